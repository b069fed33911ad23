/** Log files: a torn end is cut, at whatever byte; damage before the end is refused. */

import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AppendFile } from '../../../runtime/lib/storage/append-file.js';
import { CorruptLog, StorageUnavailable } from '../../../runtime/lib/storage/errors.js';
import {
  decodeGroups,
  decodeHeader,
  encodeGroup,
  encodeHeader,
  HEADER_LENGTH,
  type LogRecord,
} from '../../../runtime/lib/storage/frames.js';
import { bytes, inDirectory, refused } from './temporary.js';

const records = (...lengths: number[]): LogRecord[] =>
  lengths.map((length, i) => ({ type: i, payload: bytes(length, length + i) }));
const contents = (frames: readonly { type: number; payload: unknown }[]) =>
  frames.map(({ type, payload }) => [type, Buffer.from(payload as Uint8Array).toString('hex')]);

/** A file of these groups in memory, and where each group and each frame ends. */
function file(groups: readonly (readonly LogRecord[])[]) {
  const { bytes: header, marker } = encodeHeader(7);
  let content = Buffer.from(header);
  const groupEnds: number[] = [content.length];
  for (const group of groups) {
    content = Buffer.concat([content, ...encodeGroup(marker, group, content.length).chunks]);
    groupEnds.push(content.length);
  }
  return { content, marker, groupEnds };
}

const groupsOf = fc.array(
  fc.array(fc.record({ type: fc.nat(253), payload: fc.uint8Array({ maxLength: 40 }) }), { minLength: 1, maxLength: 3 }),
  { minLength: 1, maxLength: 4 },
);

test('frames are read as they were written, in pieces or complete', () => {
  fc.assert(
    fc.property(groupsOf, fc.nat(40), (groups, cut) => {
      const pieces = groups.map((group) =>
        group.map(({ type, payload }) => ({ type, payload: [payload.subarray(0, cut), payload.subarray(cut)] })),
      );
      const { content, marker } = file(pieces);
      assert.equal(decodeHeader(content), { marker, subject: 7 });
      const { frames, end, damage } = decodeGroups(content, marker);
      assert.is(damage, null);
      assert.is(end, content.length);
      assert.equal(contents(frames), contents(groups.flat()));
    }),
  );
});

test('a file truncated at any byte of its last group keeps everything before, and never counts as damaged', () => {
  fc.assert(
    fc.property(groupsOf, (groups) => {
      const { content, marker, groupEnds } = file(groups);
      const kept = groups.slice(0, -1).flat();
      for (let length = groupEnds.at(-2)!; length < content.length; length++) {
        const { frames, end, damage } = decodeGroups(content.subarray(0, length), marker);
        assert.equal(contents(frames.slice(0, kept.length)), contents(kept));
        assert.is(damage === null, length === end);
        assert.ok(damage?.torn ?? true);
      }
    }),
    { numRuns: 50 },
  );
});

test('a last group with any part missing on disk is torn, not damaged', () => {
  fc.assert(
    fc.property(groupsOf, fc.nat(200), fc.integer({ min: 1, max: 200 }), (groups, from, length) => {
      const { content, marker, groupEnds } = file(groups);
      const begin = Math.min(groupEnds.at(-2)! + from, content.length - 1);
      content.fill(0, begin, Math.min(begin + length, content.length));
      const { damage } = decodeGroups(content, marker);
      assert.ok(damage?.torn ?? true);
    }),
  );
});

test('a last group with only its first byte missing on disk is torn', () => {
  const { content, marker, groupEnds } = file([records(5), records(7, 8)]);
  content[groupEnds[1]!] = 0;
  const { frames, end, damage } = decodeGroups(content, marker);
  assert.equal(contents(frames), contents(records(5)));
  assert.equal([end, damage?.at, damage?.torn], [groupEnds[1], groupEnds[1], true]);
});

test('a changed byte in any group but the last is damage, reported with its location', () => {
  fc.assert(
    fc.property(groupsOf, fc.nat(), fc.integer({ min: 1, max: 255 }), (groups, position, change) => {
      const { content, marker, groupEnds } = file([...groups, records(3)]);
      const before = groupEnds.at(-2)! - HEADER_LENGTH;
      const at = HEADER_LENGTH + (position % before);
      content[at]! ^= change;
      const { damage } = decodeGroups(content, marker);
      assert.is(damage?.torn, false);
      assert.ok(damage!.at <= at);
    }),
  );
});

test('a payload that looks like log frames does not make a torn write look like damage', () => {
  const forged = file([records(1), records(2)]).content;
  const { content, marker, groupEnds } = file([records(5), [{ type: 1, payload: [forged, forged] }]]);
  for (let length = groupEnds[1]! + 1; length < content.length; length++) {
    assert.is(decodeGroups(content.subarray(0, length), marker).damage?.torn, true);
  }
});

test('a frame type reserved by the format cannot be written', () => {
  for (const type of [-1, 254, 255]) {
    assert.throws(() => encodeGroup(new Uint8Array(8), [{ type, payload: new Uint8Array() }], 0), /outside 0..253/);
  }
});

test('a file whose creation was interrupted by a crash is created again', async () => {
  await inDirectory(async (path) => {
    const { bytes: header } = encodeHeader(7);
    const torn = header.slice();
    torn[12]! ^= 1;
    for (const content of [...Array.from({ length: HEADER_LENGTH }, (_, i) => header.subarray(0, i)), torn]) {
      const name = join(path, 'log');
      await writeFile(name, content);
      const { file, frames, repaired } = await AppendFile.open(name, 7);
      assert.equal(frames, []);
      assert.is(repaired?.removed, content.length);
      await file.append(records(4));
      await file.close();
      const again = await AppendFile.open(name, 7);
      assert.is(again.frames.length, 1);
      assert.is(again.repaired, null);
      await again.file.close();
    }
  });
});

test('a torn end is truncated, reported and overwritten', async () => {
  await inDirectory(async (path) => {
    const name = join(path, 'log');
    const first = await AppendFile.create(name, 7);
    await first.append(records(10, 20));
    const whole = first.size;
    await first.append(records(30));
    await first.close();
    await writeFile(name, (await readFile(name)).subarray(0, -1));
    const { file, frames, repaired } = await AppendFile.open(name, 7);
    assert.equal(contents(frames), contents(records(10, 20)));
    assert.is(repaired?.path, name);
    assert.is(repaired?.at, whole);
    assert.is((await stat(name)).size, whole);
    await file.append(records(5));
    assert.equal(contents(await file.frames()), contents([...records(10, 20), ...records(5)]));
    await file.close();
  });
});

test('damage before the end, a foreign header and a renamed file are rejected with file and position', async () => {
  await inDirectory(async (path) => {
    const name = join(path, 'log');
    const file = await AppendFile.create(name, 7);
    await file.append(records(10));
    await file.append(records(10));
    await file.close();
    const sound = await readFile(name);
    const with_ = (at: number) => sound.map((byte, i) => (i === at ? byte ^ 1 : byte));
    await writeFile(name, with_(HEADER_LENGTH + 20));
    const inside = await refused(AppendFile.open(name, 7), CorruptLog);
    assert.is(inside.path, name);
    assert.is(inside.offset, HEADER_LENGTH + 9);
    await writeFile(name, with_(6));
    assert.is((await refused(AppendFile.open(name, 7), CorruptLog)).offset, 0);
    await writeFile(name, sound);
    assert.match(String((await refused(AppendFile.open(name, 8), CorruptLog)).reason), 'height 7');
  });
});

test('a failed write is reported with the path', async () => {
  await inDirectory(async (path) => {
    const name = join(path, 'log');
    const file = await AppendFile.create(name, 7);
    await file.close();
    assert.is((await refused(file.append(records(1)), StorageUnavailable)).path, name);
  });
});

test.run();
