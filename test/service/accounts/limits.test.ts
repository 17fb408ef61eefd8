import assert from 'node:assert/strict';
import type { Limits } from '../../../src/service/accounts/account.ts';
import type { Admission } from '../../../src/service/accounts.ts';
import { AccountsFixture } from './accountsFixture.ts';

interface Case {
  readonly name: string;
  readonly limits: Limits;
  /** One request each: when, and what is said of it. */
  readonly requests: readonly (readonly [time: string, said: string])[];
}

const cases: readonly Case[] = [
  {
    name: 'nothing is said where there is no limit',
    limits: {},
    requests: [['2026-03-10T10:00:00Z', 'admitted']],
  },
  {
    name: 'a minute allows so many, and the next one again',
    limits: { minute: 2 },
    requests: [
      ['2026-03-10T10:00:00.000Z', 'admitted, 1 of 2 until 2026-03-10T10:01:00.000Z'],
      ['2026-03-10T10:00:30.000Z', 'admitted, 0 of 2 until 2026-03-10T10:01:00.000Z'],
      ['2026-03-10T10:00:30.001Z', 'limited for 30 s, 0 of 2 until 2026-03-10T10:01:00.000Z'],
      ['2026-03-10T10:00:59.999Z', 'limited for 1 s, 0 of 2 until 2026-03-10T10:01:00.000Z'],
      ['2026-03-10T10:01:00.000Z', 'admitted, 1 of 2 until 2026-03-10T10:02:00.000Z'],
    ],
  },
  {
    name: 'a month ends with the calendar, at the turn of the year, too',
    limits: { month: 1 },
    requests: [
      ['2026-12-01T00:00:00.000Z', 'admitted, 0 of 1 until 2027-01-01T00:00:00.000Z'],
      ['2026-12-01T00:00:00.000Z', 'limited for 2678400 s, 0 of 1 until 2027-01-01T00:00:00.000Z'],
      ['2026-12-31T23:59:59.400Z', 'limited for 1 s, 0 of 1 until 2027-01-01T00:00:00.000Z'],
      ['2027-01-01T00:00:00.000Z', 'admitted, 0 of 1 until 2027-02-01T00:00:00.000Z'],
    ],
  },
  {
    name: 'of two limits that is told of which the smaller part is left',
    limits: { minute: 2, month: 4 },
    requests: [
      ['2026-03-10T10:00:00Z', 'admitted, 1 of 2 until 2026-03-10T10:01:00.000Z'],
      ['2026-03-10T10:00:00Z', 'admitted, 0 of 2 until 2026-03-10T10:01:00.000Z'],
      ['2026-03-10T10:01:00Z', 'admitted, 1 of 4 until 2026-04-01T00:00:00.000Z'],
      ['2026-03-10T10:02:00Z', 'admitted, 0 of 4 until 2026-04-01T00:00:00.000Z'],
      ['2026-03-10T10:02:00Z', 'limited for 1864680 s, 0 of 4 until 2026-04-01T00:00:00.000Z'],
    ],
  },
  {
    name: 'where both are reached, the one that ends later counts',
    limits: { minute: 1, month: 1 },
    requests: [
      ['2026-03-31T23:58:59Z', 'admitted, 0 of 1 until 2026-03-31T23:59:00.000Z'],
      ['2026-03-31T23:58:59Z', 'limited for 61 s, 0 of 1 until 2026-04-01T00:00:00.000Z'],
    ],
  },
  {
    name: 'a request that is limited counts nowhere',
    limits: { minute: 1, month: 3 },
    requests: [
      ['2026-03-10T10:00:00Z', 'admitted, 0 of 1 until 2026-03-10T10:01:00.000Z'],
      ['2026-03-10T10:00:00Z', 'limited for 60 s, 0 of 1 until 2026-03-10T10:01:00.000Z'],
      ['2026-03-10T10:00:00Z', 'limited for 60 s, 0 of 1 until 2026-03-10T10:01:00.000Z'],
      ['2026-03-10T10:01:00Z', 'admitted, 0 of 1 until 2026-03-10T10:02:00.000Z'],
      ['2026-03-10T10:02:00Z', 'admitted, 0 of 1 until 2026-03-10T10:03:00.000Z'],
      ['2026-03-10T10:03:00Z', 'limited for 1864620 s, 0 of 3 until 2026-04-01T00:00:00.000Z'],
    ],
  },
  {
    name: 'a clock that is set back finds what was counted at that time',
    limits: { minute: 3 },
    requests: [
      ['2026-03-10T10:00:59.900Z', 'admitted, 2 of 3 until 2026-03-10T10:01:00.000Z'],
      ['2026-03-10T10:01:00.000Z', 'admitted, 2 of 3 until 2026-03-10T10:02:00.000Z'],
      ['2026-03-10T10:00:59.950Z', 'admitted, 1 of 3 until 2026-03-10T10:01:00.000Z'],
      ['2026-03-10T10:01:00.050Z', 'admitted, 1 of 3 until 2026-03-10T10:02:00.000Z'],
      ['2001-01-01T00:00:00.000Z', 'admitted, 2 of 3 until 2001-01-01T00:01:00.000Z'],
    ],
  },
];

function told(admission: Admission): string {
  const usage = 'usage' in admission ? admission.usage : undefined;
  const kind = admission.kind === 'limited' ? `limited for ${admission.retryAfter} s` : admission.kind;
  return usage
    ? `${kind}, ${usage.remaining} of ${usage.limit} until ${new Date(1000 * usage.reset).toISOString()}`
    : kind;
}

function downFrom(limit: number): readonly number[] {
  return Array.from({ length: limit }, (_, request) => limit - 1 - request);
}

describe('usage limits', () => {
  const fixture = new AccountsFixture();
  after(() => fixture.remove());

  for (const [number, { name, limits, requests }] of cases.entries()) {
    it(name, async () => {
      const accounts = fixture.open();
      const caller = await fixture.add(`case-${number}`, { limits });
      for (const [time, said] of requests) {
        fixture.time = Date.parse(time);
        assert.equal(told(await accounts.admit(caller)), said, time);
      }
    });
  }

  it('are kept where requests are counted in blocks', async () => {
    const accounts = fixture.open();
    const caller = await fixture.add('blocks', { limits: { minute: 20_000, month: 30_000 } });
    /** How much was left after each request, and what is said of the first that is one too many. */
    const useUp = async () => {
      const remaining: (number | undefined)[] = [];
      for (;;) {
        const admission = await accounts.admit(caller);
        if (admission.kind !== 'admitted') {
          return { remaining, end: told(admission) };
        }
        remaining.push(admission.usage?.remaining);
      }
    };
    fixture.time = Date.parse('2026-05-10T10:00:00Z');
    const first = await useUp();
    assert.deepEqual(first, {
      remaining: downFrom(20_000),
      end: 'limited for 60 s, 0 of 20000 until 2026-05-10T10:01:00.000Z',
    });
    fixture.time = Date.parse('2026-05-10T10:01:00Z');
    const second = await useUp();
    assert.deepEqual(second, {
      remaining: downFrom(10_000),
      end: 'limited for 1864740 s, 0 of 30000 until 2026-06-01T00:00:00.000Z',
    });
  });

  it('hold for the free plan, too', async () => {
    fixture.time = Date.parse('2026-06-10T10:00:00Z');
    const accounts = fixture.open();
    const caller = {
      ...(await fixture.add('free', { plan: 'free', limits: { minute: 1 } })),
      version: 1,
    } as const;
    assert.equal((await accounts.admit(caller)).kind, 'admitted');
    assert.equal((await accounts.admit(caller)).kind, 'limited');
  });

  it('survive a restart', async () => {
    const caller = await fixture.add('restart', { limits: { month: 100_000 } });
    const first = fixture.open();
    for (let request = 0; request < 150; request += 1) {
      await first.admit(caller);
    }
    assert.ok(fixture.usedThisMonth('restart') > 150); // the block that is begun
    first.close();
    assert.equal(fixture.usedThisMonth('restart'), 150);
    assert.match(told(await fixture.open().admit(caller)), /^admitted, 99849 of 100000/);
  });
});
