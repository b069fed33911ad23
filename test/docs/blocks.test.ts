/**
 * Every command and program of the guides runs in a test. A block that cannot is an outline with `…` or says why it does
 * not run; these are listed here, so that their number can only fall.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT, testFiles } from '../suites.js';
import { examplesOf } from './page.js';

/** Pages whose blocks of a language another test than that of the page reads and runs. */
const READ_BY: readonly (readonly [test: string, language: string, page: string])[] = [
  ['test/client/pages.test.ts', 'ts', 'README.md'],
  ['test/client/pages.test.ts', 'ts', 'docs/guide/anchor.md'],
  ['test/client/pages.test.ts', 'ts', 'docs/guide/bridge.md'],
  ['test/client/pages.test.ts', 'ts', 'docs/guide/client.md'],
  ['test/docs/market-maker.test.ts', 'sh', 'docs/guide/settlement.md'],
  ['test/docs/upgrades.test.ts', 'sh', 'docs/guide/upgrades.md'],
  ['test/hostile/proxies.test.ts', 'sh', 'docs/guide/behind-a-proxy.md'],
  ['test/package/distribution.test.ts', 'sh', 'docs/guide/custom-distribution.md'],
  ['test/package/first-module.test.ts', 'sh', 'docs/guide/first-module.md'],
];

/** Blocks that no test runs: page and first line. */
const NOT_RUN = [
  'README.md: npm ci',
  'README.md: npm test',
  'docs/guide/client.md: <script type="importmap">',
  'docs/guide/ethereum.md: await window.ethereum.request({',
  'docs/guide/first-module.md: mkdir guestbook && cd guestbook',
  'docs/guide/intents.md: answers: [',
  "docs/guide/intents.md: import { connect } from 'trellis/client';",
  'docs/guide/kubernetes.md: kubectl create namespace trellis',
  'docs/guide/other-languages.md: client := trellis.NewClient("http://127.0.0.1:9933")',
  'docs/guide/other-languages.md: from trellis_client import Account, Key',
  'docs/guide/upgrades.md: const oldState = { notes: map(0, [t.address], t.struct({ words: t.text(0, 50) })) };',
  "docs/guide/upgrades.md: export default defineChain({ …, version: '2.0.0', modules: [[1000, loyalty]] });",
  'docs/guide/upgrades.md: UPGRADE_LOAD=8 npm run upgrade-load',
  'docs/guide/upgrades.md: git clone --branch v2.0.0 URL trellis-2.0.0 && cd trellis-2.0.0',
  "docs/guide/write-a-module.md: const loyalty = module('loyalty', { about, needs, state, events });",
  "docs/guide/write-a-module.md: module('dex', { …, state: { fee: cell(0, t.u16, 30) } }).define({",
];

/** A block of commands or of a program, with the line above it. */
const BLOCK = /^(.*)\n\n```(sh|js|ts|python|go|html)\n([\s\S]*?)^```$/gm;
const MARK = /^\*Not run by the tests: .+\.\*$/;

const guides = readdirSync(join(ROOT, 'docs/guide')).map((name) => `docs/guide/${name}`);
const pages = new Map(['README.md', ...guides].map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
const tests = new Map(testFiles().map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));

/** Whether a test follows the commands of a page, and so also writes its files. */
const isFollowed = (page: string): boolean =>
  [...tests.values()].some(
    (text) =>
      text.includes(page) && /import \{[^}]*\b(page|pageOn|examplesOf)\b[^}]*\} from '[^']*\/page\.js'/.test(text),
  );

test('a test follows every page that has commands with output', () => {
  const withCommands = [...pages].flatMap(([path, text]) => (text.includes('\n```console\n') ? [path] : []));
  assert.ok(withCommands.length > 40, `${withCommands.length}`);
  assert.equal(
    withCommands.filter((path) => !isFollowed(path)),
    [],
  );
});

test('a test runs every other command and program, except those of the list', () => {
  const found = [...pages].flatMap(([path, text]) => {
    const files = examplesOf(text).filter(({ command }) => command.startsWith('cat > '));
    return [...text.matchAll(BLOCK)].flatMap(([, above, language, code]) => {
      const isMarked = MARK.test(above!) || /[^'"`]…|^…/m.test(code!);
      const isFile = files.some(({ command }) => command.includes(code!)) && isFollowed(path);
      const isRead = READ_BY.some(([, of, page]) => of === language && page === path);
      return isFile || (isRead && !isMarked) ? [] : [`${path}: ${code!.split('\n', 1)[0]}`];
    });
  });
  assert.equal(found.sort(), [...NOT_RUN].sort());
});

test('every test of the table names its page', () => {
  for (const [file, , page] of READ_BY) {
    const name = /([\w-]+)\.md$/.exec(page)![1]!;
    assert.ok(tests.get(file)!.includes(name), `${file} does not read ${page}`);
  }
});

test.run();
