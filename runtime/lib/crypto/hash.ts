/** Hash functions of the chain: Blake3, SHA-256 and Keccak-256, synchronous, in Node and in browsers. */

import { type Hash, toHex } from '../codec/ids.js';
import { chooseBlake3, chooseBlake3Keyed, createKeccak256, createSha256, type HashSource } from './hash-backends.js';

const plain = chooseBlake3();
const keyed = chooseBlake3Keyed();
const sha = createSha256();
const keccak = createKeccak256();

/** Implementation of each function (blake3.ts is 'own'), for tests and benchmarks. */
export const hashSources = async (): Promise<{ readonly [name: string]: HashSource }> => ({
  blake3: plain.source,
  blake3Keyed: keyed.source,
  sha256: await sha.source(),
  keccak256: await keccak.source(),
});

/** Blake3, 32 bytes. */
export const blake3: (bytes: Uint8Array) => Uint8Array = plain.hash;

/** Blake3 under a 32-byte key, 32 bytes. Throws RangeError when the key has another length. */
export function blake3Keyed(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  if (key.length !== 32) throw new RangeError(`a Blake3 key has 32 bytes, not ${key.length}`);
  return keyed.hash(key, bytes);
}

/** SHA-256, 32 bytes. */
export const sha256 = (bytes: Uint8Array): Uint8Array => sha.hash(bytes);

/** Keccak-256 with the padding of the submission (not SHA3-256), 32 bytes. */
export const keccak256 = (bytes: Uint8Array): Uint8Array => keccak.hash(bytes);

/** Blake3 as an id: 64 lowercase hex characters. */
export function blake3Hex(bytes: Uint8Array): Hash {
  return toHex(plain.hash(bytes)) as Hash;
}

const encoder = new TextEncoder();

/** Buffer for joining short parts; calls do not overlap. */
const joined = new Uint8Array(4096);

/** Blake3 of the tag's UTF-8 bytes and the parts, one after the other (definitions 2.1). */
export function blake3Parts(tag: string, ...parts: Uint8Array[]): Uint8Array {
  let longest = 3 * tag.length;
  for (const part of parts) longest += part.length;
  const buffer = longest <= joined.length ? joined : new Uint8Array(longest);
  let end = encoder.encodeInto(tag, buffer).written;
  for (const part of parts) {
    buffer.set(part, end);
    end += part.length;
  }
  return plain.hash(buffer.subarray(0, end));
}
