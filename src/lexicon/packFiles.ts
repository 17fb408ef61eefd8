import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The packs of a folder; none where there is no such folder. */
export function packFiles(folder: string): readonly string[] {
  try {
    const names = readdirSync(folder).filter(name => name.endsWith('.pack'));
    return names.map(name => join(folder, name));
  } catch {
    return [];
  }
}
