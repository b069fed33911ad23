/** The walks through the code: each names files that are there, by their paths, and the table counts them. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PAGE = 'docs/walks.md';

const page = readFileSync(join(ROOT, PAGE), 'utf8');

/** Walks by their titles, each as the paths of its files: the sections with a numbered list. */
function walksIn(text: string): Map<string, string[]> {
  const sections = text.split(/^## /m).slice(1);
  const files = (section: string) =>
    [...section.matchAll(/^\d+\. \[`([^`]+)`\]\(\.\.\/\1\)/gm)].map(([, path]) => path!);
  return new Map(
    sections
      .map((section) => [section.split('\n', 1)[0]!, files(section)] as const)
      .filter(([, all]) => all.length > 0),
  );
}

/** What the table says of a walk now. */
const hopsIn = (text: string): Map<string, number> =>
  new Map(
    [...text.matchAll(/^\| \[([^\]]+)\]\(#[^)]+\) \| \d+ \| (\d+) \|$/gm)].map(([, title, now]) => [title!, +now!]),
  );

test('each walk names existing files, each once', () => {
  const walks = walksIn(page);
  assert.is(walks.size, 6);
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

test('the table has the number of hops of each walk', () => {
  const counted = [...walksIn(page)].map(([title, files]) => [title, files.length - 1] as const);
  assert.equal(hopsIn(page), new Map(counted));
});

test('a path that differs from its link target is not counted as a file of a walk', () => {
  const text = '## One\n\n1. [`a.ts`](../a.ts): this\n2. [`b.ts`](../c.ts): that\n\n## Two\n\nNothing.\n';
  assert.equal(walksIn(text), new Map([['One', ['a.ts']]]));
});

test.run();
