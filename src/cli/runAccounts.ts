import { parseArgs } from 'node:util';
import { type Limits, type Plan, parseLimit, plans } from '../service/accounts/account.ts';
import { type Environment, environmentAccounts } from '../service/accounts/environmentAccounts.ts';
import { AccountRegister } from '../service/accounts/register.ts';
import { accountRows, alignColumns } from './accountList.ts';

const help = `Looks after the accounts that may use a Glossa server. Servers see changes while they run.

  npm run accounts -- add --id ID      add an account; a key that is made up is shown once
  npm run accounts -- list             say who may do what, and what they have used
  npm run accounts -- rotate --id ID   give an account a new key; the old one ends
  npm run accounts -- remove --id ID   remove an account

  --key KEY        the key for add and rotate (up to 128 characters; default: made up,
                   and better than most that people think of)
  --plan PLAN      free or paid (default); the free plan does not include version 2
  --per-minute N   how many requests a minute allows (default: no limit)
  --per-month N    how many requests a month allows, in UTC (default: no limit)
  --file FILE      where the accounts are kept (default: GLOSSA_ACCOUNTS, or accounts.sqlite
                   in your folder for the state of programs)
`;

/** What the command works on and where it writes. */
export interface AccountsSurroundings {
  /** Where the accounts are kept, unless the arguments say otherwise. */
  readonly file: string;
  /** Its accounts are listed as well. */
  readonly environment: Environment;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** Runs the command that the arguments name. Says what went wrong and answers the exit code. */
export async function runAccounts(
  args: readonly string[],
  surroundings: AccountsSurroundings,
): Promise<0 | 1> {
  try {
    const { help: asked, file = surroundings.file, command, ...values } = readArguments(args);
    if (asked || command === 'help') {
      surroundings.print(help);
      return 0;
    }
    checkOptions(command, values);
    const register = new AccountRegister(file);
    try {
      await run(command, values, { ...surroundings, file, register });
    } finally {
      register.close();
    }
    return 0;
  } catch (error) {
    surroundings.complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      id: { type: 'string' },
      key: { type: 'string' },
      plan: { type: 'string' },
      'per-minute': { type: 'string' },
      'per-month': { type: 'string' },
      file: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command = 'help', surplus] = positionals;
  if (surplus !== undefined && !values.help) {
    throw new Error(`'${command}' takes options only, and no '${surplus}'. Do you mean --id ${surplus}?`);
  }
  return { ...values, command };
}

type Values = Omit<ReturnType<typeof readArguments>, 'help' | 'file' | 'command'>;

const optionsOf: Readonly<Record<string, readonly (keyof Values)[]>> = {
  add: ['id', 'key', 'plan', 'per-minute', 'per-month'],
  list: [],
  rotate: ['id', 'key'],
  remove: ['id'],
};

/** Before anything is opened: a slip must not make a file. */
function checkOptions(command: string, values: Values): void {
  const allowed = Object.hasOwn(optionsOf, command) ? optionsOf[command] : undefined;
  if (!allowed) {
    throw new Error(`There is no command '${command}'.\n\n${help}`);
  }
  const wrong = Object.keys(values).find(name => !allowed.includes(name as keyof Values));
  if (wrong !== undefined) {
    throw new Error(`'${command}' takes no --${wrong}.`);
  }
  if (allowed.includes('id') && values.id === undefined) {
    throw new Error(`Which account? For example: npm run accounts -- ${command} --id demo`);
  }
}

interface Work extends AccountsSurroundings {
  readonly register: AccountRegister;
}

async function run(command: string, values: Values, work: Work): Promise<void> {
  const { register, print } = work;
  const { id: appId = '', key } = values;
  switch (command) {
    case 'add': {
      const added = { appId, key, plan: readPlan(values.plan), limits: readLimits(values) };
      const usedKey = await register.add(added);
      return print(`Added '${appId}'.${showKey(key, usedKey)}`);
    }
    case 'rotate':
      return print(`The key of '${appId}' is new.${showKey(key, await register.rotate(appId, key))}`);
    case 'remove':
      register.remove(appId);
      return print(`Removed '${appId}'.`);
    default:
      return list(work);
  }
}

/** A key that was given is not repeated. */
function showKey(given: string | undefined, used: string): string {
  return given === undefined ? `\napp_key: ${used}\nThis key is shown once: keep it now.` : '';
}

function list({ register, environment, file, print }: Work): void {
  const rows = accountRows(register, environmentAccounts(environment));
  print(rows.length === 0 ? `There are no accounts in ${file}.` : alignColumns(rows));
}

function readPlan(text = 'paid'): Plan {
  const plan = plans.find(known => known === text);
  if (!plan) {
    throw new Error(`There is no plan '${text}': --plan is ${plans.join(' or ')}.`);
  }
  return plan;
}

function readLimits(values: Values): Limits {
  return { ...readLimit('minute', values['per-minute']), ...readLimit('month', values['per-month']) };
}

function readLimit(period: keyof Limits, text: string | undefined): Limits {
  if (text === undefined) {
    return {};
  }
  const limit = parseLimit(text);
  if (limit === undefined) {
    throw new Error(`--per-${period} must be a whole number above 0, not '${text}'.`);
  }
  return { [period]: limit };
}
