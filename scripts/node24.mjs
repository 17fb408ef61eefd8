// npm scripts run on the Node that the package `node` puts into node_modules/.bin. An install with
// --ignore-scripts leaves it out silently, so say so before an older Node fails on a TypeScript file.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Glossa needs Node 24, this is ${process.version}: run "npm install" again without --ignore-scripts.`,
  );
  process.exit(1);
}
