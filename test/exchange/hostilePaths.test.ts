import assert from 'node:assert/strict';
import fc from 'fast-check';
import { endpoints } from '../../src/contract/endpoints.ts';
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
  const value = fc.oneof(
    fc.constantFrom(
      'en',
      'en-gb',
      'EN-US',
      'de',
      'es',
      'zh',
      'entries',
      'lemmas',
      'thesaurus',
      'constructor',
    ),
    garbage,
  );
  const parameters = Object.values(endpoints).flatMap(({ query }) => Object.keys(query));
  const parameter = fc.constantFrom(...new Set(parameters), '__proto__');
  const number = fc.constantFrom(
    '0',
    '-1',
    '1',
    '5000',
    '5001',
    '1e3',
    '99999999999999999999',
    'true',
    'False',
  );
  const query = fc.array(
    fc.tuple(parameter, fc.oneof(word, number)).map(pair => pair.join('=')),
    { maxLength: 5 },
  );

  /** A path of the table with whatever in place of its parameters. */
  const filled = fc
    .tuple(
      fc.constantFrom(...Object.values(endpoints).map(({ path }) => path)),
      fc.array(fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: word }), {
        minLength: 3,
        maxLength: 3,
      }),
    )
    .map(([template, values]) => {
      const left = [...values];
      return template.replace(/\{\w+\}/g, () => left.shift() ?? '');
    });
  const path = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(filled, query).map(([base, asked]) => `${base}?${asked.join('&')}`),
    },
    { weight: 1, arbitrary: fc.tuple(value, value, word).map(parts => `/${parts.join('/')}`) },
    garbage,
  );

  it('resolve to an allowed status with a valid body', () =>
    fc.assert(
      fc.asyncProperty(path, async hostile => {
        const { status } = checkAnswer(hostile, await service({ path: hostile }));
        assert.notEqual(status, 500);
        assert.deepEqual(failures, []);
      }),
      { numRuns: 2500 },
    )).timeout(8000);
});
