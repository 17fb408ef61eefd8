import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const places: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap(folder =>
    names.map(name => path.join(folder, name)),
  ),
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(variable =>
    path.join(process.env[variable] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
};

/** Debian's and Ubuntu's names; the fonts make screenshots legible, also where prose is not in English. */
const packages = ['chromium', 'fonts-dejavu-core', 'fonts-noto-cjk'];

const howTo = 'install Chromium or Google Chrome, or set CHROME_BIN to its program file';

/**
 * Gives the program file of a Chromium or Chrome: the one named by CHROME_BIN, or one found in the
 * usual places, or one newly installed where apt-get may be used without asking for a password.
 */
export function ensureChromium(): string {
  const chosen = process.env['CHROME_BIN'];
  if (chosen) {
    if (!isExecutable(chosen)) {
      throw new Error(`CHROME_BIN is ${chosen}, which is no program file: ${howTo}.`);
    }
    return chosen;
  }
  const found = findChromium();
  if (found) {
    return found;
  }
  installChromium();
  const installed = findChromium();
  if (!installed) {
    throw new Error(`The package chromium brought no program of that name: ${howTo}.`);
  }
  return installed;
}

function findChromium(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter(folder => folder !== '')
    .flatMap(folder => names.map(name => path.join(folder, name)));
  return [...(places[process.platform] ?? []), ...onPath].find(isExecutable);
}

function installChromium(): void {
  const prefix = administratorPrefix();
  if (!prefix) {
    throw new Error(
      `No Chromium or Chrome was found: ${howTo} (on Debian: apt-get install ${packages.join(' ')}).`,
    );
  }
  console.log(`Installing ${packages.join(', ')} with apt-get, once ...`);
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    const [command = '', ...rest] = [...prefix, 'apt-get', '-qq', ...args];
    // stdout would be pages of package names.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status } = spawnSync(command, rest, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) {
      throw new Error(`"apt-get ${args.join(' ')}" failed (${status}): ${howTo}.`);
    }
  }
}

/** What to write before apt-get to run it as root, or nothing where that is not possible. */
function administratorPrefix(): readonly string[] | undefined {
  const works = (command: string, ...args: readonly string[]) =>
    spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  if (process.platform !== 'linux' || !works('apt-get', '--version')) {
    return undefined;
  }
  if (process.getuid?.() === 0) {
    return [];
  }
  return works('sudo', '--non-interactive', 'true') ? ['sudo', '--non-interactive'] : undefined;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
