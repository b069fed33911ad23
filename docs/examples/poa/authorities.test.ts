/** Authorities admit and dismiss each other by majority; a change takes effect with the next block. */

import { deepStrictEqual } from 'node:assert';
import { test } from 'node:test';
import { type Actor, alice, bob, carol, chain, dave } from 'trellis/kit';
import { toHex } from 'trellis/sdk';
import authorities, { LastAuthority, NotAnAuthority, NothingToChange, UnusableKey } from './authorities.ts';

const keyOf = (who: Actor): string => toHex(who.publicKey);
const open = (...members: Actor[]) =>
  chain(['accounts', 'tokens', authorities], {
    genesis: { authorities: members.map((who) => ({ address: who, key: keyOf(who) })) },
  });

type Chain = ReturnType<typeof open>;
const vote = (c: Chain, voter: Actor, subject: Actor, key: string | null) =>
  c.run(voter, 'authorities.VoteAuthority', { subject: subject.address, key });
const members = (c: Chain) => c.ask<{ address: string }[]>('listAuthorities', []).map(({ address }) => address);
const named = (c: Chain, ...people: Actor[]) => people.map((who) => c.json(who)).sort();

test('more than half of the authorities admit an account, exactly half do not', () => {
  const c = open(alice, bob);
  vote(c, alice, carol, keyOf(carol)).emits('AuthorityVoted');
  deepStrictEqual(members(c).sort(), named(c, alice, bob));
  vote(c, bob, carol, keyOf(carol)).emits('AuthorityAdmitted');
  deepStrictEqual(members(c).sort(), named(c, alice, bob, carol));
});

test('more than half dismiss an authority, and its own vote no longer counts', () => {
  const c = open(alice, bob, carol);
  vote(c, carol, dave, keyOf(dave));
  vote(c, alice, carol, null);
  vote(c, bob, carol, null).emits('AuthorityDismissed');
  vote(c, alice, dave, keyOf(dave));
  deepStrictEqual(members(c).sort(), named(c, alice, bob));
  vote(c, bob, dave, keyOf(dave)).emits('AuthorityAdmitted');
});

test('invalid votes are rejected', () => {
  const c = open(alice);
  vote(c, bob, bob, keyOf(bob)).fails(NotAnAuthority);
  vote(c, alice, alice, null).fails(LastAuthority);
  vote(c, alice, alice, keyOf(alice)).fails(NothingToChange);
  vote(c, alice, bob, null).fails(NothingToChange);
  vote(c, alice, bob, keyOf(alice)).fails(UnusableKey);
  vote(c, alice, bob, '00'.repeat(32)).fails(UnusableKey);
});

test('a new vote replaces the previous one', () => {
  const c = open(alice, bob, carol);
  vote(c, alice, dave, keyOf(dave));
  vote(c, alice, carol, null);
  vote(c, bob, dave, keyOf(dave));
  deepStrictEqual(members(c).length, 3, 'one vote to admit dave, one to dismiss carol');
});
