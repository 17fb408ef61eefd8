import { endpoints } from '../../contract/endpoints.ts';
import type { ThesaurusResult } from '../../contract/thesaurus.ts';
import type { Dataset, ThesaurusEntry } from '../../lexicon/dataset.ts';
import type { Headword } from '../../lexicon/headwordList.ts';
import type { ThesaurusSense } from '../../lexicon/records.ts';
import { headwordBody } from '../headwordBody.ts';
import { headwordResult, lookUpHeadwords } from '../headwordLookUp.ts';
import { byHomograph } from '../homographs.ts';
import { grammaticalFeatures, lexicalCategory } from '../labelResults.ts';
import { metadataOf } from '../metadata.ts';
import { project } from '../projection.ts';
import { requireDataset, route } from '../route.ts';
import { thesaurusSenses, variantForms } from '../senseResults.ts';

/** Synonyms and antonyms of a headword and of its near-homographs, by sense. */
export const thesaurus = route(endpoints.thesaurus, ({ path, query, lexicon }) => {
  const dataset = requireDataset(lexicon, path.source_lang);
  const results = lookUpHeadwords(dataset, path.word_id, { strict: query.strictMatch }, headword =>
    thesaurusOf(dataset, headword),
  );
  return headwordBody(
    path.word_id,
    metadataOf(dataset, { operation: 'retrieve', schema: 'ThesaurusEndpoint' }),
    project(results, query.fields),
  );
});

function thesaurusOf(dataset: Dataset, headword: Headword): ThesaurusResult[] {
  return byHomograph(dataset.thesaurus(headword)).flatMap(members => {
    const lexicalEntries = members.flatMap(({ entry, homographNumber }) => {
      const senses = withRelated(entry.senses);
      return senses.length > 0
        ? [lexicalEntry(dataset, headword, { ...entry, senses }, homographNumber)]
        : [];
    });
    return headwordResult(dataset, headword, lexicalEntries);
  });
}

function lexicalEntry(
  dataset: Dataset,
  headword: Headword,
  entry: ThesaurusEntry,
  homographNumber: string | undefined,
): ThesaurusResult['lexicalEntries'][number] {
  const { grammaticalFeatures: features = [], variantForms: variants = [] } = entry;
  return {
    entries: [
      {
        ...(homographNumber === undefined ? {} : { homographNumber }),
        senses: thesaurusSenses(entry.senses, dataset),
      },
    ],
    ...(features.length > 0 ? { grammaticalFeatures: grammaticalFeatures(features, dataset) } : {}),
    language: dataset.id,
    lexicalCategory: lexicalCategory(entry.lexicalCategory, dataset),
    text: headword.text,
    ...(variants.length > 0 ? { variantForms: variantForms(variants, dataset) } : {}),
  };
}

/** The senses but for those that have neither synonyms nor antonyms, in themselves or below. */
function withRelated(senses: readonly ThesaurusSense[]): ThesaurusSense[] {
  return senses.flatMap(({ subsenses = [], ...sense }) => {
    const { synonyms = [], antonyms = [] } = sense;
    const below = withRelated(subsenses);
    return synonyms.length + antonyms.length + below.length > 0 ? [{ ...sense, subsenses: below }] : [];
  });
}
