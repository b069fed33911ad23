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
  /** One byte a character, by the first half of the signature, which is another one each time. */
  readonly #checks = new Map<string, string>();

  /** Remembers valid checks, one behind the other, and says how many. */
  remember(bytes: Uint8Array): number {
    const checks = viewOf(bytes);
    for (let at = 0; at < checks.length; at += VERIFIED_BYTES) {
      this.#checks.set(keyOf(checks, at + DIGEST_END), textOf(checks, at, at + VERIFIED_BYTES));
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
    const key = keyOf(viewOf(signature), 0);
    const check = this.#checks.get(key);
    if (check === undefined) return false;
    this.#checks.delete(key);
    if (publicKey.length !== KEY_END || digest.length !== DIGEST_END - KEY_END) return false;
    return check === [publicKey, digest, signature].map((part) => textOf(viewOf(part))).join('');
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength);
const textOf = (bytes: Buffer, from?: number, to?: number): string => bytes.toString('latin1', from, to);
const keyOf = (bytes: Buffer, at: number): string => textOf(bytes, at, at + 32);
