/** Parts of the node that its methods use. */

import type { DriverStatus } from '../../engine/consensus/ports.js';
import type { Blocks, FinalBlock } from '../../engine/ledger/blocks.js';
import type { Ledger } from '../../engine/ledger/ledger.js';
import type { Pruner } from '../../engine/ledger/pruner.js';
import type { BundlePool } from '../../engine/mempool/pool.js';
import type { NetworkView } from '../../engine/network/views.js';
import type { NodeClock } from '../../lib/clock.js';
import type { Address, Hash } from '../../lib/codec/ids.js';
import type { TextForms } from '../../lib/codec/type.js';
import type { Signer } from '../../lib/crypto/signatures.js';
import type { NotReady } from '../../lib/rpc/http/readiness.js';
import type { Pruning } from '../options/pruning-modes.js';
import type { LastVerification, PluginTrouble } from '../types.js';

export interface ApiParts {
  readonly ledger: Ledger;
  readonly mempool: BundlePool;
  readonly blocks: Blocks;
  readonly text: TextForms;
  readonly genesisHash: Hash;
  readonly version: string;
  /** Keys with which this node signs convenience bundles (`--wallet-key`). */
  readonly wallet: ReadonlyMap<Address, Signer>;
  /** The higher of the chain's floor and `--gas-price`. */
  readonly gasPrice: () => number;
  readonly consensus: () => DriverStatus;
  /** Null for a node without peers. */
  readonly network: NetworkView | null;
  readonly troubles: () => readonly PluginTrouble[];
  readonly dataDir: string;
  readonly storage: StorageFacts;
  /** The account for which this node makes blocks, while its key belongs to a validator. */
  readonly validator: () => Promise<Address | null>;
  /** Why the validator of this node does not sign; undefined if it signs, and without a validator key. */
  readonly notSigning: () => NotReady | undefined;
  readonly startedMs: number;
  readonly clock: NodeClock;
  /** Resolves with the block that includes the bundle, or rejects with the reason why none will. */
  readonly included: (hash: Hash, signal?: AbortSignal) => Promise<{ block: FinalBlock; index: number }>;
}

export interface StorageFacts {
  readonly pruning: Pruning;
  readonly pruner: Pick<Pruner, 'below' | 'compactedAt'>;
  readonly verification: { readonly last: LastVerification | null };
  readonly snapshots: () => readonly { readonly height: number; readonly bytes: number }[];
}
