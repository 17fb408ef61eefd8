import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report, SourceFolders } from '../source.ts';

/** What CLDR says of one locale, file by file. */
export interface LocaleData {
  readonly locale: string;
  /** The value at a path of keys below the locale in a file of `main`; undefined where there is none. */
  main(packageName: string, file: string, ...path: readonly string[]): unknown;
  /** Names and keywords of characters; undefined where there are none. */
  annotations(): unknown;
}

/**
 * Reads the files of a locale as they are asked for. A file that is missing or no JSON is reported and counts
 * as empty.
 */
export function localeData(folders: SourceFolders, locale: string, report: Report): LocaleData {
  const read = (packageName: string, ...path: readonly string[]): unknown => {
    const file = join(folders[packageName] ?? '', ...path);
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      report({ file, line: 1, reason: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  };
  return {
    locale,
    main: (packageName, file, ...path) =>
      valueAt(read(packageName, 'main', locale, file), ['main', locale, ...path]),
    annotations: () =>
      valueAt(read('cldr-annotations-full', 'annotations', locale, 'annotations.json'), [
        'annotations',
        'annotations',
      ]),
  };
}

/** The value that a path of keys leads to; undefined where it leads nowhere. */
export function valueAt(tree: unknown, path: readonly string[]): unknown {
  let value = tree;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(key) : undefined;
  }
  return value;
}

/** The entries of an object; none of anything else. */
export function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** The text at a path of keys; undefined where there is no text. */
export function textAt(tree: unknown, ...path: readonly string[]): string | undefined {
  const value = valueAt(tree, path);
  return typeof value === 'string' ? value : undefined;
}
