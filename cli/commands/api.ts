/**
 * `api`: a server without a chain; it answers queries about the past from PostgreSQL and forwards everything else to
 * nodes.
 */

import { setTimeout } from 'node:timers/promises';
import { historyMethod } from '../../plugins/explorer/history-method.js';
import { recentMethod } from '../../plugins/explorer/recent-method.js';
import type { ExplorerSource, ExplorerState } from '../../plugins/explorer/rows.js';
import { tokenMethods } from '../../plugins/explorer/token-methods.js';
import { explorerRows, indexRows, Reader, readChain } from '../../plugins/postgres/answers.js';
import type { Action } from '../command-line/command.js';
import { givenOptions } from '../command-line/options.js';
import { runtimeOf } from '../distribution/distribution.js';
import { serve } from '../node/serve.js';
import {
  type ApiDescription,
  type Dependency,
  declare,
  indexesOf,
  indexMethods,
  Nodes,
  readyCheck,
  startGateway,
} from '../runtime/api.js';
import { type Distribution, loadDistribution } from '../runtime/chain.js';
import { textForms } from '../runtime/client.js';
import {
  AbortedStart,
  type ChainInfo,
  fail,
  type Hash,
  type Log,
  type NodeOptions,
  serverLimits,
  UnknownToken,
  withDefaults,
} from '../runtime/common.js';
import { createLog, levelsOf } from '../runtime/data.js';
import { Problem } from '../terminal/command-error.js';

/** Delay between retries while the database or the nodes are down, milliseconds. */
const RETRY_MS = 500;

/** Options of a server. */
export interface ApiOptions {
  readonly postgres: string;
  readonly schema: string;
  readonly nodes: readonly string[];
  readonly server: NodeOptions;
  readonly log: Log;
  /** Ends the wait for the database and the nodes. */
  readonly signal?: AbortSignal;
}

/** A started server. */
export interface RunningApi {
  readonly rpcPort: number;
  stop(): Promise<void>;
}

export const api: Action = async ({ distribution, flags }) => {
  const postgres = flags.text('postgres');
  const nodes = flags.list('node');
  if (postgres === undefined) throw new Problem('--postgres is missing: the database, postgres://…');
  if (nodes.length === 0) throw new Problem('--node is missing: RPC addresses of nodes, comma separated');
  const server = withDefaults(givenOptions(flags, distribution));
  const log = createLog({ levels: levelsOf(server), json: process.stderr.isTTY !== true });
  const schema = flags.text('postgres-schema') ?? 'trellis';
  return serve(async (signal) => {
    const running = await startApi(runtimeOf(distribution), { postgres, schema, nodes, server, log, signal });
    return { log, stop: () => running.stop(), halted: new Promise<never>(() => {}) };
  });
};

/** Starts a server as soon as the database and a node respond. */
export async function startApi(distribution: Distribution, options: ApiOptions): Promise<RunningApi> {
  const { postgres, schema, nodes: urls, server, log, signal } = options;
  const nodes = new Nodes(urls, log);
  const reader = new Reader(postgres, (reason) => log('warn', 'PostgreSQL does not respond', { reason }));
  const close = async (): Promise<void> => {
    nodes.close();
    await reader.close();
  };
  const set = await loadDistribution(distribution, server.modules);
  const { description, chain } = await dependenciesUp({ nodes, reader, schema, log, signal }).catch(async (cause) => {
    await close();
    throw cause;
  });
  const text = textForms(chain, set.operations);
  const { genesis_hash } = (await nodes.ask('chain_nodeInfo', [])) as { readonly genesis_hash: string };
  if (text.parseHash(genesis_hash) !== chain.genesisHash)
    throw new Problem(
      `the database belongs to ${chain.name} (${text.hash(chain.genesisHash)}), but the nodes are on another chain`,
    );
  const method = ((declaration) => declare(text, { ...declaration, module: 'explorer' })) as Parameters<
    typeof historyMethod
  >[0];
  const rows = explorerRows(reader, schema, text);
  const token = async (name: string) => {
    const found = (await nodes.ask('chain_getTokenInfo', [name])) as { mint: string; total_supply: string } | null;
    if (!found) return fail(UnknownToken, { token: name });
    return { mint: found.mint.slice(2) as Hash, supply: BigInt(found.total_supply) };
  };
  const state: ExplorerState = {
    async called(accounts) {
      const some = [...new Set(accounts)].filter((account) => account !== null);
      const found = await nodes.askAll(
        'chain_reverseResolve',
        some.map((account) => [text.address(account)]),
      );
      const names = new Map(
        some.map((account, i) => [account, (found[i] as { name: string } | null | undefined)?.name]),
      );
      return (account) => (account === null ? null : (names.get(account) ?? null));
    },
    mint: async (name) => (await token(name)).mint,
    supply: async (mint) => (await token(`0x${mint}`)).supply,
  };
  const local = [
    historyMethod(method, rows, state),
    ...tokenMethods(method, rows, state),
    recentMethod(method, rows, state),
    ...indexMethods({ indexes: indexesOf(set), rows: await indexRows(reader, schema, set, text), text }),
  ];
  const running = await startGateway(description, nodes, local, () => rows.read(async ({ height }) => height), {
    host: server.rpcHost,
    port: server.rpcPort,
    limits: serverLimits(server),
    origins: server.rpcOrigins,
    hosts: server.rpcHosts,
    proxies: server.rpcTrustProxy,
    notReady: readyCheck(dependencies(rows, nodes)),
    log,
  });
  log('info', 'api started', {
    chain: chain.name,
    rpc: `http://${server.rpcHost}:${running.port}`,
    nodes: urls.length,
  });
  return {
    rpcPort: running.port,
    async stop() {
      await running.stop();
      await close();
    },
  };
}

/** Maximum blocks that the rows may be behind the node. */
const ROWS_BEHIND = 32;

/** Dependencies of the server: rows in PostgreSQL that are not far behind, and a node. */
function dependencies(rows: ExplorerSource, nodes: Nodes): readonly Dependency[] {
  const noRows = { code: 'postgres-unavailable', reason: 'PostgreSQL does not respond: check --postgres and the log' };
  const noNode = { code: 'nodes-unavailable', reason: 'no node responds: check --node and the log' };
  const height = () => rows.read(async (found) => found.height).catch(() => undefined);
  const head = () =>
    nodes.ask('chain_nodeInfo', []).then(
      (info) => (info as { readonly height: number }).height,
      () => undefined,
    );
  return [
    { late: noNode, check: async () => ((await head()) === undefined ? noNode : undefined) },
    {
      late: noRows,
      async check() {
        const [written, newest] = await Promise.all([height(), head()]);
        if (written === undefined) return noRows;
        if (newest === undefined || newest - written <= ROWS_BEHIND) return undefined;
        return { code: 'history-behind', reason: `PostgreSQL has block ${written} of ${newest}` };
      },
    },
  ];
}

interface Waiting {
  readonly nodes: Nodes;
  readonly reader: Reader;
  readonly schema: string;
  readonly log: Log;
  readonly signal: AbortSignal | undefined;
}

/** Waits until a node and the database answer. Throws AbortedStart when the signal ends the wait. */
async function dependenciesUp({ nodes, reader, schema, log, signal }: Waiting) {
  const description = (await retry(() => nodes.ask('rpc.discover', []), log, 'a node', signal)) as ApiDescription;
  const chain = (await retry(() => readChain(reader, schema), log, 'the database', signal)) as ChainInfo;
  return { description, chain };
}

/** Retries until there is a response, because servers start in any order. */
async function retry(ask: () => Promise<unknown>, log: Log, target: string, signal?: AbortSignal): Promise<unknown> {
  for (let logged = false; ; logged = true) {
    const response = await ask().catch(() => undefined);
    if (signal?.aborted) throw new AbortedStart(false);
    if (response !== undefined) return response;
    if (!logged) log('info', `api waiting for ${target}`);
    await setTimeout(RETRY_MS, undefined, { signal }).catch(() => {
      throw new AbortedStart(false);
    });
  }
}
