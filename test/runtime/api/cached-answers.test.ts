/** Answers that are kept for a head: what others ask again is the answer that would be worked out, and of no earlier head. */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readGenesis } from '../../../runtime/kernel/chain/genesis.js';
import { textForms } from '../../../runtime/kernel/chain/text.js';
import { loadModules } from '../../../runtime/kernel/loader.js';
import { ALWAYS } from '../../../runtime/lib/answer-generation.js';
import { AnswerCache, cacheKey } from '../../../runtime/lib/rpc/dispatch/answer-cache.js';
import { Dispatcher } from '../../../runtime/lib/rpc/dispatch/dispatch.js';
import { Exchange } from '../../../runtime/lib/rpc/dispatch/exchange.js';
import { components } from '../../../runtime/lib/rpc/documents/components.js';
import { Deadlines } from '../../../runtime/lib/rpc/limits/deadlines.js';
import { HeldBytes } from '../../../runtime/lib/rpc/limits/held-bytes.js';
import { DEFAULT_LIMITS } from '../../../runtime/lib/rpc/limits/limits.js';
import {
  CacheableResult,
  OWN_REQUEST,
  type RpcMethod,
  type RpcParam,
} from '../../../runtime/lib/rpc/methods/method.js';
import { declare } from '../../../runtime/node/api/declare.js';
import { decorated } from '../../../runtime/node/api/decorate.js';
import { moduleMethods } from '../../../runtime/node/api/module-methods.js';
import type { Knowing } from '../../../runtime/node/api/node-data.js';
import { fn, map, module, t, ZERO_HASH } from '../../../runtime/sdk.js';
import { features } from '../chain/features.js';
import { bundleOf } from '../chain/scene.js';
import { genesisJson, Node, SlowDatabase, withDisk } from '../ledger/chain.js';

const Key = t.text(1, 20);
/** With the hash the state tree has no room for it, so that it is read from disk. */
const Noted = t.struct({ value: t.u32, by: t.hash });
const desk = module('desk', { state: { notes: map(0, [Key], Noted) } });
/** How often methods worked. */
let worked = 0;

const deskModule = desk.define({
  operations: {
    Note: desk.operation({
      about: 'Writes a note.',
      params: { key: Key, value: t.u32 },
      gas: 1_000,
      execute: ({ state }, { key, value }) => state.notes.put(key, { value, by: ZERO_HASH }),
    }),
  },
  methods: {
    note: desk.method({
      about: 'A note.',
      signature: fn({ key: Key }, t.titled('Note', t.struct({ note: t.u32 }))),
      read({ state }, { key }) {
        worked++;
        return { note: state.notes.get(key)?.value ?? 0 };
      },
    }),
    waiting: desk.method({
      about: 'How many bundles an account has sent, with those that wait.',
      signature: fn({ account: t.address }, t.nonce),
      read(c, { account }) {
        worked++;
        return c.pendingNonce(account);
      },
    }),
  },
});

const set = loadModules([...features, [18, deskModule]]);
const genesis = readGenesis(genesisJson(set));
const text = textForms(genesis.chain, set.operations);

/** A method of a ledger, as a node with nothing waiting has it. */
function methodOf({ ledger }: Node, name: string, mempool: Partial<Knowing['mempool']> = {}): RpcMethod {
  const methods = moduleMethods({ ledger, mempool, gasPrice: () => 10 } as Knowing, text);
  return decorated(methods.find((method) => method.name === name)!, []);
}

/** A server with one method, which answers its callers over JSON-RPC. */
function serverOf(method: RpcMethod, generation: { readonly now: number }): (params: object) => Promise<unknown> {
  const dispatcher = new Dispatcher({
    ...{ methods: [method], components: () => components, limits: DEFAULT_LIMITS, log: () => undefined, generation },
  });
  const rules = {
    deadlines: new Deadlines(1_000),
    held: new HeldBytes(DEFAULT_LIMITS),
    limitOf: () => undefined,
  };
  const caller = { ip: '', network: '', loopback: true };
  return async (params) => {
    const connection = { destroyed: false, destroy: () => undefined, once: () => undefined, off: () => undefined };
    const exchange = new Exchange(rules, caller, 'all', { connection, body: undefined });
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: method.name, params });
    const { result } = JSON.parse((await dispatcher.handle(body, exchange)) as string) as { result: unknown };
    exchange.done();
    return result;
  };
}

test('a query about the head is served from cache until the next block, then recomputed', () =>
  withDisk(async (disk) => {
    const node = await Node.open(disk, genesis, undefined, set);
    const write = (value: number, nonce: number) =>
      node.produce([bundleOf(set, [['desk.Note', { key: 'a', value }]], { nonce })]);
    const ask = serverOf(methodOf(node, 'chain_note'), node.ledger.generation);
    await write(7, 0);
    worked = 0;
    for (let i = 0; i < 3; i++) assert.equal(await ask({ key: 'a' }), { note: 7 });
    assert.is(worked, 1);
    assert.equal(await ask({ key: 'b' }), { note: 0 });
    assert.is(worked, 2);
    await write(8, 1);
    assert.equal(await ask({ key: 'a' }), { note: 8 });
    assert.is(worked, 3);
    await node.close();
  }));

test('a result that needed the disk is cached once its records are in memory, never a speculative one', () =>
  withDisk(async (disk) => {
    const before = await Node.open(disk, genesis, undefined, set);
    await before.produce([bundleOf(set, [['desk.Note', { key: 'a', value: 7 }]])]);
    await before.close();
    const node = await Node.open(disk, genesis, undefined, set);
    const ask = serverOf(methodOf(node, 'chain_note'), node.ledger.generation);
    assert.equal(await ask({ key: 'a' }), { note: 7 });
    worked = 0;
    for (let i = 0; i < 3; i++) assert.equal(await ask({ key: 'a' }), { note: 7 });
    assert.is(worked, 1);
    await node.close();
  }, new SlowDatabase()));

test('a result that depends on more than the head state is recomputed each time', () =>
  withDisk(async (disk) => {
    const node = await Node.open(disk, genesis, undefined, set);
    let next = 3;
    const ask = serverOf(methodOf(node, 'chain_waiting', { nextNonce: async () => next }), node.ledger.generation);
    const account = `0x${'11'.repeat(32)}`;
    assert.is(await ask({ account }), 3);
    next = 4;
    assert.is(await ask({ account }), 4);
    await node.close();
  }));

test('a result with fields added by others is computed for each call', () =>
  withDisk(async (disk) => {
    const node = await Node.open(disk, genesis, undefined, set);
    let times = 0;
    const fields = async () => [{ asked: ++times }];
    const method = decorated(methodOf(node, 'chain_note'), [{ record: 'Note', fields }]);
    const ask = serverOf(method, node.ledger.generation);
    assert.equal(await ask({ key: 'a' }), { note: 0, asked: 1 });
    assert.equal(await ask({ key: 'a' }), { note: 0, asked: 2 });
    await node.close();
  }));

test('an internal caller of a method gets its own value, never cached text', () =>
  withDisk(async (disk) => {
    const node = await Node.open(disk, genesis, undefined, set);
    const note = methodOf(node, 'chain_note');
    const [one, other] = [1, 2].map(() => (note.call({ key: 'a' }, OWN_REQUEST) as CacheableResult).value);
    assert.equal(one, { note: 0 });
    assert.is.not(one, other);
    await node.close();
  }));

test('a plugin result declared to depend on the head is cached until the next head; promises and other results are not', async () => {
  const head = { now: 1 };
  let times = 0;
  const method = declare(text, {
    name: 'tally_times',
    about: 'How often it was worked out.',
    params: { how: t.text(0, 10) },
    result: t.u32,
    isOfHead: ({ how }) => how !== 'other',
    answer: ({ how }) => (how === 'later' ? Promise.resolve(++times) : ++times),
  });
  const server = serverOf(method, head);
  const ask = (how: string) => server({ how });
  assert.equal([await ask('now'), await ask('now')], [1, 1]);
  assert.equal([await ask('other'), await ask('other')], [2, 3]);
  assert.equal([await ask('later'), await ask('later')], [4, 5]);
  assert.equal(
    method.call({ how: 'now' }, OWN_REQUEST),
    new CacheableResult(6, 'head'),
    'inside the node it is worked out',
  );
  head.now++;
  assert.equal([await ask('now'), await ask('now')], [7, 7]);
});

const named = (count: number): RpcParam[] =>
  Array.from({ length: count }, (_, i) => ({ name: `p${i}`, schema: {}, required: false }));

test('two queries are the same if method and parameters are equal', () => {
  const value = fc.oneof(fc.string({ maxLength: 4 }), fc.integer(), fc.boolean(), fc.constant(undefined));
  const values = fc.record({ p0: value, p1: value, p2: value }, { noNullPrototype: true });
  fc.assert(
    fc.property(values, values, (one, other) => {
      const [a, b] = [one, other].map((given) => cacheKey('m', named(3), given));
      assert.is(a === b, isDeepStrictEqual(one, other));
    }),
    {
      numRuns: 2_000,
      examples: [
        [
          { p0: '1', p1: 'a', p2: 'b' },
          { p0: 1, p1: 'a 1:b', p2: undefined },
        ],
      ],
    },
  );
  assert.is(cacheKey('m', named(1), { p0: { of: 'objects' } }), undefined);
  assert.is(cacheKey('m', named(1), { p0: 'a'.repeat(1_000) }), undefined);
});

test('the cache is bounded in entries and in length', () => {
  const answers = new AnswerCache<string>({ now: 1 });
  for (let i = 0; i < 5_000; i++) answers.store(`q${i}`, String(i), 1);
  assert.is(answers.find('q0'), '0');
  assert.is(answers.find('q4999'), undefined);
  const long = new AnswerCache<string>({ now: 1 });
  for (let i = 0; i < 10; i++) long.store(`q${i}`, 'a'.repeat(1024 * 1024), 1);
  const kept = Array.from({ length: 10 }, (_, i) => long.find(`q${i}`)).filter((answer) => answer !== undefined);
  assert.is(kept.length, 3);
});

test('a result that never changes outlives the generations, in room of its own', () => {
  const generation = { now: 1 };
  const answers = new AnswerCache<string>(generation);
  for (let i = 0; i < 5_000; i++) answers.store(`q${i}`, String(i), 1);
  answers.store('fixed', 'always', ALWAYS);
  generation.now++;
  assert.is(answers.find('fixed'), 'always');
  assert.is(answers.find('q0'), undefined);
});

test.run();
