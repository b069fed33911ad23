/** A record in two slots: whatever a crash leaves of a write, the record before or after it is read, and copies are known. */

import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CorruptLog, StorageUnavailable } from '../../../runtime/lib/storage/errors.js';
import { MAX_RECORD, SLOT_BYTES, SlotFile } from '../../../runtime/lib/storage/slot-file.js';
import { bytes, inDirectory, refused } from './temporary.js';

const text = (content: string) => new TextEncoder().encode(content);

/** The record that opening the file gives; the file is closed again. */
async function read(path: string): Promise<SlotFile> {
  const file = (await SlotFile.open(path))!;
  await file.close();
  return file;
}

test('a missing file reads as null, and a new one holds its first record', async () => {
  await inDirectory(async (path) => {
    const at = join(path, 'a', 'b');
    assert.is(await SlotFile.open(at), null);
    const file = await SlotFile.create(at, text('first'));
    assert.equal(file.payload, text('first'));
    await file.close();
    assert.equal((await read(at)).payload, text('first'));
  });
});

test('the last written record is returned, whatever its length', async () => {
  await inDirectory(async (path) => {
    const at = join(path, 'a');
    const file = await SlotFile.create(at, text('first'));
    for (const length of [0, 1, 300, MAX_RECORD, 7]) {
      await file.write(bytes(length, length));
      assert.equal((await read(at)).payload, bytes(length, length));
    }
    await file.close();
    assert.is((await readFile(at)).length, 2 * SLOT_BYTES, 'the file does not grow');
  });
});

test('concurrent records share a write, and the last one counts', async () => {
  await inDirectory(async (path) => {
    const at = join(path, 'a');
    const file = await SlotFile.create(at, text('first'));
    await Promise.all(Array.from({ length: 50 }, (_, i) => file.write(text(`record ${i}`))));
    await file.close();
    assert.equal((await read(at)).payload, text('record 49'));
  });
});

test('a write truncated at any byte leaves the previous record', async () => {
  await inDirectory(async (path) => {
    const at = join(path, 'a');
    const file = await SlotFile.create(at, text('first'));
    for (const turn of [1, 2, 3]) {
      const before = await readFile(at);
      await file.write(text(`record ${turn}`));
      const after = await readFile(at);
      const slot = SLOT_BYTES * (turn & 1);
      for (let cut = 0; cut <= SLOT_BYTES; cut++) {
        const torn = Buffer.concat([
          before.subarray(0, slot),
          after.subarray(slot, slot + cut),
          before.subarray(slot + cut),
        ]);
        const copy = join(path, 'torn');
        await writeFile(copy, torn);
        const found = new TextDecoder().decode((await read(copy)).payload);
        const same = after
          .subarray(slot + cut, slot + SLOT_BYTES)
          .equals(before.subarray(slot + cut, slot + SLOT_BYTES));
        const [old, fresh] = [turn === 1 ? 'first' : `record ${turn - 1}`, `record ${turn}`];
        assert.is(found, same ? fresh : old, `cut at ${cut} in turn ${turn}`);
      }
    }
    await file.close();
  });
});

test('the next write after a torn one succeeds and repairs the file', async () => {
  await inDirectory(async (path) => {
    const at = join(path, 'a');
    const file = await SlotFile.create(at, text('first'));
    await file.write(text('second'));
    await file.write(text('third'));
    await file.close();
    const content = await readFile(at);
    content.fill(0xee, 100, 200);
    await writeFile(at, content);
    const again = (await SlotFile.open(at))!;
    assert.equal(again.payload, text('second'));
    await again.write(text('fourth'));
    await again.close();
    assert.equal((await read(at)).payload, text('fourth'));
  });
});

test('damage to both slots is rejected, as no crash explains it', async () => {
  await inDirectory(async (path) => {
    const at = join(path, 'a');
    await (await SlotFile.create(at, text('first'))).close();
    for (const damage of [new Uint8Array(2 * SLOT_BYTES), new Uint8Array(0), bytes(2 * SLOT_BYTES)]) {
      await writeFile(at, damage);
      assert.is((await refused(SlotFile.open(at), CorruptLog)).path, at);
    }
    const file = await SlotFile.create(at, text('anew'));
    await file.close();
    assert.equal((await read(at)).payload, text('anew'));
  });
});

test('a copy is detected as a copy, even under the same name; the original may be moved', async () => {
  await inDirectory(async (path) => {
    const [at, copy] = [join(path, 'a'), join(path, 'copy')];
    const file = await SlotFile.create(at, text('first'));
    await file.write(text('second'));
    await file.close();
    await copyFile(at, copy);
    assert.is((await read(at)).copied, false);
    assert.is((await read(copy)).copied, true);
    await rename(at, join(path, 'moved'));
    assert.is((await read(join(path, 'moved'))).copied, false);
    await rename(copy, at);
    const restored = (await SlotFile.open(at))!;
    assert.is(restored.copied, true);
    await restored.write(text('taken over'));
    await restored.close();
    assert.is((await read(at)).copied, false);
  });
});

test('a closed file rejects writes', async () => {
  await inDirectory(async (path) => {
    const file = await SlotFile.create(join(path, 'a'), text('first'));
    const last = file.write(text('second'));
    await file.close();
    await last;
    await refused(file.write(text('third')), StorageUnavailable);
    await file.close();
    assert.equal((await read(join(path, 'a'))).payload, text('second'));
  });
});

test.run();
