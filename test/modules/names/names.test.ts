/** Names (definitions 4.13): what is one, what it costs, what it stands for, what it says. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  AlreadyCommitted,
  CommitmentNotFound,
  CommitmentTooNew,
  InvalidName,
  InvalidNameRecord,
  NameExpired,
  NameNotFound,
  NameReserved,
  NameTaken,
  NameUnsettled,
  RenewalTooFar,
  TooManyNameRecords,
} from '../../../modules/names/index.js';
import { outlineOf } from '../../../modules/names/label.js';
import { commitmentOf } from '../../../modules/names/port.js';
import { FALL, fallingPrice, GRACE } from '../../../modules/names/price.js';
import { blake3 } from '../../../runtime/lib/crypto/hash.js';
import { InsufficientBalance, InvalidAddress, NotAuthorized, toHex, ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { alice, bob, carol, h } from '../../kit/index.js';
import {
  called,
  commit,
  DAY,
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

test('a name is registered for a year, paid to the treasury, and resolves to its registrant', () => {
  const c = nameChain();
  const expires_at = c.time + YEAR;
  register(c, alice, 'Alice')
    .returns({ name: 'alice.trl', expires_at, price: 10n * ONE })
    .emits('NameRegistered', { name: 'alice.trl', owner: alice, expires_at, price: 10n * ONE });
  c.block();
  assert.is(c.balance(TREASURY), 10n * ONE);
  assert.equal(c.ask('resolveName', ['ALICE.trl']), {
    name: 'alice.trl',
    address: c.json(alice),
    owner: c.json(alice),
    expires_at,
    in_grace: false,
  });
  assert.equal(infoOf(c, 'alice'), {
    name: 'alice.trl',
    label: 'alice',
    owner: c.json(alice),
    address: c.json(alice),
    primary: true,
    registered_at: expires_at - YEAR,
    expires_at,
    grace_until: expires_at + 90 * DAY,
    in_grace: false,
    records: {},
    price_paid: `${10n * ONE}`,
    available: false,
    price: `${10n * ONE}`,
    reserved: false,
    look_alike: null,
  });
});

test('a query for a free name returns everything that a buyer needs', () => {
  const c = nameChain();
  assert.is(resolve(c, 'nobody'), null);
  const { owner, address, available, price, records } = infoOf(c, 'nobody.trl');
  assert.equal([owner, address, available, price, records], [null, null, true, `${10n * ONE}`, {}]);
});

for (const [label, price] of [
  ['abc', 500n],
  ['abcd', 100n],
  ['abcde', 10n],
  ['a'.repeat(63), 10n],
] as const) {
  test(`a label of ${label.length} characters costs ${price} a year, and its renewal as much`, () => {
    const c = nameChain();
    register(c, alice, label).returns({ name: `${label}.trl`, expires_at: c.time + YEAR, price: price * ONE });
    register(c, alice, label).returns({ name: `${label}.trl`, expires_at: c.time + 2 * YEAR, price: price * ONE });
    assert.is(infoOf(c, label).price_paid, `${2n * price * ONE}`);
  });
}

test('prices are parameters, and a price of zero moves no funds', () => {
  const c = nameChain({ params: { 'names.price_3': '7', 'names.price_5': '0' } });
  register(c, alice, 'abc').returns({ name: 'abc.trl', expires_at: c.time + YEAR, price: 7n });
  register(c, alice, 'abcde').emitsOnly('NameRegistered');
});

const SHORT = 'it has fewer than 3 characters';
const LETTERS = 'only letters a to z, digits and hyphens are allowed';
const OTHER = 'a name of this chain is one label and .trl';
const ADDRESS = 'it looks like an address';
for (const [name, reason] of [
  ['', SHORT],
  ['ab', SHORT],
  ['.trl', SHORT],
  ['a'.repeat(64), 'it has more than 63 characters'],
  ['-abc', 'it begins or ends with a hyphen'],
  ['abc-', 'it begins or ends with a hyphen'],
  ['ab--cd', 'it has two hyphens in a row'],
  ['al ice', LETTERS],
  ['al_ice', LETTERS],
  ['аlice', LETTERS],
  ['alİce', LETTERS],
  ['alice.eth', OTHER],
  ['bob.alice.trl', OTHER],
  ['alice.', OTHER],
  ['0xdeadbeef', ADDRESS],
  [`trl${'a'.repeat(40)}`, ADDRESS],
] as const) {
  test(`${JSON.stringify(name)} is not a valid name: ${reason}`, () => {
    register(nameChain(), alice, name).fails(InvalidName, { reason });
  });
}

test('queries reject malformed names by format and names of other chains by code', () => {
  const c = nameChain();
  for (const method of ['resolveName', 'getNameInfo']) {
    c.refuses(method, ['a'], /fewer than 3/);
    c.refuses(method, ['a--b'], /must match/);
    c.refuses(method, ['ab.trl'], InvalidName);
    c.refuses(method, ['alice.eth'], InvalidName);
  }
});

test("names that suggest the chain's authority, and their look-alikes, are reserved", () => {
  const c = nameChain();
  for (const name of ['foundation', 'admin', 'chain', 'system', 'adm1n', 'f0undation', 'testland', 'trl', 'tr1']) {
    register(c, alice, name).fails(NameReserved);
    assert.equal([infoOf(c, name).available, infoOf(c, name).reserved], [false, true], name);
  }
});

test('the owner renews a name for up to ten years ahead, and others learn when it expires', () => {
  const c = nameChain();
  const start = c.time;
  register(c, alice, 'alice');
  register(c, bob, 'alice').fails(NameTaken, { name: 'alice.trl', expires_at: start + YEAR });
  for (let years = 2; years <= 10; years++) {
    register(c, alice, 'alice').emits('NameRenewed', { expires_at: start + years * YEAR, price: 10n * ONE });
  }
  register(c, alice, 'alice').fails(RenewalTooFar, { expires_at: start + 11 * YEAR, latest: start + 10 * YEAR });
  c.advance(1);
  register(c, alice, 'alice').fails(RenewalTooFar);
  c.advance(YEAR);
  register(c, alice, 'alice').emits('NameRenewed', { expires_at: start + 11 * YEAR });
});

test('registering a name needs a sufficient balance', () => {
  const c = nameChain({ balances: [[alice, 9n * ONE]] });
  register(c, alice, 'alice').fails(InsufficientBalance, { have: `${9n * ONE}`, need: `${10n * ONE}` });
});

test('the price falls linearly over 21 days from a hundred years to one year and never below', () => {
  const years = [0, 7, 14, 21].map((days) => fallingPrice(10n * ONE, days * DAY));
  assert.equal(years, [1_000n * ONE, 670n * ONE, 340n * ONE, 10n * ONE]);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.nat(2 * FALL), fc.nat(1_000), (year, since, more) => {
      const now = fallingPrice(year, since);
      const later = fallingPrice(year, since + more);
      assert.ok(now >= later && later >= year && now <= 100n * year);
      const exact = 100n * BigInt(FALL) - 99n * BigInt(Math.min(since, FALL));
      assert.ok(now * BigInt(FALL) >= year * exact && (now - 1n) * BigInt(FALL) < year * exact);
    }),
  );
});

test('a later owner pays the falling price, which becomes the recorded price of the name', () => {
  const c = nameChain();
  register(c, alice, 'alice');
  c.advance(YEAR + GRACE + 7 * DAY);
  assert.equal([infoOf(c, 'alice').available, infoOf(c, 'alice').price], [true, `${670n * ONE}`]);
  register(c, bob, 'alice').emits('NameRegistered', { owner: bob, price: 670n * ONE });
  assert.is(infoOf(c, 'alice').price_paid, `${670n * ONE}`);
  register(c, bob, 'alice').emits('NameRenewed', { price: 10n * ONE });
});

test("an account's first name becomes its primary name, and the account can choose another", () => {
  const c = nameChain();
  register(c, alice, 'alice');
  register(c, alice, 'wonder');
  assert.is(called(c, alice), 'alice.trl');
  say(c, alice, 'wonder', 'primary', 'true').emits('NameRecordSet', { name: 'wonder.trl', account: alice });
  assert.is(called(c, alice), 'wonder.trl');
  assert.equal([infoOf(c, 'alice').primary, infoOf(c, 'wonder').primary], [false, true]);
  say(c, alice, 'alice', 'primary', 'false');
  assert.is(called(c, alice), 'wonder.trl');
  say(c, alice, 'wonder', 'primary', 'false');
  assert.is(called(c, alice), null);
});

test('a name resolves to the address that its owner sets, and only that account makes it its primary name', () => {
  const c = nameChain();
  register(c, alice, 'pay-me');
  say(c, alice, 'pay-me', 'address', String(c.json(bob)));
  assert.equal([resolve(c, 'pay-me')?.address, called(c, alice), called(c, bob)], [c.json(bob), null, null]);
  say(c, alice, 'pay-me', 'primary', 'true').fails(NotAuthorized, { required: `0x${bob.address}` });
  say(c, bob, 'pay-me', 'primary', 'true');
  assert.is(called(c, bob), 'pay-me.trl');
  say(c, alice, 'pay-me', 'address', `0x${carol.address}`);
  assert.equal([resolve(c, 'pay-me')?.address, called(c, bob), called(c, carol)], [c.json(carol), null, null]);
  say(c, alice, 'pay-me', 'address', '');
  assert.is(resolve(c, 'pay-me')?.address, c.json(alice));
});

test('text records of a name can be set, changed and removed, up to sixteen', () => {
  const c = nameChain();
  register(c, alice, 'alice');
  say(c, alice, 'alice', 'email', 'a@example.org');
  say(c, alice, 'alice', 'email', 'b@example.org');
  say(c, alice, 'alice', 'com.github', 'alice');
  assert.equal(infoOf(c, 'alice').records, { 'com.github': 'alice', email: 'b@example.org' });
  say(c, alice, 'alice', 'email', '');
  say(c, alice, 'alice', 'nothing', '');
  assert.equal(infoOf(c, 'alice').records, { 'com.github': 'alice' });
  for (let i = 1; i < 16; i++) say(c, alice, 'alice', `key-${i}`, 'x');
  say(c, alice, 'alice', 'one-more', 'x').fails(TooManyNameRecords);
  say(c, alice, 'alice', 'key-1', 'y');
  say(c, alice, 'alice', 'key-1', '');
  say(c, alice, 'alice', 'one-more', 'x');
  assert.is(Object.keys(infoOf(c, 'alice').records).length, 16);
});

for (const [key, value] of [
  ['address', 'somewhere'],
  ['address', `0x${'0'.repeat(64)}`],
  ['address', 'trl1'],
  ['primary', 'yes'],
  ['primary', ''],
  ['url', 'javascript:alert(1)'],
  ['avatar', 'http://example.org/a.png'],
] as const) {
  test(`${key} cannot be ${JSON.stringify(value)}`, () => {
    const c = nameChain();
    register(c, alice, 'alice');
    say(c, alice, 'alice', key, value).fails(InvalidNameRecord, { key });
  });
}

test('a transfer passes on the name and its address but not its text records or primary names', () => {
  const c = nameChain();
  register(c, alice, 'alice');
  say(c, alice, 'alice', 'email', 'a@example.org');
  c.block();
  transfer(c, alice, 'alice', bob).emits('NameTransferred', { name: 'alice.trl', from: alice, to: bob });
  const { owner, address, records, primary } = infoOf(c, 'alice');
  assert.equal([owner, address, records, primary], [c.json(bob), c.json(bob), {}, false]);
  assert.equal([called(c, alice), called(c, bob)], [null, null]);
  say(c, alice, 'alice', 'email', 'x').fails(NotAuthorized, { required: `0x${bob.address}` });
  transfer(c, alice, 'alice', alice).fails(NotAuthorized);
});

test('a name can be transferred only if it exists, and not to the zero address', () => {
  const c = nameChain();
  transfer(c, alice, 'alice', bob).fails(NameNotFound, { name: 'alice.trl' });
  say(c, alice, 'alice', 'email', 'x').fails(NameNotFound);
  transfer(c, alice, 'a', bob).fails(InvalidName);
  say(c, alice, 'a', 'email', 'x').fails(InvalidName);
  register(c, alice, 'alice');
  c.block();
  c.run(alice, 'TransferName', { name: 'alice', to: ZERO_ADDRESS }).fails(InvalidAddress);
});

test('a commitment is the Blake3 hash of the full name, the sender and the salt', () => {
  const name = Buffer.from('alice.trl');
  const length = Buffer.from([name.length, 0, 0, 0]);
  const bytes = Buffer.concat([length, name, Buffer.from(alice.address, 'hex'), Buffer.from(h(1), 'hex')]);
  assert.is(commitmentOf('alice.trl', alice.address, h(1)), toHex(blake3(bytes)));
});

test('a commitment is usable once, after five blocks, by its sender', () => {
  const c = nameChain();
  commit(c, alice, 'alice.trl', h(1));
  commit(c, alice, 'alice.trl', h(1)).fails(AlreadyCommitted);
  const counts_at_height = c.height + 5;
  register(c, alice, 'alice', h(1)).fails(CommitmentTooNew, { counts_at_height });
  wait(c, 4);
  register(c, alice, 'alice', h(1)).fails(CommitmentTooNew, { counts_at_height });
  wait(c, 1);
  register(c, alice, 'alice', h(2)).fails(CommitmentNotFound);
  register(c, bob, 'alice', h(1)).fails(CommitmentNotFound);
  register(c, alice, 'a11ce', h(1)).fails(CommitmentNotFound);
  register(c, alice, 'ALICE.trl', h(1)).emits('NameRegistered', { owner: alice });
  assert.is(c.balance(TREASURY), 10n * ONE, 'nobody can win it any more');
  register(c, alice, 'alice', h(1)).fails(CommitmentNotFound);
  assert.equal(c.entries('names', 'commitments'), []);
});

test('in the grace period the owner can only renew', () => {
  const c = nameChain();
  const start = c.time;
  register(c, alice, 'alice');
  c.advance(YEAR);
  assert.equal([resolve(c, 'alice')?.in_grace, called(c, alice)], [true, 'alice.trl']);
  transfer(c, alice, 'alice', bob).fails(NameExpired, { expired_at: start + YEAR });
  say(c, alice, 'alice', 'email', 'x').fails(NameExpired);
  register(c, bob, 'alice').fails(NameTaken);
  c.advance(GRACE - 1);
  register(c, alice, 'alice').emits('NameRenewed', { expires_at: start + 2 * YEAR });
});

test('look-alike names have the same outline, which never changes', () => {
  const alike = [
    ['paypal', 'paypa1', 'paypai'],
    ['google', 'g00gle', 'goog1e', 'googie'],
    ['amazon', 'arnazon'],
    ['swift', '5wift', 'svvift'],
  ];
  for (const group of alike) assert.is(new Set(group.map(outlineOf)).size, 1, group.join());
  const label = fc.stringMatching(/^[a-z0-9]{3,20}$/);
  fc.assert(fc.property(label, (one) => assert.is(outlineOf(outlineOf(one)), outlineOf(one))));
});

test('a name cannot be transferred in the block that registers it', () => {
  const c = nameChain();
  register(c, alice, 'alice');
  transfer(c, alice, 'alice', bob).fails(NameUnsettled);
  c.block();
  transfer(c, alice, 'alice', bob);
});

test.run();
