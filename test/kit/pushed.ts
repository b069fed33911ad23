/** A life at the edges: operations with the extremes of every field, and long repetitions that push every sum and counter. */

import { GasLimitExceeded } from '../../runtime/kernel/chain/common-errors.js';
import type { OperationType } from '../../runtime/kernel/chain/operation.js';
import type { Bound } from '../../runtime/kernel/module/bounds.js';
import { objectSchema } from '../../runtime/lib/codec/composites.js';
import type { Address } from '../../runtime/lib/codec/ids.js';
import { mint, text } from '../../runtime/lib/codec/scalars.js';
import {
  CodecError,
  type Json,
  type JsonSchema,
  type Random,
  type Shape,
  type TextForms,
  type Type,
  type Values,
} from '../../runtime/lib/codec/type.js';
import type { ErrorDef } from '../../runtime/lib/errors.js';
import type { Actor } from './actors.js';
import { Author } from './author.js';
import type { TestChain } from './chain.js';
import { edgesOf, unwrapped, variantsOf } from './extremes.js';
import { addressOf } from './genesis.js';
import { seeded } from './random.js';
import { Unmet } from './refused.js';
import type { Ran } from './result.js';

type Person = Actor | Address;
type Fields = Readonly<Record<string, Json>>;

/** What is to be pushed, and how hard. */
export interface Push {
  /** Modules whose operations are tried; those below them are tried as well, to get something to work with. */
  readonly modules: ReadonlySet<string>;
  readonly people: readonly Person[];
  readonly steps: number;
  readonly seed: number;
  /** Whether every extreme of every field of an operation is tried when it succeeds for the first time. */
  readonly everyEdge?: boolean;
  /** Called before each operation. */
  readonly begins?: (operation: string) => void;
}

/** What a life came to. */
export interface Pushed {
  /** By what broke: the exception. One for each operation. */
  readonly broken: ReadonlyMap<string, unknown>;
  readonly succeeded: ReadonlySet<string>;
  readonly tried: number;
  /** With what operations were refused, and how often. */
  readonly refused: Refusals;
}

/** By the name of the operation, then of the error. */
export type Refusals = Map<string, Map<string, number>>;

/** Counts a refusal. */
export function count(refusals: Refusals, operation: string, { name }: ErrorDef): void {
  const known = refusals.get(operation) ?? new Map<string, number>();
  known.set(name, (known.get(name) ?? 0) + 1);
  refusals.set(operation, known);
}

/** Throws Unmet for work that the gas of the operation does not pay for: it is refused when all of it is done. */
export function checkPaid(operation: string, ran: Ran): void {
  const { accesses, paid_for } = ran.refusalDetails as { readonly accesses?: number; readonly paid_for?: number };
  if (ran.refusal !== GasLimitExceeded || accesses === undefined) return;
  throw new Unmet(
    `${operation} makes ${accesses} reads and writes, and its gas pays for ${paid_for}: bound or charge them`,
  );
}

/** An operation that succeeded, so that it can be repeated. */
interface Done {
  readonly who: Person;
  readonly type: OperationType;
  readonly json: Fields;
}

/** How often what succeeded is repeated: past 2^8 for counters of a byte, and past any power of two that is 2^8 away. */
const REPEATS = 300;
const PAUSES_S = [2, 2, 12, 3_600, 86_400, 8 * 86_400, 40 * 86_400, 400 * 86_400];
const Name = text(1, 64);
const LARGER_TRIES = 12;
const RECENT = 6;
const LARGEST = (1n << 128n) - 1n;

/** Whether a JSON is a value of a type. */
function isValue(type: Type<unknown>, json: Json | undefined, text: TextForms): boolean {
  try {
    type.fromJson(json, text);
    return true;
  } catch (cause) {
    if (cause instanceof CodecError) return false;
    throw cause;
  }
}

/** The JSON with null for all that may be left out. */
function withoutOptions(given: JsonSchema, json: Json): Json {
  const schema = unwrapped(given);
  const either = (schema.anyOf ?? []) as readonly JsonSchema[];
  if (either.some(({ type }) => type === 'null')) return null;
  if (either.length > 0) return withoutOptions(either[0]!, json);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  return Object.fromEntries(
    Object.entries(json as Fields).map(([field, value]) => [field, withoutOptions(properties[field] ?? {}, value)]),
  );
}

/** The largest number in a JSON. */
function largestIn(json: Json | undefined): bigint {
  if (typeof json === 'number') return BigInt(Math.trunc(json));
  if (typeof json === 'string') return /^[0-9]{1,78}$/.test(json) ? BigInt(json) : 0n;
  if (typeof json !== 'object' || json === null) return 0n;
  let most = 0n;
  for (const one of Object.values(json)) {
    const size = largestIn(one as Json);
    if (size > most) most = size;
  }
  return most;
}

class Pusher {
  readonly #c: TestChain;
  readonly #push: Push;
  readonly #random: Random;
  readonly #sampler: Random;
  readonly #author: Author;
  readonly #types: readonly OperationType[];
  readonly #own: readonly OperationType[];
  readonly #recent: Done[] = [];
  /** How often each operation was among those that were repeated: twice is enough. */
  readonly #repeated = new Map<string, number>();
  readonly broken = new Map<string, unknown>();
  readonly succeeded = new Set<string>();
  readonly refused: Refusals = new Map();
  tried = 0;
  /** A block could not end: the chain is at its end. */
  #hasHalted = false;
  /** Those of the tries that repeated earlier ones. */
  #again = 0;
  #amounts: readonly string[] = [];

  constructor(c: TestChain, push: Push) {
    const { set, text, info } = c;
    this.#c = c;
    this.#push = push;
    this.#random = seeded(push.seed);
    this.#sampler = Object.assign((below: number) => this.#random(below), { operations: set.operations });
    const accounts = push.people.map(addressOf);
    this.#author = new Author(set, text, info.chainId, accounts, this.#random);
    this.#types = [...set.operations.byName.values()];
    const own = this.#types.filter(({ module }) => push.modules.has(module));
    this.#own = own.length > 0 ? own : this.#types;
  }

  live(): void {
    this.#observe();
    for (let step = 0; !this.#isOver; step++) {
      if (step % 64 === 0) this.#observe();
      const type = this.#any(this.#random(4) === 0 ? this.#types : this.#own);
      const { params } = this.#author.operation(type);
      const plain = this.#plain(type, type.params.toJson(params, this.#c.text) as Fields);
      if (this.#attempt(this.#somebody(type), type, this.#extreme(type, plain)) && this.#random(8) === 0)
        this.#repeat();
      if (this.#random(12) === 0 && !this.#advance()) return;
    }
  }

  /** Tries every extreme of every field of an operation, when it succeeds for the first time. */
  #tryEdges({ who, type, json }: Done): void {
    const schema = objectSchema(type.definition.params);
    for (const one of variantsOf(schema, json, edgesOf(this.#c, this.#amounts)))
      this.#attempt(who, type, one as Fields);
  }

  get #isOver(): boolean {
    return this.#hasHalted || this.tried - this.#again >= this.#push.steps;
  }

  #any<T>(from: readonly T[]): T {
    return from[this.#random(from.length)]!;
  }

  /** Learns what the state holds; of tokens those that somebody here has, and how much the largest holders have. */
  #observe(): void {
    const { set } = this.#c;
    for (const { module } of set.modules) {
      if (module.name === 'tokens') continue;
      for (const [name, store] of Object.entries(module.state)) {
        if (store.kind === 'cell') {
          this.#author.observe(name, store.value, this.#c.cell(module.name, name));
          continue;
        }
        for (const { key, value } of this.#c.entries<unknown>(module.name, name).slice(-8)) {
          for (const [i, part] of key.entries()) this.#author.observe(name, store.keys[i]!, part);
          this.#author.observe(name, store.value, value);
        }
      }
    }
    if (set.ports.has('tokens')) this.#observeTokens();
  }

  #observeTokens(): void {
    const people = new Set<unknown>(this.#push.people.map(addressOf));
    const held = this.#c.entries<bigint>('tokens', 'balances').filter(({ key }) => people.has(key[0]));
    for (const { key } of held.slice(-16)) this.#author.observe('symbol', mint, key[1]);
    const known = this.#c.entries<{ readonly symbol: string }>('tokens', 'tokens');
    for (let i = 0; i < 8; i++) this.#author.observe('symbol', Name, this.#any(known).value.symbol);
    const largest = held
      .map(({ value }) => value)
      .sort((a, b) => (a < b ? 1 : -1))
      .slice(0, 12);
    this.#amounts = largest.flatMap((most) => [most, most - 1n, most / 2n, LARGEST - most].map(String));
  }

  /** Who did something in the module before, half of the time: they own what it is about. */
  #somebody({ module }: OperationType): Person {
    const before = this.#recent.findLast(({ type }) => type.module === module)?.who;
    return before !== undefined && this.#random(2) === 0 ? before : this.#any(this.#push.people);
  }

  /** Within the bounds that the operation declares; half of the time without what may be left out. */
  #plain({ definition, params }: OperationType, json: Fields): Fields {
    const bounds = Object.entries((definition.bounds ?? {}) as Readonly<Record<string, Bound>>);
    const within = bounds.flatMap(([field, { as }]) => {
      if (!as || isValue(as, json[field], this.#c.text)) return [];
      return [[field, as.toJson(as.sample(this.#sampler), this.#c.text)]];
    });
    const all = { ...json, ...Object.fromEntries(within) };
    return this.#random(2) === 0 ? all : (withoutOptions(params.schema, all) as Fields);
  }

  /** Half of the time with an extreme in one field, sometimes in two or three. */
  #extreme(type: OperationType, json: Fields): Fields {
    let made = json;
    for (let more = this.#random(2) === 0; more; more = this.#random(3) === 0) {
      const all = [
        ...variantsOf(objectSchema(type.definition.params), made, edgesOf(this.#c, this.#amounts)),
      ] as Fields[];
      if (all.length === 0) return made;
      const one = this.#any(all);
      if (this.#read(type, one) !== undefined) made = one;
    }
    return made;
  }

  /** The parameters of a JSON; undefined where it is none of the type. */
  #read(type: OperationType, json: Fields): Values<Shape> | undefined {
    try {
      return type.params.fromJson(json, this.#c.text);
    } catch (cause) {
      if (cause instanceof CodecError) return undefined;
      throw cause;
    }
  }

  /** Runs an operation; true where it succeeded. What is neither a success nor a declared failure is kept as broken. */
  #attempt(who: Person, type: OperationType, json: Fields): boolean {
    if (this.broken.has(type.name)) return false;
    const params = this.#read(type, json);
    if (params === undefined) return false;
    this.tried++;
    this.#push.begins?.(type.name);
    try {
      const ran = this.#c.run(who, type.name, params);
      if (ran.refusal) {
        checkPaid(type.name, ran);
        count(this.refused, type.name, ran.refusal);
        return false;
      }
      this.#author.learn(ran.outcome);
      const isFirst = !this.succeeded.has(type.name);
      this.succeeded.add(type.name);
      this.#recent.push({ who, type, json });
      if (this.#recent.length > RECENT) this.#recent.shift();
      if (isFirst && this.#push.everyEdge && this.#push.modules.has(type.module)) this.#tryEdges({ who, type, json });
      return true;
    } catch (cause) {
      this.broken.set(type.name, cause);
      return false;
    }
  }

  /** Repeats the last one to four operations that succeeded, until none of them does any more. */
  #repeat(): void {
    const done = this.#recent.slice(-1 - this.#random(4)).map((one) => this.#larger(one));
    if (done.every(({ type }) => (this.#repeated.get(type.name) ?? 0) >= 2) || this.#again > 4 * this.#push.steps)
      return;
    for (const { type } of done) this.#repeated.set(type.name, (this.#repeated.get(type.name) ?? 0) + 1);
    for (let round = 0; round < REPEATS && !this.#isOver; round++) {
      const before = this.tried;
      const went = done.filter(
        ({ who, type, json }) =>
          this.#attempt(who, type, json) || this.#attempt(who, type, this.#fresh(json) as Fields),
      );
      this.#again += this.tried - before;
      if (went.length === 0) return;
      if (this.#random(40) === 0 && !this.#advance()) return;
    }
  }

  /** The operation with the largest number in one of its fields with which it succeeds now; else as it was. */
  #larger(done: Done): Done {
    const { who, type, json } = done;
    const all = [
      ...variantsOf(objectSchema(type.definition.params), json, edgesOf(this.#c, this.#amounts)),
    ] as Fields[];
    const larger = all.map((one) => ({ one, size: largestIn(one) })).filter(({ size }) => size > largestIn(json));
    larger.sort((a, b) => (a.size > b.size ? -1 : 1));
    const found = larger.slice(0, LARGER_TRIES).find(({ one }) => this.#attempt(who, type, one));
    return found ? { ...done, json: found.one } : done;
  }

  /** The same with other ids and names, for what may not come twice. */
  #fresh(json: Json, name = ''): Json {
    if (typeof json === 'string') {
      if (/^(0x)?[0-9a-f]{64}$/.test(json) && !/^(mint|token|pool|collection|to|from)/.test(name)) {
        return `0x${Array.from({ length: 64 }, () => this.#random(16).toString(16)).join('')}`;
      }
      return name === 'name' || name === 'symbol' ? `N${this.#random(1_000_000)}` : json;
    }
    if (typeof json === 'number' && /nonce|index|id$|number/.test(name)) return json + 1 + this.#random(1_000);
    if (Array.isArray(json)) return json.map((item) => this.#fresh(item as Json, name));
    if (typeof json !== 'object' || json === null) return json;
    return Object.fromEntries(
      Object.entries(json as Fields).map(([field, inner]) => [field, this.#fresh(inner, field)]),
    );
  }

  #advance(): boolean {
    try {
      this.#c.advance(this.#any(PAUSES_S));
      return true;
    } catch (cause) {
      this.broken.set('what it does in every block', cause);
      this.#hasHalted = true;
      return false;
    }
  }
}

/** Lives at the edges. Nothing may come of it but successes, declared failures, and records that can be kept. */
export function pushed(c: TestChain, push: Push): Pushed {
  const pusher = new Pusher(c, push);
  pusher.live();
  return pusher;
}
