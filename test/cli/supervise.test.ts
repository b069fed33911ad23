/** A supervisor brings real nodes through upgrades: good ones, corrupt ones, and programs that crash. */

import { mkdir, readdir, readlink, realpath, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerOf } from '../node/live.js';
import { AUTHOR } from '../node/planner.js';
import { portsFrom } from '../ports.js';
import { cleanUp, newDirectory, trellis } from './program.js';
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
  until,
  WAIT,
} from './supervising.js';

test.after(async () => {
  await endAll();
  await cleanUp();
});

const current = async (home: string) => basename(await readlink(join(home, 'bin', 'current')));

test('a good upgrade is downloaded ahead, backed up, swapped, migrated and confirmed', async () => {
  const { bytes, sha256 } = archive(await plannedNode('2.0.0'));
  const url = await offer({ '/trellis.tar.gz': bytes });
  const { home, port, supervisor, ask, runs, plan } = await supervised();
  await plan(`${url}/trellis.tar.gz`, sha256, LONG);
  await runs('2.0.0');
  const program = `2.0.0-${sha256.slice(0, 12)}`;
  const { ctimeMs: fetched } = await stat(await realpath(join(home, 'bin', 'current')));
  const { mtimeMs: stopped } = await stat(join(home, 'upgrade-info.json'));
  assert.ok(fetched < stopped, 'fetched while the old one ran');
  assert.equal(await ask('chain_getNote', AUTHOR), { words: ['buy', 'milk'], since: 0 });
  await until('the end', async () => (await stateOf(home)).done.length === 1, supervisor);
  const { upgrade, failed, done } = await stateOf(home);
  assert.equal([upgrade, failed, done[0]!.version], [null, [], '2.0.0']);
  assert.is(await current(home), program);
  assert.match((await readdir(join(home, 'bin', 'backup'))).join(), /^1\.0\.0-\d{4}-/);
  await ask('chain_note', 'go on', AUTHOR, WAIT);
  await stop(supervisor);
  const again = startSupervisor(home, port);
  await until('the new version', async () => (await ask('chain_version')) === '2.0.0', again);
  await stop(again);
});

test('a file that does not match the plan is never used, and the node waits for the right one', async () => {
  const { bytes, sha256 } = archive(await plannedNode('2.0.0'));
  const corrupt = Buffer.from(bytes);
  corrupt[100]! ^= 1;
  const content: Record<string, Buffer> = { '/x.tar.gz': corrupt };
  const url = await offer(content);
  const { home, supervisor, runs, plan } = await supervised();
  await plan(`${url}/x.tar.gz`, sha256, LONG);
  await until('a complaint', () => supervisor.said().includes('not prepared yet, node keeps running'), supervisor);
  assert.match(supervisor.said(), /has SHA-256 [0-9a-f]{64}, the plan requires/);
  await until('the height', () => supervisor.said().includes('not available, node is stopped'), supervisor);
  assert.equal(await readdir(join(home, 'bin', 'downloads')), []);
  assert.match(await current(home), /^app-1\.0\.0$/);
  content['/x.tar.gz'] = bytes;
  await runs('2.0.0');
  await stop(supervisor);
});

test('on a dev network nothing is downloaded without permission, and a file placed by hand is used', async () => {
  const { bytes, sha256 } = archive(await plannedNode('2.0.0'));
  let asked = 0;
  const url = await offer({
    get '/x.tar.gz'() {
      asked++;
      return bytes;
    },
  });
  process.env.PLANNED_NETWORK = 'dev';
  const [home, port] = [await newDirectory(), await portsFrom()];
  await install(home, await plannedNode('1.0.0'));
  const supervisor = startSupervisor(home, port, [], [], 'start', []);
  const ask = async (method: string, ...params: unknown[]): Promise<unknown> => {
    const answer = await answerOf(`http://127.0.0.1:${port}`, method, ...params);
    return answer.error ?? answer.result;
  };
  await until('version 1.0.0', async () => (await ask('chain_version')) === '1.0.0', supervisor);
  await ask('chain_plan', 'grapevine', '2.0.0', 8, { any: { url: `${url}/x.tar.gz`, sha256 } }, AUTHOR, WAIT);
  assert.is((await supervisor.ended).code, 42, supervisor.said());
  const path = join(home, 'bin', 'downloads', sha256);
  assert.match(supervisor.said(), `store it as ${path}, or start the supervisor with --allow-downloads`);
  assert.is(asked, 0);
  await mkdir(join(home, 'bin', 'downloads'), { recursive: true });
  await writeFile(path, bytes);
  const again = startSupervisor(home, port, [], [], 'start', []);
  await until('version 2.0.0', async () => (await ask('chain_version')) === '2.0.0', again);
  assert.is(asked, 0);
  await stop(again);
  delete process.env.PLANNED_NETWORK;
});

test('a program that crashes is rolled back with its databases and then needs an operator', async () => {
  // Migrates and commits the block of the upgrade, after which the node takes the plan away, and only then breaks.
  const broken = await plannedNode('2.0.0');
  const source = `const { existsSync } = await import('node:fs');
    const plan = process.argv[process.argv.indexOf('--data-dir') + 1] + '/upgrade-plan.json';
    setInterval(() => existsSync(plan) || process.exit(3), 10);
    await import('${join(broken, 'main.js')}');`;
  const { bytes, sha256 } = archive(await app('2.0.0', passing(source)));
  const url = await offer({ '/x.tar.gz': bytes });
  const { home, port, supervisor, plan } = await supervised();
  await plan(`${url}/x.tar.gz`, sha256);
  assert.is((await supervisor.ended).code, 42, supervisor.said());
  assert.match(supervisor.said(), /rolling back program and databases/);
  assert.match(supervisor.said(), /grapevine to 2\.0\.0 failed: it ended with code 3 after \d+ s;/);
  assert.is(await current(home), 'app-1.0.0');
  const { failed, upgrade } = await stateOf(home);
  assert.equal([failed.length, upgrade], [1, null]);

  const stubborn = startSupervisor(home, port);
  assert.is((await stubborn.ended).code, 42, 'it is not tried again by itself');
  const retried = startSupervisor(home, port, ['--retry']);
  assert.is((await retried.ended).code, 42);
  assert.match(retried.said(), /program swapped/);
});

test('a failed node is restarted, and a node with wrong usage is not', async () => {
  const home = await newDirectory();
  const marks = join(home, 'marks');
  const source = `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync('${marks}', 'x');
    process.exit(readFileSync('${marks}').length < 3 ? 70 : 64);`;
  await install(home, await app('1.0.0', source));
  const supervisor = startSupervisor(home, await portsFrom());
  assert.is((await supervisor.ended).code, 64);
  assert.equal(supervisor.said().match(/starts_again_in_s=\d+/g), ['starts_again_in_s=1', 'starts_again_in_s=2']);
});

test('only one supervisor works on a directory, and it runs only nodes', async () => {
  const { home, port, supervisor } = await supervised();
  const second = startSupervisor(home, port);
  assert.is((await second.ended).code, 75);
  assert.match(second.said(), /DataDirectoryLocked/);
  await stop(supervisor);
  const wrong = await trellis('supervise', '--', 'send', 'dev:0');
  assert.equal([wrong.code, /supervise supports start and dev, not send/.test(wrong.err)], [64, true]);
});

test.run();
