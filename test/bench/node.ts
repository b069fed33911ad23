/** Benchmark of a whole node: signed transfers over HTTP until they are final and on disk, and balance reads. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chainFiles } from './chain-files.js';
import { call, drive, type Peer, sleep, startNode, stopPeer, usage } from './driver.js';
import type { Row } from './rpc.js';

const SENDERS = 100;
const CONNECTIONS = 16;
const READ_SECONDS = 3;

/** Bodies that submit the bundles of senders c, c + 16, … in nonce order, `batch` in one request. */
function bodies(bundles: readonly string[], each: number, connection: number, batch: number): string[] {
  const mine: string[] = [];
  for (let nonce = 0; nonce < each; nonce++) {
    for (let a = connection; a < SENDERS; a += CONNECTIONS) mine.push(bundles[a * each + nonce]!);
  }
  const one = (bundle: string, id: number) =>
    `{"jsonrpc":"2.0","id":${id},"method":"chain_submitBundle","params":["0x${bundle}"]}`;
  if (batch === 1) return mine.map(one);
  const groups = Array.from({ length: Math.ceil(mine.length / batch) }, (_, i) =>
    mine.slice(i * batch, (i + 1) * batch),
  );
  return groups.map((group) => `[${group.map(one).join(',')}]`);
}

/** What bundles took from the first request until all that were taken are final: CPU in seconds, memory in MiB. */
export interface Finished {
  readonly counted: number;
  readonly seconds: number;
  readonly cpu: number;
  readonly refusals: number;
  readonly before: number;
  readonly after: number;
}

/** Submits bundles of 100 senders, `each` of every one, `batch` in one request, and waits until they are final. */
export async function finalBundles(
  { child, port }: Peer,
  bundles: readonly string[],
  each: number,
  batch: number,
): Promise<Finished> {
  const before = usage(child.pid!);
  const began = performance.now();
  let refusals = 0;
  const queues = Array.from({ length: CONNECTIONS }, (_, c) => bodies(bundles, each, c, batch).values());
  await Promise.all(
    queues.map((queue) =>
      drive(
        port,
        () => queue.next().value,
        () => refusals++,
      ),
    ),
  );
  let counted = 0;
  for (let height = 1; counted < bundles.length - refusals; ) {
    const { finalized_height } = await call<{ finalized_height: number }>(port, 'chain_consensusStatus');
    for (; height <= finalized_height; height++) {
      counted += (await call<{ bundleCount: number }>(port, 'chain_getBlockByHeight', [height])).bundleCount;
    }
    await sleep(20);
  }
  const seconds = (performance.now() - began) / 1000;
  const after = usage(child.pid!);
  return { counted, seconds, cpu: after.cpu - before.cpu, refusals, before: before.rss, after: after.rss };
}

/** Figures of one run; `each` transfers of every sender. */
async function measure(each: number, batch: number): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const { data, validatorKey, bundles, addresses } = await chainFiles(directory, SENDERS, each);
  const peer = await startNode('start', '-d', data, '--validator-key', validatorKey, '--p2p-port', 'off');
  const { child, port, startMs } = peer;
  try {
    await sleep(2_000);
    const { counted, seconds, cpu, refusals, before, after } = await finalBundles(peer, bundles, each, batch);
    const name = batch === 1 ? 'single calls' : `batches of ${batch}`;
    const rows = [
      { name: `transfers final and on disk, ${name}`, value: counted / seconds, unit: '/s' },
      { name: `node CPU per transfer, ${name}`, value: (cpu * 1e6) / counted, unit: 'µs' },
      { name: `refused, ${name}`, value: refusals, unit: '' },
      { name: `memory at rest, ${name}`, value: before, unit: 'MiB' },
      { name: `memory after ${counted} transfers`, value: after, unit: 'MiB' },
      { name: 'first answer after start', value: startMs, unit: 'ms' },
    ];
    return batch === 1 ? [...rows, ...(await reads(port, addresses, child.pid!))] : rows;
  } finally {
    await stopPeer(peer);
    rmSync(directory, { recursive: true });
  }
}

async function reads(port: number, addresses: readonly string[], pid: number): Promise<Row[]> {
  const before = usage(pid);
  const ends = performance.now() + READ_SECONDS * 1000;
  let count = 0;
  const next = (): string | undefined => {
    if (performance.now() > ends) return undefined;
    const address = addresses[count++ % addresses.length];
    return `{"jsonrpc":"2.0","id":1,"method":"chain_getBalance","params":["${address}","TRL"]}`;
  };
  await Promise.all(Array.from({ length: 2 * CONNECTIONS }, () => drive(port, next, () => {})));
  const cpu = usage(pid).cpu - before.cpu;
  return [
    { name: 'balance reads', value: count / READ_SECONDS, unit: '/s' },
    { name: 'node CPU per balance read', value: (cpu * 1e6) / count, unit: 'µs' },
  ];
}

/** Single calls, then batches of 50. `--each N` sends N transfers of every one of 100 senders (default 300). */
export async function run(): Promise<Row[]> {
  const given = process.argv.indexOf('--each');
  const each = given < 0 ? 300 : Number(process.argv[given + 1]);
  return [...(await measure(each, 1)), ...(await measure(each, 50))];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, value, unit } of await run()) {
    console.log(`${name.padEnd(50)} ${value.toFixed(value < 100 ? 1 : 0).padStart(10)} ${unit}`);
  }
}
