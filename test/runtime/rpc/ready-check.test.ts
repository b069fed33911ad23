/** Readiness that asks others: bounded, kept for a moment, one check at a time. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readyCheck } from '../../../runtime/lib/rpc/http/ready-check.js';

const LATE = { code: 'late', reason: 'it takes too long' };
const GONE = { code: 'gone', reason: 'it is gone' };

test('a thousand callers in a second cost one check, and the next second checks again', async () => {
  let [checks, at] = [0, 0];
  let found: typeof GONE | undefined;
  const check = async () => {
    checks++;
    return found;
  };
  const ready = readyCheck([{ late: LATE, check }], { now: () => at });
  const answers = await Promise.all(Array.from({ length: 1_000 }, ready));
  assert.ok(answers.every((one) => one === undefined));
  assert.is(checks, 1);
  found = GONE;
  at = 999;
  assert.is(await ready(), undefined);
  at = 1_000;
  assert.is(await ready(), GONE);
  assert.is(checks, 2);
});

test('a dependency that hangs is reported missing after the limit, and is not checked again while it hangs', async () => {
  let checks = 0;
  let answer: (found: undefined) => void = () => undefined;
  const check = () => {
    checks++;
    return new Promise<undefined>((resolve) => {
      answer = resolve;
    });
  };
  const ready = readyCheck([{ late: LATE, check }], { keptMs: 0, limitMs: 5 });
  assert.is(await ready(), LATE);
  assert.is(await ready(), LATE);
  assert.is(checks, 1);
  answer(undefined);
  await new Promise((resolve) => setImmediate(resolve));
  const again = ready();
  answer(undefined);
  assert.is(await again, undefined);
  assert.is(checks, 2);
});

test('the check reports the first missing dependency', async () => {
  const there = { late: LATE, check: async () => undefined };
  const gone = { late: LATE, check: async () => GONE };
  assert.is(await readyCheck([there, gone])(), GONE);
  assert.is(await readyCheck([there])(), undefined);
});

test.run();
