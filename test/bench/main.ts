// npm run bench: measures everything, or the part that is named.
import { entryPoint } from '../../scripts/entryPoint.ts';
import { benchEditor } from './editor.ts';
import { benchLexicon } from './lexicon.ts';
import { benchService } from './service.ts';

const parts: Readonly<Record<string, () => Promise<void>>> = {
  lexicon: benchLexicon,
  service: benchService,
  editor: benchEditor,
};

await entryPoint(async () => {
  const chosen = process.argv.slice(2);
  for (const name of chosen.length > 0 ? chosen : Object.keys(parts)) {
    const run = parts[name];
    if (!run) {
      throw new Error(`There is no part '${name}'; choose of ${Object.keys(parts).join(', ')}.`);
    }
    await run();
  }
});
