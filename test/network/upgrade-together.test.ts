/** Four validators of the default chain go over to another version: three at the height, one that was away then a little later. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, devSecret } from '../../cli/keys/keys.js';
import { addressText } from '../../runtime/lib/crypto/address.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { UpgradeDue } from '../../runtime/node/upgrade/version-check.js';
import { cleanUp } from '../cli/program.js';
import { LoopClock } from '../node/loop-clock.js';
import { until } from '../until.js';
import { allSign, chainOf, start, stop, stopAll, type TestNode } from './nodes.js';

const FILES = { any: { url: 'https://example.org/trellis-2.0.0.tar.gz', sha256: 'ab'.repeat(32) } };
/** All the same time, twenty times as fast as usual. */
const parts = { Clock: () => new LoopClock(20) };

test.after(async () => {
  await stopAll();
  await cleanUp();
});

const heightOf = ({ node }: TestNode) => node.ledger.head.height;

test('validators stop at the upgrade height, continue as one chain and readmit one that was away', async () => {
  const authority = addressText(addressOf(signerOf(KeyType.Ed25519, devSecret(0))), 'trl');
  const chain = await chainOf(4, { upgrade: { mode: 'seed-authority', authority } });
  const nodes: TestNode[] = [];
  const bootnodes = () => nodes.map(({ address }) => address);
  for (let i = 0; i < 4; i++) nodes.push(await start(chain, { blockTime: 1, bootnodes: bootnodes() }, i, { parts }));
  await until(() => nodes.every((one) => heightOf(one) >= 3), 'there are blocks');
  await allSign(nodes);

  const [first, , , away] = nodes as [TestNode, TestNode, TestNode, TestNode];
  const target_height = heightOf(first) + 110;
  const plan = { name: 'grapevine', version: '99.0.0', target_height, binaries: FILES, info: '' };
  await first.ask('chain_scheduleUpgrade', { ...plan, sender: authority, opts: { wait: 'included' } });
  await stop(away);
  const rest = nodes.slice(0, 3);
  for (const { node } of rest) {
    const { cause } = await node.halted;
    assert.instance(cause, UpgradeDue, String(cause));
  }
  assert.equal(
    rest.map(heightOf),
    rest.map(() => target_height - 1),
  );
  await Promise.all(rest.map(stop));
  assert.ok(heightOf(away) < target_height - 20, 'it stayed behind');

  const again: TestNode[] = [];
  const known = () => again.map(({ address }) => address);
  const next = async (i: number) => {
    const options = { blockTime: 1, dataDir: nodes[i]!.dataDir, bootnodes: known() };
    again.push(await start(chain, options, i, { version: '99.0.0', parts }));
  };
  for (const i of [0, 1, 2]) await next(i);
  await until(() => again.every((one) => heightOf(one) >= target_height + 2), 'three go on');
  const old = await start(chain, { blockTime: 1, dataDir: away.dataDir, bootnodes: known() }, 3, { parts });
  const { cause } = await old.node.halted;
  assert.instance(cause, UpgradeDue, String(cause));
  assert.is(heightOf(old), target_height - 1);
  await stop(old);
  await next(3);
  const back = again[3]!;
  await until(() => heightOf(back) >= heightOf(again[0]!) - 1, 'the fourth has caught up');
  const since = heightOf(back);
  await until(() => again.every((one) => heightOf(one) >= since + 5), 'all go on');
  const hashes = await Promise.all(again.map(async ({ node }) => (await node.blocks.at(since))!.hash));
  assert.is(new Set(hashes).size, 1);
  const { status, applied_at_height } = await back.ask<{ status: string; applied_at_height: number }>(
    'chain_getUpgradePlan',
  );
  assert.equal([status, applied_at_height], ['Applied', target_height]);
});

test.run();
