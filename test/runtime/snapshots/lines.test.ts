/** Lines of exports: each record of every module comes back from its line, and a line has one form. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../../cli/distribution/default.js';
import { BadLine, RecordLines } from '../../../runtime/engine/snapshots/export/format.js';
import { recordKey } from '../../../runtime/kernel/chain/stores.js';
import { textForms } from '../../../runtime/kernel/chain/text.js';
import { CodecError, encode, type Type } from '../../../runtime/lib/codec/type.js';
import type { Entry } from '../../../runtime/lib/storage/database.js';
import { compressed, decompressed } from '../../../runtime/lib/zstd-frames.js';
import { defaultModules } from '../../golden/distribution.js';
import { seeded } from '../codec/vocabulary.js';

const set = await defaultModules();
const text = textForms(defaults, set.operations);
const lines = new RecordLines(set, text);

/** A record of each store, of these seeds. */
function* samples(seeds: number): Generator<{ readonly where: string; readonly entry: Entry }> {
  for (const { number, module } of set.modules) {
    for (const [name, store] of Object.entries(module.state)) {
      for (let seed = 0; seed < seeds; seed++) {
        const random = Object.assign(seeded(seed), { operations: set.operations });
        const parts = (store.kind === 'map' ? store.keys : []).map((type: Type<unknown>) => type.sample(random));
        const value = encode(store.value, store.value.sample(random), set.operations);
        yield {
          where: `${module.name}.${name}, seed ${seed}`,
          entry: [Buffer.from(recordKey(number, store, parts), 'hex'), value],
        };
      }
    }
  }
}

test('every record of every module survives a round trip through its line', () => {
  for (const { where, entry } of samples(20)) {
    const line = lines.write(entry);
    assert.not.match(line, /"x":/, `${where} is told by its value`);
    assert.not.match(line, /\n/);
    const { entry: again, module } = lines.read(line);
    assert.is(module, where.split('.')[0]);
    assert.equal(
      again.map((bytes) => Buffer.from(bytes).toString('hex')),
      entry.map((bytes) => Buffer.from(bytes).toString('hex')),
      where,
    );
  }
});

test('a line in non-canonical form is rejected', () => {
  for (const { where, entry } of samples(2)) {
    const line = lines.write(entry);
    const { m, c, k, v } = JSON.parse(line) as Record<string, unknown>;
    const others = [
      ` ${line}`,
      `${line} `,
      `${line}\r`,
      line.replace('{"m"', '{"m":"dao","m"'),
      JSON.stringify({ c, m, k, v }),
      JSON.stringify({ m, c, k, v, w: 1 }),
      JSON.stringify({ m, c, k: `${String(k)}00`, v }),
      JSON.stringify({ m, c, k: `${String(k)}0`, v }),
      JSON.stringify({ m, c, k, x: Buffer.from(entry[1]).toString('hex') }),
      JSON.stringify({ m, c, k }),
      JSON.stringify({ m, c, v }),
      JSON.stringify({ m, c: 'nothing', k, v }),
      JSON.stringify({ m: ['dao'], c: {}, k, v }),
      JSON.stringify([m, c, k, v]),
      'null',
      '',
    ];
    for (const other of others) {
      assert.throws(
        () => lines.read(other),
        (cause: unknown) => cause instanceof BadLine,
        `${where}: ${other.slice(0, 300)}`,
      );
    }
  }
});

test('for any key and value a line is rejected or rewritten identically', () => {
  const known = [...samples(1)].map(({ entry }) => JSON.parse(lines.write(entry)) as Record<string, unknown>);
  fc.assert(
    fc.property(
      fc.constantFrom(...known),
      fc.json({ maxDepth: 3 }),
      fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), maxLength: 80 }),
      (one, v, k) => {
        for (const line of [
          JSON.stringify({ ...one, v: JSON.parse(v) as unknown }),
          JSON.stringify({ ...one, k }),
          JSON.stringify({ m: one.m, c: one.c, k: one.k, x: k }),
        ]) {
          try {
            assert.is(lines.write(lines.read(line).entry), line);
          } catch (cause) {
            if (!(cause instanceof BadLine)) throw cause;
          }
        }
      },
    ),
    { numRuns: 600 },
  );
});

test('text that does not survive JSON, as older chains may hold, is exported as bytes', () => {
  let found = 0;
  for (const { where, entry } of samples(3)) {
    const odd = turned(entry[1]);
    if (!odd) continue;
    let line: string;
    try {
      line = lines.write([entry[0], odd]);
    } catch (cause) {
      if (cause instanceof CodecError) continue; // these letters were no text, or of a pattern
      throw cause;
    }
    if (!line.includes('"x":"')) continue;
    found++;
    assert.is(Buffer.compare(lines.read(line).entry[1], odd), 0, where);
  }
  assert.ok(found > 0);
});

/** Three letters in a row become the sign that turns the direction of text; undefined where there are none. */
function turned(bytes: Uint8Array): Uint8Array | undefined {
  const text = Buffer.from(bytes).toString('latin1');
  const at = text.search(/[a-z]{3}/);
  return at < 0 ? undefined : Buffer.from(`${text.slice(0, at)}\xe2\x80\xae${text.slice(at + 3)}`, 'latin1');
}

test('pieces of any size survive framing, however the frames are split', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(700_000), { maxLength: 6 }),
      fc.integer({ min: 1, max: 300_000 }),
      async (sizes, step) => {
        const pieces = sizes.map((size, i) => new Uint8Array(size).map((_, j) => (i * 31 + (j >> 5) * 7) & 0xff));
        const file = Buffer.concat(await all(compressed(from(pieces))));
        const steps = Array.from({ length: Math.ceil(file.length / step) }, (_, i) =>
          file.subarray(i * step, (i + 1) * step),
        );
        assert.is(Buffer.compare(Buffer.concat(await all(decompressed(from(steps)))), Buffer.concat(pieces)), 0);
      },
    ),
    { numRuns: 25 },
  );
});

async function* from<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of items) found.push(one);
  return found;
}

test.run();
