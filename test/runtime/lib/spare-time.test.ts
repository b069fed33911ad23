/** Work that may come later gets what the event loop does not need, and little of what it needs. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SpareTime, SpareTurn } from '../../../runtime/lib/idle-time.js';

/** Keeps this thread at work for so long. */
function work(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

/** An event loop whose time is made up: each look finds it a millisecond later, of which it has worked this part. */
function loopWith(busy: number) {
  let [idle, active] = [0, 0];
  return () => {
    idle += 1 - busy;
    active += busy;
    return { idle, active };
  };
}

/** How many milliseconds of work it allows while its loop goes on for so long. */
async function allowed(busy: number, loopMs: number): Promise<number> {
  const look = loopWith(busy);
  let looks = 0;
  const time = new SpareTime(() => {
    looks++;
    return look();
  });
  time.spend(100); // what is saved up at first
  let spent = 0;
  while (looks < loopMs) {
    await time.wait();
    if (looks >= loopMs) break;
    time.spend(2);
    spent += 2;
  }
  return spent;
}

test('background work runs freely while the loop is idle and gets a thirtieth while it is busy', async () => {
  const [free, half, none] = [await allowed(0, 200), await allowed(0.5, 200), await allowed(1, 200)];
  assert.ok(free >= 190 && free <= 202, `${free}`);
  assert.ok(half >= 95 && half <= 108, `${half}`);
  assert.ok(none >= 4 && none <= 8, `${none}`);
});

test('unused time accumulates up to one burst', async () => {
  let [idle, active] = [0, 0];
  const time = new SpareTime(() => ({ idle, active }));
  [idle, active] = [1_000_000, 1_000_000];
  await time.wait();
  time.spend(99);
  await time.wait();
  time.spend(2);
  const waits = time.wait();
  const first = await Promise.race([
    waits.then(() => 'wait'),
    new Promise((resolve) => setTimeout(resolve, 30, 'pause')),
  ]);
  assert.is(first, 'pause', 'there is none left');
  idle += 5;
  await waits;
});

test('a turn counts its steps, but not the waits between them', async () => {
  const spent: number[] = [];
  const turn = new SpareTurn({ spend: (ms: number) => void spent.push(ms), wait: async () => {} });
  await new Promise((resolve) => setTimeout(resolve, 40));
  assert.not(turn.over, 'a wait is no work');
  for (let steps = 0; !turn.over; steps++) {
    assert.ok(steps < 10_000);
    work(0.2);
  }
  await turn.next();
  assert.not(turn.over);
  assert.ok(spent[0]! > 2 && spent[0]! < 5, `${spent}`);
});

test.run();
