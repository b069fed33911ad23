/** Secrets under a passphrase: a key by Argon2id and a box by XSalsa20-Poly1305 (libsodium's secretbox). */

import { createRequire } from 'node:module';
import { fromHex, toHex } from '../codec/ids.js';

/** A box with everything needed to open it except the passphrase. */
export interface Sealed {
  readonly kdf: 'argon2id13';
  /** Passes over the memory. */
  readonly ops: number;
  readonly memory_kib: number;
  /** Hex. */
  readonly salt: string;
  readonly nonce: string;
  readonly box: string;
}

/** libsodium's MODERATE: about 0.7 s and 256 MiB per guess. */
const OPS = 3;
const MEMORY_KIB = 262_144;
/** Limit for files that ask for more work than anyone chose. */
const MOST_OPS = 8;
const MOST_MEMORY_KIB = 1_048_576;
const LEAST_MEMORY_KIB = 8;

const require = createRequire(import.meta.url);
/** Loaded on first use, because most processes need no passphrase. */
const sodium = (): typeof import('sodium-native') => require('sodium-native') as typeof import('sodium-native');

function keyOf(passphrase: Uint8Array, salt: Uint8Array, ops: number, memoryKib: number): Uint8Array {
  const { crypto_pwhash, crypto_pwhash_ALG_ARGON2ID13, crypto_secretbox_KEYBYTES } = sodium();
  const key = Buffer.alloc(crypto_secretbox_KEYBYTES);
  crypto_pwhash(key, Buffer.from(passphrase), Buffer.from(salt), ops, memoryKib * 1024, crypto_pwhash_ALG_ARGON2ID13);
  return key;
}

export function seal(secret: Uint8Array, passphrase: Uint8Array): Sealed {
  const { crypto_pwhash_SALTBYTES, crypto_secretbox_NONCEBYTES, crypto_secretbox_MACBYTES, ...lib } = sodium();
  const salt = crypto.getRandomValues(new Uint8Array(crypto_pwhash_SALTBYTES));
  const nonce = crypto.getRandomValues(new Uint8Array(crypto_secretbox_NONCEBYTES));
  const box = Buffer.alloc(secret.length + crypto_secretbox_MACBYTES);
  const key = keyOf(passphrase, salt, OPS, MEMORY_KIB);
  lib.crypto_secretbox_easy(box, Buffer.from(secret), Buffer.from(nonce), key);
  key.fill(0);
  return {
    ...{ kdf: 'argon2id13', ops: OPS, memory_kib: MEMORY_KIB },
    ...{ salt: toHex(salt), nonce: toHex(nonce), box: toHex(box) },
  };
}

/** The secret in a box; undefined if the passphrase is wrong or the data is not a box. */
export function openSealed(sealed: Sealed, passphrase: Uint8Array): Uint8Array | undefined {
  const { kdf, ops, memory_kib } = sealed;
  const { crypto_pwhash_SALTBYTES, crypto_secretbox_NONCEBYTES, crypto_secretbox_MACBYTES, ...lib } = sodium();
  const within = (n: unknown, least: number, most: number) =>
    Number.isInteger(n) && Number(n) >= least && Number(n) <= most;
  if (kdf !== 'argon2id13' || !within(ops, 1, MOST_OPS)) return undefined;
  if (!within(memory_kib, LEAST_MEMORY_KIB, MOST_MEMORY_KIB)) return undefined;
  const [salt, nonce, box] = [sealed.salt, sealed.nonce, sealed.box].map(bytesOf);
  if (salt?.length !== crypto_pwhash_SALTBYTES || nonce?.length !== crypto_secretbox_NONCEBYTES) return undefined;
  if (box === undefined || box.length < crypto_secretbox_MACBYTES) return undefined;
  const secret = Buffer.alloc(box.length - crypto_secretbox_MACBYTES);
  const key = keyOf(passphrase, salt, ops, memory_kib);
  const opens = lib.crypto_secretbox_open_easy(secret, Buffer.from(box), Buffer.from(nonce), key);
  key.fill(0);
  return opens ? secret : undefined;
}

const bytesOf = (hex: unknown): Uint8Array | undefined =>
  typeof hex === 'string' && /^([0-9a-f]{2}){1,256}$/.test(hex) ? fromHex(hex) : undefined;
