/** Pages as tests: parsing of commands, comparison of outputs, time limits, and the end of processes. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from '../cli/program.js';
import { check, type Example, examplesOf, follow, type PageLimits } from './page.js';

test.after(cleanUp);

const markdown = (...lines: readonly string[]) => ['# Page', '```console', ...lines, '```', 'text'].join('\n');

test('commands begin with a dollar sign, continue after a backslash, and are followed by their output', () => {
  const read = examplesOf(`${markdown('$ one', 'a', '$ two \\', '  more', 'b', '', 'c')}\n${markdown('$ three')}`);
  assert.equal(read, [
    { command: 'one', expected: ['a'] },
    { command: 'two \\\n  more', expected: ['b', '', 'c'] },
    { command: 'three', expected: [] },
  ]);
  assert.equal(examplesOf('```sh\n$ other\n```\n'), []);
});

const FENCE = '```';

test('a file named in a paragraph is written at its position among the commands', () => {
  const file = 'Save it as `notes.ts`:\n\n```ts\nconst a = `$HOME`;\n```\n';
  const read = examplesOf(`${markdown('$ one')}\n${file}${markdown('$ two')}\n\n${FENCE}ts\nno file\n${FENCE}\n`);
  assert.equal(
    read.map(({ command }) => command),
    ['one', "cat > notes.ts <<'end-of-file'\nconst a = `$HOME`;\nend-of-file", 'two'],
  );
});

const accepts = (expected: readonly string[], output: string) => check({ command: 'x', expected }, output);
const refuses = (expected: readonly string[], output: string, reason: RegExp) =>
  assert.throws(
    () => accepts(expected, output),
    (cause: Error) => reason.test(cause.message),
  );

test('the output must match the page line by line', () => {
  accepts(['a', 'b'], 'a\nb\n');
  accepts([], '');
  accepts(['a'], '\na  \n\n');
  refuses(['a', 'b'], 'a\nc\n', /^> b$/m);
  refuses(['a'], 'a\nb\n', /^> \(the end\)$/m);
  refuses([], 'a\n', /it prints:\n {2}a/);
  refuses(['a.c'], 'abc\n', /^> a\.c$/m);
});

test('an ellipsis matches any text within its line, and alone any lines', () => {
  accepts(['height  …', 'x … y'], 'height  12\nx 1 y\n');
  accepts(['a', '…', 'd'], 'a\nb\nc\nd\n');
  accepts(['a', '…', 'd'], 'a\nd\n');
  accepts(['…'], '');
  accepts(['a', '…'], 'a\nb\n');
  refuses(['a…c'], 'a\nc\n', /^> a…c$/m);
  refuses(['a', '…', 'd'], 'a\nb\n', /^> d$/m);
});

const failureOf = async (examples: readonly Example[], limits: PageLimits): Promise<string> =>
  follow(examples, await newDirectory(), { url: 'http://127.0.0.1:1' }, limits).then(
    () => 'no failure',
    ({ message }: Error) => message,
  );

test('a command that does not end is reported with its output, or the earlier command that failed', async () => {
  const examples = examplesOf(
    markdown('$ sleep 1; echo one', 'one', '$ echo two; until false; do sleep 0.1; done; echo three', 'two', 'three'),
  );
  const limits = { commandMs: 3_000, pageMs: 30_000 };
  const reported = await failureOf(examples, limits);
  assert.match(reported, /^\$ echo two; until .*\n\nnot done after 3 s; output so far:\n {2}two\n/);
  assert.not.match(reported, 'three\n ');
  const failed = [{ ...examples[0]!, expected: ['none'] }, examples[1]!];
  assert.match(await failureOf(failed, limits), /^\$ sleep 1; echo one\n\nthe page says:/);
  assert.match(await failureOf(examples, { commandMs: 30_000, pageMs: 3_000 }), 'not done 3 s after the page began');
});

/** A port, the connection of the process under test to it, and the shell command of that process. */
async function connected() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connection = once(server, 'connection').then(([socket]: Socket[]) => {
    server.close();
    const ended = new Promise<void>((resolve) => socket!.on('close', () => resolve()));
    socket!.on('error', () => {}).resume();
    return { ended };
  });
  return { command: `'${process.execPath}' -e 'require("net").connect(${port}, "127.0.0.1")'`, connection };
}

test('background processes of a page end with it', async () => {
  const directory = await newDirectory();
  const { command, connection } = await connected();
  const followed = follow(
    examplesOf(markdown(`$ ${command} > /dev/null 2>&1 & until [ -e connected ]; do sleep 0.1; done`)),
    directory,
    { url: 'http://127.0.0.1:1' },
  );
  const { ended } = await connection;
  writeFileSync(join(directory, 'connected'), '');
  await followed;
  await ended;
});

test('all processes of a page end with a killed test process', async () => {
  const { command, connection } = await connected();
  const page = JSON.stringify(new URL('./page.js', import.meta.url).href);
  const source = `import { follow } from ${page};
await follow(${JSON.stringify([{ command, expected: [] }])}, '.', { url: 'http://127.0.0.1:1', main: null });`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'ignore' });
  const { ended } = await connection;
  runner.kill('SIGKILL');
  await ended;
});

test.run();
