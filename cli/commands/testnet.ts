/** `testnet`: a network of several validators on this machine, in one command. */

import { existsSync } from 'node:fs';
import type { Action, Invocation } from '../command-line/command.js';
import { chainParameters, numberFlag } from '../command-line/options.js';
import { UPGRADES_BY } from '../genesis/dev.js';
import { fundedAccounts } from '../keys/dev-accounts.js';
import { temporaryDirectory } from '../node/data-directory.js';
import { isTcpTaken, isUdpTaken } from '../node/ports.js';
import { SIGNALS } from '../node/signals.js';
import { EXIT, scalar } from '../runtime/common.js';
import { Problem } from '../terminal/command-error.js';
import {
  deleteTestnet,
  foundTestnet,
  type NewTestnet,
  nodesOf,
  readTestnet,
  type TestnetNode,
} from '../testnet/files.js';
import { pluginFlagsOf } from '../testnet/plugins.js';
import { lastLines, logOf, type NodeProcess, startAll, startNode, stopAll } from '../testnet/processes.js';
import { sampleOf } from '../values/amounts.js';

/** Maximum validators of a chain. */
const MAX_VALIDATORS = 100;

export const testnet: Action = async (call) => {
  const { flags, distribution } = call;
  const network = networkOf(call);
  if (flags.on('reset')) {
    await checkPorts(network);
    await deleteTestnet(network.directory);
  }
  const found = await readTestnet(network.directory);
  // The command was killed while it created the network: no node has run.
  if (found?.isComplete === false) await deleteTestnet(network.directory);
  const existing = found?.isComplete === true ? found : undefined;
  if (existing !== undefined && existing.validators !== network.validators && flags.has('validators')) {
    throw new Problem(
      `${network.directory} contains a network of ${existing.validators} validators; omit --validators, or replace it with --reset`,
    );
  }
  if (existing === undefined && existsSync(`${network.directory}/0`)) {
    throw new Problem(`${network.directory} contains other files: choose another --data-dir`);
  }
  await checkPorts({ ...network, ...existing });
  if (existing === undefined) await foundTestnet(distribution, network);
  const nodes = nodesOf(distribution, { ...network, ...existing });
  const more = [
    ...['--block-time', flags.text('block-time') ?? '12', '--rpc-rate-limit', '0'],
    ...(network.modules.length === 0 ? [] : ['--module', network.modules.join(',')]),
    ...(flags.on('verbose') ? ['--verbose'] : []),
  ];
  const ofPlugins = pluginFlagsOf(nodes, flags, distribution);
  const processes: NodeProcess[] = [];
  const stopRequested = stopSignal(processes);
  const stopping = new AbortController();
  void stopRequested.then(() => stopping.abort());
  const starts = nodes.map((node) => () => {
    // Of two nodes the later one dials: the earlier one would only dial a port that is not open yet.
    const earlier = nodes.slice(0, node.index);
    return startNode(node, earlier, [...more, ...ofPlugins(node)]);
  });
  try {
    const ready = startAll(starts, processes, nodes, (line) => call.out.note(line), stopping.signal);
    const height = await Promise.race([ready, stopRequested.then(() => undefined)]);
    if (height !== undefined) {
      printSummary(
        call,
        nodes,
        existing === undefined ? 'have agreed on the first block' : `resumed at block ${height}`,
      );
      await watch(call, processes, stopRequested);
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
  for (let index = 0; index < validators; index++) {
    if (await isTcpTaken(rpcPort + index, '127.0.0.1')) throw portInUse(rpcPort + index, '--rpc-port');
    if (await isUdpTaken(p2pPort + index, '0.0.0.0')) throw portInUse(p2pPort + index, '--p2p-port');
  }
}

const portInUse = (port: number, flag: string): Problem =>
  new Problem(`port ${port} is in use: stop the node on it, or choose other ports with ${flag}`, EXIT.temporary);

function networkOf({ flags, distribution }: Invocation): NewTestnet {
  if (flags.on('ephemeral') && flags.has('data-dir'))
    throw new Problem('--ephemeral uses a temporary directory: omit --data-dir');
  const port = (flag: string, standard: number) => numberFlag(flags, flag, scalar.range(1, 65_000), standard);
  return {
    directory: flags.on('ephemeral')
      ? temporaryDirectory(`${distribution.binary}-testnet-`)
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
function stopSignal(processes: readonly NodeProcess[]): Promise<void> {
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
async function watch(
  { out }: Invocation,
  processes: readonly NodeProcess[],
  stopRequested: Promise<void>,
): Promise<void> {
  let stopping = false;
  void stopRequested.then(() => {
    stopping = true;
  });
  const ends = processes.map(async ({ node, ended }) => {
    const code = await ended;
    if (stopping) return;
    out.note(`node ${node.index} exited with code ${code}; end of its log:`);
    for (const line of (await lastLines(node)).split('\n')) out.note(line);
  });
  await Promise.race([stopRequested, Promise.all(ends)]);
}

function printSummary({ distribution, self, out }: Invocation, nodes: readonly TestnetNode[], what: string): void {
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
