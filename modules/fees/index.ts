/** Fees and rewards: charges for work, and pays proposers and the treasury at the end of every block. */

import { cell, fail, feePort, fn, InsufficientFee, shape, t } from '../../runtime/sdk.js';
import { NATIVE, systemAccount, tokensPort } from '../tokens/port.js';
import { treasuryPort } from './port.js';
import { accrued, annual, densityBps, splitFees, splitReward, yearAt } from './reward.js';

/** Who earns and how much there is to earn. Set at genesis. */
const Emission = t.struct({
  treasury: t.address,
  /** Raw native units per year since genesis; the last one goes on until the pool is empty. */
  schedule: t.list(t.amount, 100, 1),
  year_seconds: t.range(1, 1_000_000_000),
});

/** A thousand native units of 9 decimals. */
const THOUSAND = 10n ** 12n;

/** 64.72 million units over ten years; the treasury is account 0x00…03. */
const STANDARD = {
  treasury: systemAccount(3),
  schedule: [13_000n, 13_000n, 8_000n, 8_000n, 5_360n, 5_360n, 3_600n, 3_600n, 2_400n, 2_400n].map((n) => n * THOUSAND),
  year_seconds: 31_536_000,
};

/** A pause is not a jackpot: what accrues after this long stays in the pool. */
const LONGEST_BLOCK_MS = 12_000;

const fees = shape('fees', {
  about: 'Charges the gas of bundles; pays fees and block rewards to proposers and the treasury.',
  needs: { tokens: tokensPort.only('balance', 'collect', 'issue', 'unissued') },
  state: {
    emission: cell(0, Emission, STANDARD),
    /** Raw units still to be emitted and emitted so far; `carry` is what division left over, in raw units × ms of a year. */
    pool: cell(1, t.struct({ remaining: t.amount, emitted: t.amount, carry: t.amount }), {
      remaining: 0n,
      emitted: 0n,
      carry: 0n,
    }),
  },
  events: {
    BlockRewarded: {
      proposer: t.address,
      proposer_reward: t.amount,
      treasury_reward: t.amount,
      proposer_fees: t.amount,
      treasury_fees: t.amount,
      density_bps: t.u16,
    },
  },
});

export default fees.module({
  methods: {
    getEmission: fees.method({
      about:
        'Where block rewards stand: the year since genesis, what it is worth, and what was and remains to be emitted.',
      signature: fn(
        {},
        t.struct({ treasury: t.address, year: t.count, annual: t.amount, emitted: t.amount, remaining: t.amount }),
      ),
      read({ state, chain, time }) {
        const { treasury, schedule, year_seconds } = state.emission.get();
        const { emitted, remaining } = state.pool.get();
        const year = yearAt(time * 1000 - chain.genesisTimeMs, year_seconds * 1000);
        return { treasury, year: year + 1, annual: annual(schedule, year), emitted, remaining };
      },
    }),
  },

  hooks: {
    blockEnd({ state, use, emit, chain, timeMs, parentTimeMs, proposer, block }) {
      const { treasury, schedule, year_seconds } = state.emission.get();
      const { remaining, emitted, carry } = state.pool.get();
      const yearMs = year_seconds * 1000;
      const from = Math.max(parentTimeMs, timeMs - LONGEST_BLOCK_MS);
      const worth = carry + accrued(schedule, yearMs, from - chain.genesisTimeMs, timeMs - chain.genesisTimeMs);
      const base = worth / BigInt(yearMs);

      const collected = use.tokens.unissued() - remaining;
      const density = densityBps(base, collected, block.gasUsed, block.gasLimit);
      const fee = splitFees(collected);
      const reward = splitReward(base, density, remaining);
      const paid = reward.proposer + reward.treasury;
      use.tokens.issue(proposer, fee.proposer + reward.proposer);
      use.tokens.issue(treasury, fee.treasury + reward.treasury);
      state.pool.put({ remaining: remaining - paid, emitted: emitted + paid, carry: worth % BigInt(yearMs) });
      if (collected + paid === 0n) return;
      emit.BlockRewarded({
        proposer,
        proposer_reward: reward.proposer,
        treasury_reward: reward.treasury,
        proposer_fees: fee.proposer,
        treasury_fees: fee.treasury,
        density_bps: density,
      });
    },
  },

  provides: [
    fees.provide(feePort, {
      split: (_, fee) => splitFees(fee),
      charge({ use }, payer, gasUsed, gasPrice) {
        const fee = BigInt(gasUsed) * BigInt(gasPrice);
        if (fee === 0n) return fee;
        const have = use.tokens.balance(payer, NATIVE);
        if (have < fee) fail(InsufficientFee, { have: `${have}`, need: `${fee}` });
        use.tokens.collect(payer, fee);
        return fee;
      },
    }),
    fees.provide(treasuryPort, { address: ({ state }) => state.emission.get().treasury }),
  ],

  /** The pool is what genesis leaves unissued of the native supply. */
  genesis: {
    data: Emission,
    standard: STANDARD,
    load({ state, use }, emission) {
      state.emission.put(emission);
      state.pool.put({ remaining: use.tokens.unissued(), emitted: 0n, carry: 0n });
    },
  },
});
