/** Number of tokens, pools and NFTs; counted once in the state, then from the events that create and destroy them. */

import type { Database, DatabaseChange, PluginContext } from '../../runtime/plugin.js';
import type { Event } from './movements.js';
import { possessionRows, possessionsInState } from './possessions.js';
import { tallies } from './tables.js';

/** Counted things: the module's map with one entry for each, and the events that change their number. */
const THINGS = [
  { thing: 'tokens', module: 'tokens', store: 'tokens', made: 'TokenCreated', gone: undefined },
  { thing: 'pools', module: 'dex', store: 'pools', made: 'PoolCreated', gone: undefined },
  { thing: 'nfts', module: 'nft', store: 'nfts', made: 'NftMinted', gone: 'NftBurned' },
] as const;

/** Counts each thing in the state, and the possessions of accounts. */
export async function countThings({ entries, set }: Pick<PluginContext, 'entries' | 'set'>): Promise<DatabaseChange[]> {
  const rows = await possessionsInState({ entries, set });
  for (const { thing, module, store } of THINGS) {
    if (!set.modules.some((one) => one.module.name === module)) continue;
    let count = 0;
    for await (const _ of entries(module, store)) count++;
    rows.push(tallies.put(thing, count));
  }
  return rows;
}

/** Returns the rows that the events of a block change. */
export async function tallyRows(database: Database, events: readonly Event[]): Promise<DatabaseChange[]> {
  const rows = await possessionRows(database, events);
  for (const { thing, module, made, gone } of THINGS) {
    const own = events.filter(({ type }) => type.module === module);
    const named = (name: string | undefined) => own.filter(({ type }) => type.name === name).length;
    const change = named(made) - named(gone);
    if (change !== 0) rows.push(tallies.put(thing, ((await tallies.get(database, thing)) ?? 0) + change));
  }
  return rows;
}
