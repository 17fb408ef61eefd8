import type { LexicalRecord } from './records.ts';

/** The label lists of a pack, by their names on the wire. */
export const labelLists = [
  'lexicalCategories',
  'grammaticalFeatures',
  'domains',
  'registers',
  'regions',
  'domainClasses',
  'semanticClasses',
] as const;

export type LabelList = (typeof labelLists)[number];

const listOfField: Readonly<Record<string, LabelList>> = {
  grammaticalFeatures: 'grammaticalFeatures',
  domains: 'domains',
  registers: 'registers',
  regions: 'regions',
  domainClasses: 'domainClasses',
  semanticClasses: 'semanticClasses',
};

/** Every label id that a record uses, at any depth, with the list it belongs to. */
export function* recordLabels(record: LexicalRecord): Generator<readonly [LabelList, string]> {
  yield* labelsIn(record);
}

function* labelsIn(value: object): Generator<readonly [LabelList, string]> {
  for (const [field, child] of Object.entries(value)) {
    const list = listOfField[field];
    if (list !== undefined && Array.isArray(child)) {
      for (const label of child) {
        yield [list, typeof label === 'string' ? label : label.id];
      }
    } else if (field === 'lexicalCategory' && typeof child === 'string') {
      yield ['lexicalCategories', child];
    } else if (typeof child === 'object' && child !== null) {
      yield* labelsIn(child);
    }
  }
}
