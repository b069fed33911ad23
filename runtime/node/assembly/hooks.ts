/** Hooks of a node for its own parts. Plugins receive the same events through guarded taps. */

import { SyncHook } from 'tapable';
import type { FinalBlock } from '../../engine/ledger/blocks.js';
import type { ExecutedBlock } from '../../kernel/chain/seal.js';

export interface NodeHooks {
  /** A block became final and durable. An exception in a tap halts the node. */
  readonly finalized: SyncHook<[FinalBlock, ExecutedBlock], undefined>;
}

export function createNodeHooks(): NodeHooks {
  return Object.freeze({ finalized: new SyncHook<[FinalBlock, ExecutedBlock], undefined>(['block', 'executed']) });
}
