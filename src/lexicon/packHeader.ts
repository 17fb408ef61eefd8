import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { PackError } from './packError.ts';
import { applicationId, formatVersion } from './packFormat.ts';

/**
 * Throws a `PackError` when a file cannot be a whole pack of this version. Looks at its header alone: SQLite
 * reads pages when it needs them and would notice a missing end only then (SQLite file format, section 1.3:
 * page size at 16, page count at 28, user version at 60, application id at 68).
 */
export function checkHeader(file: string): void {
  const header = readHeader(file);
  if (!magic.startsWith(header.toString('latin1', 0, magic.length))) {
    throw new PackError('foreign', file);
  }
  if (header.length < headerSize) {
    throw new PackError('truncated', file);
  }
  if (header.readUInt32BE(68) !== applicationId) {
    throw new PackError('foreign', file);
  }
  const version = header.readUInt32BE(60);
  if (version !== formatVersion) {
    throw new PackError(version > formatVersion ? 'newer' : 'older', file);
  }
  const pageSize = header.readUInt16BE(16);
  if (statSync(file).size < (pageSize === 1 ? 65_536 : pageSize) * header.readUInt32BE(28)) {
    throw new PackError('truncated', file);
  }
}

const headerSize = 100;

const magic = 'SQLite format 3\0';

function readHeader(file: string): Buffer {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch (cause) {
    throw new PackError('missing', file, cause);
  }
  try {
    const header = Buffer.alloc(headerSize);
    return header.subarray(0, readSync(handle, header, 0, headerSize, 0));
  } catch (cause) {
    throw new PackError('foreign', file, cause);
  } finally {
    closeSync(handle);
  }
}
