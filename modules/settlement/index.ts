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
    settleOrdersOf: { on: 'SettleOrderCreated', keys: ['owner'], about: 'Orders created by an account.' },
    settlementsOfMaker: { on: 'SettleOrderSettled', keys: ['maker'], about: 'Orders filled by a market maker.' },
  },
  parameters: {
    'settle.fee_bps': {
      about: 'Part of the sold amount that goes to the treasury, in basis points',
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
