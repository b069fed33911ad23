/** Starts the plugins of a node: what each sees, its options, its database and its methods. */

import { join } from 'node:path';
import { Follower, type Following } from '../../engine/follower.js';
import type { Blocks } from '../../engine/ledger/blocks.js';
import { ChangedSince } from '../../engine/ledger/changed-since.js';
import { type Changed, storeChanges } from '../../engine/ledger/changes.js';
import type { Ledger } from '../../engine/ledger/ledger.js';
import { mapOf, type StateEntry, storeEntries, storePage } from '../../engine/ledger/scan.js';
import { carrierFor } from '../../engine/mempool/carrying.js';
import type { Mempool } from '../../engine/mempool/pool.js';
import type { NetworkView } from '../../engine/network/views.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import type { Carried } from '../../kernel/chain/carried.js';
import type { Operation } from '../../kernel/chain/operation.js';
import type { NodeHooks } from '../../kernel/hooks.js';
import type { ModuleSet } from '../../kernel/loader.js';
import type { Shape, TextForms, Type } from '../../lib/codec/type.js';
import type { Log, RpcMethod } from '../../lib/rpc/method.js';
import type { Route } from '../../lib/rpc/pages.js';
import type { Subscriptions } from '../../lib/rpc/subscriptions.js';
import type { Database } from '../../lib/storage/database.js';
import { type Declaration, declare } from '../api/declare.js';
import type { Decoration } from '../api/decorate.js';
import type { StreamBlock } from '../api/streams.js';
import type { Assembly, Chain } from '../chain.js';
import type { Distribution } from '../distribution.js';
import { type Options, type OptionValues, valuesOf } from './define.js';

/** With more bundles waiting than this, plugins take what time is left. */
const BUSY_BUNDLES = 500;

/** The node as its plugins see it. */
export interface NodeView {
  readonly hooks: NodeHooks;
  readonly set: ModuleSet;
  readonly ledger: Ledger;
  readonly mempool: Mempool;
  readonly blocks: Blocks;
  readonly text: TextForms;
  readonly log: Log;
  /** The OpenRPC document of the node, with the methods of all plugins once they have started. */
  describe(): object;
}

/** What a plugin sees of the node. */
export interface PluginContext<O extends Options = Options> extends NodeView {
  readonly options: OptionValues<O>;
  /** What happens in each block, for WebSocket callers. Feeds of plugins are told after those of the node. */
  readonly subscriptions: Subscriptions<StreamBlock>;
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
  /** The plugin's own database, below the data directory. */
  openDatabase(): Promise<Database>;
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
  since(module: string, store: string, height: number): ChangedSince;
  /** Writes rows about final blocks at the plugin's own pace; the node never waits. Stopped, and its database closed, with the node. */
  follow(following: Following): Promise<Follower>;
}

/** What plugins add to the RPC port. */
export interface Added {
  readonly methods: readonly RpcMethod[];
  readonly decorations: readonly Decoration[];
  readonly routes: readonly Route[];
}

/** Starts every plugin of the distribution; answers with what they add. */
export async function startPlugins(
  { name: agentName, version, plugins }: Distribution,
  { ledger, mempool, blocks, subscriptions }: Chain,
  { options, set, text, get, closers, hooks, directory }: Assembly,
  facts: Pick<PluginContext, 'describe' | 'network'>,
): Promise<Added> {
  const log = get('Log');
  const view = {
    ...{ hooks, set, ledger, mempool, blocks, text, log, subscriptions, ...facts },
    agent: `${agentName}/v${version}/${process.platform}-${process.arch}/node${process.versions.node}`,
    gasPrice: () => Math.max(options.gasPrice, ledger.head.header.base_fee),
    carrier: (operation: Operation, carried: Carried) =>
      carrierFor(operation, carried, set.operations, get('Verifier')),
  };
  const methods: RpcMethod[] = [];
  const decorations: Decoration[] = [];
  const routes: Route[] = [];
  for (const { load } of plugins) {
    const { default: plugin } = await load();
    const { name } = plugin;
    const started = await plugin.start({
      ...view,
      options: valuesOf(plugin.options, options.plugins[name] ?? {}),
      method: (declaration) => declare(text, { ...declaration, module: name }),
      openDatabase: () => get('PluginDatabase')(join(directory.path, 'plugins', name)),
      entries: (module, store) => storeEntries(ledger.store.database, set, module, store),
      page: (module, store, parts, limit, cursor) =>
        storePage(ledger.store.database, set, [module, store], parts, limit, cursor),
      changes: (module, store, height) => storeChanges(ledger, module, store, height),
      since: (module, store, height) => new ChangedSince(ledger, mapOf(set, module, store), height),
      async follow(following) {
        const follower = new Follower({ blocks, ledger, log, busy: () => mempool.size > BUSY_BUNDLES }, following);
        closers.add(() => follower.stop());
        hooks.finalized.tap(following.name, () => void follower.wake());
        await follower.start();
        return follower;
      },
    });
    closers.add(() => started.stop());
    methods.push(...(started.methods ?? []));
    decorations.push(...(started.decorates ?? []));
    routes.push(...(started.routes ?? []));
  }
  return { methods, decorations, routes };
}
