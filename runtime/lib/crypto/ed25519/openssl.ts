/**
 * Ed25519 by node:crypto (OpenSSL), for platforms without libsodium.
 *
 * OpenSSL follows the rule under admissible keys; newer versions of Node refuse every R of small order before they ask it.
 * As in `sodium.ts` only R = identity is then refused wrongly; it is left to the specification, as are questions about keys.
 */

import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { type Ed25519Backend, hasIdentityR } from './backend.js';
import { specification } from './specification.js';

/** PKCS #8 header before the 32 secret bytes. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A key imports in 8 µs as JWK, in 60 µs as DER. */
const publicKeyObject = (publicKey: Uint8Array) =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey).toString('base64url') },
    format: 'jwk',
  });

export const opensslBackend: Ed25519Backend = {
  name: 'openssl',
  admissible: specification.admissible,
  verify: (publicKey, message, signature) =>
    hasIdentityR(signature)
      ? specification.verify(publicKey, message, signature)
      : verify(null, message, publicKeyObject(publicKey), signature),
  signer(secretKey) {
    const key = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, secretKey]), format: 'der', type: 'pkcs8' });
    const { x } = createPublicKey(key).export({ format: 'jwk' });
    return {
      publicKey: Uint8Array.from(Buffer.from(x as string, 'base64url')),
      sign: (message) => Uint8Array.from(sign(null, message, key)),
    };
  },
};
