/** Starts the plugins of a node: their contexts, databases and rows, and their additions to the RPC port. */

import { Follower, type RowsAt } from '../../engine/follower.js';
import type { FinalBlock } from '../../engine/ledger/blocks.js';
import { ChangedSince } from '../../engine/ledger/changed-since.js';
import { storeChanges } from '../../engine/ledger/changes.js';
import { storeEntries, storePage } from '../../engine/ledger/scan.js';
import { carrierFor } from '../../engine/mempool/carrier.js';
import { DataPruned } from '../../kernel/chain/common-errors.js';
import { mapOf } from '../../kernel/chain/open-state.js';
import type { Signer } from '../../lib/crypto/signatures.js';
import { fail } from '../../lib/errors.js';
import { logOf } from '../../lib/log-levels.js';
import type { JsonRequest } from '../../lib/rpc/ports/json-port.js';
import { declare } from '../api/declare.js';
import type { Chain, FullNodeContext } from '../assembly/context.js';
import type { PluginContext } from '../plugins/context.js';
import type { Ended, Grant } from '../plugins/define.js';
import { FinalizedTap } from '../plugins/finalized.js';
import type { PluginGuard } from '../plugins/guard.js';
import type { KeyAccount } from '../plugins/key-account.js';
import type { LoadedPlugin, LoadedPlugins } from '../plugins/load.js';
import { openPort } from '../plugins/open-port.js';
import { Registrations } from '../plugins/registrations.js';
import { type Added, PluginRunner } from '../plugins/runner.js';
import { handOver } from '../plugins/uncaught-exceptions.js';
import type { ValidatorAccount } from '../plugins/validator.js';
import {
  blocksView,
  type HooksView,
  ledgerView,
  mempoolView,
  modulesView,
  networkView,
  subscriptionsView,
} from '../plugins/views.js';

const VALIDATOR = 'validator:' satisfies Grant;

/** If more bundles are waiting, plugins use only idle time. */
const BUSY_BUNDLES = 500;

/** Inputs of plugins besides the chain. */
export interface PluginFacts extends Pick<PluginContext, 'describe' | 'network'> {
  /** The node's validator, restricted to these operations; undefined for a node without validator. */
  readonly validator: (guard: PluginGuard, operations: ReadonlySet<string>) => ValidatorAccount | undefined;
  readonly account: (guard: PluginGuard, key: Signer) => KeyAccount;
}

/** Starts the plugins one after the other. A plugin that fails is restarted later; the node continues. */
export async function startPlugins(chain: Chain, node: FullNodeContext, facts: PluginFacts): Promise<Added> {
  const added: { readonly [K in keyof Added]: Added[K][number][] } = { methods: [], decorations: [], routes: [] };
  const running = new Set<string>();
  for (const loaded of node.plugins.plugins) {
    const registrations = new Registrations(loaded.plugin.name);
    const runner = new PluginRunner(loaded, {
      running,
      log: logOf(node.get('Log'), 'plugins'),
      context: (guard) => contextOf({ ...loaded, guard }, registrations, chain, node, facts),
    });
    node.closers.add(() => runner.close());
    await runner.start();
    const { methods, decorations, routes } = runner.added();
    added.methods.push(...methods);
    added.decorations.push(...decorations);
    added.routes.push(...routes);
  }
  return added;
}

/** Runs the plugins' last callbacks after everything of the node is closed. */
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
  registrations: Registrations,
  { ledger, mempool, blocks, subscriptions, pruner, history }: Chain,
  { distribution, options: nodeOptions, set, text, get, hooks, directory, halt, pluginDatabases }: FullNodeContext,
  facts: PluginFacts,
): PluginContext {
  const log = logOf(get('Log'), 'plugins');
  const ofValidator = [...grants].flatMap((grant) =>
    grant.startsWith(VALIDATOR) ? grant.slice(VALIDATOR.length) : [],
  );
  return Object.freeze<PluginContext>({
    hooks: Object.freeze({
      finalized: Object.freeze({
        tap(_name: string, tap: Parameters<HooksView['finalized']['tap']>[1]) {
          const finalized = new FinalizedTap(guard, tap);
          registrations.tap(hooks.finalized, guard, (block) => void finalized.tell(block));
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
    subscriptions: subscriptionsView(guard, subscriptions, registrations),
    network: networkView(facts.network),
    agent: `${distribution.name}/v${distribution.version}/${process.platform}-${process.arch}/node${process.versions.node}`,
    gasPrice: () => Math.max(nodeOptions.gasPrice, ledger.head.header.base_fee),
    carrier: (operation, carried) => handOver(guard, carrierFor(operation, carried, set.operations, get('Verifier'))),
    method: (declaration) => declare(text, { ...declaration, module: name }),
    gauge: (series, help, read) =>
      registrations.series(get('Metrics'), series, help, () =>
        guard.offer<number | undefined>(`series ${series}`, async () => read(), undefined),
      ),
    total: (series, help, read) =>
      registrations.series(get('Metrics'), series, help, () => guard.run(`series ${series}`, read) ?? 0),
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
    entriesAt: (module, store, height) =>
      ledger.archive?.entries(mapOf(set, module, store), height) ??
      fail(DataPruned, { oldest_height: ledger.head.height }),
    page: (module, store, parts, limit, cursor) =>
      handOver(guard, storePage(ledger.store.database, set, [module, store], parts, limit, cursor)),
    changes: (module, store, height) => storeChanges(ledger, module, store, height),
    since: (module, store, height) => new ChangedSince(ledger, mapOf(set, module, store), height),
    async follow(following) {
      const { ofBlock } = following;
      const forgotten = (block: FinalBlock) => guard.wait(following.name, guard.limits.startMs, () => ofBlock!(block));
      const busy = () => mempool.pendingSize > BUSY_BUNDLES;
      const followed = { blocks, ledger, log, busy, advanced: () => history.onAdvance() };
      const follower = new Follower(followed, {
        ...following,
        rows: (block, put) => guard.call(following.name, () => following.rows(block, put)),
        ...(ofBlock ? { ofBlock: async (block) => (await forgotten(block)) ?? [] } : {}),
        failed: (cause) => guard.stop(following.name, cause),
      });
      const leave = pruner.add(follower);
      const leaveHistory = history.add(follower);
      guard.onEnd(() => {
        leave();
        leaveHistory();
        return follower.stop();
      });
      registrations.tap(hooks.finalized, guard, () => void follower.wake());
      await follower.start();
      return Object.freeze({
        database: following.database,
        get height() {
          return follower.height;
        },
        read: <T>(work: (rows: RowsAt) => Promise<T>) => handOver(guard, follower.read(work)),
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
