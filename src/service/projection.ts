import { endpoints } from '../contract/endpoints.ts';

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
]);

/** The trees of which only the minimum and the fields are kept. */
const trees: ReadonlySet<string> = new Set(['lexicalEntries', 'entries', 'senses', 'subsenses']);

/** Every name that `fields` may hold. */
const projectable: ReadonlySet<string> = new Set(endpoints.translations.query.fields.names);

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
    } else if (minimum.has(name)) {
      kept[name] = value;
    } else if (fields.has(name)) {
      kept[name] = withoutUnnamed(value, fields);
    }
  }
  return kept as Result;
}

/** A field that is kept, without the fields inside it that were not named: the registers of an example. */
function withoutUnnamed(value: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    return value.map(item => withoutUnnamed(item, fields));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const kept = Object.entries(value).filter(([name]) => fields.has(name) || !projectable.has(name));
  return Object.fromEntries(kept.map(([name, child]) => [name, withoutUnnamed(child, fields)]));
}
