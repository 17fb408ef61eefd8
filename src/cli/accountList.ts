import type { Account } from '../service/accounts/account.ts';
import type { Period } from '../service/accounts/period.ts';
import type { AccountRegister } from '../service/accounts/register.ts';

/** The accounts as rows of a table, headed; empty where there are none. Holds no keys and no hashes. */
export function accountRows(
  register: AccountRegister,
  environment: readonly Account[],
): readonly (readonly string[])[] {
  const rows = [
    ...environment.map(account => row(account, register.usage(account.appId), 'by the environment')),
    ...register
      .list()
      .map(account => row(account, account.used, new Date(account.created).toISOString().slice(0, 10))),
  ];
  return rows.length === 0 ? [] : [['id', 'plan', 'this minute', 'this month', 'created'], ...rows];
}

/** A text with a line for each row, in which the columns begin below each other. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const cells of rows) {
    for (const [column, cell] of cells.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    }
  }
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map(cells => line(cells).trimEnd()).join('\n');
}

function row(account: Account, used: Readonly<Record<Period, number>>, created: string): readonly string[] {
  return [
    account.appId,
    account.plan,
    share(used.minute, account.limits.minute),
    share(used.month, account.limits.month),
    created,
  ];
}

function share(used: number, limit: number | undefined): string {
  return limit === undefined ? `${used}, no limit` : `${used} of ${limit}`;
}
