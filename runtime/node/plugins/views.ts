/** A plugin's views of its node: frozen, read-only objects. */

import type { Blocks, FinalBlock } from '../../engine/ledger/blocks.js';
import type { ChainStore } from '../../engine/ledger/chain-store.js';
import type { Head, Ledger } from '../../engine/ledger/ledger.js';
import type { Origins } from '../../engine/mempool/origins.js';
import type { BundlePool } from '../../engine/mempool/pool.js';
import type { Pending } from '../../engine/mempool/queue.js';
import type { NetworkView } from '../../engine/network/views.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import { ExecutionContext } from '../../kernel/chain/execution-context.js';
import type { OperationTable } from '../../kernel/chain/operation.js';
import type { EventType, Outcome } from '../../kernel/chain/receipt.js';
import { dryRun } from '../../kernel/chain/simulate.js';
import type { LoadedModule, ModuleSet } from '../../kernel/loader.js';
import type { ChainInfo } from '../../kernel/module/context.js';
import type { Port } from '../../kernel/module/port.js';
import type { Hash } from '../../lib/codec/ids.js';
import type { RpcRequest } from '../../lib/rpc/methods/method.js';
import type { Subscriptions } from '../../lib/rpc/subscriptions/subscriptions.js';
import type { StreamBlock } from '../api/streams.js';
import type { PluginGuard } from './guard.js';
import type { Registrations } from './registrations.js';
import { handOver } from './uncaught-exceptions.js';

/** State at one height, to read within one synchronous piece of work. */
export interface StateView {
  readonly height: number;
  /** The read functions of a module; undefined if the chain lacks it. */
  port<P>(port: Port<P>): P | undefined;
  /** The outcome of a bundle here, authorized and free of charge; nothing is stored. Throws Failure. */
  dryRun(envelope: Envelope): Outcome;
}

/** The chain on this node. */
export interface LedgerView {
  readonly chain: ChainInfo;
  readonly head: Head;
  readonly store: Pick<ChainStore, 'header' | 'heightOf' | 'locationOf'>;
  limits: Ledger['limits'];
  view(height?: number): StateView;
  /** Runs a synchronous read; repeats it until all requested records are in memory. */
  read<T>(work: () => T): Promise<T>;
  /** The same, without a promise if all requested records are in memory. */
  readNow<T>(work: () => T): T | Promise<T>;
  /**
   * The same on the state after a recent block; at the head without a promise if possible. Throws DataPruned for older
   * ones.
   */
  readAt<T>(height: number, work: (state: StateView) => T): T | Promise<T>;
}

/** Pending bundles of this node. A plugin submits bundles like any other caller. */
export interface MempoolView
  extends Pick<
    BundlePool,
    | 'size'
    | 'pendingSize'
    | 'queuedSize'
    | 'bytes'
    | 'nonceGap'
    | 'list'
    | 'get'
    | 'has'
    | 'nextNonce'
    | 'admit'
    | 'submit'
    | 'simulateNext'
  > {
  /** Sources to which work on callers' data is charged. */
  readonly sources: Pick<Origins, 'caller'>;
  /** Reads the state after the pending bundles. */
  read<T>(work: (pending: StateView) => T): Promise<T>;
  /** Calls back with each bundle that becomes pending; the returned function unsubscribes. */
  readonly taken: { add(listener: (pending: Pending) => void): () => void };
}

/** Final blocks. */
export type BlocksView = Pick<Blocks, 'oldest' | 'at' | 'once' | 'names' | 'ofHash' | 'bundle' | 'signedHeader'>;

/** The modules of the chain. */
export interface ModulesView {
  readonly id: Hash;
  readonly modules: readonly LoadedModule[];
  readonly operations: OperationTable;
  readonly ports: { has(name: string): boolean };
  event(module: string, event: string): EventType | undefined;
}

/** Subscriptions of WebSocket callers. */
export type SubscriptionsView = Pick<Subscriptions<StreamBlock>, 'feed' | 'subscribe' | 'unsubscribe' | 'tell'>;

/** Hooks of the node for plugins. */
export interface HooksView {
  readonly finalized: {
    /** Calls back with each final block, in order and one at a time, after the work of the node. */
    tap(name: string, tap: (block: FinalBlock) => void | Promise<void>): void;
  };
}

/** Functions of the node as one plugin calls them: unhandled rejections are attributed to the plugin. */
function given<T extends object, K extends keyof T>(guard: PluginGuard, of: T, ...names: readonly K[]): Pick<T, K> {
  const functions = names.map((name) => [
    name,
    (...args: readonly unknown[]) => handOver(guard, Reflect.apply(of[name] as () => unknown, of, args)),
  ]);
  return Object.fromEntries(functions) as Pick<T, K>;
}

/** The value with all plain objects and lists in it frozen, because block execution uses the same state records. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
}

function readingPort<P>(context: ExecutionContext, port: Port<P>): P | undefined {
  const bound = context.port(port) as Readonly<Record<string, (...args: readonly unknown[]) => unknown>> | undefined;
  if (!bound) return undefined;
  const functions = Object.entries(bound).map(([name, call]) => [
    name,
    (...args: readonly unknown[]) => frozen(call(...args)),
  ]);
  return Object.freeze(Object.fromEntries(functions)) as P;
}

/** Cached by context, because one serves many reads. */
const states = new WeakMap<ExecutionContext, StateView>();

/** The state that a context reads. */
export function stateView(context: ExecutionContext): StateView {
  let view = states.get(context);
  if (!view) {
    // A context without a journal cannot write. The context of the pending state has one, so plugins read the pending
    // state through a context without a journal.
    const reading = context.journal ? new ExecutionContext(context.set, context.env, context.reader) : context;
    const ports = new Map<string, unknown>();
    view = Object.freeze<StateView>({
      height: context.env.height,
      port<P>(port: Port<P>) {
        if (!ports.has(port.name)) ports.set(port.name, readingPort(reading, port));
        return ports.get(port.name) as P | undefined;
      },
      dryRun: (envelope) => dryRun(reading, envelope),
    });
    states.set(context, view);
  }
  return view;
}

/** The chain as a plugin sees it. */
export function ledgerView(guard: PluginGuard, ledger: Ledger): LedgerView {
  return Object.freeze<LedgerView>({
    chain: ledger.chain,
    get head() {
      return ledger.head;
    },
    store: Object.freeze(given(guard, ledger.store, 'header', 'heightOf', 'locationOf')),
    ...given(guard, ledger, 'limits', 'read', 'readNow'),
    view: (height) => stateView(ledger.view(height)),
    readAt: (height, work) =>
      handOver(
        guard,
        ledger.readAt(height, (context) => work(stateView(context))),
      ),
  });
}

/** The mempool as a plugin sees it. */
export function mempoolView(guard: PluginGuard, mempool: BundlePool): MempoolView {
  return Object.freeze<MempoolView>({
    get size() {
      return mempool.size;
    },
    get pendingSize() {
      return mempool.pendingSize;
    },
    get queuedSize() {
      return mempool.queuedSize;
    },
    get bytes() {
      return mempool.bytes;
    },
    get nonceGap() {
      return mempool.nonceGap;
    },
    sources: Object.freeze({ caller: (request: RpcRequest) => mempool.origins.caller(request) }),
    ...given(guard, mempool, 'list', 'get', 'has', 'nextNonce', 'admit', 'submit', 'simulateNext'),
    read: (work) =>
      handOver(
        guard,
        mempool.read((context) => work(stateView(context))),
      ),
    taken: Object.freeze({
      add(listener: (pending: Pending) => void) {
        const leave = mempool.pendingAdded.add((pending) => guard.run('accepted bundle', () => listener(pending)));
        guard.onEnd(leave);
        return leave;
      },
    }),
  });
}

/** Final blocks as a plugin sees them. */
export function blocksView(guard: PluginGuard, blocks: Blocks): BlocksView {
  return Object.freeze({
    get oldest() {
      return blocks.oldest;
    },
    ...given(guard, blocks, 'at', 'once', 'names', 'ofHash', 'bundle', 'signedHeader'),
  });
}

/** The modules of the chain as a plugin sees them. */
export function modulesView({ id, modules, operations, ports, event }: ModuleSet): ModulesView {
  return Object.freeze<ModulesView>({
    id,
    modules,
    operations,
    ports: Object.freeze({ has: (name: string) => ports.has(name) }),
    event,
  });
}

/** The network as a plugin sees it; null for a node without peers. */
export function networkView(network: NetworkView | null): NetworkView | null {
  return (
    network &&
    Object.freeze<NetworkView>({
      get address() {
        return network.address;
      },
      get highest() {
        return network.highest;
      },
      get syncing() {
        return network.syncing;
      },
      get syncProgress() {
        return network.syncProgress;
      },
      get relay() {
        return network.relay;
      },
      get traffic() {
        return network.traffic;
      },
      get counts() {
        return network.counts;
      },
      get reached() {
        return network.reached;
      },
      peers: () => network.peers(),
    })
  );
}

/** The subscriptions of a node as a plugin sees them. */
export function subscriptionsView(
  guard: PluginGuard,
  subscriptions: Subscriptions<StreamBlock>,
  registrations: Registrations,
): SubscriptionsView {
  return Object.freeze<SubscriptionsView>({
    feed: (kind, dialect) => registrations.feed(subscriptions, guard, kind, dialect),
    ...given(guard, subscriptions, 'subscribe', 'unsubscribe', 'tell'),
  });
}
