import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of Debian that leads to a mirror nearby. */
export const defaultMirror = 'http://deb.debian.org/debian';

/** Addresses to fetch Debian packages from, the likeliest first: what the system itself uses, then Debian's own. */
export function mirrors(etc = '/etc/apt'): readonly string[] {
  return [...new Set([...systemMirrors(etc).slice(0, 1), defaultMirror])];
}

/** The addresses of Debian's archive in the source lists of apt (sources.list(5)), in both of its formats. */
function systemMirrors(etc: string): string[] {
  return [join(etc, 'sources.list'), ...listsIn(join(etc, 'sources.list.d'))].flatMap(file =>
    addresses(file).filter(isDebianArchive),
  );
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
