import type { HeadwordList } from '../lexicon/headwordList.ts';

/**
 * How fields of a record become fields of the wire: one function for each field that passes. What a record
 * has besides stays behind.
 */
export type FieldMap<Stored, Wire, Headwords = HeadwordList> = {
  readonly [Name in keyof Stored & keyof Wire]?: (
    value: NonNullable<Stored[Name]>,
    headwords: Headwords,
  ) => Wire[Name];
};

/**
 * The fields that a record has, as they go on the wire, added to those of `start`. Fields without a value and
 * empty lists do not pass (conventions.md, section 3, "Body"). Map and start together must name every field
 * that `Wire` requires.
 */
export function mapFields<Stored extends object, Wire extends object, Headwords extends HeadwordList>(
  stored: Stored,
  map: FieldMap<Stored, Wire, Headwords>,
  headwords: Headwords,
  start: Partial<Wire> = {},
): Wire {
  const wire = start as Record<string, unknown>;
  const fields = map as Readonly<Record<string, UntypedField | undefined>>;
  // records are plain objects, and this loop runs for every synonym of an answer
  for (const name in stored) {
    const field = fields[name];
    const value: unknown = field && stored[name];
    if (field && value !== undefined && !(Array.isArray(value) && value.length === 0)) {
      wire[name] = field(value, headwords);
    }
  }
  return wire as Wire;
}

type UntypedField = (value: unknown, headwords: HeadwordList) => unknown;

/** The map of a list: that of its items, one by one. */
export function listOf<
  Stored extends object,
  Wire extends object,
  Headwords extends HeadwordList = HeadwordList,
>(map: FieldMap<Stored, Wire, Headwords>) {
  return (items: readonly Stored[], headwords: Headwords): Wire[] =>
    items.map(item => mapFields(item, map, headwords));
}

export const text = (value: string) => value;

/** Strings go on the wire as they are. They are shared with the record, for an answer is only serialised. */
export const texts = (list: readonly string[]) => list as string[];
