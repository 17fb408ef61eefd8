/**
 * The readable text of a label id: words in title case, separated by spaces. `vulgar_slang` reads
 * "Vulgar Slang", `combiningForm` "Combining Form", `non-standard` "Non-Standard", `us` "US".
 */
export function labelText(id: string): string {
  return id
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '_')
    .split('_')
    .filter(word => word !== '')
    .map(word => (initials.has(word) ? word.toUpperCase() : inTitleCase(word)))
    .join(' ');
}

/** Labels and parts of them that are spoken letter by letter. */
const initials: ReadonlySet<string> = new Set(['us', 'uk', 'tv']);

function inTitleCase(word: string): string {
  return word.replace(/(^|-)\p{L}/gu, start => start.toUpperCase());
}

/** The label id of a readable text: lower case, words joined by underscores. */
export function labelId(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '_');
}
