/** The nodes of a local network as processes: started, awaited and stopped together. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../terminal/command-error.js';
import type { TestnetNode } from './files.js';
import { type Observed, untilAgreed } from './readiness.js';

export interface NodeProcess {
  readonly node: TestnetNode;
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
}

/** Maximum wait for the signatures of all validators, and the polling interval, milliseconds. */
const SIGNED_MS = 60_000;
const POLL_MS = 100;
/** Time limit of a node's response before it is asked again, milliseconds. */
const ANSWER_MS = 10_000;
const LAST_LINES = 5;

export const logOf = ({ directory }: TestnetNode): string => join(directory, 'node.log');

export function startNode(node: TestnetNode, bootnodes: readonly TestnetNode[], flags: readonly string[]): NodeProcess {
  const { directory, keyFile, rpcPort, p2pPort } = node;
  const log = openSync(logOf(node), 'a');
  const args = [
    ...['start', '--data-dir', directory, '--validator-key', keyFile],
    ...['--rpc-port', `${rpcPort}`, '--p2p-port', `${p2pPort}`, '--p2p-host', '127.0.0.1'],
    ...(bootnodes.length === 0 ? [] : ['--bootnodes', bootnodes.map(({ peer }) => peer).join(',')]),
    ...flags,
  ];
  const child = spawn(process.execPath, [process.argv[1]!, ...args], { stdio: ['ignore', log, log] });
  return { node, child, ended: once(child, 'exit').then(([code]) => code as number | null) };
}

/** Calls a method of a node. Rejects if it does not respond. */
export async function askNode<T>({ node }: NodeProcess, method: string, ...params: readonly unknown[]): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(`http://127.0.0.1:${node.rpcPort}`, { method: 'POST', headers, body, signal });
  return ((await answer.json()) as { result: T }).result;
}

/** Status of a node; undefined while it does not respond. */
async function observe(one: NodeProcess): Promise<Observed | undefined> {
  try {
    const { block_height: height, peers } = await askNode<{ block_height: number; peers: number }>(
      one,
      'chain_validatorHealth',
    );
    return { height, peers };
  } catch {
    return undefined;
  }
}

/**
 * Nodes that start in parallel: each uses a processor for seconds, and too many at once would leave all of them
 * unresponsive.
 */
const MAX_STARTING = Math.max(2, availableParallelism());

/**
 * Starts the nodes, a few at a time, and adds them to `processes`. Resolves with the height when all have agreed on a
 * block and, if that does not take long, each validator has signed one: stopping another node before that would stop
 * the chain. Rejects if a node ends.
 */
export async function startAll(
  starts: readonly (() => NodeProcess)[],
  processes: NodeProcess[],
  nodes: readonly TestnetNode[],
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<number> {
  let failed: (cause: unknown) => void = () => {};
  const failure = new Promise<never>((_, reject) => {
    failed = reject;
  });
  const answered = new Set<number>();
  const started = async () => {
    while (processes.length < starts.length && !signal.aborted) {
      if (processes.length - answered.size < MAX_STARTING) {
        const one = starts[processes.length]!();
        processes.push(one);
        void one.ended.then(() => endedEarly(one)).catch(failed);
      } else await sleep(POLL_MS);
    }
  };
  const agreed = untilAgreed({
    nodes: nodes.length,
    started: () => processes.length,
    async observe(index) {
      const found = await observe(processes[index]!);
      if (found) answered.add(index);
      return found;
    },
    logOf: (index) => logOf(nodes[index]!),
    report,
    pause: (ms) => sleep(ms, undefined, { signal }),
  });
  const ready = Promise.all([agreed, started()]).then(async ([height]) => {
    await allHaveSigned(processes, signal);
    return height;
  });
  return Promise.race([ready, failure]);
}

async function allHaveSigned(processes: readonly NodeProcess[], signal: AbortSignal): Promise<void> {
  const [first] = processes as readonly [NodeProcess];
  const signers = new Set<string>();
  await waitUntil(SIGNED_MS, signal, async () => {
    const response = await askNode<Attestations | null>(first, 'chain_getAttestations', await heightOf(first));
    for (const { validator } of response?.attestations ?? []) signers.add(validator);
    return signers.size >= processes.length;
  });
}

interface Attestations {
  readonly attestations: readonly { readonly validator: string }[];
}

const heightOf = async (one: NodeProcess): Promise<number> =>
  (await askNode<{ finalized_height: number }>(one, 'chain_consensusStatus')).finalized_height;

/** Whether a condition becomes true within a time; a node that does not respond yet is asked again. */
async function waitUntil(ms: number, signal: AbortSignal, condition: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end && !signal.aborted; ) {
    if (await condition().catch(() => false)) return true;
    await sleep(POLL_MS);
  }
  return false;
}

/** Why a node ended, from the end of its log. */
async function endedEarly({ node }: NodeProcess): Promise<never> {
  throw new Problem(`node ${node.index} exited while starting:\n${await lastLines(node)}`);
}

export async function lastLines(node: TestnetNode): Promise<string> {
  const text = await readFile(logOf(node), 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
}

export async function stopAll(processes: readonly NodeProcess[], signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  for (const { child } of processes) if (child.exitCode === null) child.kill(signal);
  await Promise.all(processes.map(({ ended }) => ended));
}
