import assert from 'node:assert/strict';
import { credentials } from './glossaServer.ts';
import { type RunningClient, runClient } from './runningClient.ts';

/** A client of version 1, which nothing is left of but the way to version 2 (service.md, "Versioning"). */
describe('oxford-dictionary-api', () => {
  let client: RunningClient | undefined;
  before(async () => {
    client = await runClient('oxford-dictionary-api', credentials.appId, credentials.appKey);
  });
  after(() => client?.close());

  it('is told the path in version 2', async () => {
    assert.deepEqual(await client?.callBack('find', 'bank'), {
      kind: 'answered',
      value: { error: 'Version 1 is shut down; use /api/v2/entries/en-gb/bank' },
    });
    assert.deepEqual(client?.server.asked, ['/entries/en/bank']);
  });
});
