/**
 * Storage tiers of a running node: walks over the state beside the blocks and moves cold records to files.
 * Decision 0127.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Chain, FullNodeContext } from '../assembly/context.js';

/** Number of blocks between checks whether to continue or start a walk. */
const EVERY_BLOCKS = 10;
/** Rest between steps, as a multiple of their duration. */
const REST = 4;

/**
 * Walks as long as the node runs; does nothing if the database has no tiers. Without `--elastic-state` a node moves no
 * records to cold files.
 */
export function keepColdStorage(
  { ledger }: Pick<Chain, 'ledger'>,
  { options, hooks, closers, get }: Pick<FullNodeContext, 'options' | 'hooks' | 'closers' | 'get'>,
): void {
  const { cold } = ledger.store.database;
  if (!cold || !options.elasticState) return;
  const over = new AbortController();
  let walking: Promise<void> | undefined;

  async function walk(): Promise<void> {
    for (let more = true; more && !over.signal.aborted; ) {
      const began = performance.now();
      more = await cold!.step(ledger.head.header.timestamp_ms);
      if (more) await sleep(REST * (performance.now() - began), undefined, { signal: over.signal });
    }
  }

  hooks.finalized.tap('tiers', ({ header }) => {
    if (header.height % EVERY_BLOCKS === 0 && !over.signal.aborted) {
      walking ??= walk()
        .catch((cause: unknown) => {
          if (!over.signal.aborted)
            get('Log')('error', 'moving records to cold storage failed', { reason: String(cause) });
        })
        .finally(() => {
          walking = undefined;
        });
    }
    return undefined;
  });
  closers.add(async () => {
    over.abort();
    await walking;
  });
}
