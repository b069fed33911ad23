/** Chain hooks: they run synchronously in consensus, and are frozen after load. */

import { SyncHook } from 'tapable';
import type { ExecutionContext } from './chain/execution-context.js';
import type { Candidate } from './module/context.js';

/** The hooks through which modules take part in every block. Only the loader taps them, in the order of `needs`. */
export interface ChainHooks {
  /** Before a bundle is authorized and executed; the first module that rejects it ends it. */
  readonly admit: SyncHook<[ExecutionContext, Candidate], undefined>;
  readonly blockStart: SyncHook<[ExecutionContext], undefined>;
  readonly blockEnd: SyncHook<[ExecutionContext], undefined>;
  readonly epochEnd: SyncHook<[ExecutionContext], undefined>;
  readonly upgraded: SyncHook<[ExecutionContext], undefined>;
}

/** Creates the hooks of one module set. */
export function createChainHooks(): ChainHooks {
  return Object.freeze({
    admit: new SyncHook<[ExecutionContext, Candidate], undefined>(['context', 'candidate']),
    blockStart: new SyncHook<[ExecutionContext], undefined>(['context']),
    blockEnd: new SyncHook<[ExecutionContext], undefined>(['context']),
    epochEnd: new SyncHook<[ExecutionContext], undefined>(['context']),
    upgraded: new SyncHook<[ExecutionContext], undefined>(['context']),
  });
}
