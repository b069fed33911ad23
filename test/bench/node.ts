/** Benchmark of a whole node: signed transfers over HTTP until they are final and on disk, and balance reads. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chainFiles } from './chain-files.js';
import { type Peer, sleep, startNode, stopPeer } from './driver.js';
import type { Row } from './rpc.js';
import { askFor, bodyOf, type Sent, send, submissions } from './sending.js';

const SENDERS = 100;
const READ_SECONDS = 3;

/** Submits bundles of 100 senders, `each` of every one, `batch` in one request, and waits until they are final. */
export function finalBundles(peer: Peer, bundles: readonly string[], each: number, batch: number): Promise<Sent> {
  const senders = Array.from({ length: SENDERS }, (_, a) => bundles.slice(a * each, (a + 1) * each));
  return send(peer, submissions('chain_submitBundle', senders, batch), bundles.length);
}

/** Figures of one run; `each` transfers of every sender. */
async function measure(each: number, batch: number): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const { data, validatorKey, bundles, addresses } = await chainFiles(directory, SENDERS, each);
  const peer = await startNode('start', '-d', data, '--validator-key', validatorKey, '--p2p-port', 'off');
  try {
    await sleep(2_000);
    const { counted, seconds, cpu, mainCpu, refusals, before, after } = await finalBundles(peer, bundles, each, batch);
    const name = batch === 1 ? 'single calls' : `batches of ${batch}`;
    const rows = [
      { name: `transfers final and on disk, ${name}`, value: counted / seconds, unit: '/s' },
      { name: `node CPU per transfer, ${name}`, value: (cpu * 1e6) / counted, unit: 'µs' },
      { name: `of it on the main thread, ${name}`, value: (mainCpu * 1e6) / counted, unit: 'µs' },
      { name: `refused, ${name}`, value: refusals, unit: '' },
      { name: `memory at rest, ${name}`, value: before, unit: 'MiB' },
      { name: `memory after ${counted} transfers`, value: after, unit: 'MiB' },
      { name: 'first answer after start', value: peer.startMs, unit: 'ms' },
    ];
    return batch === 1 ? [...rows, ...(await reads(peer, addresses))] : rows;
  } finally {
    await stopPeer(peer);
    rmSync(directory, { recursive: true });
  }
}

async function reads(peer: Peer, addresses: readonly string[]): Promise<Row[]> {
  const bodies = addresses.map((address) => bodyOf('chain_getBalance', [address, 'TRL']));
  const { rate, cpu } = await askFor(peer, bodies, READ_SECONDS);
  return [
    { name: 'balance reads', value: rate, unit: '/s' },
    { name: 'node CPU per balance read', value: cpu, unit: 'µs' },
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
