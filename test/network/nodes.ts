/** Whole nodes with links between them, in one process: a chain of given validators, each node in a directory of its own. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { createGenesis, type NewChain } from '../../cli/genesis/create.js';
import { runtimeGenesis } from '../../cli/genesis/sections.js';
import { fundedAccounts } from '../../cli/keys/dev-accounts.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import type { Json } from '../../runtime/lib/codec/type.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { OWN_REQUEST, plainResult } from '../../runtime/lib/rpc/methods/method.js';
import { loadDistribution } from '../../runtime/node/assembly/distribution.js';
import { type Distribution, type RunningNode, startNode } from '../../runtime/node/node.js';
import type { NodeOptions } from '../../runtime/node/options/options.js';
import { newDirectory } from '../cli/program.js';
import { LoopClock } from '../node/loop-clock.js';
import { until } from '../until.js';

/** A chain that nodes can be started on. */
export interface TestChain {
  readonly genesis: unknown;
  readonly secrets: readonly Uint8Array[];
}

/** A chain of `count` validators of equal power; `terms` are what else it is founded with. */
export async function chainOf(count: number, terms: Partial<NewChain> = {}): Promise<TestChain> {
  const set = await loadDistribution(runtimeOf(defaults), []);
  const secrets = Array.from({ length: count }, (_, i) => new Uint8Array(32).fill(i + 1));
  const files = createGenesis(defaults, set, {
    network: 'dev',
    // Not the chain of another process that runs beside: its nodes dial ports that have become free, such as those here.
    genesisTime: Math.trunc(Date.now() / 1000) - 3_600 - (process.pid % 1_000),
    priceFloor: 10,
    validators: secrets.map((secret) => toHex(signerOf(KeyType.Ed25519, secret).publicKey)),
    funded: fundedAccounts(defaults),
    ...terms,
  });
  return { genesis: runtimeGenesis(files).json, secrets };
}

/** A started node with what it logged. */
export interface TestNode {
  readonly node: RunningNode;
  readonly logged: string[];
  /** Multiaddress that others dial. */
  readonly address: string;
  readonly dataDir: string;
  ask<T>(method: string, params?: Record<string, Json>): Promise<T>;
}

const running = new Set<RunningNode>();

/** Starts a node; with `validator` it is that one of the chain. `change` is what the distribution has otherwise. */
export async function start(
  chain: TestChain,
  options: Partial<NodeOptions> = {},
  validator?: number,
  change: Partial<Pick<Distribution, 'version' | 'parts' | 'plugins'>> = {},
): Promise<TestNode> {
  const dataDir = options.dataDir ?? (await newDirectory());
  const logged: string[] = [];
  const distribution = runtimeOf(defaults);
  const parts = {
    ...distribution.parts,
    Clock: () => new LoopClock(),
    ...change.parts,
    Log: () => (_: string, message: string, fields?: object) =>
      void logged.push(`${message} ${JSON.stringify(fields ?? {})}`),
  };
  const validatorKey = join(dataDir, 'validator.key');
  if (validator !== undefined) await writeFile(validatorKey, toHex(chain.secrets[validator]!), { mode: 0o600 });
  const node = await startNode({ ...distribution, ...change, parts }, chain.genesis, {
    rpcPort: 0,
    p2pPort: 0,
    p2pHost: '127.0.0.1',
    ...options,
    dataDir,
    ...(validator === undefined ? {} : { validatorKey }),
  });
  running.add(node);
  const ask = async <T>(method: string, params: Record<string, Json> = {}): Promise<T> => {
    const found = node.methods.find(({ name }) => name === method)!;
    return plainResult(await found.call(params, OWN_REQUEST)) as T;
  };
  const { address } = await ask<{ address: string }>('chain_getPeers');
  return { node, logged, address, dataDir, ask };
}

const SIGNS = /^(chain starts, no validator has a block|validator starts signing)/;

/** Waits until every validator signs: who comes late to a new chain is silent for some heights, and no other may be lost meanwhile. */
export const allSign = (nodes: readonly TestNode[]): Promise<void> =>
  until(
    () => nodes.every(({ logged }) => logged.some((line) => SIGNS.test(line))),
    () => `every validator signs\n${nodes.map(({ logged }, i) => `-- ${i}\n${logged.join('\n')}`).join('\n')}`,
  );

/** Stops a node. */
export async function stop({ node }: TestNode): Promise<void> {
  running.delete(node);
  await node.stop();
}

/** Stops all that run: for `test.after.each`. */
export async function stopAll(): Promise<void> {
  const nodes = [...running];
  running.clear();
  await Promise.all(nodes.map((node) => node.stop()));
}
