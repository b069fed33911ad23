/** Answers that are kept for a head: what others ask again is the answer that would be worked out, and of no earlier head. */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readGenesis } from '../../../runtime/kernel/chain/genesis.js';
import { textForms } from '../../../runtime/kernel/chain/text.js';
import { loadModules } from '../../../runtime/kernel/loader.js';
import { OWN_REQUEST, RawJson, type RpcMethod, type RpcParam } from '../../../runtime/lib/rpc/methods/method.js';
import { declare } from '../../../runtime/node/api/declare.js';
import { decorated } from '../../../runtime/node/api/decorate.js';
import { HeadAnswers, questionOf } from '../../../runtime/node/api/head-answers.js';
import type { Knowing } from '../../../runtime/node/api/knowledge.js';
import { moduleMethods } from '../../../runtime/node/api/module-methods.js';
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

/** How a server asks it. */
const asked = (method: RpcMethod) => method.recall!;

const told = (answer: unknown): unknown => (answer instanceof RawJson ? JSON.parse(answer.text) : answer);

test('a query about the head is served from cache until the next block, then recomputed', () =>
  withDisk(async (disk) => {
    const node = await Node.open(disk, genesis, undefined, set);
    const write = (value: number, nonce: number) =>
      node.produce([bundleOf(set, [['desk.Note', { key: 'a', value }]], { nonce })]);
    const call = asked(methodOf(node, 'chain_note'));
    await write(7, 0);
    worked = 0;
    for (let i = 0; i < 3; i++) assert.equal(told(call({ key: 'a' }, OWN_REQUEST)), { note: 7 });
    assert.is(worked, 1);
    assert.equal(told(call({ key: 'b' }, OWN_REQUEST)), { note: 0 });
    assert.is(worked, 2);
    await write(8, 1);
    assert.equal(told(call({ key: 'a' }, OWN_REQUEST)), { note: 8 });
    assert.is(worked, 3);
    await node.close();
  }));

test('a result that needed the disk is cached once its records are in memory, never a speculative one', () =>
  withDisk(async (disk) => {
    const before = await Node.open(disk, genesis, undefined, set);
    await before.produce([bundleOf(set, [['desk.Note', { key: 'a', value: 7 }]])]);
    await before.close();
    const node = await Node.open(disk, genesis, undefined, set);
    const call = asked(methodOf(node, 'chain_note'));
    const first = call({ key: 'a' }, OWN_REQUEST);
    assert.ok(first instanceof Promise);
    assert.equal(told(await first), { note: 7 });
    worked = 0;
    for (let i = 0; i < 3; i++) assert.equal(told(call({ key: 'a' }, OWN_REQUEST)), { note: 7 });
    assert.is(worked, 1);
    await node.close();
  }, new SlowDatabase()));

test('a result that depends on more than the head state is recomputed each time', () =>
  withDisk(async (disk) => {
    const node = await Node.open(disk, genesis, undefined, set);
    let next = 3;
    const call = asked(methodOf(node, 'chain_waiting', { nextNonce: async () => next }));
    const account = `0x${'11'.repeat(32)}`;
    assert.is(told(await call({ account }, OWN_REQUEST)), 3);
    next = 4;
    assert.is(told(await call({ account }, OWN_REQUEST)), 4);
    await node.close();
  }));

test('a result with fields added by others is computed for each call', () =>
  withDisk(async (disk) => {
    const node = await Node.open(disk, genesis, undefined, set);
    let times = 0;
    const fields = async () => [{ asked: ++times }];
    const { call, recall } = decorated(methodOf(node, 'chain_note'), [{ record: 'Note', fields }]);
    assert.is(recall, undefined);
    assert.equal(await call({ key: 'a' }, OWN_REQUEST), { note: 0, asked: 1 });
    assert.equal(await call({ key: 'a' }, OWN_REQUEST), { note: 0, asked: 2 });
    await node.close();
  }));

test('an internal caller of a method gets its own value, never cached text', () =>
  withDisk(async (disk) => {
    const node = await Node.open(disk, genesis, undefined, set);
    const note = methodOf(node, 'chain_note');
    assert.ok(asked(note)({ key: 'a' }, OWN_REQUEST) instanceof RawJson);
    const [one, other] = [1, 2].map(() => note.call({ key: 'a' }, OWN_REQUEST));
    assert.equal(one, { note: 0 });
    assert.is.not(one, other);
    await node.close();
  }));

test('a plugin result declared to depend on the head is cached until the next head; promises and other results are not', async () => {
  const head = { now: 1 };
  let times = 0;
  const method = declare(
    text,
    {
      name: 'tally_times',
      about: 'How often it was worked out.',
      params: { how: t.text(0, 10) },
      result: t.u32,
      isOfHead: ({ how }) => how !== 'other',
      answer: ({ how }) => (how === 'later' ? Promise.resolve(++times) : ++times),
    },
    new HeadAnswers(head),
  );
  const ask = async (how: string) => told(await asked(method)({ how }, OWN_REQUEST));
  assert.equal([await ask('now'), await ask('now')], [1, 1]);
  assert.equal([await ask('other'), await ask('other')], [2, 3]);
  assert.equal([await ask('later'), await ask('later')], [4, 5]);
  assert.is(method.call({ how: 'now' }, OWN_REQUEST), 6, 'inside the node it is worked out');
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
      const [a, b] = [one, other].map((given) => questionOf('m', named(3), given));
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
  assert.is(questionOf('m', named(1), { p0: { of: 'objects' } }), undefined);
  assert.is(questionOf('m', named(1), { p0: 'a'.repeat(1_000) }), undefined);
});

test('the cache of a head is bounded in entries and in length', () => {
  const answers = new HeadAnswers({ now: 1 });
  for (let i = 0; i < 5_000; i++) answers.keep(`q${i}`, i);
  assert.is(answers.find('q0')?.text, '0');
  assert.is(answers.find('q4999'), undefined);
  const long = new HeadAnswers({ now: 1 });
  for (let i = 0; i < 10; i++) long.keep(`q${i}`, 'a'.repeat(1024 * 1024));
  const kept = Array.from({ length: 10 }, (_, i) => long.find(`q${i}`)).filter((answer) => answer !== undefined);
  assert.is(kept.length, 3);
});

test.run();
