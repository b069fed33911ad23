/** What V8 compiled is kept for the next start, and believed only where nobody else could have written it. */

import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../cli/startup/code-cache.js';
import { cleanUp, newDirectory } from './program.js';

test.after(cleanUp);

const text = (answer: number | string) =>
  Buffer.from(`(function () { const inner = (n) => n + 1; return inner(${answer}); })`);
const TEXT = text(41);

const filesIn = (folder: string): string[] => readdirSync(folder).sort();
const run = (program: Buffer, folder: string | undefined) => {
  const { script, fromCache, keep } = compile(program, '/nowhere/program.cjs', folder);
  const answer = (script.runInThisContext() as () => unknown)();
  keep();
  return { answer, fromCache };
};

/** A folder in which the program is kept, and the file. */
async function kept(): Promise<{ folder: string; file: string }> {
  const folder = join(await newDirectory(), 'cache');
  assert.equal(run(TEXT, folder), { answer: 42, fromCache: false });
  const [name] = filesIn(folder);
  return { folder, file: join(folder, name!) };
}

test('a program is compiled once, into a private folder and file', async () => {
  const { folder, file } = await kept();
  assert.is(statSync(folder).mode & 0o777, 0o700);
  assert.is(statSync(file).mode & 0o777, 0o600);
  assert.equal(run(TEXT, folder), { answer: 42, fromCache: true });
  assert.equal(filesIn(folder).length, 1);
});

test('another program of the same length does not use the cache entry', async () => {
  const { folder } = await kept();
  assert.equal(run(text(52), folder), { answer: 53, fromCache: false });
  assert.equal(run(TEXT, folder), { answer: 42, fromCache: true });
});

test('a damaged, truncated or empty cache file is recompiled and replaced', async () => {
  const { folder, file } = await kept();
  const whole = readFileSync(file);
  const flipped = Buffer.from(whole);
  flipped[whole.length >> 1]! ^= 1;
  for (const damaged of [flipped, whole.subarray(0, whole.length - 1), whole.subarray(0, 20), Buffer.alloc(0)]) {
    writeFileSync(file, damaged);
    assert.equal(run(TEXT, folder), { answer: 42, fromCache: false });
    assert.equal(run(TEXT, folder), { answer: 42, fromCache: true });
  }
});

test('a file or folder that others can write is not trusted', async () => {
  for (const mode of [0o620, 0o602]) {
    const { folder, file } = await kept();
    chmodSync(file, mode);
    assert.equal(run(TEXT, folder), { answer: 42, fromCache: false });
    chmodSync(folder, mode | 0o111);
    const before = filesIn(folder).map((name) => statSync(join(folder, name)).mtimeMs);
    assert.equal(run(TEXT, folder), { answer: 42, fromCache: false });
    assert.equal(
      filesIn(folder).map((name) => statSync(join(folder, name)).mtimeMs),
      before,
      'nor is anything written there',
    );
  }
});

test('a link in place of the cache file is not followed', async () => {
  const { folder, file } = await kept();
  const elsewhere = join(await newDirectory(), 'elsewhere');
  mkdirSync(elsewhere);
  const linked = join(elsewhere, file.slice(folder.length + 1));
  symlinkSync(file, linked);
  assert.equal(run(TEXT, elsewhere), { answer: 42, fromCache: false });
  assert.ok(statSync(file).isFile());
});

test('a program runs even if nothing can be cached', async () => {
  const directory = await newDirectory();
  const file = join(directory, 'file');
  writeFileSync(file, 'not a folder');
  for (const folder of [undefined, file, join(file, 'below')]) {
    assert.equal(run(TEXT, folder), { answer: 42, fromCache: false });
    assert.equal(run(TEXT, folder), { answer: 42, fromCache: false });
  }
  assert.equal(filesIn(directory), ['file']);
});

test('the newest four entries are kept, and drafts of killed processes are deleted', async () => {
  const { folder, file } = await kept();
  writeFileSync(`${file}.999999`, 'half');
  for (const old of filesIn(folder)) utimesSync(join(folder, old), 1, 1);
  writeFileSync(join(folder, 'other'), '', { mode: 0o600 });
  for (const n of [1, 2, 3, 4, 5, 6]) run(text(n), folder);
  assert.is(filesIn(folder).filter((name) => name.endsWith('.code')).length, 4);
  assert.is(filesIn(folder).length, 5, 'what others keep there stays');
  assert.equal(run(text(6), folder), { answer: 7, fromCache: true });
});

if (process.geteuid?.() === 0) {
  test('a cache owned by another user is not trusted, not even by root', async () => {
    const { folder, file } = await kept();
    chownSync(file, 12_345, 12_345);
    assert.equal(run(TEXT, folder), { answer: 42, fromCache: false });
    chownSync(folder, 12_345, 12_345);
    assert.equal(run(TEXT, folder), { answer: 42, fromCache: false });
  });
}

test.run();
