/** Power fails between any two steps of an upgrade, or of its rollback: the next supervisor brings it to the same end. */

import { cp, readdir, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from './program.js';
import { bare, dueFor, GOOD, second } from './small-nodes.js';
import { endAll, stateOf, textOf, until } from './supervising.js';

test.after(async () => {
  await endAll();
  await cleanUp();
});

const BROKEN = second('await leave(3);');
/** A good program proves itself soon; a broken one ends long before this is over. */
const TERMS = { windowMs: 100, stallMs: 60_000 };

async function copied(template: string): Promise<string> {
  const home = join(await newDirectory(), 'home');
  await cp(template, home, { recursive: true, verbatimSymlinks: true });
  return home;
}

/** Where a supervisor is killed: before or after one of its changes of state. */
type Place = readonly [change: number, when: 'before' | 'after'];

/** All places of a life of so many changes if TEST_PLACES asks for it, else those that are most likely to hurt. */
const placesOf = (changes: number, hurting: readonly number[]): readonly Place[] =>
  process.env.TEST_PLACES === 'all'
    ? Array.from({ length: changes }, (_, i) => [[i + 1, 'before'] as const, [i + 1, 'after'] as const]).flat()
    : hurting.map((change) => [change, 'before']);

/** Kills a supervisor at each place, and has the next one finish. */
async function killAt(places: readonly Place[], template: string, finish: (home: string, at: string) => Promise<void>) {
  for (const cut of places) {
    const home = await copied(template);
    const at = `${cut[1]} change ${cut[0]}`;
    const killed = bare(home, { ...TERMS, cut });
    assert.is((await killed.ended).signal, 'SIGKILL', `${at}: ${killed.said()}`);
    await finish(home, at);
  }
}

test('an interrupted upgrade completes from any point', async () => {
  const template = await dueFor(GOOD);
  await killAt(placesOf(9, [3, 4, 5, 6, 7, 8, 9]), template, async (home, at) => {
    const child = await stateOf(home).then(
      (state) => state.child,
      () => null,
    );
    const supervisor = bare(home, TERMS);
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

test('an interrupted rollback completes from any point and restores the old program and databases', async () => {
  const template = await dueFor(BROKEN);
  await killAt(placesOf(12, [8, 9, 10, 11]), template, async (home, at) => {
    const supervisor = bare(home, TERMS);
    assert.is((await supervisor.ended).code, 42, `${at}: ${supervisor.said()}`);
    assert.match(supervisor.said(), /to 2\.0\.0 failed: it ended with code 3/, at);
    assert.is(textOf(join(home, 'database', 'data')), '1', at);
    assert.match(basename(await readlink(join(home, 'bin', 'current'))), /^app-1\.0\.0$/, at);
    const { failed, upgrade } = await stateOf(home);
    assert.equal([failed.map(({ name }) => name), upgrade], [['vine'], null], at);
  });
});

test.run();
