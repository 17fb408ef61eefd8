import type { Immutable, LexicalClient } from '../../client/client.ts';
import type { LemmaDataset, MonolingualDataset } from '../../contract/datasets.ts';
import type { HeadwordEntry, WordsBody } from '../../contract/entries.ts';
import type { CardContent } from './entryCard.ts';
import type { Expression } from './expressions.ts';

export interface FoundExpression {
  readonly expression: Expression;
  /** What the dictionary says of it and, where it is of several words, of the word under the pointer. */
  readonly contents: readonly CardContent[];
}

/**
 * The longest of the expressions that the dictionary has, with its entries and lemmas; undefined when it has
 * none. An expression of several words may stand there by chance (*we ran down to the sea*), so the word
 * itself comes along.
 */
export async function lookUpExpression(
  client: LexicalClient,
  dataset: MonolingualDataset,
  expressions: readonly Expression[],
  signal: AbortSignal,
): Promise<FoundExpression | undefined> {
  const found = await firstFound(client, dataset, expressions, signal);
  if (!found || found.expression.words === 1) {
    return found && { expression: found.expression, contents: [found.content] };
  }
  const single = expressions.filter(({ words }) => words === 1);
  const word = await firstFound(client, dataset, single, signal);
  return { expression: found.expression, contents: [found.content, ...(word ? [word.content] : [])] };
}

async function firstFound(
  client: LexicalClient,
  dataset: MonolingualDataset,
  expressions: readonly Expression[],
  signal: AbortSignal,
): Promise<{ readonly expression: Expression; readonly content: CardContent } | undefined> {
  for (const expression of expressions) {
    const words = await client.words(dataset, expression.text, { signal });
    const results = meantResults(words?.results ?? [], expression.text);
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
 * The headwords that a writer who wrote `form` can mean. One with more capitals than the form is another word:
 * *or* is not Oregon (OR), while *Run* at the start of a sentence is *run*. Names are the exception where
 * nothing else is found: *london* is London.
 */
export function meantResults(
  results: readonly Immutable<HeadwordEntry>[],
  form: string,
): readonly Immutable<HeadwordEntry>[] {
  const meant = results.filter(result => countCapitals(headwordOf(result)) <= countCapitals(form));
  return meant.length > 0 ? meant : results.filter(result => isName(headwordOf(result)));
}

function headwordOf(result: Immutable<HeadwordEntry>): string {
  return result.lexicalEntries[0]?.text ?? result.word;
}

function isName(headword: string): boolean {
  return headword.length > 3 && countCapitals(headword) === 1 && /^\p{Lu}/u.test(headword);
}

function countCapitals(text: string): number {
  return text.match(/\p{Lu}/gu)?.length ?? 0;
}
