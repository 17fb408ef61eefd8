import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ensureCodeServer } from './codeServer.ts';
import { editorSettings } from './editorSettings.ts';
import { type ProcessGroup, startGroup } from './processGroup.ts';

export interface EditorOptions {
  /** Holds the editor's home, data and extensions; made when missing. */
  readonly folder: string;
  /** An extension to install before the start. */
  readonly vsix?: string;
  /** User settings on top of the quiet ones; a folder that has settings already keeps them. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Any free one when left out. */
  readonly port?: number;
  /** Further environment variables; they reach the extension host. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Lets a page load an extension and its tests from folders. It hides toasts and changes dialogs. */
  readonly testDriver?: boolean;
}

/** Further things a page does on opening, such as `['openFile', uri]`. */
export type Payload = readonly (readonly [name: string, value: string])[];

/** A running VS Code that is used through a browser on this machine. */
export interface Editor {
  readonly extensionsFolder: string;
  /** The address of the page that shows a folder. */
  address(workspace: string, payload?: (uri: (file: string) => string) => Payload): string;
  /** What the server has printed so far. */
  log(): string;
  /** Resolves when the editor has ended, by `stop` or of its own accord. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Starts VS Code on 127.0.0.1 and resolves when it listens; it asks no other host for anything. */
export async function startEditor(options: EditorOptions): Promise<Editor> {
  const entry = ensureCodeServer();
  const data = path.join(options.folder, 'data');
  const extensionsFolder = path.join(options.folder, 'extensions');
  const environment = editorEnvironment(options);
  writeSettings(path.join(data, 'User'), options.settings);
  const config = path.join(options.folder, 'config.yaml');
  // In the data folder, its usual place, its name would be too long for a socket on macOS.
  const socket = path.join(options.folder, 'socket');
  const folders = ['--user-data-dir', data, '--extensions-dir', extensionsFolder];
  const base = [entry, '--config', config, '--session-socket', socket, ...folders];
  if (options.vsix) {
    const install = [...base, '--install-extension', options.vsix, '--force'];
    await promisify(execFile)(process.execPath, install, { env: environment });
  }
  const group = startGroup(process.execPath, [...base, ...serverArguments(options)], environment);
  const log = collectOutput(group);
  const port = await listeningPort(group, log);
  return {
    extensionsFolder,
    address: (workspace, payload = () => []) => pageAddress(port, workspace, payload),
    log,
    ended: group.ended,
    stop: group.stop,
  };
}

function writeSettings(folder: string, settings: EditorOptions['settings']): void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'settings.json');
  if (!existsSync(file)) {
    writeFileSync(file, `${JSON.stringify({ ...editorSettings, ...settings }, undefined, 2)}\n`);
  }
}

/** Only what any program needs: variables of a VS Code around us would make this one join it. */
function editorEnvironment(options: EditorOptions): NodeJS.ProcessEnv {
  const home = path.join(options.folder, 'home');
  mkdirSync(home, { recursive: true });
  return {
    PATH: process.env['PATH'],
    TMPDIR: process.env['TMPDIR'],
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_CONFIG_HOME: path.join(home, '.config'),
    XDG_DATA_HOME: path.join(home, '.local/share'),
    EXTENSIONS_GALLERY: '{"serviceUrl":""}',
    ...options.environment,
  };
}

function serverArguments({ port = 0, testDriver = false }: EditorOptions): string[] {
  return [
    '--bind-addr',
    `127.0.0.1:${port}`,
    '--auth',
    'none',
    '--disable-telemetry',
    '--disable-update-check',
    '--disable-workspace-trust',
    '--disable-getting-started-override',
    '--ignore-last-opened',
    ...(testDriver ? ['--vscode-option', 'enable-smoke-test-driver'] : []),
  ];
}

function collectOutput({ process: { stdout, stderr } }: ProcessGroup): () => string {
  let text = '';
  for (const stream of [stdout, stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
  }
  return () => text;
}

async function listeningPort(group: ProcessGroup, log: () => string): Promise<number> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && group.process.exitCode === null) {
    const port = /server listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(log())?.[1];
    if (port) {
      return Number(port);
    }
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  const reason = /EADDRINUSE/.test(log()) ? 'the port is in use' : log();
  await group.stop();
  throw new Error(`VS Code did not start: ${reason}`);
}

function pageAddress(port: number, workspace: string, payload: (uri: (file: string) => string) => Payload) {
  const host = `127.0.0.1:${port}`;
  const items = payload(file => `vscode-remote://${host}${pathToFileURL(file).pathname}`);
  const query = new URLSearchParams({ folder: workspace });
  if (items.length > 0) {
    query.set('payload', JSON.stringify(items));
  }
  // VS Code reads a plus sign in its query as a plus sign, not as a space.
  return `http://${host}/?${query.toString().replaceAll('+', '%20')}`;
}
