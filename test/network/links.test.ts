/** Links between nodes over real QUIC: who is let in, who is refused and told why, who is banned and stays so. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { P2pPortInUse } from '../../runtime/engine/network/errors.js';
import { Hello, LINK_FORMAT, PeerStatus, Welcome } from '../../runtime/engine/network/hello.js';
import { Link, type LinkContext } from '../../runtime/engine/network/link.js';
import { PeerBook } from '../../runtime/engine/network/peer-book.js';
import { FRAME, PROTOCOL } from '../../runtime/engine/network/protocol.js';
import type { ByteStream } from '../../runtime/engine/network/transport.js';
import { type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import { encode } from '../../runtime/lib/codec/type.js';
import type { Failure } from '../../runtime/lib/errors.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { until } from '../until.js';
import { type Differing, DOMAIN, GENESIS, keyOf, MODULES, PEER_STATUS, type Peer, peer, validators } from './peers.js';
import { rawFrame } from './raw-peer.js';

const started: Peer[] = [];
const start = async (differing?: Differing): Promise<Peer> => {
  const one = await peer(differing);
  started.push(one);
  return one;
};
test.after.each(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
});
test.after(cleanUp);

const SEEN = { remote: '', validator: false };
const linked = (one: Peer, other: Peer) => one.links.of(other.links.self) !== undefined;

test('two nodes of one chain link and exchange their heights', async () => {
  const a = await start();
  const b = await start({ bootnodes: [a.address] });
  await until(() => linked(a, b) && linked(b, a), 'both have a link');
  assert.is(a.links.of(b.links.self)!.status!.height, 3);
});

for (const [what, hello, words] of [
  ['another chain id', { chain_id: 8 }, /chain id differs: \d here, \d there/],
  ['another genesis', { genesis_hash: 'dd'.repeat(32) as Hash }, /genesis differs: 0x[ad]{64} here, 0x[ad]{64} there/],
  ['other modules', { module_set_id: 'dd'.repeat(32) as Hash }, /module set differs: 0x[bd]{64} here/],
  ['the previous protocol', { format: 1 }, /link protocol version differs: \d here, \d there/],
  ['a later protocol', { format: 3 }, /link protocol version differs: \d here, \d there/],
] as const) {
  test(`a node of ${what} is rejected, and both sides log why`, async () => {
    const a = await start();
    const b = await start({ bootnodes: [a.address], hello });
    await until(() => a.logged.some((line) => words.test(line)), 'the one that was dialled says it');
    await until(() => b.logged.some((line) => words.test(line)), 'the one that dialled says it');
    assert.not(linked(a, b));
  });
}

test('a peer behind an upgrade gets a blocks-only link without consensus messages', async () => {
  const frames: number[] = [];
  const requests: string[] = [];
  const events = {
    frame: (_: unknown, type: number) => void frames.push(type),
    request: (protocol: string) => void requests.push(protocol),
  };
  const old = 'dd'.repeat(32) as Hash;
  const a = await start({ hadModules: (height, id) => height === 2 && id === old, events });
  const hello = { module_set_id: old, status: { ...PEER_STATUS, height: 2 } };
  const b = await start({ bootnodes: [a.address], key: validators[0]!, hello });
  await until(() => linked(a, b) && linked(b, a), 'both have a link');
  const [there] = b.links.all();
  assert.equal([there!.blocksOnly, a.links.all()[0]!.blocksOnly], [true, true]);
  assert.equal(a.links.validators(), []);
  there!.send(FRAME.message, new Uint8Array());
  there!.send(FRAME.attestation, new Uint8Array());
  await b.links.openStream(there!, PROTOCOL.sync);
  await until(() => requests.length === 1, 'the request is there');
  assert.equal(
    frames.filter((type) => type !== FRAME.askPeers && type !== FRAME.peers),
    [],
  );
});

for (const [what, height, hadModules] of [
  ['had', 2, () => false],
  ['has at its end', 3, () => true],
] as const) {
  test(`a peer behind with modules that the chain never ${what} is rejected`, async () => {
    const a = await start({ hadModules });
    const hello = { module_set_id: 'dd'.repeat(32) as Hash, status: { ...PEER_STATUS, height } };
    const b = await start({ bootnodes: [a.address], hello });
    await until(() => b.logged.some((line) => /module set differs: 0x[bd]{64} here/.test(line)), 'it hears why');
    assert.not(linked(a, b));
  });
}

test("a validator proves its own key to its peer, and a peer that claims another's key is banned", async () => {
  const a = await start();
  const honest = await start({ bootnodes: [a.address], key: validators[0]! });
  const liar = await start({ bootnodes: [a.address], key: validators[1]!, signsWith: keyOf(9) });
  await until(() => linked(a, honest), 'the validator is linked');
  assert.is(a.links.of(honest.links.self)!.validator, toHex(validators[0]!.publicKey));
  assert.equal(
    a.links.validators().map((link) => link.peer),
    [honest.links.self],
  );
  await until(() => a.logged.some((line) => line.includes('validator key')), 'the liar is found out');
  assert.type(a.book.banned(liar.links.self), 'string');
});

test('a peer whose key is not in the validator set is an ordinary peer', async () => {
  const a = await start();
  const b = await start({ bootnodes: [a.address], key: keyOf(7) });
  await until(() => linked(a, b), 'it is linked');
  assert.is(a.links.validators().length, 0);
});

test('a full node rejects more peers but never a validator', async () => {
  const a = await start({ maxPeers: 1, exchange: false });
  const first = await start({ bootnodes: [a.address] });
  await until(() => linked(a, first), 'the first is linked');
  const second = await start({ bootnodes: [a.address], exchange: false });
  await until(() => second.logged.some((line) => line.includes('no room for more peers')), 'it hears why');
  const validator = await start({ bootnodes: [a.address], key: validators[0]! });
  await until(() => linked(a, validator), 'the validator is linked');
});

test('nodes learn of each other from a common peer', async () => {
  const a = await start();
  const b = await start({ bootnodes: [a.address] });
  await until(() => linked(a, b), 'the first is there');
  const c = await start({ bootnodes: [a.address] });
  await until(() => linked(b, c) && linked(c, b), 'the two have found each other');
});

test('a node dials a peer by name, and reports a name without addresses', async () => {
  const a = await start();
  const named = (name: string) => a.address.replace('/ip4/127.0.0.1', `/dns4/${name}`);
  const b = await start({ bootnodes: [named('localhost')] });
  await until(() => linked(b, a), 'it has looked up the name');
  const c = await start({ bootnodes: [named('nowhere.invalid')] });
  await until(() => c.logged.some((line) => /peer dial failed.*nowhere\.invalid/.test(line)), 'it says what failed');
});

test('a node without peer exchange knows only its bootnodes', async () => {
  const a = await start();
  const b = await start({ bootnodes: [a.address] });
  const c = await start({ bootnodes: [a.address], exchange: false });
  await until(() => linked(a, b) && linked(a, c), 'both are linked with the common peer');
  assert.equal(
    c.book.candidates().map((one) => one.peer),
    [a.links.self],
  );
});

test('a peer that sends unreadable frames is banned, and the ban survives a restart', async () => {
  const directory = await newDirectory();
  const a = await start({ directory });
  const b = await start({ bootnodes: [a.address] });
  await until(() => linked(a, b) && linked(b, a), 'they are linked');
  b.links.of(a.links.self)!.send(FRAME.ping, Uint8Array.of(1, 2, 3));
  await until(() => b.logged.some((line) => line.includes('you are banned')), 'it hears of it');
  await until(() => !linked(a, b), 'the link is gone');
  await a.stop();
  const again = await PeerBook.open(directory, Date.now);
  assert.match(again.banned(b.links.self) ?? '', /malformed/);
  const later = await PeerBook.open(directory, () => Date.now() + 2 * 3_600_000);
  assert.is(later.banned(b.links.self), undefined);
});

test('a peer that reads nothing is disconnected', async () => {
  const a = await start();
  const b = await start({ bootnodes: [a.address] });
  await until(() => linked(a, b), 'they are linked');
  const link = a.links.of(b.links.self)!;
  // More than waits for one peer, before the stream has had a moment to take any of it.
  for (let i = 0; i < 40 && linked(a, b); i++) link.send(FRAME.message, new Uint8Array(1024 * 1024));
  assert.not(linked(a, b));
  assert.ok(a.logged.some((line) => line.startsWith('peer disconnected') && line.includes('send queue full')));
});

test('a stream that arrives during a rejection does not hide its reason', () => {
  const heard: string[] = [];
  const nothing = () => undefined;
  const stream: ByteStream = {
    send: () => true,
    onBytes: nothing,
    onDrain: nothing,
    onClose: nothing,
    finish: nothing,
    abort: () => heard.push('aborted'),
  };
  const connection = {
    peer: 'p',
    remote: '',
    traffic: { in: 0, out: 0 },
    outbound: false,
    openStream: async () => stream,
    onClose: nothing,
    close: nothing,
  };
  const link = new Link(connection, { hello: nothing } as unknown as LinkContext, {
    up: nothing,
    down: (_, why) => heard.push(String(why)),
    frame: nothing,
    admits: () => true,
    advanced: nothing,
    fault: nothing,
    failed: nothing,
  });
  link.refuse('you are banned');
  link.adopt('relay', stream);
  link.adopt('consensus', stream);
  assert.equal(heard, ['refused: you are banned']);
});

test('frames on other streams wait until the peer has completed the handshake', async () => {
  const sent = { consensus: 0, relay: 0 };
  const listeners: ((bytes: Uint8Array) => void)[] = [];
  const streamOf = (name: keyof typeof sent): ByteStream => ({
    send: (bytes) => {
      sent[name] += bytes.length;
      return true;
    },
    onBytes: (listener) => void (name === 'consensus' && listeners.push(listener)),
    ...{ onDrain: () => undefined, onClose: () => undefined, finish: () => undefined, abort: () => undefined },
  });
  const hello = {
    ...{ format: LINK_FORMAT, chain_id: DOMAIN.chainId, genesis_hash: GENESIS, module_set_id: MODULES, agent: 'test' },
    ...{ light: false, port: 0, addresses: [], status: PEER_STATUS, nonce: '00'.repeat(32) as Hash },
  };
  const ups: string[] = [];
  const nothing = () => undefined;
  const connection = {
    ...{ peer: 'p', remote: '', outbound: true, traffic: { in: 0, out: 0 }, onClose: nothing, close: nothing },
    openStream: async () => streamOf('relay'),
  };
  const welcome = { validator: null, appointments: [] };
  const context: LinkContext = {
    ...{ self: 's', domain: DOMAIN, now: Date.now, hello: () => hello, status: () => PEER_STATUS },
    ...{ welcome: async () => welcome, hadModules: () => false },
  };
  const link = new Link(connection, context, {
    ...{ up: () => void ups.push('up'), down: nothing, frame: nothing, admits: () => true },
    ...{ advanced: nothing, fault: nothing, failed: nothing },
  });
  link.adopt('relay', streamOf('relay'));
  link.adopt('consensus', streamOf('consensus'));
  const receive = (type: number, payload: Uint8Array) => listeners[0]!(rawFrame(type, payload));
  receive(FRAME.hello, encode(Hello, hello));
  receive(FRAME.welcome, encode(Welcome, welcome));
  await until(() => ups.length === 1, 'it is up');
  assert.ok(link.send(FRAME.relayBatch, new Uint8Array(9_000)));
  await Promise.resolve();
  assert.is(sent.relay, 0, 'the peer may still be in its handshake');
  receive(FRAME.status, encode(PeerStatus, PEER_STATUS));
  assert.is(sent.relay, 9_005);
});

test('small faults expire with time, but many at once lead to a ban', async () => {
  let now = 0;
  const book = await PeerBook.open(await newDirectory(), () => now);
  for (let i = 0; i < 20; i++) {
    assert.not(book.fault('p', 30, 'slow', SEEN));
    now += 600_000;
  }
  assert.not(book.fault('p', 60, 'slow', SEEN));
  assert.ok(book.fault('p', 60, 'slow', SEEN));
  assert.is(book.banned('p'), 'slow');
});

test('a node accepts new links after a peer has disconnected', async () => {
  const a = await start();
  const b = await start({ bootnodes: [a.address] });
  await until(() => linked(a, b), 'they are linked');
  const port = a.links.port;
  await a.stop();
  await until(() => b.links.all().length === 0, 'the link is gone');
  assert.ok(port > 0);
  const c = await start({ bootnodes: [b.address] });
  await until(() => linked(b, c), 'the other goes on');
});

test('a P2P port in use is reported as an error', async () => {
  const a = await start();
  try {
    await start({ port: a.links.port });
    assert.unreachable();
  } catch (cause) {
    assert.is((cause as Failure).error, P2pPortInUse);
    assert.is((cause as Failure).error.code, 3170);
  }
});

test.run();
