/** Keys and nonces of accounts as state machines (specification 3.3 and 3.5): every state meets every trigger. */

import { test } from 'uvu';
import accounts, {
  KeyAlreadyPresent,
  KeyNotAuthorized,
  LastKey,
  PublicKeyMismatch,
  TooManyKeys,
} from '../../../modules/accounts/index.js';
import tokens from '../../../modules/tokens/index.js';
import { InsufficientBalance, InvalidSignature, NonceGap, NonceTooLow } from '../../../runtime/sdk.js';
import { actor, alice, bob, carol, chain, type TestChain } from '../../kit/index.js';
import { add, keyOf, keysOf, proof, rotation } from '../shared/keys.js';
import { checkMachine } from '../shared/transitions.js';

const fresh = actor('a fresh key');
const memo = { data: new Uint8Array([1]) };

/** Alice with so many keys: her own, bob's, and others. */
function keyed(count: number): TestChain {
  const c = chain([accounts], { enforceSignatures: true });
  if (count > 0) c.run(alice, 'Memo', memo);
  const others = [bob, ...Array.from({ length: 14 }, (_, i) => actor(`key ${i}`))];
  for (const one of others.slice(0, Math.max(0, count - 1))) add(c, alice, one);
  return c;
}

const ALWAYS = {
  'add one it has': KeyAlreadyPresent,
  'add without proof': InvalidSignature,
  'rotate a strange one': KeyNotAuthorized,
  'rotate to one it has': KeyAlreadyPresent,
};
const BOTH = { "remove bob's": KeyNotAuthorized, "sign with bob's": KeyNotAuthorized };

test('every key operation in every state has the specified outcome or fails with its own code', () => {
  checkMachine({
    title: 'Keys of an account (specification 3.3): alice, by her own key; 1 to 16 keys',
    states: {
      'no key yet': () => keyed(0),
      '1 key': () => keyed(1),
      '2 keys': () => keyed(2),
      '16 keys': () => keyed(16),
    },
    triggers: {
      add: (c) => add(c, alice, fresh),
      'add one it has': (c) => add(c, alice, alice),
      'add without proof': (c) =>
        c.run(alice, 'AddKey', { ...keyOf(fresh), proof_of_possession: proof(c, carol, alice) }),
      'remove own': (c) => c.run(alice, 'RemoveKey', keyOf(alice)),
      "remove bob's": (c) => c.run(alice, 'RemoveKey', keyOf(bob)),
      rotate: (c) => c.run(alice, 'RotateKey', rotation(c, alice, alice, fresh)),
      'rotate a strange one': (c) => c.run(alice, 'RotateKey', rotation(c, alice, carol, fresh)),
      'rotate to one it has': (c) => c.run(alice, 'RotateKey', rotation(c, alice, alice, alice)),
      'sign with own': (c) => c.run(alice, 'Memo', memo),
      "sign with bob's": (c) => c.run(alice, 'Memo', memo, { signedBy: [bob] }),
    },
    table: {
      'no key yet': {
        ...ALWAYS,
        ...BOTH,
        add: '2 keys',
        'remove own': LastKey,
        rotate: '1 key',
        'sign with own': '1 key',
        "sign with bob's": PublicKeyMismatch,
      },
      '1 key': { ...ALWAYS, ...BOTH, add: '2 keys', 'remove own': LastKey, rotate: '1 key', 'sign with own': '1 key' },
      '2 keys': {
        ...ALWAYS,
        add: '3 keys',
        'remove own': '1 key',
        "remove bob's": '1 key',
        rotate: '2 keys',
        'sign with own': '2 keys',
        "sign with bob's": '2 keys',
      },
      '16 keys': {
        ...ALWAYS,
        add: TooManyKeys,
        'add one it has': TooManyKeys,
        'add without proof': TooManyKeys,
        'remove own': '15 keys',
        "remove bob's": '15 keys',
        rotate: '16 keys',
        'sign with own': '16 keys',
        "sign with bob's": '16 keys',
      },
    },
    stateOf(c) {
      const { length } = keysOf(c, alice);
      return length === 0 ? 'no key yet' : `${length} ${length === 1 ? 'key' : 'keys'}`;
    },
  });
});

/** Alice after so many bundles. */
function used(count: number): TestChain {
  const c = chain([accounts, tokens]);
  for (let i = 0; i < count; i++) c.run(alice, 'Memo', memo);
  return c;
}

const transfer = (to: string, amount: bigint) => ({ to, token_symbol: 'TRL', amount, memo: null });

test('a bundle runs only after its predecessor, and a failed bundle uses no nonce', () => {
  checkMachine({
    title: 'Nonce of an account (specification 3.5)',
    states: { 'next is 0': () => used(0), 'next is 1': () => used(1), 'next is 7': () => used(7) },
    triggers: {
      'the next': (c) => c.run(alice, 'Memo', memo, { nonce: c.nonce(alice) }),
      'the next, which fails': (c) =>
        c.run(alice, 'Transfer', transfer(bob.address, 10n ** 30n), { nonce: c.nonce(alice) }),
      'one ahead': (c) => c.run(alice, 'Memo', memo, { nonce: c.nonce(alice) + 1 }),
      'number 0': (c) => c.run(alice, 'Memo', memo, { nonce: 0 }),
    },
    table: {
      'next is 0': {
        'the next': 'next is 1',
        'the next, which fails': InsufficientBalance,
        'one ahead': NonceGap,
        'number 0': 'next is 1',
      },
      'next is 1': {
        'the next': 'next is 2',
        'the next, which fails': InsufficientBalance,
        'one ahead': NonceGap,
        'number 0': NonceTooLow,
      },
      'next is 7': {
        'the next': 'next is 8',
        'the next, which fails': InsufficientBalance,
        'one ahead': NonceGap,
        'number 0': NonceTooLow,
      },
    },
    stateOf: (c) => `next is ${c.nonce(alice)}`,
  });
});

test.run();
