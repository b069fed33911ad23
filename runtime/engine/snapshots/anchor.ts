/** The anchor of a snapshot or an export: the block of its state, with certificate, results and validators. */

import type { CommitCertificate } from '../../kernel/agreement/types.js';
import { type Block, type Header, StoredBlock } from '../../kernel/chain/block.js';
import { rootOf } from '../../kernel/chain/seal.js';
import { validatorSetChangeBytes } from '../../kernel/chain/validator-set-change.js';
import { readValidators, validatorsBytes, validatorsHash } from '../../kernel/chain/validators.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import { list, struct } from '../../lib/codec/composites.js';
import type { Hash } from '../../lib/codec/ids.js';
import { bytes } from '../../lib/codec/scalars.js';
import { decode, encode, refuse } from '../../lib/codec/type.js';
import type { BlockLog } from '../../lib/storage/block-log.js';
import type { ChainStore } from '../ledger/chain-store.js';
import { summaryOf } from '../producer/block-summary.js';
import { MOST_CONTENT, type SnapshotContents } from './archive/contents.js';

/** Identifies a block and its chain. */
export type Subject = Omit<SnapshotContents, 'anchor' | 'handovers' | 'state'>;

/** A block and its proofs, as bytes for a snapshot or an export. */
export interface Proofs {
  readonly subject: Subject;
  readonly anchor: Uint8Array;
  /** Validator-set changes from genesis to the block. */
  readonly handovers: readonly Uint8Array[];
}

/** Data that a node needs to continue from a block, besides the state after it. */
export interface Anchor {
  readonly block: Block;
  readonly commit: CommitCertificate;
  /** The block in the form of the block log. */
  readonly stored: Uint8Array;
  readonly receipts: readonly Uint8Array[];
  /** The validators that decided the block, and those that decide the next. */
  readonly validators: readonly ValidatorPower[];
  readonly nextValidators: readonly ValidatorPower[];
}

const Bytes = struct({
  stored: bytes(1, MOST_CONTENT),
  receipts: list(bytes(0, MOST_CONTENT), 40_000),
  validators: bytes(4, 8_192),
  next_validators: bytes(4, 8_192),
});

/** A stored block without its attestations, which nothing proves. */
const bare = ({ block, commit }: Pick<Anchor, 'block' | 'commit'>): Uint8Array =>
  encode(StoredBlock, { block, commit, attestations: [] });

export function anchorBytes({ stored, receipts, validators, nextValidators }: Omit<Anchor, 'block' | 'commit'>) {
  return encode(Bytes, {
    stored: bare(decode(StoredBlock, stored)),
    receipts,
    validators: validatorsBytes(validators),
    next_validators: validatorsBytes(nextValidators),
  });
}

/** Decodes an anchor. Throws CodecError also if a part does not match the header. */
export function readAnchor(content: Uint8Array): Anchor {
  const { stored, receipts, validators, next_validators } = decode(Bytes, content);
  const { block, commit } = decode(StoredBlock, stored);
  const { header } = block;
  const anchor: Anchor = {
    ...{ block, commit, receipts },
    stored: bare({ block, commit }),
    validators: readValidators(validators),
    nextValidators: readValidators(next_validators),
  };
  if (summaryOf(block) === null) refuse('the body of the block does not match its header');
  if (rootOf(receipts) !== header.receipts_root) refuse('the receipts do not match the header');
  if (validatorsHash(anchor.validators) !== header.validators_hash) refuse('the validators do not match the header');
  if (validatorsHash(anchor.nextValidators) !== header.next_validators_hash)
    refuse('the next validators do not match the header');
  return anchor;
}

/** The proofs of a block on this node. Throws if the block is missing. */
export async function proofsOf(
  header: Header,
  hash: Hash,
  genesisHash: Hash,
  store: ChainStore,
  blockLog: BlockLog,
): Promise<Proofs> {
  const { height } = header;
  const [stored, receipts, validators, nextValidators, handovers] = await Promise.all([
    blockLog.read(height),
    store.receipts(height),
    store.validatorSet(header.validators_hash),
    store.validatorSet(header.next_validators_hash),
    store.validatorSetChanges(height),
  ]);
  if (!stored || !receipts || !validators || !nextValidators) throw new Error(`block ${height} is missing`);
  return {
    subject: {
      chain_id: header.chain_id,
      genesis_hash: genesisHash,
      module_set_id: header.module_set_id,
      height,
      block_hash: hash,
      state_root: header.state_root,
    },
    anchor: anchorBytes({ stored, receipts, validators, nextValidators }),
    handovers: handovers.map(validatorSetChangeBytes),
  };
}
