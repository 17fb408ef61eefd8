/** Why a pack cannot be read. */
export type PackFault = 'missing' | 'truncated' | 'foreign' | 'newer' | 'older' | 'damaged';

const again = 'Install Glossa again, or in its sources run "npm run packs -- --force".';

const remedies: Readonly<Record<PackFault, string>> = {
  missing: `Install Glossa again, or in its sources run "npm run packs".`,
  truncated: `It is shorter than it says. ${again}`,
  foreign: 'It is no Glossa pack: remove it.',
  newer: 'It was made for a newer Glossa: update Glossa.',
  older: `It was made for an older Glossa. ${again}`,
  damaged: `Its contents are damaged. ${again}`,
};

/** A pack that cannot be used; the message names file, cause and remedy. */
export class PackError extends Error {
  override readonly name = 'PackError';
  readonly fault: PackFault;
  readonly file: string;

  constructor(fault: PackFault, file: string, cause?: unknown) {
    super(`The lexicon pack ${file} cannot be used (${fault}). ${remedies[fault]}`, { cause });
    this.fault = fault;
    this.file = file;
  }
}
