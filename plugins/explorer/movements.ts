/** Pure extraction of activities (token movements and mentions of accounts) from a final block. */

import { NATIVE } from '../../modules/tokens/port.js';
import {
  type Address,
  BLOCK_LEVEL,
  type FinalBlock,
  type Hash,
  type NodeView,
  t,
  ZERO_ADDRESS,
  ZERO_HASH,
} from '../../runtime/plugin.js';
import { type Activity, REWARD } from './activity-group.js';

/** An event of a block, as emitted by its module. */
export type Event = FinalBlock['outcomes'][number]['events'][number];
type Data = Event['data'];

/** Calls `found` for every account in an event or in the parameters of an operation. */
type Accounts = (data: Data, found: (account: Address) => void) => void;

interface Reading {
  /** Undefined if the event type has no account fields. */
  readonly accounts: Accounts | undefined;
  /** Giver and recipient, if the event is a token movement. */
  readonly ends: ((data: Data) => Ends) | undefined;
  /** Recipients and amounts, if the event is a block reward. */
  readonly rewards: ((data: Data) => readonly Reward[]) | undefined;
}

type Ends = readonly [from: Address, to: Address];
type Reward = readonly [to: Address, amount: bigint];

export type Readings = ReadonlyMap<Event['type'], Reading>;

/** Movements reported by the tokens module. */
const MOVES: { readonly [event: string]: Reading['ends'] } = {
  Transfer: ({ from, to }) => [from as Address, to as Address],
  TokenMinted: ({ to }) => [ZERO_ADDRESS, to as Address],
  TokenBurned: ({ from }) => [from as Address, ZERO_ADDRESS],
};

/** Block rewards reported by the fees module. */
const rewardsTo =
  (treasury: Address) =>
  ({ proposer, proposer_reward, proposer_fees, treasury_reward, treasury_fees }: Data): readonly Reward[] => [
    [proposer as Address, (proposer_reward as bigint) + (proposer_fees as bigint)],
    [treasury, (treasury_reward as bigint) + (treasury_fees as bigint)],
  ];

/** Built once for the node's module set. `treasury` is set if the fees module exists; genesis fixes it permanently. */
export function readingsOf({ set }: Pick<NodeView, 'set'>, treasury?: Address): Readings {
  const readings = new Map<Event['type'], Reading>();
  for (const { module, events } of set.modules) {
    for (const [name, type] of events) {
      readings.set(type, {
        accounts: t.struct(module.events[name]!).accounts,
        ends: module.name === 'tokens' ? MOVES[name] : undefined,
        rewards: module.name === 'fees' && name === REWARD && treasury ? rewardsTo(treasury) : undefined,
      });
    }
  }
  return readings;
}

const NONE: readonly never[] = [];
const NOTHING: Partial<Reading> = {};

type Operation = FinalBlock['envelopes'][number]['bundle']['operations'][number];

/**
 * Fields common to all activities of an operation. `payer` is the fee payer, set for the first operation of a bundle only.
 */
interface Common {
  readonly bundle_hash: Hash;
  readonly op_index: number;
  readonly type: string;
  readonly sender: Address | undefined;
  readonly payer: Address | undefined;
  readonly fee: bigint;
}

/** Extracts activities from final blocks, for one node. */
export class ActivityReader {
  readonly #readings: Readings;
  readonly #mints: ReadonlyMap<string, Hash>;
  /** Accounts mentioned so far by the activities of the current operation. */
  readonly #named = new Set<Address>();

  /** `mints` maps token names in events to mints; it must contain the names of a block before its activities are read. */
  constructor(readings: Readings, mints: ReadonlyMap<string, Hash>) {
    this.#readings = readings;
    this.#mints = mints;
  }

  /** Names of tokens that moved in a block but are missing from `mints`. */
  unknownIn({ outcomes }: FinalBlock): ReadonlySet<string> {
    const unknown = new Set<string>();
    for (const { events } of outcomes) {
      for (const { type, data } of events) {
        if (!this.#readings.get(type)?.ends) continue;
        const name = data.token as string;
        if (!this.#mints.has(name)) unknown.add(name);
      }
    }
    return unknown;
  }

  /** The events of a block that are not token movements. */
  othersIn({ outcomes }: FinalBlock): readonly Event[] {
    const others: Event[] = [];
    for (const { events } of outcomes) {
      for (const event of events) if (!this.#readings.get(event.type)?.ends) others.push(event);
    }
    return others;
  }

  /**
   * Returns the activities of one outcome of the block, by index: operations in order, then events outside any operation.
   */
  activitiesOf({ outcomes, envelopes }: FinalBlock, index: number): readonly Activity[] {
    const { bundleHash, events, fee } = outcomes[index]!;
    const envelope = index < envelopes.length ? envelopes[index] : undefined;
    const operations = envelope?.bundle.operations ?? NONE;
    const sender = envelope?.from;
    const bundle_hash = sender === undefined ? ZERO_HASH : bundleHash;
    const activities: Activity[] = [];
    for (let at = 0; at < operations.length; at++) {
      const type = operations[at]!.type.name;
      const payer = at === 0 ? sender : undefined;
      this.#read(
        { bundle_hash, op_index: at, type, sender, payer, fee },
        ofOperation(events, at),
        activities,
        operations[at],
      );
    }
    for (const event of ofOperation(events, BLOCK_LEVEL)) {
      const type = event.type.name;
      this.#read({ bundle_hash, op_index: BLOCK_LEVEL, type, sender, payer: undefined, fee }, [event], activities);
    }
    return activities;
  }

  /**
   * Adds the activities of one operation, or of one event outside any operation: movements first, then the other accounts
   * mentioned.
   */
  #read(common: Common, events: readonly Event[], activities: Activity[], operation?: Operation): void {
    const { sender } = common;
    this.#named.clear();
    for (const { type, data } of events) {
      const { ends, rewards } = this.#readings.get(type) ?? NOTHING;
      if (ends)
        activities.push(
          this.#movement(common, ends(data), this.#mints.get(data.token as string)!, data.amount as bigint),
        );
      for (const [to, amount] of rewards?.(data) ?? NONE) {
        if (amount > 0n) activities.push(this.#movement(common, [ZERO_ADDRESS, to], NATIVE, amount));
      }
    }
    const found = (account: Address) => this.#name(common, account, activities);
    if (operation && sender !== undefined) found(sender);
    operation?.type.params.accounts?.(operation.params, found);
    for (const { type, data } of events) this.#readings.get(type)?.accounts?.(data, found);
  }

  #movement(common: Common, [account, other]: Ends, token: Hash, amount: bigint): Activity {
    const { bundle_hash, op_index, type, payer, fee } = common;
    const named = this.#named;
    const moved = { token, amount };
    const paid = account === payer && !named.has(account) ? fee : null;
    named.add(account);
    const other_fee = other === payer && !named.has(other) ? fee : null;
    named.add(other);
    return { bundle_hash, op_index, type, account, other, moved, fee: paid, other_fee };
  }

  #name({ bundle_hash, op_index, type, sender, payer, fee }: Common, account: Address, activities: Activity[]): void {
    if (this.#named.has(account)) return;
    this.#named.add(account);
    const other = sender === undefined || account === sender ? null : sender;
    const paid = account === payer ? fee : null;
    activities.push({ bundle_hash, op_index, type, account, other, moved: null, fee: paid, other_fee: null });
  }
}

/** The events of one operation; returns the input array or a shared empty one instead of a copy when possible. */
function ofOperation(events: readonly Event[], opIndex: number): readonly Event[] {
  let own = 0;
  for (const event of events) if (event.opIndex === opIndex) own++;
  if (own === 0) return NONE;
  return own === events.length ? events : events.filter((event) => event.opIndex === opIndex);
}
