import { endpoints } from '../../contract/endpoints.ts';
import { noEntry } from '../../contract/errors.ts';
import type { InflectionsResult } from '../../contract/inflections.ts';
import { toWordId } from '../../contract/wordIds.ts';
import type { Dataset, Headword } from '../../lexicon/dataset.ts';
import { grammaticalFeatures, lexicalCategory } from '../labelResults.ts';
import { metadataOf } from '../metadata.ts';
import { requireDataset, route } from '../route.ts';
import { inflections as inflectionResults } from '../senseResults.ts';
import { lookUpAsked } from '../wordAsked.ts';

/** Every inflected form of a headword and of its near-homographs, by lexical category. */
export const inflections = route(endpoints.inflections, ({ path, query, lexicon }) => {
  const dataset = requireDataset(lexicon, path.source_lang);
  const results = lookUpAsked(path.word_id, text => {
    const headwords = dataset.headwords(text, { strict: query.strictMatch });
    const found = headwords.flatMap(headword => inflectionsOf(dataset, headword) ?? []);
    return found.length > 0 ? found : undefined;
  });
  if (!results) {
    throw noEntry();
  }
  const metadata = metadataOf(dataset, { operation: 'retrieve', schema: 'Inflections' });
  return { id: toWordId(path.word_id), metadata, results };
});

function inflectionsOf(dataset: Dataset, headword: Headword): InflectionsResult | undefined {
  const lexicalEntries = dataset.entries(headword).flatMap(entry => {
    const { inflections: forms = [], grammaticalFeatures: features = [] } = entry;
    return forms.length === 0
      ? []
      : [
          {
            ...(features.length > 0 ? { grammaticalFeatures: grammaticalFeatures(features, dataset) } : {}),
            inflections: inflectionResults(forms, dataset),
            language: dataset.id,
            lexicalCategory: lexicalCategory(entry.lexicalCategory, dataset),
          },
        ];
  });
  return lexicalEntries.length > 0
    ? { id: toWordId(headword.text), language: dataset.id, lexicalEntries, text: headword.text }
    : undefined;
}
