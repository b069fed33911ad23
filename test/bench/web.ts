/** Benchmark of the explorer's page: first paint, and the page of an account with 100,000 movements against that of one with a single one. */

import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { readGenesisFiles } from '../../cli/genesis/files.js';
import { defaults, runtimeOf, startNode } from '../../cli/index.js';
import { connect } from '../../rpc-schemas/clients/typescript/index.js';
import type { Address } from '../../runtime/lib/codec/ids.js';
import { blake3Hex } from '../../runtime/lib/crypto/hash.js';
import type { RunningNode } from '../../runtime/node/node.js';
import { closeBrowser, openPage } from '../browser/browser.js';
import { type ChainFiles, chainFiles } from './chain-files.js';
import type { Row } from './crypto.js';
import { signedTransfers } from './signed-transfers.js';

const MOVEMENTS = 100_000;
const SENDERS = 200;
/** Transfers in a bundle. */
const TOGETHER = 50;
const TURNS = 15;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const account = (name: string): Address => blake3Hex(new TextEncoder().encode(name)) as string as Address;
const [RICH, POOR] = [account('much moved'), account('moved once')];

/** The middle one. */
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

async function fill(node: RunningNode, { actors, set }: ChainFiles): Promise<void> {
  let signed = 0;
  const send = (recipients: readonly Address[]): Promise<unknown> => {
    const actor = actors[signed % actors.length]!;
    const nonce = Math.trunc(signed++ / actors.length);
    return node.mempool.submit(signedTransfers(set.operations, actor, nonce, recipients).bytes);
  };
  await send([POOR]);
  for (let at = 0; at < MOVEMENTS; at += TOGETHER) {
    while (node.mempool.size > 400) await sleep(20);
    await send(Array.from({ length: TOGETHER }, () => RICH));
  }
  const { call } = client(node);
  while (node.mempool.size > 0 || (await call('chain_search', ['0'])).indexed_height < node.ledger.head.height)
    await sleep(50);
}

const urlOf = (node: RunningNode): string => `http://127.0.0.1:${node.rpcPort}`;

function client(node: RunningNode) {
  const made = connect(urlOf(node));
  return { call: made.call.bind(made) as typeof made.call };
}

/** Milliseconds of CPU and on the clock for a page of 25, medians; `deep`: pages behind it. */
async function answers(node: RunningNode, of: Address, deep = 0): Promise<{ cpu: number; wall: number }> {
  const { call } = client(node);
  let cursor: string | null = null;
  for (let i = 0; i < deep; i++) {
    const page: { next_cursor?: string | null } = await call('chain_getAddressHistory', [`0x${of}`, 1_000, cursor]);
    cursor = page.next_cursor ?? null;
  }
  const runs: { cpu: number; wall: number }[] = [];
  for (let i = 0; i < TURNS * 4; i++) {
    const [before, began] = [process.cpuUsage(), performance.now()];
    await call('chain_getAddressHistory', [`0x${of}`, 25, cursor]);
    const { user, system } = process.cpuUsage(before);
    runs.push({ cpu: (user + system) / 1_000, wall: performance.now() - began });
  }
  return { cpu: median(runs.map(({ cpu }) => cpu)), wall: median(runs.map(({ wall }) => wall)) };
}

/** Milliseconds from a click until the rows stand there, and the CPU of the page for it. */
async function shown(page: Page, url: string, of: Address, rows: number): Promise<{ cpu: number; wall: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000;
  };
  const runs: { cpu: number; wall: number }[] = [];
  for (let i = 0; i < TURNS; i++) {
    await page.goto(`${url}/#/nowhere`);
    await page.getByText('There is no such page').waitFor();
    const before = await busy();
    // Looked at with each frame, in the page itself: nothing of the driver is in the time.
    const wall = await page.evaluate<number>(`new Promise((resolve) => {
      const began = performance.now();
      location.hash = '#/address/0x${of}';
      const look = () => document.querySelectorAll('main tbody tr').length >= ${rows}
        ? resolve(performance.now() - began) : requestAnimationFrame(look);
      look();
    })`);
    runs.push({ cpu: (await busy()) - before, wall });
  }
  await session.detach();
  return { cpu: median(runs.map(({ cpu }) => cpu)), wall: median(runs.map(({ wall }) => wall)) };
}

/** Milliseconds until something is painted, in a browser that has nothing of the page. */
async function firstPaint(url: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    await closeBrowser();
    const { page } = await openPage();
    await page.goto(url);
    await page.getByText('Next to lead').waitFor();
    times.push(await page.evaluate<number>("performance.getEntriesByName('first-contentful-paint')[0].startTime"));
  }
  return median(times);
}

export async function run(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'trellis-bench-'));
  const files = await chainFiles(directory, SENDERS, 0);
  const genesis = (await readGenesisFiles(files.data))!;
  const runtime = runtimeOf(defaults);
  const node = await startNode({ ...runtime, parts: { ...runtime.parts, Log: () => () => {} } }, genesis.json, {
    dataDir: files.data,
    validatorKey: files.validatorKey,
    rpcPort: 0,
    rpcRateLimit: 0,
    p2pPort: undefined,
    blockTime: 1,
  });
  try {
    await fill(node, files);
    const url = urlOf(node);
    const [few, many, deep] = [await answers(node, POOR), await answers(node, RICH), await answers(node, RICH, 50)];
    const paint = await firstPaint(url);
    const { page } = await openPage();
    await page.goto(url);
    const [small, large] = [await shown(page, url, POOR, 1), await shown(page, url, RICH, 25)];
    return [
      { name: 'first paint', value: paint, unit: 'ms' },
      { name: 'history, 1 movement: answer', value: few.wall, unit: 'ms' },
      { name: `history, ${MOVEMENTS} movements: answer`, value: many.wall, unit: 'ms' },
      { name: `history, ${MOVEMENTS} movements: answer, CPU of the node and its caller`, value: many.cpu, unit: 'ms' },
      { name: 'the same, 50,000 movements back', value: deep.wall, unit: 'ms' },
      { name: 'page of the account, 1 movement: rows shown', value: small.wall, unit: 'ms' },
      { name: `page of the account, ${MOVEMENTS} movements: rows shown`, value: large.wall, unit: 'ms' },
      { name: `page of the account, ${MOVEMENTS} movements: CPU of the page`, value: large.cpu, unit: 'ms' },
      { name: 'load of the machine', value: loadavg()[0]!, unit: '' },
    ];
  } finally {
    await closeBrowser();
    await node.stop();
    await rm(directory, { recursive: true });
  }
}
