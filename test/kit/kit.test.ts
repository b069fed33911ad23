/** The kit itself: what it makes easy, and what it does not let pass. */

import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../modules/accounts/index.js';
import tokens from '../../modules/tokens/index.js';
import { NATIVE, tokensPort } from '../../modules/tokens/port.js';
import {
  type ErrorDef,
  error,
  fail,
  fn,
  InsufficientBalance,
  map,
  module,
  NotFound,
  t,
  UnknownToken,
} from '../../runtime/sdk.js';
import { plainly } from '../plain-uvu.js';
import { actor, alice, bob, chain, h } from './index.js';

const Refused = error(20_000, 'Refused', 'The board refuses', {
  details: { reason: 'Why it refuses', to: 'Account that was to get it' },
});
const Undeclared = error(20_001, 'Undeclared', 'Nobody said so');

const Note = t.struct({ words: t.list(t.text(1, 10), 4), seal: t.bytes(2, 2) });
const note = { words: ['a'], seal: new Uint8Array([1, 2]) };

/** Notes by author, and operations that do what modules must not. */
const board = module('board', {
  state: { notes: map(0, [t.address], Note) },
  events: { Pinned: { by: t.address, note: Note } },
}).define({
  operations: {
    Pin: {
      about: 'Pin a note.',
      params: { note: Note, loud: t.defaulted(t.bool, true), to: t.option(t.address) },
      returns: { words: t.u8 },
      gas: 10_000,
      errors: [Refused],
      execute({ state, emit, sender }, { note, loud, to }) {
        if (to !== null && to !== sender) fail(Refused, { reason: 'not yours', to });
        state.notes.put(sender, note);
        if (loud) emit.Pinned({ by: sender, note });
        return { words: note.words.length };
      },
    },
    FailUndeclared: {
      about: 'Fails with an error that it does not declare.',
      params: {},
      gas: 10_000,
      execute: () => fail(Undeclared),
    },
    PushWord: {
      about: 'Changes a record in place.',
      params: {},
      gas: 10_000,
      execute({ state, sender }) {
        (state.notes.get(sender)!.words as string[]).push('b');
      },
    },
    BreakSeal: {
      about: 'Changes the bytes of a record in place.',
      params: {},
      gas: 10_000,
      execute({ state, sender }) {
        state.notes.get(sender)!.seal[0] = 9;
      },
    },
    PutTooLong: {
      about: 'Writes what the type of the record refuses.',
      params: {},
      gas: 10_000,
      execute({ state, sender }) {
        state.notes.put(sender, { ...note, words: ['far too many letters'] });
      },
    },
    ReturnSecretly: {
      about: 'Returns what it does not declare.',
      params: {},
      gas: 10_000,
      execute: () => ({ words: 1 }),
    },
  },
  methods: {
    getNote: {
      about: 'The note of an author.',
      signature: fn({ author: t.address }, Note),
      errors: [NotFound],
      read: ({ state }, { author }) => state.notes.get(author) ?? fail(NotFound),
    },
  },
  hooks: {
    epochEnd({ emit, proposer }) {
      emit.Pinned({ by: proposer, note });
    },
  },
});

const boardChain = () => chain([board], { epochBlocks: 3 });
const pin = 'board.Pin';

test('an operation runs immediately, and omitted parameters get their JSON defaults', () => {
  boardChain().run(alice, pin, { note }).emits('Pinned', { by: alice, note }).returns({ words: 1 });
  boardChain().run(alice, pin, { note, loud: false, to: alice }).emitsOnly();
});

test('the operations of one bundle succeed or fail together', () => {
  const c = boardChain();
  c.bundle(alice, [
    [pin, { note }],
    [pin, { note, to: bob }],
  ]).fails(Refused);
  c.refuses('getNote', [alice], NotFound);
  c.bundle(alice, [
    [pin, { note }],
    [pin, { note, loud: false }],
  ]).emitsOnly('Pinned');
});

test('a test can expect a rejection with its error and details', () => {
  boardChain().run(alice, pin, { note, to: bob }).fails(Refused, { reason: 'not yours', to: bob });
});

test('an unexpected failure fails the test', () => {
  const c = boardChain();
  c.run(alice, pin, { note, to: bob });
  assert.throws(() => c.block(), /board.Pin by alice failed: Refused \(20000\)/);
  assert.throws(() => c.run(alice, pin, { note, to: bob }).emits('Pinned'), /failed: Refused/);
});

test('an unexpected failure in the last step of a test still fails it', () => {
  const kit = new URL('./index.js', import.meta.url).href;
  const accountsModule = new URL('../../modules/accounts/index.js', import.meta.url).href;
  const script = `
    const [{ chain, alice }, { default: accounts }] = [await import('${kit}'), await import('${accountsModule}')];
    chain([accounts]).run(alice, 'RemoveKey', { key_type: 0, public_key: alice.publicKey });
  `;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  assert.is(status, 1);
  assert.match(stderr, /RemoveKey by alice failed: LastKey/);
});

test('under node:test an unexpected rejection fails only its own test', async () => {
  const kit = new URL('./index.js', import.meta.url).href;
  const folder = await mkdtemp(join(tmpdir(), 'trellis-kit-'));
  const file = join(folder, 'three.test.mjs');
  await writeFile(
    file,
    `import { test } from 'node:test';
    import { alice, chain } from '${kit}';
    const refused = () => chain(['accounts', 'tokens']).run(alice, 'Transfer', { to: alice, token_symbol: 'NONE', amount: 1n, memo: null });
    test('first', () => {});
    test('second', () => { refused().fails(1006); refused(); });
    test('third', () => { refused().fails(1006); });`,
  );
  const { stdout } = spawnSync(process.execPath, ['--test', '--test-reporter', 'tap', file], {
    encoding: 'utf8',
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  });
  await rm(folder, { recursive: true });
  const ended = [...stdout.matchAll(/^ *(ok|not ok) \d+ - (first|second|third)/gm)].map(
    ([, how, name]) => `${name} ${how}`,
  );
  assert.equal(ended, ['first ok', 'second not ok', 'third ok'], stdout);
  assert.match(stdout, /Transfer by alice failed: UnknownToken/);
});

const KIT = `import { alice, chain } from '${new URL('./index.js', import.meta.url).href}';`;

test('under plain uvu an error outside of run fails its own test, and the other tests still run', () => {
  const { status, stdout } = plainly(
    KIT,
    "chain(['accounts', 'tokens']).balance(alice, 'NONE')",
    "chain(['accounts', 'tokens'], { genesis: { tokens: { total_supply: '1' } } })",
    "chain(['accounts', 'tokens'], { genesis: { tokens: { total_supply: '5', unissued: '1', balances: [], tokens: [] } } })",
    "chain(['tokens'])",
    "chain(['accounts', 'tokens']).within(({ set }) => { throw set.errors.get(1006) && new Error('no') })",
  );
  assert.is(status, 1, stdout);
  assert.match(stdout, '(1 / 6)');
  assert.not.match(stdout, 'undefined');
  assert.match(stdout, /getBalance failed: UnknownToken \(1006\)/);
  assert.match(stdout, /the genesis failed: InvalidGenesis \(3150\)/);
  assert.match(stdout, /loading the modules failed: MissingPort \(3141\)/);
});

test('a test can name modules of the distribution', () => {
  const c = chain(['accounts', 'tokens', board]);
  assert.equal(
    c.set.modules.map(({ number }) => number),
    [0, 1, 2, 1_000],
  );
  assert.ok(c.balance(alice) > 0n);
  assert.throws(() => chain(['token']), /no module token; did you mean tokens\?/);
});

test('errors are compared by code, so errors of another copy of the SDK match', () => {
  const again = error(20_000, 'Refused', 'The board refuses');
  const run = () => boardChain().run(alice, pin, { note, to: bob });
  run().fails(again);
  run().fails(20_000, { to: bob });
  assert.throws(() => run().fails(20_001), /to fail with code 20001, not Refused \(20000\)/);
});

test('a genesis part accepts an actor as its address', () => {
  const shop = module('shop', { state: { owner: map(0, [t.u8], t.address) } }).define({
    genesis: {
      data: t.struct({ owners: t.list(t.address, 3) }),
      load({ state }, { owners }) {
        for (const [i, owner] of owners.entries()) state.owner.put(i, owner);
        return undefined;
      },
    },
  });
  const c = chain([shop], { genesis: { shop: { owners: [alice, bob] } } });
  assert.is(c.entry('shop', 'owner', 1), bob.address);
});

test('a failed expectation reports the actual result', () => {
  const c = boardChain();
  assert.throws(() => c.run(alice, pin, { note }).fails(Refused), /but it succeeded/);
  assert.throws(() => c.run(alice, pin, { note, to: bob }).fails(NotFound), /not Refused \(20000\)/);
  assert.throws(() => c.run(alice, pin, { note, to: bob }).fails(Refused, { reason: 'other' }), /not yours/);
  assert.throws(() => c.run(alice, pin, { note }).emits('Unpinned'), /expected the event Unpinned/);
  assert.throws(() => c.run(alice, pin, { note }).emits('Pinned', { by: bob }), /expected the event Pinned/);
  assert.throws(() => c.run(alice, pin, { note }).emitsOnly(), /expected the events/);
  assert.throws(() => c.run(alice, pin, { note }).returns({ words: 2 }), /to return/);
});

test('an operation must declare the errors that it fails with', () => {
  const c = boardChain();
  assert.throws(() => c.run(alice, 'board.FailUndeclared').fails(Undeclared), /declare it in the operation's errors/);
  assert.throws(() => c.attempt(alice, 'board.FailUndeclared'), /declare it/);
});

test('an operation must declare the errors of the ports that it calls', () => {
  const pay = (errors: readonly ErrorDef[]) =>
    module('shop', { needs: { tokens: tokensPort.only('transfer') } }).define({
      operations: {
        Pay: {
          about: 'Pay more than anybody has.',
          params: {},
          gas: 30_000,
          errors,
          execute: ({ use, sender }) => use.tokens.transfer(sender, sender, NATIVE, 2n ** 63n),
        },
      },
    });
  const run = (errors: readonly ErrorDef[]) => chain([tokens, accounts, pay(errors)]).run(alice, 'shop.Pay');
  assert.throws(() => run([]).fails(InsufficientBalance), /declare it in the operation's errors/);
  run(tokensPort.refusals('transfer')).fails(InsufficientBalance);
  assert.equal(tokensPort.refusals('balance'), []);
  assert.equal(tokensPort.refusals('find', 'supply'), [UnknownToken], 'each once');
});

test('an operation in a random run may succeed or fail', () => {
  const c = boardChain();
  assert.is(c.attempt(alice, pin, { note }), true);
  assert.is(c.attempt(alice, pin, { note, to: bob }), false);
  c.block();
});

test('the kit detects a module that changes a record in place', () => {
  const c = boardChain();
  c.run(alice, pin, { note });
  assert.throws(() => c.run(alice, 'board.PushWord'), /not extensible/);
});

test('the kit detects changes to the bytes of a record when they are next read', () => {
  const c = boardChain();
  c.run(alice, pin, { note });
  c.run(alice, 'board.BreakSeal');
  assert.throws(() => c.ask('getNote', [alice]), /changed record .* in place/);
});

test('a write that violates its type fails with its store, field and line', () => {
  assert.throws(
    () => boardChain().run(alice, 'board.PutTooLong'),
    /board\.notes\.words\[0\]: must NOT have more than 10 characters \(at .*kit\.test\.js:\d+:\d+\)/,
  );
  assert.throws(() => boardChain().run(alice, 'board.ReturnSecretly'), /declares no returns/);
});

test('the error for an unknown name reports that name', () => {
  const c = boardChain();
  assert.throws(() => c.run(alice, 'board.Unpin'), /no operation board.Unpin; there are board.Pin/);
  assert.throws(() => c.run(alice, pin, { note, color: 'red' }), /no parameter color/);
  assert.throws(() => c.run(alice, pin, {}), /needs the parameter note/);
  assert.throws(() => c.ask('getNotes', []), /no module has a method getNotes/);
  assert.throws(() => c.entries('board', 'pins'), /no store pins/);
});

test('methods take JSON parameters and return JSON', () => {
  const c = boardChain();
  c.run(alice, pin, { note });
  assert.equal(c.ask('getNote', [alice]), { words: ['a'], seal: '0x0102' });
  assert.equal(c.ask('getNote', [c.json(alice)]), { words: ['a'], seal: '0x0102' });
  c.refuses('getNote', ['nobody'], /must be an address/);
  assert.throws(() => c.refuses('getNote', [alice], NotFound), /not to answer/);
  assert.throws(() => c.refuses('getNote', [bob], Refused), /expected Refused, not NotFound/);
});

test('blocks are two seconds apart unless the test sets another interval', () => {
  const c = boardChain();
  const { time } = c;
  assert.is(c.height, 1);
  c.block();
  assert.equal([c.height, c.time], [2, time + 2]);
  c.advance(3_600);
  assert.equal([c.height, c.time], [3, time + 3_602]);
  c.block({ after: 500 });
  assert.is(c.timeMs, (time + 3_602) * 1_000 + 500);
});

test('epochs end at the boundaries that the chain sets', () => {
  const c = boardChain();
  c.block().emitsOnly();
  c.block().emitsOnly();
  c.block().emitsOnly('Pinned');
  c.reach(6);
  c.block({ proposer: bob }).emitsOnly('Pinned');
});

test('known modules have their permanent numbers, and other modules are numbered from 1000', () => {
  const numbers = chain([board, accounts, [7_000, module('late', {}).define({})]]).set.modules.map(
    ({ number }) => number,
  );
  assert.equal(numbers, [0, 1, 1_000, 7_000]);
});

test('equal actions produce equal state roots, and different actions produce different ones', () => {
  const root = (words: string[]) => {
    const c = boardChain();
    c.run(alice, pin, { note: { ...note, words } });
    return c.stateRoot();
  };
  assert.is(root(['a']), root(['a']));
  assert.not.equal(root(['a']), root(['b']));
});

test('actors are the same in every run, and hashes are readable', () => {
  assert.is(actor('alice').address, alice.address);
  assert.not.equal(actor('alicia').address, alice.address);
  assert.is(h(255).slice(-4), '00ff');
});

test.run();
