/** Attacks on names: each is tried against somebody honest, and gains nothing. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CommitmentNotFound, NameTaken, NameUnsettled } from '../../../modules/names/index.js';
import { GRACE } from '../../../modules/names/price.js';
import { InsufficientBalance, NotAuthorized } from '../../../runtime/sdk.js';
import { alice, bob, carol, dave, h } from '../../kit/index.js';
import {
  called,
  commit,
  DAY,
  HELD,
  infoOf,
  nameChain,
  ONE,
  register,
  resolve,
  say,
  TREASURY,
  transfer,
  wait,
  YEAR,
} from './naming.js';

const [attacker, victim] = [bob, alice];
const MILLION = 1_000_000n * ONE;

test('an account that front-runs a reveal gets a refund and nothing else', () => {
  const c = nameChain();
  commit(c, victim, 'jewel.trl', h(1));
  wait(c);
  register(c, attacker, 'jewel');
  say(c, attacker, 'jewel', 'email', 'thief@example.org');
  say(c, attacker, 'jewel', 'address', `0x${carol.address}`);
  say(c, carol, 'jewel', 'primary', 'true');
  transfer(c, attacker, 'jewel', dave).fails(NameUnsettled);
  register(c, victim, 'jewel', h(1))
    .emits('NameDisplaced', { name: 'jewel.trl', from: attacker, to: victim, refund: 10n * ONE })
    .emits('NameRegistered', { owner: victim });
  const { owner, address, records } = infoOf(c, 'jewel');
  assert.equal([owner, address, records], [c.json(victim), c.json(victim), {}]);
  assert.equal([called(c, attacker), called(c, carol), called(c, victim)], [null, null, 'jewel.trl']);
  c.block();
  assert.equal(
    [c.balance(attacker), c.balance(victim), c.balance(TREASURY), c.balance(HELD)],
    [MILLION, MILLION - 10n * ONE, 10n * ONE, 0n],
  );
});

test('a commitment wins nothing in a later block or against another commitment', () => {
  const c = nameChain();
  for (const who of [alice, bob, carol]) commit(c, who, 'jewel.trl', h(1));
  wait(c);
  register(c, bob, 'jewel', h(1));
  register(c, alice, 'jewel', h(1)).fails(NameTaken);
  c.advance(YEAR + GRACE + 21 * DAY);
  register(c, dave, 'jewel');
  c.block();
  register(c, alice, 'jewel', h(1)).fails(NameTaken);
});

test("no account can use another account's commitment or restart its waiting period", () => {
  const c = nameChain();
  commit(c, victim, 'jewel.trl', h(1));
  wait(c, 4);
  const copied = c.entries<number>('names', 'commitments')[0]!.key[1];
  c.run(attacker, 'CommitName', { commitment: copied });
  wait(c, 1);
  register(c, attacker, 'jewel', h(1)).fails(CommitmentNotFound);
  register(c, victim, 'jewel', h(1)).emits('NameRegistered');
});

test('an accomplice in the same block does not avoid the falling price', () => {
  const c = nameChain();
  register(c, carol, 'jewel');
  commit(c, attacker, 'jewel.trl', h(1));
  c.advance(YEAR + GRACE);
  c.reach(c.height + 5);
  const price = BigInt(infoOf(c, 'jewel').price);
  assert.ok(price > 990n * ONE);
  register(c, dave, 'jewel').emits('NameRegistered', { price });
  register(c, attacker, 'jewel', h(1)).emits('NameRegistered', { price });
  c.block();
  assert.is(c.balance(TREASURY), 10n * ONE + price);
});

test('a look-alike of a name with a falling price costs as much as that name', () => {
  const c = nameChain();
  register(c, carol, 'jewel');
  c.advance(YEAR + GRACE);
  assert.is(infoOf(c, 'jewe1').price, infoOf(c, 'jewel').price);
  register(c, attacker, 'jewe1').emits('NameRegistered', { price: 1_000n * ONE });
  register(c, victim, 'jewel').fails(NameTaken, { name: 'jewe1.trl' });
});

test('only one of several look-alike names can be registered, and the others resolve to nothing', () => {
  const c = nameChain();
  register(c, victim, 'paypal');
  for (const name of ['paypa1', 'paypai', 'PAYPA1.trl']) {
    register(c, attacker, name).fails(NameTaken, { name: 'paypal.trl' });
    assert.is(resolve(c, name), null, 'money sent to it goes nowhere, and not to whom it looks like');
    const { available, look_alike, owner } = infoOf(c, name);
    assert.equal([available, look_alike, owner], [false, 'paypal.trl', null]);
  }
  register(c, victim, 'paypa1').fails(NameTaken);
  register(c, attacker, 'modern');
  register(c, victim, 'modem').fails(NameTaken, { name: 'modern.trl' });
});

test("a transferred name is no one's primary name, and it resolves to the recipient instead of the sender", () => {
  const c = nameChain();
  register(c, attacker, 'thief');
  say(c, attacker, 'thief', 'address', `0x${dave.address}`);
  say(c, dave, 'thief', 'primary', 'true');
  c.block();
  transfer(c, attacker, 'thief', victim);
  assert.equal([called(c, victim), called(c, attacker), called(c, dave)], [null, null, null]);
  assert.is(resolve(c, 'thief')?.address, c.json(victim));
});

test('an account that lost a name regains no primary name, even if the name resolves to it again', () => {
  const c = nameChain();
  register(c, victim, 'alice');
  c.advance(YEAR + GRACE + 21 * DAY);
  assert.is(called(c, victim), null);
  register(c, attacker, 'alice');
  say(c, attacker, 'alice', 'address', `0x${victim.address}`);
  assert.equal([called(c, victim), infoOf(c, 'alice').primary], [null, false]);
});

test('a name that does not resolve to an account is never its primary name', () => {
  const c = nameChain();
  register(c, victim, 'alice');
  say(c, attacker, 'alice', 'primary', 'true').fails(NotAuthorized);
  register(c, attacker, 'other');
  say(c, attacker, 'other', 'primary', 'false');
  say(c, attacker, 'other', 'address', `0x${victim.address}`);
  say(c, attacker, 'other', 'primary', 'true').fails(NotAuthorized);
  assert.equal([called(c, attacker), called(c, victim)], [null, 'alice.trl']);
});

test('funds sent to the payment account belong to no one and delay no block', () => {
  const c = nameChain();
  c.run(attacker, 'Transfer', { to: HELD, token_symbol: 'TRL', amount: ONE });
  register(c, victim, 'alice');
  c.block();
  c.block().emitsOnly();
  assert.equal([c.balance(HELD), c.balance(TREASURY)], [ONE, 10n * ONE]);
});

test('a displaced owner that renewed the name in the same block gets both payments refunded', () => {
  const c = nameChain();
  commit(c, victim, 'jewel.trl', h(1));
  wait(c);
  register(c, attacker, 'jewel');
  register(c, attacker, 'jewel');
  register(c, victim, 'jewel', h(1)).emits('NameDisplaced', { refund: 20n * ONE });
  c.block();
  assert.equal([c.balance(attacker), c.balance(TREASURY)], [MILLION, 10n * ONE]);
});

test('a reveal that cannot be paid displaces no owner', () => {
  const c = nameChain({ balances: [[attacker, 20n * ONE]] });
  commit(c, victim, 'jewel.trl', h(1));
  wait(c);
  register(c, attacker, 'jewel');
  register(c, victim, 'jewel', h(1)).fails(InsufficientBalance);
  assert.is(infoOf(c, 'jewel').owner, c.json(attacker));
  c.block();
  assert.is(c.balance(TREASURY), 10n * ONE);
});

test.run();
