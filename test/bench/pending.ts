/** Benchmark of a node whose mempool is full: what taking in and including a bundle costs with few and with many waiting. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGenesisFiles } from '../../cli/genesis/files.js';
import { defaults, runtimeOf, startNode } from '../../cli/index.js';
import { fromHex } from '../../runtime/lib/codec/ids.js';
import type { RunningNode } from '../../runtime/node/node.js';
import { chainFiles } from './chain-files.js';
import type { Row } from './crypto.js';

const SENDERS = 100;
const EACH = 560;
const TOGETHER = 64;
/** Few enough for the bundles to pile up. */
const BLOCK = 500;
const MEASURED = 5_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function submit(node: RunningNode, bundles: readonly Uint8Array[]): Promise<void> {
  for (let i = 0; i < bundles.length; i += TOGETHER) {
    await Promise.all(bundles.slice(i, i + TOGETHER).map((bytes) => node.mempool.submit(bytes)));
  }
}

/** CPU and wall time of one submission, both in µs. */
async function cost(work: () => Promise<void>): Promise<{ cpu: number; wall: number }> {
  const before = process.cpuUsage();
  const began = performance.now();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / MEASURED, wall: ((performance.now() - began) * 1000) / MEASURED };
}

/** Submits until `few`, then until `many` wait, and measures what the next ones take. */
export async function run(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'trellis-bench-'));
  const { data, validatorKey, bundles } = await chainFiles(directory, SENDERS, EACH);
  const genesis = (await readGenesisFiles(data))!;
  const runtime = runtimeOf(defaults);
  const node = await startNode({ ...runtime, parts: { ...runtime.parts, Log: () => () => {} } }, genesis.json, {
    dataDir: data,
    validatorKey,
    rpcPort: 0,
    p2pPort: undefined,
    blockTime: 1,
    maxTxsPerBlock: BLOCK,
  });
  try {
    const inOrder = Array.from({ length: bundles.length }, (_, i) =>
      fromHex(bundles[(i % SENDERS) * EACH + Math.trunc(i / SENDERS)]!),
    );
    let at = 0;
    const next = (count: number) => {
      at += count;
      return submit(node, inOrder.slice(at - count, at));
    };
    await next(MEASURED); // everything is compiled by then
    while (node.mempool.size > 0) await sleep(100);
    const few = await cost(() => next(MEASURED));
    const fewWait = node.mempool.size;
    await next(inOrder.length - at - MEASURED);
    const many = await cost(() => next(MEASURED));
    return [
      { name: `CPU per bundle, ${fewWait} waiting after it`, value: few.cpu, unit: 'µs' },
      { name: `CPU per bundle, ${node.mempool.size} waiting after it`, value: many.cpu, unit: 'µs' },
      { name: 'taken in a second: many waiting against few', value: few.wall / many.wall, unit: '' },
    ];
  } finally {
    await node.stop();
    await rm(directory, { recursive: true });
  }
}
