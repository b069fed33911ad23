/**
 * Text forms of other chains: base58 with and without checksum, and segregated-witness addresses (BIP 173, BIP 350).
 */

import { base58, bech32, bech32m, createBase58check } from '@scure/base';
import { sha256 } from './hash.js';

/** Decoding is quadratic, so longer text is rejected first. */
const LONGEST = 128;
const base58check = createBase58check(sha256);

/** The decoder's result; undefined if it throws, which is how it rejects text. */
function attempt<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

/** The bytes of base58 text of up to 128 characters; undefined for other text. */
export const base58Bytes = (text: string): Uint8Array | undefined =>
  text.length > LONGEST ? undefined : attempt(() => base58.decode(text));

/** The bytes of base58 text with a checksum, up to 128 characters; undefined for other text. */
export const base58CheckBytes = (text: string): Uint8Array | undefined =>
  text.length > LONGEST ? undefined : attempt(() => base58check.decode(text));

/** Whether the text is a segregated-witness address with this prefix: version 0 in bech32, later ones in bech32m. */
export function isSegwitAddress(text: string, prefix: string): boolean {
  const [old, later] = [bech32, bech32m].map((one) => one.decodeUnsafe(text));
  const found = old ?? later;
  if (!found || found.prefix !== prefix) return false;
  const [version = 17, ...words] = found.words;
  const program = bech32.fromWordsUnsafe(words);
  if (!program || version > 16 || program.length < 2 || program.length > 40) return false;
  return version === 0 ? found === old && (program.length === 20 || program.length === 32) : found === later;
}
