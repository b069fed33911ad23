/** The block of a snapshot or an export: its identification and its certificate. */

import type { Header } from '../../kernel/chain/block.js';
import { validatorSetChangeBytes } from '../../kernel/chain/validator-set-change.js';
import type { Hash } from '../../lib/codec/ids.js';
import type { BlockLog } from '../../lib/storage/block-log.js';
import type { ChainStore } from '../ledger/chain-store.js';
import { anchorBytes } from './anchor.js';
import type { BuildPlan, Subject } from './archive/build.js';

/** Identifies a block and its chain. */
export const subjectOf = (header: Header, hash: Hash, genesisHash: Hash): Subject => ({
  chain_id: header.chain_id,
  genesis_hash: genesisHash,
  module_set_id: header.module_set_id,
  height: header.height,
  block_hash: hash,
  state_root: header.state_root,
});

/** Data that a node needs to continue from the block. Throws if the block is not on this node. */
export async function anchorOf(
  header: Header,
  store: ChainStore,
  blockLog: BlockLog,
): Promise<Pick<BuildPlan, 'anchor' | 'handovers'>> {
  const { height } = header;
  const [stored, receipts, validators, nextValidators, handovers] = await Promise.all([
    blockLog.read(height),
    store.receipts(height),
    store.validatorSet(header.validators_hash),
    store.validatorSet(header.next_validators_hash),
    store.validatorSetChanges(height),
  ]);
  if (!stored || !receipts || !validators || !nextValidators) throw new Error(`block ${height} is not here any more`);
  return {
    anchor: anchorBytes({ stored, receipts, validators, nextValidators }),
    handovers: handovers.map(validatorSetChangeBytes),
  };
}
