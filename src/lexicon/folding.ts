/**
 * Folding: the spelling under which near-homographs meet. Two spellings fold alike when they differ only
 * in letter case, in diacritics, in the form of apostrophes, hyphens and spaces, in compatibility forms
 * (ligatures, full width) or in invisible characters (soft hyphen, joiners, vowel points).
 */

/**
 * Diacritics that may be left out. The vowel signs of Indic scripts and Thai are letters of their words and
 * stay, as do the voicing marks of Kana; the points of Hebrew and Arabic and the marks above Latin, Greek
 * and Cyrillic letters go.
 */
const diacritics =
  /[[[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}]&&\p{Mn}]--[\u3099\u309a]]/gv;

/** Soft hyphen, zero-width characters, direction marks, variation selectors; and the Arabic tatweel. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u0640]/gv;

const apostrophes = /[\u0060\u00b4\u02b9\u02bb\u02bc\u02bd\u02c8\u05f3\u2018\u2019\u201b\u2032\ua78c\uff07]/g;

const hyphens = /[\u058a\u05be\u2010\u2011\u2012\u2013\u2212\ufe58\ufe63\uff0d]/g;

/** Letters with a stroke or of two shapes, which Unicode does not decompose. */
const strokes: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ł: 'l',
  ŧ: 't',
  œ: 'oe',
  ς: 'σ',
};

const strokeLetters = new RegExp(`[${Object.keys(strokes).join('')}]`, 'g');

const plain = /^[a-z0-9 '-]*$/;

/** The folded spelling of a word or expression. Folding a folded spelling changes nothing. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (plain.test(lower)) {
    return lower.includes('  ') || lower.startsWith(' ') || lower.endsWith(' ') ? collapse(lower) : lower;
  }
  const decomposed = lower
    .replace(invisible, '')
    .replace(apostrophes, "'")
    .replace(hyphens, '-')
    .normalize('NFKD')
    // й is a letter of its own, not и with a diacritic
    .replace(/\u0438\u0306/g, '\u0439')
    .replace(diacritics, '');
  // upper case first: it resolves ß, ſ and the ligatures that have no decomposition
  const caseless = decomposed
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\u0438\u0306/g, '\u0439');
  return collapse(
    caseless
      // again: decomposition and upper case bring new ones
      .replace(invisible, '')
      .replace(diacritics, '')
      .replace(strokeLetters, letter => strokes[letter] ?? letter)
      .replace(apostrophes, "'")
      .replace(hyphens, '-')
      .normalize('NFC'),
  );
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether two spellings are the same but for letter case. */
export function equalIgnoringCase(one: string, other: string): boolean {
  return one === other || one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();
}
