/** Bloom filters of Ethereum: 2,048 bits, three for each address and topic of a log. They tell fast what is surely not there. */

import { fromHex, keccak256 } from '../../runtime/sdk.js';
import type { Log } from './log.js';

/** Bytes of a filter. */
export const BLOOM_BYTES = 256;

/** What a log is found by: its address (40 hex digits) and its topics (64 each). */
const wordsOf = ({ address, topics }: Log): readonly string[] => [address.slice(24), ...topics];

/** Places of the three bits of a word: an address of 40 hex digits, or a topic of 64. */
export function bitsOf(word: string): readonly number[] {
  const hash = keccak256(fromHex(word));
  return [0, 2, 4].map((at) => ((hash[at]! << 8) | hash[at + 1]!) & 2_047);
}

/** The filter of logs. */
export function bloomOf(logs: readonly Log[]): Uint8Array {
  const bloom = new Uint8Array(BLOOM_BYTES);
  for (const word of new Set(logs.flatMap(wordsOf))) {
    for (const bit of bitsOf(word)) bloom[BLOOM_BYTES - 1 - (bit >> 3)]! |= 1 << (bit & 7);
  }
  return bloom;
}

/** False when no log of the filter has the word whose bits these are. */
export function mayHave(bloom: Uint8Array, bits: readonly number[]): boolean {
  return bits.every((bit) => (bloom[BLOOM_BYTES - 1 - (bit >> 3)]! & (1 << (bit & 7))) !== 0);
}
