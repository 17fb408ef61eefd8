// A server to be measured, in a process of its own: `plain` sends constant bodies, `service` is the whole.
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/projectFiles.ts';
import { Lexicon } from '../../src/lexicon/lexicon.ts';
import { openAccounts } from '../../src/service/accounts/openAccounts.ts';
import { openLog } from '../../src/service/edge/log.ts';
import { startServer } from '../../src/service/edge/server.ts';
import { createService } from '../../src/service/service.ts';
import { packFile } from '../../src/sources/build.ts';
import { defaultRecipes } from '../../src/sources/recipes.ts';
import { credentials } from './serviceLoad.ts';

/** What the process tells of itself: microseconds of work since it began, and megabytes of memory. */
export interface Usage {
  readonly cpu: number;
  readonly memory: number;
}

/** Memory of the answer cache, in bytes. */
const cacheSize = 16_000_000;

/** The path is the size of the body. */
function startPlain(): Promise<number> {
  const bodies = new Map<string | undefined, Buffer>();
  const server = createServer(({ url }, response) => {
    const body = bodies.get(url) ?? Buffer.alloc(Number(url?.slice(1)), 'x');
    bodies.set(url, body);
    const headers = { 'content-type': 'application/json;charset=utf-8', 'content-length': body.length };
    response.writeHead(200, headers).end(body);
  });
  return new Promise(resolve =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}

/** Everything switched on: an account with limits that are counted, the cache, and a line of log for each request. */
async function startService(): Promise<number> {
  const folder = join(projectFolder, 'packs');
  const temporary = mkdtempSync(join(tmpdir(), 'glossa-bench-'));
  process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
  const accounts = openAccounts({
    file: join(temporary, 'accounts'),
    environment: {
      GLOSSA_APP_ID: credentials.id,
      GLOSSA_APP_KEY: credentials.key,
      GLOSSA_PER_MINUTE: '1000000000',
      GLOSSA_PER_MONTH: '1000000000',
    },
  });
  const lexicon = Lexicon.open(defaultRecipes.map(recipe => packFile(recipe, folder)));
  const { port } = await startServer({
    host: '127.0.0.1',
    port: 0,
    logger: openLog({ to: createWriteStream(join(temporary, 'log')) }).logger,
    mounts: [{ basePath: '/api/v2', exchange: createService({ lexicon, accounts, cacheSize }) }],
  });
  return port;
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() / 1e6 } satisfies Usage);
});
process.on('disconnect', () => process.exit());
process.send?.(await (process.argv[2] === 'plain' ? startPlain() : startService()));
