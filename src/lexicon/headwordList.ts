import { equalIgnoringCase, fold } from './folding.ts';
import type { Manifest } from './manifest.ts';
import type { Pack, PackHeadword, PackLabel } from './pack.ts';
import type { LabelList } from './recordLabels.ts';

/** A headword, with the packs that say something about it. */
export interface Headword {
  readonly text: string;
  /** Occurrences in the corpus of the first pack that counts them. */
  readonly frequency: number;
  readonly places: readonly { readonly pack: Pack; readonly id: number }[];
}

export interface MatchOptions {
  /** Exact spelling only. Otherwise case and diacritics may differ; the exact spelling comes first. */
  readonly strict?: boolean;
}

/** What a dataset and a pair have in common: headwords of one language, and the labels of their records. */
export interface HeadwordList {
  /** The dataset, or the source language of the pair. */
  readonly id: string;
  readonly language: string;
  /** Of the packs whose data are answered. */
  readonly manifests: readonly Manifest[];
  headwords(text: string, options?: MatchOptions): readonly Headword[];
  labels(list: LabelList): Labels;
}

/** The labels of one list, by their ids and in the order of these. */
export type Labels = ReadonlyMap<string, PackLabel>;

/** Which headwords of a language are looked up at all. */
export type HeadwordFilter = (headword: string, language: string) => boolean;

/** Packs in which headwords of one language are looked up, the first one heard first. */
export interface Stack {
  readonly packs: readonly Pack[];
  readonly language: string;
  readonly serves: HeadwordFilter;
}

/** The headwords of a stack that a text names; those of folding packs complete the others and make none. */
export function findHeadwords(
  { packs, language, serves }: Stack,
  text: string,
  { strict = false }: MatchOptions = {},
): readonly Headword[] {
  const folded = fold(text);
  const composed = text.normalize('NFC');
  const rows = packs.map(pack => ({ pack, found: pack.headwords(language, folded) }));
  const spellings = new Map<string, PackHeadword>();
  for (const { pack, found } of rows) {
    for (const row of pack.manifest.spelling === 'exact' ? found : []) {
      const wanted = (!strict || row.text === composed) && serves(row.text, language);
      if (wanted && !spellings.get(row.text)?.frequency) {
        spellings.set(row.text, row);
      }
    }
  }
  const placesOf = (spelling: string) =>
    rows.flatMap(({ pack, found }) =>
      found
        .filter(row => row.text === spelling || pack.manifest.spelling === 'folded')
        .map(row => ({ pack, id: row.id })),
    );
  return [...spellings.values()]
    .map(row => ({ text: row.text, frequency: row.frequency, places: placesOf(row.text) }))
    .sort(
      (one, other) =>
        distance(one.text, text) - distance(other.text, text) || other.frequency - one.frequency,
    );
}

/** Reads the label lists of some scopes, each once; of two packs that name a label the first is heard. */
export function labelReader(packs: readonly Pack[], scopes: readonly string[]): (list: LabelList) => Labels {
  const known = new Map<LabelList, Labels>();
  return list => {
    const labels = known.get(list) ?? readLabels(packs, scopes, list);
    known.set(list, labels);
    return labels;
  };
}

function readLabels(packs: readonly Pack[], scopes: readonly string[], list: LabelList): Labels {
  const found = packs.flatMap(pack => scopes.flatMap(scope => pack.labels(scope, list)));
  const first = new Map(found.toReversed().map(label => [label.id, label]));
  return new Map([...first].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** How far a spelling is from the one that was asked: 0 the same, 1 but for case, 2 but for more. */
export function distance(spelling: string, asked: string): 0 | 1 | 2 {
  if (spelling === asked) {
    return 0;
  }
  return equalIgnoringCase(spelling, asked) ? 1 : 2;
}
