/** Notations of other chains: base58 with and without checksum, and addresses of segregated witness (BIP 173, BIP 350). */

import { base58, bech32, bech32m, createBase58check } from '@scure/base';
import { sha256 } from './hash.js';

/** Decoding is quadratic, so that longer text is refused before it. */
const LONGEST = 128;
const base58check = createBase58check(sha256);

/** What a decoder answers; undefined where it throws, which is how it refuses. */
function attempt<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

/** The bytes of base58 text, up to 128 characters; undefined for anything else. */
export const base58Bytes = (text: string): Uint8Array | undefined =>
  text.length > LONGEST ? undefined : attempt(() => base58.decode(text));

/** The bytes of base58 text that ends with a checksum, up to 128 characters; undefined for anything else. */
export const base58CheckBytes = (text: string): Uint8Array | undefined =>
  text.length > LONGEST ? undefined : attempt(() => base58check.decode(text));

/** Whether the text is an address of segregated witness with this prefix: version 0 in bech32, later ones in bech32m. */
export function isSegwitAddress(text: string, prefix: string): boolean {
  const [old, later] = [bech32, bech32m].map((one) => one.decodeUnsafe(text));
  const found = old ?? later;
  if (!found || found.prefix !== prefix) return false;
  const [version = 17, ...words] = found.words;
  const program = bech32.fromWordsUnsafe(words);
  if (!program || version > 16 || program.length < 2 || program.length > 40) return false;
  return version === 0 ? found === old && (program.length === 20 || program.length === 32) : found === later;
}
