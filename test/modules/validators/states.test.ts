/**
 * The life of a validator as a state machine (service 3.2): in every state every operation, and what it leads to or the code
 * with which it is refused. The test prints the table that it proves.
 */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { actor, alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
import {
  convict,
  endEpoch,
  proofOf,
  pubkeyOf,
  register,
  stake,
  stakingChain,
  UNIT,
  validatorOf,
} from '../shared/stakers.js';

const HOUR = 3_600;
const DAYS_21 = 1_814_400;

/** Bob lives the life; alice keeps the chain going. */
const chainOf = () => stakingChain([[alice, 10_000n]], { people: [bob, carol, dave] });

/** How each state is reached from nothing. */
const states: Readonly<Record<string, (c: TestChain) => void>> = {
  'not registered': () => {},
  candidate(c) {
    register(c, bob, 2_000n);
  },
  active(c) {
    register(c, bob, 2_000n);
    endEpoch(c);
  },
  jailed(c) {
    states.active!(c);
    c.block();
    convict(c, bob);
    endEpoch(c);
  },
  'jail over'(c) {
    states.jailed!(c);
    c.advance(HOUR);
  },
  unbonding(c) {
    states.active!(c);
    c.run(bob, 'Unstake', { amount: 2_000n * UNIT });
    endEpoch(c);
  },
  unbonded(c) {
    states.unbonding!(c);
    c.advance(DAYS_21);
  },
};

/** What is tried in each state, always by bob. */
const acts: Readonly<Record<string, (c: TestChain) => readonly [operation: string, params: object]>> = {
  'stake 1,000': (c) => [
    'Stake',
    { validator_pubkey: pubkeyOf(bob), amount: 1_000n * UNIT, proof_of_possession: proofOf(c, bob) },
  ],
  'stake 999': (c) => [
    'Stake',
    { validator_pubkey: pubkeyOf(bob), amount: 999n * UNIT, proof_of_possession: proofOf(c, bob) },
  ],
  'unstake all': () => ['Unstake', { amount: 2_000n * UNIT }],
  'unstake to 999': () => ['Unstake', { amount: 1_001n * UNIT }],
  'unstake more': () => ['Unstake', { amount: 2_001n * UNIT }],
  claim: () => ['ClaimUnstake', {}],
  unjail: () => ['Unjail', {}],
  'commission 50%': () => ['SetCommission', { commission_bps: 5_000 }],
  'commission 51%': () => ['SetCommission', { commission_bps: 5_100 }],
  'new key': (c) => {
    const key = actor('a new key of bob');
    return [
      'RotateConsensusKey',
      { new_consensus_pubkey: Buffer.from(key.publicKey).toString('hex'), proof_of_possession: proofOf(c, bob, key) },
    ];
  },
};

/** The state that bob's records show, for the end of an epoch. */
function stateOf(c: TestChain): string {
  const validator = validatorOf(c, bob) as Readonly<Record<string, unknown>> | null;
  const { unbonding } = c.ask<{ unbonding: { claimable: boolean }[] }>('getDelegations', [bob]);
  if (validator === null) return 'not registered';
  if (validator.is_jailed) return c.time >= (validator.jail_release_time as number) ? 'jail over' : 'jailed';
  if (validator.status === 'leaving') {
    if (unbonding.length === 0) return 'left';
    return unbonding.every(({ claimable }) => claimable) ? 'unbonded' : 'unbonding';
  }
  return validator.status as string;
}

/** Tries an act in a state: the state after the next end of an epoch, or the code of the refusal. */
function outcome(state: string, act: string): string {
  const c = chainOf();
  states[state]!(c);
  const refusal = c.run(bob, ...acts[act]!(c)).refusal;
  if (refusal) return `${refusal.code}`;
  endEpoch(c);
  const now = stateOf(c);
  return now === state ? '=' : now;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One row for each state; `=` stays in it. A validator that left stakes 1,000 or more to come back. */
const EXPECTED = `
state           stake 1,000  stake 999  unstake all  unstake to 999  unstake more  claim  unjail  commission 50%  commission 51%  new key
not registered  active       2001       2004         2004            2004          2011   2012    2012            2005            2012
candidate       active       active     unbonding    2008            2004          2011   2013    active          2005            active
active          =            =          unbonding    2008            2004          2011   2013    =               2005            =
jailed          =            =          =            2008            2004          2011   2007    =               2005            =
jail over       =            =          =            2008            2004          2011   active  =               2005            =
unbonding       active       2001       2004         2004            2004          2011   2013    =               2005            =
unbonded        active       2001       2004         2004            2004          left   2013    =               2005            =
`.trim();

test('every operation in every state has the specified outcome or fails with its own code', () => {
  const names = Object.keys(acts);
  const found = table([
    ['state', ...names],
    ...Object.keys(states).map((state) => [state, ...names.map((name) => outcome(state, name))]),
  ]);
  console.log(`\n${found}\n`);
  assert.is(found, EXPECTED);
});

test('a validator is active from the epoch after it registers, while its stake is among the top hundred', () => {
  const crowd = Array.from({ length: 100 }, (_, i) => [actor(`member ${i}`), 2_000n] as const);
  const c = stakingChain(crowd, { people: [bob, carol], epochBlocks: 2 });
  register(c, bob, 1_000n);
  endEpoch(c);
  assert.is(stateOf(c), 'candidate');
  stake(c, carol, bob, 1_500n);
  endEpoch(c).emits('ActiveSetChanged', { added: [bob.address] });
  assert.is(stateOf(c), 'active');
  assert.is(c.ask('stakingInfo').active_validators, 100);
});

test('validators with equal stake are ranked by address', () => {
  const crowd = Array.from({ length: 101 }, (_, i) => actor(`equal ${i}`));
  const c = stakingChain(
    crowd.slice(0, 100).map((who) => [who, 1_000n] as const),
    { people: [crowd[100]!], epochBlocks: 2 },
  );
  register(c, crowd[100]!, 1_000n);
  endEpoch(c);
  const last = crowd.map(({ address }) => address).sort((a, b) => (a < b ? -1 : 1))[100];
  const out = crowd.filter((who) => validatorOf(c, who).status === 'candidate');
  assert.equal(
    out.map(({ address }) => address),
    [last],
  );
});

test.run();
