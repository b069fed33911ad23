/** Operations with which market makers post, change and withdraw their bonds. */

import { fail, t } from '../../runtime/sdk.js';
import { NATIVE, tokensPort } from '../tokens/port.js';
import { BondLocked, BondTooSmall, NotMarketMaker } from './errors.js';
import { BOND_LOCKED, isActive, leastBond, MakerName, Tier } from './maker.js';
import { bondsOf, settlement } from './shape.js';
import { NOTHING_SETTLED } from './stats.js';

export const RegisterMarketMaker = settlement.operation({
  id: 143,
  about:
    'Registers the sender as a market maker of a tier with a bond in native units: 100,000 for tier 1, 25,000 for tier 2, 5,000 for tier 3. A repeated call changes the tier or name, or adds to the bond.',
  params: {
    tier: Tier,
    bond: t.doc(t.amountOf(), 'Total bond in raw native units, including the existing bond'),
    name: MakerName,
  },
  logs: ['MarketMakerRegistered'],
  gas: 90_000,
  cli: 'settle register',
  takes: ['bond'],
  errors: [BondTooSmall, ...tokensPort.refusals('transfer')],
  execute(c, { tier, bond, name }) {
    const { state, sender: maker, height } = c;
    const before = state.makers.get(maker);
    const bonded = before?.bond ?? 0n;
    const needed = leastBond(tier, c.chain);
    if (bond < needed || bond < bonded) fail(BondTooSmall, { needed: `${needed > bonded ? needed : bonded}` });
    if (bond > bonded) c.use.tokens.transfer(maker, bondsOf(c), NATIVE, bond - bonded);
    if (before && bonded > 0n) state.ranks.delete(before.tier, before.rank);
    if (!before || !isActive(before)) state.active.put(state.active.get() + 1);
    const rank = state.ranked.get();
    state.ranked.put(rank + 1);
    state.ranks.put(tier, rank, maker);
    const known = before ?? { registered_block: height, settled: NOTHING_SETTLED };
    const { registered_block, settled } = known;
    state.makers.put(maker, { name, tier, bond, rank, retired_at: null, registered_block, settled });
    c.emit.MarketMakerRegistered({ maker, tier, bond, name });
  },
});

export const WithdrawMarketMakerBond = settlement.operation({
  id: 145,
  about:
    'Retires the sender as a market maker: the first call stops it from matching orders; a second call, at least 21 days later, returns the bond.',
  params: {},
  logs: ['MarketMakerRetired', 'MarketMakerBondWithdrawn'],
  gas: 90_000,
  cli: 'settle withdraw-bond',
  errors: [NotMarketMaker, BondLocked, ...tokensPort.refusals('transfer')],
  execute(c) {
    const { state, sender: maker, time } = c;
    const before = state.makers.get(maker);
    if (!before || before.bond === 0n) fail(NotMarketMaker);
    const { bond, tier, rank, retired_at } = before;
    if (retired_at === null) {
      state.active.put(state.active.get() - 1);
      state.makers.put(maker, { ...before, retired_at: time });
      c.emit.MarketMakerRetired({ maker, withdraw_at: time + BOND_LOCKED });
      return;
    }
    if (time < retired_at + BOND_LOCKED) fail(BondLocked, { withdraw_at: retired_at + BOND_LOCKED });
    c.use.tokens.transfer(bondsOf(c), maker, NATIVE, bond);
    state.ranks.delete(tier, rank);
    state.makers.put(maker, { ...before, bond: 0n });
    c.emit.MarketMakerBondWithdrawn({ maker, bond });
  },
});
