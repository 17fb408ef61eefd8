import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** Memory of one hash: 128 × 2^14 × 8 bytes, 16 MB; a server makes few at once (`turns.ts`). */
const cost = { ln: 14, r: 8, p: 1 } as const;
const saltLength = 16;
const hashLength = 32;

/** The most that a stored hash may ask for, so that a file that was tampered with cannot stop the server. */
const dearest = { ln: 17, r: 16, p: 8 } as const;

/** A new key with 192 random bits. */
export function makeKey(): string {
  return randomBytes(24).toString('base64url');
}

/** A salted hash of a key as text, which says how it was made: `$scrypt$ln=14,r=8,p=1$SALT$HASH`. */
export async function hashKey(key: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const hash = await derive(key, salt, cost);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${encode(salt)}$${encode(hash)}`;
}

/** A hash that no key has; comparing with it takes as long as with any other. */
export function hashOfNoKey(): string {
  const [salt, hash] = [randomBytes(saltLength), randomBytes(hashLength)];
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${encode(salt)}$${encode(hash)}`;
}

/** Whether a hash was made of a key; false for a text that is no hash. Takes tens of milliseconds, in another thread. */
export async function isHashOf(keyHash: string, key: string): Promise<boolean> {
  const [, ln, r, p, salt = '', hash = ''] = stored.exec(keyHash) ?? [];
  const parameters = { ln: Number(ln), r: Number(r), p: Number(p) };
  const expected = Buffer.from(hash, 'base64url');
  if (!isAffordable(parameters) || expected.length !== hashLength) {
    return false;
  }
  return timingSafeEqual(await derive(key, Buffer.from(salt, 'base64url'), parameters), expected);
}

const stored = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

type Cost = { readonly [Name in keyof typeof cost]: number };

function isAffordable({ ln, r, p }: Cost): boolean {
  // written so that NaN, for a text that is no hash, is not affordable
  return ln >= 1 && ln <= dearest.ln && r >= 1 && r <= dearest.r && p >= 1 && p <= dearest.p;
}

function derive(key: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
  return new Promise((resolve, reject) => {
    scrypt(key, salt, hashLength, options, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64url');
}
