import { cpSync, existsSync, globSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleDocument, sampleFolder, vsixFile } from '../../scripts/projectFiles.ts';
import { openBrowser } from '../../scripts/vscode/browser.ts';
import { type Editor, startEditor } from '../../scripts/vscode/editor.ts';
import { Workbench } from '../../scripts/vscode/workbench.ts';
import { changedFiles, changeTimes, makeReadOnly, makeWritable } from './readOnlyFolder.ts';

/** VS Code of a first-time user who has just installed the packaged extension. */
export interface Session {
  readonly workbench: Workbench;
  /** A copy of the sample folder; tests may write to it. */
  readonly workspace: string;
  /** Addresses on other hosts that the page asked for in vain. */
  readonly denied: readonly string[];
  /** What has been written into the folder of the extension, which is read-only, since it was installed. */
  changedExtensionFiles(): string[];
  close(): Promise<void>;
}

/** What a session begins with. */
export interface SessionOptions {
  /** A document of the sample folder. */
  readonly document?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Changes the folder of the installed extension before it is first started. */
  readonly tamper?: (extensionFolder: string) => void;
}

/**
 * Gives the tests of the suite around it a session of their own, with a document open. Of every test that fails, a picture is kept as out/screenshots/failed-<title>.png.
 */
export function useSession(options: SessionOptions = {}): () => Session {
  let session: Session | undefined;

  before(async () => {
    session = await openSession(options);
  });

  afterEach(async function () {
    if (this.currentTest?.state === 'failed') {
      const title = this.currentTest.fullTitle().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
      await session?.workbench.screenshot(`failed-${title}`);
    }
  });

  after(() => session?.close());

  return () => {
    if (!session) {
      throw new Error('A session is open only while tests run.');
    }
    return session;
  };
}

async function openSession({
  document = sampleDocument,
  settings = {},
  tamper = () => undefined,
}: SessionOptions): Promise<Session> {
  const browser = await openBrowser();
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'glossa-ui-')));
  const workspace = path.join(folder, 'sample');
  cpSync(sampleFolder, workspace, { recursive: true });
  const editor = await startWithExtension(path.join(folder, 'editor'), settings);
  const extensionFolder = installedExtension(editor);
  tamper(extensionFolder);
  makeReadOnly(extensionFolder);
  const installed = changeTimes(extensionFolder);
  const workbench = new Workbench(browser.page);
  const file = path.join(workspace, document);
  await workbench.open(editor.address(workspace, uri => [['openFile', uri(file)]]));
  await workbench.fileIsOpen(document);
  return {
    workbench,
    workspace,
    denied: browser.denied,
    changedExtensionFiles: () => changedFiles(installed, changeTimes(extensionFolder)),
    async close() {
      await browser.close();
      await editor.stop();
      makeWritable(extensionFolder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startWithExtension(folder: string, settings: Readonly<Record<string, unknown>>): Promise<Editor> {
  if (!existsSync(vsixFile)) {
    throw new Error(`${path.basename(vsixFile)} is missing: run "npm run package" first.`);
  }
  return startEditor({ folder, vsix: vsixFile, settings: { 'editor.hover.delay': 100, ...settings } });
}

function installedExtension({ extensionsFolder }: Editor): string {
  const [name] = globSync('glossa.glossa-*', { cwd: extensionsFolder });
  if (!name) {
    throw new Error(`VS Code has installed no glossa.glossa in ${extensionsFolder}.`);
  }
  return path.join(extensionsFolder, name);
}
