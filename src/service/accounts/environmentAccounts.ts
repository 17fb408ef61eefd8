import { type Account, type Limits, type Plan, parseLimit, problemOfAppId, problemOfKey } from './account.ts';
import type { Period } from './period.ts';

/** Variables of the environment by name; one that is empty counts as absent. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An account that the environment defines, with its key in the clear. */
export interface EnvironmentAccount extends Account {
  readonly key: string;
}

/**
 * The accounts of the environment: a paid one of GLOSSA_APP_ID and GLOSSA_APP_KEY, with the limits of
 * GLOSSA_PER_MINUTE and GLOSSA_PER_MONTH where they are set, and one on the free plan of GLOSSA_FREE_APP_ID and
 * GLOSSA_FREE_APP_KEY. Throws an error that names the variable where one is wrong or missing.
 */
export function environmentAccounts(environment: Environment): readonly EnvironmentAccount[] {
  const limits = {
    ...readLimit(environment, 'minute', 'GLOSSA_PER_MINUTE'),
    ...readLimit(environment, 'month', 'GLOSSA_PER_MONTH'),
  };
  const paid = readAccount(environment, 'GLOSSA_', { plan: 'paid', limits });
  const free = readAccount(environment, 'GLOSSA_FREE_', { plan: 'free', limits: {} });
  if (!paid && Object.keys(limits).length > 0) {
    throw new Error('GLOSSA_PER_MINUTE and GLOSSA_PER_MONTH need GLOSSA_APP_ID and GLOSSA_APP_KEY.');
  }
  if (paid && free && paid.appId === free.appId) {
    throw new Error('GLOSSA_APP_ID and GLOSSA_FREE_APP_ID must be different.');
  }
  return [paid, free].filter(account => account !== undefined);
}

function readAccount(
  environment: Environment,
  prefix: string,
  rest: { readonly plan: Plan; readonly limits: Limits },
): EnvironmentAccount | undefined {
  const [idName, keyName] = [`${prefix}APP_ID`, `${prefix}APP_KEY`];
  const [appId, key] = [environment[idName], environment[keyName]];
  if (!appId && !key) {
    return undefined;
  }
  if (!appId || !key) {
    const [present, absent] = appId ? [idName, keyName] : [keyName, idName];
    throw new Error(`${present} is set and ${absent} is not: an account needs both.`);
  }
  refuse(idName, problemOfAppId(appId));
  refuse(keyName, problemOfKey(key));
  return { appId, key, ...rest };
}

function readLimit(environment: Environment, period: Period, name: string): Limits {
  const text = environment[name];
  if (!text) {
    return {};
  }
  const limit = parseLimit(text);
  refuse(name, limit === undefined ? 'must be a whole number above 0' : undefined);
  return { [period]: limit };
}

/** The value is not repeated: it may be a key. */
function refuse(name: string, problem: string | undefined): void {
  if (problem !== undefined) {
    throw new Error(`${name} ${problem}.`);
  }
}
