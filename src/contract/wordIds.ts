/** The longest word that a request may name, in characters after URL decoding (conventions.md, section 2). */
export const longestWord = 128;

/** The longest URL of a request in bytes, query included (conventions.md, section 2). */
export const longestUrl = 8192;

/**
 * The id of a headword on the wire: URL-encoded UTF-8, spaces as underscores (`cat%27s_cradle`).
 * A lone surrogate, which UTF-8 cannot carry, becomes U+FFFD.
 */
export function toWordId(text: string): string {
  return plain.test(text) ? text : encodeWord(text);
}

/** Most words need no encoding, and ids are made for every word of an answer. */
const plain = /^[A-Za-z0-9-]*$/;

function encodeWord(text: string): string {
  return encodeURIComponent(text.toWellFormed().replaceAll(' ', '_')).replace(
    /[!'()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * The spelling that a `word_id` of a path stands for: decoded, underscores as spaces, white space at both
 * ends trimmed. Undefined when it is no URL-encoded UTF-8.
 */
export function fromWordId(wordId: string): string | undefined {
  const decoded = decodeUrl(wordId);
  return decoded?.replaceAll('_', ' ').trim();
}

/** A path or query with every character encoded that a URL cannot carry; what is encoded already stays. */
export function toUrl(path: string): string {
  return path.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** Percent-decoding; undefined for a malformed escape. */
export function decodeUrl(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
