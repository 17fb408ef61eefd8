import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function base64Number(value: number): string {
  const last = digits.charAt(value % 64);
  return value < 64 ? last : base64Number(Math.floor(value / 64)) + last;
}

/** Writes a dictd dictionary of articles by their keys and says its path without extensions. */
export function writeDictionary(
  folder: string,
  name: string,
  articles: readonly (readonly [key: string, text: string])[],
): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  let offset = 0;
  const lines = articles.map(([key, text]) => {
    const length = Buffer.byteLength(text);
    const line = `${key}\t${base64Number(offset)}\t${base64Number(length)}\n`;
    offset += length;
    return line;
  });
  writeFileSync(`${path}.index`, lines.sort().join(''));
  writeFileSync(`${path}.dict.dz`, gzipSync(articles.map(([, text]) => text).join('')));
  return path;
}
