/** Signature checks of a chain: proposals, votes and certificates. */

import { isCommitted, type VerifySignature, verifySeal } from '../../engine/consensus/certificates.js';
import { compareBytes } from '../../engine/consensus/evidence.js';
import type { ChainDomain } from '../../engine/consensus/messages.js';
import type { Signatures } from '../../kernel/chain/certified.js';
import { fromHex } from '../../lib/codec/ids.js';
import { verify as verifyEd25519 } from '../../lib/crypto/ed25519.js';

/** Valid signatures that are kept: three rounds of 100 validators; 0.5 MiB. */
const KEPT = 1_024;

/**
 * A check of Ed25519 signatures that keeps its latest valid ones, for one node. A quarter of all checks repeat an earlier
 * one, because a vote comes again in certificates and in the next block. Invalid signatures leave nothing.
 */
export function signatureVerifier(): VerifySignature {
  /** Valid signatures with their messages, oldest first. */
  const valid = new Map<string, Uint8Array>();
  return (message, signature, key) => {
    const name = key + Buffer.from(signature.buffer, signature.byteOffset, signature.length).toString('latin1');
    const before = valid.get(name);
    if (before !== undefined && compareBytes(before, message) === 0) return true;
    if (!verifyEd25519(fromHex(key), message, signature)) return false;
    valid.set(name, message.slice());
    if (valid.size > KEPT) valid.delete(valid.keys().next().value!);
    return true;
  };
}

/** The signature checks of a chain. */
export function signaturesOf(domain: ChainDomain, verify: VerifySignature = signatureVerifier()): Signatures {
  return {
    sealed: ({ height, round }, hash, seal, publicKey) =>
      verifySeal({ height, round, hash, seal }, publicKey, domain, verify),
    committed: (commit, set) => isCommitted(commit, set, domain, verify),
  };
}
