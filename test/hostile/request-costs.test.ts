/** Requests between nodes: whatever a peer asks for or answers, it costs what a declared bound allows, and others are served. */

import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fetchHeaders } from '../../runtime/engine/network/blocks.js';
import { serveFetch } from '../../runtime/engine/network/fetch.js';
import type { Link } from '../../runtime/engine/network/link.js';
import { PROTOCOL } from '../../runtime/engine/network/protocol.js';
import { RequestServer } from '../../runtime/engine/network/request-server.js';
import {
  type Part,
  PeerBusy,
  RequestFailed,
  sendRequest,
  serveRequest,
} from '../../runtime/engine/network/requests.js';
import type { ByteStream } from '../../runtime/engine/network/transport.js';
import { type Block, Header, NO_CERTIFICATE, readSignedHeader, StoredBlock } from '../../runtime/kernel/chain/block.js';
import { list, struct } from '../../runtime/lib/codec/composites.js';
import * as scalar from '../../runtime/lib/codec/scalars.js';
import { CodecError, decode, encode } from '../../runtime/lib/codec/type.js';
import { cleanUp } from '../cli/program.js';
import { chainOf, start, stopAll } from '../network/nodes.js';
import { type Peer, peer, validators } from '../network/peers.js';
import { lived } from '../node/loop-clock.js';
import { seeded } from '../runtime/codec/vocabulary.js';
import { until } from '../until.js';
import { ATTEMPT_SECONDS } from './length.js';
import { twice } from './pace.js';

const running: Peer[] = [];
test.after.each(async () => {
  for (const one of running.splice(0)) await one.stop();
  await stopAll();
});
test.after(cleanUp);

const MIB = 1024 * 1024;
const RULES = { maxBytes: 8 * MIB, timeoutMs: 60_000 };

type Request = (stream: ByteStream, link: Link) => void;

/** A node that does something with requests, and peers linked with it. */
async function scene(count: number, request: Request, keys: readonly number[] = []) {
  const node = await peer({ events: { request: (_, stream, link) => request(stream, link) }, maxPeers: 50 });
  running.push(node);
  const others: Peer[] = [];
  for (let i = 0; i < count; i++) {
    const key = validators[keys.indexOf(i)];
    const other = await peer({ bootnodes: [node.address], exchange: false, ...(key ? { key } : {}) });
    running.push(other);
    await until(() => other.links.all().length === 1, 'it is linked');
    others.push(other);
  }
  await until(() => node.links.all().length === count, 'all are linked');
  return { node, others };
}

const asks = (from: Peer, rules = RULES) =>
  sendRequest(from.links, from.links.all()[0]!, PROTOCOL.sync, new Uint8Array(), rules);

async function failureOf(work: Promise<unknown>): Promise<Error> {
  const outcome = await work.then(
    () => 'it did not fail',
    (cause: unknown) => cause,
  );
  assert.instance(outcome, Error);
  return outcome as Error;
}

test('a response of empty frames is cut off when there are too many frames', async () => {
  let sent = 0;
  const { others } = await scene(1, (stream) => {
    const empty = new Uint8Array(5 * 1000);
    let closed = false;
    stream.onClose(() => {
      closed = true;
    });
    const more = (): void => {
      for (let going = true; going && !closed; ) {
        going = stream.send(empty);
        sent += 1000;
      }
    };
    stream.onDrain(more);
    more();
  });
  assert.match((await failureOf(asks(others[0]!))).message, /too large/);
  assert.ok(sent < 1_000_000, `${sent} frames`);
});

test('a response with more parts than requested is rejected', async () => {
  const many = async function* (): AsyncGenerator<Part> {
    for (let i = 0; i < 4; i++) yield { type: 1, payload: new Uint8Array() };
  };
  const { others } = await scene(1, (stream) => void serveRequest(stream, many, assert.unreachable));
  const { links } = others[0]!;
  const failure = await failureOf(fetchHeaders(links, links.all()[0]!, 1, 3));
  assert.instance(failure, CodecError);
  assert.match(failure.message, /4 parts in response to a request for 3/);
});

const bundles = Array.from({ length: 50 }, (_, i) => new Uint8Array(131_072).fill(i));
const block: Block = {
  header: { ...Header.sample(seeded(1)), bundle_count: bundles.length },
  last_commit: NO_CERTIFICATE,
  evidence: [],
  attestations: [],
  bundles,
  proposer_signature: null,
};
const Question = struct({
  height: scalar.height,
  hash: scalar.hash,
  all: scalar.bool,
  places: list(scalar.u32, 20_000),
});

async function served(places: readonly number[]): Promise<readonly Part[]> {
  const question = encode(Question, { height: 1, hash: block.header.parent_hash, all: false, places });
  const parts: Part[] = [];
  for await (const part of serveFetch(question, async () => block)) parts.push(part);
  return parts;
}

test('each bundle of a block is sent once, and duplicate or unordered places are rejected', async () => {
  for (const places of [Array(20_000).fill(7), [3, 3], [4, 2]]) {
    assert.instance(await failureOf(served(places)), CodecError);
  }
  const all = await served(bundles.map((_, i) => i));
  assert.ok(all.reduce((sum, { payload }) => sum + payload.length, 0) < bundles.length * 131_100);
  const isPaidFor = (parts: readonly Part[]) =>
    parts.reduce((sum, { read = 0 }) => sum + read, 0) >= bundles.length * 131_072;
  assert.ok(isPaidFor(all), 'the block is paid for');
  const compact = await served([]);
  assert.ok(compact.length === 1 && compact[0]!.payload.length < 1_000, 'without places only the compact form is sent');
  assert.ok(isPaidFor(compact), 'and the block is paid for');
});

test('a signed header read from a stored block equals that of the fully decoded block', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const stored = StoredBlock.sample(seeded(seed));
      const { header, commit, proposer_signature } = { ...stored, ...stored.block };
      const bytes = encode(StoredBlock, stored);
      assert.equal(readSignedHeader(bytes), { header, commit, proposer_signature });
      assert.equal(decode(StoredBlock, bytes).commit, commit);
    }),
  );
});

/** Gives parts that each took a read of 4 MiB, for as long as somebody takes them. */
async function* costly(made: { parts: number }): AsyncGenerator<Part> {
  for (;;) {
    made.parts++;
    yield { type: 1, payload: new Uint8Array(10), read: 4 * MIB };
  }
}

test('reads for a peer are rate-limited and stop when it leaves', async () => {
  const made = { parts: 0 };
  let serving: RequestServer | undefined;
  const { node, others } = await scene(1, (stream, link) => {
    serving ??= new RequestServer(node.links, () => {});
    void serving.serve(link, 'test', stream, () => costly(made));
  });
  const seconds = 4;
  const began = performance.now();
  const failures = Promise.all(
    Array.from({ length: 3 }, () => failureOf(asks(others[0]!, { ...RULES, timeoutMs: seconds * 1000 }))),
  );
  await failures;
  const passed = (performance.now() - began) / 1000;
  const bound = (32 + 16 * passed) / 4 + 6;
  assert.ok(made.parts > 4 && made.parts <= bound, `${made.parts} parts in ${passed} s, at most ${bound}`);
  const { parts } = made;
  await pause(2_000);
  assert.ok(made.parts <= parts + 3, 'it went on after the peer had left');
});

/** A stream that brings a question, and whose other end reads nothing. */
function unread(): ByteStream {
  let closed: () => void = () => undefined;
  return {
    send: () => false,
    onBytes: (listener) => queueMicrotask(() => listener(new Uint8Array(5))),
    onDrain: () => undefined,
    onClose: (listener) => {
      closed = listener;
    },
    finish: () => undefined,
    abort: () => closed(),
  };
}

/** A node that answers with 8 MiB, and eight peers linked with it. */
async function largeAnswers() {
  let serving: RequestServer | undefined;
  const one = async function* (): AsyncGenerator<Part> {
    yield { type: 1, payload: new Uint8Array(8 * MIB) };
  };
  const { node, others } = await scene(8, (stream, link) => {
    serving ??= new RequestServer(node.links, () => {});
    void serving.serve(link, 'test', stream, one);
  });
  const isAtFault = (one: Peer, why: string) =>
    node.logged.some(
      (line) => /peer fault|peer banned/.test(line) && line.includes(one.links.self) && line.includes(why),
    );
  /** Asks as a peer would that then takes nothing of its answer. */
  const asksUnread = (from: Peer): void => {
    const link = node.links.of(from.links.self)!;
    serving ??= new RequestServer(node.links, () => {});
    void serving.serve(link, 'test', unread(), one);
  };
  return { node, asksUnread, honest: others[0]!, attackers: others.slice(1), isAtFault };
}

const opens = (attacker: Peer) => attacker.links.openStream(attacker.links.all()[0]!, PROTOCOL.sync);
const asksForMuch = (from: Peer) => asks(from, { ...RULES, maxBytes: 9 * MIB });

test('streams without a complete request hold no slots and cost each sender a fault', async () => {
  const { honest, attackers, isAtFault } = await largeAnswers();
  for (const attacker of attackers) {
    for (let i = 0; i < 8; i++) {
      const stream = await opens(attacker);
      if (i % 2 === 0) stream.send(Uint8Array.of(200, 0, 0, 0, 0, 1));
    }
  }
  assert.is((await asksForMuch(honest)).length, 1, 'a stranger is answered at once');
  await until(
    () => attackers.every((one) => isAtFault(one, 'stream without a request')),
    'each that stalls is at fault',
  );
  assert.not(isAtFault(honest, ''), 'and nobody else');
});

test('an unread response loses its slot to one that is read and costs its peer a fault', async () => {
  const { honest, attackers, isAtFault, asksUnread } = await largeAnswers();
  for (const attacker of attackers.slice(0, 4)) for (let i = 0; i < 6; i++) asksUnread(attacker);
  const answered = async () => {
    try {
      return (await asksForMuch(honest)).length === 1;
    } catch (cause) {
      assert.instance(cause, RequestFailed);
      return false;
    }
  };
  await until(answered, 'a stranger is answered');
  assert.ok(
    attackers.some((one) => isAtFault(one, 'response not read')),
    'one of them lost its place',
  );
  assert.is(attackers.filter((one) => isAtFault(one, '')).length, 1, 'nobody else did');
  assert.not(isAtFault(honest, ''));
});

test('a peer that keeps aborting its requests is banned, and other peers are answered', async () => {
  const { node, honest, attackers } = await largeAnswers();
  const [attacker] = attackers;
  const over = new AbortController();
  const attacking = Promise.all(
    Array.from({ length: 8 }, async () => {
      // It dials again when a link ends before the ban.
      while (!over.signal.aborted) {
        const isLinked = attacker!.links.all().length > 0;
        const stream = isLinked ? await opens(attacker!).catch(() => undefined) : undefined;
        stream?.send(new Uint8Array(5));
        stream?.abort();
        await pause(1);
      }
    }),
  );
  assert.is((await asksForMuch(honest)).length, 1);
  await until(() => node.book.banned(attacker!.links.self) !== undefined, 'it is banned');
  over.abort();
  await attacking;
});

test("strangers that exhaust the shared read budget take nothing from another peer's guaranteed share", async () => {
  const made = { parts: 0 };
  let serving: RequestServer | undefined;
  const small = async function* (): AsyncGenerator<Part> {
    for (let i = 0; i < 3; i++) yield { type: 1, payload: new Uint8Array(10), read: 4 * MIB };
  };
  const { node, others } = await scene(6, (stream, link) => {
    serving ??= new RequestServer(node.links, () => {});
    const isHonest = link.peer === others[0]!.links.self;
    void serving.serve(link, 'test', stream, () => (isHonest ? small() : costly(made)));
  });
  const [honest, ...attackers] = others;
  const attacking = attackers.flatMap((one) => Array.from({ length: 3 }, () => failureOf(asks(one))));
  await until(() => made.parts > 60, 'they have used up what all share');
  const before = made.parts;
  assert.is((await asks(honest!)).length, 3);
  assert.ok(made.parts - before <= attacking.length, `${made.parts - before} parts were read for them meanwhile`);
  for (const one of running.splice(0)) await one.stop();
  await Promise.all(attacking);
});

test('a validator of many refuses strangers that have used up its upload, and answers the others', async () => {
  const begun = new Set<string>();
  let serving: RequestServer | undefined;
  const small = async function* (): AsyncGenerator<Part> {
    yield { type: 1, payload: new Uint8Array(MIB / 2) };
  };
  const large = async function* (peer: string): AsyncGenerator<Part> {
    begun.add(peer);
    yield* costly({ parts: 0 });
  };
  const { node, others } = await scene(4, (stream, link) => {
    serving ??= new RequestServer(
      node.links,
      () => {},
      () => 100,
    );
    const isHonest = link.peer === others[0]!.links.self;
    void serving.serve(link, 'test', stream, () => (isHonest ? small() : large(link.peer)));
  });
  const [honest, ...attackers] = others;
  const attacking = attackers.map((one) => failureOf(asks(one)));
  await until(() => begun.size === attackers.length, 'each has received a part');
  assert.is((await asks(honest!)).length, 1);
  for (const attacker of attackers) assert.instance(await failureOf(asks(attacker)), PeerBusy);
  for (const one of running.splice(0)) await one.stop();
  await Promise.all(attacking);
});

test('a chain keeps its pace while peers request as much as they may', async () => {
  const chain = await chainOf(1);
  const { node, address } = await start(chain, { blockTime: 1 }, 0);
  const { genesis, set, ledger } = node;
  const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const hello = { chain_id: domain.chainId, genesis_hash: domain.genesisHash, module_set_id: set.id };
  await until(() => ledger.head.height >= 3, 'it makes blocks');
  const rate = async (seconds: number) => {
    const [from, began] = [ledger.head.height, lived()];
    await pause(seconds * 1000);
    return (1000 * (ledger.head.height - from)) / (lived() - began);
  };
  const quiet = await rate(ATTEMPT_SECONDS);
  const attackers = await Promise.all([1, 2, 3].map(() => peer({ bootnodes: [address], domain, hello })));
  running.push(...attackers);
  await until(() => attackers.every(({ links }) => links.all().length > 0), 'they are linked');
  let going = true;
  let answers = 0;
  const asking = attackers.flatMap((attacker) =>
    Array.from({ length: 12 }, async () => {
      while (going) {
        const [link] = attacker.links.all();
        if (link === undefined) await pause(100);
        else
          await fetchHeaders(attacker.links, link, 0, 128).then(
            () => answers++,
            () => pause(5),
          );
      }
    }),
  );
  const complaint = await twice(async () => {
    const attacked = await rate(ATTEMPT_SECONDS);
    if (attacked * 1.25 >= quiet - 1 / ATTEMPT_SECONDS) return undefined;
    return `${attacked} blocks a second instead of ${quiet}`;
  });
  going = false;
  await Promise.all(asking);
  assert.ok(answers > 10, 'they were answered');
  assert.is(complaint, undefined);
});

test.run();
