import { valueSets } from '../contract/datasets.ts';
import { ApiError } from '../contract/errors.ts';
import type { FilterList } from '../contract/queries.ts';
import type { HeadwordList } from '../lexicon/headwordList.ts';
import type { Pair } from '../lexicon/pair.ts';
import type { Register } from '../lexicon/records.ts';
import { type Featured, featuresOf } from './features.ts';
import { registerId } from './labelResults.ts';
import { shorten } from './target.ts';

/** The filters of a request: different ones combine with AND, the ids of one with OR (service.md, "Filter rules"). */
export interface Filters {
  readonly lexicalCategory?: readonly string[] | undefined;
  readonly grammaticalFeatures?: readonly string[] | undefined;
  readonly domains?: readonly string[] | undefined;
  readonly registers?: readonly string[] | undefined;
}

const listOfFilter: Readonly<Record<keyof Filters, FilterList>> = {
  lexicalCategory: 'lexicalCategories',
  grammaticalFeatures: 'grammaticalFeatures',
  domains: 'domains',
  registers: 'registers',
};

/** Throws an `ApiError` 400 for an id that is in no label list of the dataset or pair. */
export function checkFilters(headwords: HeadwordList | Pair, filters: Filters): void {
  for (const [name, list] of Object.entries(listOfFilter) as [keyof Filters, FilterList][]) {
    const unknown = filters[name]?.find(id => !headwords.labels(list).has(id));
    if (unknown !== undefined) {
      const places = labelPlaces(headwords).map(place => `/${list}/${place}`);
      throw new ApiError(
        400,
        `Invalid value '${shorten(unknown)}' for the filter ${name}; valid ids are listed at ${places.join(' and ')}.`,
      );
    }
  }
}

/** Where the label lists of a dataset or pair are found: for `en` those of its regions. */
function labelPlaces(headwords: HeadwordList | Pair): readonly string[] {
  const { id, language } = headwords;
  if ('target' in headwords) {
    return [`${id}/${headwords.target}`];
  }
  const own = valueSets.monolingual.filter(dataset => dataset === id);
  const regional = valueSets.monolingual.filter(
    dataset => dataset.split('-').length === 2 && dataset.startsWith(`${language}-`),
  );
  return own.length > 0 || regional.length === 0 ? [id] : regional;
}

/** What filters look at in an entry of one language or of two. */
interface Filtered extends Featured {
  readonly lexicalCategory: string;
  readonly senses?: readonly FilteredSense[];
}

interface FilteredSense {
  readonly id: string;
  readonly domains?: readonly string[];
  readonly registers?: readonly Register[];
  readonly subsenses?: readonly FilteredSense[];
}

/**
 * What the filters leave of an entry; undefined where they leave nothing. Domains and registers keep senses
 * and subsenses one by one; a sense that does not match itself stays, bare, above subsenses that do.
 */
export function filterEntry<Entry extends Filtered>(
  entry: Entry,
  filters: Filters,
  formFeatures: readonly string[] = [],
): Entry | undefined {
  const { lexicalCategory, grammaticalFeatures, domains, registers } = filters;
  if (!matches(lexicalCategory, [entry.lexicalCategory])) {
    return undefined;
  }
  if (grammaticalFeatures && !matches(grammaticalFeatures, [...featuresOf(entry), ...formFeatures])) {
    return undefined;
  }
  if (!domains && !registers) {
    return entry;
  }
  const senses = filterSenses(entry.senses ?? [], filters);
  return senses.length > 0 ? { ...entry, senses } : undefined;
}

function filterSenses(senses: readonly FilteredSense[], filters: Filters): FilteredSense[] {
  return senses.flatMap(sense => {
    const registerIds = (sense.registers ?? []).map(registerId);
    const itself = matches(filters.domains, sense.domains ?? []) && matches(filters.registers, registerIds);
    const { subsenses, ...bare } = sense;
    const kept = filterSenses(subsenses ?? [], filters);
    if (kept.length > 0) {
      return [itself ? { ...bare, subsenses: kept } : { id: sense.id, subsenses: kept }];
    }
    return itself ? [bare] : [];
  });
}

/** Whether a filter lets ids through; an absent one lets everything through. */
export function matches(wanted: readonly string[] | undefined, ids: readonly string[]): boolean {
  return wanted === undefined || ids.some(id => wanted.includes(id));
}
