import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const version = '4.139.1';
const vscodeVersion = '1.139.1';

/** Dependencies of VS Code's server that only features unused here want; most are native or large. */
const unusedDependencies = [
  '@devcontainers/cli',
  '@github/copilot-sdk',
  '@microsoft/mxc-sdk',
  '@vscode/copilot-api',
  '@vscode/fs-copyfile',
  '@vscode/sandbox-runtime',
  '@vscode/sqlite3',
  '@vscode/windows-process-tree',
  '@vscode/windows-registry',
  'kerberos',
  'ssh2',
];

const unusedExtensions = [
  'copilot',
  'github',
  'github-authentication',
  'mermaid-markdown-features',
  'microsoft-authentication',
];

/** The folder, ignored by git, that keeps downloaded editors and the data of running ones. */
export const cacheFolder = path.resolve(import.meta.dirname, '../../.vscode-test');

/**
 * Gives the script that starts code-server (VS Code in the browser), to be run by this process's own
 * Node. On first use it is installed from the npm registry: nothing is compiled, and an installation
 * that was cut short is done again.
 */
export function ensureCodeServer(): string {
  if (process.platform === 'win32') {
    throw new Error(
      'VS Code in the browser does not run on Windows: use desktop VS Code, WSL or a container.',
    );
  }
  const home = path.join(cacheFolder, `code-server-${version}`);
  if (!existsSync(home)) {
    console.log(
      `Installing VS Code ${vscodeVersion} (code-server ${version}) into .vscode-test, 0.3 GB, once ...`,
    );
    // Everything happens beside the final place, so that a folder of that name is always a whole one.
    const unfinished = `${home}.unfinished`;
    install(unfinished);
    renameSync(unfinished, home);
  }
  return path.join(home, 'node_modules/code-server/out/node/entry.js');
}

function install(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  npmInstall(folder, `code-server@${version}`);

  const server = path.join(folder, 'node_modules/code-server/lib/vscode');
  trimDependencies(path.join(server, 'package.json'));
  npmInstall(server, '--omit=dev');
  npmInstall(path.join(server, 'extensions'), '--omit=dev');
  for (const name of unusedExtensions) {
    rmSync(path.join(server, 'extensions', name), { recursive: true, force: true });
  }
  // Their native halves are not built, because install scripts do not run.
  standIn('spdlog.cjs', path.join(server, 'node_modules/@vscode/spdlog'));
  standIn('nativeWatchdog.cjs', path.join(server, 'node_modules/@vscode/native-watchdog'));
}

function trimDependencies(file: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  const dependencies = Object.entries(manifest.dependencies).filter(
    ([name]) => !unusedDependencies.includes(name),
  );
  const trimmed = {
    ...manifest,
    dependencies: Object.fromEntries(dependencies),
    // Both name dependencies that are gone now, which npm refuses.
    overrides: undefined,
    allowScripts: undefined,
  };
  writeFileSync(file, JSON.stringify(trimmed, undefined, 2));
}

function standIn(name: string, packageFolder: string): void {
  copyFileSync(path.join(import.meta.dirname, 'standIns', name), path.join(packageFolder, 'index.js'));
}

function npmInstall(folder: string, ...what: readonly string[]): void {
  const options = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--engine-strict=false',
  ];
  const args = ['install', ...what, ...options];
  // Inside an npm script this is the very npm that runs it; other package managers set it too.
  const npm = process.env['npm_execpath'];
  if (npm?.endsWith('npm-cli.js')) {
    execFileSync(process.execPath, [npm, ...args], { cwd: folder, stdio: 'inherit' });
  } else {
    execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
  }
}
