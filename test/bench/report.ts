/** One line of the result; a budget is the most that the figure should be. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | 'µs' | 's' | 'MB' | '×';
  readonly budget?: number;
}

/** Prints figures in a table; those over their budget are marked. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  console.log(`\n${title}`);
  for (const { what, value, unit, budget } of figures) {
    const number = value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0).padStart(8);
    const verdict =
      budget === undefined ? '' : `   budget ${budget} ${unit}${value > budget ? '   MISSED' : ''}`;
    console.log(`  ${what.padEnd(width)} ${number} ${unit.padEnd(2)}${verdict}`);
  }
}
