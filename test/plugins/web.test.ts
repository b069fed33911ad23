/** What the explorer serves: files that are small, packed and kept, under a policy that lets nothing else in. */

import { readdir } from 'node:fs/promises';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
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

/** The bytes that go over the wire for a path, as they are. */
const wire = (path: string, encoding: string) =>
  new Promise<{ readonly headers: Readonly<Record<string, unknown>>; readonly body: Buffer }>((resolve, reject) => {
    get(`${here.url}/${path}`, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
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
