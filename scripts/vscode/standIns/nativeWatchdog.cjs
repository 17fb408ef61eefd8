// Stands in for @vscode/native-watchdog, which ends an orphaned server; the tests end theirs themselves.
exports.start = () => {};
