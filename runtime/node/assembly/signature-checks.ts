/** Signature checks of a chain: proposals, votes and certificates. */

import { isCommitted, type VerifySignature, verifySeal } from '../../engine/consensus/certificates.js';
import type { ChainDomain } from '../../engine/consensus/messages.js';
import type { Signatures } from '../../kernel/chain/certified.js';
import { fromHex } from '../../lib/codec/ids.js';
import { verify as verifyEd25519 } from '../../lib/crypto/ed25519.js';

/** Checks one Ed25519 signature. */
export const verifySignature: VerifySignature = (message, signature, key) =>
  verifyEd25519(fromHex(key), message, signature);

/** The signature checks of a chain. */
export function signaturesOf(domain: ChainDomain): Signatures {
  return {
    sealed: ({ height, round }, hash, seal, publicKey) =>
      verifySeal({ height, round, hash, seal }, publicKey, domain, verifySignature),
    committed: (commit, set) => isCommitted(commit, set, domain, verifySignature),
  };
}
