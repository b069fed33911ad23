/** SIGHUP makes a running node read its configuration again: for every reloadable option, what it changes. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { WebSocket } from 'ws';
import { defaults } from '../../cli/distribution/default.js';
import { foundTestnet, nodesOf, type TestnetNode } from '../../cli/testnet/files.js';
import { mempoolLimits } from '../../runtime/node/options/limits.js';
import { type NodeOptions, nodeOptions, withDefaults } from '../../runtime/node/options/options.js';
import { replaceOptions } from '../../runtime/node/options/replace-options.js';
import { until } from '../until.js';
import { cleanUp, MAIN, type NodeProcess, newDirectory, spawnNode, startProcess } from './program.js';

test.after(cleanUp);

type Options = Readonly<Record<string, unknown>>;

async function newChain(): Promise<TestnetNode> {
  const directory = await newDirectory();
  const network = {
    ...{ directory, validators: 1, rpcPort: 0, p2pPort: 0, epochBlocks: 1_800, modules: [] },
    enforceSignatures: false,
  };
  await foundTestnet(defaults, network);
  return nodesOf(defaults, network)[0]!;
}

/** A node with a configuration file of its own. */
class Configured {
  readonly node: NodeProcess;
  readonly #path: string;
  #reloads = 0;
  /** The log since the last reload. */
  #from = 0;

  private constructor(node: NodeProcess, path: string) {
    this.node = node;
    this.#path = path;
  }

  static async start(path: string, options: Options, ...args: readonly string[]): Promise<Configured> {
    await writeOptions(path, options);
    return new Configured(await startProcess('start', '--config', path, ...args), path);
  }

  get log(): string {
    return this.node.log().slice(this.#from);
  }

  async hangUp(text: string): Promise<void> {
    this.#from = this.node.log().length;
    await writeFile(this.#path, text);
    process.kill(this.node.pid, 'SIGHUP');
  }

  async reload(options: Options): Promise<void> {
    await this.hangUp(JSON.stringify({ start: options }));
    const count = () => this.node.log().split('options reloaded').length - 1;
    await until(
      () => count() > this.#reloads,
      () => `the options are reloaded: ${this.log}`,
    );
    this.#reloads = count();
    this.#from = this.node.log().lastIndexOf('options reloaded');
  }
}

const writeOptions = (path: string, options: Options) => writeFile(path, JSON.stringify({ start: options }));

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** A call on a connection of its own, or on that of the agent. */
function post(url: string, body: unknown, headers: Record<string, string> = {}, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      agent: agent ?? new Agent({ keepAlive: false }),
    });
    sent.on('error', reject).on('response', (response: IncomingMessage) => {
      const { statusCode, headers: own } = response;
      textOf(response).then((text) => resolve({ status: statusCode!, headers: own, text }), reject);
    });
    sent.end(JSON.stringify(body));
  });
}

const call = (method: string, ...params: readonly unknown[]) => ({ jsonrpc: '2.0', id: 1, method, params });
const HEALTH = call('chain_consensusStatus');

/** The status of the response that refuses a WebSocket; 101 if it opens. Closed at the end of the proof. */
const sockets: WebSocket[] = [];
function upgrade(url: string): Promise<number> {
  const socket = new WebSocket(url.replace('http', 'ws'));
  sockets.push(socket.on('error', () => {})); // refused, or ended before it was open
  return new Promise((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode!));
  });
}

async function subscribe(url: string): Promise<string> {
  const socket = new WebSocket(url.replace('http', 'ws'));
  sockets.push(socket.on('error', () => {})); // refused, or ended before it was open
  await new Promise((resolve) => socket.once('open', resolve));
  const answers: string[] = [];
  const both = new Promise((resolve) => {
    socket.on('message', (data) => {
      if (String(data).includes('"id":1')) answers.push(String(data));
      if (answers.length === 2) resolve(undefined);
    });
  });
  for (let n = 0; n < 2; n++) socket.send(JSON.stringify(call('chain_subscribe_newHeads')));
  await both;
  return answers.join();
}

interface Proof {
  /** Options that are set before and after. */
  readonly beside?: Options;
  readonly value: unknown;
  /** Whether the node behaves as the value says; it does not before the reload. */
  holds(configured: Configured): Promise<boolean>;
}

const PROOFS: Readonly<Record<string, Proof>> = {
  verbose: { value: true, holds: async ({ log }) => log.includes('DEBUG block ') },
  'log-level': { value: 'info,chain=debug', holds: async ({ log }) => log.includes('DEBUG block ') },
  'rpc-rate-limit': {
    value: 7,
    holds: async ({ node }) => /q=7;/.test(String((await post(node.url, HEALTH)).headers['ratelimit-policy'])),
  },
  'rpc-batch-limit': {
    value: 2,
    holds: async ({ node }) => (await post(node.url, [HEALTH, HEALTH, HEALTH])).text.includes('at most 2 are allowed'),
  },
  'rpc-origins': {
    value: 'https://wallet.example',
    async holds({ node }) {
      const { headers } = await post(node.url, HEALTH, { origin: 'https://wallet.example' });
      return headers['access-control-allow-origin'] === 'https://wallet.example';
    },
  },
  'rpc-hosts': {
    value: 'rpc.example',
    holds: async ({ node }) => (await post(node.url, HEALTH, { host: 'rpc.example' })).status === 200,
  },
  'rpc-trust-proxy': {
    beside: { 'rpc-rate-limit': 1 },
    value: '127.0.0.1',
    async holds({ node }) {
      const from = [1, 2, 3, 4, 5, 6].map((n) => `198.51.100.${n}`);
      const answers = await Promise.all(from.map((one) => post(node.url, HEALTH, { 'x-forwarded-for': one })));
      return answers.every(({ status }) => status === 200);
    },
  },
  'rpc-connections-per-address': {
    value: 1,
    async holds({ node }) {
      const agent = new Agent({ keepAlive: true });
      try {
        const first = await post(node.url, HEALTH, {}, agent);
        return first.status === 200 && (await post(node.url, HEALTH)).status === 429;
      } finally {
        agent.destroy();
      }
    },
  },
  'ws-connections': {
    value: 1,
    holds: async ({ node }) => (await upgrade(node.url)) === 101 && (await upgrade(node.url)) === 503,
  },
  'ws-connections-per-address': {
    value: 1,
    holds: async ({ node }) => (await upgrade(node.url)) === 101 && (await upgrade(node.url)) === 429,
  },
  'ws-subscriptions': {
    value: 1,
    holds: async ({ node }) => (await subscribe(node.url)).includes('TooManySubscriptions'),
  },
  'gas-price': {
    value: 25,
    holds: async ({ node }) => (await post(node.url, call('chain_nodeInfo'))).text.includes('"gas_price":25'),
  },
  'block-time': {
    value: 0.5,
    async holds({ node }) {
      const { finalized_height: height } = await node.ask<{ finalized_height: number }>('chain_consensusStatus');
      const [last, before] = await Promise.all(
        [height, height - 1].map((at) => node.ask<{ timestamp: number }>('chain_getBlockByHeight', Math.max(0, at))),
      );
      return height > 2 && last!.timestamp - before!.timestamp <= 1;
    },
  },
};

/** Proven below, with more nodes or without one. */
const PROVEN_APART = ['bootnodes', 'max-peers', 'max-txs-per-block', 'trace-ratio'];
const OF_MEMPOOL = ['mempool-bundles', 'mempool-mib', 'mempool-lifetime', 'mempool-bump', 'mempool-gap'];

test('every option that is said to reload takes its new value in a running node', async () => {
  const proven = [...Object.keys(PROOFS), ...PROVEN_APART, ...OF_MEMPOOL].sort();
  assert.equal(nodeOptions.flatMap(({ flag, reloads }) => (reloads ? flag : [])).sort(), proven);
  const { directory, keyFile } = await newChain();
  const path = join(directory, 'config.json');
  const configured = await Configured.start(path, {}, '--data-dir', directory, '--validator-key', keyFile);
  for (const [flag, { beside = {}, value, holds }] of Object.entries(PROOFS)) {
    await configured.reload(beside);
    assert.not(await holds(configured), `${flag} before`);
    for (const socket of sockets.splice(0)) socket.terminate();
    await configured.reload({ ...beside, [flag]: value });
    assert.match(configured.log, new RegExp(`^options reloaded  changed=.*${flag}`));
    await until(
      async () => {
        for (const socket of sockets.splice(0)) socket.terminate();
        return holds(configured);
      },
      () => `${flag} takes effect: ${configured.log}`,
    );
    for (const socket of sockets.splice(0)) socket.terminate();
  }
  assert.is((await configured.node.stop()).code, 0);
});

test('bundles of later blocks obey a reloaded limit, and limits of the mempool are read when they apply', async () => {
  const options: NodeOptions = withDefaults({});
  const limits = mempoolLimits(options);
  const next = {
    ...{ mempoolBundles: 101, mempoolMib: 2, mempoolLifetime: 11, mempoolBump: 12, mempoolGap: 13, maxTxsPerBlock: 14 },
    dataDir: './elsewhere',
    plugins: { faucet: { 'faucet-key': 'key' } },
  };
  const { reloaded, needRestart } = replaceOptions(options, withDefaults(next));
  assert.equal([...reloaded].sort(), [...OF_MEMPOOL, 'max-txs-per-block'].sort());
  assert.equal(needRestart, ['data-dir', 'faucet-key']);
  const { bundles, bytes, lifetimeMs, bumpPercent, nonceGap, block } = limits;
  assert.equal([bundles, bytes, lifetimeMs, bumpPercent, nonceGap, block], [101, 2 * 1024 ** 2, 11_000, 12, 13, 14]);
  assert.is(options.dataDir, './data', 'others stay');
});

test('a file with a mistake changes nothing, and the log has the code and the reason', async () => {
  const { directory, keyFile } = await newChain();
  const path = join(directory, 'config.json');
  const args = ['--data-dir', directory, '--validator-key', keyFile];
  const configured = await Configured.start(path, { 'rpc-rate-limit': 5 }, ...args);
  const mistakes = {
    '{"start": {"rpc-rate-limit": "many", "rpc-batch-limit": 2}}': 'must be a whole number',
    '{"start": {"rpc-batch-limit": 2, "rpc-rate-limits": 9}}': 'unknown option rpc-rate-limits',
    '{"start": {"rpc-batch-limit": 2': 'is not JSON',
    [`{"start": {"rpc-batch-limit": 2}}${' '.repeat(70_000)}`]: 'is larger than 65536 bytes',
  };
  for (const [text, reason] of Object.entries(mistakes)) {
    await configured.hangUp(text);
    const reported = /ERROR options not reloaded {2}code=3270 name=OptionsNotReloaded reason=.*/;
    await until(() => reported.test(configured.log));
    assert.match(configured.log, reason);
    const { headers, text: answer } = await post(configured.node.url, [HEALTH, HEALTH, HEALTH]);
    assert.match(String(headers['ratelimit-policy']), 'q=5;');
    assert.not.match(answer, 'are allowed');
  }
  await configured.reload({ 'rpc-rate-limit': 6, 'p2p-host': '127.0.0.1' });
  assert.match(configured.log, 'changed=rpc-rate-limit');
  assert.match(configured.log, 'WARN changed options need a restart  options=p2p-host');
  assert.is((await configured.node.stop()).code, 0);
});

test('a reloaded node dials new bootnodes and has room for more peers', async () => {
  const { directory, keyFile } = await newChain();
  const path = join(directory, 'config.json');
  const args = ['--data-dir', directory, '--validator-key', keyFile, '--p2p-port', '0', '--p2p-host', '127.0.0.1'];
  const full = await Configured.start(path, { 'max-peers': 1 }, ...args);
  await until(() => full.node.log().includes('peer port open'));
  const address = /peer port open {2}address=(\S+)/.exec(full.node.log())![1]!;
  const lights = await Promise.all(
    [0, 1].map(async () => {
      const own = await newDirectory();
      for (const file of ['genesis.json', 'token-genesis.json']) await cp(join(directory, file), join(own, file));
      const common = ['--light', '--data-dir', own, '--p2p-port', '0', '--p2p-host', '127.0.0.1'];
      return Configured.start(join(own, 'config.json'), {}, ...common, '--peer-exchange', 'off');
    }),
  );
  const linked = () => full.node.log().split('peer linked').length - 1;
  await lights[0]!.reload({ bootnodes: address });
  await until(() => linked() > 0, 'the first light node is linked');
  await lights[1]!.reload({ bootnodes: address, 'log-level': 'debug' });
  await until(
    () => lights[1]!.log.includes('no room for more peers'),
    () => `the second one finds no room: ${lights[1]!.log}`,
  );
  const before = linked();
  await full.reload({ 'max-peers': 4 });
  await until(() => linked() > before, 'the second light node is linked');
  for (const { node } of [...lights, full]) assert.is((await node.stop()).code, 0);
});

test('a reload during the start follows the start, and a supervisor passes it on', async () => {
  const { directory, keyFile } = await newChain();
  const path = join(directory, 'config.json');
  await writeOptions(path, {});
  const args = ['start', '--config', path, '--data-dir', directory, '--validator-key', keyFile];
  const node = await spawnNode('supervise', '--', ...args, '--rpc-port', '0', '--p2p-port', 'off').started;
  await writeOptions(path, { 'rpc-rate-limit': 8 });
  process.kill(node.pid, 'SIGHUP');
  await until(
    () => node.log().includes('options reloaded  changed=rpc-rate-limit'),
    () => node.log(),
  );
  assert.match(String((await post(node.url, HEALTH)).headers['ratelimit-policy']), 'q=8;');
  assert.is((await node.stop()).code, 0);
});

test('no line is lost when the log file is renamed and the node is asked to open it again', async () => {
  const { directory, keyFile } = await newChain();
  const log = join(directory, 'node.log');
  const args = ['start', '--data-dir', directory, '--validator-key', keyFile, '--block-time', '0.5', '--verbose'];
  const shell = `exec "$0" "$@" --rpc-port 0 --p2p-port off 2>> '${log}'`;
  const child = spawn('sh', ['-c', shell, process.execPath, MAIN, ...args], { stdio: ['ignore', 'ignore', 'ignore'] });
  try {
    const ended = once(child, 'close');
    const rotated: string[] = [];
    const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').slice(0, -1);
    for (let n = 1; n <= 4; n++) {
      await until(() => existsSync(log) && /block \d+ /.test(readFileSync(log, 'utf8')), `blocks in log ${n}`);
      rotated.push(`${log}.${n}`);
      renameSync(log, `${log}.${n}`);
      child.kill('SIGHUP');
    }
    await until(() => existsSync(log) && /block \d+ /.test(readFileSync(log, 'utf8')), 'blocks in the last log');
    child.kill('SIGTERM');
    assert.equal(await ended, [0, null]);
    const lines = [...rotated, log].flatMap(linesOf);
    const heights = lines.flatMap((line) => / block (\d+) /.exec(line)?.[1] ?? []).map(Number);
    assert.equal(
      heights,
      heights.map((_, i) => i + 1),
    );
    assert.ok(
      lines.every((line) => /^\d\d:\d\d:\d\d\.\d{3} /.test(line)),
      'every line is whole',
    );
  } finally {
    child.kill('SIGKILL');
  }
});

test.run();
