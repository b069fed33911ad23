/** Loyalty: points that customers buy from a shop and give to each other. */

import { cell, error, fail, fn, map, module, port, t, view, ZERO_HASH } from 'trellis/sdk';

export const NoPoints = error(10_000, 'NoPoints', 'The number of points must be above zero');
export const TooFewPoints = error(10_001, 'TooFewPoints', 'The account has too few points');

const points = t.doc(t.u64, 'Points bought or given, at least 1');
const owner = t.doc(t.address, 'Account that holds the points');
const Holding = t.struct({ owner, points: t.doc(t.u64, 'Points of the account') });
const tokens = port('tokens');

const loyalty = module('loyalty', {
  about: 'Points that customers buy from a shop and give to each other.',
  sdk: '^0.1.0',
  needs: { tokens: tokens.only('transfer') },
  state: {
    points: map(0, [t.address], t.u64),
    price: cell(1, t.amount, 1_000n),
    shop: cell(2, t.option(t.address), null),
  },
  events: { PointsBought: { owner, points }, PointsGiven: { from: owner, to: owner, points } },
});

export default loyalty.define({
  operations: {
    Buy: {
      about: 'Buys points from the shop.',
      params: { points },
      gas: 40_000,
      rpc: ['buyPoints', 'points', 'sender'],
      composable: true,
      errors: [NoPoints, ...tokens.refusals('transfer')],
      execute({ state, use, emit, sender, account }, { points }) {
        if (points === 0n) fail(NoPoints);
        use.tokens.transfer(sender, state.shop.get() ?? account('till'), ZERO_HASH, points * state.price.get());
        state.points.put(sender, (state.points.get(sender) ?? 0n) + points);
        emit.PointsBought({ owner: sender, points });
      },
    },
    Give: {
      about: 'Gives points to another account.',
      params: { to: t.doc(t.address, 'Recipient of the points'), points },
      gas: 40_000,
      rpc: ['givePoints', 'to', 'points', 'sender'],
      composable: true,
      errors: [NoPoints, TooFewPoints],
      execute({ state, emit, sender }, { to, points }) {
        if (points === 0n) fail(NoPoints);
        const have = state.points.get(sender) ?? 0n;
        if (have < points) fail(TooFewPoints);
        state.points.put(sender, have - points);
        state.points.put(to, (state.points.get(to) ?? 0n) + points);
        emit.PointsGiven({ from: sender, to, points });
      },
    },
  },
  methods: {
    getPoints: {
      about: 'Returns the points of an account.',
      signature: fn({ owner }, Holding),
      read: ({ state }, { owner }) => ({ owner, points: state.points.get(owner) ?? 0n }),
    },
  },
  answers: [
    loyalty.answer(view('intent-forms'), () => [
      {
        action: 'gift',
        module: 'loyalty',
        form: 'gift <points:count> points to <to:account>',
        about: 'Gives points to another account',
        plan(given) {
          const [points, { address: to, shown }] = [given.count('points'), given.account('to')];
          return { operations: [['loyalty.Give', { to, points }]], says: `give ${points} points to ${shown}` };
        },
      },
    ]),
  ],
  indexes: { giftsTo: { on: 'PointsGiven', keys: ['to'], about: 'Returns the gifts to an account, newest first.' } },
  parameters: { price: { about: 'Price of a point in raw native units', cell: 'price', min: 1n, max: 10n ** 18n } },
  genesis: {
    data: t.struct({
      shop: t.doc(t.option(t.address), 'Account that receives the payments; null for an account of the module'),
      holders: t.doc(t.list(Holding, 1_000), 'Points at genesis, by account'),
    }),
    standard: { shop: null, holders: [] },
    load({ state }, { shop, holders }) {
      state.shop.put(shop);
      for (const { owner, points } of holders) state.points.put(owner, points);
    },
  },
});
