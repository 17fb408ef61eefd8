import assert from 'node:assert/strict';
import fc from 'fast-check';
import { SpellingListMaker, similarSpellings } from '../../src/lexicon/similarSpellings.ts';

/** Each word once, by its UTF-16 code units. */
function sorted(words: readonly string[]): string[] {
  return [...new Set(words)].sort((one, other) => (one < other ? -1 : 1));
}

/** The spellings found, in the order of the list, with their edits. */
function similar(words: readonly string[], wanted: string, limit: number): [string, number][] {
  const spellings = sorted(words);
  const maker = new SpellingListMaker();
  for (const spelling of spellings) {
    maker.push(spelling);
  }
  const found = similarSpellings(maker.finish(), wanted, limit);
  return found.map(({ index, edits }) => [spellings[index] ?? '', edits]);
}

/** The distance by its definition: the whole table, row by row. */
function editDistance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const cell = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const filled = table[row];
      assert.ok(filled);
      filled[column] = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
        row > 1 && column > 1 && swapped ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return cell(one.length, other.length);
}

describe('similarSpellings', () => {
  const words = ['believe', 'deceive', 'house', 'hose', 'hue', 'receive', 'receiver', 'relieve', 'x'];

  it('counts a letter too many, too few, wrong, and two in the wrong order as one edit each', () => {
    assert.deepEqual(similar(words, 'houses', 1), [['house', 1]]);
    assert.deepEqual(similar(words, 'huse', 1), [
      ['hose', 1],
      ['house', 1],
      ['hue', 1],
    ]);
    assert.deepEqual(similar(words, 'recieve', 1), [
      ['receive', 1],
      ['relieve', 1],
    ]);
    assert.deepEqual(similar(words, 'hosue', 1), [
      ['hose', 1],
      ['house', 1],
    ]);
  });

  it('finds the spelling itself, with no edit', () => {
    assert.deepEqual(similar(words, 'house', 0), [['house', 0]]);
  });

  it('finds what is there and nothing else in any list', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 7 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), word, fc.nat(3), (list, wanted, limit) => {
        const expected = sorted(list)
          .map(spelling => [spelling, editDistance(spelling, wanted)] as [string, number])
          .filter(([, edits]) => edits <= limit);
        assert.deepEqual(similar(list, wanted, limit), expected);
      }),
      { numRuns: 400 },
    );
  });

  it('finds nothing in an empty list', () => {
    assert.deepEqual(similar([], 'house', 2), []);
  });

  it('takes spellings of more letters than it can count as shared', () => {
    const long = 'a'.repeat(300);
    assert.deepEqual(similar([long, `${long}b`], `${long}c`, 1), [
      [long, 1],
      [`${long}b`, 1],
    ]);
  });
});
