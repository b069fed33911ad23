/** Many documents under one hash that can be anchored: a Merkle tree over their hashes, and membership proofs. */

import { fromHex, toHex } from '../../../runtime/lib/codec/ids.js';
import { sha256 } from '../../../runtime/lib/crypto/hash.js';
import { merkleTree, verifyMerkleProof } from '../../../runtime/lib/crypto/merkle.js';

/**
 * Proof that a document is under a root: its index, the number of documents, and the sibling hashes (0x…) on its path.
 */
export interface DocumentProof {
  readonly index: number;
  readonly count: number;
  readonly siblings: readonly string[];
}

/** Documents under one root. */
export interface DocumentTree {
  /** The hash to anchor: `0x` and 64 hex characters. */
  readonly root: string;
  /** The proof for the document at an index. Throws RangeError if there is none. */
  proof(index: number): DocumentProof;
}

/** More than any list of documents can need. */
const MAX_SIBLINGS = 64;
const HASH = /^(0x)?[0-9a-fA-F]{64}$/;

function bytesOf(hash: string): Uint8Array {
  if (!HASH.test(hash)) throw new RangeError(`${hash.slice(0, 80)} is not a hash of 64 hex characters`);
  return fromHex(hash.slice(-64).toLowerCase());
}

/** The SHA-256 of a document, as `sha256sum` shows it, with `0x` before it. */
export const documentHash = (document: Uint8Array): string => `0x${toHex(sha256(document))}`;

/**
 * The tree over the hashes of documents, in their order. Throws RangeError for an empty list and for invalid hashes.
 */
export function documentTree(hashes: readonly string[]): DocumentTree {
  if (hashes.length === 0) throw new RangeError('there are no documents');
  const tree = merkleTree(hashes.map(bytesOf));
  return {
    root: `0x${toHex(tree.root)}`,
    proof(index) {
      const proof = tree.proof(index);
      return { ...proof, siblings: proof.siblings.map((sibling) => `0x${toHex(sibling)}`) };
    },
  };
}

/** True if the proof shows that the document of this hash is under the root. False for any invalid proof. */
export function isUnderRoot(root: string, hash: string, proof: DocumentProof): boolean {
  const { index, count, siblings } = proof;
  if (!Array.isArray(siblings) || siblings.length > MAX_SIBLINGS) return false;
  if (![root, hash, ...siblings].every((one) => typeof one === 'string' && HASH.test(one))) return false;
  return verifyMerkleProof(bytesOf(root), bytesOf(hash), { index, count, siblings: siblings.map(bytesOf) });
}
