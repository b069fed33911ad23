/** Settlement: orders that bonded market makers fill. Read this first; order.ts and maker.ts have the records. */

import { RegisterMarketMaker, WithdrawMarketMakerBond } from './bond.js';
import { CancelSettleOrder, CreateSettleOrder, sweep } from './create.js';
import { MatchSettleOrder, SettleOrder, settleMatched } from './fill.js';
import {
  getMarketMakers,
  getSettleOrder,
  held,
  listSettleOrders,
  listSettleSettlements,
  settleStats,
} from './methods.js';
import { statusAt } from './order.js';
import { settlementPort } from './port.js';
import { settlement } from './shape.js';

export * from './errors.js';

export default settlement.define({
  operations: {
    CreateSettleOrder,
    MatchSettleOrder,
    SettleOrder,
    RegisterMarketMaker,
    CancelSettleOrder,
    WithdrawMarketMakerBond,
  },
  methods: { getSettleOrder, listSettleSettlements, listSettleOrders, getMarketMakers, settleStats },
  indexes: {
    settleOrdersOf: { on: 'SettleOrderCreated', keys: ['owner'], about: 'The orders that an account made.' },
    settlementsOfMaker: { on: 'SettleOrderSettled', keys: ['maker'], about: 'The orders that a market maker filled.' },
  },
  parameters: {
    'settle.fee_bps': {
      about: 'Part of what is sold that goes to the treasury, in hundredths of a percent',
      cell: 'feeBps',
      min: 0,
      max: 50,
    },
  },
  answers: [held],
  provides: [
    settlement.provide(settlementPort, {
      order({ state, time }, id) {
        const found = state.orders.get(id);
        return found && { ...found, status: statusAt(time, found) };
      },
      maker({ state }, account) {
        const found = state.makers.get(account);
        return found && found.bond > 0n ? found : undefined;
      },
    }),
  ],

  hooks: {
    blockEnd(c) {
      settleMatched(c);
      sweep(c);
      return undefined;
    },
  },
});
