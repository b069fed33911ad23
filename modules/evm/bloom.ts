/**
 * Ethereum Bloom filters: 2,048 bits, three for each address and topic of a log. They quickly rule out what is absent.
 */

import { fromHex, keccak256 } from '../../runtime/sdk.js';
import type { Log } from './log.js';

/** Length of a filter in bytes. */
export const BLOOM_BYTES = 256;

/** Search keys of a log: its address (40 hex digits) and its topics (64 each). */
const wordsOf = ({ address, topics }: Log): readonly string[] => [address.slice(24), ...topics];

/** Positions of the three bits of a key: an address of 40 hex digits, or a topic of 64. */
export function bitsOf(word: string): readonly number[] {
  const hash = keccak256(fromHex(word));
  return [0, 2, 4].map((at) => ((hash[at]! << 8) | hash[at + 1]!) & 2_047);
}

/** Filter of some logs. */
export function bloomOf(logs: readonly Log[]): Uint8Array {
  const bloom = new Uint8Array(BLOOM_BYTES);
  for (const word of new Set(logs.flatMap(wordsOf))) {
    for (const bit of bitsOf(word)) bloom[BLOOM_BYTES - 1 - (bit >> 3)]! |= 1 << (bit & 7);
  }
  return bloom;
}

/** False if no log in the filter has the key with these bits. */
export function mayHave(bloom: Uint8Array, bits: readonly number[]): boolean {
  return bits.every((bit) => (bloom[BLOOM_BYTES - 1 - (bit >> 3)]! & (1 << (bit & 7))) !== 0);
}
