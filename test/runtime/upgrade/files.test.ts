/** Files of upgrades: fetched from where it is safe, verified, and unpacked without leaving their directory. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isPrivate } from '../../../runtime/lib/hosts.js';
import { FETCH_LIMITS, FetchFailed, FileMismatch, fetchFile } from '../../../runtime/node/upgrade/fetch.js';
import { BadArchive } from '../../../runtime/node/upgrade/tar.js';
import { unpack } from '../../../runtime/node/upgrade/unpack.js';
import { compareVersions } from '../../../runtime/node/upgrade/version.js';

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

test('a file is fetched once, and is what the plan demands or is not there', async () => {
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
  await failure(fetchFile({ url, sha256: sha('another') }, join(home, 'b')), FileMismatch, /the plan demands/);
  assert.equal(readdirSync(home), ['a']);
  writeFileSync(path, 'the old version');
  await fetchFile({ url, sha256: sha('the new version') }, path);
  assert.is(readFileSync(path, 'utf8'), 'the new version');
});

test('redirects are followed a few times, and only to where it is safe', async () => {
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

test('who has not agreed to a plan asks no server of this machine for its file', async () => {
  const url = await serve((_, answer) => void answer.end('secret'));
  const limits = { ...FETCH_LIMITS, local: false };
  for (const own of [url, url.replace('127.0.0.1', 'localhost'), 'https://localhost/x', 'http://example.org/x'])
    await failure(
      fetchFile({ url: own, sha256: sha('secret') }, join(fresh(), 'x'), limits),
      FetchFailed,
      /private host|not https/,
    );
});

test('a file that is too big, a server that fails, breaks off or is silent: nothing is left behind', async () => {
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
    ['/streamed', /more than 1000 bytes/],
    ['/missing', /answers 404/],
    ['/broken', /./],
    ['/silent', /silent/],
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

test('content addresses are asked of a gateway', async () => {
  const gateway = `${await serve(({ url: path }, answer) => void answer.end(path))}/ipfs/`;
  await fetchFile({ url: 'ipfs://bafy/a.tgz', sha256: sha('/ipfs/bafy/a.tgz') }, join(fresh(), 'f'), {
    ...FETCH_LIMITS,
    gateway,
  });
});

/** An application with what archives of applications hold. */
function application(): string {
  const app = join(fresh(), 'trellis-2.0.0');
  mkdirSync(join(app, 'dist', 'd'.repeat(120)), { recursive: true });
  writeFileSync(join(app, 'package.json'), '{"version":"2.0.0"}');
  writeFileSync(join(app, 'dist', 'main.js'), 'go();', { mode: 0o755 });
  writeFileSync(join(app, 'dist', 'd'.repeat(120), 'ä'.repeat(60)), 'x'.repeat(5_000));
  writeFileSync(join(app, 'dist', 'empty'), '');
  symlinkSync('dist/main.js', join(app, 'run'));
  return app;
}

const tar = (app: string, ...options: string[]) =>
  execFileSync('tar', [...options, '-cf', '-', '-C', join(app, '..'), 'trellis-2.0.0'], { maxBuffer: 1e8 });

async function unpacked(bytes: Uint8Array, url = 'https://x/y.tar.gz'): Promise<string> {
  const home = fresh();
  writeFileSync(join(home, 'file'), bytes);
  await unpack(join(home, 'file'), join(home, 'out'), url);
  assert.equal(readdirSync(home).sort(), ['file', 'out']);
  return join(home, 'out');
}

test('archives are unpacked as tar would, whatever their form', async () => {
  const app = application();
  const formats = [tar(app), tar(app, '--format=gnu'), tar(app, '--format=pax'), gzipSync(tar(app))];
  for (const bytes of formats) {
    const out = await unpacked(bytes);
    execFileSync('diff', ['-r', app, out]);
    assert.is(statSync(join(out, 'dist', 'main.js')).mode & 0o777, 0o755);
    assert.is(readFileSync(join(out, 'run'), 'utf8'), 'go();');
  }
});

test('a single program is taken as it is, and can be run', async () => {
  const out = await unpacked(Buffer.from('console.log(1)'), 'https://x/bin/trellis.mjs?raw=1');
  assert.equal(readdirSync(out), ['trellis.mjs']);
  assert.is(statSync(join(out, 'trellis.mjs')).mode & 0o111, 0o111);
  assert.equal(readdirSync(await unpacked(Buffer.from('x'), 'https://x/..')), ['program']);
});

/** An archive of entries with nothing in them. */
function archive(...entries: (readonly [name: string, type?: string, target?: string])[]): Buffer {
  const blocks = entries.map(([name, type = '0', target = '']) => {
    const block = Buffer.alloc(512);
    block.write(name, 0);
    block.write('0000644\0', 100);
    block.write('00000000000\0', 124);
    block.write('        ', 148);
    block.write(type, 156);
    block.write(target, 157);
    block.write('ustar\0' + '00', 257);
    const sum = block.reduce((total, byte) => total + byte, 0);
    block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return block;
  });
  return Buffer.concat([...blocks, Buffer.alloc(1_024)]);
}

test('an archive that reaches out of its directory is refused', async () => {
  const bad = [
    archive(['../x']),
    archive(['/etc/x']),
    archive(['a/../../x']),
    archive(['l', '2', '/etc']),
    archive(['l', '2', '..']),
    archive(['a/l', '2', '../../x']),
    archive(['x/y/l', '2', '../..'], ['x/y/l/k', '2', '../z']),
    archive(['x/y/l', '2', '../..'], ['m', '2', 'x/y/l/..']),
    archive(['l', '2', 'a'], ['l/x']),
    archive(['h', '1', '../../etc/passwd']),
    archive(['dev', '3']),
    archive(['same'], ['same']),
  ];
  for (const [i, bytes] of bad.entries()) {
    await unpacked(bytes).then(
      () => assert.unreachable(`archive ${i} was unpacked`),
      (cause: Error) => assert.ok(cause instanceof BadArchive || /EEXIST/.test(cause.message), `${i}: ${cause}`),
    );
  }
});

test('an archive that is damaged or cut off is refused', async () => {
  const whole = tar(application());
  const flipped = Buffer.from(whole);
  flipped[0]! ^= 1;
  await failure(unpacked(flipped), BadArchive, /damaged/);
  for (const length of [700, 4_000, 9_000]) {
    await failure(unpacked(whole.subarray(0, length)), BadArchive as never, /cut off/).catch(() =>
      assert.unreachable(`${length} bytes were unpacked`),
    );
  }
});

test('versions have their order', () => {
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

test('who has not agreed to a plan asks no server of this machine or of a private network, however it is written', async () => {
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
