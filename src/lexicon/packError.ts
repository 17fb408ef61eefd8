/** Why a pack cannot be read. */
export type PackFault = 'missing' | 'truncated' | 'foreign' | 'newer' | 'older' | 'damaged';

const remedies: Readonly<Record<PackFault, string>> = {
  missing: 'Build it with "npm run packs", or install the extension again.',
  truncated: 'The file is shorter than it says; build or install it again.',
  foreign: 'This file is no Glossa pack.',
  newer: 'It was made for a newer Glossa; update Glossa.',
  older: 'It was made for an older Glossa; build it again with "npm run packs".',
  damaged: 'Its contents are damaged; build or install it again.',
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
