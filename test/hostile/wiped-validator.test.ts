/** Validators whose disk is gone: they sign nothing that they may have signed before, and nobody keeps a new chain from beginning. */

import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readSignerRecord, writeSignerRecord } from '../../runtime/engine/consensus/watermark.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { SlotFile } from '../../runtime/lib/storage/slot-file.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { chainOf, start, stop, stopAll, type TestChain, type TestNode } from '../network/nodes.js';
import { peer } from '../network/peers.js';
import { until } from '../until.js';
import { ATTACK_SECONDS } from './length.js';

test.after.each(stopAll);
test.after(cleanUp);

const QUICK = { blockTime: 1 };
const heightOf = ({ node }: TestNode): number => node.ledger.head.height;
const accused = (nodes: readonly TestNode[]): readonly string[] =>
  nodes.flatMap(({ logged }) => logged.filter((line) => line.startsWith('validator double-signed')));

async function four(chain: TestChain): Promise<TestNode[]> {
  const first = await start(chain, QUICK, 0);
  const others = await Promise.all([1, 2, 3].map((i) => start(chain, { ...QUICK, bootnodes: [first.address] }, i)));
  return [first, ...others];
}

/** Brings a chain of four to a height that two of them vote on and cannot decide. */
async function undecided(chain: TestChain): Promise<[TestNode, TestNode, readonly TestNode[]]> {
  const nodes = await four(chain);
  await until(() => nodes.every((node) => heightOf(node) >= 2), 'they agree');
  // Whoever came when the chain had begun is silent for two heights.
  const sign = async () => (await Promise.all(nodes.map(signedBy))).every((last) => last !== null);
  await until(sign, 'all of them sign');
  await Promise.all([stop(nodes[2]!), stop(nodes[3]!)]);
  const [watcher, voter] = [nodes[0]!, nodes[1]!];
  const own = async () => (await signedBy(voter))?.height ?? 0;
  await until(async () => (await own()) > heightOf(watcher) && (await own()) > heightOf(voter), 'it voted');
  return [watcher, voter, nodes.slice(2)];
}

/** The last message that a node's validator signed, as it knows itself. */
async function signedBy({ dataDir }: TestNode) {
  const [name] = await readdir(join(dataDir, 'signer'));
  return (await recordIn(join(dataDir, 'signer', name!))).last;
}

async function recordIn(path: string) {
  const file = (await SlotFile.open(path))!;
  await file.close();
  return readSignerRecord(file.payload);
}

/** The chain goes on with the validators that are back on their disks, and the one that was wiped signs again. */
async function goesOn(
  chain: TestChain,
  watcher: TestNode,
  wiped: TestNode,
  stopped: readonly TestNode[],
): Promise<void> {
  const back = await Promise.all(
    stopped.map(({ dataDir }, i) => start(chain, { ...QUICK, dataDir, bootnodes: [watcher.address] }, 2 + i)),
  );
  const key = signerOf(KeyType.Ed25519, chain.secrets[1]!).publicKey;
  const signs = async () => {
    const { header, commit } = watcher.node.ledger.head;
    const set = (await watcher.node.ledger.store.validatorSet(header.validators_hash))!;
    return commit.signers.some((index) => set[index]!.publicKey === Buffer.from(key).toString('hex'));
  };
  await until(signs, 'it signs again');
  assert.equal(accused([watcher, wiped, ...back]), [], 'nobody signed twice');
}

test('a validator restarted on an empty disk does not vote again at an undecided height', async () => {
  const chain = await chainOf(4);
  const [watcher, voter, stopped] = await undecided(chain);
  await stop(voter);
  const wiped = await start(chain, { ...QUICK, bootnodes: [watcher.address] }, 1);
  await until(() => heightOf(wiped) === heightOf(watcher), 'it has the blocks');
  await pause(ATTACK_SECONDS * 1000);
  assert.is(await signedBy(wiped), null, 'it signs nothing');
  await goesOn(chain, watcher, wiped, stopped);
});

test('a validator with an emptied data directory recovers its signing record beside its key', async () => {
  const chain = await chainOf(4);
  const [watcher, voter, stopped] = await undecided(chain);
  await stop(voter);
  const kept = [join(voter.dataDir, 'validator.key'), join(voter.dataDir, 'signer')];
  for (const name of await readdir(voter.dataDir)) {
    const path = join(voter.dataDir, name);
    if (!kept.includes(path)) await rm(path, { recursive: true });
  }
  const wiped = await start(chain, { ...QUICK, dataDir: voter.dataDir, bootnodes: [watcher.address] }, 1);
  assert.ok(wiped.logged.some((line) => line.includes('votes of the validator are lost')));
  await until(() => heightOf(wiped) === heightOf(watcher), 'it has the blocks');
  await stop(wiped);
  const again = await start(chain, { ...QUICK, dataDir: voter.dataDir, bootnodes: [watcher.address] }, 1);
  await goesOn(chain, watcher, again, stopped);
});

test('a validator that claims a long chain does not keep the other three from starting theirs', async () => {
  const chain = await chainOf(4);
  const first = await start(chain, QUICK, 0);
  const { genesis, set } = first.node;
  const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const liar = await peer({
    bootnodes: [first.address],
    key: signerOf(KeyType.Ed25519, chain.secrets[3]!),
    domain,
    hello: {
      chain_id: domain.chainId,
      genesis_hash: domain.genesisHash,
      module_set_id: set.id,
      status: { height: 1_000_000_000, hash: genesis.hash, oldest: 0 },
    },
  });
  try {
    await until(() => first.node.ledger.head.height > 0 || liar.links.all().length > 0, 'the liar is linked');
    await pause(1_000);
    assert.is(heightOf(first), 0, 'one validator that knows nothing waits');
    const bootnodes = [first.address];
    const others = await Promise.all([1, 2].map((i) => start(chain, { ...QUICK, bootnodes }, i)));
    await until(() => [first, ...others].every((node) => heightOf(node) >= 2), 'the three agree');
  } finally {
    await liar.stop();
  }
});

test('a signing record of an earlier version is moved beside the key and stays in effect', async () => {
  const chain = await chainOf(1);
  const keys = await newDirectory();
  const before = await start(chain, QUICK, 0);
  await until(() => heightOf(before) >= 2, 'it makes blocks');
  await stop(before);
  const { dataDir } = before;
  const [name] = await readdir(join(dataDir, 'signer'));
  const record = await recordIn(join(dataDir, 'signer', name!));
  const old = join(dataDir, 'signer', name!.slice(0, 16));
  await rm(join(dataDir, 'signer', name!));
  await (await SlotFile.create(old, writeSignerRecord(record))).close();
  await mkdir(join(keys, 'signer'), { recursive: true });
  const validatorKey = join(keys, 'validator.key');
  await cp(join(dataDir, 'validator.key'), validatorKey);
  const after = await start(chain, { ...QUICK, dataDir, validatorKey });
  assert.equal(await readdir(join(dataDir, 'signer')), []);
  assert.not.ok(
    after.logged.some((line) => line.startsWith('validator does not sign')),
    'nothing is in doubt',
  );
  await until(() => heightOf(after) > record.last!.height, 'it goes on');
  await stop(after);
  const moved = await recordIn(join(keys, 'signer', name!));
  assert.ok(moved.last!.height > record.last!.height);
});

test.run();
