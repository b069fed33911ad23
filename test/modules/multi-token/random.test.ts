/** Random lives of a multi-token collection, against a model that sums batches up and says what refuses which entry. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MaxSupplyExceeded, NonFungibleAmount, TypeNotFound } from '../../../modules/multi-token/index.js';
import { AmountZero, type ErrorDef, type Hash, InsufficientBalance } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, carol, type TestChain } from '../../kit/index.js';
import { lives } from '../shared/steps.js';
import { armsChain, COINS, RARE, SWORDS, typeInfo } from './many.js';

const who = fc.constantFrom(alice, bob, carol);
const entry = fc.record({
  type_id: fc.constantFrom(COINS, COINS, SWORDS, SWORDS, RARE, 9n),
  to: who,
  amount: fc.oneof(
    { weight: 3, arbitrary: fc.constant(1n) },
    { weight: 3, arbitrary: fc.bigInt({ min: 0n, max: 12n }) },
    { weight: 1, arbitrary: fc.bigInt({ min: 30n, max: 60n }) },
  ),
});
const step = fc.record({
  by: who,
  op: fc.constantFrom('mint', 'transfer', 'transfer', 'burn' as const),
  batch: fc.boolean(),
  entries: fc.array(entry, { minLength: 1, maxLength: 5 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Entry = Step['entries'][number];

/** What the chain should hold. */
class Model {
  readonly held = new Map<string, bigint>();
  readonly supply = new Map<bigint, bigint>();
  readonly burned = new Map<bigint, bigint>();

  balance(type_id: bigint, { name }: Actor): bigint {
    return this.held.get(`${type_id} ${name}`) ?? 0n;
  }

  private add(type_id: bigint, { name }: Actor, amount: bigint): void {
    const sum = (this.held.get(`${type_id} ${name}`) ?? 0n) + amount;
    if (sum === 0n) this.held.delete(`${type_id} ${name}`);
    else this.held.set(`${type_id} ${name}`, sum);
  }

  /** Why the entries up to the last one cannot be, if they cannot. */
  private refuses(op: Step['op'], by: Actor, entries: readonly Entry[]): ErrorDef | undefined {
    const { type_id, amount } = entries.at(-1)!;
    if (type_id === 9n) return TypeNotFound;
    if (type_id === SWORDS && amount !== 1n) return NonFungibleAmount;
    if (amount === 0n) return AmountZero;
    const asked = entries.reduce((sum, one) => (one.type_id === type_id ? sum + one.amount : sum), 0n);
    if (op !== 'mint') return asked > this.balance(type_id, by) ? InsufficientBalance : undefined;
    return type_id === RARE && (this.supply.get(RARE) ?? 0n) + asked > 100n ? MaxSupplyExceeded : undefined;
  }

  /** Carries entries out, or says which of them is refused and why. */
  run(op: Step['op'], by: Actor, entries: readonly Entry[]): { error: ErrorDef; index: number } | undefined {
    for (let index = 0; index < entries.length; index++) {
      const error = this.refuses(op, by, entries.slice(0, index + 1));
      if (error) return { error, index };
    }
    for (const { type_id, to, amount } of entries) {
      if (op !== 'mint') this.add(type_id, by, -amount);
      if (op !== 'burn') this.add(type_id, to, amount);
      if (op === 'transfer') continue;
      const change = op === 'mint' ? amount : -amount;
      this.supply.set(type_id, (this.supply.get(type_id) ?? 0n) + change);
      if (op === 'burn') this.burned.set(type_id, (this.burned.get(type_id) ?? 0n) + amount);
    }
    return undefined;
  }
}

function perform(c: TestChain, collection: Hash, { op, by, batch, entries }: Step) {
  const [{ to, ...rest }] = entries as [Entry];
  if (op === 'burn') return c.run(by, 'BurnMultiToken', { collection, ...rest });
  if (op === 'transfer') {
    return batch
      ? c.run(by, 'BatchTransferMultiToken', { collection, transfers: entries })
      : c.run(by, 'TransferMultiToken', { collection, to, ...rest });
  }
  const mints = entries.map(({ to, ...one }) => ({ ...one, recipient: to }));
  return batch
    ? c.run(alice, 'BatchMintMultiToken', { collection, mints })
    : c.run(alice, 'MintMultiToken', { collection, recipient: to, ...rest });
}

function compare(c: TestChain, model: Model, collection: Hash): void {
  const names = new Map([alice, bob, carol].map(({ address, name }) => [address as string, name]));
  const held = c
    .entries<bigint>('multi-token', 'balances')
    .map(({ key: [, type_id, owner], value }) => `${type_id} ${names.get(owner as string)} ${value}`);
  assert.equal(held.sort(), [...model.held].map(([key, amount]) => `${key} ${amount}`).sort());
  for (const type_id of [COINS, SWORDS, RARE]) {
    const owners = [alice, bob, carol].filter((one) => model.balance(type_id, one) > 0n);
    const sum = owners.reduce((total, one) => total + model.balance(type_id, one), 0n);
    assert.is(model.supply.get(type_id) ?? 0n, sum, 'the model adds up');
    const { supply, burned, holders } = typeInfo(c, collection, type_id);
    assert.equal([supply, burned, holders], [`${sum}`, `${model.burned.get(type_id) ?? 0n}`, owners.length]);
  }
}

test('for random single and batch operations the chain matches the model and rejects the same entry', () => {
  lives(step, (steps) => {
    const { c, collection } = armsChain();
    const model = new Model();
    for (const given of steps) {
      const batch = given.batch && given.op !== 'burn';
      const one = { ...given, batch, entries: batch ? given.entries : given.entries.slice(0, 1) };
      const refused = model.run(one.op, one.by, one.entries);
      const ran = perform(c, collection, one);
      if (refused) ran.fails(refused.error, one.batch ? { index: refused.index } : {});
      else ran.settle();
    }
    compare(c, model, collection);
  });
});

test.run();
