/** The test runner sees every way in which a test file can go wrong. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FileResult, runFile } from './run-process.js';
import { runFailedAgain } from './second-run.js';
import { sideBySide } from './side-by-side.js';

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

/** The results of files, by how many tests of each fail at its first, second, … run. */
async function runTwice(failures: Readonly<Record<string, readonly number[]>>) {
  const result = (failed: number): FileResult => ({
    passed: 1,
    failed,
    problem: undefined,
    output: '',
    seconds: 0,
    cpuSeconds: 0,
  });
  const runs: string[] = [];
  const said: string[] = [];
  const results = new Map(Object.entries(failures).map(([file, [first]]) => [file, result(first!)]));
  const again = async (file: string) => {
    runs.push(file);
    results.set(file, result(failures[file]![1]!));
  };
  await runFailedAgain(results, again, (line) => said.push(line));
  const failed = [...results].filter(([, { failed }]) => failed > 0).map(([file]) => file);
  return { runs, failed, said: said.join('\n') };
}

test('in a full run a failed file runs again: if it then passes it is reported as unsteady, otherwise it fails', async () => {
  const { runs, failed, said } = await runTwice({ good: [0], late: [1, 0], wrong: [2, 1] });
  assert.equal(runs, ['late', 'wrong']);
  assert.equal(failed, ['wrong']);
  assert.match(said, 'unsteady: late');
  assert.not.match(said, 'unsteady: wrong');
});

test('if many files fail, none runs again', async () => {
  const { runs, failed } = await runTwice({ a: [1, 0], b: [1, 0], c: [1, 0], d: [1, 0] });
  assert.equal(runs, []);
  assert.equal(failed, ['a', 'b', 'c', 'd']);
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

test.run();
