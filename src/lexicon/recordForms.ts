import type { Inflection, LexicalRecord, Sense, VariantForm } from './records.ts';

/** A spelling under which a headword is found though it is not the headword. */
export interface RecordForm {
  readonly form: string;
  readonly kind: 'inflection' | 'variant';
  /** Empty where the record holds for every category. */
  readonly lexicalCategory: string;
  readonly grammaticalFeatures: readonly string[];
  readonly derived: boolean;
}

/** Every inflected and variant form that a record names, those of its senses included. */
export function* recordForms(record: LexicalRecord): Generator<RecordForm> {
  if (record.kind === 'sentences') {
    return;
  }
  const category = record.lexicalCategory ?? '';
  if (record.kind !== 'thesaurus') {
    yield* inflectionForms(record.inflections, category);
  }
  if (record.kind !== 'form') {
    yield* variantForms(record.variantForms, category);
  }
  if (record.kind === 'entry' || record.kind === 'translation') {
    yield* senseForms(record.senses, category);
  }
}

function* senseForms(senses: readonly Sense[] | undefined, category: string): Generator<RecordForm> {
  for (const sense of senses ?? []) {
    yield* inflectionForms(sense.inflections, category);
    yield* variantForms(sense.variantForms, category);
    yield* senseForms(sense.subsenses, category);
  }
}

function* inflectionForms(
  inflections: readonly Inflection[] | undefined,
  category: string,
): Generator<RecordForm> {
  for (const inflection of inflections ?? []) {
    yield {
      form: inflection.form,
      kind: 'inflection',
      lexicalCategory: category,
      grammaticalFeatures: inflection.grammaticalFeatures ?? [],
      derived: inflection.derived ?? false,
    };
  }
}

function* variantForms(
  variants: readonly VariantForm[] | undefined,
  category: string,
): Generator<RecordForm> {
  for (const variant of variants ?? []) {
    yield {
      form: variant.text,
      kind: 'variant',
      lexicalCategory: category,
      grammaticalFeatures: [],
      derived: false,
    };
  }
}
