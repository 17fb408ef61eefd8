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
    const results = meantResults(words?.results ?? [], expression);
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
 * The headwords that a writer can mean, the likeliest first. One with more capitals than the form is another
 * word: *or* is not Oregon (OR), while *Run* is *run*. Names are the exception where nothing else is found:
 * *london* is London. A capital that only opens a sentence says nothing: *In March* begins with *in*, not with
 * indium.
 */
export function meantResults(
  results: readonly Immutable<HeadwordEntry>[],
  { text, opensSentence }: Pick<Expression, 'text' | 'opensSentence'>,
): readonly Immutable<HeadwordEntry>[] {
  const meant = results.filter(result => countCapitals(headwordOf(result)) <= countCapitals(text));
  if (meant.length === 0) {
    return results.filter(result => isName(headwordOf(result)));
  }
  if (!opensSentence || !/^\p{Lu}[^\p{Lu}]*$/u.test(text)) {
    return meant;
  }
  const isLower = (result: Immutable<HeadwordEntry>) => countCapitals(headwordOf(result)) === 0;
  const capital = meant.filter(result => !isLower(result) && headwordOf(result).length > 2);
  return [...meant.filter(isLower), ...capital];
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
