/** Staking pools: stake a token and earn rewards per second. Read this first; accrual.ts has the arithmetic. */

import { formsView } from '../shared/intent-forms.js';
import { accrued } from './accrual.js';
import { CloseStakingPool, CreateStakingPool, FundStakingPool } from './create.js';
import { forms } from './intents.js';
import { getStakingPool, listStakingPools, staked } from './methods.js';
import { stakingPoolsPort } from './port.js';
import { claimable, counted, NO_POSITION } from './position.js';
import { stakingPools } from './shape.js';
import { ClaimPoolRewards, StakeToPool, UnstakeFromPool } from './stake.js';

export * from './errors.js';

export default stakingPools.define({
  operations: {
    CreateStakingPool,
    StakeToPool,
    UnstakeFromPool,
    ClaimPoolRewards,
    FundStakingPool,
    CloseStakingPool,
  },
  methods: { listStakingPools, getStakingPool },
  answers: [stakingPools.answer(formsView, forms), staked],
  provides: [
    stakingPools.provide(stakingPoolsPort, {
      claimable({ state, time }, account, pool) {
        const known = state.pools.get(pool);
        if (!known) return undefined;
        return claimable(counted(state.positions.get(account, pool) ?? NO_POSITION, accrued(known, time)));
      },
    }),
  ],
});
