/** `docs build` as a static site: links, policies, names of a custom chain, and Markdown from others as text. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Flags } from '../../cli/command-line/command.js';
import { build } from '../../cli/commands/docs.js';
import { defineChain } from '../../cli/distribution/define-chain.js';
import type { Output } from '../../cli/terminal/output.js';
import { renderMarkdown } from '../../plugins/docs/site/markdown-html.js';
import { cleanUp, newDirectory, startProcess, trellis } from './program.js';

test.after(cleanUp);

const oak = defineChain({
  name: 'Oak',
  symbol: 'ACO',
  prefixes: { address: 'oak', hash: 'okh', names: 'oak' },
  chainId: { dev: 90_210, testnet: 90_211, mainnet: 90_212 },
  coinType: 90_213,
  without: { modules: ['bridge'], plugins: ['ethereum'] },
});

async function buildOf(distribution: typeof oak): Promise<string> {
  const directory = await newDirectory();
  const out = { result: () => {}, line: () => {} } as unknown as Output;
  const flags = new Flags(new Map());
  assert.is(await build({ distribution, self: 'oak', args: [directory], flags, readAgain: () => flags, out }), 0);
  return directory;
}

const standard = await newDirectory();
const built = await trellis('docs', 'build', standard);
const custom = await buildOf(oak);

const filesOf = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
const read = (directory: string, path: string): string => readFileSync(join(directory, path), 'utf8');
/** Pages of the site; the page of all methods has its own tests. */
const pagesOf = (directory: string): string[] =>
  filesOf(directory).filter((path) => path.endsWith('.html') && path !== 'methods.html');

/** Links of all pages that lead to no file, or to no element of it. */
function brokenIn(directory: string): string[] {
  const files = new Set(filesOf(directory));
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = (path: string): ReadonlySet<string> => {
    if (!ids.has(path))
      ids.set(path, new Set([...read(directory, path).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)));
    return ids.get(path)!;
  };
  return pagesOf(directory).flatMap((page) =>
    [...read(directory, page).matchAll(/ (?:href|src|action)="([^"]*)"/g)]
      .map(([, target]) => target!)
      .filter((target) => {
        if (/^https?:\/\//.test(target)) return false;
        const [path = '', anchor] = target.split('#');
        const place = path === '' ? page : posix.join(posix.dirname(page), path);
        return !files.has(place) || (anchor !== undefined && !idsOf(place).has(anchor));
      })
      .map((target) => `${page}: ${target}`),
  );
}

test('every link of the site leads to a page, a section or a picture, also for a custom distribution', () => {
  assert.is(built.code, 0, built.err);
  assert.ok(pagesOf(standard).length > 200);
  assert.equal(brokenIn(standard), []);
  assert.equal(brokenIn(custom), []);
});

test('guides, module parameters, methods, commands and chain facts are there', () => {
  const files = new Set(filesOf(standard));
  for (const path of [
    'index.html',
    'guide/dex.html',
    'reference/sdk.html',
    'methods.html',
    'search.html',
    'openrpc.json',
  ])
    assert.ok(files.has(path), path);
  assert.match(read(standard, 'modules/dex.html'), /<code>dex\.fee_bps<\/code>/);
  assert.match(read(standard, 'methods/dex.html'), /id="chain_getpool"/);
  assert.match(read(standard, 'commands/use-a-chain.html'), /id="trellis-send"/);
  assert.match(read(standard, 'chain.html'), /<code>0x18b06f<\/code>/);
});

test('each page allows no script but that of the search, and no other host', () => {
  for (const path of pagesOf(standard)) {
    const page = read(standard, path);
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
    assert.match(policy, /^default-src 'none'; /, path);
    assert.not.match(policy, /unsafe|https?:|\*/, path);
    const scripts = page.match(/<script/g)?.length ?? 0;
    assert.is(scripts, path === 'search.html' ? 2 : 0, path);
    assert.not.match(page, /src="(https?:)?\/\//, path);
  }
});

test('a custom distribution shows its own names everywhere and has no guides about omitted parts', () => {
  const pages = pagesOf(custom);
  assert.not.ok(pages.some((path) => /guide\/(bridge|attest|ethereum)\.html/.test(path)));
  const strange =
    /\bTRL\b|\btr[lh][1-9A-HJ-NP-Za-km-z]{32,50}\b|\$ trellis (?!init|module)|TRELLIS_[A-Z]|(?<!-)\b16180(31|32|33)\b/;
  const about = (path: string) => read(custom, path).replaceAll(/<style>.*?<\/style>/gs, '');
  assert.equal(
    pages
      .filter((path) => path !== 'search.html' && strange.test(about(path)))
      .map((path) => `${path}: ${strange.exec(about(path))![0]}`),
    [],
  );
  const index = gunzipSync(Buffer.from(/application\/gzip">([^<]+)</.exec(read(custom, 'search.html'))![1]!, 'base64'));
  assert.is(strange.exec(index.toString())?.[0], undefined);
  assert.match(about('guide/dex.html'), /\$ oak .*ACO/);
  assert.match(about('chain.html'), /90211/);
});

test('Markdown of others stays text: no markup, no script address', () => {
  const evil = `# <img src=x onerror=alert(1)>\n\n<script>alert(1)</script> [a](javascript:alert(1)) [b](" onclick="x) \`<b>\` **<i>**\n\n| <u> |\n|---|\n| [c](data:text/html,x) |\n`;
  const resolve = (target: string) => (/^(#|https:)/.test(target) ? target : undefined);
  const { body, title } = renderMarkdown(evil, resolve);
  assert.not.match(body, /<(img|script|b|i|u)\b|href=| onclick="/);
  assert.is(title, '<img src=x onerror=alert(1)>');
});

test('Markdown of the documents becomes lists, tables, code and links', () => {
  const { body, parts } = renderMarkdown(
    '# A\n\nSee [b](b.md#c), `x|y` and *z*.\n\n- one\n  more\n  - inner\n- two\n\n3. third\n\n| a | b |\n|---|---|\n| `p \\| q` | **r** |\n\n> said\n\n```console\n$ go <here>\n```\n\n## C\n\n## C\n',
    (target) => target.replace('.md', '.html'),
  );
  for (const expected of [
    '<a href="b.html#c">b</a>',
    '<li>one\nmore<ul>\n<li>inner</li>\n</ul>\n</li>',
    '<ol start="3">\n<li>third</li>\n</ol>',
    '<td><code>p | q</code></td><td><strong>r</strong></td>',
    '<blockquote>\n<p>said</p>\n</blockquote>',
    '<b>$ go &lt;here&gt;</b>',
    '<h2 id="c-1">',
  ])
    assert.ok(body.includes(expected), `${expected}\n${body}`);
  assert.equal(
    parts.map(({ anchor }) => anchor),
    ['a', 'c', 'c-1'],
  );
});

test('a node with --docs-site serves the pages of the site and nothing else', async () => {
  const node = await startProcess('dev', '--ephemeral', '--docs-site', standard);
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${node.url}${path}`, { headers });
  for (const path of ['index.html', 'guide/dex.html', 'search.html', 'examples/loyalty/index.html']) {
    const answer = await get(`/docs/${path}`);
    assert.equal([answer.status, answer.headers.get('content-type')], [200, 'text/html; charset=utf-8'], path);
    assert.match(answer.headers.get('content-security-policy')!, "frame-ancestors 'none'");
    assert.is(await answer.text(), read(standard, path));
  }
  const tag = (await get('/docs/guide/dex.html')).headers.get('etag')!;
  assert.is((await get('/docs/guide/dex.html', { 'if-none-match': tag })).status, 304);
  for (const path of ['missing.html', 'guide', '%2e%2e%2fpackage.json', 'guide/..%2f..%2fpackage.json', 'constructor'])
    assert.is((await get(`/docs/${path}`)).status, 404, path);
  assert.match(await (await get('/docs')).text(), '<a href="docs/index.html">Guides, modules and commands</a>');
  assert.match(await (await get('/docs/openrpc.json')).text(), /"openrpc":/);
  await node.stop();
});

test('a node refuses to start with a documentation directory without a site', async () => {
  const { code, err } = await trellis('dev', '--ephemeral', '--rpc-port', '0', '--docs-site', await newDirectory());
  assert.is(code, 64);
  assert.match(err, /index\.html: write the site with docs build \(option --docs-site/);
});

test.run();
