import { endpoints } from '../../contract/endpoints.ts';
import { noEntry } from '../../contract/errors.ts';
import type { ThesaurusResult } from '../../contract/thesaurus.ts';
import { toWordId } from '../../contract/wordIds.ts';
import type { Dataset, Headword } from '../../lexicon/dataset.ts';
import type { ThesaurusSense } from '../../lexicon/records.ts';
import { grammaticalFeatures, lexicalCategory } from '../labelResults.ts';
import { metadataOf } from '../metadata.ts';
import { requireDataset, route } from '../route.ts';
import { thesaurusSenses, variantForms } from '../senseResults.ts';
import { lookUpAsked } from '../wordAsked.ts';

/** Synonyms and antonyms of a headword and of its near-homographs, by sense. */
export const thesaurus = route(endpoints.thesaurus, ({ path, query, lexicon }) => {
  const dataset = requireDataset(lexicon, path.source_lang);
  const wanted = query.fields ?? both;
  const results = lookUpAsked(path.word_id, text => {
    const headwords = dataset.headwords(text, { strict: query.strictMatch });
    const found = headwords.flatMap(headword => thesaurusResult(dataset, headword, wanted) ?? []);
    return found.length > 0 ? found : undefined;
  });
  const word = results?.[0]?.lexicalEntries[0]?.text;
  if (!results || word === undefined) {
    throw noEntry();
  }
  const metadata = metadataOf(dataset, { operation: 'retrieve', schema: 'ThesaurusEndpoint' });
  return { id: toWordId(path.word_id), metadata, results, word };
});

const both: ReadonlySet<string> = new Set(['synonyms', 'antonyms']);

function thesaurusResult(
  dataset: Dataset,
  headword: Headword,
  wanted: ReadonlySet<string>,
): ThesaurusResult | undefined {
  const lexicalEntries = dataset.thesaurus(headword).flatMap(entry => {
    const senses = withWanted(entry.senses, wanted);
    const { grammaticalFeatures: features = [], variantForms: variants = [] } = entry;
    return senses.length === 0
      ? []
      : [
          {
            entries: [{ senses: thesaurusSenses(senses, dataset) }],
            ...(features.length > 0 ? { grammaticalFeatures: grammaticalFeatures(features, dataset) } : {}),
            language: dataset.id,
            lexicalCategory: lexicalCategory(entry.lexicalCategory, dataset),
            text: headword.text,
            ...(variants.length > 0 ? { variantForms: variantForms(variants, dataset) } : {}),
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

/** The senses with only what is wanted; those that have nothing of it, in themselves or below, are left out. */
function withWanted(senses: readonly ThesaurusSense[], wanted: ReadonlySet<string>): ThesaurusSense[] {
  return senses.flatMap(({ synonyms = [], antonyms = [], subsenses = [], ...sense }) => {
    const kept = {
      synonyms: wanted.has('synonyms') ? synonyms : [],
      antonyms: wanted.has('antonyms') ? antonyms : [],
      subsenses: withWanted(subsenses, wanted),
    };
    const isEmpty = Object.values(kept).every(list => list.length === 0);
    return isEmpty ? [] : [{ ...sense, ...kept }];
  });
}
