import { endpoints } from '../../contract/endpoints.ts';
import { noEntry } from '../../contract/errors.ts';
import type { SentencesResult } from '../../contract/sentences.ts';
import { toWordId } from '../../contract/wordIds.ts';
import type { Dataset, Headword } from '../../lexicon/dataset.ts';
import { lexicalCategory } from '../labelResults.ts';
import { metadataOf } from '../metadata.ts';
import { requireDataset, route } from '../route.ts';
import { sentences as sentenceResults } from '../senseResults.ts';
import { lookUpAsked } from '../wordAsked.ts';

/** Sentences that show a headword and its near-homographs in use, each with the senses that it shows. */
export const sentences = route(endpoints.sentences, ({ path, query, lexicon }) => {
  const dataset = requireDataset(lexicon, path.source_lang);
  const results = lookUpAsked(path.word_id, text => {
    const headwords = dataset.headwords(text, { strict: query.strictMatch });
    const found = headwords.flatMap(headword => sentencesResult(dataset, headword) ?? []);
    return found.length > 0 ? found : undefined;
  });
  const word = results?.[0]?.lexicalEntries[0]?.text;
  if (!results || word === undefined) {
    throw noEntry();
  }
  const metadata = metadataOf(dataset, { operation: 'retrieve', schema: 'SentencesResults' });
  return { id: toWordId(path.word_id), metadata, results, word };
});

function sentencesResult(dataset: Dataset, headword: Headword): SentencesResult | undefined {
  const lexicalEntries = dataset.sentences(headword).map(entry => ({
    language: dataset.id,
    lexicalCategory: lexicalCategory(entry.lexicalCategory, dataset),
    sentences: sentenceResults(entry.sentences, dataset),
    text: headword.text,
  }));
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
