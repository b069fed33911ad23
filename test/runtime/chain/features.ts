/** Small modules that show one rule of the runtime each, for the tests of execution and of the ledger. */

import {
  type Address,
  authPort,
  cell,
  dispatchPort,
  error,
  fail,
  feePort,
  type Hash,
  InsufficientFee,
  map,
  module,
  moduleAccount,
  NonceGap,
  NonceTooLow,
  NotAuthorized,
  operation,
  port,
  t,
} from '../../../runtime/sdk.js';

export const Refused = error(9000, 'Refused', 'It is refused', {
  details: { why: 'Why it is refused', by: 'Module that refuses it' },
});

/** Units that those may move who may act for the account. Everybody begins with 100. */
export interface BankPort {
  take(from: Address, to: Address, amount: bigint): void;
  held(of: Address): bigint;
}
export const bankPort = port<BankPort>('bank');

/** What is as long as this has no room in the state tree, so that it is read from disk, as real accounts are. */
const LONG = 'ab'.repeat(32) as Hash;
const Holding = t.struct({ amount: t.amount, long: t.hash });

const bankShape = module('bank', {
  state: { held: map(0, [t.address], Holding) },
  events: { Taken: { from: t.address, to: t.address, amount: t.amount } },
});

const heldBy = (state: { held: { get(of: Address): { amount: bigint } | undefined } }, of: Address): bigint =>
  state.held.get(of)?.amount ?? 100n;

export const bank = bankShape.define({
  provides: [
    bankShape.provide(bankPort, {
      take({ state, emit, mayActFor }, from, to, amount) {
        if (!mayActFor(from)) fail(NotAuthorized);
        const held = heldBy(state, from);
        if (held < amount) fail(Refused);
        state.held.put(from, { amount: held - amount, long: LONG });
        state.held.put(to, { amount: heldBy(state, to) + amount, long: LONG });
        emit.Taken({ from, to, amount });
      },
      held: ({ state }, of) => heldBy(state, of),
    }),
  ],
});

const Turn = t.struct({ next: t.nonce, long: t.hash });

const nonces = module('nonces', { state: { turns: map(0, [t.address], Turn) } });

/** Authorization by nonce alone. */
export const turnstile = nonces.define({
  provides: [
    nonces.provide(authPort, {
      authorize({ state }, { from, nonce }) {
        const next = state.turns.get(from)?.next ?? 0;
        if (nonce < next) fail(NonceTooLow);
        if (nonce > next) fail(NonceGap);
        state.turns.put(from, { next: nonce + 1, long: LONG });
      },
      checkSigner() {},
      nonceOf: ({ state }, account) => state.turns.get(account)?.next ?? 0,
      keysOf: () => [],
    }),
  ],
});

const fees = module('meter', {
  needs: { bank: bankPort.only('take', 'held') },
  state: { collected: cell(0, t.amount, 0n) },
  events: { FeePaid: { fee: t.amount } },
});

const meterFee = (gas: number, gasPrice: number): bigint => BigInt(gas * gasPrice) / 1_000_000n;

/** Charges one unit for every million nano-units, out of the bank. */
export const meter = fees.define({
  provides: [
    fees.provide(feePort, {
      charge({ state, use, emit, account }, payer, gasUsed, gasPrice) {
        const fee = meterFee(gasUsed, gasPrice);
        if (use.bank.held(payer) < fee) fail(InsufficientFee);
        if (fee > 0n) use.bank.take(payer, account('box'), fee);
        state.collected.put(state.collected.get() + fee);
        emit.FeePaid({ fee });
        return fee;
      },
      most: (_, gas, gasPrice) => meterFee(gas, gasPrice),
      checkFunds({ use }, payer, needed) {
        if (use.bank.held(payer) < needed) fail(InsufficientFee);
      },
      split: (_, fee) => ({ proposer: 0n, treasury: fee }),
      rewardIn: () => undefined,
    }),
  ],
});

const shop = module('shop', {
  needs: { bank: bankPort.only('take'), dispatch: dispatchPort.only('run') },
  state: { shelf: map(0, [t.text(1, 20)], t.u32), count: cell(1, t.u32, 0), byNumber: map(2, [t.u32], t.u32) },
  events: { Stored: { key: t.text(1, 20) }, Ended: { count: t.u32 } },
});

const Key = t.text(1, 20);

/** One operation for each thing that an operation can do, well or badly. */
export const shopModule = shop.define({
  operations: {
    Store: shop.operation({
      id: 200,
      about: 'Writes a record.',
      params: { key: Key, value: t.u32 },
      returns: { count: t.u32 },
      gas: (_, position) => (position === 0 ? 21_000 : 9_000),
      execute({ state, emit }, { key, value }) {
        state.shelf.put(key, value);
        const count = state.count.get() + 1;
        state.count.put(count);
        emit.Stored({ key });
        return { count };
      },
    }),
    Refuse: shop.operation({
      id: 201,
      about: 'Writes, emits, and refuses.',
      params: {},
      gas: 1_000,
      errors: [Refused],
      execute({ state, emit }) {
        state.shelf.put('refused', 1);
        emit.Stored({ key: 'refused' });
        fail(Refused, { why: 'always' });
      },
    }),
    Break: shop.operation({
      id: 202,
      about: 'Has a bug.',
      params: {},
      gas: 1_000,
      execute({ state }) {
        state.shelf.put('broken', 1);
        throw new TypeError('a bug');
      },
    }),
    Charge: shop.operation({
      id: 203,
      about: 'Does work that its declared gas does not cover.',
      params: { gas: t.gas },
      gas: 1_000,
      execute: ({ charge }, { gas }) => charge(gas),
    }),
    Read: shop.operation({
      id: 204,
      about: 'Reads many records.',
      params: { records: t.u32 },
      gas: 10_000,
      execute({ state }, { records }) {
        for (let i = 0; i < records; i++) state.byNumber.get(i);
      },
    }),
    Take: shop.operation({
      id: 205,
      about: 'Takes units from an account to the sender.',
      params: { from: t.address, amount: t.amount },
      gas: 1_000,
      execute: ({ use, sender }, { from, amount }) => use.bank.take(from, sender, amount),
    }),
    TakeFromTill: shop.operation({
      id: 206,
      about: 'Takes units from the account of the module.',
      params: { amount: t.amount },
      gas: 1_000,
      execute: ({ use, sender, account }, { amount }) => use.bank.take(account('till'), sender, amount),
    }),
    TakeUnasked: shop.operation({
      id: 207,
      about: 'Takes units from the account of the module without having asked for it.',
      params: { amount: t.amount },
      gas: 1_000,
      execute: ({ use, sender }, { amount }) => use.bank.take(moduleAccount('shop', ['till']), sender, amount),
    }),
    Nest: shop.operation({
      id: 208,
      about: 'Runs an operation as somebody else.',
      params: { as: t.address, operation },
      gas: 1_000,
      execute({ use, sender, state }, { as, operation }) {
        const before = sender;
        use.dispatch.run(as, operation);
        if (before !== sender) throw new TypeError('the sender changed');
        state.count.put(state.count.get() + 100);
      },
    }),
    Alone: shop.operation({
      id: 209,
      about: 'May not run inside another operation.',
      params: {},
      gas: 1_000,
      nestable: false,
      execute() {},
    }),
    Overflow: shop.operation({
      id: 210,
      about: 'Writes a value that its type cannot hold.',
      params: {},
      gas: 1_000,
      execute: ({ state }) => state.shelf.put('big', 2 ** 32),
    }),
    Drop: shop.operation({
      id: 211,
      about: 'Deletes a record.',
      params: { key: Key },
      gas: 1_000,
      execute: ({ state }, { key }) => state.shelf.delete(key),
    }),
    Give: shop.operation({
      id: 212,
      about: 'Gives units of the sender to an account.',
      params: { to: t.address, amount: t.amount },
      gas: 1_000,
      spends: (_, { amount }) => amount,
      execute: ({ use, sender }, { to, amount }) => use.bank.take(sender, to, amount),
    }),
  },
  hooks: {
    blockStart({ state }) {
      state.byNumber.put(0, (state.byNumber.get(0) ?? 0) + 1);
      return undefined;
    },
    blockEnd({ state, emit }) {
      const count = state.count.get();
      if (count > 0) emit.Ended({ count });
      return undefined;
    },
  },
});

/** What those may have done for them who may act for the account: a port that stands on another one. */
export interface CarrierPort {
  /** Takes over the account that it moves from. */
  carry(from: Address, to: Address, amount: bigint): void;
  /** Forgets to. */
  snatch(from: Address, to: Address, amount: bigint): void;
}
export const carrierPort = port<CarrierPort>('carrier');

const carrierShape = module('carrier', { needs: { bank: bankPort.only('take') } });

export const carrier = carrierShape.define({
  provides: [
    carrierShape.provide(carrierPort, {
      carry({ use, actFor }, from, to, amount) {
        actFor(from);
        use.bank.take(from, to, amount);
      },
      snatch: ({ use }, from, to, amount) => use.bank.take(from, to, amount),
    }),
  ],
});

const officeShape = module('office', { needs: { carrier: carrierPort.only('carry', 'snatch') } });

/** Has its units moved by the carrier. */
export const office = officeShape.define({
  operations: {
    Carry: officeShape.operation({
      about: 'Has units carried from an account, then snatched from it.',
      params: { own: t.bool, from: t.address, carried: t.amount, snatched: t.amount },
      gas: 1_000,
      execute({ use, sender, account }, { own, from, carried, snatched }) {
        const source = own ? account('safe') : from;
        if (carried > 0n) use.carrier.carry(source, sender, carried);
        if (snatched > 0n) use.carrier.snatch(source, sender, snatched);
      },
    }),
  },
});

/** The features together, with their numbers. */
export const features = [
  [10, turnstile],
  [11, bank],
  [12, meter],
  [13, shopModule],
  [16, carrier],
  [17, office],
] as const;
