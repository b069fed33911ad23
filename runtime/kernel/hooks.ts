/** The board of chain hooks: they run in consensus, synchronous, and are frozen after load. */

import { SyncHook } from 'tapable';
import type { Run } from './chain/run.js';
import type { Candidate } from './module/context.js';

/** Where modules take part in every block. Only the loader taps, in the order of `needs`. */
export interface ChainHooks {
  /** Before a bundle is authorised and executed: the first module that refuses ends it. */
  readonly admit: SyncHook<[Run, Candidate], undefined>;
  readonly blockStart: SyncHook<[Run], undefined>;
  readonly blockEnd: SyncHook<[Run], undefined>;
  readonly epochEnd: SyncHook<[Run], undefined>;
  readonly upgraded: SyncHook<[Run], undefined>;
}

/** A board for one module set. */
export function createChainHooks(): ChainHooks {
  return Object.freeze({
    admit: new SyncHook<[Run, Candidate], undefined>(['run', 'candidate']),
    blockStart: new SyncHook<[Run], undefined>(['run']),
    blockEnd: new SyncHook<[Run], undefined>(['run']),
    epochEnd: new SyncHook<[Run], undefined>(['run']),
    upgraded: new SyncHook<[Run], undefined>(['run']),
  });
}
