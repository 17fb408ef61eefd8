import assert from 'node:assert/strict';
import { LexicalClient } from '../../../src/client/client.ts';
import type { WordsBody } from '../../../src/contract/entries.ts';
import type { Exchange } from '../../../src/contract/exchange.ts';
import type { Expression } from '../../../src/extension/hover/expressions.ts';
import { lookUpExpression } from '../../../src/extension/hover/lookUp.ts';

/** A dictionary that has some headwords, each found by itself alone, and counts what it is asked. */
function dictionary(...headwords: string[]): { readonly exchange: Exchange; readonly asked: string[] } {
  const asked: string[] = [];
  const exchange: Exchange = async ({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]).get('q') ?? '';
    asked.push(query);
    const found = headwords.filter(headword => headword.toLowerCase() === query.toLowerCase());
    const body: WordsBody | { error: string } =
      found.length > 0 ? { query, results: found.map(result) } : { error: 'nothing' };
    return {
      status: found.length > 0 ? 200 : 404,
      headers: {},
      body: new TextEncoder().encode(JSON.stringify(body)),
    };
  };
  return { exchange, asked };
}

function result(text: string): WordsBody['results'][number] {
  const lexicalEntry = { language: 'en-gb', text, lexicalCategory: { id: 'noun', text: 'Noun' } };
  return { id: text, language: 'en-gb', word: text.toLowerCase(), lexicalEntries: [lexicalEntry] };
}

function expressions(...texts: string[]): Expression[] {
  return texts.map(text => ({
    text,
    start: 0,
    end: text.length,
    words: text.split(' ').length,
    opensSentence: false,
  }));
}

async function found(headwords: readonly string[], ...texts: string[]) {
  const client = new LexicalClient(dictionary(...headwords).exchange);
  return lookUpExpression(client, 'en-gb', expressions(...texts), new AbortController().signal);
}

describe('lookUpExpression', () => {
  it('takes the longest expression that the dictionary has, and the word itself besides', async () => {
    const { expression, contents } = (await found(['hot dog', 'dog'], 'a hot dog', 'hot dog', 'dog')) ?? {};
    assert.equal(expression?.text, 'hot dog');
    assert.deepEqual(
      contents?.map(({ form }) => form),
      ['hot dog', 'dog'],
    );
  });

  it('takes the word alone where it stands in no expression', async () => {
    const { contents } = (await found(['dog'], 'a dog', 'dog')) ?? {};
    assert.deepEqual(
      contents?.map(({ form }) => form),
      ['dog'],
    );
  });

  it('finds nothing where there is nothing', async () => {
    assert.equal(await found([], 'zxq'), undefined);
  });

  const meant: readonly (readonly [form: string, headword: string, isMeant: boolean])[] = [
    ['or', 'OR', false],
    ['it', 'IT', false],
    ['he', 'He', false],
    ['us', 'US', false],
    ['Us', 'US', false],
    ['US', 'US', true],
    ['Run', 'run', true],
    ['RUN', 'run', true],
    ['london', 'London', true],
    ['Polish', 'polish', true],
    ['polish', 'Polish', true],
  ];
  for (const [form, headword, isMeant] of meant) {
    it(`${isMeant ? 'reads' : 'does not read'} ${form} as ${headword}`, async () => {
      assert.equal((await found([headword], form)) !== undefined, isMeant);
    });
  }

  it('reads a capital that opens a sentence as none', async () => {
    const atStart = async (text: string, ...headwords: string[]) => {
      const client = new LexicalClient(dictionary(...headwords).exchange);
      const opening = expressions(text).map(expression => ({ ...expression, opensSentence: true }));
      const shown = await lookUpExpression(client, 'en-gb', opening, new AbortController().signal);
      return shown?.contents[0]?.words.results.map(({ id }) => id);
    };
    assert.deepEqual(await atStart('Set', 'Set', 'set'), ['set', 'Set']);
    assert.deepEqual(await atStart('In', 'In', 'in'), ['in']);
    assert.equal(await atStart('As', 'As'), undefined);
    assert.deepEqual(await atStart('London', 'London'), ['London']);
    assert.deepEqual(await atStart('SET', 'Set', 'set'), ['Set', 'set']);
  });

  it('prefers the headword as it is written to a name', async () => {
    const { contents } = (await found(['polish', 'Polish'], 'polish')) ?? {};
    assert.deepEqual(
      contents?.[0]?.words.results.map(({ id }) => id),
      ['polish'],
    );
  });

  it('gives up when it is told to', async () => {
    const { exchange, asked } = dictionary('dog');
    const controller = new AbortController();
    controller.abort();
    const client = new LexicalClient(exchange);
    await assert.rejects(lookUpExpression(client, 'en-gb', expressions('dog'), controller.signal), {
      kind: 'aborted',
    });
    assert.deepEqual(asked, []);
  });
});
