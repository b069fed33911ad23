/** Attacks by servers of releases, and by releases themselves: the node under the supervisor runs on, and stops when it is told to. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Header } from 'tar';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FETCH_LIMITS, FetchFailed, fetchFile } from '../../plugins/upgrade/fetch.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { announcedFor, bare, GOOD, HEIGHT, second } from '../cli/small-nodes.js';
import { endAll, listen, passing, type Supervisor, stateOf, stop, textOf, until } from '../cli/supervising.js';

const others: Server[] = [];
test.after(async () => {
  for (const server of others) server.close().closeAllConnections();
  await endAll();
  await cleanUp();
});

const NEVER = 600_000;
const SOON = { windowMs: 50, stallMs: NEVER };
const serve = (listener: RequestListener) => listen(createServer(listener));
const current = async (home: string) => basename(await readlink(join(home, 'bin', 'current')));

async function refused(url: string, limits: object, why: RegExp): Promise<void> {
  const home = await newDirectory();
  const cause = await fetchFile({ url, sha256: '' }, join(home, 'x'), { ...FETCH_LIMITS, ...limits }).catch(
    (thrown: unknown) => thrown,
  );
  assert.instance(cause, FetchFailed, String(cause));
  assert.match(String(cause), why);
  assert.equal(await readdir(home), [], 'nothing is left');
}

/** Sends so many bytes every ten milliseconds, without end. */
const drip =
  (bytes: number): RequestListener =>
  (_, answer) => {
    const timer = setInterval(() => answer.write('x'.repeat(bytes)), 10);
    answer.on('close', () => clearInterval(timer));
  };

test('a download is aborted if the server drips, sends without end or takes too long', async () => {
  const limits = { silenceMs: 200, progressBytes: 1_000 };
  await refused(await serve(drip(1)), limits, /sent less than 1000 bytes in 0\.2 s/);
  await refused(await serve(drip(5_000)), { ...limits, maxBytes: 50_000 }, /exceeds the limit of 50000 bytes/);
  await refused(await serve(drip(1_000)), { ...limits, silenceMs: NEVER, totalMs: 300 }, /exceeds 0\.3 s/);
});

test('a public server cannot redirect the node to private addresses', async () => {
  let asked = 0;
  const secret = await serve((_, answer) => {
    asked++;
    answer.end('secret');
  });
  // As if 127.0.0.2 were an address of the Internet.
  const isPrivate = (address: string) => address !== '127.0.0.2' && FETCH_LIMITS.isPrivate(address);
  const server = createServer((_, answer) => answer.writeHead(302, { location: secret }).end());
  others.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve));
  const { port } = server.address() as AddressInfo;
  await refused(`http://127.0.0.2:${port}/`, { isPrivate }, /is on a private host/);
  assert.is(asked, 0);
});

/** Waits until the node of version 1 runs. */
const runs = (home: string, supervisor: Supervisor) =>
  until('version 1', () => existsSync(join(home, 'started')), supervisor);

test('the node runs and stops at once while a server drips its release', async () => {
  const home = await announcedFor(GOOD, `${await serve(drip(1))}/x.tar.gz`);
  const supervisor = bare(home, SOON);
  await runs(home, supervisor);
  await until('a download', () => existsSync(join(home, 'bin', 'downloads')), supervisor);
  const began = performance.now();
  await stop(supervisor);
  assert.ok(performance.now() - began < 10_000, 'no part of the download is waited for');
  assert.equal(await readdir(join(home, 'bin', 'downloads')), []);
});

test('a release that changes with each request is never unpacked', async () => {
  let asked = 0;
  const home = await announcedFor(
    GOOD,
    `${await serve((_, answer) => void answer.end(`another file ${asked++}`))}/x.tar.gz`,
  );
  const supervisor = bare(home, SOON);
  await until('two requests', () => asked >= 2, supervisor);
  assert.match(supervisor.said(), /the plan requires/);
  await stop(supervisor);
  assert.not.ok(existsSync(join(home, 'bin', 'versions')));
});

/** A directory whose plan has this file. */
async function withFile(bytes: Buffer): Promise<string> {
  const home = await announcedFor(GOOD, `${await serve((_, answer) => void answer.end(bytes))}/x.tar.gz`);
  const path = join(home, 'upgrade-plan.json');
  const plan = JSON.parse(await readFile(path, 'utf8'));
  plan.binaries.any.sha256 = createHash('sha256').update(bytes).digest('hex');
  await writeFile(path, JSON.stringify(plan));
  return home;
}

test('an approved archive that is a bomb or escapes its directory writes nothing, and the node keeps running', async () => {
  const place = await newDirectory();
  await mkdir(join(place, 'in'));
  const header = new Header({ path: 'in/bomb', type: 'File', size: 5 * 1024 ** 3, mode: 0o644, mtime: new Date(0) });
  const first = Buffer.alloc(512);
  header.encode(first, 0);
  const bomb = gzipSync(Buffer.concat([first, Buffer.alloc(100_000)]));
  await writeFile(join(place, 'in', 'evil'), 'x');
  const rename = (to: string) =>
    execFileSync('sh', ['-c', `tar -cPf - --transform 's,^in/evil$,${to},' -C "$0" in/evil | gzip -1`, place]);
  for (const [bytes, why] of [
    [bomb, /more than \d+ bytes/],
    [rename('../../../evil'), /is outside/],
    [rename(`${place}/evil`), /is outside/],
  ] as const) {
    const home = await withFile(bytes);
    const supervisor = bare(home, SOON);
    await until('a complaint', () => supervisor.said().includes('cannot be unpacked'), supervisor);
    assert.match(supervisor.said(), why);
    assert.not.match(supervisor.said(), /node ended/);
    assert.equal(
      (await readdir(join(home, 'bin', 'versions'))).filter((name) => !name.endsWith('.part')),
      [],
    );
    assert.not.ok(existsSync(join(place, 'evil')) || existsSync(join(home, 'evil')));
    await stop(supervisor);
  }
});

test('a release modified between its check and its start is unpacked again', async () => {
  const home = await announcedFor(passing(GOOD));
  const supervisor = bare(home, SOON);
  await until('the check', async () => (await stateOf(home)).check?.passed === true, supervisor);
  const [version] = await readdir(join(home, 'bin', 'versions'));
  const main = join(home, 'bin', 'versions', version!, 'main.js');
  await writeFile(
    main,
    `import { writeFileSync } from 'node:fs'; writeFileSync('${home}/stolen', ''); process.exit(3);`,
  );
  await writeFile(join(home, 'due'), '');
  await until('the end', async () => (await stateOf(home)).done.length === 1, supervisor);
  assert.match(supervisor.said(), /release has changed since it was unpacked/);
  assert.not.ok(existsSync(join(home, 'stolen')));
  await stop(supervisor);
});

test('a release that passes its check, reports its first block and crashes is rolled back', async () => {
  const home = await announcedFor(passing(second(`report(true, ${HEIGHT}); setTimeout(() => process.abort(), 50);`)));
  const supervisor = bare(home, { windowMs: NEVER, stallMs: NEVER });
  await until('the check', () => existsSync(join(home, 'upgrade-ready.json')), supervisor);
  await writeFile(join(home, 'due'), '');
  await until('the rollback', async () => (await stateOf(home)).failed.length === 1, supervisor);
  assert.not.ok(existsSync(join(home, 'upgrade-ready.json')), 'it is not ready any more');
  assert.match((await stateOf(home)).failed[0]!.reason, /SIGABRT/);
  assert.is(textOf(join(home, 'database', 'data')), '1');
  assert.is(await current(home), 'app-1.0.0');
  await supervisor.ended;
});

test('a release that fails its check is never started, and the supervisor exits at the upgrade height', async () => {
  const refusing = `if (process.argv[2] === 'upgrade') {
      process.stderr.write('some lines\\nerror 3107 InvalidModule: notes is written for the SDK ^9\\u001b[2J\\n', () => process.exit(64));
    } else (await import('node:fs')).writeFileSync(process.argv[2] + '/stolen', '');`;
  const home = await announcedFor(refusing);
  const supervisor = bare(home, SOON);
  await until('the check', async () => (await stateOf(home)).check?.passed === false, supervisor);
  assert.match((await stateOf(home)).check!.reason!, /written for the SDK \^9.*\(code 64\)/);
  assert.not.ok(existsSync(join(home, 'upgrade-ready.json')));
  assert.not.match(supervisor.said(), /node ended/);
  await writeFile(join(home, 'due'), '');
  assert.is((await supervisor.ended).code, 42, supervisor.said());
  assert.match(supervisor.said(), /failed: it failed the upgrade check: .*SDK/);
  assert.not.ok(existsSync(join(home, 'stolen')));
  assert.is(await current(home), 'app-1.0.0');
});

test('an endless check with child processes and flooded output does not harm the node and ends with the supervisor', async () => {
  const endless = `if (process.argv[2] === 'upgrade') {
      const { spawn } = await import('node:child_process');
      const { writeFileSync } = await import('node:fs');
      const child = spawn('sleep', ['600']);
      writeFileSync(process.argv[4] + '/../../child', String(child.pid));
      setInterval(() => process.stdout.write('x'.repeat(60_000)), 1);
    }`;
  const home = await announcedFor(endless);
  const supervisor = bare(home, SOON);
  await until('the check', () => Number(textOf(join(home, 'child')) ?? 0) > 0, supervisor);
  await stop(supervisor);
  const child = Number(textOf(join(home, 'child')));
  await until('no child', () => !alive(child), supervisor);
  assert.not.ok(existsSync(join(home, 'upgrade-check')), 'the copy is removed');
});

/** Whether a process runs; one that has ended and is waited for by nobody does not. */
const alive = (pid: number): boolean => /^State:\s+[^Z]/m.test(textOf(`/proc/${pid}/status`) ?? '');

test('a plan can be skipped while its release is being checked', async () => {
  const home = await announcedFor("if (process.argv[2] === 'upgrade') setInterval(() => {}, 1000);");
  const supervisor = bare(home, SOON);
  await until('the check', () => existsSync(join(home, 'upgrade-check')), supervisor);
  await stop(supervisor);
  await writeFile(join(home, 'skips'), '');
  const skipping = bare(home, { ...SOON, skip: [HEIGHT] });
  await until('version 1', () => existsSync(join(home, 'skipped')), skipping);
  await stop(skipping);
  assert.not.ok(existsSync(join(home, 'upgrade-check')));
});

test.run();
