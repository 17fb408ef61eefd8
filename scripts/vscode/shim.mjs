#!/usr/bin/env node
// Stands in for the program file of desktop VS Code, for @vscode/test-electron: understands the part of
// its command line that tests need, runs them in VS Code in the browser, and exits with their verdict.
import { parseArgs } from 'node:util';
import { entryPoint } from '../entryPoint.ts';
import { runHostTests } from './hostTests.ts';

const { values, positionals } = parseArgs({
  options: {
    extensionDevelopmentPath: { type: 'string' },
    extensionTestsPath: { type: 'string' },
    'user-data-dir': { type: 'string' },
  },
  allowPositionals: true,
  // Desktop VS Code has many more options, none of which the browser build needs.
  strict: false,
});

await entryPoint(async () => {
  process.exitCode = await runHostTests({
    extension: values.extensionDevelopmentPath,
    tests: values.extensionTestsPath,
    workspace: positionals[0],
    folder: values['user-data-dir'],
  });
});
