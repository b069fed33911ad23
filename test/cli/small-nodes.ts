/** Nodes that are small programs, for tests of what a supervisor does with them: no chain, and started in an instant. */

import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BareSettings } from './bare-supervisor.js';
import { newDirectory } from './program.js';
import { app, archive, install, launch, offer, type Supervisor } from './supervising.js';

const PROGRAM = fileURLToPath(new URL('./bare-supervisor.js', import.meta.url));
const LOCK = new URL('../../runtime/lib/storage/lock-file.js', import.meta.url).href;

/** The height of the upgrade. */
export const HEIGHT = 10;

/** Holds the directory, stops when it is told to, and can report. `found` is what the database holds. */
const COMMON = `
  const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync, writeSync } = await import('node:fs');
  const { takeLock } = await import('${LOCK}');
  const home = process.argv[2];
  const release = await takeLock(home + '/node.lock').catch(() => process.exit(75));
  const leave = async (code) => { await release(); process.exit(code); };
  process.stdin.on('close', () => leave(0)).resume();
  process.on('SIGTERM', () => leave(0));
  const database = home + '/database/data';
  const found = readFileSync(database, 'utf8');
  const when = (name, then) => setInterval(() => existsSync(home + '/' + name) && then(), 10);
  const report = (started, height = null) => writeSync(3, JSON.stringify({ started, height }) + '\\n');
  const marks = () => existsSync(home + '/marks') ? readFileSync(home + '/marks', 'utf8').length : 0;
  const mark = () => appendFileSync(home + '/marks', 'x');
  setInterval(() => {}, 1_000);`;

/**
 * Version 1: cannot read what version 2 left. It stops for the upgrade, once the file `due` is there if `upgrade-plan.json`
 * is; with the file `skips` it goes on without it.
 */
const FIRST = `${COMMON}
  if (found !== '1') await leave(65);
  writeFileSync(home + '/started', '');
  if (existsSync(home + '/skips')) {
    writeFileSync(home + '/skipped', '');
    setInterval(() => report(true, ${HEIGHT + 1}), 20);
  } else if (existsSync(home + '/upgrade-plan.json')) when('due', () => leave(42));
  else await leave(42);`;

/** Version 2, and what it does once it has migrated the database. */
export const second = (source: string): string => `${COMMON}
  writeFileSync(database, '2');
  writeFileSync(home + '/ran', 'second');
  ${source}`;

/** Version 2 as it should be. */
export const GOOD = second(`setInterval(() => report(true, ${HEIGHT}), 20);`);

/** A directory whose node stops for an upgrade to a program: database, checkpoint, info and all. `url` is where its file is. */
export async function dueFor(program: string, url?: string): Promise<string> {
  const home = await newDirectory();
  const { bytes, sha256 } = archive(await app('2.0.0', program));
  const from = url ?? `${await offer({ '/x.tar.gz': bytes })}/x.tar.gz`;
  for (const directory of ['database', join('upgrade-backup', `${HEIGHT - 1}`, 'database')]) {
    await mkdir(join(home, directory), { recursive: true });
    await writeFile(join(home, directory, 'CURRENT'), 'MANIFEST-000001\n');
    await writeFile(join(home, directory, 'MANIFEST-000001'), '');
    await writeFile(join(home, directory, 'data'), '1');
  }
  await mkdir(join(home, 'blocks'));
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
  const info = { ...plan, binaries: { any: { url: from, sha256 } } };
  await writeFile(join(home, 'upgrade-info.json'), JSON.stringify(info));
  await install(home, await app('1.0.0', FIRST));
  return home;
}

/** The same while the node of version 1 runs, and the plan waits for its height, which comes with the file `due`. */
export async function announcedFor(program: string, url?: string): Promise<string> {
  const home = await dueFor(program, url);
  await cp(join(home, 'upgrade-info.json'), join(home, 'upgrade-plan.json'));
  return home;
}

/** A supervisor of the node in a directory. */
export const bare = (home: string, settings: BareSettings): Supervisor =>
  launch(PROGRAM, home, JSON.stringify(settings));
