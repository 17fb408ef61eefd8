import { endpoints } from '../../contract/endpoints.ts';
import type { PronunciationsBody } from '../../contract/pronunciations.ts';
import type { Dataset } from '../../lexicon/dataset.ts';
import type { Headword } from '../../lexicon/headwordList.ts';
import { checkFilters, matches } from '../filters.ts';
import { headwordResult, lookUpHeadwords } from '../headwordLookUp.ts';
import { lexicalCategory } from '../labelResults.ts';
import { metadataOf } from '../metadata.ts';
import { requireDataset, route } from '../route.ts';
import { pronunciations as pronunciationResults } from '../senseResults.ts';

/** How a word is said in the accent of the dataset, by lexical category; the spelling must match strictly. */
export const pronunciations = route(endpoints.pronunciations, ({ path, query, lexicon }) => {
  const dataset = requireDataset(lexicon, path.source_lang);
  checkFilters(dataset, query);
  return {
    metadata: metadataOf(dataset, { operation: 'retrieve' }),
    results: lookUpHeadwords(dataset, path.word_id, { strict: true }, headword =>
      pronunciationsOf(dataset, headword, query.lexicalCategory),
    ),
  };
});

function pronunciationsOf(
  dataset: Dataset,
  headword: Headword,
  categories: readonly string[] | undefined,
): PronunciationsBody['results'] {
  const lexicalEntries = dataset
    .entries(headword)
    .filter(entry => matches(categories, [entry.lexicalCategory]))
    .flatMap(entry => {
      const spoken = (entry.pronunciations ?? []).filter(({ accents = [] }) =>
        accents.some(accent => accent.toLowerCase() === dataset.id),
      );
      return spoken.length === 0
        ? []
        : [
            {
              language: dataset.id,
              lexicalCategory: lexicalCategory(entry.lexicalCategory, dataset),
              pronunciations: pronunciationResults(spoken, dataset),
              text: headword.text,
            },
          ];
    });
  return headwordResult(dataset, headword, lexicalEntries);
}
