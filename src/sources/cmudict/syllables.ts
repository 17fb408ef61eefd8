/** ARPABET, as the CMU Pronouncing Dictionary uses it, divided into syllables. */

const vowels: ReadonlySet<string> = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));

const consonants: ReadonlySet<string> = new Set(
  'B CH D DH F G HH JH K L M N NG P R S SH T TH V W Y Z ZH'.split(' '),
);

/** Clusters that begin an English syllable; every single consonant but NG does. */
const onsets: ReadonlySet<string> = new Set(
  [
    'P L,P R,P Y,B L,B R,B Y,T R,T W,D R,D W,K L,K R,K W,K Y,G L,G R,G W,F L,F R,F Y,V Y,TH R,TH W,SH R',
    'S L,S M,S N,S P,S T,S K,S W,S F,HH Y,HH W,M Y,S P L,S P R,S P Y,S T R,S K R,S K W,S K Y',
  ].flatMap(clusters => clusters.split(',')),
);

/** Primary stress is 1, secondary stress 2. */
export type Stress = '0' | '1' | '2';

export interface Syllable {
  readonly onset: readonly string[];
  /** The vowel without its stress; absent in a word of consonants alone, such as *hmm*. */
  readonly nucleus?: string;
  readonly stress: Stress;
  readonly coda: readonly string[];
}

/**
 * The syllables of a transcription such as `HH AE1 P IY0`. Consonants between vowels go to the following
 * syllable as far as English lets them begin one. Undefined when a symbol is not ARPABET.
 */
export function syllables(transcription: string): readonly Syllable[] | undefined {
  const phones = transcription.trim().split(/\s+/);
  if (!phones.every(phone => vowelOf(phone) !== undefined || consonants.has(phone))) {
    return undefined;
  }
  const found = divide(phones);
  return found.length === 0 ? [{ onset: phones, stress: '0', coda: [] }] : found;
}

function vowelOf(phone: string): { readonly nucleus: string; readonly stress: Stress } | undefined {
  const nucleus = phone.slice(0, -1);
  const stress = phone.at(-1);
  return vowels.has(nucleus) && (stress === '0' || stress === '1' || stress === '2')
    ? { nucleus, stress }
    : undefined;
}

function divide(phones: readonly string[]): Syllable[] {
  const divided: (Syllable & { coda: readonly string[] })[] = [];
  let cluster: string[] = [];
  for (const phone of phones) {
    const vowel = vowelOf(phone);
    if (vowel === undefined) {
      cluster.push(phone);
      continue;
    }
    const previous = divided.at(-1);
    const codaLength = previous ? cluster.length - onsetLength(cluster) : 0;
    if (previous) {
      previous.coda = cluster.slice(0, codaLength);
    }
    divided.push({ onset: cluster.slice(codaLength), ...vowel, coda: [] });
    cluster = [];
  }
  const last = divided.at(-1);
  if (last) {
    last.coda = cluster;
  }
  return divided;
}

/** How many consonants at the end of a cluster can begin a syllable. */
function onsetLength(cluster: readonly string[]): number {
  for (let length = Math.min(cluster.length, 3); length > 1; length -= 1) {
    if (onsets.has(cluster.slice(-length).join(' '))) {
      return length;
    }
  }
  const last = cluster.at(-1);
  return last === undefined || last === 'NG' ? 0 : 1;
}
