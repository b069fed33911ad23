/** Finds the proof of work that a faucet wants, in slices between which the page goes on. */

import { sha256 } from '@noble/hashes/sha2.js';

/** What a faucet asks. */
export interface Challenge {
  readonly challenge: string;
  /** How many zero bits the hash must begin with. */
  readonly bits: number;
}

/** Hashes between two pauses: some milliseconds. */
const SLICE = 5_000;

/** A nonce such that SHA-256 of `challenge:address:nonce` begins with so many zero bits. */
export async function found({ challenge, bits }: Challenge, address: string): Promise<string> {
  const encoder = new TextEncoder();
  for (let nonce = 0; ; nonce++) {
    const [a = 0, b = 0, c = 0, d = 0] = sha256(encoder.encode(`${challenge}:${address}:${nonce}`));
    if (bits === 0 || ((a << 24) | (b << 16) | (c << 8) | d) >>> (32 - bits) === 0) return `${nonce}`;
    if (nonce % SLICE === 0) await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
