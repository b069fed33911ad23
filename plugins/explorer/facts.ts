/** Reads stored facts and describes each from the point of view of one account. */

import type { Address, DatabaseReads } from '../../runtime/plugin.js';
import { type Fact, factAt, GROUP } from './fact-group.js';
import type { FactPosition } from './fact-list.js';
import { facts } from './tables.js';

/** A fact with its block. */
export interface PlacedFact {
  readonly height: number;
  readonly time: number;
  readonly fact: Fact;
}

/** Returns the facts at these positions, in order. */
export async function factsAt(database: DatabaseReads, places: readonly FactPosition[]): Promise<PlacedFact[]> {
  const keyOf = ({ height, place }: FactPosition) => [height, Math.trunc(place / GROUP)] as const;
  const wanted = new Map(places.map((place) => [keyOf(place).join(), keyOf(place)]));
  const found = await facts.getMany(database, [...wanted.values()]);
  const groups = new Map([...wanted.keys()].map((name, i) => [name, found[i]]));
  return places.flatMap((place) => {
    const group = groups.get(keyOf(place).join());
    if (!group) return []; // pruned since the position was read
    return { height: place.height, time: group.time, fact: factAt(group.facts, place.place % GROUP) };
  });
}

/** Describes a fact from the point of view of one of its accounts. */
export function seenBy(account: Address, { account: first, other, moved, fee, other_fee }: Fact) {
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
