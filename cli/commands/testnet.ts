/** `testnet`: a network of several validators on this machine, in one command. */

import { createSocket } from 'node:dgram';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Action, Invocation } from '../command-line/command.js';
import { chainParameters, numberFlag } from '../command-line/options.js';
import { UPGRADES_BY } from '../genesis/dev.js';
import { fundedAccounts } from '../keys/dev-accounts.js';
import { EXIT, scalar } from '../runtime/common.js';
import { Problem } from '../terminal/command-error.js';
import {
  deleteTestnet,
  foundTestnet,
  type NewTestnet,
  nodesOf,
  readTestnet,
  type TestnetNode,
  temporaryTestnet,
} from '../testnet/files.js';
import { pluginFlagsOf } from '../testnet/plugins.js';
import { lastLines, logOf, type NodeProcess, startAll, startNode, stopAll } from '../testnet/processes.js';
import { sampleOf } from '../values/amounts.js';

/** Maximum validators of a chain. */
const MAX_VALIDATORS = 100;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export const testnet: Action = async (call) => {
  const { flags, distribution } = call;
  const network = networkOf(call);
  if (flags.on('reset')) {
    await checkPorts(network);
    await deleteTestnet(network.directory);
  }
  const found = await readTestnet(network.directory);
  if (found !== undefined && found.validators !== network.validators && flags.has('validators')) {
    throw new Problem(
      `${network.directory} contains a network of ${found.validators} validators; omit --validators, or replace it with --reset`,
    );
  }
  if (found === undefined && existsSync(`${network.directory}/0`)) {
    throw new Problem(`${network.directory} contains other files: choose another --data-dir`);
  }
  await checkPorts({ ...network, ...found });
  if (found === undefined) await foundTestnet(distribution, network);
  const nodes = nodesOf(distribution, { ...network, ...found });
  const more = [
    ...['--block-time', flags.text('block-time') ?? '12', '--rpc-rate-limit', '0'],
    ...(network.modules.length === 0 ? [] : ['--module', network.modules.join(',')]),
    ...(flags.on('verbose') ? ['--verbose'] : []),
  ];
  const ofPlugins = pluginFlagsOf(nodes, flags, distribution);
  const processes: NodeProcess[] = [];
  const told = signalled(processes);
  const stopping = new AbortController();
  void told.then(() => stopping.abort());
  const starts = nodes.map((node) => () => {
    const others = nodes.filter((other) => other !== node);
    return startNode(node, others, [...more, ...ofPlugins(node)]);
  });
  try {
    const ready = startAll(starts, processes, nodes, (line) => call.out.note(line), stopping.signal);
    const height = await Promise.race([ready, told.then(() => undefined)]);
    if (height !== undefined) {
      welcome(call, nodes, found === undefined ? 'have agreed on the first block' : `resumed at block ${height}`);
      await watch(call, processes, told);
    }
    return EXIT.ok;
  } finally {
    stopping.abort();
    await stopAll(processes);
    call.out.note('all nodes stopped');
  }
};

/** Rejects ports in use before any node waits for the others. */
async function checkPorts({ validators, rpcPort, p2pPort }: NewTestnet): Promise<void> {
  const indices = Array.from({ length: validators }, (_, index) => index);
  const taken = await Promise.all(
    indices.flatMap((index) => [isTaken('--rpc-port', rpcPort + index), isTaken('--p2p-port', p2pPort + index)]),
  );
  const [first] = taken.filter((one) => one !== undefined);
  if (first === undefined) return;
  throw new Problem(
    `port ${first.port} is in use: stop the node on it, or choose other ports with ${first.flag}`,
    EXIT.temporary,
  );
}

async function isTaken(flag: '--rpc-port' | '--p2p-port', port: number) {
  const taken = await new Promise<boolean>((resolve) => {
    if (flag === '--p2p-port') {
      const socket = createSocket('udp4').once('error', () => resolve(true));
      socket.bind(port, () => socket.close(() => resolve(false)));
    } else {
      const server = createServer().once('error', () => resolve(true));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)));
    }
  });
  return taken ? { flag, port } : undefined;
}

function networkOf({ flags, distribution }: Invocation): NewTestnet {
  if (flags.on('ephemeral') && flags.has('data-dir'))
    throw new Problem('--ephemeral uses a temporary directory: omit --data-dir');
  const port = (flag: string, standard: number) => numberFlag(flags, flag, scalar.range(1, 65_000), standard);
  return {
    directory: flags.on('ephemeral')
      ? temporaryTestnet(distribution.binary)
      : (flags.text('data-dir') ?? `${distribution.dataDir}/testnet`),
    validators: numberFlag(flags, 'validators', scalar.range(1, MAX_VALIDATORS), 4),
    rpcPort: port('rpc-port', 9933),
    p2pPort: port('p2p-port', 9944),
    enforceSignatures: flags.on('enforce-signatures'),
    epochBlocks: numberFlag(flags, 'epoch-blocks', scalar.range(1, 1_000_000), distribution.epochBlocks),
    modules: flags.list('module'),
    options: (text) => chainParameters(flags, distribution, text),
  };
}

/** Resolves on the first stop signal; a second one kills the nodes. */
function signalled(processes: readonly NodeProcess[]): Promise<void> {
  let times = 0;
  return new Promise((resolve) => {
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (++times > 1) for (const { child } of processes) child.kill('SIGKILL');
        resolve();
      });
    }
  });
}

/** Waits for a stop signal or until no node runs; reports nodes that end. */
async function watch({ out }: Invocation, processes: readonly NodeProcess[], told: Promise<void>): Promise<void> {
  let stopping = false;
  void told.then(() => {
    stopping = true;
  });
  const ends = processes.map(async ({ node, ended }) => {
    const code = await ended;
    if (stopping) return;
    out.note(`node ${node.index} exited with code ${code}; end of its log:`);
    for (const line of (await lastLines(node)).split('\n')) out.note(line);
  });
  await Promise.race([told, Promise.all(ends)]);
}

function welcome({ distribution, self, out }: Invocation, nodes: readonly TestnetNode[], what: string): void {
  const { line, bold } = out;
  const [first] = nodes as readonly [TestnetNode];
  const next = nodes.length;
  const section = (title: string) => {
    line();
    line(bold(title));
  };
  line(bold(`${distribution.name} dev: ${nodes.length} validators ${what}`));
  line();
  out.table(
    ['node', 'rpc', 'p2p (udp)', 'validator', 'directory'].map((title) => ({ title })),
    nodes.map(({ index, rpcPort, p2pPort, account, directory }) => [
      `${index}`,
      `http://127.0.0.1:${rpcPort}`,
      `${p2pPort}`,
      account,
      directory,
    ]),
  );
  section('Query');
  const request = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'chain_consensusStatus', params: [] });
  line(`curl -s http://127.0.0.1:${first.rpcPort} -H 'content-type: application/json' -d '${request}'`);
  section(`Send (dev:0 to dev:9 are funded, dev:${UPGRADES_BY} decides on upgrades; their secret keys are public)`);
  const to = fundedAccounts(distribution)[1]!.address;
  line(
    `${self} send dev:0 ${to} ${sampleOf(distribution.decimals).whole} --node http://127.0.0.1:${nodes.at(-1)!.rpcPort}`,
  );
  section('Join with one more node');
  const ports = `--rpc-port ${first.rpcPort + next} --p2p-port ${first.p2pPort + next}`;
  line(`${self} start --data-dir ${first.directory.replace(/\/0$/, '')}/${next} ${ports} --bootnodes ${first.peer}`);
  section('Logs');
  line(nodes.map(logOf).join(' '));
  line();
  line('Ctrl-C stops all nodes.');
}
