/** The reader of pages: what it takes for a command, and which outputs it accepts. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { check, examplesOf } from './page.js';

const markdown = (...lines: readonly string[]) => ['# Page', '```console', ...lines, '```', 'text'].join('\n');

test('commands begin with a dollar, go on after a backslash, and are followed by their output', () => {
  const read = examplesOf(`${markdown('$ one', 'a', '$ two \\', '  more', 'b', '', 'c')}\n${markdown('$ three')}`);
  assert.equal(read, [
    { command: 'one', expected: ['a'] },
    { command: 'two \\\n  more', expected: ['b', '', 'c'] },
    { command: 'three', expected: [] },
  ]);
  assert.equal(examplesOf('```sh\n$ other\n```\n'), []);
});

const accepts = (expected: readonly string[], output: string) => check({ command: 'x', expected }, output);
const refuses = (expected: readonly string[], output: string, reason: RegExp) =>
  assert.throws(
    () => accepts(expected, output),
    (cause: Error) => reason.test(cause.message),
  );

test('an output must be what the page says, line by line', () => {
  accepts(['a', 'b'], 'a\nb\n');
  accepts([], '');
  accepts(['a'], '\na  \n\n');
  refuses(['a', 'b'], 'a\nc\n', /^> b$/m);
  refuses(['a'], 'a\nb\n', /^> \(the end\)$/m);
  refuses([], 'a\n', /it prints:\n {2}a/);
  refuses(['a.c'], 'abc\n', /^> a\.c$/m);
});

test('an ellipsis stands for any text of its line, and alone for any lines', () => {
  accepts(['height  …', 'x … y'], 'height  12\nx 1 y\n');
  accepts(['a', '…', 'd'], 'a\nb\nc\nd\n');
  accepts(['a', '…', 'd'], 'a\nd\n');
  accepts(['…'], '');
  accepts(['a', '…'], 'a\nb\n');
  refuses(['a…c'], 'a\nc\n', /^> a…c$/m);
  refuses(['a', '…', 'd'], 'a\nb\n', /^> d$/m);
});

test.run();
