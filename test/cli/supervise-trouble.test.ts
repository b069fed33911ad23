/** Upgrades in trouble: supervisors that are killed, a full disk, blocks that a bad program has made. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerOf } from '../node/live.js';
import { AUTHOR } from '../node/planner.js';
import { cleanUp, newDirectory } from './program.js';
import {
  app,
  archive,
  endAll,
  install,
  LONG,
  offer,
  passing,
  plannedNode,
  startSupervisor,
  stateOf,
  stop,
  supervised,
  textOf,
  toldNoBug,
  until,
  WAIT,
} from './supervising.js';

test.after(async () => {
  await endAll();
  if ('path' in disk) spawnSync('umount', ['-l', disk.path]);
  await cleanUp();
});

test('a supervisor killed at the upgrade height, during the swap or after it is resumed by the next supervisor', async () => {
  const { bytes, sha256 } = archive(await plannedNode('2.0.0'));
  const url = await offer({ '/x.tar.gz': bytes });
  const { home, port, supervisor, ask, plan } = await supervised();
  const programs = () => readdir(join(home, 'bin'));
  const step = async () => (await stateOf(home)).upgrade?.step;
  await plan(`${url}/x.tar.gz`, sha256, LONG);
  /** Where each is killed: as soon as this is seen, which is there or just over. */
  const moments: readonly (() => unknown)[] = [
    () => existsSync(join(home, 'upgrade-info.json')),
    async () =>
      (await step()) === 'fetched' || (await programs()).includes('current.new') || (await step()) === 'swapped',
    async () => (await step()) === 'swapped',
  ];
  let running = supervisor;
  for (const isNow of moments) {
    while (!(await isNow())) await new Promise((resolve) => setImmediate(resolve));
    running.kill('SIGKILL');
    assert.is((await running.ended).signal, 'SIGKILL', running.said());
    assert.ok(existsSync(join(home, 'bin', 'current')), 'there is always a program');
    running = startSupervisor(home, port);
  }
  await until('the end', async () => (await stateOf(home)).done.length === 1, running);
  assert.is(await ask('chain_version'), '2.0.0');
  assert.equal(await ask('chain_getNote', AUTHOR), { words: ['buy', 'milk'], since: 0 });
  assert.equal((await stateOf(home)).failed, []);
  assert.is((await readdir(join(home, 'bin', 'backup'))).length, 1);
  await stop(running);
});

/** A disk of its own, or why this machine gives none. */
async function smallDisk(): Promise<{ path: string } | { why: string }> {
  const path = await newDirectory();
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', path], {
    encoding: 'utf8',
  });
  return status === 0 ? { path } : { why: stderr };
}

const disk = await smallDisk();
if ('why' in disk) console.log(`no disk of its own can be mounted here, one test less: ${disk.why}`);
else {
  const { path } = disk;
  test('if the disk has no room for the new program, the old one runs to the height, waits there and is swapped once there is room', async () => {
    const big = await plannedNode('2.0.0');
    spawnSync('truncate', ['--size', '200M', join(big, 'filling')]);
    const { bytes, sha256 } = archive(big);
    const url = await offer({ '/x.tar.gz': bytes });
    const { home, supervisor, runs, plan } = await supervised([], path);
    await plan(`${url}/x.tar.gz`, sha256, LONG);
    await until(
      'a complaint',
      () => /not prepared yet, node keeps running.*MiB are needed/.test(supervisor.said()),
      supervisor,
    );
    await until(
      'the height',
      () => /not available, node is stopped.*MiB are needed/.test(supervisor.said()),
      supervisor,
    );
    assert.not.match(supervisor.said(), /code=75/);
    assert.equal(await readdir(join(home, 'bin', 'versions')), []);
    spawnSync('mount', ['-o', 'remount,size=640m', path]);
    await runs('2.0.0');
    await stop(supervisor);
    await rm(join(home, 'bin'), { recursive: true });
  });
}

test('blocks that a faulty program made stay final: a fixed program continues from them, and skipping the upgrade is rejected', async () => {
  // Goes well for some blocks, and then breaks.
  const good = await plannedNode('2.0.0');
  const source = `const { readFileSync, writeFileSync } = await import('node:fs');
    const argument = (name) => process.argv[process.argv.indexOf(name) + 1];
    const home = argument('--data-dir');
    const due = JSON.parse(readFileSync(home + '/upgrade-info.json', 'utf8')).height;
    const ask = async (method, ...params) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('http://127.0.0.1:' + argument('--rpc-port'), { method: 'POST', headers, body });
      return (await answer.json()).result;
    };
    setInterval(async () => {
      const block = await ask('chain_getBlockByHeight', due + 2).catch(() => null);
      if (!block) return;
      writeFileSync(home + '/made', block.hash);
      process.exit(3);
    }, 20);
    await import('${join(good, 'main.js')}');`;
  const { bytes, sha256 } = archive(await app('2.0.0', passing(source)));
  const url = await offer({ '/x.tar.gz': bytes });
  const { home, port, supervisor, plan } = await supervised(['--window', '60']);
  await plan(`${url}/x.tar.gz`, sha256);
  assert.is((await supervisor.ended).code, 42, supervisor.said());
  assert.match(supervisor.said(), /to 2\.0\.0 failed: it ended with code 3/);
  toldNoBug(supervisor);
  const { height } = JSON.parse(await readFile(join(home, 'upgrade-info.json'), 'utf8')) as { height: number };

  const without = startSupervisor(home, port, [], ['--skip-upgrade-heights', `${height}`]);
  const { code } = await without.ended;
  assert.is(code, 64, without.said());
  assert.match(without.said(), /UpgradeWasDone/);

  await rm(join(home, 'bin', 'current'));
  await install(home, good);
  const mended = startSupervisor(home, port);
  const ask = async <T>(method: string, ...params: unknown[]): Promise<T> => {
    const answer = await answerOf<T>(`http://127.0.0.1:${port}`, method, ...params);
    if (answer.error) throw new Error(JSON.stringify(answer.error));
    return answer.result;
  };
  await until('version 2.0.0', async () => (await ask('chain_version')) === '2.0.0', mended);
  const { hash } = await ask<{ hash: string }>('chain_getBlockByHeight', height + 2);
  assert.is(hash, textOf(join(home, 'made')), 'the blocks are still there');
  await ask('chain_note', 'go on', AUTHOR, WAIT);
  await stop(mended);
});

test.run();
