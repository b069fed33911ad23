/** Benchmark of the explorer's tables: the richest hundred of a million holders, and a page deep inside. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holders } from '../../plugins/explorer/tables.js';
import { type Address, type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import { RocksDatabase } from '../../runtime/lib/storage/rocks.js';
import type { Row } from './crypto.js';

const HOLDERS = 1_000_000;
const BATCH = 10_000;
const MINT = 'ab'.repeat(32) as Hash;

/** An account, spread over the key space by a multiplication that never repeats. */
const accountOf = (index: number) =>
  ((BigInt(index) * 0x9e3779b97f4a7c15n) & ((1n << 64n) - 1n)).toString(16).padStart(64, '0') as Address;

/** The rows of this benchmark. */
export async function run(): Promise<readonly Row[]> {
  const path = await mkdtemp(join(tmpdir(), 'bench-holders-'));
  const database = await RocksDatabase.open(path);
  for (let at = 0; at < HOLDERS; at += BATCH) {
    const indices = Array.from({ length: BATCH }, (_, i) => at + i);
    await database.write({
      changes: indices.map((i) => holders.put(MINT, BigInt((i * 7919) % 1_000_003), accountOf(i), {})),
    });
  }
  await database.flush();
  const rows: Row[] = [];
  const deep = holders.put(MINT, 500_000n, accountOf(0), {})[0];
  for (const [name, cursor] of [
    ['top 100', null],
    ['100 in the middle', toHex(deep).slice(2)],
  ] as const) {
    const times: number[] = [];
    for (let i = 0; i < 50; i++) {
      const before = performance.now();
      await holders.page(database, [MINT], 100, cursor);
      times.push(performance.now() - before);
    }
    times.sort((a, b) => a - b);
    rows.push({ name: `${name} of ${HOLDERS} holders, median`, value: times[25]!, unit: 'ms' });
    rows.push({ name: `${name} of ${HOLDERS} holders, slowest of 50`, value: times[49]!, unit: 'ms' });
  }
  await database.close();
  await rm(path, { recursive: true, force: true });
  return rows;
}
