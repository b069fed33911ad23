/** Attacks on handshakes: whatever strangers do before or beside them, a validator that returns is linked and never banned. */

import { randomBytes } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Hello, LINK_FORMAT, PeerStatus, Welcome } from '../../runtime/engine/network/hello.js';
import { peerIdOf } from '../../runtime/engine/network/identity.js';
import { FRAME, PROTOCOL } from '../../runtime/engine/network/protocol.js';
import type { Connection } from '../../runtime/engine/network/transport.js';
import type { Hash } from '../../runtime/lib/codec/ids.js';
import { encode } from '../../runtime/lib/codec/type.js';
import { cleanUp } from '../cli/program.js';
import { type Differing, GENESIS, MODULES, PEER_STATUS, type Peer, peer, validators } from '../network/peers.js';
import { type RawPeer, rawFrame, rawPeer, rawStream } from '../network/raw-peer.js';
import { until } from '../until.js';
import { again } from './four.js';
import { ATTACK_SECONDS } from './length.js';

const started: (Peer | RawPeer)[] = [];
const start = async (differing?: Differing): Promise<Peer> => {
  const one = await peer(differing);
  started.push(one);
  return one;
};
const raw = async (identity?: Uint8Array): Promise<RawPeer> => {
  const one = await rawPeer(identity);
  started.push(one);
  return one;
};
test.after.each(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
});
test.after(cleanUp);

const MIB = 1024 * 1024;
const idOf = (one: Peer | RawPeer): string => ('links' in one ? one.links.self : one.peer);
const linked = (one: Peer, other: Peer) => one.links.of(other.links.self) !== undefined;
const hello = (change: Partial<Hello> = {}): Uint8Array =>
  encode(Hello, {
    format: LINK_FORMAT,
    chain_id: 7,
    genesis_hash: GENESIS,
    module_set_id: MODULES,
    agent: 'raw',
    light: false,
    port: 0,
    addresses: [],
    status: PEER_STATUS,
    nonce: 'ee'.repeat(32) as Hash,
    ...change,
  });
const welcome = encode(Welcome, { validator: null, appointments: [] });

/** Does something beside an attack that goes on until it is done. */
async function beside<T>(attack: (signal: AbortSignal) => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const over = new AbortController();
  const attacking = attack(over.signal);
  try {
    return await work();
  } finally {
    over.abort();
    await attacking;
  }
}

/** Links a validator with the node again and again, each time as a process that starts; the node must never ban it. */
async function returns(node: Peer, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const validator = await peer({ bootnodes: [node.address], key: validators[0]!, exchange: false });
    try {
      await until(() => linked(node, validator) && linked(validator, node), `validator ${i} is linked`);
      assert.is(node.book.banned(validator.links.self), undefined);
      assert.not(
        validator.logged.some((line) => line.includes('banned')),
        validator.logged.join('\n'),
      );
    } finally {
      await validator.stop();
    }
  }
}

test('eight strangers that flood small frames are banned, and a reconnecting validator is linked every time', async () => {
  const node = await start({ maxPeers: 50 });
  const strangers = await Promise.all(
    Array.from({ length: 8 }, () => start({ bootnodes: [node.address], exchange: false })),
  );
  await until(() => strangers.every((one) => linked(node, one) && linked(one, node)), 'the strangers are linked');
  const send = (count: number) => {
    // An unknown type below 16 costs what any small frame does, and nobody answers it.
    for (const { links } of strangers)
      for (const link of links.all()) for (let i = 0; i < count; i++) link.send(12, new Uint8Array());
  };
  // What all strangers may use at once is used up before the validator comes; after that each sends a frame a millisecond.
  let frames = 0;
  node.links.listen({ frame: (_, type) => void (type === 12 && frames++) });
  send(2_500);
  await until(() => frames >= 18_000, 'the first frames are there');
  const flood = (signal: AbortSignal) => again(signal, 1, () => send(1));
  await beside(flood, async () => {
    await returns(node, 2 * ATTACK_SECONDS);
    const allBanned = () => strangers.every((one) => node.book.banned(idOf(one)) !== undefined);
    await until(() => {
      send(200);
      return allBanned();
    }, 'the strangers are banned');
  });
  const { dropped, faults, bans } = node.links.counts;
  assert.ok(dropped > 0 && faults >= dropped, 'each dropped frame is a fault');
  assert.is(bans, strangers.length);
});

test('a stranger within its own share is not at fault, however much other peers send', async () => {
  const node = await start({ maxPeers: 50 });
  const quiet = await start({ bootnodes: [node.address], exchange: false });
  const loud = await Promise.all(
    Array.from({ length: 4 }, () => start({ bootnodes: [node.address], exchange: false })),
  );
  await until(() => [quiet, ...loud].every((one) => linked(node, one) && linked(one, node)), 'all are linked');
  const moves: number[] = [];
  node.links.listen({ advanced: (link) => link.peer === idOf(quiet) && moves.push(link.status!.height) });
  let height = PEER_STATUS.height;
  const status = () => ({ ...PEER_STATUS, height: ++height });
  await beside(
    (signal) =>
      again(signal, 10, () => {
        for (const { links } of loud)
          for (const link of links.all()) for (let i = 0; i < 20; i++) link.send(12, new Uint8Array());
      }),
    async () => {
      for (let i = 0; i < 20; i++) {
        quiet.links.all()[0]!.send(FRAME.status, encode(PeerStatus, status()));
        await until(() => moves.at(-1) === height, 'the node hears every status of the quiet one');
      }
    },
  );
  assert.not(node.logged.some((line) => line.includes('peer fault') && line.includes(idOf(quiet))));
});

test('a frame that announces 1 MiB before the handshake allocates no memory and gets its sender banned', async () => {
  const node = await start({ maxPeers: 50 });
  const attackers = await Promise.all(Array.from({ length: 8 }, () => raw()));
  const before = process.memoryUsage().arrayBuffers;
  for (const [i, attacker] of attackers.entries()) {
    const protocol = i % 2 === 0 ? PROTOCOL.consensus : PROTOCOL.relay;
    const { stream } = await rawStream(await attacker.connect(node.address), protocol);
    stream.send(rawFrame(FRAME.hello, new Uint8Array(1), MIB));
  }
  await until(() => attackers.every((one) => node.book.banned(one.peer) !== undefined), 'each of them is banned');
  assert.ok(process.memoryUsage().arrayBuffers - before < 4 * MIB, 'no memory was set aside');
  await returns(node, 1);
});

for (const [what, frames] of [
  ['a second hello', [rawFrame(FRAME.hello, hello()), rawFrame(FRAME.hello, hello())]],
  ['a welcome before its hello', [rawFrame(FRAME.welcome, welcome), rawFrame(FRAME.hello, hello())]],
  ['a vote before its welcome', [rawFrame(FRAME.hello, hello()), rawFrame(FRAME.message, new Uint8Array(200))]],
  [
    'a hello after the handshake',
    [rawFrame(FRAME.hello, hello()), rawFrame(FRAME.welcome, welcome), rawFrame(FRAME.hello, hello())],
  ],
] as const) {
  test(`a stranger that sends ${what} is banned, but no other peer on its host is`, async () => {
    const node = await start();
    const attacker = await raw();
    const { stream } = await rawStream(await attacker.connect(node.address), PROTOCOL.consensus);
    for (const frame of frames) stream.send(frame);
    await until(() => node.book.banned(attacker.peer) !== undefined, 'it is banned');
    await returns(node, 1);
    const stranger = await start({ bootnodes: [node.address], exchange: false });
    await until(() => linked(node, stranger), 'a stranger of the same host is linked');
  });
}

test('strangers that never finish a handshake do not keep other peers from linking', async () => {
  const node = await start({ maxPeers: 20 });
  const held: Connection[] = [];
  const attackers = await Promise.all(Array.from({ length: 4 }, () => raw()));
  const drips = async (attacker: RawPeer): Promise<void> => {
    const connection = await attacker.connect(node.address);
    held.push(connection);
    const { stream } = await rawStream(connection, PROTOCOL.consensus);
    // A hello that comes byte by byte, or one that no welcome follows.
    if (held.length % 2 === 0) stream.send(rawFrame(FRAME.hello, hello()));
    else stream.send(rawFrame(FRAME.hello, hello()).subarray(0, 9));
  };
  const attack = (signal: AbortSignal) =>
    again(signal, 5, () => Promise.all(attackers.map((one) => drips(one).catch(() => undefined))));
  await beside(attack, async () => {
    await until(() => held.length > 40, 'many handshakes are open');
    await returns(node, ATTACK_SECONDS / 4);
    const stranger = await start({ bootnodes: [node.address], exchange: false });
    await until(() => linked(node, stranger) && linked(stranger, node), 'a new node is linked');
  });
});

test('rapid connects and disconnects keep neither a validator nor a new node from linking', async () => {
  const node = await start({ maxPeers: 20 });
  let connections = 0;
  const attackers = await Promise.all(Array.from({ length: 6 }, () => raw()));
  const churn = async (attacker: RawPeer): Promise<void> => {
    try {
      const connection = await attacker.connect(node.address);
      connections++;
      connection.close();
    } catch {
      // The node refused it.
    }
  };
  await beside(
    (signal) => Promise.all(attackers.map((one) => again(signal, 0, () => churn(one)))),
    async () => {
      await until(() => connections > 20, 'connections come and go');
      await returns(node, ATTACK_SECONDS / 4);
      const stranger = await start({ bootnodes: [node.address], exchange: false });
      await until(() => linked(node, stranger) && linked(stranger, node), 'a new node is linked');
    },
  );
});

test('strangers that fill every peer slot do not keep a new node out', async () => {
  const node = await start({ maxPeers: 12, exchange: false });
  const strangers = await Promise.all(
    Array.from({ length: 16 }, () => start({ bootnodes: [node.address], exchange: false })),
  );
  await until(() => node.links.all().length === 12, 'every place is taken');
  const newcomer = await start({ bootnodes: [node.address], exchange: false });
  await until(() => linked(node, newcomer) && linked(newcomer, node), 'the new node is linked');
  assert.ok(node.links.all().length <= 12, 'there are not more peers than may be');
  assert.ok(strangers.length > 0);
});

test('a peer that keeps opening and resetting streams is banned, and a validator is linked meanwhile', async () => {
  const node = await start({ events: { request: (_, stream) => stream.abort() } });
  const attacker = await start({ bootnodes: [node.address], exchange: false });
  await until(() => linked(node, attacker) && linked(attacker, node), 'it is linked');
  const [link] = attacker.links.all();
  const attack = (signal: AbortSignal) =>
    Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        again(signal, 0, async () => {
          const protocol = i % 2 === 0 ? PROTOCOL.consensus : PROTOCOL.sync;
          const stream = await link!.connection.openStream(protocol, AbortSignal.timeout(1_000)).catch(() => undefined);
          stream?.abort();
        }),
      ),
    );
  await beside(attack, async () => {
    await returns(node, 2);
    await until(() => node.book.banned(idOf(attacker)) !== undefined, 'it is banned');
  });
});

test('one validator key on many connections gets only a few peer slots', async () => {
  const node = await start({ maxPeers: 20 });
  const copies = await Promise.all(
    Array.from({ length: 12 }, () => start({ bootnodes: [node.address], key: validators[1]!, exchange: false })),
  );
  await until(() => copies.every((one) => one.logged.some((line) => line.includes('peer linked'))), 'all were linked');
  await until(() => node.links.validators().length <= 4, 'the node keeps the newest');
  await returns(node, 1);
  const kept = node.book.candidates().filter(({ validator }) => validator);
  assert.ok(kept.length <= 6, `${kept.length} peers are remembered as validators`);
});

test('a peer whose connection broke silently is relinked at once', async () => {
  const node = await start();
  const identity = randomBytes(32);
  const greet = async (): Promise<Uint8Array[]> => {
    const process = await raw(identity);
    const { stream, received } = await rawStream(await process.connect(node.address), PROTOCOL.consensus);
    stream.send(rawFrame(FRAME.hello, hello()));
    stream.send(rawFrame(FRAME.welcome, welcome));
    return received;
  };
  await greet();
  const linkNow = () => node.links.of(peerIdOf(identity));
  await until(() => linkNow() !== undefined, 'it is linked');
  const first = linkNow();
  const received = await greet();
  await until(() => linkNow() !== undefined && linkNow() !== first, 'the newer link takes the place of the older');
  await until(() => received.length > 0, 'it is greeted on the newer');
  assert.is(node.book.banned(peerIdOf(identity)), undefined);
});

test.run();
