/** File steps: nothing is lost when the system takes or gives less than asked, or when a file is replaced. */

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DataDirectoryNotWritable } from '../../../runtime/lib/storage/errors.js';
import { makeDirectory, readWhole, replaceFile, writeWhole } from '../../../runtime/lib/storage/files.js';
import { inDirectory, refused } from './temporary.js';

/** A file in memory that takes and gives at most `most` bytes a call. */
function sluggish(content: Buffer, most: number) {
  return {
    async writev(chunks: readonly NodeJS.ArrayBufferView[], position?: number) {
      const all = Buffer.concat(chunks as Uint8Array[]).subarray(0, most);
      all.copy(content, position);
      return { bytesWritten: all.length, buffers: chunks };
    },
    async read(buffer: Uint8Array, offset: number, length: number, position: number) {
      const part = content.subarray(position, position + Math.min(length, most));
      buffer.set(part, offset);
      return { bytesRead: part.length, buffer };
    },
  };
}

test('chunks are written completely, however little the system accepts at a time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 6 }),
      fc.integer({ min: 1, max: 30 }),
      fc.nat(10),
      async (chunks, most, position) => {
        const expected = Buffer.concat([Buffer.alloc(position), ...chunks]);
        const content = Buffer.alloc(expected.length);
        const file = sluggish(content, most) as unknown as Parameters<typeof writeWhole>[0];
        assert.is(await writeWhole(file, chunks, position), expected.length);
        assert.is(Buffer.compare(content, expected), 0);
      },
    ),
  );
});

test('writing to a system that accepts nothing is not retried forever', async () => {
  const file = sluggish(Buffer.alloc(9), 0) as unknown as Parameters<typeof writeWhole>[0];
  const thrown = await writeWhole(file, [Uint8Array.of(1)], 0).catch((error) => error);
  assert.match(thrown.message, 'wrote 0 bytes');
});

test('bytes are read completely, however little the system returns at a time, and never past the end', async () => {
  const content = Buffer.from('a file of some bytes');
  for (const most of [1, 3, 100]) {
    const file = sluggish(content, most) as unknown as Parameters<typeof readWhole>[0];
    assert.is(Buffer.from((await readWhole(file, 2, 12))!).toString(), 'file of some');
    assert.is(await readWhole(file, 15, 6), null);
    assert.equal(await readWhole(file, 20, 0), new Uint8Array());
  }
});

test('a replaced file has the new content, and no temporary file remains', async () => {
  await inDirectory(async (path) => {
    const name = join(path, 'file');
    for (const content of ['first', 'second, longer', '']) {
      await replaceFile(name, content);
      assert.is(await readFile(name, 'utf8'), content);
    }
    await writeFile(`${name}.tmp`, 'what a crash left');
    await replaceFile(name, Uint8Array.of(65));
    assert.is(await readFile(name, 'utf8'), 'A');
    assert.equal(await readdir(path), ['file']);
  });
});

test('directories are created with their parents, repeatedly without harm, and not over a file', async () => {
  await inDirectory(async (path) => {
    await makeDirectory(join(path, 'a', 'b', 'c'));
    await makeDirectory(join(path, 'a', 'b', 'c'));
    await mkdir(join(path, 'd'));
    await makeDirectory(join(path, 'd', 'e'));
    await writeFile(join(path, 'file'), '');
    await refused(makeDirectory(join(path, 'file')), DataDirectoryNotWritable);
    await refused(makeDirectory(join(path, 'file', 'under')), DataDirectoryNotWritable);
    await refused(makeDirectory(join(path, 'x'.repeat(300))), DataDirectoryNotWritable);
  });
});

test.run();
