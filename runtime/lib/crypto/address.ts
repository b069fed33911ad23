/**
 * Text forms of ids: native text (prefix + base58 of the 32 bytes), the same with a checksum (prefix + Base58Check) and
 * 0x hex as input, and the 20-byte form.
 */

import { base58, createBase58check } from '@scure/base';
import { type Address, fromHex, type Hash, toHex } from '../codec/ids.js';
import { sha256 } from './hash.js';

const HEX_ID = /^0x[0-9a-fA-F]{64}$/;

/** 32 bytes are 32 (all zero) to 44 base58 characters; longer text is rejected before the quadratic decoding. */
const BASE58_ID = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

/** An id and its checksum, the first 4 bytes of its double SHA-256, are 36 bytes. */
const CHECKED_ID = /^[1-9A-HJ-NP-Za-km-z]{36,50}$/;
const base58check = createBase58check(sha256);

/**
 * Each conversion takes a microsecond or two, so recent ones are cached: two generations of at most this size; the
 * older is dropped when the younger is full.
 */
const GENERATION = 4096;

/** The function with a cache of recent results; undefined is not cached. */
function remembering<T extends string | undefined>(answer: (given: string) => T): (given: string) => T {
  let young = new Map<string, T>();
  let old = new Map<string, T>();
  return (given) => {
    const hit = young.get(given);
    if (hit !== undefined) return hit;
    const found = old.get(given) ?? answer(given);
    if (found === undefined) return found;
    if (young.size === GENERATION) {
      old = young;
      young = new Map();
    }
    young.set(given, found);
    return found;
  };
}

const base58Of = remembering((id) => base58.encode(fromHex(id)));

const idOfBase58 = remembering((encoded) => {
  if (!BASE58_ID.test(encoded)) return undefined;
  const bytes = base58.decode(encoded);
  return bytes.length === 32 ? toHex(bytes) : undefined;
});

const idOfChecked = remembering((encoded) => {
  if (!CHECKED_ID.test(encoded)) return undefined;
  try {
    const bytes = base58check.decode(encoded);
    return bytes.length === 32 ? toHex(bytes) : undefined;
  } catch {
    return undefined; // the checksum is wrong
  }
});

const idOfHex = (text: string): string | undefined => (HEX_ID.test(text) ? text.slice(2).toLowerCase() : undefined);

/** Native text of an account id: prefix + base58. */
export function addressText(id: Address, prefix: string): string {
  return prefix + base58Of(id);
}

/** Native text of an account id with a checksum: prefix + Base58Check. */
export function checkedAddressText(id: Address, prefix: string): string {
  return prefix + base58check.encode(fromHex(id));
}

/** Native text of a hash: prefix + base58. */
export function hashText(id: Hash, prefix: string): string {
  return prefix + base58.encode(fromHex(id)); // hashes rarely repeat, so they do not use the cache
}

/**
 * The account id of native text with or without a checksum, or of 0x and 64 hex digits in either case; undefined for other
 * text, and for a wrong checksum.
 */
export function parseAddress(text: string, prefix: string): Address | undefined {
  if (!text.startsWith(prefix)) return idOfHex(text) as Address | undefined;
  const encoded = text.slice(prefix.length);
  return (idOfBase58(encoded) ?? idOfChecked(encoded)) as Address | undefined;
}

/** The hash of native text, or of 0x and 64 hex digits in either case; undefined for other text. */
export function parseHash(text: string, prefix: string): Hash | undefined {
  return (text.startsWith(prefix) ? idOfBase58(text.slice(prefix.length)) : idOfHex(text)) as Hash | undefined;
}

/** The account id of a public key of any type: its SHA-256. */
export function addressOfKey(publicKey: Uint8Array): Address {
  return toHex(sha256(publicKey)) as Address;
}

/** The 20-byte form of an account: the last 20 bytes of its id, 0x and lowercase hex. */
export function shortForm(id: Address): string {
  return `0x${id.slice(24)}`;
}
