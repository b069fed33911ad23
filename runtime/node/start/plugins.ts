/** Starts the plugins of a node: what each sees, its database, its rows, and what it adds to the RPC port. */

import { Follower, type Following } from '../../engine/follower.js';
import type { FinalBlock } from '../../engine/ledger/blocks.js';
import { ChangedSince } from '../../engine/ledger/changed-since.js';
import { type Changed, storeChanges } from '../../engine/ledger/changes.js';
import type { PruningTerms } from '../../engine/ledger/pruner.js';
import { type StateEntry, storeEntries, storePage } from '../../engine/ledger/scan.js';
import { carrierFor } from '../../engine/mempool/carrying.js';
import type { NetworkView } from '../../engine/network/views.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import type { Carried } from '../../kernel/chain/carried.js';
import { mapOf } from '../../kernel/chain/open-state.js';
import type { Operation } from '../../kernel/chain/operation.js';
import type { Shape, TextForms, Type } from '../../lib/codec/type.js';
import type { Signer } from '../../lib/crypto/signatures.js';
import { Failure } from '../../lib/errors.js';
import type { Route } from '../../lib/rpc/http/route.js';
import type { Log, RpcMethod } from '../../lib/rpc/methods/method.js';
import type { JsonPortLimits, JsonRequest, JsonRoute } from '../../lib/rpc/ports/json-port.js';
import type { Database } from '../../lib/storage/database.js';
import { type Declaration, declare } from '../api/declare.js';
import type { Decoration } from '../api/decorate.js';
import { HeadAnswers } from '../api/head-answers.js';
import type { Assembly, Chain } from '../chain/chain.js';
import type { Ended, Grant, Options, OptionValues } from '../plugins/define.js';
import { MissingPlugin } from '../plugins/errors.js';
import { FinalizedTap } from '../plugins/finalized.js';
import type { PluginGuard } from '../plugins/guard.js';
import type { KeyAccount } from '../plugins/key-account.js';
import type { LoadedPlugin, LoadedPlugins } from '../plugins/load.js';
import { openPort } from '../plugins/open-port.js';
import { handOver, watchOver } from '../plugins/stray.js';
import type { ValidatorAccount } from '../plugins/validator.js';
import {
  type BlocksView,
  blocksView,
  type HooksView,
  type LedgerView,
  ledgerView,
  type MempoolView,
  type ModulesView,
  mempoolView,
  modulesView,
  networkView,
  type SubscriptionsView,
  subscriptionsView,
} from '../plugins/views.js';

const VALIDATOR = 'validator:' satisfies Grant;

/** With more bundles waiting than this, plugins take what time is left. */
const BUSY_BUNDLES = 500;

/** The node as its plugins see it. */
export interface NodeView {
  readonly hooks: HooksView;
  readonly set: ModulesView;
  readonly ledger: LedgerView;
  readonly mempool: MempoolView;
  readonly blocks: BlocksView;
  readonly text: TextForms;
  readonly log: Log;
  /** The OpenRPC document of the node, with the methods of all plugins once they have started. */
  describe(): object;
}

/** Why a node is to end: the sentence for the log, and the exit code of its process. */
export interface NodeStop {
  readonly reason: string;
  readonly exitCode: number;
}

/** What a plugin sees of the node. Frozen: it writes to its own database, and to nothing else. */
export interface PluginContext<O extends Options = Options> extends NodeView {
  readonly options: OptionValues<O>;
  /** What happens in each block, for WebSocket callers. Feeds of plugins are told after those of the node. */
  readonly subscriptions: SubscriptionsView;
  /** Peers, and how far they are; null for a node without any. */
  readonly network: NetworkView | null;
  /** Name and version, as nodes introduce themselves. */
  readonly agent: string;
  /** Nano-units per gas that a bundle needs to be taken in here: the chain's floor or that of `--gas-price`. */
  gasPrice(): number;
  /** The bundle around an operation that carries a transaction; who signed that is found on the workers. */
  carrier(operation: Operation, carried: Carried): Promise<Envelope>;
  /** A method of the plugin's own. */
  method<P extends Shape, R>(declaration: Omit<Declaration<P, R>, 'module'> & { readonly result: Type<R> }): RpcMethod;
  /** A number that `--metrics` tells of, as chain_<plugin>_<name>: read whenever somebody asks; undefined for none now. */
  gauge(name: string, help: string, read: () => number | undefined | Promise<number | undefined>): void;
  /** The same of a number that only grows; its name ends in `_total`. */
  total(name: string, help: string, read: () => number): void;
  /** An account whose key the plugin has from the operator, sending as a wallet would. */
  account(key: Signer): KeyAccount;
  /**
   * Opens a port of the plugin's own, so many above the RPC port, under the same rules: address, hosts, origins, proxies.
   * Answers with its number; closed with the plugin. Refuses with PortInUse, and with InvalidOption where there is none so high.
   */
  openPort(above: number, routes: readonly JsonRoute[], limits?: Partial<JsonPortLimits>): Promise<number>;
  /** The plugin's own database, below the data directory; closed with the plugin. */
  openDatabase(): Promise<Database>;
  /** What it derived from the block of a height; null where it was not there when the block was executed. */
  derived(column: number, height: number): Promise<Uint8Array | null>;
  /** Every entry of a map in the state of a module, as the database has it while it is read. */
  entries(module: string, store: string): AsyncIterable<StateEntry>;
  /** The entries of a map whose keys begin with these parts, page by page. */
  page(
    module: string,
    store: string,
    parts: readonly unknown[],
    limit: number,
    cursor: string | null,
  ): Promise<{ readonly entries: readonly StateEntry[]; readonly next: string | null }>;
  /** What a block changed of a map, page by page; the last page is undefined beyond the last 128 blocks. */
  changes(module: string, store: string, height: number): AsyncIterable<readonly Changed[] | undefined>;
  /** What changes of a map since a height, within the last 128 blocks. */
  since(module: string, store: string, height: number): Pick<ChangedSince, 'follow' | 'has' | 'entries'>;
  /** Writes rows about final blocks at the plugin's own pace; the node never waits. Ends with the plugin. */
  follow(following: Following): Promise<RowsView>;
  /**
   * Keeps blocks from a height on, for as long as it is told one: for who brings them elsewhere and may be behind. On disk within
   * `--pruning-wait`, recent ones in memory.
   */
  keepBlocks(needs: () => number | undefined): void;
  /** How this node lets go of the past; without `explorerSeconds` rows about it are kept for good. */
  readonly pruning: Pick<PruningTerms, 'explorerSeconds' | 'everyBlocks' | 'passBlocks'>;
  /** The data directory of the node. There where the distribution grants `files`. */
  readonly dataDirectory: string | undefined;
  /** Ends the node, in order, and its process with this exit code. There where the distribution grants `stop`. */
  readonly stopNode: ((stop: NodeStop) => void) | undefined;
  /** The account of the node's validator. There where the distribution grants operations of it, on a node with a validator's key. */
  readonly validator: ValidatorAccount | undefined;
}

/** Rows that follow the chain. */
export interface RowsView {
  readonly database: Database;
  /** The height that the rows reflect. */
  readonly height: number;
}

/** What plugins add to the RPC port. */
export interface Added {
  readonly methods: readonly RpcMethod[];
  readonly decorations: readonly Decoration[];
  readonly routes: readonly Route[];
}

/** What plugins see besides the chain. */
export interface PluginFacts extends Pick<PluginContext, 'describe' | 'network'> {
  /** The node's validator, sending these operations; undefined for a node without. */
  readonly validator: (guard: PluginGuard, operations: ReadonlySet<string>) => ValidatorAccount | undefined;
  readonly account: (guard: PluginGuard, key: Signer) => KeyAccount;
}

/** Starts them, one after the other. One that fails is stopped, and the node goes on. */
export async function startPlugins(chain: Chain, assembly: Assembly, facts: PluginFacts): Promise<Added> {
  const added: { readonly [K in keyof Added]: Added[K][number][] } = { methods: [], decorations: [], routes: [] };
  const running = new Set<string>();
  for (const loaded of assembly.plugins.plugins) {
    const { plugin, guard } = loaded;
    if (plugin.file !== undefined) watchOver(guard, plugin.file);
    assembly.closers.add(() => guard.end());
    const missing = plugin.needs.plugins?.find((needs) => !running.has(needs));
    if (missing !== undefined) {
      guard.stop('start', new Failure(MissingPlugin, { plugin: plugin.name, needs: missing }));
      continue;
    }
    const context = contextOf(loaded, chain, assembly, facts);
    const started = await guard.wait('start', guard.limits.startMs, () => plugin.start(context));
    if (!started || guard.ended) continue;
    running.add(plugin.name);
    if (started.stop) guard.onEnd(() => started.stop!());
    added.methods.push(...(started.methods ?? []).map((method) => guardedMethod(guard, method)));
    added.decorations.push(...(started.decorates ?? []).map((one) => guardedDecoration(guard, one)));
    added.routes.push(...(started.routes ?? []).map((route) => guardedRoute(guard, route)));
  }
  return added;
}

/** Has plugins do their last thing, once everything of the node is closed. */
export async function closePlugins(
  { plugins }: LoadedPlugins,
  ended: Omit<Ended, 'dataDirectory'>,
  path: string,
): Promise<void> {
  for (const { plugin, guard, grants } of plugins) {
    const dataDirectory = grants.has('files') ? path : undefined;
    if (plugin.closed) await guard.lastly(() => plugin.closed!(Object.freeze({ ...ended, dataDirectory })));
  }
}

function contextOf(
  { plugin: { name, derives }, guard, options, grants }: LoadedPlugin,
  { ledger, mempool, blocks, subscriptions, pruner, followers }: Chain,
  { distribution, options: nodeOptions, set, text, get, hooks, directory, halt, pluginDatabases }: Assembly,
  facts: PluginFacts,
): PluginContext {
  const log = get('Log');
  const answers = new HeadAnswers(ledger.generation);
  const ofValidator = [...grants].flatMap((grant) =>
    grant.startsWith(VALIDATOR) ? grant.slice(VALIDATOR.length) : [],
  );
  return Object.freeze<PluginContext>({
    hooks: Object.freeze({
      finalized: Object.freeze({
        tap(tapName: string, tap: Parameters<HooksView['finalized']['tap']>[1]) {
          const finalized = new FinalizedTap(guard, tap);
          hooks.finalized.tap(`${name}: ${tapName}`, (block) => void finalized.tell(block));
        },
      }),
    }),
    set: modulesView(set),
    ledger: ledgerView(guard, ledger),
    mempool: mempoolView(guard, mempool),
    blocks: blocksView(guard, blocks),
    text: Object.freeze({ ...text }),
    log,
    describe: facts.describe,
    options: Object.freeze(options),
    subscriptions: subscriptionsView(guard, subscriptions),
    network: networkView(facts.network),
    agent: `${distribution.name}/v${distribution.version}/${process.platform}-${process.arch}/node${process.versions.node}`,
    gasPrice: () => Math.max(nodeOptions.gasPrice, ledger.head.header.base_fee),
    carrier: (operation, carried) => handOver(guard, carrierFor(operation, carried, set.operations, get('Verifier'))),
    method: (declaration) => declare(text, { ...declaration, module: name }, answers),
    gauge: (series, help, read) =>
      get('Metrics').reading(`${name.replaceAll('-', '_')}_${series}`, help, () =>
        guard.offer<number | undefined>(`series ${series}`, async () => read(), undefined),
      ),
    total: (series, help, read) =>
      get('Metrics').reading(
        `${name.replaceAll('-', '_')}_${series}`,
        help,
        () => guard.run(`series ${series}`, read) ?? 0,
      ),
    account: (key) => facts.account(guard, key),
    async openPort(above, routes, limits) {
      const guarded = routes.map((route) => ({
        ...route,
        answer: (request: JsonRequest) => guard.serve(`${route.method} ${route.path}`, () => route.answer(request)),
      }));
      const port = await openPort(nodeOptions, log, above, guarded, limits);
      guard.onEnd(() => port.stop());
      return port.port;
    },
    async openDatabase() {
      const database = await pluginDatabases.open(name);
      guard.onEnd(() => database.close());
      return database;
    },
    derived(column, height) {
      if (!derives.some((one) => one.column === column)) throw new RangeError(`${name} derives nothing at ${column}`);
      return handOver(guard, ledger.store.derived(column, height));
    },
    entries: (module, store) => storeEntries(ledger.store.database, set, module, store),
    page: (module, store, parts, limit, cursor) =>
      handOver(guard, storePage(ledger.store.database, set, [module, store], parts, limit, cursor)),
    changes: (module, store, height) => storeChanges(ledger, module, store, height),
    since: (module, store, height) => new ChangedSince(ledger, mapOf(set, module, store), height),
    async follow(following) {
      const { ofBlock } = following;
      const forgotten = (block: FinalBlock) => guard.wait(following.name, guard.limits.startMs, () => ofBlock!(block));
      const followed = { blocks, ledger, log, busy: () => mempool.pendingSize > BUSY_BUNDLES };
      const follower = new Follower(followed, {
        ...following,
        rows: (block, put) => guard.call(following.name, () => following.rows(block, put)),
        ...(ofBlock ? { ofBlock: async (block) => (await forgotten(block)) ?? [] } : {}),
        failed: (cause) => guard.stop(following.name, cause),
      });
      const leave = pruner.add(follower);
      followers.add(follower);
      guard.onEnd(() => {
        leave();
        followers.delete(follower);
        return follower.stop();
      });
      hooks.finalized.tap(following.name, () => void follower.wake());
      await follower.start();
      return Object.freeze({
        database: following.database,
        get height() {
          return follower.height;
        },
      });
    },
    keepBlocks(needs) {
      const asked = () => guard.run('blocks it needs', needs);
      guard.onEnd(pruner.hold(asked, nodeOptions.pruningWait));
      const reader = {
        get height() {
          return (asked() ?? Number.POSITIVE_INFINITY) - 1;
        },
      };
      guard.onEnd(blocks.keepFor(reader));
    },
    pruning: Object.freeze({ ...get('PruningTerms') }),
    dataDirectory: grants.has('files') ? directory.path : undefined,
    stopNode: grants.has('stop')
      ? ({ reason, exitCode }) => halt(`plugin ${name}: ${reason}`, undefined, exitCode)
      : undefined,
    validator: ofValidator.length > 0 ? facts.validator(guard, new Set(ofValidator)) : undefined,
  });
}

function guardedMethod(guard: PluginGuard, method: RpcMethod): RpcMethod {
  const { name, recall } = method;
  const guarded = (answer: RpcMethod['call']): RpcMethod['call'] => {
    return (params, request) => guard.serve(`method ${name}`, () => answer.call(method, params, request));
  };
  return { ...method, call: guarded(method.call), ...(recall && { recall: guarded(recall) }) };
}

const guardedRoute = (guard: PluginGuard, { path, handler }: Route): Route => ({
  path,
  handler: (request) => guard.serve(`page ${path}`, () => handler(request)),
});

/** Records of others stay as they are where it fails. */
const guardedDecoration = (guard: PluginGuard, { record, fields }: Decoration): Decoration => ({
  record,
  fields: (records) => guard.offer(`fields of ${record}`, () => fields(records), []),
});
