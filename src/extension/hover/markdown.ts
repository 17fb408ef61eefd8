/** Text that Markdown shows as it is: no emphasis, link, heading, list, image, HTML or entity comes out of it. */
export function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/[!-/:-@[-`{-~]/g, character => (harmless.has(character) ? character : `\\${character}`));
}

/** Punctuation that Markdown gives no meaning within a line, so that what is shown stays readable as it is sent. */
const harmless: ReadonlySet<string> = new Set([...` '",;:?%()`]);
