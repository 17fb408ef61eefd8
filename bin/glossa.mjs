#!/usr/bin/env node
// Says in one line when Node is too old, before a Node that cannot read the program tries to.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(`Glossa needs Node 24 or later; this is ${major}.${minor}.`);
  process.exit(1);
}
import('../dist/cli/glossa.js');
