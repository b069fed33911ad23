/** Proof of work for a faucet, computed in slices so that the page stays responsive. */

import { sha256 } from '@noble/hashes/sha2.js';

export interface Challenge {
  readonly challenge: string;
  /** Number of zero bits with which the hash must begin. */
  readonly bits: number;
}

/** Hashes per slice: a few milliseconds. */
const SLICE = 5_000;

/** Finds a nonce such that SHA-256 of `challenge:address:nonce` begins with `bits` zero bits. */
export async function found({ challenge, bits }: Challenge, address: string): Promise<string> {
  const encoder = new TextEncoder();
  for (let nonce = 0; ; nonce++) {
    const [a = 0, b = 0, c = 0, d = 0] = sha256(encoder.encode(`${challenge}:${address}:${nonce}`));
    if (bits === 0 || ((a << 24) | (b << 16) | (c << 8) | d) >>> (32 - bits) === 0) return `${nonce}`;
    if (nonce % SLICE === 0) await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
