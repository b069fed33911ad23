/** Benchmark of everything that follows final blocks: query indexes and plugins, CPU per plain transfer, a block at a time. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaults, runtimeOf } from '../../cli/index.js';
import { type Block, StoredBlock } from '../../runtime/kernel/chain/block.js';
import { type Envelope, sealEnvelope } from '../../runtime/kernel/chain/bundle.js';
import type { ExecutedBlock } from '../../runtime/kernel/chain/seal.js';
import { textForms } from '../../runtime/kernel/chain/text.js';
import { Closers } from '../../runtime/lib/closers.js';
import type { Address } from '../../runtime/lib/codec/ids.js';
import { encode } from '../../runtime/lib/codec/type.js';
import { IngressThreads } from '../../runtime/lib/rpc/ingress/threads.js';
import { DataDirectory } from '../../runtime/lib/storage/directory.js';
import { createParts } from '../../runtime/node/assembly/container.js';
import type { Chain, FullNodeContext } from '../../runtime/node/assembly/context.js';
import { type Distribution, loadDistribution } from '../../runtime/node/assembly/distribution.js';
import { createNodeHooks } from '../../runtime/node/assembly/hooks.js';
import { openAhead } from '../../runtime/node/assembly/stores.js';
import { announce, openChain } from '../../runtime/node/chain/chain.js';
import { withDefaults } from '../../runtime/node/options/options.js';
import { PluginDatabases } from '../../runtime/node/plugins/databases.js';
import { STANDARD_PLUGIN_LIMITS } from '../../runtime/node/plugins/limits.js';
import { loadPlugins } from '../../runtime/node/plugins/load.js';
import { startPlugins } from '../../runtime/node/start/plugins.js';
import { UpgradeWatch } from '../../runtime/node/upgrade/watch.js';
import { testGenesis } from '../kit/genesis.js';
import { h, proposer } from '../kit/index.js';
import type { Row } from './crypto.js';

const BLOCKS = 10;
const SENDERS = 100;
const RECIPIENTS = 10_000;

const account = (n: number): Address => h(1_000_000 + n) as string as Address;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A distribution whose plugins tell who follows. */
function watched(distribution: Distribution, followers: { readonly height: number }[]): Distribution {
  const plugins = distribution.plugins.map((entry) => ({
    ...entry,
    async load() {
      const { default: plugin } = await entry.load();
      const start: typeof plugin.start = (node) =>
        plugin.start({
          ...node,
          async follow(following) {
            const follower = await node.follow(following);
            followers.push(follower);
            return follower;
          },
        });
      return { default: { ...plugin, start } };
    },
  }));
  return { ...distribution, plugins };
}

/** The transfers of a block: from a hundred accounts to ten thousand. */
function transfers(n: number, { set }: FullNodeContext): Envelope[] {
  const type = set.operations.byName.get('Transfer')!;
  return Array.from({ length: BLOCK }, (_, i) => {
    const at = n * BLOCK + i;
    const to = account(SENDERS + ((at * 7_919) % RECIPIENTS));
    const terms = { version: 1, chain_id: 1, gas_limit: 21_000, gas_price: 10, valid_until: 0, memo: '' };
    const operations = [{ type, params: { to, token_symbol: 'TRL', amount: 1_000n, memo: null } }];
    const nonce = Math.trunc(at / SENDERS);
    return sealEnvelope({ ...terms, from: account(at % SENDERS), nonce, operations }, [], set.operations);
  });
}

/** Builds the next block of these bundles. Throws the failure of a refused one. */
export function buildBlock({ ledger }: Chain, candidates: readonly Envelope[]): Promise<ExecutedBlock> {
  return ledger.build({
    proposer: proposer.address,
    round: 0,
    timeMs: ledger.head.header.timestamp_ms + 1_000,
    lastCommit: ledger.head.commit,
    candidates,
    attestations: [],
    evidence: [],
    maxBundles: candidates.length,
    refused(_, failure) {
      throw failure;
    },
  });
}

/** An executed block as its proposer sends it. */
export function blockOf({ ledger }: Chain, { header, envelopes }: ExecutedBlock): Block {
  const bundles = envelopes.map(({ bytes }) => bytes);
  const contents = { evidence: [], attestations: [], bundles };
  return { header, last_commit: ledger.head.commit, ...contents, proposer_signature: null };
}

/** Makes the newest executed block the head. Resolves with its size on disk. */
export async function commitBlock(chain: Chain, executed: ExecutedBlock): Promise<number> {
  const { ledger, blockLog } = chain;
  const { header, hash } = executed;
  const commit = { ...ledger.head.commit, height: header.height, hash };
  const stored = encode(StoredBlock, { block: blockOf(chain, executed), commit, attestations: [] });
  await blockLog.append(header.height, stored);
  await ledger.commit(executed, commit);
  return stored.length;
}

/** A chain without a network, on disk: blocks are made when it is told to. */
export interface BenchChain {
  readonly chain: Chain;
  readonly context: FullNodeContext;
  /** Who follows it. */
  readonly followers: readonly { readonly height: number }[];
  /** Starts the plugins. */
  start(): Promise<void>;
  /** Makes the next block, the nth of them from 0. Nobody is told of it. */
  commit(n: number): Promise<{ executed: ExecutedBlock; size: number }>;
  close(): Promise<void>;
}

/** Bundles of its blocks. */
export const BLOCK = 2_000;

/** Opens one; `given` are the options of its plugins, and `holders` have money. */
export async function openBench(
  distribution: Distribution,
  given: Parameters<typeof loadPlugins>[1] = {},
  holders: readonly Address[] = Array.from({ length: SENDERS }, (_, n) => account(n)),
): Promise<BenchChain> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-follow-'));
  const set = await loadDistribution(distribution, []);
  const balances = holders.map((holder) => [holder, 10n ** 15n] as const);
  const genesis = testGenesis(set, { balances, gasPrice: 10 });
  const options = withDefaults({ dataDir });
  const directory = await DataDirectory.open(dataDir, { chainId: 1, genesisHash: genesis.hash });
  const followers: { readonly height: number }[] = [];
  const log = () => {};
  const get = createParts({ options, directory }, { Log: () => log });
  const context: FullNodeContext = {
    ...{ distribution, options, set, genesis, genesisJson: {}, directory },
    text: textForms(genesis.chain, set.operations),
    get,
    threads: new IngressThreads(0),
    pluginDatabases: new PluginDatabases(directory.path, get('PluginDatabase')),
    closers: new Closers(),
    onReload: [],
    atLast: new Closers(),
    signal: new AbortController().signal,
    meters: undefined,
    stages: undefined,
    plugins: await loadPlugins(watched(distribution, followers).plugins, given, set, genesis.chain, {
      ...{ log, limits: STANDARD_PLUGIN_LIMITS, now: Date.now },
      count(plugin) {
        throw new Error(`plugin ${plugin} failed`);
      },
      halt(reason) {
        throw new Error(reason);
      },
    }),
    hooks: createNodeHooks(),
    upgrades: new UpgradeWatch({ version: distribution.version, skip: new Set() }, log),
    halt(_, cause) {
      throw cause;
    },
  };
  openAhead(context);
  const chain = await openChain(context);
  const nobody = (): never => {
    throw new Error('nothing is sent here');
  };
  followers.push(chain.follower);
  const start = async () => {
    await startPlugins(chain, context, {
      ...{ describe: () => ({}), network: null, validator: () => undefined, account: nobody },
    });
  };
  const close = async () => {
    await context.closers.close();
    await directory.release();
    await rm(dataDir, { recursive: true, force: true });
  };
  const commit = async (n: number) => {
    const executed = await buildBlock(chain, transfers(n, context));
    return { executed, size: await commitBlock(chain, executed) };
  };
  return { chain, context, followers, start, close, commit };
}

/** CPU microseconds per transfer that following a block takes, for each block. */
async function measure(distribution: Distribution): Promise<number[]> {
  const { chain, context, followers, start, commit, close } = await openBench(distribution);
  await start();
  const costs: number[] = [];
  for (let n = 0; n < BLOCKS; n++) {
    const { executed, size } = await commit(n);
    await sleep(20); // what the commit leaves behind is not the followers'
    const before = process.cpuUsage();
    announce(chain, context, executed, size);
    while (followers.some(({ height }) => height < executed.header.height)) await sleep(5);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / BLOCK);
  }
  await close();
  return costs.sort((a, b) => a - b);
}

/** Measures with and without plugins; takes some seconds. */
export async function run(): Promise<Row[]> {
  const whole = runtimeOf(defaults);
  const all = await measure(whole);
  const none = await measure({ ...whole, plugins: [] });
  const median = (costs: readonly number[]) => costs[costs.length >> 1]!;
  return [
    { name: 'follow a transfer, all plugins, median block', value: median(all), unit: 'µs CPU' },
    { name: 'follow a transfer, all plugins, best block', value: all[0]!, unit: 'µs CPU' },
    { name: 'follow a transfer, query indexes alone, median block', value: median(none), unit: 'µs CPU' },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await run());
