/** Authority: a module does with other modules what it was granted, for the sender and for its own accounts, and no more. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { GasLimitExceeded, NotAuthorized } from '../../../runtime/kernel/chain/common-errors.js';
import { moduleAccount } from '../../../runtime/kernel/chain/module-account.js';
import type { Outcome } from '../../../runtime/kernel/chain/receipt.js';
import { type ErrorDef, Failure } from '../../../runtime/lib/errors.js';
import { bankPort, features, Refused } from './features.js';
import { bundleOf, type Call, id, type OpenBlock, openBlock } from './scene.js';

const alice = id(0xa11ce);
const bob = id(0xb0b);

function succeeded(result: Outcome | Failure): Outcome {
  if (result instanceof Failure) throw new Error(`failed: ${result} ${JSON.stringify(result.details)}`);
  return result;
}

function refused(result: Outcome | Failure, declared: ErrorDef): void {
  assert.instance(result, Failure);
  assert.is((result as Failure).error.name, declared.name);
}

const held = ({ context }: OpenBlock, account = alice) => context.port(bankPort)!.held(account);

test('a module gets the functions that it requested and cannot add to them', () => {
  const { context, set } = openBlock(features);
  const shop = set.modules.find(({ module }) => module.name === 'shop')!;
  const { use } = context.scope(shop.index);
  assert.equal(Object.keys(use), ['bank', 'dispatch']);
  assert.equal(Object.keys(use.bank!), ['take']);
  assert.throws(() => Object.assign(use.bank!, { held: () => 0n }), TypeError);
  assert.throws(() => Object.assign(use, { more: {} }), TypeError);
});

test('a handler may read its context but cannot modify it', () => {
  const { context } = openBlock(features);
  const scope = context.scope(0);
  const { charge, account, mayActFor } = scope;
  assert.is(mayActFor(alice), false);
  assert.is(account('till'), account('till'));
  assert.type(charge, 'function');
  assert.throws(() => Object.assign(scope, { sender: alice }), TypeError);
  assert.throws(() => Object.assign(scope.emit, { Taken: () => {} }), TypeError);
  assert.throws(() => Object.assign(scope.block, { gasUsed: 0 }), TypeError);
});

test('a port may act for the sender of the operation, and not for another account', () => {
  const block = openBlock(features);
  refused(block.apply([['Take', { from: bob, amount: 5n }]]), NotAuthorized);
  succeeded(block.apply([['Take', { from: alice, amount: 5n }]]));
});

test('a port may act for an account of the calling module', () => {
  const block = openBlock(features);
  succeeded(block.apply([['TakeFromTill', { amount: 30n }]]));
  assert.is(held(block), 130n);
  assert.is(held(block, moduleAccount('shop', ['till'])), 70n);
});

test('a module must name its account each time: an earlier bundle grants no authority', () => {
  const block = openBlock(features);
  refused(block.apply([['TakeUnasked', { amount: 1n }]]), NotAuthorized);
  succeeded(block.apply([['TakeFromTill', { amount: 1n }]]));
  refused(block.apply([['TakeUnasked', { amount: 1n }]], { nonce: 1 }), NotAuthorized);
  // Nor does what a refused bundle did: its proposer would be the only one to know of it.
  refused(block.apply([['TakeFromTill', { amount: 1n }], ['Refuse']], { nonce: 1 }), Refused);
  refused(block.apply([['TakeUnasked', { amount: 1n }]], { nonce: 1 }), NotAuthorized);
});

const carry = (change: object): Call => [
  'office.Carry',
  { own: true, from: bob, carried: 0n, snatched: 0n, ...change },
];

test('a port delegates the authority of its caller only explicitly, and only until it returns', () => {
  const block = openBlock(features);
  succeeded(block.apply([carry({ carried: 30n })]));
  assert.is(held(block), 130n);
  refused(block.apply([carry({ snatched: 1n })], { nonce: 1 }), NotAuthorized);
  refused(block.apply([carry({ carried: 1n, snatched: 1n })], { nonce: 1 }), NotAuthorized);
});

test('a port cannot delegate authority that its caller lacks', () => {
  const block = openBlock(features);
  refused(block.apply([carry({ own: false, carried: 1n })]), NotAuthorized);
  succeeded(block.apply([carry({ own: false, from: alice, carried: 1n })]));
});

test('module accounts differ by module and by every part', () => {
  const accounts = [
    moduleAccount('shop', ['till']),
    moduleAccount('shop', ['till', '']),
    moduleAccount('shop', ['ti', 'll']),
    moduleAccount('shoptill', []),
    moduleAccount('shop', []),
    moduleAccount('shop', [1, 11]),
    moduleAccount('shop', [11, 1]),
    moduleAccount('bank', ['till']),
  ];
  assert.is(new Set(accounts).size, accounts.length);
  assert.is(moduleAccount('shop', [1]), moduleAccount('shop', ['1']));
});

function nested({ set }: OpenBlock, as: string, [name, params = {}]: Call): Call {
  const inner = bundleOf(set, [[name, params]]).bundle.operations[0]!;
  return ['Nest', { as, operation: inner }];
}

test('a nested operation runs as the given account, and the sender is restored afterwards', () => {
  const block = openBlock(features);
  refused(block.apply([['Take', { from: bob, amount: 5n }]]), NotAuthorized);
  succeeded(block.apply([nested(block, bob, ['Take', { from: bob, amount: 5n }])]));
  refused(block.apply([nested(block, bob, ['Take', { from: alice, amount: 5n }])], { nonce: 1 }), NotAuthorized);
  const both = [
    nested(block, bob, ['Take', { from: bob, amount: 5n }]),
    ['Take', { from: alice, amount: 1n }],
  ] as const;
  succeeded(block.apply(both, { nonce: 1 }));
});

test('nested operations use the gas of the bundle, at the rate of further operations', () => {
  const block = openBlock(features);
  const call = nested(block, bob, ['Store', { key: 'a', value: 1 }]);
  assert.is(succeeded(block.apply([call])).gasUsed, 1_000 + 9_000);
  refused(block.apply([call], { nonce: 1, gasLimit: 9_999 }), GasLimitExceeded);
});

test('an inner rejection undoes the whole bundle', () => {
  const block = openBlock(features);
  const before = [...block.journal.changes()];
  refused(block.apply([['Store', { key: 'a', value: 1 }], nested(block, bob, ['Refuse'])]), Refused);
  assert.equal([...block.journal.changes()], before);
});

test('operations nest four deep, and those declared top-level not at all', () => {
  const block = openBlock(features);
  let call: Call = ['Store', { key: 'a', value: 1 }];
  for (let depth = 0; depth < 4; depth++) call = nested(block, bob, call);
  succeeded(block.apply([call]));
  refused(block.apply([nested(block, bob, call)], { nonce: 1 }), NotAuthorized);
  succeeded(block.apply([call], { nonce: 1 }));
  succeeded(block.apply([['Alone']], { nonce: 2 }));
  refused(block.apply([nested(block, bob, ['Alone'])], { nonce: 3 }), NotAuthorized);
});

test.run();
