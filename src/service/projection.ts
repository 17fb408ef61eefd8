/**
 * Fields rules 2 to 4 (service.md): what every answer keeps, whatever is asked for. The tree of senses stays,
 * so that a sense without anything keeps its id.
 */
const minimum: ReadonlySet<string> = new Set([
  'id',
  'type',
  'language',
  'text',
  'word',
  'lexicalCategory',
  'homographNumber',
  'lexicalEntries',
  'entries',
  'senses',
  'subsenses',
]);

/** The trees of which only the minimum and the fields are kept; anything else is kept whole or not at all. */
const trees: ReadonlySet<string> = new Set(['lexicalEntries', 'entries', 'senses', 'subsenses']);

/** Results with the minimum payload and the fields that were asked for; all of them where none were. */
export function project<Result extends object>(
  results: readonly Result[],
  fields: ReadonlySet<string> | undefined,
): Result[] {
  return fields === undefined ? [...results] : results.map(result => projectOne(result, fields));
}

function projectOne<Result extends object>(result: Result, fields: ReadonlySet<string>): Result {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(result)) {
    if (trees.has(name) && Array.isArray(value)) {
      const items = value.map(item => projectOne(item, fields)).filter(item => Object.keys(item).length > 0);
      if (items.length > 0) {
        kept[name] = items;
      }
    } else if (value !== undefined && (minimum.has(name) || fields.has(name))) {
      kept[name] = value;
    }
  }
  return kept as Result;
}
