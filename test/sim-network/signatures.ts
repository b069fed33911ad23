/**
 * Ed25519 in a simulation: every node checks the same signatures, so each is really checked once, and charged to the
 * processor of every node that asks.
 */

import { createRequire } from 'node:module';
import type * as Sodium from 'sodium-native';
import type { VirtualTime } from './virtual-time.js';

/** Main-thread time of a check, milliseconds (`runtime/engine/network/budget.ts`). */
const CHECK_MS = 0.1;
/** Verdicts kept. */
const MAX_VERDICTS = 200_000;

type Check = typeof Sodium.crypto_sign_verify_detached;

const sodium = createRequire(import.meta.url)('sodium-native') as { crypto_sign_verify_detached: Check };

/** Replaces the check of libsodium in this process; the returned function restores it. */
export function shareSignatureChecks(time: VirtualTime): () => void {
  const check = sodium.crypto_sign_verify_detached;
  const verdicts = new Map<string, ReturnType<Check>>();
  sodium.crypto_sign_verify_detached = (signature, message, publicKey) => {
    time.current?.spend(CHECK_MS);
    const name = textOf(signature) + textOf(publicKey) + textOf(message);
    let verdict = verdicts.get(name);
    if (!verdicts.has(name)) {
      verdict = check(signature, message, publicKey);
      if (verdicts.size >= MAX_VERDICTS) verdicts.clear();
      verdicts.set(name, verdict);
    }
    return verdict;
  };
  return () => {
    sodium.crypto_sign_verify_detached = check;
  };
}

const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
