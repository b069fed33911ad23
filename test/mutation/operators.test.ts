/** The mutations of a file: each changes one decision, and none touches texts or comments. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mutationsOf } from './operators.js';

const SOURCE = `/** Adds (1 + 2). */
import { fail } from './errors.js';
export function add(a, b) {
    if (a < b && a !== 'x + y')
        fail('a < b');
    return a + b;
}`;

test('operators and statements change one at a time, and each mutation names its line', () => {
  const all = mutationsOf(SOURCE).map(({ line, to }) => `${line} ${to}`);
  assert.equal(all, ['4 <=', '4 ===', '4 ||', '5 nothing', '6 -']);
});

test('every mutation changes exactly one line', () => {
  const lines = SOURCE.split('\n');
  for (const { text, line } of mutationsOf(SOURCE)) {
    const different = text.split('\n').flatMap((one, i) => (one === lines[i] ? [] : [i + 1]));
    assert.equal(different, [line]);
  }
});

test.run();
