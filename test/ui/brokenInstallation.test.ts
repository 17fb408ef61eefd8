import assert from 'node:assert/strict';
import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { useSession } from './session.ts';

for (const [what, tamper] of [
  ['without its dictionary', (folder: string) => rmSync(join(folder, 'packs/en-wordnet.pack'))],
  [
    'with half of its dictionary',
    (folder: string) => truncateSync(join(folder, 'packs/en-wordnet.pack'), 9e6),
  ],
] as const) {
  describe(`an installation ${what}`, () => {
    const session = useSession({ tamper });

    it('says so once, with something to do, and goes on', async () => {
      const { workbench } = session();
      // the first hovers are lost while extensions start
      for (let attempt = 0; attempt < 12 && (await workbench.toasts()) === 0; attempt += 1) {
        assert.equal(await workbench.hoverNothing('ran'), undefined);
      }
      const text = await workbench.toast(/Glossa finds no dictionary/);
      assert.match(text, /Install the extension again/);
      await workbench.screenshot(`broken-${what.replaceAll(' ', '-')}`);
      assert.equal(await workbench.hoverNothing('mice'), undefined);
      assert.equal(await workbench.toasts(), 1);
    });
  });
}

describe('an installation with a foreign file among its packs', () => {
  const session = useSession({ tamper: folder => writeFileSync(join(folder, 'packs/odd.pack'), 'no pack') });

  it('works, and leaves the matter to the log', async () => {
    const { workbench } = session();
    await workbench.hoverWord('ran', /past tense of run/);
    assert.equal(await workbench.toasts(), 0);
  });
});
