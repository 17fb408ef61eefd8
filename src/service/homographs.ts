/** An entry, with its number where the spelling has several homographs. */
export interface Numbered<Entry> {
  readonly entry: Entry;
  readonly homographNumber: string | undefined;
}

/**
 * Entries by their homographs, in the order in which these first come: 100, 101 … for those of the first, 200,
 * 201 … for those of the second (conventions.md, section 4, "Homographs").
 */
export function byHomograph<Entry extends { readonly homograph?: number }>(
  entries: readonly Entry[],
): readonly (readonly Numbered<Entry>[])[] {
  const homographs = Map.groupBy(entries, entry => entry.homograph ?? 1);
  return [...homographs].map(([homograph, members]) =>
    members.map((entry, position) => ({
      entry,
      homographNumber: homographs.size > 1 ? String(100 * homograph + position) : undefined,
    })),
  );
}
