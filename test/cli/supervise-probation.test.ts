/** A supervisor tells a broken program from a slow one, skips a plan at any step, and restarts a node that ends unasked. */

import { existsSync } from 'node:fs';
import { mkdir, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp } from './program.js';
import { bare, dueFor, GOOD, HEIGHT, second } from './small-nodes.js';
import { app, endAll, install, listen, type Supervisor, stateOf, stop, textOf, until } from './supervising.js';

test.after(async () => {
  await endAll();
  await cleanUp();
});

/** Far longer than any test takes. */
const NEVER = 600_000;
const SOON = { windowMs: 50, stallMs: NEVER };

const current = async (home: string) => basename(await readlink(join(home, 'bin', 'current')));
const isDone = (home: string, supervisor: Supervisor) =>
  until('the end', async () => (await stateOf(home)).done.length === 1, supervisor);
const isOld = async (home: string) => {
  assert.is(textOf(join(home, 'database', 'data')), '1');
  assert.is(await current(home), 'app-1.0.0');
  assert.is((await stateOf(home)).upgrade, null);
};

/** Waits for a file that a node writes. */
const written = (home: string, name: string, supervisor: Supervisor) =>
  until(name, () => existsSync(join(home, name)), supervisor);

test('the probation window of a program begins with its first block, however long it starts and waits for a quorum', async () => {
  const source = second(`
    let height = null;
    setInterval(() => report(existsSync(home + '/starts'), existsSync(home + '/agrees') ? ${HEIGHT} : height), 5);
    setTimeout(() => writeFileSync(home + '/late', ''), 300);`);
  const home = await dueFor(source);
  const supervisor = bare(home, { windowMs: 50, stallMs: NEVER });
  await written(home, 'late', supervisor);
  assert.is((await stateOf(home)).upgrade?.step, 'swapped', 'it still starts');
  await writeFile(join(home, 'starts'), '');
  await until('a started node', async () => (await stateOf(home)).child !== null, supervisor);
  assert.not.ok((await stateOf(home)).upgrade?.executed, 'it waits for the others');
  await writeFile(join(home, 'agrees'), '');
  await isDone(home, supervisor);
  assert.match(supervisor.said(), /new program executed its first block .*"height":10/);
  await stop(supervisor);
});

test('a program without progress is stopped and rolled back, and one that no longer responds is killed', async () => {
  const hangs = second(
    'process.removeAllListeners("SIGTERM"); process.on("SIGTERM", () => process.kill(process.pid, "SIGKILL"));',
  );
  for (const source of [second(''), second(`report(true, ${HEIGHT});`), hangs]) {
    const home = await dueFor(source);
    const supervisor = bare(home, { windowMs: NEVER, stallMs: 100 });
    assert.is((await supervisor.ended).code, 42, supervisor.said());
    assert.match(supervisor.said(), /failed: it made no progress for 0\.1 s/);
    await isOld(home);
  }
});

test('a program that executes its first block and then fails within the window is rolled back', async () => {
  const home = await dueFor(second(`report(true, ${HEIGHT}); setTimeout(() => leave(70), 20);`));
  const supervisor = bare(home, { windowMs: NEVER, stallMs: NEVER });
  assert.is((await supervisor.ended).code, 42, supervisor.said());
  assert.match(supervisor.said(), /failed: it ended with code 70/);
  await isOld(home);
});

test('a rollback keeps blocks, votes and the signature record as the new program left them', async () => {
  const kept = ['blocks/0', 'wal/votes', 'signer/key'];
  const home = await dueFor(
    second(`for (const path of ${JSON.stringify(kept)}) {
      mkdirSync(home + '/' + path.split('/')[0], { recursive: true });
      writeFileSync(home + '/' + path, 'signed by version 2');
    }
    await leave(70);`),
  );
  const supervisor = bare(home, SOON);
  assert.is((await supervisor.ended).code, 42, supervisor.said());
  await isOld(home);
  for (const path of kept) assert.is(textOf(join(home, path)), 'signed by version 2', path);
});

test('an exit that may have an outside cause is excused a few times: a kill, an exit with 0, a full disk', async () => {
  for (const end of ['process.kill(process.pid, "SIGKILL")', 'leave(0)', 'leave(75)']) {
    const home = await dueFor(
      second(`mark(); if (marks() < 2) ${end}; else setInterval(() => report(true, ${HEIGHT}), 20);`),
    );
    const supervisor = bare(home, SOON);
    await isDone(home, supervisor);
    assert.match(supervisor.said(), /restarting the node .*"starts_again_in_s":1/, end);
    await stop(supervisor);
  }
});

test('a program that floods the report pipe or writes no reports to it is judged all the same', async () => {
  const garbage = `writeSync(3, 'x'.repeat(70_000)); writeSync(3, '\\n{"started":true,"height":"99"}\\n[]\\n{"started":1}\\nnull\\n');`;
  const home = await dueFor(second(`${garbage} setInterval(() => report(true, ${HEIGHT}), 20);`));
  const supervisor = bare(home, SOON);
  await isDone(home, supervisor);
  await stop(supervisor);
  const silent = await dueFor(second(`setInterval(() => { ${garbage} }, 10);`));
  const other = bare(silent, { windowMs: 50, stallMs: 300 });
  assert.is((await other.ended).code, 42, other.said());
  assert.match(other.said(), /made no progress/);
});

test('an exit with 0 that the supervisor did not request is logged, and the node is restarted', async () => {
  const home = await dueFor(GOOD);
  await rm(join(home, 'bin', 'current'));
  const source = second('mark(); if (marks() < 2) leave(0);');
  await install(home, await app('1.0.0', source));
  const supervisor = bare(home, SOON);
  await until('two starts', () => textOf(join(home, 'marks')) === 'xx', supervisor);
  assert.match(supervisor.said(), /warn node ended .*"code":0.*"why":"stopped without a request from the supervisor"/);
  await stop(supervisor);
  assert.match(supervisor.said(), /info node ended .*"code":0.*"why":"stop requested"/);
});

/** A server that sends a little again and again, and never ends. */
async function endless(): Promise<string> {
  const server = createServer((_, answer) => {
    const timer = setInterval(() => answer.write('x'), 10);
    answer.on('close', () => clearInterval(timer));
  });
  return `${await listen(server)}/x.tar.gz`;
}

test('a plan can be skipped while its file is being downloaded, even if the download never ends', async () => {
  const home = await dueFor(GOOD, await endless());
  const supervisor = bare(home, SOON);
  await until('a download', () => existsSync(join(home, 'bin', 'downloads')), supervisor);
  await stop(supervisor);
  assert.is((await stateOf(home)).upgrade?.step, 'due');
  await writeFile(join(home, 'skips'), '');
  const skipping = bare(home, { ...SOON, skip: [HEIGHT] });
  await written(home, 'skipped', skipping);
  assert.match(skipping.said(), /upgrade skipped .*"step":"due"/);
  await stop(skipping);
  await isOld(home);
});

test('a plan can be skipped at every step before its first block and no longer after it', async () => {
  const waits = second(`report(true, ${HEIGHT - 1}); setInterval(() => report(true, ${HEIGHT - 1}), 20);`);
  for (const cut of [3, 4, 5, 6, 7]) {
    const home = await dueFor(waits);
    await bare(home, { ...SOON, cut: [cut, 'before'] }).ended;
    await writeFile(join(home, 'skips'), '');
    const skipping = bare(home, { ...SOON, skip: [HEIGHT] });
    await written(home, 'skipped', skipping);
    await stop(skipping);
    await isOld(home);
  }
  const home = await dueFor(GOOD);
  const supervisor = bare(home, { windowMs: NEVER, stallMs: NEVER });
  await until('a block', async () => (await stateOf(home)).upgrade?.executed === true, supervisor);
  await stop(supervisor);
  const late = bare(home, { ...SOON, skip: [HEIGHT] });
  assert.is((await late.ended).code, 64, late.said());
  assert.match(late.said(), /can no longer be skipped: version 2\.0\.0 has executed block 10/);
  assert.is((await stateOf(home)).upgrade?.step, 'swapped', 'nothing is changed');
});

test('a skipped plan is not prepared while the node runs', async () => {
  let asked = 0;
  const server = createServer((_, answer) => {
    asked++;
    answer.end();
  });
  const home = await dueFor(GOOD, `${await listen(server)}/x.tar.gz`);
  await mkdir(join(home, 'bin'), { recursive: true });
  await writeFile(join(home, 'upgrade-plan.json'), textOf(join(home, 'upgrade-info.json'))!);
  await writeFile(join(home, 'skips'), '');
  const skipping = bare(home, { ...SOON, skip: [HEIGHT] });
  await written(home, 'skipped', skipping);
  await stop(skipping);
  assert.is(asked, 0);
});

test.run();
