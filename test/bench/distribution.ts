/** What a series of measurements comes to, in the unit of its values. */
export interface Distribution {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export function distributionOf(values: readonly number[]): Distribution {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Milliseconds that each call takes. */
export async function timeEach<Item>(
  items: readonly Item[],
  work: (item: Item) => unknown | Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const start = performance.now();
    await work(item);
    times.push(performance.now() - start);
  }
  return times;
}
