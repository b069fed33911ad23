/** The test runner reports every kind of failure of a test file. */

import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FileResult, runFile, runFiles } from './run-process.js';
import { schedule } from './schedule.js';
import { sideBySide } from './side-by-side.js';
import { placementOf, testFiles, unusedPlacements } from './suites.js';

// The default waits twelve seconds for connections to close.
process.env.TEST_OPEN_ROUNDS = '20';
const RUNNER = fileURLToPath(new URL('./run.js', import.meta.url));
const UVU = import.meta.resolve('uvu');
const ASSERT = import.meta.resolve('uvu/assert');

async function run(body: string, limitMs = 30_000): Promise<FileResult> {
  const directory = await mkdtemp(join(tmpdir(), 'trellis-runner-'));
  try {
    const file = join(directory, 'case.mjs');
    await writeFile(file, `import { test } from '${UVU}';\nimport * as assert from '${ASSERT}';\n${body}\n`);
    return await runFile(file, limitMs);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

const counted = ({ passed, failed }: FileResult) => ({ passed, failed });

test('passing tests are counted over all suites of a file', async () => {
  const result = await run(`import { suite } from '${UVU}';
    test('a', () => {}); test('b', async () => {}); test.run();
    const other = suite('other'); other('c', () => {}); other.run();`);
  assert.equal(counted(result), { passed: 3, failed: 0 });
  assert.is(result.problem, undefined);
});

test('a failing test is counted and shown', async () => {
  const result = await run(`test('good', () => {}); test('bad one', () => assert.is(1, 2)); test.run();`);
  assert.equal(counted(result), { passed: 1, failed: 1 });
  assert.match(result.output, 'bad one');
  assert.match(result.output, 'Expected values to be strictly equal');
});

test('an unexpected rejection is shown, and the tests after it run', async () => {
  const errors = new URL('../runtime/lib/errors.js', import.meta.url).href;
  const result = await run(`import { error, fail } from '${errors}';
    test('a', () => fail(error(9, 'Nope', 'no'), { why: 'so' })); test('b', () => {}); test.run();`);
  assert.equal(counted(result), { passed: 1, failed: 1 });
  assert.match(result.output, 'Nope (9): no');
});

test('an error of the client is shown with its details, and the tests after it run', async () => {
  const client = new URL('../rpc-schemas/clients/typescript/errors.js', import.meta.url).href;
  const result = await run(`import { NodeError } from '${client}';
    test('a', () => { throw new NodeError({ code: 9, message: 'no', data: { name: 'Nope', details: { why: 'so' } } }); });
    test('b', () => {}); test.run();`);
  assert.equal(counted(result), { passed: 1, failed: 1 });
  assert.match(result.output, / no\n\s+why: so/);
});

test('a file without tests fails, as does one that forgets test.run()', async () => {
  assert.match((await run('')).problem!, 'no tests');
  assert.match((await run(`test('a', () => {});`)).problem!, 'no tests');
});

test('a file that throws before its tests fails', async () => {
  const result = await run(`throw new Error('no such thing');`);
  assert.is(result.failed, 1);
  assert.match(result.output, 'no such thing');
});

test('tests that a throwing hook prevents from running count as failed', async () => {
  const result = await run(`test.before(() => { throw new Error('x'); }); test('a', () => {}); test.run();`);
  assert.equal(counted(result), { passed: 0, failed: 1 });
});

test('any value thrown by a hook is shown and ends the file without further waiting', async () => {
  const open = 'setInterval(() => {}, 1000);';
  const result = await run(`import { suite } from '${UVU}';
    test.before(async () => { ${open} throw { why: 'no port is free' }; });
    test.after(() => new Promise(() => {}));
    test('a', () => {}); test('b', () => {}); test.run();
    const other = suite('other'); other('c', () => console.log('c ran')); other.run();`);
  assert.equal(counted(result), { passed: 0, failed: 2 });
  assert.match(result.output, "a hook of the suite threw: { why: 'no port is free' }");
  assert.match(result.output, 'a hook of the suite: not done after');
  assert.not.match(result.output, 'c ran');
  assert.not.match(result.output, 'still open');
  assert.is(result.problem, undefined);
});

test('an error thrown by a hook after the tests is shown, and fails the file in addition to their results', async () => {
  const result = await run(`test.after(() => { throw new Error('it does not stop'); });
    test('a', () => {}); test('bad', () => assert.ok(false)); test.run();`);
  assert.equal(counted(result), { passed: 1, failed: 1 });
  assert.match(result.output, 'Error: it does not stop');
  assert.match(result.output, 'bad');
  const alone = await run(
    `test.after(() => { throw new Error('it does not stop'); }); test('a', () => {}); test.run();`,
  );
  assert.equal(counted(alone), { passed: 1, failed: 1 });
});

test('an error thrown by a hook around a test fails the test, and the tests after it run', async () => {
  const result = await run(`let first = true;
    test.before.each(() => { if (first) { first = false; throw new Error('not ready'); } });
    test('a', () => {}); test('b', () => {}); test.run();`);
  assert.equal(counted(result), { passed: 1, failed: 1 });
  assert.match(result.output, 'not ready');
});

test('skipped tests and tests excluded by an only fail the file', async () => {
  assert.match((await run(`test('a', () => {}); test.skip('b', () => {}); test.run();`)).problem!, '1 skipped');
  assert.match((await run(`test.only('a', () => {}); test('b', () => {}); test.run();`)).problem!, '1 skipped');
});

test('a handle left open fails the file and is named', async () => {
  const result = await run(`test('a', () => { setInterval(() => {}, 1000); }); test.run();`);
  assert.equal(counted(result), { passed: 1, failed: 1 });
  assert.match(result.output, 'Timeout');
});

test('a promise that never settles fails the file', async () => {
  const result = await run(`test('stuck', () => new Promise(() => {})); test.run();`);
  assert.match(result.problem!, 'ended before');
  assert.match(result.output, 'in: stuck');
});

test('an unhandled rejection fails the file', async () => {
  const result = await run(
    `test('a', () => { setTimeout(() => Promise.reject(new Error('late')), 10); }); test.run();`,
  );
  assert.equal(counted(result), { passed: 1, failed: 1 });
  assert.match(result.output, 'late');
});

test('a file that takes too long is killed with all processes that it started', async () => {
  const body = `import { spawn } from 'node:child_process';
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    test('a', () => new Promise((done) => setTimeout(done, 60000))); test.run();`;
  // The output ends only when the last process that holds it does.
  const result = await run(body, 1_500);
  assert.match(result.problem!, 'not done after 1.5 s');
});

/** Runs files of these bodies in one process: each name with its result. */
async function runShared(...bodies: readonly string[]): Promise<FileResult[]> {
  const directory = await mkdtemp(join(tmpdir(), 'trellis-runner-'));
  try {
    const files = bodies.map((_, i) => join(directory, `case${i}.mjs`));
    for (const [i, body] of bodies.entries())
      await writeFile(files[i]!, `import { test } from '${UVU}';\nimport * as assert from '${ASSERT}';\n${body}\n`);
    const results = new Map<string, FileResult>();
    await runFiles(files, 'shared', 30_000, (file, result) => results.set(file, result));
    return files.map((file) => results.get(file)!);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

const PASSES = `test('passes', () => console.log(process.pid)); test.run();`;

test('files that leave nothing behind share a process, and each has its own result and output', async () => {
  const results = await runShared(PASSES, `test('fails', () => assert.ok(false)); test.run();`, PASSES);
  assert.equal(results.map(counted), [
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
    { passed: 1, failed: 0 },
  ]);
  const [first, second, third] = results.map(({ output }) => output);
  assert.is(first, third, 'both ran in one process');
  assert.match(second!, 'FAIL');
});

test('a file that changes its shared process fails, and the report names each change', async () => {
  const left = async (body: string) =>
    (await runShared(`test('a', () => { ${body} }); test.run();`, PASSES))[0]!.problem;
  assert.match((await left('setInterval(() => {}, 1000);'))!, 'Timeout is still open');
  assert.match((await left('globalThis.found = 1;'))!, 'the global found changed');
  assert.match((await left('globalThis.queueMicrotask = () => {};'))!, 'the global queueMicrotask changed');
  assert.match((await left(`process.env.FOUND = '1';`))!, 'the environment variable FOUND changed');
  assert.match((await left(`process.chdir('/');`))!, 'the working directory changed');
  assert.match((await left(`process.on('SIGUSR2', () => {});`))!, 'a listener of the process event SIGUSR2 was left');
  assert.is(await left('setTimeout(() => {}, 200);'), undefined);
});

test('the files after one that ends the shared process run in another process', async () => {
  const [first, second, third] = await runShared(PASSES, `test('ends', () => process.exit(3)); test.run();`, PASSES);
  assert.equal(
    [first, third].map((one) => counted(one!)),
    [
      { passed: 1, failed: 0 },
      { passed: 1, failed: 0 },
    ],
  );
  assert.match(second!.problem!, 'ended before its tests did (exit 3)');
  assert.not.equal(first!.output, third!.output, 'they ran in two processes');
});

test('the longest files run first, and short neighbors share a process', () => {
  const seconds = new Map([
    ['test/cli/a.test.ts', 5],
    ['test/cli/b.test.ts', 50],
    ['test/modules/a.test.ts', 12],
    ['test/modules/b.test.ts', 6],
    ['test/modules/c.test.ts', 4],
  ]);
  const { first, measured } = schedule([...seconds.keys()], (file) => seconds.get(file)!);
  assert.equal(
    first.map(({ files, how }) => [how, ...files]),
    [
      ['own', 'test/cli/b.test.ts'],
      ['own', 'test/cli/a.test.ts'],
      ['shared', 'test/modules/a.test.ts', 'test/modules/b.test.ts'],
      ['shared', 'test/modules/c.test.ts'],
    ],
  );
  assert.equal(measured, []);
});

test('every test file belongs to a suite, and every row of the table to a file', () => {
  const files = testFiles();
  assert.ok(files.length > 500);
  assert.equal(
    files.filter((file) => placementOf(file) === undefined),
    [],
  );
  assert.equal(unusedPlacements(files), []);
});

/** Does twelve pieces of work, each for a second, on processors of which a part is left; the order, and how many went on at once. */
async function twelve(idle: number): Promise<{ readonly begun: number[]; readonly most: number }> {
  const begun: number[] = [];
  let going = 0;
  let most = 0;
  const work = async (piece: number): Promise<void> => {
    begun.push(piece);
    most = Math.max(most, ++going);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    going--;
  };
  const pieces = Array.from({ length: 12 }, (_, i) => i);
  await sideBySide(pieces, { least: 3, most: 4 }, work, () => idle);
  assert.is(going, 0, 'all of it is done');
  return { begun, most };
}

test('files run side by side in order: a few on busy processors, more on idle ones, and never above the maximum', async () => {
  const order = Array.from({ length: 12 }, (_, i) => i);
  assert.equal(await twelve(0), { begun: order, most: 3 });
  assert.equal(await twelve(1), { begun: order, most: 4 });
});

test('--repeat runs the chosen files again, and refuses what is no number', () => {
  const repeated = (times: string) =>
    spawnSync(process.execPath, [RUNNER, '--repeat', times, 'codec/small'], { encoding: 'utf8' });
  const { status, stdout } = repeated('2');
  assert.is(status, 0, stdout);
  assert.equal(stdout.match(/^(run \d of 2|\d+ passed, 0 failed)$/gm)?.length, 4, stdout);
  const refused = repeated('0');
  assert.is(refused.status, 2);
  assert.match(refused.stderr, '--repeat 0 is no number of runs');
});

test.run();
