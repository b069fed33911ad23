/** Calls that wait for a height are released at the event of the height, not by a poll. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { HistoryHeight } from '../../../runtime/engine/history-height.js';
import { Failure } from '../../../runtime/lib/errors.js';
import { MinHeight } from '../../../runtime/node/api/min-height.js';

const never = new AbortController().signal;
/** Lets all pending promises settle, without a timer. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('a waiting call is released in the turn in which the last follower reaches its height', async () => {
  const ledger = { head: { height: 5 } };
  const [indexes, plugin] = [{ height: 5 }, { height: 4 }];
  const history = new HistoryHeight(ledger);
  history.add(indexes);
  const leave = history.add(plugin);
  let reads = 0;
  const minHeight = new MinHeight(() => {
    reads++;
    return history.height;
  });
  history.onAdvance = () => minHeight.advanced();
  assert.is(minHeight.wait(4, never), undefined);
  const released: number[] = [];
  for (const height of [5, 6]) void minHeight.wait(height, never)!.then(() => released.push(height));
  const before = reads;
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.is(reads, before, 'nothing is read while nothing happens');
  plugin.height = 5;
  history.onAdvance();
  await settled();
  assert.equal(released, [5]);
  ledger.head = { height: 6 };
  indexes.height = 6;
  history.onAdvance();
  await settled();
  assert.equal(released, [5], 'a follower is still behind');
  leave();
  await settled();
  assert.equal(released, [5, 6], 'a follower that leaves is not waited for');
  assert.is(before + 3, reads);
});

test('a source without an event is polled while a call waits, and only then', async () => {
  let height = 1;
  let reads = 0;
  const minHeight = new MinHeight(async () => {
    reads++;
    return height;
  }, 5);
  const waiting = minHeight.wait(2, never)!;
  await new Promise((resolve) => setTimeout(resolve, 30));
  height = 2;
  await waiting;
  const after = reads;
  await new Promise((resolve) => setTimeout(resolve, 30));
  assert.is(reads, after);
});

test('a slow source is not read again before it has responded', async () => {
  let height = 1;
  let [running, most] = [0, 0];
  const minHeight = new MinHeight(async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 40));
    running--;
    return height++;
  }, 5);
  await minHeight.wait(3, never);
  assert.is(most, 1);
});

test('a call of a caller that left is forgotten, and a height far ahead is refused at once', async () => {
  const minHeight = new MinHeight(() => 1);
  const gone = new AbortController();
  let ended = false;
  void minHeight.wait(2, gone.signal)!.finally(() => {
    ended = true;
  });
  gone.abort();
  minHeight.advanced();
  await settled();
  assert.not.ok(ended);
  assert.throws(
    () => minHeight.wait(1_000, never),
    (cause: unknown) => cause instanceof Failure && cause.error.code === 1015,
  );
});

test.run();
