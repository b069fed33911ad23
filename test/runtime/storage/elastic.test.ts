/** Tiers: whatever is cold, warm or on the way, a database with tiers answers as one without; also after a crash at any step. */

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Failure } from '../../../runtime/lib/errors.js';
import { hasCold } from '../../../runtime/lib/storage/cold-segments.js';
import { columnRange, columns, stateKeyBytes } from '../../../runtime/lib/storage/columns.js';
import type { Database, DatabaseChange, Range } from '../../../runtime/lib/storage/database.js';
import { ElasticDatabase, type ElasticTerms } from '../../../runtime/lib/storage/elastic.js';
import { CorruptDatabase, StorageUnavailable } from '../../../runtime/lib/storage/errors.js';
import { MemoryDatabase } from '../../../runtime/lib/storage/memory.js';
import { refused } from './temporary.js';

const DAY = 86_400_000;
const TERMS: ElasticTerms = { ageMs: 30 * DAY, stepRecords: 5, stepBytes: 400 };
const KEYS = 24;

const made: string[] = [];
async function temporaryDirectory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'trellis-elastic-'));
  made.push(path);
  return path;
}
test.after(async () => {
  for (const path of made) await rm(path, { recursive: true, force: true });
});

/** State keys, and some of another column. */
const keyOf = (n: number): Uint8Array =>
  n < KEYS ? stateKeyBytes(`0002${n.toString(16).padStart(2, '0')}aa`) : Uint8Array.of(columns.headers, n);
const wordOf = (n: number): Uint8Array => new Uint8Array(20 + (n % 60)).fill(n % 251);

type Op =
  | { readonly kind: 'write'; readonly changes: readonly (readonly [number, number | null])[] }
  | { readonly kind: 'read'; readonly keys: readonly number[] }
  | {
      readonly kind: 'range';
      readonly from: number;
      readonly to: number;
      readonly limit: number;
      readonly reverse: boolean;
    }
  | { readonly kind: 'pass'; readonly days: number }
  | { readonly kind: 'step' }
  | { readonly kind: 'walk' }
  | { readonly kind: 'busy'; readonly changes: readonly (readonly [number, number | null])[]; readonly after: number }
  | { readonly kind: 'reopen' };

const some = fc.nat(KEYS + 3);
const ops: fc.Arbitrary<Op> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      changes: fc.array(fc.tuple(some, fc.option(fc.nat(1_000))), { maxLength: 6 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('read' as const), keys: fc.array(some, { maxLength: 5 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('range' as const),
      from: some,
      to: some,
      limit: fc.integer({ min: 1, max: 40 }),
      reverse: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 10, max: 70 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('step' as const) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('walk' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('busy' as const),
      changes: fc.array(fc.tuple(some, fc.option(fc.nat(1_000))), { maxLength: 6 }),
      after: fc.nat(12),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const) }) },
);

/** Closes what a process has open, but not what it left in memory in place of a disk. */
async function abandon(tiered: ElasticDatabase, warm: MemoryDatabase): Promise<void> {
  const { close } = warm;
  warm.close = async () => {};
  await tiered.close();
  warm.close = close;
}

/** Does the same to a database with tiers and to one without, and compares every answer. */
async function compare(list: readonly Op[], directory: string): Promise<number> {
  const plain = new MemoryDatabase();
  const warm = new MemoryDatabase();
  let now = 0;
  let tiered = await ElasticDatabase.open(warm, directory, now, TERMS);
  let most = 0;
  for (const op of list) {
    if (op.kind === 'write') {
      const changes = op.changes.map(([n, value]): DatabaseChange => [keyOf(n), value === null ? null : wordOf(value)]);
      await Promise.all([plain.write({ changes }), tiered.write({ changes })]);
    } else if (op.kind === 'busy') {
      // Written and read while records are on their way to a file.
      const changes = op.changes.map(([n, value]): DatabaseChange => [keyOf(n), value === null ? null : wordOf(value)]);
      const stepping = tiered.cold.step(now);
      for (let turn = 0; turn < op.after; turn++) await Promise.resolve();
      if (op.after > 8) await new Promise(setImmediate);
      const reading = tiered.getMany(changes.map(([key]) => key));
      await Promise.all([plain.write({ changes }), tiered.write({ changes }), stepping, reading]);
    } else if (op.kind === 'read') {
      const keys = op.keys.map(keyOf);
      assert.equal(await tiered.getMany(keys), await plain.getMany(keys));
    } else if (op.kind === 'range') {
      const range: Range = { gte: keyOf(op.from), lt: keyOf(op.to), limit: op.limit, reverse: op.reverse };
      assert.equal(await tiered.range(range), await plain.range(range));
    } else if (op.kind === 'pass') now += op.days * DAY;
    else if (op.kind === 'step') await tiered.cold.step(now);
    else if (op.kind === 'walk') while (await tiered.cold.step(now));
    else {
      // What a process leaves that dies: the files as they are, and nothing of what is in memory.
      await abandon(tiered, warm);
      tiered = await ElasticDatabase.open(warm, directory, now, TERMS);
    }
    most = Math.max(most, tiered.cold.stats().entries);
  }
  for (const column of [columns.state, columns.headers]) {
    const all = { ...columnRange(column), limit: 1_000 };
    assert.equal(await tiered.range(all), await plain.range(all));
  }
  await tiered.close();
  return most;
}

test('for any writes, reads and idle times it behaves like a database without tiers', async () => {
  let cold = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(ops, { minLength: 10, maxLength: 60 }), async (list) => {
      cold += await compare(list, await temporaryDirectory());
    }),
    { numRuns: Number(process.env.TEST_RUNS ?? 120) },
  );
  assert.ok(cold > 20, `${cold} records were cold`);
});

async function filled(directory: string, warm: Database, terms = TERMS): Promise<ElasticDatabase> {
  const tiered = await ElasticDatabase.open(warm, directory, 0, terms);
  await tiered.write({ changes: Array.from({ length: KEYS }, (_, n) => [keyOf(n), wordOf(n)]) });
  for (const days of [31, 62]) while (await tiered.cold.step(days * DAY));
  return tiered;
}

const warmRows = async (warm: Database): Promise<number> =>
  (await warm.range({ ...columnRange(columns.state), limit: 1_000 })).length;

test('a record unused for thirty days becomes cold, and a record that is read returns with the next block', async () => {
  const warm = new MemoryDatabase();
  const tiered = await ElasticDatabase.open(warm, await temporaryDirectory(), 0, TERMS);
  const write = (...keys: number[]) => tiered.write({ changes: keys.map((n) => [keyOf(n), wordOf(n)]) });
  await write(...Array.from({ length: KEYS }, (_, n) => n));
  assert.not.ok(await tiered.cold.step(29 * DAY), 'nothing is cold before its time');
  while (await tiered.cold.step(31 * DAY));
  assert.is(await warmRows(warm), KEYS, 'all was touched in those days');
  await write(3, 4);
  while (await tiered.cold.step(61 * DAY));
  assert.is(await warmRows(warm), 2, 'but for what was touched all is cold');
  assert.is(tiered.cold.stats().entries, KEYS - 2);
  assert.equal(await tiered.get(keyOf(9)), wordOf(9));
  await write(3);
  assert.is(await warmRows(warm), 3, 'what was read is warm again');
  assert.is(tiered.cold.stats().reads, 1);
  assert.ok(await hasCold(warm));
  await tiered.close();
});

test('a deleted record does not return from the cold tier', async () => {
  const directory = await temporaryDirectory();
  const warm = new MemoryDatabase();
  const tiered = await filled(directory, warm);
  assert.is(await warmRows(warm), 0);
  await tiered.get(keyOf(5));
  await tiered.write({ changes: [[keyOf(5), null]] });
  for (const days of [93, 124, 155]) {
    assert.is(await tiered.get(keyOf(5)), null);
    while (await tiered.cold.step(days * DAY));
  }
  assert.is((await tiered.range({ ...columnRange(columns.state), limit: 100 })).length, KEYS - 1);
  await tiered.close();
});

test('a view is unaffected while records become cold and files are removed', async () => {
  const directory = await temporaryDirectory();
  const warm = new MemoryDatabase();
  const tiered = await filled(directory, warm);
  const all = { ...columnRange(columns.state), limit: 1_000 };
  const [view, before] = [tiered.view(), await tiered.range(all)];
  const files = await readdir(directory);
  await tiered.write({ changes: Array.from({ length: KEYS / 2 }, (_, n) => [keyOf(2 * n), wordOf(99)]) });
  for (const days of [93, 124, 155]) while (await tiered.cold.step(days * DAY));
  const left = (await readdir(directory)).filter((name) => files.includes(name));
  assert.equal(left, [], 'all files were made anew');
  assert.equal(await view.range(all), before);
  await view.close();
  await tiered.close();
});

/** Refuses the n-th of the writes, and all that come after it: what a full disk does, and what a kill leaves. */
class Failing extends MemoryDatabase {
  left = Number.POSITIVE_INFINITY;

  override async write(batch: Parameters<MemoryDatabase['write']>[0]): Promise<void> {
    if (--this.left < 0) throw new Failure(StorageUnavailable, { path: 'here', reason: 'the disk is full' });
    return super.write(batch);
  }
}

test('a process that dies before or after any step leaves all records readable', async () => {
  for (let left = 0; left < 14; left++) {
    const directory = await temporaryDirectory();
    const warm = new Failing();
    const tiered = await filled(directory, warm);
    await tiered.write({
      changes: [
        [keyOf(1), wordOf(70)],
        [keyOf(2), null],
        [keyOf(KEYS - 1), wordOf(71)],
      ],
    });
    const all = { ...columnRange(columns.state), limit: 1_000 };
    const before = await tiered.range(all);
    warm.left = left;
    try {
      for (const days of [93, 124]) while (await tiered.cold.step(days * DAY));
    } catch {}
    assert.equal(await tiered.range(all), before, 'also of the process that goes on');
    warm.left = Number.POSITIVE_INFINITY;
    await abandon(tiered, warm);
    const again = await ElasticDatabase.open(warm, directory, 125 * DAY, TERMS);
    assert.equal(await again.range(all), before, `after ${left} writes`);
    for (const days of [156, 187]) while (await again.cold.step(days * DAY));
    assert.equal(await again.range(all), before);
    assert.is(await warmRows(warm), 0, 'and all is cold in the end');
    await again.close();
  }
});

test('a damaged, truncated or missing cold file is reported and never returns wrong data', async () => {
  const directory = await temporaryDirectory();
  const warm = new MemoryDatabase();
  const tiered = await filled(directory, warm, { ...TERMS, stepRecords: 1_000, stepBytes: 1_000_000 });
  const all = { ...columnRange(columns.state), limit: 1_000 };
  const before = await tiered.range(all);
  const rows = await warm.range({ gte: Uint8Array.of(), lt: Uint8Array.of(255), limit: 100_000 });
  const copied = async () => {
    const copy = new MemoryDatabase();
    await copy.write({ changes: rows });
    return copy;
  };
  await tiered.close();
  const [name] = await readdir(directory);
  const path = join(directory, name!);
  const whole = await readFile(path);
  for (let at = 0; at < whole.length; at += 7) {
    const bytes = Buffer.from(whole);
    bytes[at]! ^= 1 << (at % 8);
    await writeFile(path, bytes);
    const failed = await ElasticDatabase.open(await copied(), directory, 63 * DAY, TERMS).then(
      async (opened) => {
        const end = await opened.range(all).then(
          (found) => found,
          (cause: unknown) => cause,
        );
        await opened.close();
        return end;
      },
      (cause: unknown) => cause,
    );
    if (Array.isArray(failed)) assert.equal(failed, before, `byte ${at}`);
    else assert.is((failed as { error: unknown }).error, CorruptDatabase, `byte ${at}: ${String(failed)}`);
  }
  await writeFile(path, whole.subarray(0, whole.length - 5));
  await refused(ElasticDatabase.open(await copied(), directory, 0, TERMS), CorruptDatabase);
  await rm(path);
  await refused(ElasticDatabase.open(await copied(), directory, 0, TERMS), CorruptDatabase);
});

test.run();
