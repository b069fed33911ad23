/** Nodes that were away or are new when the others have upgraded: the version before brings them to the height, the next one on. */

import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { InvalidGenesis } from '../../runtime/kernel/chain/genesis.js';
import { Failure } from '../../runtime/lib/errors.js';
import type { RunningNode } from '../../runtime/node/node.js';
import { UpgradeDue } from '../../runtime/node/upgrade/version-check.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { answerOf } from '../node/live.js';
import { AUTHOR, startLightVersion, startVersion } from '../node/planner.js';
import { until } from '../until.js';

const FILES = { any: { url: 'https://example.org/planned-2.tar.gz', sha256: 'ab'.repeat(32) } };
const P2P = { p2pPort: 0, p2pHost: '127.0.0.1' };
const WAIT = { wait: 'included' };

const running = new Set<RunningNode>();
test.after.each(async () => {
  for (const node of running) await node.stop();
  running.clear();
});
test.after(cleanUp);

async function ask<T = never>({ rpcPort }: RunningNode, method: string, ...params: unknown[]): Promise<T> {
  const answer = await answerOf<T>(`http://127.0.0.1:${rpcPort}`, method, ...params);
  if (answer.error) throw new Error(JSON.stringify(answer.error));
  return answer.result;
}
const addressOf = async (node: RunningNode) => (await ask<{ address: string }>(node, 'chain_getPeers')).address;
const heightOf = ({ ledger }: RunningNode) => ledger.head.height;

async function run(version: string, directory: string, options = {}): Promise<RunningNode> {
  const node = await startVersion(version, directory, { ...P2P, ...options });
  running.add(node);
  return node;
}

async function stop(node: RunningNode): Promise<void> {
  running.delete(node);
  await node.stop();
}

/** A node that makes no blocks, of the chain of another directory. */
async function follow(version: string, directory: string, of: string, bootnode: string): Promise<RunningNode> {
  await mkdir(directory, { recursive: true });
  await copyFile(join(of, 'genesis-time'), join(directory, 'genesis-time'));
  return run(version, directory, { validatorKey: undefined, bootnodes: [bootnode] });
}

/** The validator's directory; its node has gone over to 2.0.0 at `height`, while the follower of `away` was down. */
async function upgraded() {
  const [home, away] = [await newDirectory(), await newDirectory()];
  const first = await run('1.0.0', home);
  await ask(first, 'chain_note', 'buy milk', AUTHOR, WAIT);
  const follower = await follow('1.0.0', away, home, await addressOf(first));
  await until(() => heightOf(follower) > 0 && heightOf(follower) >= heightOf(first) - 1, 'it follows');
  await stop(follower);
  for (let i = 0; i < 3; i++) await ask(first, 'chain_note', `line ${i}`, AUTHOR, WAIT);
  await ask(first, 'chain_plan', 'grapevine', '2.0.0', 12, FILES, AUTHOR, WAIT);
  const { cause } = await first.halted;
  assert.instance(cause, UpgradeDue);
  await stop(first);
  const { height } = (cause as UpgradeDue).plan;
  const second = await run('2.0.0', home);
  await until(() => heightOf(second) >= height + 3, 'the new version goes on');
  assert.ok(heightOf(follower) < height - 5, 'the follower stayed behind');
  return { home, away, height, second, address: await addressOf(second) };
}

test('a late and a new node sync to the upgrade height, are replaced and continue', async () => {
  const { home, away, height, second, address } = await upgraded();
  for (const directory of [away, await newDirectory()]) {
    const old = await follow('1.0.0', directory, home, address);
    const { cause } = await old.halted;
    assert.instance(cause, UpgradeDue, String(cause));
    assert.is(heightOf(old), height - 1);
    await stop(old);
    const next = await follow('2.0.0', directory, home, address);
    await until(() => heightOf(next) > height + 3, 'it goes on');
    const at = height + 2;
    assert.is((await next.blocks.at(at))!.hash, (await second.blocks.at(at))!.hash);
    assert.equal(await ask(next, 'chain_getNote', AUTHOR), await ask(second, 'chain_getNote', AUTHOR));
    await stop(next);
  }
});

test('a node behind an upgrade treats no upgraded peer as a validator', async () => {
  const { home, address } = await upgraded();
  const old = await follow('1.0.0', await newDirectory(), home, address);
  let peers: readonly { readonly validator: string | null }[] = [];
  await until(async () => {
    ({ peers } = await ask<{ peers: typeof peers }>(old, 'chain_getPeers'));
    return peers.length > 0;
  }, 'it is linked');
  assert.equal(
    peers.map(({ validator }) => validator),
    [null],
  );
  await old.halted;
});

test('a light node follows headers across the upgrade, even from a trusted block in the next version', async () => {
  const { home, height, second, address } = await upgraded();
  const light = async (version: string, directory: string, options = {}) => {
    await mkdir(directory, { recursive: true });
    await copyFile(join(home, 'genesis-time'), join(directory, 'genesis-time'));
    const node = await startLightVersion(version, directory, { ...P2P, bootnodes: [address], ...options });
    await until(() => node.chain.height > height + 2, `version ${version} is beyond the height`);
    await node.stop();
    return node.chain;
  };
  const directory = await newDirectory();
  const old = await light('1.0.0', directory);
  assert.is(old.oldest, 0);
  assert.is((await light('2.0.0', directory)).oldest, 0);
  const trustedHash = { height: height + 1, hash: (await second.blocks.at(height + 1))!.hash };
  assert.is((await light('2.0.0', await newDirectory(), { trustedHash })).oldest, height + 1);
});

test('the next version refuses to start from genesis and names the version that can', async () => {
  const { home, address } = await upgraded();
  const cause = await follow('2.0.0', await newDirectory(), home, address).catch((thrown: unknown) => thrown);
  assert.instance(cause, Failure);
  const { error, details } = cause as Failure;
  assert.is(error, InvalidGenesis);
  assert.equal([details.missing, details.extra], [['1001 notes v1'], ['1001 notes v2']]);
  assert.match(String(details.next_step), /start the first version of the chain/);
});

test.run();
