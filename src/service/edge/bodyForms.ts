import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CompressionBudget } from './compressionBudget.ts';
import type { Encoding } from './encodings.ts';

/** What the edge has made of a body. */
interface Forms {
  etag?: string;
  br?: Uint8Array;
  gzip?: Uint8Array;
}

/** A body as it is sent. */
export interface BodyForm {
  readonly bytes: Uint8Array;
  /** Absent where the bytes are the body itself. */
  readonly encoding?: Encoding;
}

/** Smaller ones fit into one packet as they are; in bytes. */
const smallestCompressed = 1024;

/**
 * Entity tags and compressed forms of bodies, kept as long as their body. The service answers what it has
 * cached with the same `Uint8Array`, so that each is made once.
 */
export class BodyForms {
  readonly #known = new WeakMap<Uint8Array, Forms>();
  readonly #budget: CompressionBudget;

  constructor(budget = new CompressionBudget()) {
    this.#budget = budget;
  }

  /** Weak, for it is the same for every coding of a body. */
  etagOf(body: Uint8Array): string {
    const forms = this.#formsOf(body);
    forms.etag ??= `W/"${hash('sha1', body, 'base64url').slice(0, 22)}"`;
    return forms.etag;
  }

  /** The body in the coding that is wanted, or as it is where it is small or there is no time to compress it. */
  formFor(body: Uint8Array, wanted: Encoding | undefined): BodyForm {
    if (wanted === undefined || body.length < smallestCompressed) {
      return { bytes: body };
    }
    const forms = this.#formsOf(body);
    const bytes = forms[wanted] ?? this.#budget.spend(() => compress(body, wanted));
    if (!bytes) {
      return { bytes: body };
    }
    forms[wanted] = bytes;
    return { bytes, encoding: wanted };
  }

  #formsOf(body: Uint8Array): Forms {
    let forms = this.#known.get(body);
    if (!forms) {
      forms = {};
      this.#known.set(body, forms);
    }
    return forms;
  }
}

function compress(body: Uint8Array, encoding: Encoding): Uint8Array {
  const compressed =
    encoding === 'br'
      ? brotliCompressSync(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        })
      : gzipSync(body, { level: 6 });
  // a copy, for the compressor's result holds on to the 16 KB that it was made in
  return new Uint8Array(compressed);
}

/** Whether an `If-None-Match` names an entity tag, by weak comparison (RFC 9110, section 13.1.2). */
export function namesTag(ifNoneMatch: string, etag: string): boolean {
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some(sent => {
    const tag = sent.trim();
    return tag === '*' || tag.replace(/^W\//, '') === opaque;
  });
}
