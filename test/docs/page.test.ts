/** The reader of pages: what it takes for a command, and which outputs it accepts. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from '../cli/program.js';
import { check, examplesOf, follow } from './page.js';

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

test('a page that hangs reports its current command and output, or the earlier command that failed', async () => {
  const examples = examplesOf(markdown('$ echo one', 'one', '$ echo two; sleep 60; echo three', 'two', 'three'));
  const failure = async (changed: typeof examples) =>
    follow(changed, await newDirectory(), { url: 'http://127.0.0.1:1' }, 3_000).then(
      () => 'it did not hang',
      ({ message }: Error) => message,
    );
  const told = await failure(examples);
  assert.match(told, /^\$ echo two; sleep 60; echo three\n\nhas not ended 3 s after the page began/);
  assert.match(told, /it has printed:\n {2}two\n/);
  assert.not.match(told, 'three\n ');
  assert.match(
    await failure([{ ...examples[0]!, expected: ['none'] }, examples[1]!]),
    /^\$ echo one\n\nthe page says:/,
  );
});

test.run();
