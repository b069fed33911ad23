/** Changes of a recent block to a map. */

import type { StateKey, StateReader, TypedKey } from '../../kernel/chain/journal.js';
import { mapOf, type StoredMap } from '../../kernel/chain/open-state.js';
import { yieldToEventLoop } from '../../lib/scheduler.js';
import type { Ledger } from './ledger.js';

/** An entry that a block changed, before and after; undefined if absent. */
export interface Changed {
  readonly key: readonly unknown[];
  readonly before: unknown;
  readonly after: unknown;
}

export const PAGE = 64;

/**
 * Changes of a block to a map, page by page. The last page is undefined if the history does not have them, or no longer
 * has them.
 */
export async function* storeChanges(
  ledger: Ledger,
  module: string,
  store: string,
  height: number,
): AsyncGenerator<readonly Changed[] | undefined> {
  const { history, cache, set } = ledger;
  const map = mapOf(set, module, store);
  await history.load(height - 1);
  for (const page of pagesOf(history.changedAt(height, map.keys.slot) ?? [])) {
    await yieldToEventLoop(); // state and history may differ during the turn in which a block is committed
    if (!history.has(height)) break;
    yield await ledger.read(() => changesOf(map, page, history.at(height - 1, cache), history.at(height, cache)));
  }
  if (!history.has(height)) yield undefined;
}

function changesOf(
  map: StoredMap,
  page: readonly StateKey[],
  before: StateReader,
  after: StateReader,
): readonly Changed[] {
  const wanted: TypedKey[] = [];
  for (const key of page) wanted.push([key, map.value]);
  after.expect?.(wanted, []);
  const changes: Changed[] = [];
  for (const key of page) {
    changes.push({ key: map.keys.partsOf(key), before: before.get(key, map.value), after: after.get(key, map.value) });
  }
  return changes;
}

function* pagesOf(keys: Iterable<StateKey>): Generator<readonly StateKey[]> {
  let page: StateKey[] = [];
  for (const key of keys) {
    if (page.push(key) < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
