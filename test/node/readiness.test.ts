/** Readiness for balancers: a word that does not flap. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Readiness, STEADY_MS, type Unready } from '../../runtime/node/start/readiness.js';
import { VirtualTime } from '../runtime/consensus/fake-time.js';

const LAG: Unready = { reason: 'syncing: 1 of 9' };

/** A node that says what it is told to, and how time passes for it. */
function node(first: Unready | undefined, steadyMs = STEADY_MS) {
  const time = new VirtualTime();
  const said: { now: Unready | undefined } = { now: first };
  const readiness = new Readiness(() => said.now, time, steadyMs);
  return { said, readiness, pass: (ms: number) => time.run(ms) };
}

test('a node that lags for a moment stays ready', async () => {
  const { said, readiness, pass } = node(undefined);
  for (let i = 0; i < 10; i++) {
    said.now = LAG;
    await pass(STEADY_MS - 1_000);
    assert.is(readiness.reason, undefined);
    said.now = undefined;
    await pass(1_000);
    assert.is(readiness.reason, undefined);
  }
});

test('one that lags for longer is not ready, and only keeping up for as long makes it so again', async () => {
  const { said, readiness, pass } = node(undefined);
  said.now = LAG;
  await pass(STEADY_MS + 500);
  assert.is(readiness.reason, LAG.reason);
  said.now = undefined;
  await pass(STEADY_MS - 1_000);
  assert.match(readiness.reason!, 'it keeps up');
  await pass(1_500);
  assert.is(readiness.reason, undefined);
});

test('a node that has halted is not ready at once', () => {
  const { said, readiness } = node(undefined);
  said.now = { reason: 'the disk is full', final: true };
  assert.is(readiness.reason, 'the disk is full');
});

test('a node that starts is ready only once it has kept up for a while: it does not know at first how far others are', async () => {
  const { said, readiness, pass } = node({ reason: 'starting' });
  said.now = undefined;
  await pass(1_000);
  assert.match(readiness.reason!, 'it keeps up');
  said.now = LAG;
  await pass(1_000);
  assert.is(readiness.reason, LAG.reason);
  said.now = undefined;
  await pass(STEADY_MS + 500);
  assert.is(readiness.reason, undefined);
});

test('a node without peers is ready as soon as it says so', () => {
  const { said, readiness } = node({ reason: 'starting' }, 0);
  said.now = undefined;
  assert.is(readiness.reason, undefined);
});

test.run();
