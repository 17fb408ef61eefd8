import { Lexicon, type PackOutline } from '../lexicon/lexicon.ts';
import { packFiles } from '../lexicon/packFiles.ts';
import type { Environment } from '../service/accounts/environmentAccounts.ts';
import { openAccounts } from '../service/accounts/openAccounts.ts';
import type { Accounts } from '../service/accounts.ts';
import { openApiDescription } from '../service/description/openapi.ts';
import { contentSecurityPolicy, referenceFiles } from '../service/description/referenceFiles.ts';
import type { Page } from '../service/edge/front.ts';
import { type EdgeLog, openLog } from '../service/edge/log.ts';
import type { Mount } from '../service/edge/mounts.ts';
import { startServer } from '../service/edge/server.ts';
import type { Failure } from '../service/respond.ts';
import { sandboxHeadwords } from '../service/sandbox.ts';
import { createService } from '../service/service.ts';
import { createVersionOne } from '../service/versionOne.ts';

import type { ServeOptions } from './serveOptions.ts';

/** Base paths (service.md, "Versioning"). */
const paths = { service: '/api/v2', sandbox: '/sandbox/api/v2', versionOne: '/api/v1' } as const;

/** Memory for ready answers, in bytes. The sandbox is for trying. */
const cacheSizes = { service: 32_000_000, sandbox: 2_000_000 } as const;

export interface LexicalServerOptions extends ServeOptions {
  readonly environment: Environment;
  /** Of the program. */
  readonly version: string;
  /** Packs that could be added. */
  readonly installable: readonly PackOutline[];
  /** Told what an administrator should know. */
  readonly warn: (text: string) => void;
}

export interface LexicalServer {
  /** `http://127.0.0.1:8080/api/v2` */
  readonly baseUrl: string;
  /** Lets the answers under way finish, then closes everything. */
  close(): Promise<void>;
}

/** Starts a server over the packs of a folder. Throws where there is none, or the address cannot be had. */
export async function startLexicalServer(options: LexicalServerOptions): Promise<LexicalServer> {
  // closed in the opposite order, also where the start fails halfway
  await using opened = new AsyncDisposableStack();
  const log = opened.adopt(openLog({ level: options.logLevel, to: process.stderr }), ({ flush }) => flush());
  const lexicon = opened.adopt(openLexicon(options), whole => whole.close());
  warnOfProblems(lexicon, options.warn);
  const accounts = opened.adopt(
    openAccounts({ file: options.accounts, environment: options.environment, onWarning: options.warn }),
    stored => stored.close(),
  );
  if (accounts.isEmpty) {
    options.warn(`There are no accounts in ${options.accounts}: everybody is refused until one is added.`);
  }
  const parts = { accounts, log, version: options.version };
  const mounts = [
    mountService('sandbox', { ...parts, lexicon: lexicon.restrictedTo(sandboxHeadwords) }),
    ...(options.sandboxOnly
      ? []
      : [
          mountService('service', { ...parts, lexicon }),
          { basePath: paths.versionOne, exchange: createVersionOne({ accounts, successor: paths.service }) },
        ]),
  ];
  const { host, port, sandboxOnly } = options;
  const basePath = sandboxOnly ? paths.sandbox : paths.service;
  const server = await startServer({
    host,
    port,
    mounts,
    pages: pagesOf(basePath),
    redirects: new Map([
      ['/', '/docs/'],
      ['/docs', '/docs/'],
    ]),
    logger: log.logger,
  });
  opened.defer(() => server.close());
  const everything = opened.move();
  return { baseUrl: `${server.url}${basePath}`, close: () => everything.disposeAsync() };
}

function openLexicon({ packs, installable }: LexicalServerOptions): Lexicon {
  const lexicon = Lexicon.open(packFiles(packs), { installable });
  if (lexicon.manifests.length === 0) {
    const [problem] = lexicon.problems;
    lexicon.close();
    throw problem ?? new Error(`There are no packs in ${packs}; name another folder with --packs.`);
  }
  return lexicon;
}

function warnOfProblems({ problems }: Lexicon, warn: (text: string) => void): void {
  for (const problem of problems) {
    warn(problem.message);
  }
}

interface ServiceParts {
  readonly lexicon: Lexicon;
  readonly accounts: Accounts;
  readonly log: EdgeLog;
  readonly version: string;
}

function mountService(name: 'service' | 'sandbox', { log, ...parts }: ServiceParts): Mount {
  const onFailure = ({ requestId, cause }: Failure) => log.logger.error({ requestId, err: cause }, 'failure');
  const basePath = paths[name];
  return {
    basePath,
    exchange: createService({ ...parts, basePath, cacheSize: cacheSizes[name], onFailure }),
  };
}

/** What is served without credentials: the description beside the service, and the reference page. */
function pagesOf(basePath: string): ReadonlyMap<string, Page> {
  const servers = [
    { url: paths.service, description: 'The whole lexicon' },
    { url: paths.sandbox, description: 'The sandbox: headwords under the first letter' },
  ].filter(({ url }) => basePath === paths.service || url === basePath);
  const description = openApiDescription({ servers });
  const headers = {
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  const json = { contentType: 'application/json;charset=utf-8', body: JSON.stringify(description) };
  return new Map<string, Page>([
    ...servers.map(({ url }): [string, Page] => [`${url}/openapi.json`, json]),
    ...[...referenceFiles(description)].map(([name, file]): [string, Page] => [
      `/docs/${name}`,
      { ...file, headers },
    ]),
  ]);
}
