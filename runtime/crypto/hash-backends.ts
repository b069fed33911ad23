/** Picks each hash function's implementation: WebAssembly where it is present and proves itself, @noble/hashes otherwise. */

import type { IHasher } from 'hash-wasm';
import { toHex } from '../codec/ids.js';

/** Bytes to a fresh 32-byte digest. */
export type HashFunction = (bytes: Uint8Array) => Uint8Array;

/** 32-byte key and bytes to a fresh 32-byte digest. */
export type KeyedHashFunction = (key: Uint8Array, bytes: Uint8Array) => Uint8Array;

/** A chosen implementation and the package it came from. */
export interface Chosen<F> {
  readonly source: 'hash-wasm' | 'noble';
  readonly hash: F;
}

/** Around Blake3's block (64) and chunk (1,024), SHA-256's padding (56), Keccak's rate (136) and hash-wasm's buffer (16,384). */
const LENGTHS = [0, 1, 31, 32, 33, 55, 56, 63, 64, 65, 119, 135, 136, 137, 200, 1023, 1024, 1025, 2049, 16_385];

const SAMPLE = Uint8Array.from({ length: 16_385 }, (_, i) => i % 251);

/** Hash of the hashes of the sample's first bytes, as many as each length says: one value that a wrong digest anywhere changes. */
export function transcript(hash: HashFunction): string {
  const digests = new Uint8Array(32 * LENGTHS.length);
  for (const [i, length] of LENGTHS.entries()) digests.set(hash(SAMPLE.subarray(0, length)), 32 * i);
  return toHex(hash(digests));
}

/** As `transcript`, under a key that changes from call to call. */
export function keyedTranscript(hash: KeyedHashFunction): string {
  let key: Uint8Array = SAMPLE.slice(0, 32);
  return transcript((bytes) => {
    key = hash(key, bytes);
    return key;
  });
}

/** What the transcripts must be; computed with @noble/hashes, whose own tests hold the published vectors. */
export const TRANSCRIPTS = {
  blake3: '57e30b5097dd2c72029dbb1e7e325bfe63a437a94e6c53749361c1ed784a316b',
  blake3Keyed: 'a0aeb15d4d6c0f1eead554f623ff4410cba665589a96b56c17efa71bc46eed89',
  sha256: '469596504749087a794b77cca3c8525d7442c56028e6803732da21d6c6e7b720',
  keccak256: 'fd506508f93763de75f5592a13f7e650ce49e80ca58cce38cbb3b3a20f36c0ba',
} as const;

async function choose<F>(
  name: string,
  proves: (hash: F) => boolean,
  fast: () => Promise<F>,
  portable: () => Promise<F>,
): Promise<Chosen<F>> {
  try {
    const hash = await fast();
    if (proves(hash)) return { source: 'hash-wasm', hash };
  } catch {
    // No WebAssembly here (a policy may forbid it): the portable implementation gives the same bytes.
  }
  const hash = await portable();
  if (!proves(hash)) throw new Error(`${name}: no implementation on this platform gives the published digests`);
  return { source: 'noble', hash };
}

/** One hasher is reused: creating one costs far more than hashing, and a call runs to its end before the next begins. */
function reusing(hasher: IHasher): HashFunction {
  return (bytes) => hasher.init().update(bytes).digest('binary');
}

async function keyedWasm(): Promise<KeyedHashFunction> {
  const { default: build } = await import('hash-wasm/dist/blake3.umd.min.js');
  // The hasher reads its key at each init, so overwriting these bytes changes the key; the transcript would show it if not.
  const slot = new Uint8Array(32);
  const hasher = await build.createBLAKE3(256, slot);
  return (key, bytes) => {
    slot.set(key);
    return hasher.init().update(bytes).digest('binary');
  };
}

/** Blake3 with 32 bytes of output. */
export const chooseBlake3 = (): Promise<Chosen<HashFunction>> =>
  choose(
    'Blake3',
    (hash) => transcript(hash) === TRANSCRIPTS.blake3,
    async () => reusing(await (await import('hash-wasm/dist/blake3.umd.min.js')).default.createBLAKE3()),
    async () => (await import('@noble/hashes/blake3.js')).blake3,
  );

/** Blake3 in its keyed mode. */
export const chooseBlake3Keyed = (): Promise<Chosen<KeyedHashFunction>> =>
  choose(
    'Blake3 (keyed)',
    (hash) => keyedTranscript(hash) === TRANSCRIPTS.blake3Keyed,
    keyedWasm,
    async () => {
      const { blake3 } = await import('@noble/hashes/blake3.js');
      return (key: Uint8Array, bytes: Uint8Array) => blake3(bytes, { key });
    },
  );

/** SHA-256. */
export const chooseSha256 = (): Promise<Chosen<HashFunction>> =>
  choose(
    'SHA-256',
    (hash) => transcript(hash) === TRANSCRIPTS.sha256,
    async () => reusing(await (await import('hash-wasm/dist/sha256.umd.min.js')).default.createSHA256()),
    async () => (await import('@noble/hashes/sha2.js')).sha256,
  );

/** Keccak-256 as Ethereum has it (not SHA3-256). */
export const chooseKeccak256 = (): Promise<Chosen<HashFunction>> =>
  choose(
    'Keccak-256',
    (hash) => transcript(hash) === TRANSCRIPTS.keccak256,
    async () => reusing(await (await import('hash-wasm/dist/keccak.umd.min.js')).default.createKeccak(256)),
    async () => (await import('@noble/hashes/sha3.js')).keccak_256,
  );
