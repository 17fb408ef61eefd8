export const periods = ['minute', 'month'] as const;

/** Minutes of the clock and months of the calendar, both in UTC. */
export type Period = (typeof periods)[number];

/** One minute or one month. Times in milliseconds since 1970; the end belongs to the next window. */
export interface Window {
  /** Counts up by one from window to window of a period. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

const minuteLength = 60_000;

/** The window of a period in which a time lies. */
export function windowAt(period: Period, time: number): Window {
  if (period === 'minute') {
    const number = Math.floor(time / minuteLength);
    return { number, start: number * minuteLength, end: (number + 1) * minuteLength };
  }
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { number: 12 * year + month, start: Date.UTC(year, month), end: Date.UTC(year, month + 1) };
}
