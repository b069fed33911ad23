/** Seven validators around the world, as processes: 80 to 250 ms round trip, 1 % loss and 10 Mbit/s for each node. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from '../cli/program.js';
import { answerOf, hexOf, operationsOf, post, Wallet } from '../node/live.js';
import { until } from '../until.js';
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
const MOST_WAITING = 1_200;
/** Consecutive blocks that are measured. */
const BLOCKS = 8;
const SUBMIT_MS = 200;

let cluster: Cluster | undefined;
const over = new AbortController();
test.after(async () => {
  over.abort();
  await cluster?.close();
  await cleanUp();
});

interface Made {
  readonly timestamp: number;
  readonly bundleCount: number;
}

/** A block; undefined while the node does not answer. */
async function blockAt(url: string, height: number): Promise<Made | undefined> {
  const answer = await answerOf<Made>(url, 'chain_getBlockByHeight', height).catch(() => undefined);
  return answer === undefined || answer.error ? undefined : answer.result;
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

test('blocks come every two seconds at 300 transfers per second over slow, lossy and narrow links', async () => {
  cluster = await Cluster.create(await newDirectory(), VALIDATORS);
  for (const { index } of cluster.nodes) cluster.start(index);
  await cluster.untilAllSign();
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
  const urls = cluster.nodes.map(({ index }) => cluster!.url(index));
  const blocks: Made[] = [];
  const included = () => blocks.reduce((sum, { bundleCount }) => sum + bundleCount, 0);
  const loading = load(urls, included, over.signal);
  let height = (await cluster.height(0)) + 1;
  const seen = (): string =>
    blocks.map(({ timestamp, bundleCount }) => `${timestamp % 1_000}: ${bundleCount}`).join(', ');
  // Eight blocks of any moment count, because a test machine may stop the processes for seconds.
  const isMet = async (): Promise<boolean> => {
    for (const end = await cluster!.height(0); height <= end; height++) {
      const block = await blockAt(urls[0]!, height);
      if (block === undefined) return false;
      blocks.push(block);
    }
    const last = blocks.slice(-BLOCKS - 1);
    const seconds = last.at(-1) === undefined ? 0 : last.at(-1)!.timestamp - last[0]!.timestamp;
    const transfers = last.slice(1).reduce((sum, { bundleCount }) => sum + bundleCount, 0);
    return last.length > BLOCKS && seconds <= BLOCKS * MOST_INTERVAL_S && transfers >= 0.9 * RATE * seconds;
  };
  await until(isMet, () => `${BLOCKS} blocks in time, with the load; seconds and transfers: ${seen()}`);
  over.abort();
  await loading;
  assert.equal(cluster.failed, []);
});

test.run();
