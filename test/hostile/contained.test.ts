/** What handling a peer throws though nobody expected it does not end the node: it is logged and held against the peer. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mempool } from '../../runtime/engine/mempool/pool.js';
import { Link, type LinkContext, type LinkEvents } from '../../runtime/engine/network/link.js';
import { FRAME, PROTOCOL } from '../../runtime/engine/network/protocol.js';
import { Relay } from '../../runtime/engine/network/relay.js';
import { LEAST_BUNDLE, RelayBatch } from '../../runtime/engine/network/relay-batch.js';
import { RequestServer } from '../../runtime/engine/network/request-server.js';
import type { ByteStream } from '../../runtime/engine/network/transport.js';
import { ValidatorSets } from '../../runtime/engine/network/validator-sets.js';
import { encode } from '../../runtime/lib/codec/type.js';
import { Failure } from '../../runtime/lib/errors.js';
import { Halt } from '../../runtime/lib/halt.js';
import { StorageUnavailable } from '../../runtime/lib/storage/errors.js';
import { cleanUp } from '../cli/program.js';
import { DOMAIN, NO_SENTRIES, type Peer, peer, spreadOf } from '../network/peers.js';
import { until } from '../until.js';

const running: Peer[] = [];
test.after.each(async () => {
  for (const one of running.splice(0)) await one.stop();
});
test.after(cleanUp);

const linked = (one: Peer, other: Peer) => one.links.of(other.links.self) !== undefined;
const stumbles = ({ logged }: Peer) =>
  logged.filter((line) => line.startsWith('unexpected error while handling a peer'));

/** A node, and a peer linked with it. */
async function two(events: Parameters<typeof peer>[0] = {}): Promise<[Peer, Peer]> {
  const node = await peer(events);
  running.push(node);
  const other = await peer({ bootnodes: [node.address], exchange: false });
  running.push(other);
  await until(() => linked(node, other) && linked(other, node), 'they are linked');
  return [node, other];
}

test('an exception in a frame handler leaves the node running, and a peer that causes several is banned', async () => {
  let heard = 0;
  const frame = (_: unknown, type: number): void => {
    if (type !== FRAME.attestation) return;
    heard++;
    throw new TypeError('undefined is not a function');
  };
  const [node, other] = await two({ events: { frame } });
  const [link] = other.links.all();
  link!.send(FRAME.attestation, Uint8Array.of(1));
  await until(() => heard === 1);
  assert.ok(linked(node, other), 'once is forgiven');
  for (let i = 0; i < 6; i++) link!.send(FRAME.attestation, Uint8Array.of(1));
  await until(() => node.book.banned(other.links.self) !== undefined, 'it is banned');
  assert.match(stumbles(node)[0]!, /"times":1,"reason":"TypeError: undefined is not a function\\n/);
  assert.ok(heard <= 6);
});

test('an exception in a link listener does not keep other peers from linking', async () => {
  const up = () => {
    throw new TypeError('no');
  };
  const [node] = await two({ events: { up } });
  const third = await peer({ bootnodes: [node.address], exchange: false });
  running.push(third);
  await until(() => linked(node, third), 'the third is linked');
  assert.ok(stumbles(node).length >= 2);
});

test('a relayed bundle that makes a module throw is rejected without further effect', async () => {
  const [node, other] = await two();
  const thrown: unknown[] = [
    new TypeError('a module is broken'),
    new Halt('vault.Open', 7, new TypeError('a module is broken')),
    new Failure(StorageUnavailable, { reason: 'the disk is full' }),
  ];
  const mempool = {
    pendingAdded: { add: () => undefined },
    pending: () => [],
    origins: { link: () => undefined },
    submit: async () => {
      throw thrown.shift();
    },
  } as unknown as Mempool;
  const relay = new Relay({
    ...{ links: node.links, mempool, sets: new ValidatorSets(), spread: spreadOf(node.links), domain: DOMAIN },
    ...{ seal: undefined, mayDeliver: () => true, now: Date.now, sentries: NO_SENTRIES },
  });
  try {
    const payload = encode(RelayBatch, {
      seal: null,
      bundles: [1, 2, 3].map((byte) => new Uint8Array(LEAST_BUNDLE).fill(byte)),
    });
    await until(() => other.links.all()[0]!.send(FRAME.relayBatch, payload), 'it is sent');
    await until(() => stumbles(node).length === 2 && thrown.length === 0, 'all were tried');
    assert.match(stumbles(node)[1]!, /vault.Open threw at height 7/);
    assert.ok(linked(node, other));
    const faults = node.logged.filter((line) => line.startsWith('peer fault'));
    assert.is(faults.length, 2, 'the disk is not the doing of the peer');
  } finally {
    relay.stop();
  }
});

test('an internal error while answering a request ends only that request', async () => {
  let serving: RequestServer | undefined;
  const logged: string[] = [];
  const broken = async function* () {
    yield { type: 1, payload: new Uint8Array(3) };
    throw new TypeError('no such block');
  };
  const [node, other] = await two({
    events: {
      request(protocol, stream, link) {
        serving ??= new RequestServer(node.links, (_, message, fields) =>
          logged.push(`${message} ${JSON.stringify(fields)}`),
        );
        void serving.serve(link, protocol, stream, broken);
      },
    },
  });
  const stream = await other.links.openStream(other.links.all()[0]!, PROTOCOL.sync);
  stream.send(new Uint8Array(5));
  await until(() => logged.length === 1, 'it is logged');
  assert.match(logged[0]!, /peer request failed .*TypeError: no such block/);
  assert.ok(linked(node, other));
});

test('an error that halts the chain is not contained', () => {
  let bytes: (bytes: Uint8Array) => void = () => {};
  const nothing = () => undefined;
  const stream: ByteStream = {
    ...{ send: () => true, onDrain: nothing, onClose: nothing, finish: nothing, abort: nothing },
    onBytes(listener) {
      bytes = listener;
    },
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
  const broke: string[] = [];
  let thrown: Error = new TypeError('no');
  const events = {
    ...{ up: nothing, down: nothing, frame: nothing, advanced: nothing, fault: nothing },
    admits: () => {
      throw thrown;
    },
    failed: (_: unknown, doing: string) => broke.push(doing),
  } as unknown as LinkEvents;
  const hello = {
    ...{
      format: 1,
      chain_id: 7,
      genesis_hash: 'aa'.repeat(32),
      module_set_id: 'bb'.repeat(32),
      agent: '',
      light: false,
    },
    ...{ port: 0, addresses: [], status: { height: 0, hash: 'cc'.repeat(32), oldest: 0 }, nonce: 'dd'.repeat(32) },
  };
  const link = new Link(connection, { hello: () => hello } as unknown as LinkContext, events);
  link.adopt('consensus', stream);
  link.isUp = true;
  const frame = Uint8Array.of(0, 0, 0, 0, FRAME.ping);
  bytes(frame);
  assert.equal(broke, [`handling a frame of type ${FRAME.ping}`]);
  thrown = new Halt('commit', 9, new Error('another root'));
  assert.throws(() => bytes(frame), /commit threw at height 9/);
});

test.run();
