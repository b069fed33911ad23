/** Methods of modules answered locally: the modules run here, on state records read from a node (decision 0146). */

import { ReadPrefetch } from '../../../runtime/engine/ledger/read-prefetch.js';
import { ExecutionContext, type LocalKnowledge } from '../../../runtime/kernel/chain/execution-context.js';
import { type KeyRange, type StateKey, StateMiss, type StateReader } from '../../../runtime/kernel/chain/journal.js';
import { afterPrefix } from '../../../runtime/kernel/chain/stores.js';
import type { ModuleSet } from '../../../runtime/kernel/loader.js';
import type { ChainInfo } from '../../../runtime/kernel/module/context.js';
import { fromHex, toHex, ZERO_ADDRESS } from '../../../runtime/lib/codec/ids.js';
import { CodecError, decode, type Shape, type Type, type Values } from '../../../runtime/lib/codec/type.js';
import { Failure, type OwnerOf } from '../../../runtime/lib/errors.js';
import { ClientError, NodeError } from './errors.js';
import type { Proven } from './proven.js';

/** Source of state records. */
export interface StateSource {
  ask<Answered>(method: string, params: readonly unknown[]): Promise<Answered>;
}

/** The client's built-in description of a chain. */
export type KnownChain = Pick<
  ChainInfo,
  'chainId' | 'symbol' | 'decimals' | 'addressPrefix' | 'hashPrefix' | 'nameService' | 'epochBlocks'
>;

/** A result and the records that it depends on. */
export interface Local<T> {
  readonly value: T;
  readonly height: number;
  /** Time of that block, in Unix milliseconds. */
  readonly timeMs: number;
  /** Every record that was read, in hex by its key; null if it does not exist according to the node. */
  readonly records: ReadonlyMap<StateKey, string | null>;
}

/** Records of a range; `complete` is false if the response reached its size limit. */
interface RangeAnswer {
  readonly entries: readonly { readonly key: string; readonly value: string }[];
  readonly complete: boolean;
}

/** Response of chain_readState. */
interface StateAnswer {
  readonly height: number;
  readonly timestamp_ms: number;
  readonly records: readonly (string | null)[];
  readonly ranges: readonly RangeAnswer[];
}

/** Maximum messages for one question, in case a node keeps inventing more to read. */
const MAX_ROUNDS = 64;
const MAX_KEYS = 256;
const MAX_RANGES = 16;
const MAX_IN_RANGE = 1_024;
const HEX = /^(?:[0-9a-f]{2})*$/;

/**
 * Answers a question about the state at the head of a node. The node can lie only about records: everything derived
 * from them is computed here. `gasPrice` is in nano-units. Rejects with NodeError for errors of the modules, with
 * ClientError NotSigned for records that cannot be those of a chain.
 */
export async function answerLocally<T>(
  source: StateSource,
  set: ModuleSet,
  chain: KnownChain,
  gasPrice: number,
  work: (context: ExecutionContext) => T,
): Promise<Local<T>> {
  const state = new RemoteState(source, set);
  await state.begin();
  const local = knowledge(gasPrice);
  const answer = (over: (state: StateReader) => StateReader = (same) => same): T => {
    const { height, timeMs } = state;
    const env = { height, timeMs, parentTimeMs: timeMs, proposer: ZERO_ADDRESS, gasLimit: 0 };
    const context = new ExecutionContext(set, { ...env, chain: { ...UNKNOWN, ...chain } }, over(state));
    context.local = local;
    return work(context);
  };
  for (let rounds = 0; rounds < MAX_ROUNDS; rounds++) {
    try {
      return { value: answer(), height: state.height, timeMs: state.timeMs, records: state.records };
    } catch (cause) {
      if (cause instanceof Failure) throw refusal(cause, set.ownerOf);
      if (!(cause instanceof StateMiss)) return refuse(cause instanceof Error ? cause.message : String(cause));
      const guess = new ReadPrefetch(cause);
      try {
        answer((reader) => guess.over(reader));
      } catch {
        // With guessed records the work may fail in any way.
      }
      await state.load(guess.miss);
    }
  }
  return refuse(`not complete after ${MAX_ROUNDS} requests`);
}

/** The plan of a bundle depends on none of these. */
const UNKNOWN = {
  name: '',
  network: '',
  coinType: 0,
  genesisTimeMs: 0,
  genesisHash: '0'.repeat(64) as never,
  enforceSignatures: true,
};

/** Node data besides the state is not requested here. */
function knowledge(gasPrice: number): LocalKnowledge {
  const absent = (): never => refuse('the method reads more than the state');
  return { gasPrice: () => gasPrice, pendingNonce: absent, bundle: absent, blockHashes: absent, prove: absent };
}

function refusal({ error, details }: Failure, ownerOf: OwnerOf): NodeError {
  const { code, name, message, retryable } = error;
  return new NodeError({ code, message, data: { name, module: ownerOf(error), details, retryable } });
}

function refuse(why: string): never {
  throw new ClientError('NotSigned', `the state records from the node were rejected: ${why}`);
}

/** The records of a node read so far, all of one block. */
class RemoteState implements StateReader {
  height = 0;
  timeMs = 0;
  readonly records = new Map<StateKey, string | null>();
  readonly #source: StateSource;
  readonly #set: ModuleSet;
  readonly #wanted = new Map<string, KeyRange>();
  /** Keys of the ranges that were read. */
  readonly #ranges = new Map<string, readonly StateKey[]>();
  readonly #decoded = new Map<StateKey, unknown>();

  constructor(source: StateSource, set: ModuleSet) {
    this.#source = source;
    this.#set = set;
  }

  /** Reads the block at the head. */
  async begin(): Promise<void> {
    const { height, timestamp_ms } = await this.#read([], []);
    this.height = height;
    this.timeMs = timestamp_ms;
  }

  get<T>(key: StateKey, type: Type<T>): T | undefined {
    if (this.#decoded.has(key)) return this.#decoded.get(key) as T | undefined;
    const hex = this.records.get(key);
    if (hex === undefined) throw new StateMiss([[key, type as Type<unknown>]]);
    const value = hex === null ? undefined : this.#valueOf(hex, type);
    this.#decoded.set(key, value);
    return value;
  }

  range<T>(range: KeyRange, type: Type<T>): readonly (readonly [StateKey, T])[] {
    const known = this.#ranges.get(nameOf(range));
    if (known === undefined) throw new StateMiss([], [[range, type as Type<unknown>]]);
    return known.map((key) => [key, this.get(key, type)!]);
  }

  expect(keys: StateMiss['keys'], ranges: StateMiss['ranges']): void {
    const lacking = keys.filter(([key]) => !this.records.has(key));
    const unread = ranges.filter(([range]) => !this.#ranges.has(nameOf(range)));
    if (lacking.length + unread.length > 0) throw new StateMiss(lacking, unread);
  }

  /** Reads the missing records; reads all of them again if a new block came meanwhile. */
  async load({ keys, ranges }: StateMiss): Promise<void> {
    const lacking = new Set(keys.map(([key]) => key).filter((key) => !this.records.has(key)));
    const unread = new Map(ranges.map(([range]) => [nameOf(range), range]));
    for (const [name, range] of unread) {
      if (this.#ranges.has(name)) unread.delete(name);
      else this.#wanted.set(name, range);
    }
    if (await this.#take([...lacking], [...unread.values()])) return;
    const all = [...new Set([...this.records.keys(), ...lacking])];
    const every = [...this.#wanted.values()];
    for (let tries = 0; tries < 8; tries++) {
      this.records.clear();
      this.#ranges.clear();
      this.#decoded.clear();
      this.height = 0;
      if (await this.#take(all, every)) return;
    }
    refuse('each response is of a different block');
  }

  /** False if a response is of another block than earlier ones; the first response determines the block. */
  async #take(keys: readonly StateKey[], ranges: readonly KeyRange[]): Promise<boolean> {
    let [left, open] = [[...keys], [...ranges]];
    for (let messages = 0; left.length + open.length > 0; messages++) {
      if (messages === MAX_ROUNDS) refuse(`not complete after ${MAX_ROUNDS} requests`);
      const some = left.slice(0, MAX_KEYS);
      const asked = open.slice(0, MAX_RANGES);
      const { height, timestamp_ms, records, ranges: found } = await this.#read(some, asked);
      if (this.height === 0) {
        this.height = height;
        this.timeMs = timestamp_ms;
      }
      if (height !== this.height) return false;
      for (const [at, key] of some.entries()) this.records.set(key, records[at]!);
      const unfinished = asked.filter((range, at) => !this.#keep(range, found[at]!));
      left = left.slice(some.length);
      open = [...unfinished, ...open.slice(asked.length)];
    }
    return true;
  }

  /** Stores records of a range; false if there are more to read. */
  #keep(range: KeyRange, { entries, complete }: RangeAnswer): boolean {
    const known = this.#ranges.get(nameOf(range)) ?? [];
    let last = known.at(-1) ?? (range.reverse ? range.to : '');
    for (const { key, value } of entries) {
      const inOrder = range.reverse ? key < last : key > last;
      if (!inOrder || key < range.from || key >= range.to || !HEX.test(key)) refuse('a range contains unexpected keys');
      this.records.set(key, hexOf(value));
      last = key;
    }
    const all = [...known, ...entries.map(({ key }) => key)];
    if (all.length > range.limit) refuse('a range is longer than requested');
    this.#ranges.set(nameOf(range), all);
    if (all.length === range.limit || (complete && entries.length < MAX_IN_RANGE)) return true;
    return entries.length === 0 ? refuse('a range claims more records but returns none') : false;
  }

  async #read(keys: readonly StateKey[], ranges: readonly KeyRange[]): Promise<StateAnswer> {
    const asked = ranges.map(({ from, to, limit, reverse }) => {
      if (to !== afterPrefix(from)) throw new TypeError('a partial range cannot be read');
      const known = this.#ranges.get(nameOf({ from, to, limit, reverse })) ?? [];
      const after = known.at(-1) ?? null;
      return { prefix: from, limit: Math.min(limit - known.length, MAX_IN_RANGE), reverse, after };
    });
    const answer = await this.#source.ask<StateAnswer>('chain_readState', [keys, asked]);
    const { height, timestamp_ms, records, ranges: found } = answer;
    const fits =
      [height, timestamp_ms].every((one) => Number.isSafeInteger(one) && one >= 0) &&
      [records, found].every(Array.isArray) &&
      records.length === keys.length &&
      found.length === ranges.length &&
      found.every((range) => Array.isArray(range?.entries));
    if (!fits) refuse('the response has an unexpected form');
    return { ...answer, records: records.map((value) => (value === null ? null : hexOf(value))) };
  }

  #valueOf<T>(hex: string, type: Type<T>): T {
    try {
      return decode(type, fromHex(hex), this.#set.operations);
    } catch (cause) {
      if (!(cause instanceof CodecError)) throw cause;
      return refuse(cause.message);
    }
  }
}

const nameOf = ({ from, limit, reverse }: KeyRange): string => `${from} ${limit} ${reverse}`;

const hexOf = (value: unknown): string =>
  typeof value === 'string' && HEX.test(value) ? value : refuse('a record is not hex');

/** A method of a module as a question for `answerLocally`; returns the module's own result. */
export function methodOf(set: ModuleSet, name: string): (context: ExecutionContext, params: Values<Shape>) => unknown {
  const method = set.methods.get(name);
  if (method === undefined) throw new RangeError(`no loaded module has the method ${name}`);
  return (context, params) => method.answer(context, params);
}

/** Maximum tries to read and prove records without a change in between. */
const TRIES = 5;
const AT_ONCE = 8;

/**
 * Runs work and has each record that it used proven: `record` returns a record by its key under a trusted header. If a
 * later block changed one of them, the work is repeated. Rejects with ClientError NotProven.
 */
export async function provenWork<T extends Pick<Local<unknown>, 'height' | 'records'>>(
  work: () => Promise<T>,
  record: (key: StateKey) => Promise<Proven>,
): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    const worked = await work();
    const isSame = async ([key, value]: readonly [StateKey, string | null]): Promise<boolean> => {
      const now = await record(key);
      if ((now.value && toHex(now.value)) === value) return true;
      return now.height === worked.height ? notProven('the node returned another record than it proves') : false;
    };
    const all = [...worked.records];
    let same = true;
    for (let at = 0; same && at < all.length; at += AT_ONCE) {
      same = (await Promise.all(all.slice(at, at + AT_ONCE).map(isSame))).every(Boolean);
    }
    if (same) return worked;
  }
  return notProven('the node returned other records than it proves, or they change with every block');
}

function notProven(why: string): never {
  throw new ClientError('NotProven', why);
}
