/** The first block of a chain and its state, derived from the genesis. */

import { type Block, type Header, headerHash, NO_CERTIFICATE } from '../../kernel/chain/block.js';
import { ExecutionContext } from '../../kernel/chain/execution-context.js';
import { type Genesis, genesisEnv, loadGenesis } from '../../kernel/chain/genesis.js';
import { rootOf, type Write } from '../../kernel/chain/seal.js';
import { validatorsHash, validatorsOf } from '../../kernel/chain/validators.js';
import type { ModuleSet } from '../../kernel/loader.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import { fromHex, type Hash, toHex, ZERO_ADDRESS, ZERO_HASH } from '../../lib/codec/ids.js';
import { encode, type TextForms } from '../../lib/codec/type.js';
import { StateTree } from '../../lib/state/tree.js';
import { changeOf } from '../../lib/state/tree-leaf.js';

/** Block 0 with its complete contents. */
export interface GenesisBlock {
  readonly block: Block;
  readonly hash: Hash;
  readonly writes: readonly Write[];
  readonly tree: StateTree;
  readonly validators: readonly ValidatorPower[];
}

/** Runs the modules' loaders and seals the result. */
export function genesisBlock(genesis: Genesis, set: ModuleSet, text: TextForms): GenesisBlock {
  const journal = loadGenesis(genesis, set, text);
  const writes: Write[] = [...journal.changes()].map(([key, change]) => ({
    key,
    change,
    bytes: encode(change.type, change.value, set.operations),
  }));
  const tree = StateTree.empty();
  tree.apply(writes.map(({ key, bytes }) => changeOf(fromHex(key), bytes)));
  const validators = validatorsOf(new ExecutionContext(set, genesisEnv(genesis), journal), 'current');
  const header: Header = {
    version: 1,
    chain_id: genesis.chain.chainId,
    height: 0,
    round: 0,
    timestamp_ms: genesis.chain.genesisTimeMs,
    parent_hash: ZERO_HASH,
    proposer: ZERO_ADDRESS,
    epoch: 0,
    state_root: toHex(tree.root()) as Hash,
    transactions_root: rootOf([]),
    receipts_root: rootOf([]),
    attestations_root: rootOf([]),
    // Genesis has no evidence; its own hash is stored here instead, so that block 1 commits to the whole file.
    evidence_root: genesis.hash,
    validators_hash: validatorsHash(validators),
    next_validators_hash: validatorsHash(validators),
    last_commit_hash: ZERO_HASH,
    module_set_id: set.id,
    gas_used: 0,
    gas_limit: 0,
    base_fee: 0,
    bundle_count: 0,
    interval_ms: 500,
  };
  const block: Block = {
    header,
    last_commit: NO_CERTIFICATE,
    evidence: [],
    attestations: [],
    bundles: [],
    proposer_signature: null,
  };
  return { block, hash: headerHash(header), writes, tree, validators };
}
