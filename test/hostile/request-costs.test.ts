/** Requests between nodes: whatever a peer asks for or answers, it costs what a declared bound allows, and others are served. */

import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fetchHeaders } from '../../runtime/engine/network/blocks.js';
import { serveFetch } from '../../runtime/engine/network/fetch.js';
import type { Link } from '../../runtime/engine/network/link.js';
import { PROTOCOL } from '../../runtime/engine/network/protocol.js';
import { answer, ask, type Part, PeerBusy, RequestFailed } from '../../runtime/engine/network/requests.js';
import { Serving } from '../../runtime/engine/network/serving.js';
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
import { ATTACK_SECONDS } from './length.js';
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
  ask(from.links, from.links.all()[0]!, PROTOCOL.sync, new Uint8Array(), rules);

async function failureOf(work: Promise<unknown>): Promise<Error> {
  const outcome = await work.then(
    () => 'it did not fail',
    (cause: unknown) => cause,
  );
  assert.instance(outcome, Error);
  return outcome as Error;
}

test('an answer of frames without content ends when the frames themselves are too many', async () => {
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

test('more parts than were asked for are no answer', async () => {
  const many = async function* (): AsyncGenerator<Part> {
    for (let i = 0; i < 4; i++) yield { type: 1, payload: new Uint8Array() };
  };
  const { others } = await scene(1, (stream) => void answer(stream, many, assert.unreachable));
  const { links } = others[0]!;
  const failure = await failureOf(fetchHeaders(links, links.all()[0]!, 1, 3));
  assert.instance(failure, CodecError);
  assert.match(failure.message, /4 parts where 3 were asked for/);
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

test('bundles of a block are sent once each, whatever places are asked for', async () => {
  for (const places of [Array(20_000).fill(7), [3, 3], [4, 2], []]) {
    assert.instance(await failureOf(served(places)), CodecError);
  }
  const all = await served(bundles.map((_, i) => i));
  assert.ok(all.reduce((sum, { payload }) => sum + payload.length, 0) < bundles.length * 131_100);
  assert.ok(all.reduce((sum, { read = 0 }) => sum + read, 0) >= bundles.length * 131_072, 'the block is paid for');
});

test('a signed header is read from a stored block as from the whole of it', () => {
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

test('what is read for a peer is paced, and what it does not wait for is not read', async () => {
  const made = { parts: 0 };
  let serving: Serving | undefined;
  const { node, others } = await scene(1, (stream, link) => {
    serving ??= new Serving(node.links, () => {});
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

test('peers that open streams and stall hold places for a time only, and none that validators need', async () => {
  const open: ByteStream[] = [];
  let serving: Serving | undefined;
  const one = async function* (): AsyncGenerator<Part> {
    yield { type: 1, payload: new Uint8Array(8 * MIB) };
  };
  const { node, others } = await scene(
    8,
    (stream, link) => {
      serving ??= new Serving(node.links, () => {});
      void serving.serve(link, 'test', stream, one);
    },
    [7],
  );
  const [honest, ...rest] = others.slice(0, 7);
  const before = process.memoryUsage().arrayBuffers;
  for (const attacker of rest) {
    const [link] = attacker.links.all();
    for (let i = 0; i < 8; i++) open.push(await attacker.links.open(link!, PROTOCOL.sync));
    // Half of them ask, and do not read.
    for (const stream of open.slice(-3)) stream.send(new Uint8Array(5));
  }
  assert.instance(await failureOf(asks(honest!, { ...RULES, maxBytes: 9 * MIB })), PeerBusy);
  assert.is((await asks(others[7]!, { ...RULES, maxBytes: 9 * MIB })).length, 1, 'a validator is answered');
  assert.ok(process.memoryUsage().arrayBuffers - before < 24 * 9 * MIB * 2, 'memory is bounded by the places');
  const answered = async () => {
    try {
      return (await asks(honest!, { ...RULES, maxBytes: 9 * MIB })).length === 1;
    } catch (cause) {
      assert.instance(cause, RequestFailed);
      await pause(500);
      return false;
    }
  };
  await until(answered, 'a stranger is answered again');
});

test('a chain keeps its pace while peers ask for all that they may', async () => {
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
  const quiet = await rate(ATTACK_SECONDS);
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
    const attacked = await rate(ATTACK_SECONDS);
    if (attacked * 1.25 >= quiet - 1 / ATTACK_SECONDS) return undefined;
    return `${attacked} blocks a second instead of ${quiet}`;
  });
  going = false;
  await Promise.all(asking);
  assert.ok(answers > 10, 'they were answered');
  assert.is(complaint, undefined);
});

test.run();
