/** A chain in memory for tests that read as sentences: one block is always open, and operations run in it at once. */

import { modules as distribution, type ModuleEntry } from '../../modules/index.js';
import { beginBlock, endBlock, upgradedHooks } from '../../runtime/kernel/chain/execute.js';
import { ExecutionContext } from '../../runtime/kernel/chain/execution-context.js';
import { loadGenesis } from '../../runtime/kernel/chain/genesis.js';
import type { StateKey } from '../../runtime/kernel/chain/journal.js';
import { openState } from '../../runtime/kernel/chain/open-state.js';
import type { ProvenRecord } from '../../runtime/kernel/chain/proven-record.js';
import type { Emitted } from '../../runtime/kernel/chain/receipt.js';
import type { ReadCell, ReadMap } from '../../runtime/kernel/chain/stores.js';
import { textForms } from '../../runtime/kernel/chain/text.js';
import { migrate } from '../../runtime/kernel/chain/upgrade.js';
import { leadersNow, validatorsOf } from '../../runtime/kernel/chain/validators.js';
import { FIRST_EXTERNAL, type ModuleList, type ModuleSet } from '../../runtime/kernel/loader.js';
import type { ChainInfo } from '../../runtime/kernel/module/context.js';
import type { Module } from '../../runtime/kernel/module/define.js';
import type { CallOptions } from '../../runtime/kernel/module/plan.js';
import { authPort, type ValidatorPower, type ValidatorsPort } from '../../runtime/kernel/ports.js';
import { struct } from '../../runtime/lib/codec/composites.js';
import { type Address, fromHex, type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import {
  CodecError,
  type Json,
  type Shape,
  type TextForms,
  type Type,
  type Values,
} from '../../runtime/lib/codec/type.js';
import { blake3, blake3Hex } from '../../runtime/lib/crypto/hash.js';
import { type ErrorDef, Failure } from '../../runtime/lib/errors.js';
import { suggestion } from '../../runtime/lib/nearest-word.js';
import { StateTree } from '../../runtime/lib/state/tree.js';
import { leafOf } from '../../runtime/lib/state/tree-leaf.js';
import { loadAll } from '../../runtime/node/assembly/distribution.js';
import type { Actor } from './actors.js';
import { apply, type Terms } from './bundles.js';
import { loadedModule } from './distribution.js';
import { addressOf, type ChainOptions, testGenesis } from './genesis.js';
import { StrictJournal, storeNames } from './journal.js';
import { MeasuredContext } from './measured.js';
import { checkMovements } from './movements.js';
import { attestedOf, envOf, type NextBlock } from './next.js';
import { refusing, Unmet } from './refused.js';
import { Emissions, Ran } from './result.js';
import { show, withoutActors } from './values.js';

export class TestChain {
  set: ModuleSet;
  readonly info: ChainInfo;
  text: TextForms;
  readonly options: ChainOptions;
  #journal: StrictJournal;
  #context: ExecutionContext;
  #startEvents: readonly Emitted[];
  #last: Ran | undefined;
  /** What methods see until something is done to the chain. */
  #seen: ExecutionContext | undefined;

  constructor(set: ModuleSet, options: ChainOptions) {
    const genesis = refusing('the genesis', () => testGenesis(set, options));
    this.set = set;
    this.options = options;
    this.info = genesis.chain;
    this.text = textForms(genesis.chain, set.operations);
    this.#journal = new StrictJournal(set.operations, new Map(), storeNames(set));
    const founded = refusing('the genesis', () => loadGenesis(genesis, set, this.text));
    for (const [key, { type, value }] of founded.changes()) {
      this.#journal.put(key, type, value);
    }
    const timeMs = genesis.chain.genesisTimeMs;
    [this.#context, this.#startEvents] = this.#open(0, timeMs, {});
  }

  /** Runs one operation as somebody, in a bundle of its own in the open block. */
  run(who: Actor | Address, operation: string, params: object = {}, terms: Terms = {}): Ran {
    return this.bundle(who, [[operation, params]], terms);
  }

  /** Runs several operations in one bundle: all or none. */
  bundle(
    who: Actor | Address,
    operations: readonly (readonly [name: string, params: object])[],
    terms: Terms = {},
  ): Ran {
    this.#last?.settle();
    this.#seen = undefined;
    this.#last = apply(this, this.#context, this.#journal, who, operations, terms);
    return this.#last;
  }

  /** Runs an operation that may also fail, for random runs; says whether it succeeded. */
  attempt(who: Actor | Address, operation: string, params: object = {}, terms: Terms = {}): boolean {
    return this.run(who, operation, params, terms).succeeded;
  }

  /** Does something to the open block that no bundle does. */
  within<T>(work: (context: ExecutionContext) => T): T {
    this.#last?.settle();
    this.#seen = undefined;
    return refusing('what was done to the block', () => work(this.#context));
  }

  /** Ends the open block and opens the next one; returns the block's own events. */
  block(next: NextBlock = {}): Emissions {
    this.#last?.settle();
    this.#journal.discardUndo();
    const unseated = !leadersNow(this.#context).includes(this.#context.env.proposer);
    const ended = endBlock(this.#context);
    const done = { what: 'the end of a block', payer: undefined, mark: 0, unseated };
    checkMovements(this.#context, this.#journal, { ...done, outcome: { events: ended, fee: 0n } });
    const events = [...this.#startEvents, ...ended];
    this.#journal.discardUndo();
    [this.#context, this.#startEvents] = this.#open(this.height, this.timeMs, next);
    return new Emissions(events);
  }

  /** Ends the open block; the next one begins with these modules, and with what they migrate. Returns its first events. */
  upgrade(modules: readonly Item[]): Emissions {
    this.#last?.settle();
    endBlock(this.#context);
    const { height, timeMs } = this;
    this.set = setOf(modules);
    this.text = textForms(this.info, this.set.operations);
    this.#journal = new StrictJournal(this.set.operations, new Map(this.#journal.records()), storeNames(this.set));
    const before = new ExecutionContext(
      this.set,
      { ...this.#context.env, height: height + 1 },
      this.#journal,
      this.#journal,
    );
    migrate(before);
    const events = upgradedHooks(before);
    [this.#context, this.#startEvents] = this.#open(height, timeMs, {});
    return new Emissions([...events, ...this.#startEvents]);
  }

  /** Ends the open block; the next one is so many seconds later. */
  advance(seconds: number): Emissions {
    return this.block({ after: seconds * 1000 });
  }

  /** Ends blocks until the open one has this height. */
  reach(height: number): void {
    while (this.height < height) this.block();
  }

  /** Height of the open block; the first is 1. */
  get height(): number {
    return this.#context.env.height;
  }

  get timeMs(): number {
    return this.#context.env.timeMs;
  }

  /** Time of the open block in unix seconds. */
  get time(): number {
    return Math.trunc(this.timeMs / 1000);
  }

  /** Asks a method of a module as a client would: JSON in, JSON out, by position. */
  ask<T = Readonly<Record<string, unknown>>>(method: string, params: readonly unknown[] = []): T {
    return refusing(method, () => this.#ask(method, params)) as T;
  }

  #ask(method: string, params: readonly unknown[]): unknown {
    const { methods } = this.set;
    const loaded = methods.get(method);
    if (!loaded) throw new TypeError(`no module has a method ${method}${suggestion(method, methods.keys())}`);
    const answer = loaded.answer(this.#view(), this.#read(loaded.params, params));
    return this.#json(loaded.result, answer);
  }

  /** Calls a write method with a plan, by position, and runs what it plans; says what it tells besides. */
  write<T = Readonly<Record<string, unknown>>>(
    method: string,
    params: readonly unknown[],
    options: CallOptions = { force: false },
  ): { readonly ran: Ran; readonly response: T } {
    const loaded = this.set.modules.find(({ module }) => Object.hasOwn(module.writes, method));
    const definition = loaded?.module.writes[method];
    if (!loaded || !definition) throw new TypeError(`no module has a write ${method}`);
    const given = refusing(method, () => this.#read(definition.params, params));
    try {
      const plan = definition.plan(this.#view().scope(loaded.index) as never, given, options);
      const ran = this.bundle(given[definition.sender] as Address, plan.operations);
      return { ran, response: this.#json(struct(definition.respondsWith), plan.response) as T };
    } catch (cause) {
      if (!(cause instanceof Failure)) throw cause;
      const declared = ({ error }: Failure): boolean => definition.errors?.includes(error) === true;
      this.#last = new Ran(method, cause, declared);
      return { ran: this.#last, response: {} as T };
    }
  }

  #view(): ExecutionContext {
    this.#last?.settle();
    this.#seen ??= this.#look();
    return this.#seen;
  }

  #look(): ExecutionContext {
    const view = new ExecutionContext(this.set, this.#context.env, this.#journal);
    view.local = {
      pendingNonce: (account) => this.nonce(account),
      bundle: () => null,
      gasPrice: () => this.options.gasPrice ?? 0,
      blockHashes: (heights) => heights.map((height) => this.blockHash(height)),
      prove: (key) => this.#prove(key),
    };
    return view;
  }

  #read(shape: Shape, params: readonly unknown[]): Values<Shape> {
    const given = withoutActors(params, ({ address }) => this.text.address(address)) as readonly unknown[];
    const fields = Object.entries(shape).map(([name, type], i) => [name, type.fromJson(given[i], this.text)]);
    return Object.fromEntries(fields) as Values<Shape>;
  }

  #json<T>(type: Type<T>, value: T): unknown {
    return JSON.parse(JSON.stringify(type.toJson(value, this.text) ?? null));
  }

  /** Expects a method to refuse: with a declared error, or with parameters that do not fit (a pattern of the message). */
  refuses(method: string, params: readonly unknown[], expected: ErrorDef | RegExp): void {
    const wanted = expected instanceof RegExp ? `${expected}` : expected.name;
    try {
      const answer = this.#ask(method, params);
      throw new Unmet(`expected ${method} to refuse with ${wanted}, not to answer ${show(answer)}`);
    } catch (cause) {
      const declared = this.set.methods.get(method)?.errors ?? [];
      const isExpected =
        !(expected instanceof RegExp) && cause instanceof Failure && cause.error.code === expected.code;
      if (isExpected && declared.includes(cause.error)) return;
      if (cause instanceof CodecError && expected instanceof RegExp && expected.test(cause.message)) return;
      throw cause instanceof Failure ? new Unmet(`${method}: expected ${wanted}, not ${cause}`) : cause;
    }
  }

  /** What an account holds, in raw units; of the native token when no other is named. */
  balance(of: Actor | Address, token = this.info.symbol): bigint {
    return BigInt(this.ask<{ balance: string }>('getBalance', [`0x${addressOf(of)}`, token]).balance);
  }

  /** The nonce of an account's next bundle. */
  nonce(of: Actor | Address): number {
    return new ExecutionContext(this.set, this.#context.env, this.#journal).port(authPort)?.nonceOf(addressOf(of)) ?? 0;
  }

  /** Who makes the open block. */
  get proposer(): Address {
    return this.#context.env.proposer;
  }

  /** The round in which the open block was proposed. */
  get round(): number {
    return this.#context.env.proposal!.round;
  }

  /** The validators of the open block, or of the one before or after it. */
  validators(when: keyof ValidatorsPort = 'current'): readonly ValidatorPower[] {
    return validatorsOf(new ExecutionContext(this.set, this.#context.env, this.#journal), when);
  }

  /** All entries of a map of a module, for invariants over the whole state. */
  entries<V>(module: string, store: string): readonly { readonly key: readonly unknown[]; readonly value: V }[] {
    return this.#store<ReadMap<readonly unknown[], V>>(module, store).list([], Number.MAX_SAFE_INTEGER);
  }

  /** One record of a map of a module; undefined when there is none. */
  entry<V>(module: string, store: string, ...key: readonly unknown[]): V | undefined {
    return this.#store<ReadMap<readonly unknown[], V>>(module, store).get(...key);
  }

  /** What a cell of a module holds. */
  cell<V>(module: string, store: string): V {
    return this.#store<ReadCell<V>>(module, store).get();
  }

  /** The root of the state as it is now, 64 hex characters. */
  stateRoot(): Hash {
    return toHex(this.#tree().root()) as Hash;
  }

  /** What stands for the hash of a block, which has none here; null for one that is still to come. */
  blockHash(height: number): Hash | null {
    return height > this.height ? null : blake3Hex(new TextEncoder().encode(`block ${height}`));
  }

  #tree(): StateTree {
    return StateTree.build([...this.#journal.records()].map(([key, bytes]) => leafOf(fromHex(key), bytes)));
  }

  #prove(hex: StateKey): ProvenRecord {
    const key = fromHex(hex);
    const tree = this.#tree();
    const value = new Map(this.#journal.records()).get(hex) ?? null;
    return { height: this.height, state_root: this.stateRoot(), key, value, path: tree.prove(blake3(key)) };
  }

  /** JSON as clients see a value of the chain: an address or a hash in its native form. */
  json(value: Actor | Address): Json {
    return this.text.address(addressOf(value));
  }

  #store<S>(module: string, store: string): S {
    const loaded = this.set.modules.find((one) => one.module.name === module);
    if (!loaded?.module.state[store]) throw new TypeError(`there is no store ${store} of a module ${module}`);
    const stores = openState(loaded.number, loaded.module.state, this.info, this.#journal) as unknown;
    return (stores as Record<string, S>)[store]!;
  }

  #open(height: number, timeMs: number, next: NextBlock): [ExecutionContext, readonly Emitted[]] {
    const { set, info, options } = this;
    this.#seen = undefined;
    const env = envOf({ set, info, options, journal: this.#journal, height, timeMs }, next);
    const context = new MeasuredContext(set, env, this.#journal, this.#journal);
    context.block.attested = attestedOf(context, next);
    return [context, beginBlock(context)];
  }
}

/** A module of a test chain: itself, with a number, or one of the distribution by its name. */
export type Item = Module | string | readonly [number: number, module: Module];

/** The modules with the numbers of the default distribution; others begin at 1000 unless given one. */
function numbered(items: readonly Item[]): ModuleList {
  const known = new Map<string, ModuleEntry>(distribution.map((entry) => [entry.name, entry]));
  let next = FIRST_EXTERNAL;
  return items.map((item) => {
    if (typeof item !== 'string') return 'name' in item ? [known.get(item.name)?.number ?? next++, item] : item;
    const found = known.get(item);
    if (!found) throw new TypeError(`the distribution has no module ${item}${suggestion(item, known.keys())}`);
    return [found.number, loadedModule(item)];
  });
}

const setOf = (modules: readonly Item[]): ModuleSet =>
  refusing('loading the modules', () => loadAll(numbered(modules)));

/**
 * A chain of these modules. Those of the distribution may be given by their names: `chain(['accounts', 'tokens', mine])`.
 * They get the numbers of the distribution; others begin at 1000 unless given one.
 */
export function chain(modules: readonly Item[], options: ChainOptions = {}): TestChain {
  return new TestChain(setOf(modules), options);
}
