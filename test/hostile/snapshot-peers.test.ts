/** Peers that offer false snapshots, give false chunks or stall, beside one that keeps a true one: a new node gets the true one. */

import { cp, readdir } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Part, serveRequest } from '../../runtime/engine/network/requests.js';
import { serveSnapshots } from '../../runtime/engine/network/snapshots.js';
import { SnapshotContents } from '../../runtime/engine/snapshots/archive/contents.js';
import { SnapshotStore } from '../../runtime/engine/snapshots/archive/snapshot-store.js';
import type { Hash } from '../../runtime/lib/codec/ids.js';
import { decode, encode } from '../../runtime/lib/codec/type.js';
import { loadZstd } from '../../runtime/lib/zstd.js';
import { newDirectory } from '../cli/program.js';
import { chainOf, start, stopAll, type TestChain, type TestNode } from '../network/nodes.js';
import { type Peer, peer } from '../network/peers.js';
import { until } from '../until.js';

test.before(loadZstd);

const liars = new Set<Peer>();
test.after.each(async () => {
  await stopAll();
  await Promise.all([...liars].map((one) => one.stop()));
  liars.clear();
});

const isSnapshot = (protocol: string): boolean => protocol.includes('snapshots');

interface Scene {
  readonly chain: TestChain;
  readonly honest: TestNode;
  readonly store: SnapshotStore;
}

async function scene(): Promise<Scene> {
  const chain = await chainOf(1);
  const honest = await start(chain, { blockTime: 0.5, serveSnapshots: true, snapshotInterval: 5 }, 0);
  await until(() => honest.logged.some((line) => line.startsWith('snapshot made')), 'there is a snapshot');
  // Read while it is not written: the liar knows the truth.
  return { chain, honest, store: await copyOf(honest) };
}

/** The snapshots of a node as they are now, for somebody else. */
async function copyOf({ dataDir }: TestNode): Promise<SnapshotStore> {
  const place = await newDirectory();
  await cp(`${dataDir}/snapshots`, place, { recursive: true });
  return SnapshotStore.open(place);
}

/** A peer that answers about snapshots as it likes. */
async function liar(
  { honest }: Scene,
  parts: ((question: Uint8Array) => AsyncIterable<Part>) | undefined,
): Promise<Peer> {
  const { genesis, set } = honest.node;
  const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const made = await peer({
    domain,
    exchange: false,
    hello: { chain_id: domain.chainId, genesis_hash: domain.genesisHash, module_set_id: set.id },
    events: {
      request(protocol, stream) {
        if (isSnapshot(protocol) && parts) void serveRequest(stream, parts, () => undefined).catch(() => undefined);
      },
    },
  });
  liars.add(made);
  return made;
}

/** The contents list that a store offers, changed. */
const offering = (store: SnapshotStore, change: (contents: SnapshotContents) => SnapshotContents) =>
  async function* (question: Uint8Array): AsyncGenerator<Part> {
    for await (const part of serveSnapshots(question, store)) {
      yield part.type === 0
        ? { type: 0, payload: encode(SnapshotContents, change(decode(SnapshotContents, part.payload))) }
        : part;
    }
  };

/** A new node among these peers; it has the true chain in the end. */
async function joins({ chain, honest }: Scene, others: readonly Peer[]): Promise<TestNode> {
  const bootnodes = [...others.map(({ address }) => address), honest.address];
  const joined = await start(chain, { snapshotUrl: 'peers', bootnodes });
  const { oldest } = joined.node.blocks;
  assert.ok(oldest > 0, 'it began with a snapshot');
  const [here, there] = await Promise.all([joined, honest].map(({ node }) => node.ledger.store.header(oldest)));
  assert.equal(here, there);
  return joined;
}

test('a false offer of a newer block, other state or other parts is rejected before any state is downloaded', async () => {
  const at = await scene();
  const far = (contents: SnapshotContents): SnapshotContents => ({ ...contents, height: contents.height + 1_000_000 });
  const lies: ((contents: SnapshotContents) => SnapshotContents)[] = [
    far,
    (contents) => ({ ...contents, height: contents.height + 2, block_hash: 'ab'.repeat(32) as Hash }),
    (contents) => ({ ...contents, height: contents.height + 3, state_root: 'ab'.repeat(32) as Hash }),
    (contents) => ({
      ...contents,
      state: contents.state.map((chunk) => ({ ...chunk, hash: 'cd'.repeat(32) as Hash })),
    }),
    (contents) => ({ ...far(contents), genesis_hash: 'ab'.repeat(32) as Hash }),
  ];
  const others = await Promise.all(lies.map((change) => liar(at, offering(at.store, change))));
  // On a busy machine a peer may be linked with when the offers have been asked for already: the next node meets it.
  let told: readonly string[] = [];
  for (let nodes = 0; told.length < 3 && nodes < 8; nodes++) {
    const joined = await joins(at, others);
    told = joined.logged.filter((line) => line.startsWith('snapshot of a peer rejected'));
  }
  assert.ok(told.length >= 3, 'those that look newer are asked first, and found out');
});

test('peers that send false chunks, no chunks or no response do not keep a node from a valid snapshot', async () => {
  const at = await scene();
  const falseChunks = async function* (question: Uint8Array): AsyncGenerator<Part> {
    for await (const part of serveSnapshots(question, at.store)) {
      yield part.type === 0 ? part : { ...part, payload: part.payload.map((byte) => byte ^ 1) };
    }
  };
  const noChunks = async function* (question: Uint8Array): AsyncGenerator<Part> {
    for await (const part of serveSnapshots(question, at.store)) if (part.type === 0) yield part;
  };
  const silent = async function* (question: Uint8Array): AsyncGenerator<Part> {
    for await (const part of serveSnapshots(question, at.store)) {
      if (part.type === 1) await new Promise(() => undefined);
      yield part;
    }
  };
  const garbage = async function* (): AsyncGenerator<Part> {
    yield { type: 0, payload: new Uint8Array(100).fill(7) };
  };
  await joins(at, await Promise.all([falseChunks, noChunks, silent, garbage].map((parts) => liar(at, parts))));
});

test('a node stops with an error and leaves no partial state if no peer offers a valid snapshot', async () => {
  const at = await scene();
  const other = await liar(
    at,
    offering(at.store, (contents) => ({ ...contents, state_root: 'ab'.repeat(32) as Hash })),
  );
  const dataDir = await newDirectory();
  const refused = await start(at.chain, {
    snapshotUrl: 'peers',
    bootnodes: [other.address],
    dataDir,
    peerExchange: false,
  }).then(
    () => 'it started',
    (cause: { error?: { name: string } }) => cause.error?.name,
  );
  assert.is(refused, 'SnapshotUnavailable');
  const names = await readdir(dataDir);
  for (const part of ['restoring', 'database', 'blocks', 'state-tree']) assert.not.ok(names.includes(part), part);
});

test.run();
