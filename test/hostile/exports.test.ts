/** Files of state that somebody made up: refused with the line that is wrong, in little memory, and nothing of them is kept. */

import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { ExportReader } from '../../runtime/engine/snapshots/export/read.js';
import { Failure } from '../../runtime/lib/errors.js';
import { compress, loadZstd } from '../../runtime/lib/zstd.js';
import { compressed, decompressed } from '../../runtime/lib/zstd-frames.js';
import { exportHead } from '../../runtime/node/maintenance/snapshots/offline.js';
import {
  importInto,
  readChain,
  verifyExport,
} from '../../runtime/node/maintenance/snapshots/restore-into-directory.js';
import { newDirectory } from '../cli/program.js';
import { newFile, performIn } from '../network/exports.js';
import { chainOf, start, stop, stopAll, type TestChain } from '../network/nodes.js';
import { until } from '../until.js';

let chain: TestChain;
/** Of a true export. */
let lines: readonly string[];
let block: { readonly height: number; readonly hash: string };

test.before(async () => {
  await loadZstd();
  chain = await chainOf(1);
  const node = await start(chain, { blockTime: 0.5 }, 0);
  await until(() => node.node.ledger.head.height >= 2, 'there are blocks');
  const { dataDir } = node;
  await stop(node);
  const path = await newFile('state');
  const { height, block_hash } = await performIn('chain', chain, { dataDir }, (ground) => exportHead(ground, path));
  block = { height, hash: block_hash };
  lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
});
test.after(stopAll);

/** Lines with the end that is right for them. */
function ended(all: readonly string[]): string {
  const before = all.slice(0, -1).map((line) => `${line}\n`);
  const sha256 = createHash('sha256').update(before.join('')).digest('hex');
  const records = before.filter((line) => line.startsWith('{"m":')).length;
  return `${before.join('')}${JSON.stringify({ end: true, records, sha256 })}\n`;
}

const record = (at: number): number => lines.findIndex((line) => line.startsWith('{"m":')) + at;
const without = (at: number): string[] => lines.toSpliced(at, 1);
const withLine = (at: number, line: string): string[] => lines.toSpliced(at, 0, line);
const changed = (at: number, line: string): string[] => lines.toSpliced(at, 1, line);

/** What becomes of a file: its refusal, in an import and in a trial alike, and what is left of it. */
async function refusalOf(
  content: string | Uint8Array,
  name = 'state',
): Promise<Readonly<Record<string, unknown>> | null> {
  const path = await newFile(name);
  await writeFile(path, content);
  const known = await readChain(runtimeOf(defaults), chain.genesis, []);
  const { refusal } = await verifyExport(path, known, () => undefined);
  const target = await newDirectory();
  const taken = await performIn('none', chain, { dataDir: target }, (ground) => importInto(ground, path)).catch(
    (cause: unknown) => {
      if (!(cause instanceof Failure)) throw cause;
      assert.equal([cause.error.code, cause.error.name], [3185, 'ExportRefused']);
      return cause;
    },
  );
  assert.equal(
    taken instanceof Failure ? taken.details : null,
    refusal,
    'the verification and the import report the same',
  );
  if (refusal !== null) assert.equal(await readdir(target), ['version.json'], 'nothing of it is kept');
  return refusal;
}

async function refused(
  content: string | Uint8Array,
  line: number | undefined,
  reason: RegExp,
  name?: string,
): Promise<void> {
  const refusal = await refusalOf(content, name);
  assert.match(String(refusal?.reason), reason);
  assert.is(refusal?.line, line, String(refusal?.reason));
}

test('a valid export is accepted', async () => {
  assert.is(await refusalOf(ended(lines)), null);
  assert.is(
    await refusalOf(Buffer.concat(await all(compressed(from([Buffer.from(ended(lines))])))), 'state.zst'),
    null,
  );
});

test('a truncated export is rejected with the line at which it ends', async () => {
  const whole = ended(lines);
  for (const at of [0, 1, record(0), record(1), lines.length - 1]) {
    const kept = lines
      .slice(0, at)
      .map((line) => `${line}\n`)
      .join('');
    await refused(kept, at + 1, /empty|missing|ends before its last line/);
    await refused(whole.slice(0, kept.length + 5), at + 1, /ends within it/);
  }
  await refused(whole.slice(0, -1), lines.length, /ends within it/);
});

test('duplicate, unordered or misplaced keys are rejected with their line', async () => {
  const [at, one, two] = [record(3), lines[record(3)]!, lines[record(4)]!];
  await refused(ended(withLine(at, one)), at + 2, /duplicate/);
  await refused(ended(lines.toSpliced(at, 2, two, one)), at + 2, /out of order/);
  await refused(ended(withLine(at, lines[0]!)), at + 1, /unknown store/);
  await refused(ended(withLine(at, lines[1]!)), at + 1, /unknown store/);
  await refused(ended(withLine(2, lines[1]!)), 3, /wrong place/);
  await refused(ended(without(1)), 2, /is missing/);
  await refused(`${ended(lines)}{}\n`, lines.length + 1, /follows the last line/);
});

test('a changed, added or removed record is rejected because the state root differs', async () => {
  const at = lines.findIndex((line) => /"c":"balances".*"v":"?\d{6}/.test(line));
  assert.ok(at > 0, 'there is a balance');
  const richer = lines[at]!.replace(
    /"v":("?)(\d)/,
    (_, quote: string, digit: string) => `"v":${quote}${(Number(digit) % 9) + 1}`,
  );
  assert.is.not(richer, lines[at]);
  await refused(ended(changed(at, richer)), undefined, /have the state root/);
  await refused(ended(without(at)), undefined, /have the state root/);
});

test('a last line with a wrong record count or checksum is rejected', async () => {
  const last = lines.length;
  await refused(
    `${changed(record(2), lines[record(2)]!).slice(0, -1).join('\n')}\n${JSON.stringify({ end: true, records: 1, sha256: '' })}\n`,
    last,
    /records before it/,
  );
  const fewer = ended(without(record(2)));
  await refused(fewer.replace(/"sha256":"[0-9a-f]/, '"sha256":"g'), last - 1, /checksum/);
});

test('a header of another chain, module set or block is rejected', async () => {
  const header = JSON.parse(lines[0]!) as Record<string, unknown>;
  const told = (change: object) => ended(changed(0, JSON.stringify({ ...header, ...change })));
  await refused(told({ chain_id: 7 }), 1, /is of chain 7/);
  await refused(told({ module_set_id: `0x${'1'.repeat(64)}` }), 1, /other modules/);
  await refused(told({ format: 2 }), 1, /format/);
  await refused(told({ more: 1 }), 1, /more/);
  await refused(told({ state_root: `0x${'1'.repeat(64)}` }), undefined, /does not match its header/);
  await refused(told({ height: block.height + 1 }), undefined, /does not match its header/);
  await refused('[]\n', 1, /not a JSON object/);
  await refused('{"m":1}\n', 1, /not the header/);
});

test('an export is rejected if its block is not certified or does not match the trusted hash', async () => {
  const bytes = Buffer.from(lines[1]!.slice('{"anchor":"0x'.length, -2), 'hex');
  for (const at of [40, Math.trunc(bytes.length / 2), bytes.length - 40]) {
    const other = Buffer.from(bytes);
    other[at]! ^= 1;
    assert.ok(await refusalOf(ended(changed(1, `{"anchor":"0x${other.toString('hex')}"}`))), `byte ${at}`);
  }
  const path = await newFile('state');
  await writeFile(path, ended(lines));
  const take = async (trustedHash: { height: number; hash: string }) => {
    const dataDir = await newDirectory();
    return performIn('none', chain, { dataDir, trustedHash }, (ground) => importInto(ground, path)).catch(
      (cause: Failure) => cause.details.reason,
    );
  };
  assert.match(
    String(await take({ height: block.height, hash: '1'.repeat(64) })),
    /differs from that of --trusted-hash/,
  );
  assert.is(((await take(block)) as { header: { height: number } }).header.height, block.height);
});

/** Bytes of a file that never ends, and how many of them were taken. */
function endless(head: string, piece: Uint8Array) {
  const taken = { bytes: 0 };
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(head);
    for (;;) {
      taken.bytes += piece.length;
      yield piece;
    }
  }
  return { taken, bytes: bytes() };
}

const MIB = 1024 * 1024;

/** The line at which a stream of bytes is refused. */
async function lineOf(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let line: unknown;
  await performIn('none', chain, { dataDir: await newDirectory() }, async ({ set, text, genesis }) => {
    const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
    const sorting = await newDirectory();
    const reader = new ExportReader('a stream', bytes, { domain, set, text, sorting, log: () => undefined });
    try {
      await reader.open();
      for await (const _ of reader.records());
    } catch (cause) {
      if (!(cause instanceof Failure)) throw cause;
      line = cause.details.line;
    } finally {
      await reader.close();
    }
  });
  return line as number;
}

test('an endless line is rejected after a few megabytes, wherever it is', async () => {
  const piece = new Uint8Array(MIB).fill(0x5b);
  for (const [at, most] of [
    [0, 6],
    [1, 68],
    [2, 68],
    [record(5), 6],
  ] as const) {
    const head = lines
      .slice(0, at)
      .map((line) => `${line}\n`)
      .join('');
    const { taken, bytes } = endless(head, piece);
    assert.is(await lineOf(bytes), at + 1);
    assert.ok(taken.bytes <= most * MIB, `${taken.bytes} bytes are taken for line ${at + 1}`);
  }
});

test('a line with 100,000 nested brackets and a line of invalid UTF-8 are rejected', async () => {
  const at = record(5);
  await refused(
    ended(changed(at, `{"m":"tokens","c":"balances","k":"","v":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)),
    at + 1,
    /./,
  );
  const odd = Buffer.from(`${lines.slice(0, at).join('\n')}\n\xff\n`, 'latin1');
  await refused(odd, at + 1, /UTF-8/);
});

test('a decompression bomb is rejected at its first invalid line', async () => {
  const head = compress(
    Buffer.from(
      lines
        .slice(0, record(5))
        .map((line) => `${line}\n`)
        .join(''),
    ),
  );
  const zeros = compress(new Uint8Array(MIB));
  assert.ok(zeros.length < 200);
  let made = 0;
  async function* bomb(): AsyncGenerator<Uint8Array> {
    yield head;
    for (;;) {
      made++;
      yield zeros;
    }
  }
  assert.is(await lineOf(decompressed(bomb())), record(5) + 1);
  assert.ok(made <= 8, `${made} MiB are made of it`);
  const large = compress(new Uint8Array(9 * MIB));
  await refused(Buffer.concat([head, large]), record(5) + 1, /decompress it first/, 'state.zst');
});

test('truncated, corrupt or missing compression frames are rejected', async () => {
  const whole = Buffer.concat(await all(compressed(from([Buffer.from(ended(lines))]))));
  for (const cut of [1, 5, 13, 100, whole.length - 1]) {
    assert.ok(await refusalOf(whole.subarray(0, cut), 'state.zst'), `cut at ${cut}`);
  }
  for (const at of [0, 4, 5, 9, 12, 60, whole.length - 3]) {
    const other = Buffer.from(whole);
    other[at]! ^= 0x41;
    assert.ok(await refusalOf(other, 'state.zst'), `byte ${at} is another`);
  }
  await refused(ended(lines), 1, /not a small Zstandard frame/, 'state.zst');
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
