import assert from 'node:assert/strict';
import https from 'node:https';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import type { Outcome } from './clientProcess.ts';
import { hostOfClients } from './detour.ts';
import { credentials, type GlossaServer, startGlossaServer } from './glossaServer.ts';
import { answered, firstDefinition } from './outcomes.ts';

const load = createRequire(import.meta.url);

/** The way that docs/clients.md shows first: an agent of the program that uses a client, without TLS. */
describe('an agent that leads clients to a local server', () => {
  let server: GlossaServer | undefined;
  before(async () => {
    server = await startGlossaServer();
  });
  after(() => server?.close());

  it('stands in for the global one', async () => {
    const usual = https.globalAgent;
    https.globalAgent = agentTo(server?.port ?? 0);
    try {
      const Dictionary = load('oxford-dictionary') as new (
        options: object,
      ) => {
        find(word: string): Promise<unknown>;
      };
      const dictionary = new Dictionary({ app_id: credentials.appId, app_key: credentials.appKey });
      assertMouse(await dictionary.find('mouse'));
    } finally {
      https.globalAgent.destroy();
      https.globalAgent = usual;
    }
  });

  it('is an option of oxford-dictionaries-api', async () => {
    const Dictionaries = load('oxford-dictionaries-api') as new (
      appId: string,
      appKey: string,
    ) => { readonly options: object; entries(options: object): Promise<unknown> };
    const dictionaries = new Dictionaries(credentials.appId, credentials.appKey);
    const agent = agentTo(server?.port ?? 0);
    Object.assign(dictionaries.options, { agent });
    try {
      assertMouse(await dictionaries.entries({ word_id: 'mouse' }));
    } finally {
      agent.destroy();
    }
  });
});

function agentTo(port: number): https.Agent {
  class GlossaAgent extends https.Agent {
    override createConnection(...[options, callback]: Parameters<https.Agent['createConnection']>) {
      return options.host === hostOfClients
        ? connect(port, '127.0.0.1')
        : super.createConnection(options, callback);
    }
  }
  return new GlossaAgent();
}

function assertMouse(value: unknown): void {
  const outcome: Outcome = { kind: 'answered', value };
  assert.equal(firstDefinition(answered(outcome, 'entries')), 'a small rodent');
}
