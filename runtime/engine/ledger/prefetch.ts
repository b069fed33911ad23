/**
 * Prefetch: runs bundles on a scratch journal that treats unknown records as absent, so that their reads can be loaded
 * together.
 */

import type { Envelope } from '../../kernel/chain/bundle.js';
import { applyBundle } from '../../kernel/chain/execute.js';
import { ExecutionContext } from '../../kernel/chain/execution-context.js';
import { Journal, type StateKey, StateMiss, type StateReader } from '../../kernel/chain/journal.js';
import { authPort } from '../../kernel/ports.js';
import type { Type } from '../../lib/codec/type.js';
import type { StateCache } from './cache.js';

/** Maximum bundles of one prefetch, and its maximum duration, milliseconds. */
const MAX_BUNDLES = 1_000;
const GUESS_MS = 8;

/**
 * `first` and the reads of the bundles after it, treated as signed (`assumed`) if that is not known yet; nothing of the
 * guess is kept. Bundles that it does not reach are not taken from `coming`.
 */
export function prefetch(
  context: ExecutionContext,
  journal: Journal,
  cache: StateCache,
  coming: Iterable<Envelope>,
  first: StateMiss,
  terms?: 'assumed',
): StateMiss {
  const keys = new Map<StateKey, Type<unknown>>(first.keys);
  const ranges = [...first.ranges];
  const guess: StateReader = {
    get<T>(key: StateKey, type: Type<T>): T | undefined {
      const change = journal.peek(key);
      if (change !== undefined) return change.value as T | undefined;
      if (cache.has(key)) return cache.get(key, type);
      keys.set(key, type as Type<unknown>);
      return undefined;
    },
    range(range, type) {
      try {
        return cache.range(range, type);
      } catch (cause) {
        if (!(cause instanceof StateMiss)) throw cause;
        ranges.push(...cause.ranges);
        return [];
      }
    },
  };
  const scratch = new Journal(guess);
  const scratchContext = new ExecutionContext(context.set, context.env, scratch, scratch);
  const ends = performance.now() + GUESS_MS;
  let tried = 0;
  for (const envelope of coming) {
    try {
      if (terms === 'assumed') scratchContext.port(authPort)?.nonceOf(envelope.from);
      applyBundle(scratchContext, envelope, terms);
    } catch {
      // A guess may throw anything; only its reads up to then matter.
    }
    if (++tried === MAX_BUNDLES || performance.now() > ends) break;
  }
  return new StateMiss([...keys], ranges);
}
