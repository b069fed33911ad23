/**
 * Self-signed Ed25519 certificates for TLS between signer and node. Nothing in them is trusted but the public key, which
 * the other side has pinned; TLS proves that its holder is present.
 */

import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { TLSSocket } from 'node:tls';
import { toHex } from '../../lib/codec/ids.js';
import { publicKeyOf } from '../../lib/crypto/ed25519.js';

/** A key for connections with its certificate. */
export interface LinkIdentity {
  /** 64 hex characters, which the other side pins. */
  readonly publicKey: string;
  readonly key: string;
  readonly cert: string;
}

/** DER tags. */
const TAG = {
  integer: 0x02,
  bits: 0x03,
  oid: 0x06,
  utf8: 0x0c,
  generalized: 0x18,
  sequence: 0x30,
  set: 0x31,
  version: 0xa0,
};

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const length =
    content.length < 0x80
      ? Buffer.of(content.length)
      : content.length < 0x100
        ? Buffer.of(0x81, content.length)
        : Buffer.of(0x82, content.length >> 8, content.length & 0xff);
  return Buffer.concat([Buffer.of(tag), length, content]);
}

const ED25519 = der(TAG.sequence, der(TAG.oid, Buffer.of(0x2b, 0x65, 0x70)));
const COMMON_NAME = Buffer.of(0x55, 0x04, 0x03);
const NAME = der(
  TAG.sequence,
  der(TAG.set, der(TAG.sequence, der(TAG.oid, COMMON_NAME), der(TAG.utf8, Buffer.from('trellis')))),
);
/** Both ends of RFC 5280's range for certificates without an expiry: pinning replaces expiry. */
const VALIDITY = der(
  TAG.sequence,
  ...['20200101000000Z', '99991231235959Z'].map((time) => der(TAG.generalized, Buffer.from(time))),
);
/** A secret key in PKCS #8 is these bytes, then the 32 bytes of the key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const pem = (label: string, bytes: Uint8Array): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(bytes).toString('base64')}\n-----END ${label}-----\n`;

const bitString = (bytes: Uint8Array): Buffer => der(TAG.bits, Buffer.of(0), bytes);

/** The identity of a 32-byte secret key; the same key gives the same certificate. */
export function linkIdentity(secretKey: Uint8Array): LinkIdentity {
  const publicKey = publicKeyOf(secretKey);
  const pkcs8 = Buffer.concat([PKCS8, secretKey]);
  const key: KeyObject = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const version3 = der(TAG.version, der(TAG.integer, Buffer.of(2)));
  const serial = der(TAG.integer, Buffer.concat([Buffer.of(1), publicKey.subarray(0, 15)]));
  const holder = der(TAG.sequence, ED25519, bitString(publicKey));
  const body = der(TAG.sequence, version3, serial, ED25519, NAME, VALIDITY, NAME, holder);
  const certificate = der(TAG.sequence, body, ED25519, bitString(sign(null, body, key)));
  return { publicKey: toHex(publicKey), key: pem('PRIVATE KEY', pkcs8), cert: pem('CERTIFICATE', certificate) };
}

/** The public key that the other side of a connection has proven; undefined without an Ed25519 certificate. */
export function provenLinkKey(socket: TLSSocket): string | undefined {
  const certificate = socket.getPeerX509Certificate();
  if (certificate?.publicKey.asymmetricKeyType !== 'ed25519') return undefined;
  const { x } = certificate.publicKey.export({ format: 'jwk' });
  return x === undefined ? undefined : Buffer.from(x, 'base64url').toString('hex');
}
