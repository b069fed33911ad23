/** Storage on this machine: synced appends, batches, multi-gets and ranges, opening a long log. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BlockLog } from '../../runtime/lib/storage/block-log.js';
import { crc32c } from '../../runtime/lib/storage/crc32c.js';
import type { Database } from '../../runtime/lib/storage/database.js';
import { MemoryDatabase } from '../../runtime/lib/storage/memory.js';
import { RocksDatabase } from '../../runtime/lib/storage/rocks.js';
import { VoteLog } from '../../runtime/lib/storage/vote-log.js';

export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** Rows in the database when it is read. */
const ROWS = 400_000;
const BATCH = 25_000;
const BLOCK_BYTES = 2 * 1024 * 1024;
const LOG_BYTES = 256 * 1024 * 1024;

/** A key like a state key: 35 bytes, spread; the same i gives the same key. */
function stateKey(i: number): Uint8Array {
  const key = new Uint8Array(35);
  const view = new DataView(key.buffer);
  let state = i + 1;
  for (let at = 3; at < 35; at += 4) {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    view.setUint32(at, state);
  }
  return key;
}

/** Bytes that do not compress, so that the disk has to take them. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
}

const value = noise(100);

async function milliseconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The middle of several measurements, which a busy machine disturbs least. */
async function median(times: number, work: (round: number) => unknown): Promise<number> {
  const found: number[] = [];
  for (let round = 0; round < times; round++) found.push(await milliseconds(() => work(round)));
  return found.sort((a, b) => a - b)[times >> 1]!;
}

async function logs(path: string): Promise<Row[]> {
  const block = noise(BLOCK_BYTES);
  const blocks = join(path, 'blocks');
  let log = await BlockLog.open(blocks);
  const append = await median(15, () => log.append(log.next, block));
  const small = await median(30, () => log.append(log.next, block.subarray(0, 2_000)));
  const from = log.next;
  const group = await milliseconds(() =>
    Promise.all(Array.from({ length: 500 }, (_, i) => log.append(from + i, block.subarray(0, 20_000)))),
  );
  while (log.latest! < from + 499 || (log.next - from - 499) * BLOCK_BYTES < LOG_BYTES)
    await log.append(log.next, block);
  const read = await median(20, (round) => log.read(round + 1));
  await log.close();
  const reopen = await milliseconds(async () => {
    log = await BlockLog.open(blocks);
  });
  const crashed = await BlockLog.open(join(path, 'crashed'));
  for (let height = 1; height <= 1000; height++) void crashed.append(height, block.subarray(0, 60_000));
  await crashed.append(1001, block.subarray(0, 10));
  const scan = await milliseconds(async () => {
    await (await BlockLog.open(join(path, 'crashed'))).close();
  });
  await crashed.close();
  await log.close();
  const wal = await VoteLog.open(join(path, 'wal'));
  const votes = await median(30, () => wal.append(Array.from({ length: 5 }, (_, type) => ({ type, payload: value }))));
  const finish = await median(15, () => wal.finish(wal.height));
  await wal.close();
  return [
    { name: 'crc32c', value: BLOCK_BYTES / 1e6 / (await median(20, () => crc32c(block))), unit: 'GB/s' },
    { name: 'block log: append and sync 2 MB', value: append, unit: 'ms' },
    { name: 'block log: append and sync 2 KB', value: small, unit: 'ms' },
    { name: 'block log: 500 appends of 20 KB not awaited singly', value: group, unit: 'ms' },
    { name: 'block log: read 2 MB', value: read, unit: 'ms' },
    { name: 'block log: open 300 MB after a clean close', value: reopen, unit: 'ms' },
    { name: 'block log: open a last segment of 60 MB after a crash', value: scan, unit: 'ms' },
    { name: 'vote log: append and sync 5 records', value: votes, unit: 'ms' },
    { name: 'vote log: finish a height', value: finish, unit: 'ms' },
  ];
}

async function database(kind: string, store: Database, rows: number): Promise<Row[]> {
  const batch = (from: number, count: number) => ({
    changes: Array.from({ length: count }, (_, i) => [stateKey(from + i), value] as const),
  });
  for (let from = 0; from < rows; from += BATCH) await store.write(batch(from, BATCH));
  await store.flush();
  const changes = [0, 1, 2].map((round) => batch((round * 7919) % rows, BATCH));
  const write = await median(3, (round) => store.write(changes[round]!));
  const keys = Array.from({ length: BATCH }, (_, i) => stateKey((i * 12_347) % rows));
  const many = await median(3, () => store.getMany(keys));
  const one = await median(200, (round) => store.get(keys[round]!));
  const ends = [Uint8Array.of(0), Uint8Array.of(1)] as const;
  const page = await median(100, (round) => store.range({ gte: keys[round]!, lt: ends[1], limit: 100 }));
  const scan = await milliseconds(() => store.range({ gte: ends[0], lt: ends[1], limit: 100_000 }));
  await store.close();
  return [
    { name: `${kind}: batch of 25,000 over ${rows} rows`, value: write, unit: 'ms' },
    { name: `${kind}: multi-get of 25,000 keys`, value: many, unit: 'ms' },
    { name: `${kind}: one get`, value: 1000 * one, unit: 'µs' },
    { name: `${kind}: range of 100`, value: 1000 * page, unit: 'µs' },
    { name: `${kind}: range of 100,000`, value: scan, unit: 'ms' },
  ];
}

/** All figures; takes under 15 seconds. */
export async function run(): Promise<Row[]> {
  const path = await mkdtemp(join(tmpdir(), 'trellis-bench-'));
  try {
    return [
      ...(await logs(path)),
      ...(await database('RocksDB', await RocksDatabase.open(join(path, 'rocks')), ROWS)),
      ...(await database('memory', new MemoryDatabase(), ROWS / 4)),
    ];
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, value, unit } of await run())
    console.log(`${name.padEnd(60)}${value.toFixed(2).padStart(10)} ${unit}`);
}
