/**
 * Seven validators around the world, as processes: 80 to 250 ms round trip, 1 % loss and 10 Mbit/s for each node, and 300
 * transfers per second.
 */

import { stopwatch } from '../hostile/pace.js';
import { answerOf, hexOf, operationsOf, post, Wallet } from '../node/live.js';
import type { Cluster } from './cluster.js';
import { Uplink } from './udp-proxy.js';

export const VALIDATORS = 7;
/** Mean seconds between two blocks: the standard interval, and a quarter more at most. */
export const MOST_INTERVAL_S = 2.5;
const BYTES_PER_SECOND = 10_000_000 / 8;
const ROUND_TRIP_MS = { least: 80, most: 250 };
const LOSS = 0.01;
/** Transfers per second, of ten accounts. */
const RATE = 300;
const ACCOUNTS = 10;
/** Transfers on the way at which the load pauses, so that a stalled machine does not gather minutes of it. */
const MOST_ON_THE_WAY = 3_000;
const SUBMIT_MS = 200;

/** Time from one block to the next. */
export interface Interval {
  readonly seconds: number;
  readonly transfers: number;
  /** Milliseconds for which the process that waited longest was ready while the machine ran others. */
  readonly waitedMs: number;
}

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
      const isHeldBack = sent - included() > MOST_ON_THE_WAY;
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

/** Starts the validators with their links and the load, and returns the intervals after some blocks. */
export async function intervalsOf(cluster: Cluster, warmBlocks: number, count: number): Promise<readonly Interval[]> {
  for (const { index } of cluster.nodes) cluster.start(index);
  await cluster.untilAllSign();
  setWeather(cluster);
  const urls = cluster.nodes.map(({ index }) => cluster.url(index));
  // The proxies and the load run in this process, so it counts too.
  const pids = [process.pid, ...cluster.nodes.map(({ index }) => cluster.pid(index))];
  const intervals: Interval[] = [];
  let transfers = 0;
  const over = new AbortController();
  const loading = load(urls, () => transfers, over.signal);
  let height = await cluster.height(0);
  let last: Made | undefined;
  let [seenMs, given] = [performance.now(), stopwatch(...pids)];
  while (intervals.length < warmBlocks + count) {
    const block = await blockAt(urls[0]!, height + 1);
    if (cluster.failed.length > 0) throw new Error(cluster.failed.join());
    if (block === undefined) {
      await new Promise((resolve) => setTimeout(resolve, SUBMIT_MS));
      continue;
    }
    const waitedMs = performance.now() - seenMs - given();
    [seenMs, given] = [performance.now(), stopwatch(...pids)];
    const seconds = block.timestamp - (last?.timestamp ?? block.timestamp);
    if (last !== undefined) intervals.push({ seconds, transfers: block.bundleCount, waitedMs });
    transfers += block.bundleCount;
    last = block;
    height += 1;
  }
  over.abort();
  await loading;
  return intervals.slice(warmBlocks);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** Figures of some intervals. */
export function figuresOf(intervals: readonly Interval[]) {
  const interval = mean(intervals.map(({ seconds }) => seconds));
  const waited = mean(intervals.map(({ waitedMs }) => waitedMs)) / 1_000;
  return {
    interval,
    longest: Math.max(...intervals.map(({ seconds }) => seconds)),
    waited,
    /** The mean interval in time that the machine gave to each process. */
    given: interval - waited,
    rate: mean(intervals.map(({ transfers }) => transfers)) / interval,
  };
}
