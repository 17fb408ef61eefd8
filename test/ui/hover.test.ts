import assert from 'node:assert/strict';
import { useSession } from './session.ts';

describe('hover', () => {
  const session = useSession();

  it('explains an inflected form', async () => {
    const { workbench } = session();
    const text = await workbench.hoverWord('ran', /run/);
    await workbench.screenshot('hover-ran');
    assert.match(text, /run/);
  });

  it('asks no other host and writes nothing into its own folder', () => {
    assert.deepEqual(session().denied, []);
    assert.deepEqual(session().changedExtensionFiles(), []);
  });
});
