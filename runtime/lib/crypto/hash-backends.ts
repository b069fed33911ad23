/**
 * Chooses the implementation of each hash function: the fastest that gives correct digests here, otherwise
 * @noble/hashes.
 */

import { blake3 as nobleBlake3 } from '@noble/hashes/blake3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { IHasher } from 'hash-wasm';
import { toHex } from '../codec/ids.js';
import { blake3, blake3Keyed } from './blake3.js';

/** Bytes to a new 32-byte digest. */
export type HashFunction = (bytes: Uint8Array) => Uint8Array;

/** 32-byte key and bytes to a new 32-byte digest. */
export type KeyedHashFunction = (key: Uint8Array, bytes: Uint8Array) => Uint8Array;

/** Implementation of a hash function: blake3.ts, or a package. */
export type HashSource = 'own' | 'hash-wasm' | 'noble';

/** A chosen implementation and its origin. */
export interface Chosen<F> {
  readonly source: HashSource;
  readonly hash: F;
}

/**
 * Lengths around Blake3's block (64) and chunk (1,024), SHA-256's padding (56) and Keccak's rate (136); tests cover
 * longer ones.
 */
const LENGTHS = [0, 1, 31, 32, 33, 55, 56, 63, 64, 65, 119, 135, 136, 137, 200, 1023, 1024, 1025, 2049];

const SAMPLE = Uint8Array.from({ length: 2049 }, (_, i) => i % 251);

/** Hash of the hashes of prefixes of the sample, one per length: a wrong digest anywhere changes it. */
export function transcript(hash: HashFunction): string {
  const digests = new Uint8Array(32 * LENGTHS.length);
  for (const [i, length] of LENGTHS.entries()) digests.set(hash(SAMPLE.subarray(0, length)), 32 * i);
  return toHex(hash(digests));
}

/** Like `transcript`, under a key that changes with each call. */
export function keyedTranscript(hash: KeyedHashFunction): string {
  let key: Uint8Array = SAMPLE.slice(0, 32);
  return transcript((bytes) => {
    key = hash(key, bytes);
    return key;
  });
}

/** Expected transcripts, computed with @noble/hashes, whose own tests check the published vectors. */
export const TRANSCRIPTS = {
  blake3: 'd4502c23f136360b594f18324b8f963e1149682174c062fb6fb3b571c36cf7d4',
  blake3Keyed: '4c2b22d0ad32b228321a0fdb103559fec20e8651aac398dcd32ad673b9770f4e',
  sha256: '5e4e1c33dd9fa6e746bb8046d1ee4be4724c56dfea91081d88684bee86f38231',
  keccak256: 'c6666a982f34d0e8135ae498bc44c052a9ebf988986470e9b7963fe1304feb2b',
} as const;

/** The first candidate that gives the expected digests. */
function choose<F>(name: string, proves: (hash: F) => boolean, ...candidates: readonly Chosen<F>[]): Chosen<F> {
  const chosen = candidates.find(({ hash }) => proves(hash));
  if (!chosen) throw new Error(`${name}: no implementation on this platform gives the published digests`);
  return chosen;
}

export const chooseBlake3 = (): Chosen<HashFunction> =>
  choose(
    'Blake3',
    (hash) => transcript(hash) === TRANSCRIPTS.blake3,
    { source: 'own', hash: blake3 },
    { source: 'noble', hash: nobleBlake3 },
  );

export const chooseBlake3Keyed = (): Chosen<KeyedHashFunction> =>
  choose(
    'Blake3 (keyed)',
    (hash) => keyedTranscript(hash) === TRANSCRIPTS.blake3Keyed,
    { source: 'own', hash: blake3Keyed },
    { source: 'noble', hash: (key, bytes) => nobleBlake3(bytes, { key }) },
  );

/**
 * A hash function that uses @noble/hashes until WebAssembly is compiled, which its first call starts. A top-level await
 * would prevent `require`, and most processes that load this file never call one of the two functions.
 */
export class CompiledHash {
  readonly #name: 'sha256' | 'keccak256';
  readonly #portable: HashFunction;
  readonly #load: () => Promise<IHasher>;
  #source: HashSource = 'noble';
  #compiled: Promise<void> | undefined;
  /** The current implementation. */
  hash: HashFunction = (bytes) => {
    this.#begin();
    return this.hash(bytes);
  };

  constructor(name: 'sha256' | 'keccak256', portable: HashFunction, load: () => Promise<IHasher>) {
    this.#name = name;
    this.#portable = portable;
    this.#load = load;
  }

  /** The final implementation; resolves after compilation has ended. */
  async source(): Promise<HashSource> {
    this.#begin();
    await this.#compiled;
    return this.#source;
  }

  #begin(): void {
    if (this.#compiled) return;
    this.hash = choose(this.#name, this.#proves, { source: 'noble', hash: this.#portable }).hash;
    this.#compiled = this.#compile();
  }

  async #compile(): Promise<void> {
    try {
      const hasher = await this.#load();
      // Reused: creating one costs far more than hashing, and calls do not overlap.
      const hash: HashFunction = (bytes) => hasher.init().update(bytes).digest('binary');
      if (!this.#proves(hash)) return;
      this.hash = hash;
      this.#source = 'hash-wasm';
    } catch {
      // No WebAssembly here (a policy can forbid it): the portable implementation gives the same bytes.
    }
  }

  readonly #proves = (hash: HashFunction): boolean => transcript(hash) === TRANSCRIPTS[this.#name];
}

export const createSha256 = (): CompiledHash =>
  new CompiledHash('sha256', sha256, async () =>
    (await import('hash-wasm/dist/sha256.umd.min.js')).default.createSHA256(),
  );

/** Keccak-256 with the padding of the submission (not SHA3-256). */
export const createKeccak256 = (): CompiledHash =>
  new CompiledHash('keccak256', keccak_256, async () =>
    (await import('hash-wasm/dist/keccak.umd.min.js')).default.createKeccak(256),
  );
