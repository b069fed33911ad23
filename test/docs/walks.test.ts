/** The walks through the code: each names files that are there, by their paths, and the table counts them. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { walksIn } from './walks.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PAGE = 'docs/walks.md';

const page = readFileSync(join(ROOT, PAGE), 'utf8');

/** Files and budget of each walk, as the table has them. */
const tableIn = (text: string): Map<string, { files: number; budget: number }> =>
  new Map(
    [...text.matchAll(/^\| \[([^\]]+)\]\(#[^)]+\) \| (\d+) \| (\d+) \|$/gm)].map(([, title, files, budget]) => [
      title!,
      { files: +files!, budget: +budget! },
    ]),
  );

test('each walk names existing files, each once', () => {
  const walks = walksIn(page);
  assert.is(walks.size, 7);
  assert.is([...walks.values()].flat().length, page.match(/^\d+\. /gm)!.length, 'a file without a link of its path');
  for (const [title, files] of walks) {
    assert.equal(
      files.filter((path) => !existsSync(join(ROOT, path))),
      [],
      title,
    );
    assert.is(new Set(files).size, files.length, title);
  }
});

test('the table has the number of files of each walk, within its budget', () => {
  const table = tableIn(page);
  const counted = [...walksIn(page)].map(([title, files]) => [title, files.length] as const);
  assert.equal(
    [...table].map(([title, { files }]) => [title, files]),
    counted,
  );
  for (const [title, { files, budget }] of table) assert.ok(files <= budget, title);
});

test('a path that differs from its link target is not counted as a file of a walk', () => {
  const text = '## One\n\n1. [`a.ts`](../a.ts): this\n2. [`b.ts`](../c.ts): that\n\n## Two\n\nNothing.\n';
  assert.equal(walksIn(text), new Map([['One', ['a.ts']]]));
});

test.run();
