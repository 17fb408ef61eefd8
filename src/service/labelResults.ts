import type { GrammaticalFeature, Label, LexicalCategory, Register } from '../contract/labels.ts';
import type { HeadwordList } from '../lexicon/headwordList.ts';
import { labelText } from '../lexicon/labelText.ts';
import type { LabelList } from '../lexicon/recordLabels.ts';
import type * as records from '../lexicon/records.ts';

/** From the label ids of records to the labels of the wire. */

export function lexicalCategory(id: string, headwords: HeadwordList): LexicalCategory {
  return { id, text: textOf(headwords, 'lexicalCategories', id) };
}

export function grammaticalFeatures(ids: readonly string[], headwords: HeadwordList): GrammaticalFeature[] {
  const list = headwords.labels('grammaticalFeatures');
  return ids.map(id => {
    const known = list.get(id);
    return { id, text: known?.text ?? labelText(id), type: known?.type ?? 'Other' };
  });
}

export const regions = labelsOf('regions');
export const domainClasses = labelsOf('domainClasses');
export const semanticClasses = labelsOf('semanticClasses');

export function registers(from: readonly records.Register[], headwords: HeadwordList): Register[] {
  return from.map(register => {
    const id = registerId(register);
    const label = { id, text: textOf(headwords, 'registers', id) };
    return typeof register === 'string' || register.qualifier === ''
      ? label
      : { ...label, qualifier: register.qualifier };
  });
}

/** The id of a register, with or without a qualifier. */
export function registerId(register: records.Register): string {
  return typeof register === 'string' ? register : register.id;
}

/** `domains`, `regions` and `registers`, wherever they occur together. */
export const labelFields = { domains: labelsOf('domains'), regions, registers };

function labelsOf(list: LabelList) {
  return (ids: readonly string[], headwords: HeadwordList): Label[] =>
    ids.map(id => ({ id, text: textOf(headwords, list, id) }));
}

function textOf(headwords: HeadwordList, list: LabelList, id: string): string {
  return headwords.labels(list).get(id)?.text ?? labelText(id);
}
