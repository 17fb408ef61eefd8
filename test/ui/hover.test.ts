import assert from 'node:assert/strict';
import { useSession } from './session.ts';

describe('hover', () => {
  const session = useSession();

  it('explains an inflected form', async () => {
    const { workbench } = session();
    const text = await workbench.hoverWord('ran', /run/);
    await workbench.screenshot('hover-ran');
    assert.match(text, /^run\s+\/ɹʌn\/ US\s+verb/);
    assert.match(text, /ran: past tense of run/);
    assert.match(text, /move fast by using one's feet/);
    assert.match(text, /≈ scat, scarper, turn tail/);
  });

  for (const [word, expected] of [
    ['mice', /mice: plural of mouse/],
    ['hot dog', /^hot dog[\s\S]*frankfurter/],
    ['gave up', /gave up: past tense of give up/],
    ['well-known', /^well-known/],
    ['happier', /happier: comparative of happy/],
    ['leaves', /leaves: (plural of leaf|third person singular of leave)/],
  ] as const) {
    it(`explains "${word}"`, async () => {
      const { workbench } = session();
      assert.match(await workbench.hoverWord(word, expected), expected);
      await workbench.screenshot(`hover-${word.replaceAll(' ', '-')}`);
    });
  }

  it('is silent in front matter', async () => {
    const { workbench } = session();
    assert.equal(await workbench.hoverNothing('author'), undefined);
  });

  it('asks no other host and writes nothing into its own folder', () => {
    assert.deepEqual(session().denied, []);
    assert.deepEqual(session().changedExtensionFiles(), []);
  });
});

describe('hover in a dark theme', () => {
  const session = useSession({
    document: 'letter.tex',
    settings: { 'workbench.colorTheme': 'Default Dark Modern' },
  });

  it('explains a word of a LaTeX document', async () => {
    const { workbench } = session();
    const word = 'neighbours';
    await workbench.hoverWord(word, /neighbours: plural of neighbour/);
    await workbench.screenshot('hover-dark');
  });
});
