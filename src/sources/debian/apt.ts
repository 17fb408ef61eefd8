import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Whether Debian packages can be fetched here. */
export function hasApt(): boolean {
  return spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Whether the keys are here by which apt knows Debian's archive. */
export function hasDebianKeys(): boolean {
  return existsSync(keyring);
}

/** Where packages come from: an address of a Debian archive, and the release. */
export interface Archive {
  readonly mirror: string;
  readonly suite: string;
  /** Skips the check of the archive's signature; for archives made by tests. */
  readonly trusted?: boolean;
}

const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';
const run = promisify(execFile);

/**
 * Fetches packages into a folder by apt with a state of its own in `state`: without root, and without a touch
 * to the system's lists. apt checks the signature of the archive and the hash of each package.
 */
export async function downloadPackages(
  names: readonly string[],
  archive: Archive,
  state: string,
): Promise<readonly string[]> {
  const options = prepareState(archive, state);
  const folder = join(state, 'packages');
  mkdirSync(folder);
  await aptGet([...options, 'update']).catch(error => {
    throw new Error(`${archive.mirror} cannot be read: ${reason(error)}`);
  });
  // apt itself only warns when an archive cannot be reached
  if (!readdirSync(join(state, 'lists')).some(name => name.includes('_Packages'))) {
    throw new Error(`${archive.mirror} has no list of packages for ${archive.suite}, or cannot be reached.`);
  }
  await aptGet([...options, 'download', ...names], folder).catch(error => {
    throw new Error(`${names.join(', ')} cannot be fetched from ${archive.mirror}: ${reason(error)}`);
  });
  return readdirSync(folder).map(name => join(folder, name));
}

function prepareState(archive: Archive, state: string): string[] {
  const at = (name: string) => join(state, name);
  for (const folder of ['lists/partial', 'archives/partial']) {
    mkdirSync(at(folder), { recursive: true });
  }
  writeFileSync(at('status'), '');
  writeFileSync(at('debian.sources'), sourceEntry(archive));
  const settings = {
    'Dir::State': state,
    'Dir::State::Lists': at('lists'),
    'Dir::State::Status': at('status'),
    'Dir::Cache': state,
    'Dir::Cache::Archives': at('archives'),
    'Dir::Etc::SourceList': at('debian.sources'),
    'Dir::Etc::SourceParts': '-',
    'Acquire::Languages': 'none',
    'Acquire::Retries': '2',
    'Acquire::http::Timeout': '20',
    'Acquire::https::Timeout': '20',
    // run by root, apt would become a user that may not write here; it changes nothing for others
    'APT::Sandbox::User': 'root',
  };
  return ['-qq', ...Object.entries(settings).flatMap(([key, value]) => ['-o', `${key}=${value}`])];
}

/** An entry of a source list, in the format of sources.list(5). */
function sourceEntry({ mirror, suite, trusted }: Archive): string {
  const trust = trusted ? 'Trusted: yes' : existsSync(keyring) ? `Signed-By: ${keyring}` : undefined;
  const lines = ['Types: deb', `URIs: ${mirror}`, `Suites: ${suite}`, 'Components: main', trust];
  return `${lines.filter(line => line !== undefined).join('\n')}\n`;
}

async function aptGet(args: readonly string[], cwd?: string): Promise<void> {
  await run('apt-get', args, { cwd, env: { ...process.env, LC_ALL: 'C' } });
}

/** The first line that apt marks as an error (`E:`), without the mark. */
function reason(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  return /^E: (?<reason>.*)$/m.exec(text)?.groups?.['reason'] ?? String(error);
}
