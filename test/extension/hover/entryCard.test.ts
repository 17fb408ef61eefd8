import assert from 'node:assert/strict';
import type { LexicalEntry, WordsBody } from '../../../src/contract/entries.ts';
import type { Sense } from '../../../src/contract/senses.ts';
import { type CardContent, entryCard } from '../../../src/extension/hover/entryCard.ts';
import { english } from './english.ts';

const options = { maxSenses: 3, showSynonyms: true, showPronunciation: true };

function content(...lexicalEntries: LexicalEntry[]): CardContent {
  const words: WordsBody = {
    query: 'dote',
    metadata: { provider: 'Glossa (Test)' },
    results: [{ id: 'dote', language: 'en-gb', word: 'dote', lexicalEntries }],
  };
  return { form: 'dote', words, lemmas: undefined };
}

function lexicalEntry(senses: Sense[], spellings: readonly string[] = []): LexicalEntry {
  const pronunciations = spellings.map(phoneticSpelling => ({
    phoneticNotation: 'IPA',
    phoneticSpelling,
    dialects: ['British English'],
  }));
  return {
    language: 'en-gb',
    text: 'dote',
    lexicalCategory: { id: 'verb', text: 'Verb' },
    entries: [{ senses, ...(pronunciations.length > 0 ? { pronunciations } : {}) }],
  };
}

function sense(definition: string, more: Partial<Sense> = {}): Sense {
  return { id: 's', definitions: [definition], ...more };
}

describe('entryCard', () => {
  it('begins with headword, pronunciation and category, and ends with the source', () => {
    const card = entryCard([content(lexicalEntry([sense('be very fond of')], ['dəʊt']))], options, english);
    const [title, senses, source] = card.split('\n\n');
    assert.equal(title, '**dote** \u2002\\/dəʊt\\/ UK \u2002*verb*');
    assert.equal(senses, '1. be very fond of');
    assert.equal(source, '*Glossa (Test)*');
  });

  it('shows labels before a definition', () => {
    const labels = {
      registers: [{ id: 'vulgar_slang', text: 'Vulgar_Slang' }],
      domains: [{ id: 'law', text: 'Law' }],
    };
    const card = entryCard([content(lexicalEntry([sense('a deed', labels)]))], options, english);
    assert.match(card, /^1\. \*vulgar slang, law\* · a deed$/m);
  });

  it('shows no more senses than it is asked to, and one of each further category', () => {
    const many = [1, 2, 3, 4, 5].map(number => sense(`sense ${number}`));
    const card = entryCard([content(lexicalEntry(many), lexicalEntry(many))], options, english);
    assert.equal(card.match(/sense \d/g)?.join(), 'sense 1,sense 2,sense 3,sense 1');
  });

  it('shows synonyms below their sense, three of each and six in all', () => {
    const words = (...texts: string[]) => ({ synonyms: texts.map(text => ({ text })) });
    const senses = [
      sense('one', words('a', 'b', 'c', 'd')),
      sense('two', words('x', 'y')),
      sense('three', words('p', 'q')),
    ];
    const card = entryCard([content(lexicalEntry(senses))], options, english);
    assert.deepEqual(card.match(/≈ .*/g), ['≈ *a, b, c*', '≈ *x, y*', '≈ *p*']);
  });

  it('leaves out synonyms and pronunciation where they are not wanted', () => {
    const entry = lexicalEntry([sense('one', { synonyms: [{ text: 'a' }] })], ['dəʊt']);
    const card = entryCard(
      [content(entry)],
      { maxSenses: 3, showSynonyms: false, showPronunciation: false },
      english,
    );
    assert.doesNotMatch(card, /≈|dəʊt/);
  });

  it('shows a sense that only refers to another word by its reference', () => {
    const card = entryCard(
      [content(lexicalEntry([{ id: 's', crossReferenceMarkers: ['short for x'] }]))],
      options,
      english,
    );
    assert.match(card, /1\. short for x/);
  });

  it('shows an entry without senses or pronunciations', () => {
    const bare: LexicalEntry = {
      language: 'en-gb',
      text: 'dote',
      lexicalCategory: { id: 'noun', text: 'Noun' },
    };
    assert.match(entryCard([content(bare)], options, english), /^\*\*dote\*\* \u2002\*noun\*/);
  });

  it('says in a line what follows an expression', () => {
    const entry = lexicalEntry([sense('one'), sense('two')]);
    const card = entryCard([content(entry), content(entry)], options, english);
    assert.equal(card.match(/one|two/g)?.join(), 'one,two,one');
    assert.match(card, /^\*\*dote\*\* \u2002\*verb\* · one$/m);
  });

  it('lets no text of a service become markup', () => {
    const evil = '[click](command:evil) <b>x</b> ![](http://h/i.png)';
    const entry: LexicalEntry = {
      ...lexicalEntry(
        [sense(evil, { synonyms: [{ text: evil }], registers: [{ id: 'x', text: evil }] })],
        [evil],
      ),
      text: evil,
      lexicalCategory: { id: 'x', text: evil },
    };
    const card = entryCard([content(entry)], options, english);
    assert.doesNotMatch(card, /(?<!\\)[[<!]/);
  });

  it('is never longer than 3,000 characters', () => {
    const long = [1, 2, 3].map(() => sense('word '.repeat(1000), { synonyms: [{ text: 'x'.repeat(5000) }] }));
    assert.ok(
      entryCard([content(lexicalEntry(long, ['x'.repeat(2000)]))], { ...options, maxSenses: 10 }, english)
        .length <= 3000,
    );
  });
});
