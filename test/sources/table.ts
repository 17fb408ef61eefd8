/** Lines of a table in a template string: `left: right`, or cells separated by bars. */
export function tableRows(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()));
}

/** Alternatives in a cell are separated by slashes; an empty cell holds none. */
export function alternatives(cell: string | undefined): readonly string[] {
  return (cell ?? '').split('/').filter(Boolean);
}
