/** Identifiers: the 32-byte ids of the chain, held in memory as lowercase hex so that they compare with === and key maps. */

declare const brand: unique symbol;

/** A 32-byte account id as 64 lowercase hex characters; native text form: address prefix + base58 (protocol 1). */
export type Address = string & { readonly [brand]: 'Address' };

/** A 32-byte hash (bundle, block, mint, pool, …) as 64 lowercase hex characters; native text form: hash prefix + base58. */
export type Hash = string & { readonly [brand]: 'Hash' };

/** The account 0x00…00: refused as a recipient and as a signer. */
export const ZERO_ADDRESS = '0'.repeat(64) as Address;

/** 32 zero bytes: the native token's mint, the empty Merkle root, the parent of genesis. */
export const ZERO_HASH = '0'.repeat(64) as Hash;

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Lowercase hex of bytes, without 0x. */
export function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (let i = 0; i < bytes.length; i++) hex += HEX[bytes[i]!];
  return hex;
}

/** Bytes of an even-length hex string without 0x. Throws RangeError on anything else. */
export function fromHex(hex: string): Uint8Array {
  if (hex.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(hex)) throw new RangeError('not a hex string of whole bytes');
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}
