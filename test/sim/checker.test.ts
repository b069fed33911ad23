/** Agreement, exhaustively over two rounds, and every unsafe mutant of the rules caught. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { check, layouts } from './checker.js';
import { UNSAFE } from './mutants.js';

for (const layout of layouts(2)) {
  test(`no order of messages over two rounds makes honest validators disagree (leaders ${layout.join()})`, () => {
    const { states, violation } = check(layout);
    assert.is(violation, null);
    assert.ok(states > 10_000, `only ${states} states were reached`);
  });
}

for (const [name, rules] of Object.entries(UNSAFE)) {
  test(`the checker finds a disagreement when a validator ${name}`, () => {
    const found = layouts(3).some((layout) => check(layout, rules, 3_000_000).violation !== null);
    assert.ok(found);
  });
}

test.run();
