/**
 * Identifiers: the 32-byte ids of the chain, in memory as lowercase hex, so that they compare with === and can be map
 * keys (decision 0001).
 */

import { newBytes } from './new-bytes.js';

declare const brand: unique symbol;

/** A 32-byte account id as 64 lowercase hex characters; native text form: address prefix + base58 (protocol 1). */
export type Address = string & { readonly [brand]: 'Address' };

/** A 32-byte hash (bundle, block, mint, pool, …) as 64 lowercase hex characters; native text form: hash prefix + base58. */
export type Hash = string & { readonly [brand]: 'Hash' };

/** The account 0x00…00: rejected as a recipient and as a signer. */
export const ZERO_ADDRESS = '0'.repeat(64) as Address;

/** 32 zero bytes: the native token's mint, the empty Merkle root, the parent of genesis. */
export const ZERO_HASH = '0'.repeat(64) as Hash;

type HexSlice = (this: Uint8Array, start: number, end: number) => string;
type HexWrite = (this: Uint8Array, hex: string, at: number, length: number) => number;

/** Native hex writer of Node's Buffer; undefined in browsers and if it does not accept a plain Uint8Array. */
const nativeHex = ((): HexSlice | undefined => {
  try {
    const slice = (globalThis as { Buffer?: { prototype: { hexSlice: HexSlice } } }).Buffer?.prototype.hexSlice;
    return slice?.call(Uint8Array.of(0, 15, 160), 1, 3) === '0fa0' ? slice : undefined;
  } catch {
    return undefined;
  }
})();

/**
 * Native hex reader of Node's Buffer: stops at the first character that is not a hex digit. Undefined if `nativeHex`
 * is.
 */
const nativeBytes = ((): HexWrite | undefined => {
  try {
    const write = (globalThis as { Buffer?: { prototype: { hexWrite: HexWrite } } }).Buffer?.prototype.hexWrite;
    return write?.call(new Uint8Array(2), '0fgg', 0, 2) === 1 ? write : undefined;
  } catch {
    return undefined;
  }
})();

/** The native reader looks only at the lower byte of these characters. */
const WIDE = /[\u0100-\uffff]/;

/** Below this number of digits a native call costs more than it saves. */
const LONG = 128;

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * Value of each ASCII hex digit, -1 for other characters. A table, because digits and letters are equally likely and a
 * branch would be mispredicted.
 */
export const DIGIT = Int8Array.from({ length: 128 }, (_, code) =>
  '0123456789abcdef'.indexOf(String.fromCharCode(code | 32)),
);
for (let code = 0; code < 48; code++) DIGIT[code] = -1; // 16..25 | 32 would be accepted as digits too

/** Lowercase hex of bytes, without 0x. */
export function toHex(bytes: Uint8Array): string {
  if (nativeHex) return nativeHex.call(bytes, 0, bytes.length);
  let hex = '';
  for (let i = 0; i < bytes.length; i++) hex += HEX[bytes[i]!];
  return hex;
}

/** Bytes of an even-length hex string without 0x. Throws RangeError on anything else. */
export function fromHex(hex: string): Uint8Array {
  if (hex.length % 2 !== 0) throw new RangeError('not a hex string of whole bytes');
  const bytes = newBytes(hex.length / 2);
  if (nativeBytes && hex.length >= LONG) {
    if (nativeBytes.call(bytes, hex, 0, bytes.length) === bytes.length && !WIDE.test(hex)) return bytes;
    throw new RangeError('not a hex string of whole bytes');
  }
  let digits = 0;
  for (let i = 0; i < bytes.length; i++) {
    const a = hex.charCodeAt(2 * i);
    const b = hex.charCodeAt(2 * i + 1);
    const high = DIGIT[a & 127]!;
    const low = DIGIT[b & 127]!;
    digits |= high | low | (127 - a) | (127 - b); // negative once any character is not a hex digit
    bytes[i] = (high << 4) | low;
  }
  if (digits < 0) throw new RangeError('not a hex string of whole bytes');
  return bytes;
}
