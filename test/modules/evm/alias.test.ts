/** Twenty bytes of an account: whom they stand for, and that nobody can put himself in the place of another. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts, { PublicKeyMismatch } from '../../../modules/accounts/index.js';
import { accountsPort } from '../../../modules/accounts/port.js';
import tokens from '../../../modules/tokens/index.js';
import { type Address, fromHex, InvalidAddress, module, t } from '../../../runtime/sdk.js';
import { actor, alice, bob, carol, chain, type TestChain } from '../../kit/index.js';
import { type EthereumActor, eve, evmChain, fund, GWEI, mallory, short, transact } from './ethereum.js';

const pay = (c: TestChain, to: Address, amount = 5n) => c.run(alice, 'Transfer', { to, token_symbol: 'TRL', amount });

/** An account that ends as the victim's does, which no key can have. */
const lookalike = (victim: EthereumActor): Address =>
  `${'ab'.repeat(12)}${victim.account.slice(24)}` as string as Address;

const signed = () => evmChain({ enforceSignatures: true });

test('a payment to the 20-byte address of an account with a revealed key reaches that account', () => {
  const c = signed();
  fund(c, eve);
  c.run(bob, 'Memo', { data: new Uint8Array(1) });
  transact(c, eve, { to: short(bob.address), value: 3n * GWEI });
  const gone = c.balance(bob);
  transact(c, eve, { to: short(bob.address), value: 3n * GWEI });
  assert.is(c.balance(bob) - gone, 3n);
});

test('dust sent to a look-alike account does not divert payments from the victim', () => {
  const c = signed();
  fund(c, eve);
  pay(c, lookalike(mallory));
  transact(c, eve, { to: mallory.address, value: 7n * GWEI });
  assert.is(c.balance(mallory.account), 7n);
  assert.is(c.balance(lookalike(mallory)), 5n);
});

test('funds sent to a 20-byte address before its key is revealed wait there, and the key can spend them', () => {
  const c = signed();
  fund(c, eve);
  const early = actor('early');
  transact(c, eve, { to: short(early.address), value: 9n * GWEI });
  const bare = early.address.slice(24).padStart(64, '0') as string as Address;
  assert.is(c.balance(bare), 9n);
  const move = { to: carol, token_symbol: 'TRL', amount: 4n };
  c.run(bare, 'Transfer', move, { signedBy: [bob] }).fails(PublicKeyMismatch);
  c.run(bare, 'Transfer', move, { signedBy: [early] });
  assert.is(c.balance(bare), 5n);
});

test('an active Ethereum account keeps its identity, whichever account appears later', () => {
  const c = evmChain();
  fund(c, eve);
  fund(c, mallory);
  transact(c, mallory, { to: eve.address, value: GWEI });
  // On a chain without enforced signatures anybody may act as anybody; even so the first one stays.
  pay(c, lookalike(mallory));
  c.run(lookalike(mallory), 'Memo', { data: new Uint8Array(1) });
  const before = c.balance(mallory.account);
  transact(c, eve, { to: mallory.address, value: 2n * GWEI });
  assert.is(c.balance(mallory.account) - before, 2n);
});

test('a 20-byte address shared by two accounts resolves to the first active one', () => {
  const c = evmChain();
  fund(c, eve);
  const victim = carol.address;
  const second = `${'cd'.repeat(12)}${victim.slice(24)}` as string as Address;
  c.run(carol, 'Memo', { data: new Uint8Array(1) });
  pay(c, second);
  c.run(second, 'Memo', { data: new Uint8Array(1) });
  const before = c.balance(carol);
  transact(c, eve, { to: short(victim), value: 2n * GWEI });
  assert.is(c.balance(carol) - before, 2n);
});

test('a key that hashes to another account cannot open a 20-byte account', () => {
  const c = signed();
  pay(c, mallory.account);
  const move = { to: carol, token_symbol: 'TRL', amount: 4n };
  c.run(mallory.account, 'Transfer', move, { signedBy: [bob] }).fails(PublicKeyMismatch);
});

test('the 20-byte address of a contract or of an active account cannot be taken again', () => {
  const registrar = module('registrar', {
    needs: { accounts: accountsPort.only('declareContract') },
  }).define({
    operations: {
      Declare: {
        about: 'Declare a contract.',
        params: { id: t.mint },
        gas: 40_000,
        errors: [InvalidAddress],
        execute: ({ use }, { id }) => use.accounts.declareContract({ kind: 'token', id }),
      },
    },
  });
  const c = chain([accounts, tokens, registrar]);
  const id = (head: string, tail: string) => head.repeat(12) + tail.repeat(20);
  c.run(alice, 'registrar.Declare', { id: id('11', 'aa') });
  c.run(alice, 'registrar.Declare', { id: id('22', 'aa') }).fails(InvalidAddress);
  c.run(alice, 'registrar.Declare', { id: id('22', 'bb') });
  c.run(bob, 'Memo', { data: new Uint8Array(1) });
  c.run(alice, 'registrar.Declare', { id: '33'.repeat(12) + bob.address.slice(24) }).fails(InvalidAddress);
});

test('system accounts and the zero address are never aliases', () => {
  const c = evmChain();
  fund(c, eve);
  const one = '1'.padStart(64, '0') as string as Address;
  const false1 = `${'ab'.repeat(12)}${one.slice(24)}` as string as Address;
  pay(c, false1);
  c.run(false1, 'Memo', { data: fromHex('00') });
  const before = c.balance(one);
  transact(c, eve, { to: short(one), value: GWEI });
  assert.is(c.balance(one) - before, 1n);
});

test.run();
