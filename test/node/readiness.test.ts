/** Readiness for balancers: a word that does not flap. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Header } from '../../runtime/kernel/chain/block.js';
import { Readiness, STEADY_MS, type Unready, whyBehind } from '../../runtime/node/start/readiness.js';
import { VirtualTime } from '../runtime/consensus/fake-time.js';

const LAG: Unready = { code: 'syncing', reason: 'syncing: 1 of 9' };

/** A node that says what it is told to, and how time passes for it. */
function node(first: Unready | undefined, steadyMs = STEADY_MS) {
  const time = new VirtualTime();
  const said: { now: Unready | undefined } = { now: first };
  const readiness = new Readiness(() => said.now, time, steadyMs);
  return { said, readiness, pass: (ms: number) => time.run(ms) };
}

test('a node that lags briefly stays ready', async () => {
  const { said, readiness, pass } = node(undefined);
  for (let i = 0; i < 10; i++) {
    said.now = LAG;
    await pass(STEADY_MS - 1_000);
    assert.is(readiness.notReady, undefined);
    said.now = undefined;
    await pass(1_000);
    assert.is(readiness.notReady, undefined);
  }
});

test('a node that lags longer is not ready until it has kept up for as long', async () => {
  const { said, readiness, pass } = node(undefined);
  said.now = LAG;
  await pass(STEADY_MS + 500);
  assert.is(readiness.notReady?.code, LAG.code);
  said.now = undefined;
  await pass(STEADY_MS - 1_000);
  assert.is(readiness.notReady?.code, 'settling');
  await pass(1_500);
  assert.is(readiness.notReady, undefined);
});

test('each change of the reason is reported once', async () => {
  const time = new VirtualTime();
  let now: Unready | undefined = LAG;
  const heard: (string | undefined)[] = [];
  const readiness = new Readiness(
    () => now,
    time,
    STEADY_MS,
    (one) => void heard.push(one?.code),
  );
  await time.run(10_000);
  now = { code: 'validator-waits', reason: 'it waits' };
  await time.run(10_000);
  now = undefined;
  await time.run(10_000);
  readiness.stop();
  assert.equal(heard, ['validator-waits', undefined]);
});

test('a halted node is immediately not ready', () => {
  const { said, readiness } = node(undefined);
  said.now = { code: 'halted', reason: 'the disk is full', final: true };
  assert.is(readiness.notReady?.reason, 'the disk is full');
});

test('a starting node becomes ready only after keeping up for a while', async () => {
  const { said, readiness, pass } = node({ code: 'starting', reason: 'starting' });
  said.now = undefined;
  await pass(1_000);
  assert.is(readiness.notReady?.code, 'settling');
  said.now = LAG;
  await pass(1_000);
  assert.is(readiness.notReady?.code, LAG.code);
  said.now = undefined;
  await pass(STEADY_MS + 500);
  assert.is(readiness.notReady, undefined);
});

test('a node that needs no settling time is ready as soon as it has started', () => {
  const { said, readiness } = node({ code: 'starting', reason: 'starting' }, 0);
  said.now = undefined;
  assert.is(readiness.notReady, undefined);
});

const head = (height: number, timestamp_ms = 0) => ({ height, header: { timestamp_ms } as Header });
const linked = (peers: number) => ({
  syncing: false,
  highest: 100,
  peers: () => Array.from({ length: peers }, () => ({})) as never,
});

test('a node whose histories lag far behind reports how far', () => {
  assert.is(whyBehind(head(100), 70, linked(1), 0), undefined);
  assert.equal(whyBehind(head(100), 60, linked(1), 0), {
    code: 'history-behind',
    reason: 'histories and indexes are at block 60 of 100',
  });
});

test('a networked node with no peers and no new block for a minute is not ready', () => {
  assert.is(whyBehind(head(9, 0), 9, linked(0), 61_000)?.code, 'no-peers');
  assert.is(whyBehind(head(9, 0), 9, linked(0), 59_000), undefined);
  assert.is(whyBehind(head(0, 0), 0, linked(0), 61_000), undefined, 'a chain that has not begun');
  assert.is(whyBehind(head(9, 0), 9, linked(1), 61_000), undefined);
  assert.is(whyBehind(head(9, 0), 9, undefined, 61_000), undefined);
});

test.run();
