/** One key, one node: also between containers that see the same process numbers, through other names, and after kill -9. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, link, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, MAIN, newDirectory, program, startProcess, trellis } from '../cli/program.js';

test.after(cleanUp);

const LOCKS = new URL('../../runtime/lib/storage/lock-file.js', import.meta.url).href;
const ERRORS = new URL('../../runtime/lib/storage/errors.js', import.meta.url).href;

/** A program that locks a key and holds it, or says why it cannot; `as` runs it elsewhere. */
async function holds(key: string, as: readonly string[] = []): Promise<{ said: string; process: ChildProcess }> {
  const script = `
    const { lockFile } = await import('${LOCKS}');
    const { ValidatorKeyLocked } = await import('${ERRORS}');
    try {
      const { shared } = await lockFile(process.argv[1], ValidatorKeyLocked);
      console.log(process.pid, shared ? 'read only' : 'held');
      setInterval(() => {}, 1000);
    } catch (cause) {
      console.log(process.pid, 'refused', cause.error?.name);
    }`;
  const [file, ...args] = [...as, process.execPath, '--input-type=module', '-e', script, key];
  const child = spawn(file!, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout!.setEncoding('utf8'), 'data');
  return { said: String(said).trim(), process: child };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
}

async function keyFile(): Promise<string> {
  const path = join(await newDirectory(), 'validator.key');
  await writeFile(path, '11'.repeat(32), { mode: 0o600 });
  return path;
}

test('a key is locked under every name of its file and released as soon as its holder is killed', async () => {
  const key = await keyFile();
  const [twin, pointer] = [`${key}.twin`, `${key}.pointer`];
  await link(key, twin);
  await symlink(key, pointer);
  const holder = await holds(key);
  assert.match(holder.said, /held/);
  for (const name of [key, twin, pointer]) assert.match((await holds(name)).said, /refused ValidatorKeyLocked/);
  await ended(holder.process, 'SIGKILL');
  const next = await holds(twin);
  assert.match(next.said, /held/);
  await ended(next.process, 'SIGTERM');
  assert.equal((await readdir(join(key, '..'))).length, 3, 'nothing stays behind');
});

test('only one of several programs that lock a key at the same time gets it', async () => {
  const key = await keyFile();
  const all = await Promise.all(Array.from({ length: 5 }, () => holds(key)));
  assert.is(all.filter(({ said }) => /held/.test(said)).length, 1);
  await Promise.all(all.map((one) => ended(one.process, 'SIGKILL')));
});

const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const probe = spawnSync(CONTAINER[0]!, [...CONTAINER.slice(1), 'true'], { encoding: 'utf8' });
if (probe.status !== 0) console.log(`no process namespaces here, two tests less: ${probe.stderr || probe.error}`);
else {
  test('two containers on one volume cannot both hold the key, although each runs as process 1', async () => {
    const key = await keyFile();
    const first = await holds(key, CONTAINER);
    assert.is(first.said, '1 held');
    const second = await holds(key, CONTAINER);
    assert.is(second.said, '1 refused ValidatorKeyLocked');
    await ended(first.process, 'SIGKILL');
    const third = await holds(key, CONTAINER);
    assert.is(third.said, '1 held');
    // Where the key is mounted read only, nothing can be held, but a node that can hold it is seen.
    const mount = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"';
    const readOnly = [...CONTAINER, '--mount', 'sh', '-c', mount, key];
    assert.is((await holds(key, readOnly)).said, '1 refused ValidatorKeyLocked');
    await ended(third.process, 'SIGKILL');
    const alone = await holds(key, readOnly);
    assert.is(alone.said, '1 read only');
    await ended(alone.process, 'SIGKILL');
  });

  test('two containers cannot share a data directory, nor a key across two directories', async () => {
    const [dataDir, other] = [await newDirectory(), await newDirectory()];
    const node = await startProcess('dev', '--data-dir', dataDir);
    const inContainer = (...args: string[]) =>
      program('--eval', INSIDE, JSON.stringify([...CONTAINER, process.execPath, MAIN, ...args]));
    const same = await inContainer('dev', '--data-dir', dataDir, '--rpc-port', '0');
    assert.is(same.code, 75, same.err);
    assert.match(same.err, /error 3122 DataDirectoryLocked/);
    for (const file of ['genesis.json', 'token-genesis.json']) await cp(join(dataDir, file), join(other, file));
    const key = join(dataDir, (await readdir(dataDir)).find((name) => name.endsWith('.key') && name !== 'node.key')!);
    const start = ['start', '--data-dir', other, '--validator-key', key, '--p2p-port', 'off', '--rpc-port', '0'];
    const second = await inContainer(...start);
    assert.is(second.code, 75, second.err);
    assert.match(second.err, /error 3130 ValidatorKeyLocked/);
    await node.stop();
  });
}

/** Runs a command line given as JSON with our own input and output, and ends as it does. */
const INSIDE = `
  const [file, ...args] = JSON.parse(process.argv[1]);
  process.exit(require('node:child_process').spawnSync(file, args, { stdio: 'inherit' }).status ?? 1);`;

test('a node takes over the data directory of a killed node and removes the lock when it stops', async () => {
  const dataDir = await newDirectory();
  await mkdir(dataDir, { recursive: true });
  const first = await startProcess('dev', '--data-dir', dataDir);
  await first.stop('SIGKILL');
  assert.ok((await readdir(dataDir)).includes('node.lock'));
  const second = await startProcess('dev', '--data-dir', dataDir);
  const refused = await trellis('dev', '--data-dir', dataDir, '--rpc-port', '0');
  assert.is(refused.code, 75, refused.err);
  assert.match(refused.err, /error 3122 DataDirectoryLocked/);
  assert.is((await second.stop()).code, 0);
  assert.not((await readdir(dataDir)).includes('node.lock'));
});

test.run();
