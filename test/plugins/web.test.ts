/** What the explorer serves: files that are small, packed and kept, under a policy that lets nothing else in. */

import { readdir } from 'node:fs/promises';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { type Here, startHere } from '../node/here.js';

const FILES = fileURLToPath(new URL('../../plugins/web/page/', import.meta.url));
const KB = 1_000;

let here: Here;

test.before(async () => {
  here = await startHere(defaults, await newDirectory());
});

test.after(async () => {
  await here.node.stop();
  await cleanUp();
});

interface Wire {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** The bytes that go over the wire for a path, as they are. */
const wire = (path: string, encoding: string, more: Readonly<Record<string, string>> = {}) =>
  new Promise<Wire>((resolve, reject) => {
    get(`${here.url}/${path}`, { headers: { 'accept-encoding': encoding, ...more } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });

test('the page is below 300 KB as compressed for browsers, and its first view below 120 KB', async () => {
  const names = (await readdir(FILES)).map((name) => `web/${name}`);
  assert.ok(names.length > 10);
  const sizes = new Map<string, number>();
  for (const path of ['', 'web/declared.json', 'web/methods.json', ...names]) {
    const { headers, body } = await wire(path, 'gzip, br');
    assert.is(headers['content-encoding'], 'br', path);
    sizes.set(path, body.length);
  }
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  assert.ok(all < 300 * KB, `${all} bytes`);
  const html = (await wire('', 'identity')).body.toString();
  const own = [...html.matchAll(/(?:src|href)="(web\/[^"]+)"/g)].map(([, path]) => path!);
  // What the first script imports comes with it.
  const script = (await wire(own.find((path) => path.endsWith('.js'))!, 'identity')).body.toString();
  const imported = [...script.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, name]) => `web/${name}`);
  const first = ['', ...new Set([...own, ...imported])].reduce((sum, path) => sum + sizes.get(path)!, 0);
  assert.ok(first < 120 * KB, `${first} bytes at first`);
});

test('browsers cache its content-hashed files forever and revalidate the page itself', async () => {
  const html = await wire('', 'gzip');
  assert.is(html.headers['cache-control'], 'no-cache');
  assert.is(html.headers['content-encoding'], 'gzip');
  const [, script] = /src="(web\/main-\w+\.js)"/.exec((await wire('', 'identity')).body.toString())!;
  assert.match((await wire(script!, 'br')).headers['cache-control'] as string, /immutable/);
});

test('large documents are compressed as the client accepts, and all forms hold the same bytes', async () => {
  for (const [path, most] of [
    ['docs', 160 * KB],
    ['docs/openrpc.json', 200 * KB],
  ] as const) {
    const plain = await wire(path, 'identity');
    assert.is(plain.headers['content-encoding'], undefined);
    const [br, zipped] = [await wire(path, 'gzip, deflate, br'), await wire(path, 'br;q=0, gzip;q=0.5')];
    assert.equal([br.headers['content-encoding'], zipped.headers['content-encoding']], ['br', 'gzip']);
    assert.ok(brotliDecompressSync(br.body).equals(plain.body), path);
    assert.ok(gunzipSync(zipped.body).equals(plain.body), path);
    assert.ok(
      br.body.length < most && zipped.body.length < 2 * most,
      `${path}: ${br.body.length} ${zipped.body.length}`,
    );
    assert.is(br.headers.vary, 'Accept-Encoding');
    const named = await wire(path, 'br', { origin: here.url });
    assert.is(named.headers.vary, 'Origin, Accept-Encoding');
  }
});

test('a client that has a document gets 304 without a body, for the encoding that it has', async () => {
  for (const path of ['', 'docs', 'docs/openrpc.json', 'web/declared.json']) {
    const first = await wire(path, 'br');
    const tag = String(first.headers.etag);
    const again = await wire(path, 'br', { 'if-none-match': `"other", W/${tag}` });
    assert.equal([again.status, again.body.length, again.headers.etag], [304, 0, tag], path);
    assert.is(again.headers['content-length'], undefined);
    assert.is((await wire(path, 'gzip', { 'if-none-match': tag })).status, 200, path);
  }
});

test('callers cannot make a node compress a document again, whatever they accept', async () => {
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  const before = cpu();
  const content = (await wire('docs/openrpc.json', 'identity')).body;
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  const once = cpu() - before;
  const start = cpu();
  const strange = [
    'br',
    'gzip',
    'gzip;q=0.1',
    'br;q=1.0',
    `${'x,'.repeat(3_000)}br`,
    `br${';'.repeat(3_000)}`,
    '*',
    ',;q=0,',
  ];
  for (let i = 0; i < 25; i++) await Promise.all(strange.map((encoding) => wire('docs/openrpc.json', encoding)));
  assert.ok(cpu() - start < 30 * once, `${cpu() - start} ms for 200 requests; ${once} ms to compress once`);
});

test('the content policy of the page allows only its own files, and text never becomes markup', async () => {
  const { headers, body } = await wire('', 'identity');
  const policy = String(headers['content-security-policy']);
  for (const rule of [
    ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"],
    ...["base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'"],
  ])
    assert.ok(policy.includes(rule), rule);
  assert.not.match(policy, /unsafe|https?:|\*/);
  assert.is(headers['referrer-policy'], 'no-referrer');
  assert.not.match(body.toString(), /(src|href)="(https?:)?\/\//);
});

test.run();
