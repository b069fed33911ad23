/** A follower: large blocks in small pieces, read again after a crash, without taking the node's turns. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Follower } from '../../runtime/engine/follower.js';
import type { Blocks } from '../../runtime/engine/ledger/blocks.js';
import type { Ledger } from '../../runtime/engine/ledger/ledger.js';
import type { Batch } from '../../runtime/lib/storage/database.js';
import { MemoryDatabase } from '../../runtime/lib/storage/memory.js';
import type { Put } from '../../runtime/plugin.js';
import { until } from '../until.js';

const CURSOR = Uint8Array.of(0);
const ROWS = 2_000;
const TOTAL = Uint8Array.of(1);

const key = (height: number, row: number) => Uint8Array.of(2, height, row >> 8, row & 255);
const numberIn = (bytes: Uint8Array | null) => (bytes ? new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) : 0);
const bytesOf = (number: number) => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
};

/** A chain of so many blocks, none of them with anything in it. */
const chainOf = (height: number, busy = false) => {
  const log: string[] = [];
  return {
    blocks: {
      oldest: 0,
      at: async (at: number) => ({ header: { height: at } }),
      keepFor: () => () => undefined,
    } as unknown as Blocks,
    ledger: { head: { height } } as unknown as Ledger,
    log: (_: string, message: string) => void log.push(message),
    busy: () => busy,
    told: log,
  };
};

/** Two thousand rows for each block, and a sum that a block must be in once. */
const following = (database: MemoryDatabase) => ({
  name: 'the test',
  database,
  cursor: CURSOR,
  async rows({ header: { height } }: { readonly header: { readonly height: number } }, put: Put) {
    for (let row = 0; row < ROWS; row++) await put([key(height, row), bytesOf(row)]);
    return [[TOTAL, bytesOf(numberIn(await database.get(TOTAL)) + ROWS)] as const];
  },
});

/** Breaks down at a write. */
class Breaking extends MemoryDatabase {
  left = Number.POSITIVE_INFINITY;
  readonly sizes: number[] = [];

  override async write(batch: Batch): Promise<void> {
    if (this.left-- <= 0) throw new Error('the power is gone');
    this.sizes.push(batch.changes.length);
    await super.write(batch);
  }
}

test('a large block is written in small batches, the last of which has the cursor', async () => {
  const database = new Breaking();
  const follower = new Follower(chainOf(1), following(database));
  await follower.start();
  await until(async () => follower.height === 1);
  assert.ok(database.sizes.length >= 4);
  assert.ok(database.sizes.every((size) => size <= 600));
  assert.is(numberIn(await database.get(TOTAL)), ROWS);
  await follower.stop();
});

test('a reader sees the rows of one height, even while the next block is half written', async () => {
  const database = new MemoryDatabase();
  const chain = chainOf(2);
  let reached: () => void = () => undefined;
  const half = new Promise<void>((resolve) => {
    reached = resolve;
  });
  let goOn: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const follower = new Follower(chain, {
    ...following(database),
    async rows(block, put) {
      const last = await following(database).rows(block, put);
      if (block.header.height === 2) {
        reached();
        await waiting;
      }
      return last;
    },
  });
  const seen = () =>
    follower.read(async ({ height, database: rows }) => {
      const found = await rows.range({ gte: Uint8Array.of(2), lt: Uint8Array.of(3), limit: 10 * ROWS });
      const [total] = await rows.getMany([TOTAL]);
      return [height, found.length, numberIn(total!), numberIn(await rows.get(TOTAL))];
    });
  await follower.start();
  await half;
  assert.ok((await database.range({ gte: Uint8Array.of(2, 2), lt: Uint8Array.of(3), limit: 1 })).length > 0, 'half');
  assert.equal(await seen(), [1, ROWS, ROWS, ROWS]);
  goOn();
  await until(async () => follower.height === 2);
  assert.equal(await seen(), [2, 2 * ROWS, 2 * ROWS, 2 * ROWS]);
  await follower.stop();
});

test('after a crash within a block it is read again, and sums count it once', async () => {
  const database = new Breaking();
  database.left = 6;
  const chain = chainOf(2);
  const broken = new Follower(chain, following(database));
  await broken.start();
  await until(async () => chain.told.length > 0);
  assert.is(broken.height, 1);
  database.left = Number.POSITIVE_INFINITY;
  const again = new Follower(chainOf(2), following(database));
  await again.start();
  await until(async () => again.height === 2);
  assert.is(numberIn(await database.get(TOTAL)), 2 * ROWS);
  const rows = await database.range({ gte: Uint8Array.of(2), lt: Uint8Array.of(3), limit: 10 * ROWS });
  assert.is(rows.length, 2 * ROWS);
  await again.stop();
});

test('a follower pauses between pieces while the node is busy, and only yields when it is far behind', async () => {
  const elapsed = async (height: number) => {
    const follower = new Follower(chainOf(height, true), following(new MemoryDatabase()));
    const began = performance.now();
    await follower.start();
    await until(async () => follower.height === 1);
    const took = performance.now() - began;
    await follower.stop();
    return took;
  };
  assert.ok((await elapsed(1)) >= 3 * 8);
  let turns = 0;
  let counting = true;
  const count = () => {
    turns++;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const follower = new Follower(chainOf(40, true), following(new MemoryDatabase()));
  await follower.start();
  await until(async () => follower.height >= 20);
  counting = false;
  assert.ok(turns > 60);
  await follower.stop();
});

test('a block that arrives at the moment a follower has caught up is not missed', async () => {
  const database = new MemoryDatabase();
  let height = 1;
  let asked = 0;
  const chain = chainOf(1);
  // The head moves, and the follower hears of it, right after it found nothing more to do.
  const head = () => {
    if (follower.height === 1 && asked++ === 0) {
      queueMicrotask(() => {
        height = 2;
        follower.wake();
      });
    }
    return { height };
  };
  const ledger = Object.defineProperty({}, 'head', { get: head }) as Ledger;
  const follower: Follower = new Follower({ ...chain, ledger }, following(database));
  await follower.start();
  await until(() => follower.height === 2);
  await follower.stop();
});

test.run();
