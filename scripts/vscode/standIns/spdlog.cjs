// Stands in for the native logger @vscode/spdlog, which is not compiled for the tests' VS Code. Without a
// logger the extension's Output channel stays empty. Loaded by VS Code itself, hence CommonJS.
const fs = require('node:fs');
const path = require('node:path');

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'critical', 'off'];

class Logger {
  constructor(_kind, _name, file) {
    this.file = file;
    this.level = levels.indexOf('info');
    this.plain = false;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.appendFileSync(file, '');
  }

  getLevel() {
    return this.level;
  }

  setLevel(level) {
    this.level = level;
  }

  // VS Code sets a pattern or clears the formatters to write lines it has formatted itself.
  setPattern() {
    this.plain = true;
  }

  clearFormatters() {
    this.plain = true;
  }

  flush() {}

  drop() {}

  write(level, message) {
    if (level < this.level) {
      return;
    }
    const line = this.plain ? message : `${new Date().toISOString()} [${levels[level]}] ${message}\n`;
    try {
      fs.appendFileSync(this.file, line);
    } catch {
      // The data folder is deleted while the editor is still closing.
    }
  }
}

for (const [level, name] of levels.slice(0, -1).entries()) {
  Logger.prototype[name] = function (message) {
    this.write(level, message);
  };
}

async function createLogger(name, file) {
  return new Logger('rotating', name, file);
}

exports.version = 0;
exports.Logger = Logger;
exports.setLevel = () => {};
exports.setFlushOn = () => {};
exports.shutdown = () => {};
exports.createRotatingLogger = createLogger;
exports.createAsyncRotatingLogger = createLogger;
