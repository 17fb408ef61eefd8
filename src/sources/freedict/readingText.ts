/** A text with one space where the source has several, or other white space, and none around it. */
export function oneSpaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Whether a text is fit to be shown as a translation: no markup of its source is left in it, its parentheses are
 * whole, and it is more than a reading between slashes.
 */
export function isPlainText(text: string): boolean {
  return text !== '' && !/[<>[\]{}]|^\/.*\/$/.test(text) && hasWholeParentheses(text);
}

function hasWholeParentheses(text: string): boolean {
  let open = 0;
  for (const [sign] of text.matchAll(/[()]/g)) {
    open += sign === '(' ? 1 : -1;
    if (open < 0) {
      return false;
    }
  }
  return open === 0;
}

/** A text with the readable part of the links of a wiki: `[[hola|¡Hola!]]` is `¡Hola!`. */
export function withoutLinks(text: string): string {
  return text.replaceAll(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/g, '$1');
}
