/** Attesters on a chain that takes blocks back: what vanished is never signed, and a broken finality stops them. */

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Attester } from '../../plugins/attester/attester.js';
import { cleanUp } from '../cli/program.js';
import { ONE, startWorld, type World } from '../plugins/attester/bridge-world.js';
import { until } from '../until.js';

const test = suite('attesters on a chain that takes blocks back');
let world: World;
let steps: string[];
let attesters: Attester[];
let config: string;

test.before.each(async () => {
  // A block comes with each transaction, and else when the test says so.
  world = await startWorld([]);
  steps = [];
  config = await world.configure(0, { peers: [] });
  attesters = [await world.attest(0, (step) => steps.push(step), config)];
});
test.after.each(() => world.stop());
test.after(cleanUp);

/** How far the attester has looked. */
async function cursor(): Promise<number> {
  const text = await readFile(join(dirname(config), 'memory', 'attester.json'), 'utf8').catch(() => '{"cursors":{}}');
  return (JSON.parse(text) as { cursors: { ethereum?: { block: number } } }).cursors.ethereum?.block ?? 0;
}

/** So many blocks later, and looked through by the attester. */
async function mined(blocks: number): Promise<void> {
  await world.evm.tester.mine({ blocks });
  const final = Number(await world.evm.client.getBlockNumber({ cacheTime: 0 })) - 2;
  await until(async () => (await cursor()) >= final, `the attester to look at block ${final}`);
}

test('an attester signs a lock that becomes final, but never one that is reorged out first', async () => {
  await mined(3);
  const before = await world.evm.tester.snapshot();
  await world.lock(5n * ONE, 0);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  assert.equal(steps, []);
  await world.evm.tester.revert({ id: before });
  await mined(6);
  assert.equal(steps, []);
  await world.lock(2n * ONE, 0);
  await mined(3);
  await until(() => steps.includes('signed'), 'the lock that stays to be signed');
  assert.equal(steps, ['found', 'signed']);
});

test('an attester stops signing after its chain reverts a final block, even after a restart', async () => {
  await mined(3);
  const before = await world.evm.tester.snapshot();
  await world.lock(5n * ONE, 0);
  await mined(3);
  await until(() => steps.includes('signed'), 'the lock to be signed');
  await world.evm.tester.revert({ id: before });
  await world.lock(2n * ONE, 0);
  await world.evm.tester.mine({ blocks: 9 });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  assert.equal(steps, ['found', 'signed']);
  attesters[0]!.stop();
  const again: string[] = [];
  await world.attest(0, (step) => again.push(step), await world.configure(0, { peers: [], listen: '127.0.0.1:0' }));
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  assert.equal(again, []);
});

test.run();
