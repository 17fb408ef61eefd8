/**
 * The text of a translation to which an abbreviation of it is glued, as in `electric lampEL` or `lampl.`: the
 * export from Ding leaves nothing between the two. Undefined where no place to part them is sure.
 */
export function withoutGluedAbbreviation(glued: string): string | undefined {
  const ends = [...glued.matchAll(/(?<=\S)(?=[\p{L}\p{N}])/gu)].map(({ index }) => index);
  const capital = /(?<=\p{Ll}\.?)(?=[\p{Lu}\p{N}])/u.exec(glued)?.index;
  const end =
    ends.find(place => isAcronym(glued.slice(place), glued.slice(0, place))) ??
    capital ??
    ends.find(place => isShortened(glued.slice(place), glued.slice(0, place)));
  return end === undefined ? undefined : glued.slice(0, end).trim();
}

/** Whether an abbreviation is made of the first letters of at least two words. */
function isAcronym(abbreviation: string, text: string): boolean {
  const initials = [...text.matchAll(/(?<!\p{L})\p{L}/gu)].join('');
  return initials.length > 1 && lettersOf(abbreviation) === initials.toLowerCase();
}

/** Whether an abbreviation begins as the text does and has its letters in their order; `pp.` doubles for a plural. */
function isShortened(abbreviation: string, text: string): boolean {
  const letters = lettersOf(abbreviation).replaceAll(/(.)\1/gu, '$1');
  const whole = lettersOf(text);
  let from = 0;
  for (const letter of letters) {
    const place = whole.indexOf(letter, from);
    if (place === -1 || (from === 0 && place > 0)) {
      return false;
    }
    from = place + 1;
  }
  return letters !== '';
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
