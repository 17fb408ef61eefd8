import { type Syllable, syllables } from './syllables.ts';

/** ARPABET, as the CMU Pronouncing Dictionary uses it, in IPA with stress and syllable boundaries. */

const symbols: Readonly<Record<string, string>> = {
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
};

/** Vowels that are written otherwise where they bear no stress. */
const unstressedVowels: Readonly<Record<string, string>> = { AH: 'ə', ER: 'ɚ' };

/**
 * The IPA of a transcription such as `HH AE1 P IY0` (`ˈhæ.pi`), without slashes. A word of one syllable
 * carries no stress mark. Undefined when a symbol is not ARPABET.
 */
export function arpabetToIpa(transcription: string): string | undefined {
  const word = syllables(transcription);
  return word
    ?.map((syllable, position) => boundary(syllable, position, word.length) + spell(syllable))
    .join('');
}

function boundary({ stress }: Syllable, position: number, count: number): string {
  if (count > 1 && stress !== '0') {
    return stress === '1' ? 'ˈ' : 'ˌ';
  }
  return position === 0 ? '' : '.';
}

function spell({ onset, nucleus, stress, coda }: Syllable): string {
  const vowel =
    nucleus === undefined ? '' : (stress === '0' && unstressedVowels[nucleus]) || symbols[nucleus];
  return [...onset.map(phone => symbols[phone]), vowel, ...coda.map(phone => symbols[phone])].join('');
}
