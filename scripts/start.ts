// npm start: opens sample/ with the extension in desktop VS Code where there is one, else in VS Code in
// the browser, on this machine alone. Options: --web (the latter in any case), --port N (its port).
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { whenShellEnds } from '../src/cli/stopSignal.ts';
import { entryPoint } from './entryPoint.ts';
import { projectFolder, sampleDocument, sampleFolder, vsixFile } from './projectFiles.ts';
import { requireNode } from './runNode.ts';
import { cacheFolder } from './vscode/codeServer.ts';
import { hasDisplay } from './vscode/display.ts';
import { startEditor } from './vscode/editor.ts';

/** The same each time, since a browser keeps what was stored in VS Code by its address. */
const usualPort = 8123;

const onWindows = process.platform === 'win32';

await entryPoint(async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, web: { type: 'boolean', default: false } },
  });
  whenShellEnds(() => process.exit(0));
  const desktop = values.web || values.port ? undefined : findDesktop();
  if (desktop) {
    await openDesktop(desktop);
  } else {
    await openInBrowser(await choosePort(values.port));
  }
});

function findDesktop(): string | undefined {
  const asRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (!hasDisplay() || asRoot) {
    return undefined; // It would refuse to start.
  }
  return ['code', 'codium', 'code-insiders'].find(
    name => spawnSync(name, ['--version'], { shell: onWindows, stdio: 'ignore' }).status === 0,
  );
}

async function openDesktop(program: string): Promise<void> {
  console.log('Building the dictionary and the extension ...');
  await requireNode(['src/cli/main.ts', 'packs']);
  await requireNode(['esbuild.mjs', '--dev']);
  console.log(`Opening sample/ in a new window of "${program}".`);
  const args = [
    '--new-window',
    `--extensionDevelopmentPath=${projectFolder}`,
    sampleFolder,
    path.join(sampleFolder, sampleDocument),
  ];
  // On Windows the program is a batch file, which only a shell starts.
  const quoted = onWindows ? args.map(arg => `"${arg}"`) : args;
  const [code] = await once(spawn(program, quoted, { shell: onWindows, stdio: 'inherit' }), 'exit');
  if (code !== 0) {
    throw new Error(`"${program}" ended with ${code}; "npm start -- --web" opens VS Code in the browser.`);
  }
}

async function openInBrowser(port: number): Promise<void> {
  console.log('Building and packaging the dictionary and the extension ...');
  await requireNode(['scripts/package.ts']);
  console.log('Starting VS Code in the browser ...');
  // The usual way to end this script is no failure; VS Code ends with it.
  process.once('SIGINT', () => process.exit(0)).once('SIGTERM', () => process.exit(0));
  const editor = await startEditor({ folder: path.join(cacheFolder, 'start'), vsix: vsixFile, port });
  const document = path.join(sampleFolder, sampleDocument);
  const address = editor.address(sampleFolder, uri => [['openFile', uri(document)]]);
  console.log(`VS Code with Glossa, until Ctrl+C: ${address}`);
  if (process.stdout.isTTY && hasDisplay()) {
    const opener = process.platform === 'darwin' ? 'open' : 'xdg-open';
    // The address stands above for whoever has no such program.
    spawn(opener, [address], { stdio: 'ignore', detached: true })
      .on('error', () => undefined)
      .unref();
  }
  await editor.ended;
  throw new Error('VS Code has ended.');
}

async function choosePort(wanted: string | undefined): Promise<number> {
  if (wanted === undefined) {
    return (await isFree(usualPort)) ? usualPort : 0;
  }
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`--port ${wanted}: a port is a number from 1 to 65535.`);
  }
  if (!(await isFree(port))) {
    throw new Error(`--port ${wanted}: another program uses this port.`);
  }
  return port;
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer()
    .once('error', () => resolve(false))
    .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  return promise;
}
