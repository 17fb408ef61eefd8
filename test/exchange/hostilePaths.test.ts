import assert from 'node:assert/strict';
import fc from 'fast-check';
import { checkAnswer } from './checkedAnswer.ts';
import { fixtureService } from './fixtureService.ts';

/** Whatever is sent, the answer is one that the contract knows, and never 500. */
describe('hostile paths', () => {
  const failures: unknown[] = [];
  const service = fixtureService({ onFailure: ({ cause }) => failures.push(cause) });

  const garbage = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc
      .array(
        fc.constantFrom('%', '%2', '%25', '%00', '%ED%A0%80', '\ud800', '\0', '_', '/', '?', '#', '&', '='),
        {
          maxLength: 8,
        },
      )
      .map(parts => parts.join('')),
    fc.constantFrom(
      '..',
      '%2e%2e%2f',
      '__proto__',
      'constructor',
      'toString',
      ' ',
      '%20',
      '%C3%A9',
      '%F0%9F%92%A1',
    ),
    fc.integer({ min: 100, max: 9000 }).map(length => 'x'.repeat(length)),
  );
  const word = fc.oneof(garbage, fc.constantFrom('bank', 'polish', 'ran', 'caf%25C3%25A9'));
  const route = fc.constantFrom('entries', 'words', 'lemmas', 'Entries', '__proto__', '');
  const dataset = fc.oneof(fc.constantFrom('en', 'en-gb', 'EN-US', 'de', 'constructor'), garbage);
  const parameter = fc.constantFrom(
    'q',
    'fields',
    'strictMatch',
    'lexicalCategory',
    'domains',
    'registers',
    '__proto__',
  );
  const query = fc.array(
    fc.tuple(parameter, word).map(pair => pair.join('=')),
    { maxLength: 5 },
  );
  const path = fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(route, dataset, word, query)
        .map(([first, second, third, parameters]) => `/${first}/${second}/${third}?${parameters.join('&')}`),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(dataset, query)
        .map(([value, parameters]) => `/words/${value}?${parameters.join('&')}`),
    },
    garbage,
  );

  it('resolve to an allowed status with a valid body', () =>
    fc.assert(
      fc.asyncProperty(path, async hostile => {
        const { status } = checkAnswer(hostile, await service({ path: hostile }));
        assert.notEqual(status, 500);
        assert.deepEqual(failures, []);
      }),
      { numRuns: 1500 },
    )).timeout(8000);
});
