import { endpoints } from '../../contract/endpoints.ts';
import type { InflectionsResult } from '../../contract/inflections.ts';
import { toWordId } from '../../contract/wordIds.ts';
import type { Dataset } from '../../lexicon/dataset.ts';
import type { Headword } from '../../lexicon/headwordList.ts';
import { lookUpHeadwords } from '../headwordLookUp.ts';
import { grammaticalFeatures, lexicalCategory } from '../labelResults.ts';
import { metadataOf } from '../metadata.ts';
import { requireDataset, route } from '../route.ts';
import { inflections as inflectionResults } from '../senseResults.ts';

/** Every inflected form of a headword and of its near-homographs, by lexical category. */
export const inflections = route(endpoints.inflections, ({ path, query, lexicon }) => {
  const dataset = requireDataset(lexicon, path.source_lang);
  return {
    id: toWordId(path.word_id),
    metadata: metadataOf(dataset, { operation: 'retrieve', schema: 'Inflections' }),
    results: lookUpHeadwords(dataset, path.word_id, { strict: query.strictMatch }, headword =>
      inflectionsOf(dataset, headword),
    ),
  };
});

function inflectionsOf(dataset: Dataset, headword: Headword): InflectionsResult[] {
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
    ? [{ id: toWordId(headword.text), language: dataset.id, lexicalEntries, text: headword.text }]
    : [];
}
