// Runs the tests of this folder inside VS Code.
import { entryPoint } from '../../scripts/entryPoint.ts';
import { bundleTests } from './bundle.ts';
import { runInEditor } from './runInEditor.ts';

await entryPoint(async () => runInEditor(await bundleTests('electron', '*.test.ts')));
