/**
 * Context of operations and hooks: one pass of the modules over a state, for a block being built or checked, a pending
 * view, or a read.
 */

import type { Address, Hash } from '../../lib/codec/ids.js';
import type { Shape, Values } from '../../lib/codec/type.js';
import { Failure, fail } from '../../lib/errors.js';
import type { CommitCertificate } from '../agreement/types.js';
import type { LoadedModule, ModuleSet } from '../loader.js';
import { checkBounds } from '../module/bounds.js';
import type { ChainInfo } from '../module/context.js';
import type { Port } from '../module/port.js';
import { requireSynchronous } from '../module/synchronous.js';
import { type DispatchPort, dispatchPort, type FoundersPort, foundersPort, type ParametersPort } from '../ports.js';
import { GasLimitExceeded, NotAuthorized, Timeout } from './common-errors.js';
import { coreState } from './core.js';
import { Journal, type StateKey, type StateReader } from './journal.js';
import { moduleAccount } from './module-account.js';
import type { Operation, OperationType } from './operation.js';
import { openParameters } from './parameters.js';
import { BlockProgress, BundleProgress } from './progress.js';
import type { ProvenRecord } from './proven-record.js';
import { Scope } from './scope.js';
import { slotKey } from './stores.js';
import { textForms } from './text.js';
import { founders } from './validators.js';

/** The block in which modules are executed. */
export interface BlockEnv {
  readonly chain: ChainInfo;
  readonly height: number;
  readonly timeMs: number;
  readonly parentTimeMs: number;
  readonly proposer: Address;
  readonly gasLimit: number;
  /** Heights of upgrades that this node skips (`--skip-upgrade-heights`). */
  readonly skippedUpgrades?: ReadonlySet<number>;
  /** Whether a plan takes effect at once, whatever its height; true only in trials of an upgrade, never on a chain. */
  readonly upgradesEarly?: boolean;
  /** The proposer's claims about the block; undefined when no block is built or checked. */
  readonly proposal?: ProposalClaims | undefined;
}

/** A proposer's claims about how a block was made. */
export interface ProposalClaims {
  /** Round of the first proposal of the block. */
  readonly round: number;
  /** Certificate of the parent. */
  readonly lastCommit: CommitCertificate;
}

/** The node's record of a bundle: its operations and, once included, its block; or the reason for its rejection. */
export type KnownBundle =
  | { readonly operations: readonly Operation[]; readonly height: number | null; readonly failure?: undefined }
  | { readonly failure: Failure };

/** Local knowledge of the node outside the state; consensus does not cover it. See MethodContext. */
export interface LocalKnowledge {
  pendingNonce(account: Address): number;
  gasPrice(): number;
  bundle(hash: Hash): KnownBundle | null;
  blockHashes(heights: readonly number[]): readonly (Hash | null)[];
  prove(key: StateKey): ProvenRecord;
}

/** Position of an operation that runs inside another one, which is never the first of its bundle. */
const INNER_POSITION = 1;
/** Maximum depth of operations running inside operations. */
const MAX_DEPTH = 4;
/** Minimum gas per state access, which bounds the work of any operation. */
export const GAS_PER_ACCESS = 100;

const PRICES_KEY = slotKey(0, coreState.gas.slot);

export class ExecutionContext {
  readonly set: ModuleSet;
  readonly env: BlockEnv;
  readonly reader: StateReader;
  readonly journal: Journal | undefined;
  readonly block = new BlockProgress();
  readonly bundle = new BundleProgress();
  /** For methods; undefined when only the state may be read. */
  local: LocalKnowledge | undefined;

  /** Index of the module whose code is running, or ran last. */
  private caller = -1;
  private inGenesis = false;
  /** Gas prices of operations set by governance; read once, so that a change takes effect in the next block. */
  private prices: Readonly<Record<string, number>> | undefined;
  private depth = 0;
  private accessFloor = 0;
  private readonly scopes: (Scope | undefined)[];
  private readonly owners = new Map<Address, number>();
  /** Accounts that port functions may use on behalf of their callers, with the module that may. */
  private readonly lent: (readonly [account: Address, module: number])[] = [];
  private readonly sockets = new Map<string, object>();

  constructor(set: ModuleSet, env: BlockEnv, reader: StateReader, journal?: Journal) {
    this.set = set;
    this.env = env;
    this.reader = reader;
    this.journal = journal;
    this.scopes = new Array(set.modules.length);
  }

  /** Context of the genesis loaders: every module may act for every account, because the file defines all ownership. */
  static ofGenesis(set: ModuleSet, env: BlockEnv, journal: Journal): ExecutionContext {
    const context = new ExecutionContext(set, env, journal, journal);
    context.inGenesis = true;
    return context;
  }

  /** Returns a context over this one's state for a trial run; its changes are discarded with it. */
  apart(env = this.env): ExecutionContext {
    const journal = new Journal(this.reader);
    return new ExecutionContext(this.set, env, journal, journal);
  }

  /** Returns a context that reads this one's current state, as methods do. */
  reading(local: LocalKnowledge | undefined): ExecutionContext {
    const view = new ExecutionContext(this.set, this.env, this.reader);
    view.local = local;
    return view;
  }

  /** The context object for the code of module `index` in load order. */
  scope(index: number): Scope {
    this.scopes[index] ??= new Scope(this, this.set.modules[index]!);
    return this.scopes[index];
  }

  /** Like `scope`, when the runtime itself calls the module: in a hook or a migration. */
  enter(index: number): Scope {
    this.caller = index;
    return this.scope(index);
  }

  /** Marks that the runtime's own code runs again, not a module's. */
  leave(): void {
    this.caller = -1;
  }

  /** Name of the module whose code is running, or ran last; undefined if it is the runtime's own. */
  get running(): string | undefined {
    return this.set.modules[this.caller]?.module.name;
  }

  /** A port as the runtime itself calls it. */
  port<P>(port: Port<P>): P | undefined {
    const loaded = this.set.ports.get(port.name);
    if (!loaded) return undefined;
    let bound = this.sockets.get(port.name);
    if (!bound) {
      bound = this.bind(loaded.provider, loaded.functions, Object.keys(loaded.functions), -1);
      this.sockets.set(port.name, bound);
    }
    return bound as P;
  }

  /** The provider's functions as `consumer` may call them. */
  bind(
    provider: LoadedModule,
    functions: Readonly<Record<string, (context: never, ...args: never[]) => unknown>>,
    names: readonly string[],
    consumer: number,
  ): object {
    const bound: Record<string, unknown> = {};
    for (const name of names) {
      const implementation = functions[name]!;
      bound[name] = (...args: never[]) => {
        const before = this.caller;
        const lent = this.lent.length;
        this.caller = consumer;
        try {
          return requireSynchronous(implementation(this.scope(provider.index) as never, ...args));
        } finally {
          this.caller = before;
          this.lent.length = lent;
        }
      };
    }
    return Object.freeze(bound);
  }

  /**
   * Collects the answers of all modules to a view. Only in methods: a block's result must not depend on which modules
   * depend on the caller.
   */
  ask(view: string, args: readonly never[]): readonly unknown[] {
    if (this.journal) throw new TypeError('views are available in methods only');
    const answers = this.set.answers.get(view) ?? [];
    return answers.map(({ index, answer }) => answer(this.scope(index) as never, ...args));
  }

  /** Begins a bundle: sets its sender and gas limit. */
  begin(sender: Address, bundleHash: Hash, nonce: number, gasLimit: number): void {
    this.bundle.begin(sender, bundleHash, nonce, gasLimit);
    this.loadPrices(); // before accesses count: otherwise the first bundle tried in a block would pay for one more
    this.accessFloor = this.journal?.accesses ?? 0;
  }

  /** Ends a bundle, successful or not: no account may act after it. */
  end(): void {
    this.bundle.end();
    this.depth = 0;
    this.caller = -1;
    this.owners.clear();
  }

  /** Executes one operation as the current sender. */
  execute({ type, params }: Operation, position: number): Values<Shape> | undefined {
    const { bundle } = this;
    bundle.useGas(this.gasOf(type, params, position));
    const { bounds } = type.definition;
    if (bounds) checkBounds(bounds, params);
    const before = this.caller;
    this.caller = type.index;
    const returned = requireSynchronous(type.definition.execute(this.scope(type.index) as never, params as never));
    this.caller = before;
    const accesses = (this.journal?.accesses ?? 0) - this.accessFloor;
    if (accesses * GAS_PER_ACCESS > bundle.gas) {
      fail(GasLimitExceeded, { accesses, paid_for: Math.trunc(bundle.gas / GAS_PER_ACCESS) });
    }
    return returned ?? undefined;
  }

  /** The gas of an operation: as declared, with the number that governance has set. */
  gasOf(type: OperationType, params: Values<Shape>, position: number, set = this.priceOf(type)): number {
    const { gas } = type.definition;
    if (typeof gas === 'number') return set ?? gas;
    if (typeof gas === 'function') return gas(params as never, position);
    return gas.of(params as never, position, set ?? gas.base);
  }

  private priceOf({ name }: OperationType): number | undefined {
    const prices = this.loadPrices();
    return Object.hasOwn(prices, name) ? prices[name] : undefined;
  }

  /** Gas of operations set by governance, as of the start of the block. */
  private loadPrices(): Readonly<Record<string, number>> {
    this.prices ??= this.reader.get(PRICES_KEY, coreState.gas.value) ?? coreState.gas.initial;
    return this.prices;
  }

  /** The requested functions of one of the runtime's own ports. */
  ownPort(port: string, wanted: readonly string[]): object {
    const functions = Object.entries(this.functionsOf(port));
    return Object.freeze(Object.fromEntries(functions.filter(([name]) => wanted.includes(name))));
  }

  private functionsOf(port: string): DispatchPort | ParametersPort | FoundersPort {
    const { set, env, reader, journal } = this;
    if (port === dispatchPort.name) return this.dispatch;
    if (port === foundersPort.name) return { list: () => founders(reader) };
    return openParameters(set.parameters, env.chain, textForms(env.chain, set.operations), reader, journal);
  }

  private readonly dispatch: DispatchPort = {
    run: (sender, operation) => {
      if (operation.type.definition.nestable === false) {
        fail(NotAuthorized, { reason: `${operation.type.name} may not run inside another operation` });
      }
      return this.actAs(sender, () => this.execute(operation, INNER_POSITION));
    },
    find: (name) => this.set.operations.byName.get(name),
    gasOf: ({ type, params }) => this.gasOf(type, params, INNER_POSITION) + (type.definition.charges ?? 0),
    gasUsed: () => this.bundle.gas,
    as: (sender, work) => this.actAs(sender, work),
    attempt: (work) => this.attempt(work),
  };

  private actAs<T>(sender: Address, work: () => T): T {
    if (this.depth >= MAX_DEPTH) fail(NotAuthorized, { reason: `operations nest at most ${MAX_DEPTH} deep` });
    const { bundle } = this;
    const outer = bundle.sender;
    bundle.sender = sender;
    this.depth++;
    const result = work();
    this.depth--;
    bundle.sender = outer;
    return result;
  }

  /** Gas is not refunded: running out of it ends the whole bundle. So does a query that exceeds its time limit. */
  private attempt(work: () => void): Failure | undefined {
    const journal = this.journal!;
    const mark = journal.mark();
    const { bundle, depth, caller } = this;
    const { sender } = bundle;
    const events = bundle.events.length;
    const lent = this.lent.length;
    try {
      work();
      return undefined;
    } catch (cause) {
      if (!(cause instanceof Failure) || cause.error === GasLimitExceeded || cause.error === Timeout) throw cause;
      journal.rollback(mark);
      bundle.events.length = events;
      this.lent.length = lent;
      bundle.sender = sender;
      this.depth = depth;
      this.caller = caller;
      return cause;
    }
  }

  /** The module account for these parts; the module may act for it from now on. */
  account(module: LoadedModule, parts: readonly (string | number | bigint)[]): Address {
    const address = moduleAccount(module.module.name, parts);
    this.owners.set(address, module.index);
    return address;
  }

  mayActFor(account: Address): boolean {
    if (this.inGenesis || account === this.bundle.sender) return true;
    if (this.caller < 0) return false;
    return (
      this.owners.get(account) === this.caller ||
      this.lent.some(([one, module]) => one === account && module === this.caller)
    );
  }

  /** Lends an account that the caller may act for to the module whose port function is running. */
  actFor(module: LoadedModule, account: Address): void {
    if (!this.mayActFor(account)) fail(NotAuthorized, { required: `0x${account}` });
    this.lent.push([account, module.index]);
  }
}
