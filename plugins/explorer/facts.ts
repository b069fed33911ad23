/** Reads facts back, and says what one was for an account that it concerns. */

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

/** The facts at these places, in their order. */
export async function factsAt(database: DatabaseReads, places: readonly FactPosition[]): Promise<PlacedFact[]> {
  const keyOf = ({ height, place }: FactPosition) => [height, Math.trunc(place / GROUP)] as const;
  const wanted = new Map(places.map((place) => [keyOf(place).join(), keyOf(place)]));
  const found = await facts.getMany(database, [...wanted.values()]);
  const groups = new Map([...wanted.keys()].map((name, i) => [name, found[i]]));
  return places.flatMap((place) => {
    const group = groups.get(keyOf(place).join());
    if (!group) return []; // forgotten since the place was read
    return { height: place.height, time: group.time, fact: factAt(group.facts, place.place % GROUP) };
  });
}

/** What a fact was for one of the accounts that it concerns. */
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
