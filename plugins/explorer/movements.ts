/** Reads out of a final block who did what with whom: its facts, one after the other. Pure. */

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
import { type Fact, REWARD } from './fact-group.js';

/** What happened in a block, as modules tell it. */
export type Event = FinalBlock['outcomes'][number]['events'][number];
type Data = Event['data'];

/** Tells of every account that an event or the fields of an operation name. */
type Accounts = (data: Data, found: (account: Address) => void) => void;

/** What the explorer takes from the events of a type. */
interface Reading {
  /** Undefined where its type has no accounts. */
  readonly accounts: Accounts | undefined;
  /** Who gave and who got, where a token moved. */
  readonly ends: ((data: Data) => Ends) | undefined;
  /** Who got how much of what the block earned. */
  readonly rewards: ((data: Data) => readonly Reward[]) | undefined;
}

type Ends = readonly [from: Address, to: Address];
type Reward = readonly [to: Address, amount: bigint];

/** How to read the events of each type. */
export type Readings = ReadonlyMap<Event['type'], Reading>;

/** How the module tokens tells of movements. */
const MOVES: { readonly [event: string]: Reading['ends'] } = {
  Transfer: ({ from, to }) => [from as Address, to as Address],
  TokenMinted: ({ to }) => [ZERO_ADDRESS, to as Address],
  TokenBurned: ({ from }) => [from as Address, ZERO_ADDRESS],
};

/** How the module fees tells of what a block earned. */
const rewardsTo =
  (treasury: Address) =>
  ({ proposer, proposer_reward, proposer_fees, treasury_reward, treasury_fees }: Data): readonly Reward[] => [
    [proposer as Address, (proposer_reward as bigint) + (proposer_fees as bigint)],
    [treasury, (treasury_reward as bigint) + (treasury_fees as bigint)],
  ];

/** Found once for the module set of a node. `treasury` is there where the module fees is: genesis names it for good. */
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

/** What all facts of an operation have in common. `payer` paid the fee of the bundle, where it is the first operation. */
interface Told {
  readonly bundle_hash: Hash;
  readonly op_index: number;
  readonly type: string;
  readonly sender: Address | undefined;
  readonly payer: Address | undefined;
  readonly fee: bigint;
}

/** Reads facts out of final blocks, for one node. */
export class FactReader {
  readonly #readings: Readings;
  readonly #mints: ReadonlyMap<string, Hash>;
  /** Whom the facts of the operation under way tell of. */
  readonly #named = new Set<Address>();

  /** `mints` are found by the names that events have; those of a block have to be there before its facts are read. */
  constructor(readings: Readings, mints: ReadonlyMap<string, Hash>) {
    this.#readings = readings;
    this.#mints = mints;
  }

  /** Names of tokens that moved in a block and are not among the mints. */
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

  /** The events of a block that tell of no movement. */
  othersIn({ outcomes }: FinalBlock): readonly Event[] {
    const others: Event[] = [];
    for (const { events } of outcomes) {
      for (const event of events) if (!this.#readings.get(event.type)?.ends) others.push(event);
    }
    return others;
  }

  /** What a bundle did, in order; behind the bundles what no bundle caused. By the place among the outcomes of the block. */
  factsOf({ outcomes, envelopes }: FinalBlock, index: number): readonly Fact[] {
    const { bundleHash, events, fee } = outcomes[index]!;
    const envelope = index < envelopes.length ? envelopes[index] : undefined;
    const operations = envelope?.bundle.operations ?? NONE;
    const sender = envelope?.from;
    const bundle_hash = sender === undefined ? ZERO_HASH : bundleHash;
    const facts: Fact[] = [];
    for (let at = 0; at < operations.length; at++) {
      const type = operations[at]!.type.name;
      const payer = at === 0 ? sender : undefined;
      this.#read(
        { bundle_hash, op_index: at, type, sender, payer, fee },
        ofOperation(events, at),
        facts,
        operations[at],
      );
    }
    for (const event of ofOperation(events, BLOCK_LEVEL)) {
      const type = event.type.name;
      this.#read({ bundle_hash, op_index: BLOCK_LEVEL, type, sender, payer: undefined, fee }, [event], facts);
    }
    return facts;
  }

  /** Adds the facts of one operation, or of one event of none: movements first, then everybody else who is named. */
  #read(told: Told, events: readonly Event[], facts: Fact[], operation?: Operation): void {
    const { sender } = told;
    this.#named.clear();
    for (const { type, data } of events) {
      const { ends, rewards } = this.#readings.get(type) ?? NOTHING;
      if (ends)
        facts.push(this.#movement(told, ends(data), this.#mints.get(data.token as string)!, data.amount as bigint));
      for (const [to, amount] of rewards?.(data) ?? NONE) {
        if (amount > 0n) facts.push(this.#movement(told, [ZERO_ADDRESS, to], NATIVE, amount));
      }
    }
    const found = (account: Address) => this.#name(told, account, facts);
    if (operation && sender !== undefined) found(sender);
    operation?.type.params.accounts?.(operation.params, found);
    for (const { type, data } of events) this.#readings.get(type)?.accounts?.(data, found);
  }

  #movement(told: Told, [account, other]: Ends, token: Hash, amount: bigint): Fact {
    const { bundle_hash, op_index, type, payer, fee } = told;
    const named = this.#named;
    const moved = { token, amount };
    const paid = account === payer && !named.has(account) ? fee : null;
    named.add(account);
    const other_fee = other === payer && !named.has(other) ? fee : null;
    named.add(other);
    return { bundle_hash, op_index, type, account, other, moved, fee: paid, other_fee };
  }

  #name({ bundle_hash, op_index, type, sender, payer, fee }: Told, account: Address, facts: Fact[]): void {
    if (this.#named.has(account)) return;
    this.#named.add(account);
    const other = sender === undefined || account === sender ? null : sender;
    const paid = account === payer ? fee : null;
    facts.push({ bundle_hash, op_index, type, account, other, moved: null, fee: paid, other_fee: null });
  }
}

/** The events of one operation; without a copy where they are all or none. */
function ofOperation(events: readonly Event[], opIndex: number): readonly Event[] {
  let own = 0;
  for (const event of events) if (event.opIndex === opIndex) own++;
  if (own === 0) return NONE;
  return own === events.length ? events : events.filter((event) => event.opIndex === opIndex);
}
