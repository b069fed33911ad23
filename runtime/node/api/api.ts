/** The whole JSON-RPC surface of a node: what modules declare and what the runtime itself answers. */

import type { DriverStatus } from '../../engine/consensus/ports.js';
import type { Blocks, FinalBlock } from '../../engine/ledger/blocks.js';
import type { Ledger } from '../../engine/ledger/ledger.js';
import type { BundlePool } from '../../engine/mempool/pool.js';
import type { NetworkView } from '../../engine/network/views.js';
import type { NodeClock } from '../../lib/clock.js';
import type { Address, Hash } from '../../lib/codec/ids.js';
import type { TextForms } from '../../lib/codec/type.js';
import type { Signer } from '../../lib/crypto/signatures.js';
import type { RpcMethod } from '../../lib/rpc/methods/method.js';
import type { Trouble } from '../plugins/guard.js';
import { attestationMethods } from './attestation-methods.js';
import { blockMethods } from './block-methods.js';
import { devMethods } from './dev-methods.js';
import { moduleMethods } from './module-methods.js';
import { nodeMethods } from './node-methods.js';
import { operationMethods } from './operation-methods.js';
import { signedHeaderMethod } from './signed-header-method.js';
import { statusMethods } from './status-methods.js';
import { type StorageFacts, storageMethod } from './storage-method.js';
import { writeMethods } from './write-methods.js';

/** What the methods need of the node. */
export interface ApiParts {
  readonly ledger: Ledger;
  readonly mempool: BundlePool;
  readonly blocks: Blocks;
  readonly text: TextForms;
  readonly genesisHash: Hash;
  readonly version: string;
  /** Keys that this node signs convenience bundles with (`--wallet-key`). */
  readonly wallet: ReadonlyMap<Address, Signer>;
  /** Highest of the chain's floor and `--gas-price`. */
  readonly gasPrice: () => number;
  readonly consensus: () => DriverStatus;
  /** Null for a node that keeps to itself. */
  readonly network: NetworkView | null;
  /** Plugins that fail. */
  readonly troubles: () => readonly Trouble[];
  readonly dataDir: string;
  readonly storage: StorageFacts;
  /** The account that this node makes blocks for, while its key is of a validator. */
  readonly validator: () => Promise<Address | null>;
  readonly startedMs: number;
  readonly clock: NodeClock;
  /** Resolves with the block that includes the bundle, or rejects with why it never will. */
  readonly included: (hash: Hash, signal?: AbortSignal) => Promise<{ block: FinalBlock; index: number }>;
}

/** All methods of a node, in the order of the documentation. */
export function apiMethods(parts: ApiParts): RpcMethod[] {
  return [
    ...nodeMethods(parts),
    ...statusMethods(parts),
    storageMethod(parts),
    ...devMethods(parts),
    ...blockMethods(parts),
    signedHeaderMethod(parts.text, {
      header: (height) => parts.blocks.signedHeader(height),
      validatorSet: (hash) => parts.ledger.store.validatorSet(hash),
    }),
    ...attestationMethods(parts),
    ...moduleMethods(parts, parts.text),
    ...operationMethods(parts),
    ...writeMethods(parts),
  ];
}
