/** Reads stored activities and describes each from the point of view of one account. */

import type { Address, DatabaseReads } from '../../runtime/plugin.js';
import { type Activity, activityAt, GROUP } from './activity-group.js';
import type { ActivityPosition } from './activity-list.js';
import { activities } from './tables.js';

export interface PlacedActivity {
  readonly height: number;
  readonly time: number;
  readonly activity: Activity;
}

/** Returns the activities at these positions, in order. */
export async function activitiesAt(
  database: DatabaseReads,
  places: readonly ActivityPosition[],
): Promise<PlacedActivity[]> {
  const keyOf = ({ height, place }: ActivityPosition) => [height, Math.trunc(place / GROUP)] as const;
  const wanted = new Map(places.map((place) => [keyOf(place).join(), keyOf(place)]));
  const found = await activities.getMany(database, [...wanted.values()]);
  const groups = new Map([...wanted.keys()].map((name, i) => [name, found[i]]));
  return places.flatMap((place) => {
    const group = groups.get(keyOf(place).join());
    if (!group) return []; // pruned since the position was read
    return { height: place.height, time: group.time, activity: activityAt(group.activities, place.place % GROUP) };
  });
}

/** Describes an activity from the point of view of one of its accounts. */
export function seenBy(account: Address, { account: first, other, moved, fee, other_fee }: Activity) {
  const isFirst = account === first;
  const direction: 'in' | 'out' | 'self' | 'none' = !moved ? 'none' : first === other ? 'self' : isFirst ? 'out' : 'in';
  return {
    direction,
    counterparty: isFirst ? other : first,
    token: moved ? moved.token : null,
    amount: moved ? moved.amount : null,
    fee: isFirst ? fee : other_fee,
  };
}
