import { endpoints } from '../../contract/endpoints.ts';
import { noEntry } from '../../contract/errors.ts';
import type { PronunciationsBody } from '../../contract/pronunciations.ts';
import { toWordId } from '../../contract/wordIds.ts';
import type { Dataset, Headword } from '../../lexicon/dataset.ts';
import { checkFilters, matches } from '../filters.ts';
import { lexicalCategory } from '../labelResults.ts';
import { metadataOf } from '../metadata.ts';
import { requireDataset, route } from '../route.ts';
import { pronunciations as pronunciationResults } from '../senseResults.ts';
import { lookUpAsked } from '../wordAsked.ts';

type PronunciationsResult = PronunciationsBody['results'][number];

/** How a word is said in the accent of the dataset, by lexical category; the spelling must match strictly. */
export const pronunciations = route(endpoints.pronunciations, ({ path, query, lexicon }) => {
  const dataset = requireDataset(lexicon, path.source_lang);
  checkFilters(dataset, query);
  const result = lookUpAsked(path.word_id, text => {
    const [headword] = dataset.headwords(text, { strict: true });
    return headword && pronunciationsResult(dataset, headword, query.lexicalCategory);
  });
  if (!result) {
    throw noEntry();
  }
  return { metadata: metadataOf(dataset, { operation: 'retrieve' }), results: [result] };
});

function pronunciationsResult(
  dataset: Dataset,
  headword: Headword,
  categories: readonly string[] | undefined,
): PronunciationsResult | undefined {
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
  return lexicalEntries.length > 0
    ? {
        id: toWordId(headword.text),
        language: dataset.id,
        lexicalEntries,
        type: 'headword',
        word: headword.text.toLowerCase(),
      }
    : undefined;
}
