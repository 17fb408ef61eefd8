import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses of Debian's archive in the source lists of apt (sources.list(5)), in both of its formats. */
export function systemMirrors(etc = '/etc/apt'): readonly string[] {
  const files = [join(etc, 'sources.list'), ...listsIn(join(etc, 'sources.list.d'))];
  return [...new Set(files.flatMap(addresses).filter(isDebianArchive))];
}

function listsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter(name => /\.(list|sources)$/.test(name))
      .sort()
      .map(name => join(folder, name));
  } catch {
    return []; // no such folder: all is in sources.list, or apt is not here
  }
}

function addresses(file: string): string[] {
  const lines = textOf(file).split('\n');
  return lines.flatMap(line => {
    const inList = /^\s*deb\s+(?:\[[^\]]*\]\s*)?(?<uri>\S+)\s/.exec(line)?.groups?.['uri'];
    const inSources = /^URIs:(?<uris>.*)$/i.exec(line)?.groups?.['uris'];
    return inList !== undefined ? [inList] : (inSources?.split(/\s+/).filter(Boolean) ?? []);
  });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Not those of other publishers or of Debian's security updates, and not a snapshot, which has one day's suites. */
function isDebianArchive(uri: string): boolean {
  return /^(https?|file|copy):.*\/debian\/?$/.test(uri) && !uri.includes('snapshot');
}
