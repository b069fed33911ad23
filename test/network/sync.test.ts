/** Catching up: from genesis and from any height, with every batch checked, liars banned, and callers told meanwhile. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PROTOCOL } from '../../runtime/engine/network/protocol.js';
import { type Part, PeerRequest } from '../../runtime/engine/network/requests.js';
import { StoredBlock } from '../../runtime/kernel/chain/block.js';
import { NodeSyncing } from '../../runtime/kernel/chain/common-errors.js';
import { fromHex } from '../../runtime/lib/codec/ids.js';
import { decode, encode } from '../../runtime/lib/codec/type.js';
import type { Failure } from '../../runtime/lib/errors.js';
import { BlockLog } from '../../runtime/lib/storage/block-log.js';
import { cleanUp } from '../cli/program.js';
import { operationsOf, Wallet } from '../node/live.js';
import { until } from '../until.js';
import { chainOf, start, stop, stopAll, type TestChain, type TestNode } from './nodes.js';
import { type Peer, peer } from './peers.js';

let chain: TestChain;
/** Where a validator has made some forty blocks, and then stopped. */
let dataDir: string;
let height: number;
let stored: Uint8Array[];

/** A lone validator in a hurry: timestamps run ahead of the clock, which a node that only follows accepts. */
const maker = (options = {}): Promise<TestNode> => start(chain, { blockTime: 0.01, ...options }, 0);

test.before(async () => {
  chain = await chainOf(1);
  const first = await maker({ p2pPort: undefined });
  ({ dataDir } = first);
  await until(() => first.node.ledger.head.height >= 40, 'there are blocks');
  await stop(first);
  height = first.node.ledger.head.height;
  const log = await BlockLog.open(`${dataDir}/blocks`);
  stored = await log.readRange(0, height + 1, 1e9);
  await log.close();
});

const liars: Peer[] = [];
test.after.each(async () => {
  await stopAll();
  await Promise.all(liars.splice(0).map((liar) => liar.stop()));
});
test.after(cleanUp);

/** A node on the made chain that makes no blocks, so that its end stays where it is. */
const source = (options = {}): Promise<TestNode> => start(chain, { dataDir, ...options });

const heightOf = ({ node }: TestNode): number => node.ledger.head.height;

test('a new node syncs from genesis to the same chain and state', async () => {
  const from = await source();
  const to = await start(chain, { bootnodes: [from.address] });
  await until(() => heightOf(to) === height, 'it has caught up');
  assert.is(to.node.ledger.head.hash, from.node.ledger.head.hash);
  assert.is(to.node.ledger.head.header.state_root, from.node.ledger.head.header.state_root);
  assert.equal((await to.node.blocks.at(7))!.commit, (await from.node.blocks.at(7))!.commit);
  await until(() => to.logged.some((line) => line.startsWith('sync finished')), 'the log says so');
  const [, begun, target] = /"height":(\d+),"target":(\d+)/.exec(
    to.logged.find((line) => line.startsWith('sync started'))!,
  )!;
  assert.equal([Number(begun), Number(target)], [0, height]);
  const health = await to.ask<{ sync_status: string; peers: number; highest_known_height: number }>(
    'chain_validatorHealth',
  );
  assert.is(health.peers, 1);
  assert.is(health.highest_known_height, height);
});

test('a node resumes its sync where it stopped and then follows every block', async () => {
  const from = await source();
  const to = await start(chain, { bootnodes: [from.address] });
  await until(() => heightOf(to) >= 15, 'it has some blocks');
  await stop(to);
  const before = heightOf(to);
  await stop(from);
  const live = await maker({ dataDir, blockTime: 1 });
  const again = await start(chain, { dataDir: to.dataDir, bootnodes: [live.address] });
  await until(() => heightOf(again) >= height, 'it has the rest');
  await until(() => heightOf(live) > height + 1 && heightOf(again) === heightOf(live), 'it follows');
  assert.ok(before < height || again.logged.some((line) => line.startsWith('block')));
  ({ height } = live.node.ledger.head);
  await stop(live);
  const log = await BlockLog.open(`${dataDir}/blocks`);
  height = log.latest!;
  stored = await log.readRange(0, height + 1, 1e9);
  await log.close();
});

test('a syncing node rejects bundles and reports that it is syncing', async () => {
  const wallet = new Wallet(0, await operationsOf());
  const from = await source();
  const to = await start(chain, { bootnodes: [from.address] });
  const refusals: unknown[] = [];
  const statuses: string[] = [];
  to.node.hooks.finalized.tap('test', ({ header }) => {
    if (header.height !== 20) return undefined;
    void to.node.mempool.submit(wallet.transfer(0, wallet.address, 1n).bytes).catch((cause) => refusals.push(cause));
    void to
      .ask<{ sync_status: string; sync_progress: { target: number } | null }>('chain_validatorHealth')
      .then(({ sync_status, sync_progress }) => statuses.push(`${sync_status} to ${sync_progress?.target}`));
    return undefined;
  });
  await until(() => heightOf(to) === height, 'it has caught up');
  await until(() => refusals.length === 1 && statuses.length === 1, 'it has answered');
  assert.is((refusals[0] as Failure).error, NodeSyncing);
  assert.is((refusals[0] as Failure).error.code, 1015);
  assert.equal(statuses, [`syncing to ${height}`]);
});

/** A peer of this chain that gives these blocks, or undefined where it is busy; it claims to be far ahead unless told otherwise. */
async function liar(
  blocks: (from: number) => readonly Uint8Array[] | undefined,
  claimed = height + 500,
): Promise<Peer> {
  const { genesis, set } = (await source()).node;
  await stopAll();
  const made = await peer({
    hello: {
      chain_id: genesis.chain.chainId,
      genesis_hash: genesis.hash,
      module_set_id: set.id,
      status: { height: claimed, hash: 'ee'.repeat(32) as never, oldest: 0 },
    },
    events: {
      request(protocol, stream) {
        if (protocol !== PROTOCOL.sync) return;
        const request = new PeerRequest(stream, () => undefined);
        void request.content.then((question) => {
          const from = Number(new DataView(question!.buffer, question!.byteOffset).getBigUint64(1, true));
          const given = blocks(from);
          if (given === undefined) request.refuse();
          else void request.respond(partsOf(given));
        });
      },
    },
  });
  liars.push(made);
  return made;
}

async function* partsOf(payloads: readonly Uint8Array[]): AsyncGenerator<Part> {
  for (const payload of payloads) yield { type: 0, payload };
}

for (const [what, blocks] of [
  ['gives three blocks at a time', (from: number) => stored.slice(from, from + 3)],
  [
    'is busy three times after each batch',
    (() => {
      let asked = 0;
      return (from: number) => (asked++ % 4 === 0 ? stored.slice(from, from + 10) : undefined);
    })(),
  ],
] as const) {
  test(`a node whose only peer ${what} reports that it is synced only at the head`, async () => {
    const slow = await liar(blocks, height);
    const to = await start(chain, { bootnodes: [slow.address] });
    await until(() => to.logged.some((line) => line.startsWith('sync finished')), 'it says so');
    assert.is(heightOf(to), height, to.logged.join('\n'));
    assert.is(to.logged.filter((line) => line.startsWith('sync started')).length, 1, 'and it was one sync');
    const { sync_status } = await to.ask<{ sync_status: string }>('chain_validatorHealth');
    assert.is.not(sync_status, 'syncing');
  });
}

test('a peer that claims many blocks but delivers none does not keep a node from reporting that it is synced', async () => {
  const false_ = await liar(() => undefined);
  const from = await source({ bootnodes: [false_.address] });
  const to = await start(chain, { bootnodes: [from.address, false_.address] });
  await until(() => to.logged.filter((line) => line.startsWith('peer linked')).length >= 2, 'both are linked');
  await until(() => to.logged.some((line) => line.startsWith('sync finished')), 'the log says that it is at the head');
  assert.is(heightOf(to), height);
});

/** The made chain from a height on, with one block changed. */
const forged =
  (change: (block: ReturnType<typeof at>) => ReturnType<typeof at>) =>
  (from: number): readonly Uint8Array[] =>
    stored
      .slice(from, from + 10)
      .map((bytes, i) => (i === 3 ? encode(StoredBlock, change(decode(StoredBlock, bytes))) : bytes));
const at = (bytes: Uint8Array) => decode(StoredBlock, bytes);

for (const [what, blocks, why] of [
  [
    'a proposer signature',
    forged(({ block, ...rest }) => ({ ...rest, block: { ...block, proposer_signature: new Uint8Array(64) } })),
    /lacks its proposer's signature/,
  ],
  [
    'a state root',
    forged(({ block, ...rest }) => ({
      ...rest,
      block: { ...block, header: { ...block.header, state_root: block.header.parent_hash } },
    })),
    /lacks its proposer's signature/,
  ],
  [
    'a body',
    forged(({ block, ...rest }) => ({ ...rest, block: { ...block, bundles: [Uint8Array.of(1)] } })),
    /the body of block \d+ does not match its header/,
  ],
  [
    'the last certificate',
    (from: number) =>
      stored.slice(from, from + 5).map((bytes) => {
        const { commit, ...rest } = decode(StoredBlock, bytes);
        return encode(StoredBlock, { ...rest, commit: { ...commit, signers: [], signatures: [] } });
      }),
    /is not certified by two thirds/,
  ],
  ['an order', (from: number) => [stored[from + 1]!, stored[from]!], /instead of block/],
  ['every byte', () => [fromHex('00ff'.repeat(40))], /malformed/],
] as const) {
  test(`a peer that forges ${what} is banned, and another peer is used`, async () => {
    const false_ = await liar(blocks);
    const to = await start(chain, { bootnodes: [false_.address] });
    await until(() => to.logged.some((line) => why.test(line) && line.includes(false_.links.self)), 'it is found out');
    assert.ok(to.logged.some((line) => line.startsWith('peer banned') && line.includes(false_.links.self)));
    const from = await source({ bootnodes: [to.address] });
    await until(() => heightOf(to) === height, 'the true chain is there');
    assert.is(to.node.ledger.head.hash, from.node.ledger.head.hash);
  });
}

test('a peer that promises blocks but delivers none is banned', async () => {
  const empty = await liar(() => []);
  const to = await start(chain, { bootnodes: [empty.address] });
  await until(() => to.logged.some((line) => line.startsWith('peer banned')), 'it is banned');
  assert.is(heightOf(to), 0);
  const status = async () => (await to.ask<{ sync_status: string }>('chain_validatorHealth')).sync_status;
  await until(async () => (await status()) !== 'syncing', 'it waits for others');
});

test.run();
