/** Blocks: header, body and certificate as bytes, and the roots that bind them (protocol 4). */

import { list, option, struct } from '../../lib/codec/composites.js';
import { type Hash, toHex, ZERO_HASH } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { encode, Reader, type ValueOf, Writer } from '../../lib/codec/type.js';
import { blake3Hex } from '../../lib/crypto/hash.js';
import { merkleRoot } from '../../lib/crypto/merkle.js';
import { Certificate } from '../agreement/signers.js';
import type { CommitCertificate } from '../agreement/types.js';

/** The header. The proposer signs it through its hash, and execution checks every field (protocol 4). */
export const Header = struct({
  version: scalar.u16,
  chain_id: scalar.count,
  height: scalar.height,
  /** Round of the first proposal, so that a re-proposed block keeps its bytes. */
  round: scalar.u32,
  timestamp_ms: scalar.timeMs,
  parent_hash: scalar.hash,
  proposer: scalar.address,
  epoch: scalar.count,
  /** State root after this block. */
  state_root: scalar.hash,
  transactions_root: scalar.hash,
  receipts_root: scalar.hash,
  attestations_root: scalar.hash,
  evidence_root: scalar.hash,
  validators_hash: scalar.hash,
  next_validators_hash: scalar.hash,
  last_commit_hash: scalar.hash,
  module_set_id: scalar.hash,
  gas_used: scalar.gas,
  gas_limit: scalar.gas,
  base_fee: scalar.gas,
  bundle_count: scalar.u32,
  interval_ms: scalar.u32,
});
export type Header = ValueOf<typeof Header>;

export { Certificate } from '../agreement/signers.js';

/** Certificate in block 1: genesis needs no signatures. */
export const NO_CERTIFICATE: CommitCertificate = { height: 0, round: 0, hash: ZERO_HASH, signers: [], signatures: [] };

/** Maximum attestations that a block references. */
export const MAX_ATTESTATIONS = 128;

/**
 * Reference to an attestation: its validator, and its age in heights. Its body is sent and stored separately from the
 * chain.
 */
export const AttestationRef = struct({
  /** 0 for the block's own height, up to 3. */
  age: scalar.range(0, 3, 'age of an attestation'),
  /** Index in the set of the height. */
  validator: scalar.range(0, 99, 'index of a validator'),
  hash: scalar.hash,
});
export type AttestationRef = ValueOf<typeof AttestationRef>;

/** In ascending order of age, validator, hash. */
export const Attestations = list(AttestationRef, MAX_ATTESTATIONS);

/** Signature of the original proposal, checked by syncing nodes. It is outside the hash, and null until it is known. */
const ProposerSignature = option(scalar.bytes(64, 64, 'bare'));

/** A block as stored and sent: bundles keep their received bytes. */
export const Block = struct({
  header: Header,
  /** Certificate of the parent block. */
  last_commit: Certificate,
  evidence: list(scalar.bytes(1, 65_536), 16),
  attestations: Attestations,
  bundles: list(scalar.bytes(1, 131_072), 20_000),
  proposer_signature: ProposerSignature,
});
export type Block = ValueOf<typeof Block>;

/** A decided block in the block log, with those referenced attestations that the node had. */
export const StoredBlock = struct({
  block: Block,
  commit: Certificate,
  attestations: list(scalar.bytes(1, 262_144), MAX_ATTESTATIONS),
});

/** Merkle root of the attestation references. */
export function attestationsRoot(refs: readonly AttestationRef[]): Hash {
  return refs.length === 0 ? ZERO_HASH : (toHex(merkleRoot(refs.map((ref) => encode(AttestationRef, ref)))) as Hash);
}

/** A block for light nodes: the header and its signatures. */
export const SignedHeader = struct({
  header: Header,
  commit: Certificate,
  proposer_signature: ProposerSignature,
});
export type SignedHeader = ValueOf<typeof SignedHeader>;

/** Reads the header and signatures from a stored block's bytes, skipping its bundles. Throws CodecError. */
export function readSignedHeader(stored: Uint8Array): SignedHeader {
  const from = new Reader(stored);
  const skipList = (): void => {
    for (let left = from.u32(); left > 0; left--) from.skip(from.u32());
  };
  const header = Header.read(from);
  Certificate.read(from);
  skipList();
  Attestations.read(from);
  skipList();
  const proposer_signature = ProposerSignature.read(from);
  return { header, commit: Certificate.read(from), proposer_signature };
}

const HASH_TAG = new TextEncoder().encode('block\0');

/** Blake3("block\0" ‖ header bytes). */
export function headerHash(header: Header): Hash {
  const writer = new Writer(640);
  writer.raw(HASH_TAG);
  Header.write(writer, header);
  return blake3Hex(writer.done());
}

/** Blake3 of a certificate's bytes, as the next header records it. */
export function certificateHash(certificate: CommitCertificate): Hash {
  return blake3Hex(encode(Certificate, certificate));
}
