import { type Syllable, syllables } from './syllables.ts';

/**
 * ARPABET in the letters of ordinary English, for readers who do not know IPA. Each letter group stands for
 * one sound:
 *
 * | a *hat*   | ah *father* | ahr *car*  | air *care*       | aw *law*   | ay *day*  | ahy *my*   | e, eh *bed*      |
 * | ee *see*  | eer *here*  | i, ih *sit* | oh *go*         | oo *too*   | oor *cure* | or *for*  | ow *now*         |
 * | oy *boy*  | uh *cup*, *about* | ur *bird* | er *butter*  | uu *book*  | ch *chin* | dh *then*  | th *thin*        |
 * | g *go*    | j *jam*     | ng *sing*  | s *so*           | sh *she*   | y *yes*   | zh *vision* | hw *which*      |
 *
 * Consonants that are not in the table sound as they are written.
 */

const symbols: Readonly<Record<string, string>> = {
  AA: 'ah',
  AE: 'a',
  AH: 'uh',
  AO: 'aw',
  AW: 'ow',
  AY: 'ahy',
  EH: 'e',
  ER: 'ur',
  EY: 'ay',
  IH: 'i',
  IY: 'ee',
  OW: 'oh',
  OY: 'oy',
  UH: 'uu',
  UW: 'oo',
  B: 'b',
  CH: 'ch',
  D: 'd',
  DH: 'dh',
  F: 'f',
  G: 'g',
  HH: 'h',
  JH: 'j',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ng',
  P: 'p',
  R: 'r',
  S: 's',
  SH: 'sh',
  T: 't',
  TH: 'th',
  V: 'v',
  W: 'w',
  Y: 'y',
  Z: 'z',
  ZH: 'zh',
};

/** Vowels before an R of their syllable. */
const beforeR: Readonly<Record<string, string>> = { AO: 'o', EH: 'ai', IH: 'ee', UH: 'oo' };

/** Vowels at the end of their syllable, where one letter alone would be read as its name. */
const atTheEnd: Readonly<Record<string, string>> = { EH: 'eh', IH: 'ih' };

/** Vowels that English spells with a consonant after them: stressed, they take one from the next syllable. */
const checkedVowels: ReadonlySet<string> = new Set(['AE', 'AH', 'EH', 'IH', 'UH']);

/** Consonants that cannot end an English syllable. */
const openers: ReadonlySet<string> = new Set(['HH', 'W', 'Y']);

/** Vowels that take no consonant but R. */
const vowelsBeforeR: ReadonlySet<string> = new Set(['AA', 'AO']);

/**
 * The respelling of a transcription such as `HH AE1 P IY0` (`HAP-ee`): syllables joined by hyphens, those
 * with primary stress in capitals; a word of one syllable in small letters. Undefined when a symbol is not
 * ARPABET.
 */
export function arpabetToRespelling(transcription: string): string | undefined {
  const word = syllables(transcription);
  if (word === undefined) {
    return undefined;
  }
  return closeSyllables(word)
    .map(syllable =>
      word.length > 1 && syllable.stress === '1' ? spell(syllable).toUpperCase() : spell(syllable),
    )
    .join('-');
}

/** The syllables as dictionaries divide them in respelling: `HAP-ee`, where IPA has `ˈhæ.pi`. */
function closeSyllables(word: readonly Syllable[]): Syllable[] {
  const closed: Syllable[] = [];
  for (const syllable of word) {
    const previous = closed.at(-1);
    const [first, ...others] = syllable.onset;
    if (previous && first !== undefined && attracts(previous, first)) {
      closed.splice(-1, 1, { ...previous, coda: [first] }, { ...syllable, onset: others });
    } else {
      closed.push(syllable);
    }
  }
  return closed;
}

function attracts({ nucleus = '', stress, coda }: Syllable, consonant: string): boolean {
  return (
    stress !== '0' &&
    coda.length === 0 &&
    !openers.has(consonant) &&
    (checkedVowels.has(nucleus) || (vowelsBeforeR.has(nucleus) && consonant === 'R'))
  );
}

function spell(syllable: Syllable): string {
  const { onset, coda } = syllable;
  return [
    ...onset.map(phone => symbols[phone]),
    vowelLetters(syllable),
    ...coda.map(phone => symbols[phone]),
  ].join('');
}

function vowelLetters({ nucleus, stress, coda }: Syllable): string | undefined {
  if (nucleus === undefined) {
    return '';
  }
  if (nucleus === 'ER' && stress === '0') {
    return 'er';
  }
  const special = coda.length === 0 ? atTheEnd[nucleus] : coda[0] === 'R' ? beforeR[nucleus] : undefined;
  return special ?? symbols[nucleus];
}
