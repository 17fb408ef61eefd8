const names = new Intl.DisplayNames('en', { type: 'language' });

/** `en-US` reads "American English"; what is no such tag reads as it is, underscores as spaces. */
export function languageName(tag: string): string {
  return /^[a-z]{2,3}(-[A-Z]{2})?$/.test(tag) ? (names.of(tag) ?? tag) : tag.replaceAll('_', ' ');
}

/** Asking for a name takes longer than a look-up, so those that recur are asked for once. */
const accentNames: ReadonlyMap<string, string> = new Map(
  ['en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-IN', 'en-NZ', 'en-US', 'en-ZA'].map(tag => [
    tag,
    languageName(tag),
  ]),
);

/** The dialect of a pronunciation (conventions.md, section 4, "Pronunciations"). */
export function dialectName(accent: string): string {
  return accentNames.get(accent) ?? languageName(accent);
}
