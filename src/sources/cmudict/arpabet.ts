/** ARPABET, as the CMU Pronouncing Dictionary uses it, in IPA with stress and syllable boundaries. */

const vowels = table({
  AA: 'ɑ',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔ',
  AW: 'aʊ',
  AY: 'aɪ',
  EH: 'ɛ',
  ER: 'ɝ',
  EY: 'eɪ',
  IH: 'ɪ',
  IY: 'i',
  OW: 'oʊ',
  OY: 'ɔɪ',
  UH: 'ʊ',
  UW: 'u',
});

/** Vowels that are written otherwise where they bear no stress. */
const unstressedVowels = table({ AH: 'ə', ER: 'ɚ' });

const consonants = table({
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'ɹ',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
});

/** Clusters that begin an English syllable; every single consonant but NG does. */
const onsets: ReadonlySet<string> = new Set(
  [
    'P L,P R,P Y,B L,B R,B Y,T R,T W,D R,D W,K L,K R,K W,K Y,G L,G R,G W,F L,F R,F Y,V Y,TH R,TH W,SH R',
    'S L,S M,S N,S P,S T,S K,S W,S F,HH Y,HH W,M Y,S P L,S P R,S P Y,S T R,S K R,S K W,S K Y',
  ].flatMap(clusters => clusters.split(',')),
);

function table(symbols: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(symbols));
}

interface Syllable {
  readonly onset: readonly string[];
  readonly nucleus: string;
  readonly stress: '0' | '1' | '2';
  coda: readonly string[];
}

/**
 * The IPA of a transcription such as `HH AE1 P IY0` (`ˈhæ.pi`), without slashes. Consonants between vowels
 * go to the following syllable as far as English lets them begin one. A word of one syllable carries no
 * stress mark. Undefined when a symbol is not ARPABET.
 */
export function arpabetToIpa(transcription: string): string | undefined {
  const phones = transcription.trim().split(/\s+/);
  const known = phones.every(phone => vowelOf(phone) !== undefined || consonants.has(phone));
  const syllables = known ? syllabify(phones) : [];
  if (syllables.length === 0) {
    return known && phones.length > 0 ? spell(phones) : undefined;
  }
  return syllables
    .map((syllable, position) => boundary(syllable, position, syllables.length) + spellSyllable(syllable))
    .join('');
}

function vowelOf(phone: string): { readonly name: string; readonly stress: '0' | '1' | '2' } | undefined {
  const name = phone.slice(0, -1);
  const stress = phone.at(-1);
  return vowels.has(name) && (stress === '0' || stress === '1' || stress === '2')
    ? { name, stress }
    : undefined;
}

function syllabify(phones: readonly string[]): Syllable[] {
  const syllables: Syllable[] = [];
  let cluster: string[] = [];
  for (const phone of phones) {
    const vowel = vowelOf(phone);
    if (vowel === undefined) {
      cluster.push(phone);
      continue;
    }
    const previous = syllables.at(-1);
    const codaLength = previous ? cluster.length - onsetLength(cluster) : 0;
    if (previous) {
      previous.coda = cluster.slice(0, codaLength);
    }
    syllables.push({ onset: cluster.slice(codaLength), nucleus: vowel.name, stress: vowel.stress, coda: [] });
    cluster = [];
  }
  const last = syllables.at(-1);
  if (last) {
    last.coda = cluster;
  }
  return syllables;
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

function boundary(syllable: Syllable, position: number, count: number): string {
  if (count > 1 && syllable.stress === '1') {
    return 'ˈ';
  }
  if (count > 1 && syllable.stress === '2') {
    return 'ˌ';
  }
  return position === 0 ? '' : '.';
}

function spellSyllable({ onset, nucleus, stress, coda }: Syllable): string {
  const vowel = (stress === '0' ? unstressedVowels.get(nucleus) : undefined) ?? vowels.get(nucleus) ?? '';
  return spell(onset) + vowel + spell(coda);
}

function spell(phones: readonly string[]): string {
  return phones.map(phone => consonants.get(phone) ?? '').join('');
}
