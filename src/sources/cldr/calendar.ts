import { entriesOf, type LocaleData, textAt, valueAt } from './localeData.ts';

/** Words of the calendar: months, days, units of time, and adverbs such as *tomorrow*. */

type Named = Generator<readonly [code: string, name: string]>;

const packageName = 'cldr-dates-full';

/** Fields that are units of time. They have adverbs too: *yesterday*, *next week*, *now*. */
const unitsOfTime = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;

/** Fields that have a noun alone. */
const otherFields = ['era', 'zone'] as const;

/** The names of one kind. */
export function* calendarNames(data: LocaleData, kind: 'calendar' | 'month' | 'weekday' | 'relative'): Named {
  if (kind === 'month' || kind === 'weekday') {
    yield* standingAlone(data, kind === 'month' ? 'months' : 'days');
    return;
  }
  const fields = data.main(packageName, 'dateFields.json', 'dates', 'fields');
  yield* kind === 'calendar' ? nouns(fields) : adverbs(fields);
  if (kind === 'calendar') {
    yield* timesOfDay(data);
  }
}

/** The names of fields; units of time under the codes that they have as units of measurement. */
function* nouns(fields: unknown): Named {
  for (const field of [...unitsOfTime, ...otherFields]) {
    const name = textAt(fields, field, 'displayName');
    if (name !== undefined) {
      yield [`duration-${field}`, name];
    }
  }
}

function* adverbs(fields: unknown): Named {
  for (const field of unitsOfTime) {
    for (const [key, name] of entriesOf(valueAt(fields, [field]))) {
      if (key.startsWith('relative-type-') && typeof name === 'string') {
        yield [`${field} ${key}`, name];
      }
    }
  }
}

/** Months or days of the week in the form in which they stand alone, as in a heading. */
function* standingAlone(data: LocaleData, list: 'months' | 'days'): Named {
  const names = gregorian(data, list, 'stand-alone', 'wide');
  for (const [code, name] of entriesOf(names)) {
    if (typeof name === 'string') {
      yield [code, name];
    }
  }
}

/** Noon and midnight: the other parts of the day begin and end elsewhere in each language. */
function* timesOfDay(data: LocaleData): Named {
  const periods = gregorian(data, 'dayPeriods', 'stand-alone', 'wide');
  for (const code of ['midnight', 'noon']) {
    const name = textAt(periods, code);
    if (name !== undefined) {
      yield [code, name];
    }
  }
}

function gregorian(data: LocaleData, ...path: readonly string[]): unknown {
  return data.main(packageName, 'ca-gregorian.json', 'dates', 'calendars', 'gregorian', ...path);
}
