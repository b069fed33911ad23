/**
 * Seven validators around the world, as processes: 80 to 250 ms round trip, 1 % loss and 10 Mbit/s for each node. The
 * command `npm run wide-area` prints the pace of their blocks. It is no test, because a busy machine slows the processes.
 */

import { cleanUp, newDirectory } from '../cli/program.js';
import { answerOf, hexOf, operationsOf, post, Wallet } from '../node/live.js';
import { Cluster } from './cluster.js';
import { Uplink } from './udp-proxy.js';

const VALIDATORS = 7;
const BYTES_PER_SECOND = 10_000_000 / 8;
const ROUND_TRIP_MS = { least: 80, most: 250 };
const LOSS = 0.01;
/** Transfers per second, of ten accounts, and the target: blocks every two seconds, and a quarter more at most. */
const RATE = 300;
const ACCOUNTS = 10;
const MOST_INTERVAL_S = 2.5;
/** Transfers on the way at which the load pauses, so that a stalled machine does not gather minutes of it. */
const MOST_WAITING = 3_000;
/** Blocks before the measurement, and measured ones. */
const WARM_BLOCKS = 8;
const BLOCKS = 20;
const SUBMIT_MS = 200;

interface Made {
  readonly timestamp: number;
  readonly bundleCount: number;
}

/** A block; undefined while the node does not have it or does not answer. */
async function blockAt(url: string, height: number): Promise<Made | undefined> {
  const answer = await answerOf<Made | null>(url, 'chain_getBlockByHeight', height).catch(() => undefined);
  return answer === undefined || answer.error ? undefined : (answer.result ?? undefined);
}

/** Submits transfers at the rate until the signal; every account at a validator of its own. */
async function load(urls: readonly string[], included: () => number, signal: AbortSignal): Promise<void> {
  const operations = await operationsOf();
  const wallets = Array.from({ length: ACCOUNTS }, (_, i) => new Wallet(i, operations));
  let sent = 0;
  const send = async (wallet: Wallet, url: string): Promise<void> => {
    let nonce = 0;
    let due = 0;
    for (let lastMs = performance.now(); !signal.aborted; ) {
      await new Promise((resolve) => setTimeout(resolve, SUBMIT_MS));
      const nowMs = performance.now();
      const isHeldBack = sent - included() > MOST_WAITING;
      if (!isHeldBack) due += ((nowMs - lastMs) / 1_000) * (RATE / ACCOUNTS);
      lastMs = nowMs;
      const calls: unknown[] = [];
      for (; nonce < due; nonce++, sent++) {
        const params = [hexOf(wallet.transfer(nonce, wallet.address, 1n))];
        calls.push({ jsonrpc: '2.0', id: nonce, method: 'chain_submitBundle', params });
      }
      if (calls.length > 0) await submitted(url, calls, signal);
    }
  };
  await Promise.all(wallets.map((wallet, i) => send(wallet, urls[i % urls.length]!)));
}

/** Sends calls again until they are answered: the node may close a connection that has been idle. */
async function submitted(url: string, calls: readonly unknown[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await post(url, JSON.stringify(calls));
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, SUBMIT_MS));
    }
  }
}

/** Links with the delays, the loss and the bandwidth; each pair of nodes has another delay. */
function setWeather(cluster: Cluster): void {
  const uplinks = cluster.nodes.map(() => new Uplink(BYTES_PER_SECOND));
  const pairs = (VALIDATORS * (VALIDATORS - 1)) / 2;
  let pair = 0;
  for (const { index: one } of cluster.nodes) {
    for (const { index: other } of cluster.nodes.slice(0, one)) {
      const { least, most } = ROUND_TRIP_MS;
      const delayMs = (least + ((most - least) * pair++) / (pairs - 1)) / 2;
      cluster.oneWay(one, other, { delayMs, jitterMs: 5, loss: LOSS, uplink: uplinks[one] });
      cluster.oneWay(other, one, { delayMs, jitterMs: 5, loss: LOSS, uplink: uplinks[other] });
    }
  }
}

async function measure(cluster: Cluster): Promise<readonly Made[]> {
  for (const { index } of cluster.nodes) cluster.start(index);
  await cluster.untilAllSign();
  setWeather(cluster);
  const urls = cluster.nodes.map(({ index }) => cluster.url(index));
  const blocks: Made[] = [];
  const included = () => blocks.reduce((sum, { bundleCount }) => sum + bundleCount, 0);
  const over = new AbortController();
  const loading = load(urls, included, over.signal);
  for (let height = (await cluster.height(0)) + 1; blocks.length <= WARM_BLOCKS + BLOCKS; ) {
    const block = await blockAt(urls[0]!, height);
    if (block === undefined) await new Promise((resolve) => setTimeout(resolve, SUBMIT_MS));
    else height++;
    if (block !== undefined) blocks.push(block);
    if (cluster.failed.length > 0) throw new Error(cluster.failed.join());
  }
  over.abort();
  await loading;
  return blocks.slice(WARM_BLOCKS);
}

const cluster = await Cluster.create(await newDirectory(), VALIDATORS);
try {
  const blocks = await measure(cluster);
  const gaps = blocks.slice(1).map(({ timestamp }, i) => timestamp - blocks[i]!.timestamp);
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0);
  const transfers = blocks.slice(1).reduce((sum, { bundleCount }) => sum + bundleCount, 0);
  const mean = seconds / gaps.length;
  console.log(`${gaps.length} blocks in ${seconds} s: one every ${mean.toFixed(2)} s (target ${MOST_INTERVAL_S})`);
  console.log(`longest gap ${Math.max(...gaps)} s, ${(transfers / seconds).toFixed(0)} transfers per second`);
  if (mean > MOST_INTERVAL_S) process.exitCode = 1;
} finally {
  await cluster.close();
  await cleanUp();
}
