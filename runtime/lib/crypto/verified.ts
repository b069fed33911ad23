/** Ed25519 checks that another thread of this node has made: those whose answer was yes. */

import { KeyType } from './signatures.js';
import type { SignatureCheck } from './verify-packing.js';

const KEY_END = 32;
const DIGEST_END = 64;
/** A check as it is remembered: key, digest, signature. */
export const VERIFIED_BYTES = 128;

/** The oldest are forgotten beyond so many: they are checked again. */
const MOST = 16_384;

/** Valid checks until they are asked for. */
export class VerifiedSignatures {
  /** By the first half of the signature, which is another one each time. */
  readonly #checks = new Map<string, Buffer>();

  /** Remembers valid checks, one behind the other, and says how many. */
  remember(bytes: Uint8Array): number {
    const checks = Buffer.from(bytes);
    for (let at = 0; at < checks.length; at += VERIFIED_BYTES) {
      this.#checks.set(keyOf(checks, at + DIGEST_END), checks.subarray(at, at + VERIFIED_BYTES));
    }
    for (const oldest of this.#checks.keys()) {
      if (this.#checks.size <= MOST) break;
      this.#checks.delete(oldest);
    }
    return checks.length / VERIFIED_BYTES;
  }

  /** Whether the very same check was made and valid; it is forgotten then. */
  take({ keyType, publicKey, digest, signature }: SignatureCheck): boolean {
    if (this.#checks.size === 0 || keyType !== KeyType.Ed25519) return false;
    const key = keyOf(Buffer.from(signature.buffer, signature.byteOffset, signature.byteLength), 0);
    const check = this.#checks.get(key);
    if (check === undefined) return false;
    this.#checks.delete(key);
    return (
      Buffer.compare(check.subarray(0, KEY_END), publicKey) === 0 &&
      Buffer.compare(check.subarray(KEY_END, DIGEST_END), digest) === 0 &&
      Buffer.compare(check.subarray(DIGEST_END), signature) === 0
    );
  }
}

const keyOf = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 32);
