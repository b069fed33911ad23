/** Random lives of names, against a model that says who has what, what must succeed and what is refused by which error. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  AlreadyCommitted,
  CommitmentNotFound,
  CommitmentTooNew,
  NameExpired,
  NameNotFound,
  NameTaken,
  NameUnsettled,
  RenewalTooFar,
  TooManyNameRecords,
} from '../../../modules/names/index.js';
import type { Registration } from '../../../modules/names/name.js';
import { commitmentOf } from '../../../modules/names/port.js';
import { FALL, fallingPrice, GRACE } from '../../../modules/names/price.js';
import { type ErrorDef, NotAuthorized } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, carol, h, type TestChain } from '../../kit/index.js';
import { lives } from '../shared/steps.js';
import { called, commit, HELD, infoOf, nameChain, ONE, register, say, TREASURY, transfer, YEAR } from './naming.js';

const people = [alice, bob, carol];
const PEOPLE = fc.constantFrom(...people);
/** The first two look alike, and cost different prices. */
const LABEL = fc.constantFrom('modern', 'rnodem', 'abc', 'abcd');
const OUTLINE: Readonly<Record<string, string>> = { modern: 'modem', rnodem: 'modem', abc: 'abc', abcd: 'abcd' };
const PRICE: Readonly<Record<string, bigint>> = { modern: 10n, rnodem: 10n, abc: 500n, abcd: 100n };

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ op: fc.constant('register' as const), by: PEOPLE, label: LABEL }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('reveal' as const), by: PEOPLE, label: LABEL }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('commit' as const), by: PEOPLE, label: LABEL }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('transfer' as const), by: PEOPLE, label: LABEL, to: PEOPLE }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('point' as const), by: PEOPLE, label: LABEL, to: PEOPLE }) },
  {
    weight: 3,
    arbitrary: fc.record({ op: fc.constant('primary' as const), by: PEOPLE, label: LABEL, on: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constant('say' as const),
      by: PEOPLE,
      label: LABEL,
      key: fc.nat(17),
      on: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ op: fc.constant('blocks' as const), count: fc.integer({ min: 1, max: 6 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      op: fc.constant('later' as const),
      seconds: fc.constantFrom(YEAR / 2, YEAR - 7, GRACE - 7, GRACE / 2, FALL / 2, FALL),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Deed = Exclude<Step, { op: 'blocks' | 'later' }>;

interface Name {
  label: string;
  owner: Actor;
  address: Actor;
  expires: number;
  lapsed: number;
  paid: bigint;
  /** The height in which it can be won, or 0. */
  open: number;
  readonly texts: Set<number>;
}

/** What the chain should hold, kept as simply as can be. */
class Model {
  readonly names = new Map<string, Name>();
  readonly primary = new Map<Actor, string>();
  readonly commitments = new Map<string, number>();
  readonly spent = new Map<Actor, bigint>();
  height = 0;
  time = 0;

  held(label: string): Name | undefined {
    const found = this.names.get(OUTLINE[label]!);
    return found && found.label === label && this.time < found.expires + GRACE ? found : undefined;
  }

  called(who: Actor): string | null {
    const label = this.primary.get(who);
    return label !== undefined && this.held(label)?.address === who ? `${label}.trl` : null;
  }

  do(deed: Deed): ErrorDef | undefined {
    const { by, label } = deed;
    if (deed.op === 'commit') return this.commit(by, label);
    if (deed.op === 'register' || deed.op === 'reveal') return this.register(by, label, deed.op === 'reveal');
    const name = this.held(label);
    if (!name) return NameNotFound;
    if (this.time >= name.expires) return NameExpired;
    if (deed.op === 'primary') {
      if (name.address !== by) return NotAuthorized;
      if (deed.on) this.primary.set(by, label);
      else if (this.primary.get(by) === label) this.primary.delete(by);
      return undefined;
    }
    if (name.owner !== by) return NotAuthorized;
    if (deed.op === 'transfer') {
      if (name.open === this.height) return NameUnsettled;
      this.forget(name);
      name.texts.clear();
      Object.assign(name, { owner: deed.to, address: deed.to });
    } else if (deed.op === 'point') {
      if (name.address !== deed.to) this.forget(name);
      name.address = deed.to;
    } else if (!deed.on) name.texts.delete(deed.key);
    else if (name.texts.size === 16 && !name.texts.has(deed.key)) return TooManyNameRecords;
    else name.texts.add(deed.key);
    return undefined;
  }

  private commit(by: Actor, label: string): ErrorDef | undefined {
    const key = `${by} ${label}`;
    if (this.commitments.has(key)) return AlreadyCommitted;
    this.commitments.set(key, this.height);
    return undefined;
  }

  private register(by: Actor, label: string, reveals: boolean): ErrorDef | undefined {
    const key = `${by} ${label}`;
    if (reveals) {
      const made = this.commitments.get(key);
      if (made === undefined) return CommitmentNotFound;
      if (this.height < made + 5) return CommitmentTooNew;
    }
    const year = PRICE[label]! * ONE;
    const own = this.held(label);
    if (own?.owner === by) {
      if (own.expires + YEAR > this.time + 10 * YEAR) return RenewalTooFar;
      own.expires += YEAR;
      own.paid += year;
      this.spend(by, year);
      if (reveals) this.commitments.delete(key);
      return undefined;
    }
    const before = this.names.get(OUTLINE[label]!);
    const taken = before && this.time < before.expires + GRACE;
    if (taken && !(reveals && before.open === this.height)) return NameTaken;
    if (taken) this.spend(before.owner, -before.paid);
    if (before) this.forget(before);
    const lapsed = !before ? 0 : taken ? before.lapsed : before.expires + GRACE;
    const paid = lapsed === 0 ? year : fallingPrice(year, this.time - lapsed);
    this.spend(by, paid);
    if (reveals) this.commitments.delete(key);
    const open = reveals ? 0 : this.height;
    const [owner, address, expires] = [by, by, this.time + YEAR];
    this.names.set(OUTLINE[label]!, { label, owner, address, expires, lapsed, paid, open, texts: new Set() });
    if (this.called(by) === null) this.primary.set(by, label);
    return undefined;
  }

  private forget({ label, address }: Name): void {
    if (this.primary.get(address) === label) this.primary.delete(address);
  }

  private spend(by: Actor, amount: bigint): void {
    this.spent.set(by, (this.spent.get(by) ?? 0n) + amount);
  }
}

function perform(c: TestChain, deed: Deed) {
  const { op, by, label } = deed;
  if (op === 'register') return register(c, by, label);
  if (op === 'reveal') return register(c, by, label, h(7));
  if (op === 'commit') return commit(c, by, `${label}.trl`, h(7));
  if (op === 'transfer') return transfer(c, by, label, deed.to);
  if (op === 'point') return say(c, by, label, 'address', `0x${deed.to.address}`);
  if (op === 'primary') return say(c, by, label, 'primary', `${deed.on}`);
  return say(c, by, label, `key-${deed.key}`, deed.on ? 'x' : '');
}

const RICH = 10n ** 9n * ONE;

/** Expects the chain to be what the model says, and what holds of every chain. */
function compare(c: TestChain, model: Model): void {
  for (const label of ['modern', 'rnodem', 'abc', 'abcd']) {
    const { owner, address, expires_at, records, price_paid } = infoOf(c, label);
    const name = model.held(label);
    assert.equal(
      [owner, address, expires_at, Object.keys(records).length, price_paid],
      name
        ? [c.json(name.owner), c.json(name.address), name.expires, name.texts.size, `${name.paid}`]
        : [null, null, null, 0, null],
      label,
    );
  }
  for (const who of people) assert.is(called(c, who), model.called(who), `${who}`);
  const all = c.entries<Registration>('names', 'names');
  const records = c.entries('names', 'records');
  assert.is(
    all.reduce((sum, { value }) => sum + value.records, 0),
    records.length,
    'texts are counted',
  );
  for (const { key, value } of c.entries<string>('names', 'primaries')) {
    const place = all.find((one) => one.value.label === value);
    assert.is(place?.value.address, key[0], 'what an account is called stands for it');
  }
  const spent = [...model.spent.values()].reduce((sum, amount) => sum + amount, 0n);
  assert.is(c.balance(TREASURY) + c.balance(HELD), spent, 'the treasury has what was paid');
  assert.is(c.balance(HELD), c.cell('names', 'held'));
  for (const who of people) assert.is(c.balance(who), RICH - (model.spent.get(who) ?? 0n), `${who} paid his names`);
}

test('in random runs the chain matches the model, rejects the same operations and accounts for every payment', () => {
  assert.is(commitmentOf('abc.trl', alice.address, h(7)).length, 64);
  lives(step, (steps) => {
    const c = nameChain({ balances: people.map((who) => [who, RICH] as const) });
    const model = new Model();
    for (const one of steps) {
      if (one.op === 'blocks') c.reach(c.height + one.count);
      else if (one.op === 'later') c.advance(one.seconds);
      else {
        Object.assign(model, { height: c.height, time: c.time });
        const expected = model.do(one);
        const ran = perform(c, one);
        if (expected) ran.fails(expected);
        else ran.settle();
      }
    }
    Object.assign(model, { height: c.height, time: c.time });
    compare(c, model);
  });
});

test.run();
