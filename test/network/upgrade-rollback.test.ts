/** Two of four validators sign for a new version and are rolled back: all skip the upgrade, and nobody has signed twice. */

import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, devSecret } from '../../cli/keys/keys.js';
import { decodeRecord } from '../../runtime/engine/consensus/records.js';
import { addressText } from '../../runtime/lib/crypto/address.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { CHECKPOINTS, restoreCheckpoint } from '../../runtime/lib/storage/checkpoint.js';
import { VoteLog } from '../../runtime/lib/storage/vote-log.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { LoopClock } from '../node/loop-clock.js';
import { until } from '../until.js';
import { allSign, chainOf, start, stop, stopAll, type TestNode } from './nodes.js';

const FILES = { any: { url: 'https://example.org/trellis-99.0.0.tar.gz', sha256: 'ab'.repeat(32) } };
/** All have the same time, twenty times as fast as usual. */
const parts = { Clock: () => new LoopClock(20) };

test.after(async () => {
  await stopAll();
  await cleanUp();
});

const heightOf = ({ node }: TestNode) => node.ledger.head.height;

/** The record of what a validator signed, and its vote log. */
async function signedIn(dataDir: string): Promise<string> {
  const contents: string[] = [];
  for (const directory of ['signer', 'wal']) {
    for (const name of (await readdir(join(dataDir, directory), { recursive: true })).sort()) {
      const bytes = await readFile(join(dataDir, directory, name)).catch(() => undefined); // a directory
      if (bytes) contents.push(`${name} ${bytes.toString('hex')}`);
    }
  }
  return contents.join('\n');
}

/** Whether a validator has signed at a height: its vote log may be in use, so a copy is read. */
async function hasSignedAt(dataDir: string, height: number): Promise<boolean> {
  const copy = await newDirectory();
  await cp(join(dataDir, 'wal'), copy, { recursive: true });
  const log = await VoteLog.open(copy);
  const records = (await log.load()).map(decodeRecord);
  await log.close();
  return records.some((record) => record.type === 'signed' && record.message.height === height);
}

test('votes for the new version bind the old one after a rollback', async () => {
  const authority = addressText(addressOf(signerOf(KeyType.Ed25519, devSecret(0))), 'trl');
  const chain = await chainOf(4, { upgrade: { mode: 'seed-authority', authority } });
  const started = async (
    directories: readonly (string | undefined)[],
    version?: string,
    skip: readonly number[] = [],
  ) => {
    const nodes: TestNode[] = [];
    for (const [i, dataDir] of directories.entries()) {
      const bootnodes = nodes.map(({ address }) => address);
      const own = dataDir === undefined ? {} : { dataDir };
      const options = { blockTime: 1, bootnodes, skipUpgradeHeights: skip, ...own };
      nodes.push(await start(chain, options, i, { parts, ...(version === undefined ? {} : { version }) }));
    }
    return nodes;
  };

  const old = await started([undefined, undefined, undefined, undefined]);
  await until(() => old.every((one) => heightOf(one) >= 3), 'there are blocks');
  await allSign(old);
  const [first] = old as [TestNode];
  const target_height = heightOf(first) + 110;
  const plan = { name: 'grapevine', version: '99.0.0', target_height, binaries: FILES, info: '' };
  await first.ask('chain_scheduleUpgrade', { ...plan, sender: authority, opts: { wait: 'included' } });
  await Promise.all(old.map(({ node }) => node.halted));
  await Promise.all(old.map(stop));
  const directories = old.map(({ dataDir }) => dataDir);

  // Two of four execute and sign, and are too few to decide.
  const upgraded = await started(directories.slice(0, 2), '99.0.0');
  const haveSigned = async () =>
    (await Promise.all(directories.slice(0, 2).map((one) => hasSignedAt(one, target_height)))).every(Boolean);
  await until(haveSigned, 'both have signed for the new version');
  await Promise.all(upgraded.map(stop));
  assert.equal(upgraded.map(heightOf), [target_height - 1, target_height - 1]);
  for (const directory of directories.slice(0, 2)) {
    const signed = await signedIn(directory);
    await restoreCheckpoint(directory, join(directory, CHECKPOINTS, String(target_height - 1)));
    assert.is(await signedIn(directory), signed, 'a rollback forgets no signature');
  }

  const skipping = await started(directories, undefined, [target_height]);
  await until(
    () => skipping.every((one) => heightOf(one) >= target_height + 3),
    () => `all go on without the upgrade\n${skipping.map(({ logged }) => logged.slice(-20).join('\n')).join('\n--\n')}`,
  );
  const hashes = await Promise.all(skipping.map(async ({ node }) => (await node.blocks.at(target_height))!.hash));
  assert.is(new Set(hashes).size, 1, 'there is one chain');
  const { status } = await skipping[0]!.ask<{ status: string }>('chain_getUpgradePlan');
  assert.is(status, 'Cancelled');
  const twice = skipping
    .flatMap(({ logged }) => logged)
    .filter((line) => /validator double-signed|CorruptLog/.test(line));
  assert.equal(twice, [], 'nobody has signed twice');
});

test.run();
