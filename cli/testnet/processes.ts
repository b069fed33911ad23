/** The nodes of a local network as processes: started, waited for, and stopped together. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../terminal/command-error.js';
import type { TestnetNode } from './files.js';

/** A node that runs. */
export interface NodeProcess {
  readonly node: TestnetNode;
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
}

const READY_MS = 60_000;
const LAST_LINES = 5;

/** Where a node writes its log. */
export const logOf = ({ directory }: TestnetNode): string => join(directory, 'node.log');

/** Starts a node; `flags` are further ones. */
export function startNode(node: TestnetNode, others: readonly TestnetNode[], flags: readonly string[]): NodeProcess {
  const { directory, keyFile, rpcPort, p2pPort } = node;
  const log = openSync(logOf(node), 'a');
  const args = [
    ...['start', '--data-dir', directory, '--validator-key', keyFile],
    ...['--rpc-port', `${rpcPort}`, '--p2p-port', `${p2pPort}`, '--p2p-host', '127.0.0.1'],
    ...(others.length === 0 ? [] : ['--bootnodes', others.map(({ peer }) => peer).join(',')]),
    ...flags,
  ];
  const child = spawn(process.execPath, [process.argv[1]!, ...args], { stdio: ['ignore', log, log] });
  return { node, child, ended: once(child, 'exit').then(([code]) => code as number | null) };
}

/** Asks a node. Rejects when it does not answer. */
export async function askNode<T>({ node }: NodeProcess, method: string, ...params: readonly unknown[]): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${node.rpcPort}`, { method: 'POST', headers, body });
  return ((await answer.json()) as { result: T }).result;
}

/**
 * Waits until every node answers, the chain has a block, and each validator has signed one, if that does not take long: one
 * that came late is silent for some blocks, and who stops another meanwhile stops the chain. A node that ends is a problem.
 */
export async function untilReady(processes: readonly NodeProcess[]): Promise<void> {
  const failed = Promise.race(processes.map(async (one) => one.ended.then(() => endedEarly(one))));
  const answering = Promise.all(processes.map(hasBlock)).then(() => allHaveSigned(processes));
  await Promise.race([answering, failed]);
}

async function hasBlock(one: NodeProcess): Promise<void> {
  if (await within(READY_MS, async () => (await heightOf(one)) > 0)) return;
  throw new Problem(`node ${one.node.index} has no block after ${READY_MS / 1000} s; see ${logOf(one.node)}`);
}

async function allHaveSigned(processes: readonly NodeProcess[]): Promise<void> {
  const [first] = processes as readonly [NodeProcess];
  const signers = new Set<string>();
  await within(READY_MS, async () => {
    const told = await askNode<Told | null>(first, 'chain_getAttestations', await heightOf(first));
    for (const { validator } of told?.attestations ?? []) signers.add(validator);
    return signers.size >= processes.length;
  });
}

interface Told {
  readonly attestations: readonly { readonly validator: string }[];
}

const heightOf = async (one: NodeProcess): Promise<number> =>
  (await askNode<{ finalized_height: number }>(one, 'chain_consensusStatus')).finalized_height;

/** Whether it came to hold within a time; a node that does not answer yet is asked again. */
async function within(ms: number, holds: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end; ) {
    if (await holds().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Why a node ended, from the end of its log. */
async function endedEarly({ node }: NodeProcess): Promise<never> {
  throw new Problem(`node ${node.index} ended while starting:\n${await lastLines(node)}`);
}

/** The end of a node's log. */
export async function lastLines(node: TestnetNode): Promise<string> {
  const text = await readFile(logOf(node), 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
}

/** Stops all, and waits for their end. */
export async function stopAll(processes: readonly NodeProcess[], signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  for (const { child } of processes) if (child.exitCode === null) child.kill(signal);
  await Promise.all(processes.map(({ ended }) => ended));
}
