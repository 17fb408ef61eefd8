import type {
  GrammaticalFeature,
  Label,
  LexicalCategory,
  Register as RegisterResult,
} from '../contract/labels.ts';
import type { Dataset } from '../lexicon/dataset.ts';
import { labelText } from '../lexicon/labelText.ts';
import type { LabelList } from '../lexicon/recordLabels.ts';
import type { Labels, Register } from '../lexicon/records.ts';

/** From label ids to the labels of the wire. Absent lists stay absent. */

export function labels(
  dataset: Dataset,
  list: LabelList,
  ids: readonly string[] | undefined,
): Label[] | undefined {
  return ids?.map(id => ({ id, text: textOf(dataset, list, id) }));
}

export function lexicalCategory(dataset: Dataset, id: string): LexicalCategory {
  return { id, text: textOf(dataset, 'lexicalCategories', id) };
}

export function grammaticalFeatures(
  dataset: Dataset,
  ids: readonly string[] | undefined,
): GrammaticalFeature[] | undefined {
  const list = dataset.labels('grammaticalFeatures');
  return nonEmpty(ids)?.map(id => ({
    id,
    text: list.get(id)?.text ?? labelText(id),
    type: list.get(id)?.type ?? 'Other',
  }));
}

/** `domains`, `regions` and `registers`, wherever they occur together. */
export function labelFields(dataset: Dataset, from: Labels) {
  return {
    domains: labels(dataset, 'domains', from.domains),
    regions: labels(dataset, 'regions', from.regions),
    registers: registers(dataset, from.registers),
  };
}

export function registers(
  dataset: Dataset,
  from: readonly Register[] | undefined,
): RegisterResult[] | undefined {
  return from?.map(register => {
    const { id, qualifier } =
      typeof register === 'string' ? { id: register, qualifier: undefined } : register;
    return { id, text: textOf(dataset, 'registers', id), qualifier };
  });
}

/** The list, or undefined where it is empty: the wire knows no empty lists. */
export function nonEmpty<Item>(list: readonly Item[] | undefined): readonly Item[] | undefined {
  return list === undefined || list.length === 0 ? undefined : list;
}

function textOf(dataset: Dataset, list: LabelList, id: string): string {
  return dataset.labels(list).get(id)?.text ?? labelText(id);
}
