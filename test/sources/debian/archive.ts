import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DebianSource } from '../../../src/sources/source.ts';

/** A source whose package is made by a test. */
export function debianSource(debian: string, suite = 'trixie'): DebianSource {
  return {
    debian,
    suite,
    name: 'Miniature',
    licence: 'MIT',
    attribution: 'Nobody in particular',
    homepage: 'https://example.org/',
  };
}

/** Makes a package that holds one file, `usr/share/NAME/words`. Needs dpkg-deb. */
export function makePackage(folder: string, name: string, version: string): string {
  const tree = join(folder, `${name}-tree`);
  const control = `Package: ${name}\nVersion: ${version}\nArchitecture: all\nMaintainer: Nobody <nobody@example.org>\nDescription: words\n`;
  write(join(tree, 'DEBIAN/control'), control);
  write(join(tree, 'usr/share', name, 'words'), 'cat\ndog\n');
  const file = join(folder, `${name}.deb`);
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '-b', tree, file], { stdio: 'ignore' });
  return file;
}

/** Makes an archive of packages, as apt reads it from a folder (repository format of Debian). */
export function makeArchive(
  folder: string,
  suite: string,
  packages: readonly { name: string; version: string }[],
): string {
  const architecture = execFileSync('dpkg', ['--print-architecture'], { encoding: 'utf8' }).trim();
  const paragraphs = packages.map(({ name, version }) => {
    const bytes = readFileSync(makePackage(folder, name, version));
    write(join(folder, 'pool', `${name}.deb`), bytes);
    return `Package: ${name}\nVersion: ${version}\nArchitecture: all\nFilename: pool/${name}.deb\nSize: ${bytes.length}\nSHA256: ${sha256(bytes)}\nDescription: words\n`;
  });
  const index = Buffer.from(paragraphs.join('\n'));
  const place = `main/binary-${architecture}/Packages`;
  write(join(folder, 'dists', suite, place), index);
  write(
    join(folder, 'dists', suite, 'Release'),
    `Suite: ${suite}\nCodename: ${suite}\nArchitectures: ${architecture}\nComponents: main\nDate: Thu, 01 Jan 2026 00:00:00 UTC\nSHA256:\n ${sha256(index)} ${index.length} ${place}\n`,
  );
  return `file:${folder}`;
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
