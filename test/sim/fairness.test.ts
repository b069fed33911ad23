/** A proposer against fair order: what it tries, and what the others notice or do not. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AttestationCount } from '../../runtime/kernel/chain/attested.js';
import type { Envelope } from '../../runtime/kernel/chain/bundle.js';
import type { OperationTable } from '../../runtime/kernel/chain/operation.js';
import { operationsOf, Wallet } from '../node/live.js';
import { account } from '../runtime/attestations/made.js';
import { bundles, FairHeight, type Lie, type Sent } from './fairness.js';
import { Chance } from './world.js';

const VALIDATORS = 10;
const PEOPLE = 40;
const RUNS = Number(process.env.RUNS ?? 40);
let operations: OperationTable;
let wallets: readonly Wallet[];

test.before(async () => {
  operations = await operationsOf();
  wallets = Array.from({ length: PEOPLE }, (_, i) => new Wallet(i, operations));
});

/** People all over the world send a bundle each within the second before validators attest. */
function crowd(chance: Chance): Sent[] {
  const bundle = bundles(wallets);
  return wallets.map((_, who) => ({ envelope: bundle(who), region: chance.below(5), atMs: chance.below(900) }));
}

const swapped = (list: readonly Envelope[], a: number, b: number): Envelope[] =>
  list.map((one, i) => (i === a ? list[b]! : i === b ? list[a]! : one));

test('an honest proposal raises no objection, whichever bundles it contains', () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const chance = new Chance(seed);
    const sent = crowd(chance);
    const height = new FairHeight({ validators: VALIDATORS, sent, chance, operations });
    const held = sent.map(({ envelope }) => envelope).filter(() => chance.happens(0.8));
    assert.is(height.objection(height.order(held)), undefined);
  }
});

test('reordering: swapping any two bundles is detected', () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const chance = new Chance(seed);
    const sent = crowd(chance);
    const height = new FairHeight({ validators: VALIDATORS, sent, chance, operations });
    const fair = height.order(sent.map(({ envelope }) => envelope));
    const [a, b] = [chance.below(PEOPLE), chance.below(PEOPLE)];
    if (a !== b) assert.match(height.objection(swapped(fair, a, b))!, /expected/);
    assert.match(height.objection([...fair].reverse())!, /expected/);
  }
});

test('inserting: an unattested bundle comes after all attested ones, wherever the proposer puts it', () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const chance = new Chance(seed);
    const sent = crowd(chance).slice(1);
    const height = new FairHeight({ validators: VALIDATORS, sent, chance, operations });
    const fair = height.order(sent.map(({ envelope }) => envelope));
    const own = bundles(wallets)(0);
    for (let at = 0; at < fair.length; at++) {
      assert.match(height.objection([...fair.slice(0, at), own, ...fair.slice(at)])!, /expected/);
    }
    assert.is(height.objection([...fair, own]), undefined);
  }
});

test('front-running: an instant reaction to a bundle comes after it, or into the same step by chance', () => {
  let [before, sameStep, tries] = [0, 0, 0];
  for (let seed = 1; seed <= 4 * RUNS; seed++) {
    const chance = new Chance(seed);
    const bundle = bundles(wallets);
    const victim: Sent = { envelope: bundle(1), region: chance.below(5), atMs: 200 + chance.below(500) };
    // The thief sits beside a validator of another region, and needs no time to think.
    const region = (victim.region + 1) % 5;
    const thief: Sent = { envelope: bundle(2), region, atMs: victim.atMs + 90 };
    const height = new FairHeight({ validators: VALIDATORS, sent: [victim, thief], chance, operations });
    const order = height.order([thief.envelope, victim.envelope]);
    tries++;
    if (order[0] === thief.envelope) before++;
    const slow: Sent = { ...thief, atMs: victim.atMs + 700 };
    const later = new FairHeight({ validators: VALIDATORS, sent: [victim, slow], chance, operations });
    if (later.order([slow.envelope, victim.envelope])[0] === slow.envelope) sameStep++;
  }
  assert.ok(before > 0 && before < 0.5 * tries, `${before} of ${tries}`);
  assert.is(sameStep, 0, 'more than a step later is after, always');
});

test('lying: a minority of validators that lists its own bundle first cannot put it before older ones', () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const chance = new Chance(seed);
    const bundle = bundles(wallets);
    const victim: Sent = { envelope: bundle(1), region: 0, atMs: 100 };
    const own: Sent = { envelope: bundle(2), region: 4, atMs: 800 };
    const lie: Lie = () => [
      [own.envelope, -50_000],
      [victim.envelope, 1_190],
    ];
    const lies = { 0: lie, 3: lie, 6: lie, 9: lie };
    const height = new FairHeight({ validators: VALIDATORS, sent: [victim, own], chance, operations, lies });
    assert.equal(height.order([own.envelope, victim.envelope]), [victim.envelope, own.envelope]);
  }
});

test('omitting attestations: the order may become random but never chosen, and the omission counts against the proposer', () => {
  const chance = new Chance(5);
  const sent = crowd(chance);
  const height = new FairHeight({ validators: VALIDATORS, sent, chance, operations });
  const all = sent.map(({ envelope }) => envelope);
  const few = height.refs.slice(0, 4);
  const drawn = height.order(all, few);
  assert.is(height.objection(drawn, few), undefined, 'a proposer may not have received them');
  assert.match(height.objection(swapped(drawn, 0, 1), few)!, /expected/);

  const set = Array.from({ length: VALIDATORS }, (_, i) => ({ address: account(i), power: 1_000 }));
  const scene = { proposer: account(77), epochBlocks: 1_000, set };
  const sparse = new AttestationCount({ ...scene, height: 10 }, []);
  for (const ref of few) sparse.take(ref);
  const next = new AttestationCount({ ...scene, height: 11, proposer: account(78) }, sparse.window);
  for (const ref of height.refs.slice(4)) next.take({ ...ref, age: 1 });
  assert.equal(next.omitting, [account(77)]);
});

test('censoring: an omitted bundle raises no objection, but every node sees who had it', () => {
  const chance = new Chance(3);
  const sent = crowd(chance);
  const height = new FairHeight({ validators: VALIDATORS, sent, chance, operations });
  const [victim, ...rest] = sent.map(({ envelope }) => envelope);
  assert.is(height.objection(height.order(rest)), undefined);
  assert.ok(height.witnesses(victim!) >= 8);
});

test('references: unknown, misplaced and duplicate ones are detected', () => {
  const chance = new Chance(2);
  const height = new FairHeight({ validators: VALIDATORS, sent: crowd(chance), chance, operations });
  const [first, ...others] = height.refs;
  assert.match(height.objection([], [{ ...first!, validator: 5 }])!, /names another validator or height/);
  assert.match(height.objection([], [{ ...first!, age: 1 }])!, /names another validator or height/);
  assert.is(height.objection([], others), undefined);
});

test.run();
