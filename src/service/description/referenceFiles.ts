import { existsSync, readFileSync } from 'node:fs';
import type { OpenApiDocument } from './document.ts';
import { referencePage } from './referencePage.ts';

export interface ServedFile {
  readonly contentType: string;
  readonly body: string;
}

/**
 * Allows the page its own files and calls to its own host, and nothing else: no inline script or style,
 * no other host, no way for data to become markup.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const contentTypes = {
  'reference.css': 'text/css;charset=utf-8',
  'calls.css': 'text/css;charset=utf-8',
  'reference.js': 'text/javascript;charset=utf-8',
  'icon.svg': 'image/svg+xml',
};

/**
 * The reference page and its files by their names; the page itself has the empty name. They ask for each other
 * side by side, so the address of the page must end in a slash.
 */
export function referenceFiles(description: OpenApiDocument): ReadonlyMap<string, ServedFile> {
  return new Map([
    ['', { contentType: 'text/html;charset=utf-8', body: referencePage(description) }],
    ...Object.entries(contentTypes).map(([name, contentType]): [string, ServedFile] => [
      name,
      { contentType, body: pageFile(name) },
    ]),
  ]);
}

/** A file of the folder `page`: beside this module, and beside the bundle once there is one. */
export function pageFile(name: string): string {
  const file = new URL(`page/${name}`, import.meta.url);
  if (!existsSync(file)) {
    throw new Error(`The reference page lacks '${name}': the folder 'page' must lie beside the program.`);
  }
  return readFileSync(file, 'utf8');
}
