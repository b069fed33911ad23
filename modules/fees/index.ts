/** Fees and rewards: charges for gas, and pays proposers and the treasury at the end of every block. */

import { type Address, fail, feeOf, feePort, fn, InsufficientFee, t } from '../../runtime/sdk.js';
import { NATIVE, type TokensPort } from '../tokens/port.js';
import { rewardsPort, treasuryPort } from './port.js';
import { accrued, densityBps, splitFees, splitReward, WHOLE_BPS } from './reward.js';
import { Emission, emissionStatus, fees, type Rewarded, standard } from './shape.js';

/**
 * Maximum time that one block is rewarded for, so that the first block after a pause earns no jackpot. Emission beyond
 * it stays in the pool.
 */
const LONGEST_BLOCK_MS = 12_000;

function checkFunds(
  { tokens }: { readonly tokens: Pick<TokensPort, 'balance'> },
  payer: Address,
  needed: bigint,
): void {
  const have = tokens.balance(payer, NATIVE);
  if (have < needed) fail(InsufficientFee, { have: `${have}`, need: `${needed}` });
}

export default fees.define({
  methods: {
    getEmission: fees.method({
      about:
        'Returns the state of block rewards: the current year since genesis, its emission, and the amounts emitted and remaining.',
      signature: fn(
        {},
        t.struct({
          treasury: t.doc(t.address, 'Account that receives the share of the treasury'),
          year: t.doc(t.count, 'Year since genesis, counted from 1'),
          annual: t.doc(t.amountOf(), 'Emission of this year in raw native units'),
          emitted: t.doc(t.amountOf(), 'Total emitted since genesis in raw native units'),
          remaining: t.doc(t.amountOf(), 'Remaining reward pool in raw native units'),
        }),
      ),
      read: (c) => ({ treasury: c.state.emission.get().treasury, ...emissionStatus(c) }),
    }),
  },

  hooks: {
    blockEnd({ state, use, emit, chain, height, timeMs, parentTimeMs, proposer, block }) {
      const { treasury, schedule, year_seconds } = state.emission.get();
      const { remaining, emitted, carry } = state.pool.get();
      const yearMs = year_seconds * 1000;
      const from = Math.max(parentTimeMs, timeMs - LONGEST_BLOCK_MS);
      const scaled = carry + accrued(schedule, yearMs, from - chain.genesisTimeMs, timeMs - chain.genesisTimeMs);
      const base = scaled / BigInt(yearMs);

      const named = state.payee.get();
      const payee = named.height === height ? named : { account: proposer, score_bps: WHOLE_BPS };
      const collected = use.tokens.unissued() - remaining;
      const density = densityBps(base, collected, block.gasUsed, block.gasLimit);
      const fee = splitFees(collected);
      const reward = splitReward(base, density, remaining, payee.score_bps);
      const paid = reward.proposer + reward.treasury;
      use.tokens.issue(payee.account, fee.proposer + reward.proposer);
      use.tokens.issue(treasury, fee.treasury + reward.treasury);
      state.pool.put({ remaining: remaining - paid, emitted: emitted + paid, carry: scaled % BigInt(yearMs) });
      if (named.height === height) state.payee.put({ ...named, fees: fee.proposer, reward: reward.proposer });
      if (collected + paid === 0n) return;
      emit.BlockRewarded({
        proposer,
        proposer_reward: reward.proposer,
        treasury_reward: reward.treasury,
        proposer_fees: fee.proposer,
        treasury_fees: fee.treasury,
        density_bps: density,
        score_bps: payee.score_bps,
      });
    },
  },

  provides: [
    fees.provide(feePort, {
      split: (_, fee) => splitFees(fee),
      rewardIn(_, events) {
        const found = events.find(({ type: { module, name } }) => module === 'fees' && name === 'BlockRewarded');
        if (found === undefined) return undefined;
        const { proposer_reward, treasury_reward, density_bps } = found.data as unknown as Rewarded;
        return { proposer: proposer_reward, treasury: treasury_reward, densityBps: density_bps };
      },
      charge({ use, chain }, payer, gasUsed, gasPrice) {
        const fee = feeOf(gasUsed, gasPrice, chain);
        if (fee === 0n) return fee;
        checkFunds(use, payer, fee);
        use.tokens.collect(payer, fee);
        return fee;
      },
      most: ({ chain }, gas, gasPrice) => feeOf(gas, gasPrice, chain),
      checkFunds: ({ use }, payer, needed) => checkFunds(use, payer, needed),
    }),
    fees.provide(treasuryPort, { address: ({ state }) => state.emission.get().treasury }),
    fees.provide(rewardsPort, {
      payTo: ({ state, height }, account, score_bps) =>
        state.payee.put({ height, account, score_bps, fees: 0n, reward: 0n }),
      lastPaid: ({ state }) => state.payee.get(),
      emission: emissionStatus,
    }),
  ],

  /** The pool is the native supply that genesis leaves unissued. */
  genesis: {
    data: Emission,
    standard,
    load({ state, use }, emission) {
      state.emission.put(emission);
      state.pool.put({ remaining: use.tokens.unissued(), emitted: 0n, carry: 0n });
    },
  },
});
