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

  hooks: {
    blockEnd(c) {
      settleMatched(c);
      sweep(c);
      return undefined;
    },
  },
});
