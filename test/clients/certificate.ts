import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A key and the certificate that vouches for it, both in PEM. */
export interface Certificate {
  readonly key: string;
  readonly certificate: string;
}

const dayInMs = 86_400_000;

/** Tags of the DER encoding (X.690, section 8). */
const tags = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  objectId: 0x06,
  text: 0x0c,
  sequence: 0x30,
  set: 0x31,
  time: 0x17,
  /** `[0]`, the version of a certificate, and `[3]`, its extensions. */
  version: 0xa0,
  extensions: 0xa3,
  /** `[2]` of a GeneralName: a host name. */
  hostName: 0x82,
} as const;

/** Object identifiers, encoded. */
const ids = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  subjectAltName: '551d11',
  basicConstraints: '551d13',
} as const;

/**
 * A certificate for one host, signed by itself, valid from yesterday until tomorrow (RFC 5280, section 4.1).
 * Made here, at test time, so that neither a key lies in the repository nor a program has to be installed.
 */
export function selfSignedCertificate(host: string): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId('ecdsaWithSha256'));
  const name = sequence(der(tags.set, sequence(objectId('commonName'), der(tags.text, Buffer.from(host)))));
  const serial = Buffer.concat([Buffer.of(0x01), randomBytes(15)]);
  const signed = sequence(
    der(tags.version, der(tags.integer, Buffer.of(2))),
    der(tags.integer, serial),
    algorithm,
    name,
    sequence(time(-dayInMs), time(dayInMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      tags.extensions,
      sequence(
        extension('basicConstraints', sequence(der(tags.boolean, Buffer.of(0xff)))),
        extension('subjectAltName', sequence(der(tags.hostName, Buffer.from(host)))),
      ),
    ),
  );
  const signature = der(tags.bits, Buffer.of(0), sign('sha256', signed, privateKey));
  const body = sequence(signed, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${body.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const prefix =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...prefix), content]);
}

function sequence(...items: readonly Buffer[]): Buffer {
  return der(tags.sequence, ...items);
}

function objectId(name: keyof typeof ids): Buffer {
  return der(tags.objectId, Buffer.from(ids[name], 'hex'));
}

function extension(name: keyof typeof ids, value: Buffer): Buffer {
  return sequence(objectId(name), der(tags.octets, value));
}

/** A UTCTime, `YYMMDDHHMMSSZ`. */
function time(fromNow: number): Buffer {
  const digits = new Date(Date.now() + fromNow).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(tags.time, Buffer.from(`${digits}Z`));
}
