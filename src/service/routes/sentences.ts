import { endpoints } from '../../contract/endpoints.ts';
import type { SentencesResult } from '../../contract/sentences.ts';
import type { Dataset } from '../../lexicon/dataset.ts';
import type { Headword } from '../../lexicon/headwordList.ts';
import { headwordBody } from '../headwordBody.ts';
import { headwordResult, lookUpHeadwords } from '../headwordLookUp.ts';
import { grammaticalFeatures, lexicalCategory } from '../labelResults.ts';
import { metadataOf } from '../metadata.ts';
import { requireDataset, route } from '../route.ts';
import { sentences as sentenceResults } from '../senseResults.ts';

/** Sentences that show a headword and its near-homographs in use, each with the senses that it shows. */
export const sentences = route(endpoints.sentences, ({ path, query, lexicon }) => {
  const dataset = requireDataset(lexicon, path.source_lang);
  const results = lookUpHeadwords(dataset, path.word_id, { strict: query.strictMatch }, headword =>
    sentencesOf(dataset, headword),
  );
  return headwordBody(
    path.word_id,
    metadataOf(dataset, { operation: 'retrieve', schema: 'SentencesResults' }),
    results,
  );
});

function sentencesOf(dataset: Dataset, headword: Headword): SentencesResult[] {
  const lexicalEntries = dataset.sentences(headword).map(entry => ({
    ...(entry.grammaticalFeatures
      ? { grammaticalFeatures: grammaticalFeatures(entry.grammaticalFeatures, dataset) }
      : {}),
    language: dataset.id,
    lexicalCategory: lexicalCategory(entry.lexicalCategory, dataset),
    sentences: sentenceResults(entry.sentences, dataset),
    text: headword.text,
  }));
  return headwordResult(dataset, headword, lexicalEntries);
}
