/** History rows of a block: its activities, the lists of activities by account and token, and the things that accounts acted with. */

import {
  type Address,
  type DatabaseChange,
  type FinalBlock,
  type Hash,
  type Put,
  ZERO_ADDRESS,
} from '../../runtime/plugin.js';
import { type Activity, ActivityWriter, GROUP, type Kind, kindOf } from './activity-group.js';
import { Acted } from './chosen.js';
import type { ActivityReader } from './movements.js';
import { activities, filled, history, movements } from './tables.js';

/** Writes all history rows of a block. Returns the number of movements of each token. */
export async function writePast(
  block: FinalBlock,
  reader: ActivityReader,
  put: Put,
): Promise<ReadonlyMap<Hash, number>> {
  const { height, timestamp_ms } = block.header;
  const time = Math.trunc(timestamp_ms / 1000);
  const lists = new Listed();
  const acted = new Acted();
  const group = new ActivityWriter();
  let place = 0;
  if (block.envelopes.length > 0) await put(filled.put(height, block.envelopes.length));
  for (let index = 0; index < block.outcomes.length; index++) {
    const ofOutcome = reader.activitiesOf(block, index);
    acted.note(block, index, ofOutcome);
    for (const activity of ofOutcome) {
      lists.add(activity, place);
      group.add(activity);
      place++;
      if (group.size === GROUP)
        await put(activities.put(height, place / GROUP - 1, { time, activities: group.take() }));
    }
  }
  if (group.size > 0) await put(activities.put(height, Math.trunc(place / GROUP), { time, activities: group.take() }));
  for (const rows of lists.rows(height)) await put(...rows);
  for (const row of acted.rows()) await put(row);
  return lists.moved;
}

/** Returns the keys of all history rows that derive from the activities of a block, except the activities themselves. */
export function keysOfPast(height: number, ofBlock: Iterable<Activity>): Uint8Array[] {
  const lists = new Listed();
  let place = 0;
  for (const activity of ofBlock) lists.add(activity, place++);
  const keys = [...lists.rows(height)].flatMap((rows) => rows.map(([key]) => key));
  return [...keys, filled.delete(height)[0]];
}

/** Positions of a block's activities, grouped by account and token. */
class Listed {
  readonly #ofAccounts: Readonly<Record<Kind, Map<Address, number[]>>> = {
    movement: new Map(),
    operation: new Map(),
    mention: new Map(),
    reward: new Map(),
  };
  readonly #ofToken = new Map<Hash, number[]>();

  /**
   * Adds the position of an activity. Rewards are left out of token lists, because they would drown the native token's
   * movements.
   */
  add(activity: Activity, place: number): void {
    const { account, other, moved } = activity;
    const kind = kindOf(activity);
    const lists = this.#ofAccounts[kind];
    if (account !== ZERO_ADDRESS) add(lists, account, place);
    if (moved === null) return;
    if (kind !== 'reward') add(this.#ofToken, moved.token, place);
    if (other !== null && other !== account && other !== ZERO_ADDRESS) add(lists, other, place);
  }

  *rows(height: number): Generator<DatabaseChange[]> {
    for (const [kind, accounts] of Object.entries(this.#ofAccounts) as [Kind, Map<Address, number[]>][]) {
      for (const [account, places] of accounts) yield history.rows([account, kind], height, places);
    }
    for (const [token, places] of this.#ofToken) yield movements.rows([token], height, places);
  }

  /** Number of movements of each token. */
  get moved(): ReadonlyMap<Hash, number> {
    return new Map([...this.#ofToken].map(([token, { length }]) => [token, length]));
  }
}

function add<K>(lists: Map<K, number[]>, key: K, place: number): void {
  const places = lists.get(key);
  if (places) places.push(place);
  else lists.set(key, [place]);
}
