import type { Immutable, LexicalClient } from '../../client/client.ts';
import type { LemmaDataset, MonolingualDataset } from '../../contract/datasets.ts';
import type { HeadwordEntry, WordsBody } from '../../contract/entries.ts';
import type { CardContent } from './entryCard.ts';
import type { Expression } from './expressions.ts';

export interface FoundExpression {
  readonly expression: Expression;
  readonly content: CardContent;
}

/** The first of the expressions that the dictionary has, with its entries and lemmas; undefined when it has none. */
export async function lookUpExpression(
  client: LexicalClient,
  dataset: MonolingualDataset,
  expressions: readonly Expression[],
  signal: AbortSignal,
): Promise<FoundExpression | undefined> {
  for (const expression of expressions) {
    const words = await client.words(dataset, expression.text, { signal });
    const results = (words?.results ?? []).filter(result => isMeant(result, expression.text));
    if (words && results.length > 0) {
      const content = await describe(client, dataset, expression.text, { ...words, results }, signal);
      return { expression, content };
    }
  }
  return undefined;
}

async function describe(
  client: LexicalClient,
  dataset: MonolingualDataset,
  form: string,
  words: Immutable<WordsBody>,
  signal: AbortSignal,
): Promise<CardContent> {
  const inflected = words.results.some(result => result.word !== form.toLowerCase());
  const lemmaDataset = lemmaDatasets[dataset];
  const lemmas = inflected && lemmaDataset ? await client.lemmas(lemmaDataset, form, { signal }) : undefined;
  return { form, words, lemmas };
}

/** The value of Lemmas for each dataset that has one. */
const lemmaDatasets: Readonly<Partial<Record<MonolingualDataset, LemmaDataset>>> = {
  'en-gb': 'en',
  'en-us': 'en',
  'en-us-childs': 'en-us-childs',
  de: 'de',
  es: 'es',
  hi: 'hi',
  lv: 'lv',
  pt: 'pt',
  ro: 'ro',
  ta: 'ta',
};

/**
 * Whether a writer who wrote `form` can mean this headword: *or* is not Oregon (OR), but *Run* at the start of
 * a sentence is *run*, and *london* is London.
 */
export function isMeant(result: Immutable<HeadwordEntry>, form: string): boolean {
  const headword = result.lexicalEntries[0]?.text ?? result.word;
  const capitals = countCapitals(headword);
  const isName = capitals === 1 && /^\p{Lu}/u.test(headword) && headword.length > 3;
  return capitals <= countCapitals(form) || isName;
}

function countCapitals(text: string): number {
  return text.match(/\p{Lu}/gu)?.length ?? 0;
}
