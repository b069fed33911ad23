/**
 * Validators: block production and rewards of stake. Read this first; each operation has its own file, and blocks.ts
 * and epoch.ts handle the ends of blocks and epochs.
 */

import { formsView } from '../shared/intent-forms.js';
import { holdingsView, NATIVE } from '../tokens/port.js';
import { blockEnd, blockStart } from './blocks.js';
import { ClaimRewards } from './claim.js';
import { epochEnd } from './epoch.js';
import { SubmitEvidence } from './evidence.js';
import { genesis } from './genesis.js';
import { forms } from './intents.js';
import { Unjail } from './jail.js';
import { getDelegations, getValidator, getValidatorReputation, listValidators, stakingInfo } from './methods.js';
import { Redelegate } from './redelegate.js';
import { RotateConsensusKey } from './rotate.js';
import { evidence, leaders, sets } from './sets.js';
import { SetAutoCompound, SetCommission, SetPoolConfig, SetValidatorMetadata } from './settings.js';
import { validators } from './shape.js';
import { Stake } from './stake.js';
import { stakedBy, staking } from './staking.js';
import { ClaimUnstake, Unstake } from './unstake.js';

export * from './errors.js';

export default validators.define({
  operations: {
    Stake,
    Unstake,
    ClaimUnstake,
    ClaimRewards,
    SetCommission,
    Unjail,
    SetValidatorMetadata,
    SetPoolConfig,
    SetAutoCompound,
    Redelegate,
    SubmitEvidence,
    RotateConsensusKey,
  },
  methods: { getValidator, getValidatorReputation, listValidators, stakingInfo, getDelegations },
  indexes: {
    stakesWith: { on: 'Staked', keys: ['validator'], about: 'Stake added to a validator, including its own.' },
    unstakesFrom: { on: 'Unstaked', keys: ['validator'], about: 'Stake withdrawn from a validator.' },
  },
  parameters: {
    'staking.min_delegation_default': {
      about: 'Minimum delegation to validators that set none, in raw units',
      cell: 'minDelegation',
      min: 1n,
      max: (unit) => 1_000_000n * unit,
    },
    'staking.downtime_jail_turns': {
      about: 'Consecutive missed turns after which a validator is jailed; 0 for never',
      cell: 'downtimeJailTurns',
      min: 0,
      max: 10_000,
    },
  },
  hooks: { blockStart, blockEnd, epochEnd },
  provides: [sets, leaders, evidence, staking],
  answers: [
    validators.answer(formsView, forms),
    validators.answer(holdingsView, (c, account, mint) => {
      if (mint !== NATIVE) return {};
      const unbonding = c.state.unbondings.get(account) ?? [];
      return { staked: stakedBy(c, account), locked: unbonding.reduce((sum, { amount }) => sum + amount, 0n) };
    }),
  ],
  genesis,
});
