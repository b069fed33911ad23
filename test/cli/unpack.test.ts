/** Archives of releases: unpacked as tar would, or refused before a byte of them is written. */

import { execFileSync } from 'node:child_process';
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
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BadArchive, UNPACK_LIMITS, unpack } from '../../cli/supervise/unpack.js';

const root = mkdtempSync(join(tmpdir(), 'trellis-unpack-'));
test.after(() => rmSync(root, { recursive: true, force: true }));

let count = 0;
const fresh = () => {
  const path = join(root, `${count++}`);
  mkdirSync(path);
  return path;
};

/** Of work that nobody aborts. */
const NEVER = new AbortController().signal;

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
  await unpack(join(home, 'file'), join(home, 'out'), url, NEVER);
  assert.equal(readdirSync(home).sort(), ['file', 'out']);
  return join(home, 'out');
}

test('archives of every format are unpacked as tar would', async () => {
  const app = application();
  const formats = [tar(app), tar(app, '--format=gnu'), tar(app, '--format=pax'), gzipSync(tar(app))];
  for (const bytes of formats) {
    const out = await unpacked(bytes);
    execFileSync('diff', ['-r', app, out]);
    assert.is(statSync(join(out, 'dist', 'main.js')).mode & 0o777, 0o755);
    assert.is(readFileSync(join(out, 'run'), 'utf8'), 'go();');
  }
});

test('a single program is installed as it is and is executable', async () => {
  const out = await unpacked(Buffer.from('console.log(1)'), 'https://x/bin/trellis.mjs?raw=1');
  assert.equal(readdirSync(out), ['trellis.mjs']);
  assert.is(statSync(join(out, 'trellis.mjs')).mode & 0o111, 0o111);
  assert.equal(readdirSync(await unpacked(Buffer.from('x'), 'https://x/..')), ['program']);
});

/** An entry: its name, its kind, where it links to, and the size that its header claims. */
type Entry = readonly [name: string, type?: string, target?: string, size?: number, mode?: string];

/** An archive of entries with nothing in them. */
const archive = (...entries: readonly Entry[]): Buffer =>
  Buffer.concat([...entries.map(headerOf), Buffer.alloc(1_024)]);

function headerOf([name, type = '0', target = '', size = 0, mode = '0000644']: Entry): Buffer {
  const block = Buffer.alloc(512);
  block.write(name, 0);
  block.write(`${mode}\0`, 100);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  block.write('        ', 148);
  block.write(type, 156);
  block.write(target, 157);
  block.write('ustar\0' + '00', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** The archive is refused for this reason, and nothing of it is left. */
async function refused(bytes: Uint8Array, why: RegExp, limits = UNPACK_LIMITS): Promise<void> {
  const home = fresh();
  writeFileSync(join(home, 'file'), bytes);
  const cause = await unpack(join(home, 'file'), join(home, 'out'), 'https://x/y.tar', NEVER, limits).then(
    () => assert.unreachable(`it was unpacked; wanted ${why}`),
    (thrown: unknown) => thrown,
  );
  assert.instance(cause, BadArchive, String(cause));
  assert.match(String(cause), why);
  const left = readdirSync(home).filter((name) => name !== 'file');
  assert.equal(
    left.flatMap((name) => readdirSync(join(home, name))),
    [],
  );
}

test('an archive that reaches outside its directory is rejected', async () => {
  const outside: readonly (readonly Entry[])[] = [
    [['../x']],
    [['/etc/x']],
    [['a/../../x']],
    [['..', '5']],
    [['l', '2', 'a'], ['l/x']],
    [
      ['l', '2', 'a'],
      ['l/x', '5'],
    ],
  ];
  for (const entries of outside) await refused(archive(...entries), /is outside the archive, or behind a link/);
  const links: readonly (readonly Entry[])[] = [
    [['l', '2', '/etc']],
    [['l', '2', '..']],
    [['a/l', '2', '../../x']],
    [
      ['x/y/l', '2', '../..'],
      ['x/y/l/k', '2', '../z'],
    ],
    [
      ['x/y/l', '2', '../..'],
      ['m', '2', 'x/y/l/..'],
    ],
    [['h', '1', '../../etc/passwd']],
    [['h', '1', '/etc/passwd']],
    [['h', '1', 'not-there']],
    [
      ['l', '2', 'x'],
      ['h', '1', 'l'],
    ],
  ];
  for (const entries of links) await refused(archive(...entries), /links to|is outside/);
});

test('an archive with devices, duplicate names or files that are directories is rejected', async () => {
  for (const kind of ['3', '4', '6']) await refused(archive(['dev', kind]), /has the unsupported type/);
  await refused(archive(['same'], ['same']), /is a duplicate/);
  await refused(archive(['same'], ['./same']), /is a duplicate/);
  await refused(archive(['a/b'], ['a', '2', 'c']), /is a duplicate/);
  await refused(archive(['a'], ['a/b']), /is inside a file/);
});

test('an archive that declares more than the limit is rejected before it is written', async () => {
  const limits = { bytes: 10_000, entries: 3 };
  await refused(archive(['x', '0', '', 8 * 1024 ** 3 - 1]), /more than \d+ bytes/);
  await refused(archive(['x', '0', '', 10_001]), /more than 10000 bytes/, limits);
  await refused(archive(['a'], ['b'], ['c'], ['d']), /more than 3 entries/, limits);
  const long = Buffer.concat([
    headerOf(['././@LongLink', 'L', '', 100_000]),
    Buffer.alloc(100_352, 'x'),
    archive(['x']),
  ]);
  await refused(long, /of 100000 bytes/);
});

test('a bomb is stopped early: data behind the end of an archive, or double compression', async () => {
  const endless = gzipSync(Buffer.concat([archive(['x']), Buffer.alloc(64 * 1024 ** 2)]));
  assert.ok(endless.length < 100_000);
  await refused(endless, /data after the end/);
  const big = gzipSync(Buffer.concat([headerOf(['x', '0', '', 64 * 1024 ** 2]), Buffer.alloc(64 * 1024 ** 2 + 1_024)]));
  await refused(big, /more than 10000 bytes/, { bytes: 10_000, entries: 3 });
  await refused(gzipSync(gzipSync(archive(['x']))), /not a tar archive/);
});

test('a damaged or truncated archive is rejected', async () => {
  const whole = tar(application());
  for (const at of [0, 300]) {
    const flipped = Buffer.from(whole);
    flipped[at]! ^= 1;
    await refused(flipped, /checksum/);
  }
  for (const length of [700, 1_024, 4_000, 9_000]) await refused(whole.subarray(0, length), /truncated/);
  const packed = gzipSync(whole);
  await refused(packed.subarray(0, packed.length - 20), /unexpected end|cut off/);
});

test('unpacked programs lose their setuid and setgid bits', async () => {
  const out = await unpacked(archive(['d/run', '0', '', 0, '0006755'], ['d/other']));
  assert.is(statSync(join(out, 'run')).mode & 0o7777, 0o755);
});

test.run();
