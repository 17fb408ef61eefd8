import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { ClientError } from './clientError.ts';

/** The content codings that answers may come in. */
export const acceptedCodings = 'gzip, br, deflate';

type Decoder = (body: Uint8Array, options: { readonly maxOutputLength: number }) => Promise<Uint8Array>;

const decoders: ReadonlyMap<string, Decoder> = new Map([
  ['gzip', promisify(gunzip) as Decoder],
  ['x-gzip', promisify(gunzip) as Decoder],
  ['br', promisify(brotliDecompress) as Decoder],
  ['deflate', promisify(inflate) as Decoder],
  ['identity', async body => body],
]);

/**
 * A body without its content codings, none of which may give more than `longestBody` bytes. Rejects with the
 * error of zlib, or a `ClientError` for a coding that was not asked for.
 */
export async function decodeBody(
  body: Uint8Array,
  contentEncoding: string | undefined,
  longestBody: number,
): Promise<Uint8Array> {
  const codings = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map(coding => coding.trim());
  let decoded = body;
  // the last coding was applied last
  for (const coding of codings
    .filter(name => name !== '')
    .reverse()
    .slice(0, mostCodings + 1)) {
    const decode = decoders.get(coding);
    if (!decode || codings.length > mostCodings) {
      throw new ClientError('malformed', 'The answer is packed in a way that was not asked for.');
    }
    decoded = decoded.byteLength === 0 ? decoded : await decode(decoded, { maxOutputLength: longestBody });
  }
  return decoded;
}

/** No honest server needs more; each one costs time. */
const mostCodings = 2;
