/** The board of node hooks: where parts of a node hear of it. Plugins hear of the same through guarded taps of their own. */

import { SyncHook } from 'tapable';
import type { FinalBlock } from '../../engine/ledger/blocks.js';
import type { ExecutedBlock } from '../../kernel/chain/seal.js';

/** The hooks of one node. */
export interface NodeHooks {
  /** A block became final and durable. What throws here halts the node. */
  readonly finalized: SyncHook<[FinalBlock, ExecutedBlock], undefined>;
}

/** A board for one node. */
export function createNodeHooks(): NodeHooks {
  return Object.freeze({ finalized: new SyncHook<[FinalBlock, ExecutedBlock], undefined>(['block', 'executed']) });
}
