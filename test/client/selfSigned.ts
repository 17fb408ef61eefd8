import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A certificate that vouches for itself, made anew for each test: no key lies in the repository. */
export interface SelfSigned {
  readonly key: string;
  readonly cert: string;
}

/** A certificate for one host name, valid from 2020 to 2049. X.509 in DER (RFC 5280), no more than TLS needs. */
export function selfSigned(host: string): SelfSigned {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(0x30, oid('2a8648ce3d040302')); // ecdsa-with-SHA256
  const name = der(0x30, der(0x31, der(0x30, oid('550403'), der(0x0c, Buffer.from(host)))));
  const alternativeName = der(0x30, oid('551d11'), der(0x04, der(0x30, der(0x82, Buffer.from(host)))));
  const content = der(
    0x30,
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    algorithm,
    name,
    der(0x30, utcTime('200101000000Z'), utcTime('491231235959Z')),
    name,
    publicKeyOf(privateKey),
    der(0xa3, der(0x30, alternativeName)),
  );
  const signature = der(0x03, Buffer.of(0), sign('sha256', content, privateKey));
  const cert = der(0x30, content, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function publicKeyOf(privateKey: KeyObject): Buffer {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
}

function oid(encoded: string): Buffer {
  return der(0x06, Buffer.from(encoded, 'hex'));
}

function utcTime(time: string): Buffer {
  return der(0x17, Buffer.from(time));
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}
