/** Recovery against a model with time: whatever owners, guardians and clocks do, chain and model agree. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  AlreadyApproved,
  ApprovalsBelowThreshold,
  ConfigLockedByPendingRecovery,
  NoPendingRecovery,
  NoRecoveryConfigured,
  NotGuardian,
  RecoveryExpired,
  RecoveryPending,
  TimelockNotElapsed,
} from '../../../modules/recovery/index.js';
import { AccountFrozen, type ErrorDef, toHex } from '../../../runtime/sdk.js';
import { type Actor, actor, alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
import { keysOf } from '../shared/keys.js';
import { cancel, DAY, finalize, initiate, recoveryChain, recoveryOf, set } from './recovering.js';

const people = [bob, carol, dave];
const keys = [actor('key one'), actor('key two')];
const FINALIZE_WITHIN = 30 * DAY;

interface Terms {
  readonly guardians: readonly Actor[];
  readonly threshold: number;
  readonly timelock: number;
  readonly freezes: boolean;
}

interface Pending {
  readonly key: Actor;
  readonly ready: number;
  readonly approvals: Actor[];
}

/** What should be: written from the rules, step by step, without a look at the module. */
class Model {
  terms: Terms | undefined;
  change: { readonly terms: Terms | undefined; readonly at: number } | undefined;
  pending: Pending | undefined;
  expired = false;
  key: Actor | undefined;
  time: number;

  constructor(time: number) {
    this.time = time;
  }

  advance(seconds: number): void {
    this.time += seconds;
    if (this.pending && this.time > this.pending.ready + FINALIZE_WITHIN) {
      this.pending = undefined;
      this.expired = true;
    }
    this.applyChange();
  }

  private applyChange(): void {
    if (!this.change || this.pending || this.change.at > this.time) return;
    this.terms = this.change.terms;
    this.change = undefined;
    if (!this.terms) this.expired = false;
  }

  get frozen(): boolean {
    return this.pending !== undefined && this.terms?.freezes === true;
  }

  set(terms: Terms | undefined): ErrorDef | undefined {
    if (this.frozen) return AccountFrozen;
    if (!this.terms) {
      if (!terms) return NoRecoveryConfigured;
      this.terms = terms;
      return undefined;
    }
    if (this.pending) return ConfigLockedByPendingRecovery;
    this.change = { terms, at: this.time + this.terms.timelock };
    this.expired = false;
    this.applyChange();
    return undefined;
  }

  initiate(who: Actor, key: Actor): ErrorDef | undefined {
    if (!this.terms) return NoRecoveryConfigured;
    if (!this.terms.guardians.includes(who)) return NotGuardian;
    if (!this.pending) {
      this.pending = { key, ready: this.time + this.terms.timelock, approvals: [who] };
      this.expired = false;
    } else if (this.pending.key !== key) return RecoveryPending;
    else if (this.pending.approvals.includes(who)) return AlreadyApproved;
    else this.pending.approvals.push(who);
    return undefined;
  }

  cancel(): ErrorDef | undefined {
    if (!this.terms) return NoRecoveryConfigured;
    if (!this.pending) return NoPendingRecovery;
    this.pending = undefined;
    this.applyChange();
    return undefined;
  }

  finalize(): ErrorDef | undefined {
    if (!this.terms) return NoRecoveryConfigured;
    if (!this.pending) return this.expired ? RecoveryExpired : NoPendingRecovery;
    if (this.time < this.pending.ready) return TimelockNotElapsed;
    if (this.pending.approvals.length < this.terms.threshold) return ApprovalsBelowThreshold;
    this.key = this.pending.key;
    this.pending = undefined;
    this.change = undefined;
    return undefined;
  }
}

const timelock = fc.constantFrom(0, 10, 10, DAY);
const terms = fc.tuple(fc.subarray(people, { minLength: 1 }), fc.nat(), timelock, fc.boolean()).map(
  ([guardians, n, timelock, freezes]): Terms => ({
    guardians,
    threshold: 1 + (n % guardians.length),
    timelock,
    freezes,
  }),
);

/** What somebody does: on the chain, and in the model. */
interface Act {
  readonly toString: () => string;
  readonly model: (m: Model) => ErrorDef | undefined;
  readonly chain: (c: TestChain) => { fails(error: ErrorDef): void; settle(): void } | undefined;
}

const named = (name: string, model: Act['model'], chain: Act['chain']): Act => ({ toString: () => name, model, chain });

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.option(terms, { nil: undefined }).map((given) =>
      named(
        given ? `set ${given.guardians.join('+')} ${given.threshold} ${given.timelock}` : 'set none',
        (m) => m.set(given),
        (c) =>
          set(c, {
            guardians: given?.guardians ?? [],
            threshold: given?.threshold ?? 0,
            timelock_s: given?.timelock ?? 0,
            freeze_on_recovery: given?.freezes ?? false,
          }),
      ),
    ),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constantFrom(...people), fc.constantFrom(keys[0]!, keys[0]!, keys[1]!)).map(([who, key]) =>
      named(
        `${who} initiates ${key}`,
        (m) => m.initiate(who, key),
        (c) => initiate(c, who, key),
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant(
      named(
        'cancel',
        (m) => m.cancel(),
        (c) => cancel(c),
      ),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constant(
      named(
        'finalize',
        (m) => m.finalize(),
        (c) => finalize(c),
      ),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(1, 9, 10, DAY - 1, DAY, FINALIZE_WITHIN, FINALIZE_WITHIN + 1).map((seconds) =>
      named(
        `${seconds} s pass`,
        (m) => void m.advance(seconds),
        (c) => void c.advance(seconds),
      ),
    ),
  },
);

function compare(c: TestChain, m: Model): void {
  const told = recoveryOf(c);
  const json = (who: Actor) => c.json(who);
  assert.equal(told?.guardians, m.terms?.guardians.map(json));
  assert.is(told?.threshold, m.terms?.threshold);
  assert.equal(told?.pending?.approvals, m.pending?.approvals.map(json));
  assert.is(told?.pending?.ready_at, m.pending?.ready);
  assert.is(told?.scheduled_change?.effective_at, m.change?.at);
  assert.is(c.attempt(alice, 'Memo', { data: new Uint8Array() }), !m.frozen);
  if (m.key)
    assert.equal(
      keysOf(c, alice).map(({ public_key }) => public_key),
      [toHex(m.key.publicKey)],
    );
}

/** RUNS in the environment asks for so many lives, others each time. */
const RUNS = Number(process.env.RUNS ?? 60);
const seed = process.env.RUNS === undefined ? { seed: 1 } : {};

test('chain and model agree on every step of random runs', () => {
  let recovered = 0;
  const met = new Set<string>();
  fc.assert(
    fc.property(fc.array(act, { minLength: 20, maxLength: 60, size: 'max' }), (acts) => {
      const c = recoveryChain();
      const m = new Model(c.time);
      for (const one of acts) {
        const expected = one.model(m);
        const ran = one.chain(c);
        if (expected) {
          met.add(expected.name);
          ran!.fails(expected);
        } else ran?.settle();
        compare(c, m);
      }
      if (m.key) recovered++;
    }),
    { numRuns: RUNS, ...seed },
  );
  assert.ok(recovered * 5 > RUNS, `only ${recovered} of ${RUNS} lives saw a recovery`);
  assert.is(met.size, 10, `only ${[...met].join(', ')} were met`);
});

test.run();
