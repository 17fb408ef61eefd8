import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { inflateSync } from 'fflate';

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

/** Bodies up to this size are read in place, in bytes; few are larger. */
const roomSize = 65_536;

/**
 * Reads stored bodies. What zlib would set up for each of them takes longer than their few hundred bytes, and its
 * memory is not the collector's; so they are inflated in JavaScript, into room that is kept.
 */
export class BodyReader {
  readonly #room = new Uint8Array(roomSize);

  /** The records of a body; throws when bytes and dictionary do not belong together. */
  records(bytes: Uint8Array, dictionary: Uint8Array): readonly unknown[] {
    const records: unknown = JSON.parse(this.text(bytes, dictionary));
    if (!Array.isArray(records)) {
      throw new TypeError('a body is no list of records');
    }
    return records;
  }

  /** The JSON text of a body. */
  text(bytes: Uint8Array, dictionary: Uint8Array): string {
    const inflated = inflateSync(bytes, { dictionary, out: this.#room });
    // where there is no room the rest is left out without a word
    return inflated.length < roomSize
      ? Buffer.from(inflated.buffer, inflated.byteOffset, inflated.length).toString('utf8')
      : inflateRawSync(bytes, { dictionary }).toString('utf8');
  }
}
