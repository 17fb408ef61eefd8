import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for one test file, removed after its tests. */
export class TemporaryFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'glossa-test-'));

  /** Writes a text file into the folder and says where it lies. */
  write(name: string, text: string): string {
    const file = join(this.path, name);
    writeFileSync(file, text);
    return file;
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
