/** Every link of the documentation leads to a file, and to a heading where it names one. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { anchorOf } from '../../plugins/docs/site/markdown-html.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const documents = ['', 'docs', 'runtime', 'modules', 'plugins', 'cli', 'test', 'rpc-schemas'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: folder !== '', encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join(folder, path)),
);

/** The anchors that a page offers, as GitHub makes them of headings. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));

/** Links of a page that lead nowhere. `read` gives the text of a path, undefined where there is nothing. */
function dead(path: string, text: string, read: (path: string) => string | undefined): string[] {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
    .filter(([, to, anchor]) => {
      const there = to === '' ? text : read(normalize(join(dirname(path), to!)));
      return there === undefined || (anchor !== undefined && !anchorsOf(there).includes(anchor));
    })
    .map(([link]) => `${path}: ${link}`);
}

function readIfThere(path: string): string | undefined {
  const full = join(ROOT, path);
  if (!existsSync(full)) return undefined;
  return statSync(full).isDirectory() ? '' : readFileSync(full, 'utf8');
}

test('every link of the documentation resolves', () => {
  assert.ok(documents.length > 100);
  assert.equal(
    documents.flatMap((path) => dead(path, readFileSync(join(ROOT, path), 'utf8'), readIfThere)),
    [],
  );
});

test('the checker finds a dead link and a link to a missing heading', () => {
  const pages = new Map([['docs/b.md', '# One thing\n']]);
  const text = '[a](b.md) [b](b.md#one-thing) [c](c.md) [d](b.md#two) `[e](e.md)`';
  assert.equal(
    dead('docs/a.md', text, (path) => pages.get(path)),
    ['docs/a.md: ](c.md)', 'docs/a.md: ](b.md#two)'],
  );
});

test.run();
