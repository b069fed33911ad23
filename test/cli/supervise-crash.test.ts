/** Power fails between any two steps of an upgrade, or of its rollback: the next supervisor brings it to the same end. */

import { cp, mkdir, readdir, readlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from './program.js';
import { app, archive, endAll, install, launch, offer, stateOf, textOf, until } from './supervising.js';

test.after(async () => {
  await endAll();
  await cleanUp();
});

const PROGRAM = fileURLToPath(new URL('./supervise-until.js', import.meta.url));
const LOCK = new URL('../../runtime/lib/storage/lock-file.js', import.meta.url).href;
const HEIGHT = 10;

/** What both versions do: hold the directory, and read the database of their own version or of the one before. */
const common = `
  import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  import { takeLock } from '${LOCK}';
  const home = process.argv[2];
  const release = await takeLock(home + '/node.lock').catch(() => process.exit(75));
  const leave = async (code) => { await release(); process.exit(code); };
  process.stdin.on('close', () => leave(0)).resume();
  const database = home + '/database/data';
  const found = readFileSync(database, 'utf8');`;

/** Stops for the upgrade; cannot read what version 2 left. */
const first = `${common}
  if (found !== '1') await leave(65);
  await leave(42);`;
const second = `${common}
  writeFileSync(database, '2');
  writeFileSync(home + '/ran', 'second');
  setInterval(() => {}, 1000);
  process.on('SIGTERM', () => leave(0));`;
const broken = `${common}
  writeFileSync(database, '2');
  await leave(3);`;

/** A directory whose node stops for an upgrade to a program: database, checkpoint, info and all. */
async function prepared(program: string): Promise<string> {
  const home = await newDirectory();
  const { bytes, sha256 } = archive(await app('2.0.0', program));
  const url = `${await offer({ '/x.tar.gz': bytes })}/x.tar.gz`;
  for (const directory of ['database', join('upgrade-backup', `${HEIGHT - 1}`, 'database')]) {
    await mkdir(join(home, directory), { recursive: true });
    await writeFile(join(home, directory, 'CURRENT'), '');
    await writeFile(join(home, directory, 'data'), '1');
  }
  const plan = {
    format: 1,
    chain_id: 1,
    plan_id: 4,
    name: 'vine',
    version: '2.0.0',
    height: HEIGHT,
    time: 0,
    info: '',
  };
  await writeFile(join(home, 'upgrade-info.json'), JSON.stringify({ ...plan, binaries: { any: { url, sha256 } } }));
  await install(home, await app('1.0.0', first));
  return home;
}

async function copied(template: string): Promise<string> {
  const home = join(await newDirectory(), 'home');
  await cp(template, home, { recursive: true, verbatimSymlinks: true });
  return home;
}

const run = (change: number, when: string, home: string, windowMs: number) =>
  launch(PROGRAM, `${change}`, when, home, `${windowMs}`);
/** A good program is believed soon; a broken one breaks long before this is over. */
const SOON = 400;
const LATE = 60_000;
const NEVER = 1_000;

/** Where a supervisor is killed: before or after one of its changes of state. */
type Place = readonly [change: number, when: 'before' | 'after'];

/** All places of a life of so many changes when TEST_PLACES asks for it, else those that are most likely to hurt. */
const placesOf = (changes: number, hurting: readonly number[]): readonly Place[] =>
  process.env.TEST_PLACES === 'all'
    ? Array.from({ length: changes }, (_, i) => [[i + 1, 'before'] as const, [i + 1, 'after'] as const]).flat()
    : hurting.map((change) => [change, 'before']);

/** Kills a supervisor at each place, and has the next one finish. */
async function killAt(
  places: readonly Place[],
  windowMs: number,
  template: string,
  finish: (home: string, at: string) => Promise<void>,
) {
  for (const [change, when] of places) {
    const home = await copied(template);
    const killed = run(change, when, home, windowMs);
    assert.is((await killed.ended).signal, 'SIGKILL', `${when} change ${change}: ${killed.said()}`);
    await finish(home, `${when} change ${change}`);
  }
}

test('an upgrade comes to its end wherever it was cut off', async () => {
  const template = await prepared(second);
  await killAt(placesOf(8, [3, 4, 5, 6, 7, 8]), SOON, template, async (home, at) => {
    const child = await stateOf(home).then(
      (state) => state.child,
      () => null,
    );
    const supervisor = run(NEVER, 'after', home, SOON);
    await until(`the upgrade, cut off ${at},`, async () => (await stateOf(home)).done.length === 1, supervisor);
    await until('version 2', () => textOf(join(home, 'ran')) === 'second', supervisor);
    await until('a node', async () => ![null, child].includes((await stateOf(home)).child), supervisor);
    assert.match(basename(await readlink(join(home, 'bin', 'current'))), /^2\.0\.0-/, at);
    assert.is((await readdir(join(home, 'bin', 'backup'))).filter((name) => name.startsWith('1.0.0-')).length, 1, at);
    assert.equal((await stateOf(home)).failed, [], at);
    supervisor.kill('SIGTERM');
    assert.is((await supervisor.ended).code, 0, `${at}: ${supervisor.said()}`);
  });
});

test('a rollback comes to its end wherever it was cut off: program and databases are those of before', async () => {
  const template = await prepared(broken);
  await killAt(placesOf(12, [8, 9, 10, 11]), LATE, template, async (home, at) => {
    const supervisor = run(NEVER, 'after', home, LATE);
    assert.is((await supervisor.ended).code, 1, `${at}: ${supervisor.said()}`);
    assert.match(supervisor.said(), /was rolled back \(it ended with code 3/, at);
    assert.is(textOf(join(home, 'database', 'data')), '1', at);
    assert.match(basename(await readlink(join(home, 'bin', 'current'))), /^app-1\.0\.0$/, at);
    const { failed, upgrade } = await stateOf(home);
    assert.equal([failed.map(({ name }) => name), upgrade], [['vine'], null], at);
  });
});

test.run();
