/** Files of upgrades: fetched from where it is safe, and verified; versions and their order. */

import { createHash } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FETCH_LIMITS, FetchFailed, FileMismatch, fetchFile } from '../../plugins/upgrade/fetch.js';
import { isPrivate } from '../../runtime/lib/hosts.js';
import { compareVersions } from '../../runtime/node/upgrade/version.js';

const root = mkdtempSync(join(tmpdir(), 'trellis-files-'));
const servers: Server[] = [];
test.after(() => {
  for (const server of servers) server.close().closeAllConnections();
  rmSync(root, { recursive: true, force: true });
});

let count = 0;
const fresh = () => {
  const path = join(root, `${count++}`);
  mkdirSync(path);
  return path;
};

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const sha = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

async function failure(work: Promise<unknown>, kind: new () => Error, words: RegExp): Promise<void> {
  const cause = await work.then(
    () => assert.unreachable('it succeeded'),
    (thrown: unknown) => thrown,
  );
  assert.instance(cause, kind, String(cause));
  assert.match(String(cause), words);
}

test('a file is downloaded once, and is kept only if it matches the plan', async () => {
  const home = fresh();
  let asked = 0;
  const url = await serve((_, answer) => {
    asked++;
    answer.end('the new version');
  });
  const path = join(home, 'a', 'file');
  await fetchFile({ url, sha256: sha('the new version') }, path);
  await fetchFile({ url, sha256: sha('the new version') }, path);
  assert.is(asked, 1);
  assert.is(readFileSync(path, 'utf8'), 'the new version');
  await failure(fetchFile({ url, sha256: sha('another') }, join(home, 'b')), FileMismatch, /the plan requires/);
  assert.equal(readdirSync(home), ['a']);
  writeFileSync(path, 'the old version');
  await fetchFile({ url, sha256: sha('the new version') }, path);
  assert.is(readFileSync(path, 'utf8'), 'the new version');
});

test('a few redirects are followed, and only to safe destinations', async () => {
  const url = await serve(({ url: path }, answer) => {
    const hop = Number(path!.slice(1));
    if (hop === 0) answer.end('here');
    else if (hop === 99) answer.writeHead(302, { location: 'http://example.org/x' }).end();
    else answer.writeHead(302, { location: `/${hop - 1}` }).end();
  });
  await fetchFile({ url: `${url}/5`, sha256: sha('here') }, join(fresh(), 'x'));
  await failure(fetchFile({ url: `${url}/6`, sha256: sha('here') }, join(fresh(), 'x')), FetchFailed, /more than 5/);
  await failure(fetchFile({ url: `${url}/99`, sha256: '' }, join(fresh(), 'x')), FetchFailed, /neither https/);
  for (const bad of ['http://example.org/', 'ftp://example.org/', 'file:///etc/passwd', 'no address']) {
    await failure(fetchFile({ url: bad, sha256: '' }, join(fresh(), 'x')), FetchFailed, /neither https|Invalid URL/);
  }
});

test('without consent to a plan the node requests no file from a server of its own machine', async () => {
  const url = await serve((_, answer) => void answer.end('secret'));
  const limits = { ...FETCH_LIMITS, local: false };
  for (const own of [url, url.replace('127.0.0.1', 'localhost'), 'https://localhost/x', 'http://example.org/x'])
    await failure(
      fetchFile({ url: own, sha256: sha('secret') }, join(fresh(), 'x'), limits),
      FetchFailed,
      /private host|not https/,
    );
});

test('a file that is too large, or a server that fails, disconnects or stalls, leaves nothing behind', async () => {
  const limits = { ...FETCH_LIMITS, maxBytes: 1_000 };
  const url = await serve(({ url: path }, answer) => {
    if (path === '/declared') answer.writeHead(200, { 'content-length': '5000' }).end('x'.repeat(5_000));
    else if (path === '/streamed') {
      answer.write('x'.repeat(900));
      answer.end('x'.repeat(900));
    } else if (path === '/broken') {
      answer.writeHead(200, { 'content-length': '500' });
      answer.write('x', () => answer.destroy());
    } else if (path === '/missing') answer.writeHead(404).end();
    else answer.write('x');
  });
  const cases = [
    ['/declared', /has 5000 bytes/],
    ['/streamed', /exceeds the limit of 1000 bytes/],
    ['/missing', /returned 404/],
    ['/broken', /./],
    ['/silent', /sent less than 65536 bytes in 0\.2 s/],
  ] as const;
  for (const [path, words] of cases) {
    const home = fresh();
    const within = path === '/silent' ? { ...limits, silenceMs: 200 } : limits;
    await failure(fetchFile({ url: url + path, sha256: sha('x') }, join(home, 'f'), within), FetchFailed, words);
    assert.equal(readdirSync(home), [], path);
  }
  await failure(
    fetchFile({ url: 'http://127.0.0.1:1/', sha256: '' }, join(fresh(), 'f')),
    FetchFailed,
    /ECONNREFUSED|refused|bad port/,
  );
});

test('content addresses are requested from a gateway', async () => {
  const gateway = `${await serve(({ url: path }, answer) => void answer.end(path))}/ipfs/`;
  await fetchFile({ url: 'ipfs://bafy/a.tgz', sha256: sha('/ipfs/bafy/a.tgz') }, join(fresh(), 'f'), {
    ...FETCH_LIMITS,
    gateway,
  });
});

test('versions are ordered', () => {
  const ordered = [
    '0.9.9',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.0.1',
    '1.2.0',
    '1.10.0',
    '2.0.0',
  ];
  for (const [i, a] of ordered.entries()) {
    for (const [j, b] of ordered.entries()) assert.is(Math.sign(compareVersions(a, b)), Math.sign(i - j), `${a} ${b}`);
  }
  assert.is(compareVersions('1.0.0+build', '1.0.0'), 0);
});

test('without consent to a plan the node contacts no local or private address, in any notation', async () => {
  const limits = { ...FETCH_LIMITS, local: false };
  const refused = (url: string, why: RegExp) =>
    failure(fetchFile({ url, sha256: '' }, join(fresh(), 'x'), limits), FetchFailed, why);
  const hosts = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '017700000001',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '[::]',
  ];
  for (const host of [...hosts, 'localhost', 'LOCALHOST.', 'a.localhost', '10.0.0.1', '169.254.169.254', '[fd00::1]']) {
    await refused(`https://${host}/x`, /private host/);
  }
  const names = [hostname(), 'ip6-localhost', 'ip6-loopback', 'localhost.localdomain'];
  const found = await Promise.all(
    names.map((name) =>
      lookup(name).then(
        ({ address }) => ({ name, address }),
        () => null,
      ),
    ),
  );
  const hidden = found.flatMap((one) =>
    one !== null && isPrivate(one.address) && !/localhost/.test(one.name) ? [one.name] : [],
  );
  if (hidden.length === 0) console.log('no name of this machine stands for a private address: one check less');
  for (const name of hidden) await refused(`https://${name}/x`, /a private address/);
});

test.run();
