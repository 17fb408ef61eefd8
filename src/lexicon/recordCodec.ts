import { deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * How bodies of records are stored: JSON, compressed by raw deflate with a preset dictionary. The dictionary
 * holds what many bodies share and brings them to a fifth of their size.
 */

/** The largest dictionary that deflate can reach back into. */
const dictionarySize = 32_768;

/** A dictionary for bodies like the samples: they themselves, as many as it can hold. */
export function trainDictionary(samples: readonly string[]): Uint8Array {
  return Buffer.from(samples.join('')).subarray(-dictionarySize);
}

/** Compresses one body, given as JSON text. */
export function encodeBody(json: string, dictionary: Uint8Array): Uint8Array {
  return deflateRawSync(json, { level: 9, memLevel: 9, dictionary });
}

/** The records of a stored body; throws when bytes and dictionary do not belong together. */
export function decodeBody(bytes: Uint8Array, dictionary: Uint8Array): readonly unknown[] {
  const records: unknown = JSON.parse(bodyText(bytes, dictionary));
  if (!Array.isArray(records)) {
    throw new TypeError('a body is no list of records');
  }
  return records;
}

/** The JSON text of a stored body. */
export function bodyText(bytes: Uint8Array, dictionary: Uint8Array): string {
  return inflateRawSync(bytes, { dictionary }).toString('utf8');
}
