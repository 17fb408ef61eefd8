/** The regular spelling rules of English suffixes. */

const consonantY = /([^aeiou]|qu)y$/;
const sibilant = /(s|x|z|ch|sh)$/;

/** Verbs that keep their e lest they be taken for others: *singeing*, not *singing*. */
const keepsE = /^(singe|swinge|springe|tinge|binge|whinge)$/;

/** Vowels that count as one syllable each, silent final e left out; a rough count that serves short words. */
export function syllables(word: string): number {
  return (
    word
      .toLowerCase()
      .replace(/e$/, '')
      .match(/[aeiouy]+/g)?.length ?? 1
  );
}

/** `word` with -s: *cats*, *boxes*, *cities*. Serves plurals and the third person. */
export function withS(word: string): string {
  if (consonantY.test(word)) {
    return `${word.slice(0, -1)}ies`;
  }
  return sibilant.test(word) ? `${word}es` : `${word}s`;
}

/** `word` with a suffix that begins with a vowel: *baked*, *tried*, *stopped*, *panicked*, *happier*. */
export function withVowelSuffix(word: string, suffix: 'ed' | 'ing' | 'er' | 'est'): string {
  if (consonantY.test(word) && suffix !== 'ing') {
    return `${word.slice(0, -1)}i${suffix}`;
  }
  if (/[^aeiou]ie$/.test(word) && suffix === 'ing') {
    return `${word.slice(0, -2)}ying`;
  }
  if (word.endsWith('e') && !(suffix === 'ing' && (/(ee|oe|ye)$/.test(word) || keepsE.test(word)))) {
    return word.slice(0, -1) + suffix;
  }
  if (/[aeiou]c$/.test(word) && (suffix === 'ed' || suffix === 'ing')) {
    return `${word}k${suffix}`;
  }
  return doublesFinalConsonant(word) ? word + word.slice(-1) + suffix : word + suffix;
}

/** One syllable that ends in a single vowel and a single consonant, as in *stop*; not *fix*, *play*, *quiet*. */
function doublesFinalConsonant(word: string): boolean {
  return syllables(word) === 1 && /(^|[^aeiou]|qu)[aeiou][^aeiouwxyh]$/.test(word);
}
