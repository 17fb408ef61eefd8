/** Letters with the marks of the first four tones; the neutral tone has none. */
const markedLetters: ReadonlyMap<string, readonly string[]> = new Map(
  [...'aeiouüêmnrAEIOUÜÊMNR'].map(letter => [
    letter,
    ['\u0304', '\u0301', '\u030c', '\u0300', ''].map(mark => (letter + mark).normalize('NFC')),
  ]),
);

/**
 * Pinyin with tone marks, from the numbered pinyin of CC-CEDICT: `ni3 hao3` becomes "nǐ hǎo". Syllables are
 * separated as the source separates them; an erhua `r5` joins the syllable before it, and so does a comma.
 * Letters and capitals stay. Undefined when a piece is no syllable, such as `xx5` for a reading not known.
 */
export function toneMarked(numbered: string): string | undefined {
  let text = '';
  for (const piece of numbered.trim().split(/\s+/)) {
    const marked = markPiece(piece);
    if (marked === undefined) {
      return undefined;
    }
    const joins = text === '' || /[·・]$/.test(text) || /^[,·・:]$/.test(marked) || /^r5$/i.test(piece);
    text += joins ? marked : ` ${marked}`;
  }
  return text === '' ? undefined : text;
}

const syllable = /([a-zü:ê]+?)([1-5])/giy;

/** One piece between spaces: a syllable, several that are joined (`Bei3jing1`), a Latin letter or punctuation. */
function markPiece(piece: string): string | undefined {
  if (/^([A-Za-z]{1,2}|coser|[,·・:-])$/.test(piece)) {
    return piece;
  }
  let text = '';
  let end = 0;
  for (const [whole, letters = '', tone = ''] of piece.matchAll(syllable)) {
    const marked = markSyllable(letters, Number(tone));
    if (marked === undefined) {
      return undefined;
    }
    text += needsApostrophe(text, marked) ? `'${marked}` : marked;
    end += whole.length;
  }
  return end === piece.length && end > 0 ? text : undefined;
}

function markSyllable(letters: string, tone: number): string | undefined {
  const spelt = letters.replaceAll(/u:|v/g, 'ü').replaceAll(/U:|V/g, 'Ü');
  const bearer = toneBearer(spelt);
  if (bearer === -1 || spelt.includes(':')) {
    return undefined;
  }
  const letter = spelt.charAt(bearer);
  return spelt.slice(0, bearer) + (markedLetters.get(letter)?.[tone - 1] ?? letter) + spelt.slice(bearer + 1);
}

/**
 * The letter that takes the mark (Hanyu Pinyin, GB/T 16159, 4.6): a, e or ê, the o of ou, or else the last vowel;
 * in the interjections m, n, ng, hm and hng the nasal. -1 where there is none.
 */
function toneBearer(letters: string): number {
  const lower = letters.toLowerCase();
  if (/^(h?m|h?ng?|r)$/.test(lower)) {
    return lower.length === 1 || !lower.startsWith('h') ? 0 : 1;
  }
  if (!/^[^aeiouüê]{0,2}[aeiouüê]{1,3}(n|ng|r)?$/.test(lower)) {
    return -1;
  }
  const strong = lower.search(/[aeê]|o(?=u)/);
  return strong === -1 ? Math.max(...[...'iouü'].map(vowel => lower.lastIndexOf(vowel))) : strong;
}

/** Within a word an apostrophe stands before a syllable that begins with a, e or o (GB/T 16159, 4.5). */
function needsApostrophe(before: string, marked: string): boolean {
  return before !== '' && /^[aeo]/i.test(marked.normalize('NFD'));
}
