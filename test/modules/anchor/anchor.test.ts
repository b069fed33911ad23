/** Anchors: written once, under names that somebody owns, and proven. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import anchor, {
  AlreadyAnchored,
  InvalidHash,
  InvalidNamespace,
  NamespaceNotFound,
  NamespaceOwned,
} from '../../../modules/anchor/index.js';
import { Proof, verifyProof } from '../../../runtime/lib/state/proof.js';
import { fromHex, InvalidAddress, ZERO_ADDRESS, ZERO_HASH } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, carol, chain, h, type TestChain } from '../../kit/index.js';
import { lives } from '../shared/steps.js';
import { checkMachine } from '../shared/transitions.js';

interface Answer {
  readonly exists: boolean;
  readonly anchor: Record<string, unknown> | null;
  readonly confirmations: number;
  readonly proof: { readonly state_root: string; readonly key: string; readonly value: string | null; path: unknown };
}

const open = () => chain([accounts, anchor]);
const write = (
  c: TestChain,
  who: Actor,
  namespace: string,
  key: string,
  value_hash = h(7),
  uri: string | null = null,
) => c.run(who, 'Anchor', { namespace, key, value_hash, uri });
const give = (c: TestChain, who: Actor, namespace: string, to = bob.address) =>
  c.run(who, 'TransferNamespace', { namespace, to });
const verify = (c: TestChain, namespace: string, key: string) => c.ask<Answer>('verifyAnchor', [namespace, key]);
const list = (c: TestChain, ...params: unknown[]) =>
  c.ask<{ anchors: { key: string }[]; count: number; next_cursor: string | null }>('getAnchors', params);

/** Whether the proof of an answer leads to the root that the chain has, and shows just what is claimed. */
function isProven(c: TestChain, { proof }: Answer): boolean {
  assert.is(proof.state_root, c.text.hash(c.stateRoot()));
  const value = proof.value === null ? null : fromHex(proof.value);
  return verifyProof(fromHex(c.stateRoot()), fromHex(proof.key), value, Proof.fromJson(proof.path, c.text));
}

test('an anchor is returned with its writer, time, bundle and block', () => {
  const c = open();
  c.advance(60);
  const ran = write(c, alice, 'acme.legal', 'contract-17', h(7), 'ipfs://bafy');
  ran.returns({ namespace: 'acme.legal', key: 'contract-17' });
  ran.emits('Anchored', {
    namespace: 'acme.legal',
    key: 'contract-17',
    value_hash: h(7),
    owner: alice,
    uri: 'ipfs://bafy',
  });
  const { height, time } = c;
  c.advance(10);
  const { exists, anchor: found, confirmations } = verify(c, 'acme.legal', 'contract-17');
  assert.ok(exists);
  assert.is(confirmations, 2);
  const { bundle_hash, ...rest } = found!;
  assert.match(String(bundle_hash), /^trh/);
  assert.equal(rest, {
    namespace: 'acme.legal',
    key: 'contract-17',
    value_hash: `0x${h(7)}`,
    owner: c.json(alice),
    block_height: height,
    block_hash: c.text.hash(c.blockHash(height)!),
    timestamp: time,
    uri: 'ipfs://bafy',
  });
});

test('the state root proves both the presence and the absence of an anchor', () => {
  const c = open();
  write(c, alice, 'acme', 'one');
  const there = verify(c, 'acme', 'one');
  const absent = verify(c, 'acme', 'two');
  assert.equal([absent.exists, absent.anchor, absent.confirmations, absent.proof.value], [false, null, 0, null]);
  assert.ok(isProven(c, there) && isProven(c, absent));
  assert.not(isProven(c, { ...absent, proof: { ...absent.proof, value: there.proof.value } }));
  assert.not(isProven(c, { ...there, proof: { ...there.proof, key: absent.proof.key } }));
  assert.not(isProven(c, { ...there, proof: { ...there.proof, value: there.proof.value!.replace(/..$/, '01') } }));
});

test('a key is written once: a repeated and a different hash both fail and report the stored anchor', () => {
  const c = open();
  write(c, alice, 'acme', 'one', h(7));
  const details = { value_hash: `0x${h(7)}`, block_height: c.height };
  c.advance(5);
  write(c, alice, 'acme', 'one', h(7)).fails(AlreadyAnchored, details);
  write(c, alice, 'acme', 'one', h(8)).fails(AlreadyAnchored, details);
  write(c, alice, 'acme', 'one.v2', h(8));
  write(c, alice, 'acme.other', 'one', h(8));
});

test('keys that look alike, or have the same concatenation with their namespace, are distinct', () => {
  const c = open();
  const pairs = [
    ['a', 'b.c'],
    ['a.b', 'c'],
    ['ab', 'c'],
    ['a', 'bc'],
    ['a', 'Bc'],
    ['a', 'b c'],
    ['a', 'b'],
  ] as const;
  for (const [i, [namespace, key]] of pairs.entries()) write(c, alice, namespace, key, h(i + 1));
  pairs.forEach(([namespace, key], i) => {
    assert.is(verify(c, namespace, key).anchor!.value_hash, `0x${h(i + 1)}`);
  });
});

test('a namespace has 1 to 64 allowed characters, and a hash has 32 bytes that are not all zero', () => {
  const c = open();
  for (const name of ['', 'A', 'a b', 'a/b', 'ä', 'x'.repeat(65)]) {
    write(c, alice, name, 'k').fails(InvalidNamespace);
  }
  write(c, alice, 'x'.repeat(64), 'k');
  write(c, alice, 'a-z_0.9', 'k');
  write(c, alice, 'a', 'k', ZERO_HASH).fails(InvalidHash, { field: 'value_hash', reason: 'is zero' });
  const { value_hash } = anchor.operations.Anchor!.params;
  for (const text of ['', '0x', 'ab', `0x${h(1)}00`, 'zz'.repeat(32), `${'0x'}0x${h(1)}`]) {
    assert.throws(
      () => value_hash!.fromJson(text, c.text),
      (cause: { failure?: { error: unknown } }) => cause.failure?.error === InvalidHash,
      text,
    );
  }
  for (const text of [h(1), `0x${h(1)}`, `0x${h(1).toUpperCase()}`])
    assert.is(value_hash!.fromJson(text, c.text), h(1));
});

test('a key has 1 to 128 visible characters', () => {
  const { key } = anchor.operations.Anchor!.params;
  const { text } = open();
  for (const word of ['a', 'a/b', 'Größe 7', 'x'.repeat(128)]) assert.is(key!.fromJson(word, text), word);
  for (const word of ['', 'a\nb', 'a\u0000', 'a\u{202e}b', 'x'.repeat(129), 7]) {
    assert.throws(() => key!.fromJson(word, text), /./, String(word));
  }
});

test('a namespace cannot be transferred to the zero address', () => {
  const c = open();
  write(c, alice, 'acme', 'one');
  give(c, alice, 'acme', ZERO_ADDRESS).fails(InvalidAddress);
});

test('the new owner of a namespace anchors there, and existing anchors keep the name of their writer', () => {
  const c = open();
  write(c, alice, 'acme', 'one');
  give(c, alice, 'acme').emits('NamespaceTransferred', { namespace: 'acme', from: alice, to: bob });
  write(c, bob, 'acme', 'two');
  assert.is(verify(c, 'acme', 'one').anchor!.owner, c.json(alice));
  assert.is(verify(c, 'acme', 'two').anchor!.owner, c.json(bob));
  assert.equal(c.ask('getNamespace', ['acme']), {
    namespace: 'acme',
    owner: c.json(bob),
    anchors: 2,
    claimed_at_height: c.height,
  });
  assert.is(c.ask('getNamespace', ['other']), null);
});

test('a rejected bundle claims no namespace', () => {
  const c = open();
  const one = ['Anchor', { namespace: 'acme', key: 'a', value_hash: h(1), uri: null }] as const;
  c.bundle(alice, [one, one]).fails(AlreadyAnchored);
  write(c, bob, 'acme', 'a');
});

test('anchors are listed newest first, page by page', () => {
  const c = open();
  for (let i = 0; i < 5; i++) {
    write(c, alice, 'acme', `key ${9 - i}`, h(i + 1));
    c.block();
  }
  write(c, alice, 'acme.other', 'x');
  const first = list(c, 'acme', 2, null);
  const second = list(c, 'acme', 2, first.next_cursor);
  const third = list(c, 'acme', 2, second.next_cursor);
  assert.equal(
    [first, second, third].flatMap(({ anchors }) => anchors.map(({ key }) => key)),
    ['key 5', 'key 6', 'key 7', 'key 8', 'key 9'],
  );
  assert.equal([first.count, third.count, third.next_cursor], [2, 1, null]);
  assert.equal(list(c, 'nobody').anchors, []);
});

// --- the namespace as a state machine

const none = () => ({ c: open() });
function owned() {
  const world = none();
  write(world.c, alice, 'acme', 'one');
  return world;
}
function given() {
  const world = owned();
  give(world.c, alice, 'acme');
  return world;
}

test('every trigger in every state of a namespace has the specified outcome', () =>
  checkMachine({
    title: 'Namespace',
    states: { none, 'of alice': owned, 'of bob': given },
    triggers: {
      'alice anchors': ({ c }) => write(c, alice, 'acme', 'next'),
      'alice repeats': ({ c }) => write(c, alice, 'acme', 'one'),
      'bob anchors': ({ c }) => write(c, bob, 'acme', 'next'),
      'alice gives it to bob': ({ c }) => give(c, alice, 'acme'),
      'bob gives it to alice': ({ c }) => give(c, bob, 'acme', alice.address),
    },
    table: {
      none: {
        'alice anchors': 'of alice',
        'alice repeats': 'of alice',
        'bob anchors': 'of bob',
        'alice gives it to bob': NamespaceNotFound,
        'bob gives it to alice': NamespaceNotFound,
      },
      'of alice': {
        'alice anchors': 'of alice',
        'alice repeats': AlreadyAnchored,
        'bob anchors': NamespaceOwned,
        'alice gives it to bob': 'of bob',
        'bob gives it to alice': NamespaceOwned,
      },
      'of bob': {
        'alice anchors': NamespaceOwned,
        'alice repeats': NamespaceOwned,
        'bob anchors': 'of bob',
        'alice gives it to bob': NamespaceOwned,
        'bob gives it to alice': 'of alice',
      },
    },
    stateOf({ c }) {
      const found = c.ask<{ owner: string } | null>('getNamespace', ['acme']);
      return found === null ? 'none' : found.owner === c.json(alice) ? 'of alice' : 'of bob';
    },
  }));

// --- long random lives

const person = fc.constantFrom(alice, bob, carol);
const namespace = fc.constantFrom('a', 'b', 'a.b');
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      op: fc.constant('anchor' as const),
      who: person,
      namespace,
      key: fc.nat(12),
      hash: fc.nat(3),
    }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('give' as const), who: person, namespace, to: person }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('block' as const) }) },
);

test('in every random run only owners write, anchors never change, and all of them are listed', () => {
  lives(step, (life) => {
    const c = open();
    const owners = new Map<string, Actor>();
    const written = new Map<string, Map<string, string>>();
    for (const one of life) {
      if (one.op === 'block') {
        c.block();
        continue;
      }
      const owner = owners.get(one.namespace);
      if (one.op === 'give') {
        const ran = give(c, one.who, one.namespace, one.to.address);
        if (owner === undefined) ran.fails(NamespaceNotFound);
        else if (owner !== one.who) ran.fails(NamespaceOwned);
        else owners.set(one.namespace, one.to);
        continue;
      }
      const key = `${one.key}`;
      const ran = write(c, one.who, one.namespace, key, h(one.hash + 1));
      if (owner !== undefined && owner !== one.who) ran.fails(NamespaceOwned);
      else if (written.get(one.namespace)?.has(key)) ran.fails(AlreadyAnchored);
      else {
        owners.set(one.namespace, one.who);
        written.set(one.namespace, (written.get(one.namespace) ?? new Map()).set(key, `0x${h(one.hash + 1)}`));
      }
    }
    for (const [name, hashes] of written) {
      const { anchors } = c.ask<{ anchors: { key: string; value_hash: string }[] }>('getAnchors', [name, 100]);
      assert.equal(anchors.map(({ key, value_hash }) => [key, value_hash]).reverse(), [...hashes]);
    }
  });
});

test.run();
