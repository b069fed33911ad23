/** Reads out of a final block who did what with whom: its facts, one after the other. Pure. */

import {
  type Address,
  BLOCK_LEVEL,
  type FinalBlock,
  type Hash,
  type NodeView,
  t,
  ZERO_ADDRESS,
  ZERO_HASH,
} from '../../runtime/sdk.js';
import type { Fact } from './tables.js';

/** What happened in a block, as modules tell it. */
export type Event = FinalBlock['outcomes'][number]['events'][number];
type Data = Event['data'];

/** What the explorer takes from the events of a type. */
interface Reading {
  /** Fields that are accounts, by the type that the module declares. */
  readonly accounts: readonly string[];
  /** Who gave and who got, where a token moved. */
  readonly ends: ((data: Data) => readonly [from: Address, to: Address]) | undefined;
}

/** How to read the events of each type. */
export type Readings = ReadonlyMap<Event['type'], Reading>;

/** How the module tokens tells of movements. */
const MOVES: { readonly [event: string]: Reading['ends'] } = {
  Transfer: ({ from, to }) => [from as Address, to as Address],
  TokenMinted: ({ to }) => [ZERO_ADDRESS, to as Address],
  TokenBurned: ({ from }) => [from as Address, ZERO_ADDRESS],
};

/** Found once for the module set of a node. */
export function readingsOf({ set }: Pick<NodeView, 'set'>): Readings {
  const readings = new Map<Event['type'], Reading>();
  for (const { module, events } of set.modules) {
    for (const [name, type] of events) {
      const shape = module.events[name]!;
      const accounts = Object.keys(shape).filter((field) => shape[field] === t.address);
      readings.set(type, { accounts, ends: module.name === 'tokens' ? MOVES[name] : undefined });
    }
  }
  return readings;
}

/** The events of a block that tell of a movement, or those that do not. */
export function* eventsOf({ outcomes }: FinalBlock, readings: Readings, moved: boolean): Generator<Event> {
  for (const { events } of outcomes) {
    for (const event of events) {
      if ((readings.get(event.type)?.ends !== undefined) === moved) yield event;
    }
  }
}

/** Everything that the explorer tells of a block, in order. `mintOf` finds a token by the name that events have. */
export function* factsOf(block: FinalBlock, readings: Readings, mintOf: (token: string) => Hash): Generator<Fact> {
  const { outcomes, envelopes } = block;
  const told = new Set<Address>();
  for (let i = 0; i < outcomes.length; i++) {
    const { bundleHash, events, fee } = outcomes[i]!;
    const operations = envelopes[i]?.bundle.operations ?? [];
    const sender = envelopes[i]?.from;
    const bundle_hash = sender === undefined ? ZERO_HASH : bundleHash;
    // Events that no operation caused come as one more place behind the operations.
    for (let at = 0; at <= operations.length; at++) {
      const op_index = at < operations.length ? at : BLOCK_LEVEL;
      const own = ofOperation(events, op_index);
      const type = operations[at]?.type.name ?? own[0]?.type.name;
      if (type === undefined) continue;
      const payer = at === 0 ? sender : undefined;
      told.clear();
      for (const { type: eventType, data } of own) {
        const ends = readings.get(eventType)?.ends;
        if (!ends) continue;
        const [account, other] = ends(data);
        const moved = { token: mintOf(data.token as string), amount: data.amount as bigint };
        const paid = account === payer && !told.has(account) ? fee : null;
        told.add(account);
        const other_fee = other === payer && !told.has(other) ? fee : null;
        told.add(other);
        yield { bundle_hash, op_index, type, account, other, moved, fee: paid, other_fee };
      }
      const named = (account: Address): Fact => {
        told.add(account);
        const other = sender === undefined || account === sender ? null : sender;
        const paid = account === payer ? fee : null;
        return { bundle_hash, op_index, type, account, other, moved: null, fee: paid, other_fee: null };
      };
      if (sender !== undefined && at < operations.length && !told.has(sender)) yield named(sender);
      for (const { type: eventType, data } of own) {
        for (const field of readings.get(eventType)?.accounts ?? NONE) {
          const account = data[field] as Address;
          if (!told.has(account)) yield named(account);
        }
      }
    }
  }
}

const NONE: readonly never[] = [];

/** The events of one operation; without a copy where they are all or none. */
function ofOperation(events: readonly Event[], opIndex: number): readonly Event[] {
  let own = 0;
  for (const event of events) if (event.opIndex === opIndex) own++;
  if (own === 0) return NONE;
  return own === events.length ? events : events.filter((event) => event.opIndex === opIndex);
}
