/** Module definition: state and events. */

import { cell, module, type Reads, t, type ValueOf, type Values, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { systemAccount, tokensPort } from '../tokens/port.js';
import type { Emission as EmissionStatus } from './port.js';
import { annual, yearAt } from './reward.js';

/** The treasury and the emission schedule. Set at genesis. */
export const Emission = t.struct({
  treasury: t.doc(t.address, 'Account that receives the share of the treasury in fees and rewards'),
  schedule: t.doc(
    t.list(t.amount, 100, 1),
    'Emission of each year since genesis in raw native units; the last one repeats until the pool is empty',
  ),
  year_seconds: t.doc(t.range(1, 1_000_000_000), 'Length of a year of the schedule in seconds'),
});
export type Emission = ValueOf<typeof Emission>;

/** Thousands of native units per year: 64.72 million in all. */
const SCHEDULE = [13_000n, 13_000n, 8_000n, 8_000n, 5_360n, 5_360n, 3_600n, 3_600n, 2_400n, 2_400n];

/** The treasury is account 0x00…03. */
export const standard = (unit: bigint): Emission => ({
  treasury: systemAccount(3),
  schedule: SCHEDULE.map((thousands) => thousands * 1_000n * unit),
  year_seconds: 31_536_000,
});

/** Account that another module named to receive a proposer's earnings. */
const Payee = t.struct({
  /** Height of the block that it applies to. */
  height: t.height,
  account: t.address,
  score_bps: t.u16,
  /** Amounts paid, set at the end of that block. */
  fees: t.amount,
  reward: t.amount,
});

const state = {
  emission: cell(0, Emission, standard),
  /**
   * Raw units not yet emitted, and emitted so far; `carry` is the remainder of the division, in raw units × ms of a
   * year.
   */
  pool: cell(1, t.struct({ remaining: t.amount, emitted: t.amount, carry: t.amount }), {
    remaining: 0n,
    emitted: 0n,
    carry: 0n,
  }),
  payee: cell(2, Payee, { height: 0, account: ZERO_ADDRESS, score_bps: 0, fees: 0n, reward: 0n }),
};

/** Emission and fees of a block. */
const rewarded = {
  proposer: t.doc(t.address, 'Account of the validator that proposed the block'),
  proposer_reward: t.doc(t.amountOf(), 'Block reward of the proposer in raw native units'),
  treasury_reward: t.doc(t.amountOf(), 'Block reward of the treasury in raw native units'),
  proposer_fees: t.doc(t.amountOf(), 'Fees for the proposer in raw native units'),
  treasury_fees: t.doc(t.amountOf(), 'Fees for the treasury in raw native units'),
  density_bps: t.doc(
    t.bps(0xffff),
    'Factor on the proposer reward by the load of the block, 5,000 to 20,000 basis points',
  ),
  score_bps: t.doc(t.bps(0xffff), 'Factor on the reward of the proposer by its score, at most 10,000 basis points'),
};
export type Rewarded = Values<typeof rewarded>;

export const fees = module('fees', {
  about: 'Charges bundles for gas, and pays fees and block rewards to proposers and the treasury.',
  needs: { tokens: tokensPort.only('balance', 'collect', 'issue', 'unissued') },
  state,
  events: {
    BlockRewarded: rewarded,
  },
});

/** Year of the schedule, its annual emission, and the amounts emitted and remaining. */
export function emissionStatus(c: Reads<typeof fees>): EmissionStatus {
  const { schedule, year_seconds } = c.state.emission.get();
  const { emitted, remaining } = c.state.pool.get();
  const year = yearAt(c.time * 1000 - c.chain.genesisTimeMs, year_seconds * 1000);
  return { year: year + 1, annual: annual(schedule, year), emitted, remaining };
}
