/** Upgrade: plans for the chain to switch to another version at a height. Read this first. */

import { t, upgradePort } from '../../runtime/sdk.js';
import { releaseDeposit } from '../shared/deposit.js';
import { conclude, livePlan } from './keep.js';
import { getUpgradePlan } from './methods.js';
import { Mode, reaches } from './plan.js';
import { ScheduleUpgrade } from './schedule.js';
import { upgrade } from './shape.js';
import { CancelUpgrade, VoteUpgrade, VoteUpgradePlan } from './vote.js';

export * from './errors.js';

/** Blocks after an upgrade in which missed turns do not count, because nodes restart one by one. */
const GRACE = 100;

/** Rules for deciding about upgrades; fixed for the life of the chain. */
const Rules = t.struct({
  mode: Mode,
  authority: t.doc(t.option(t.address), 'Account that decides in mode seed-authority; null for none'),
  quorum: t.doc(t.range(1, 100), 'Part of the total power that must approve a plan, in percent'),
  voting_period: t.doc(t.range(1, 1_296_000), 'Length of the vote on a plan in blocks'),
});

export default upgrade.define({
  operations: { ScheduleUpgrade, CancelUpgrade, VoteUpgrade, VoteUpgradePlan },
  methods: { getUpgradePlan },
  parameters: {
    mode: {
      about: 'Decision mode of upgrades: seed-authority (one account) or full (a vote of the validators)',
      cell: 'mode',
      fixed: true,
    },
    authority: { about: 'Account that decides in mode seed-authority', cell: 'authority', fixed: true },
    voting_period: { about: 'Length of the vote on a plan in blocks', cell: 'votingPeriod', fixed: true },
    quorum: {
      about: 'Part of the total power that must approve a plan, in percent',
      cell: 'quorumPercent',
      fixed: true,
    },
  },

  genesis: {
    data: Rules,
    standard: { mode: 'seed-authority', authority: null, quorum: 67, voting_period: 500 },
    load({ state }, { mode, authority, quorum, voting_period }) {
      state.mode.put(mode);
      state.authority.put(authority);
      state.quorumPercent.put(quorum);
      state.votingPeriod.put(voting_period);
    },
  },

  hooks: {
    /** Closes the vote on a plan. */
    blockEnd(c) {
      const { state, emit, height } = c;
      const plan = livePlan(c);
      if (plan?.status !== 'Voting' || plan.voting_end_height !== height) return;
      const { plan_id, yes_power, no_power } = plan;
      const approved = reaches(plan, yes_power);
      releaseDeposit(c, plan, approved);
      if (!approved) {
        conclude(c, plan, 'Rejected');
        emit.UpgradeRejected({ plan_id, yes_power, no_power });
        return;
      }
      state.plans.put(plan_id, { ...plan, status: 'Scheduled' });
      emit.UpgradeApproved({ plan_id, yes_power, no_power });
    },
  },

  provides: [
    upgrade.provide(upgradePort, {
      live(c) {
        const plan = livePlan(c);
        if (!plan) return undefined;
        const { plan_id, name, version, target_height, info, binaries, status } = plan;
        const voting = status === 'Voting' ? { start: plan.voting_start ?? 0, end: plan.voting_end_height ?? 0 } : null;
        return { planId: plan_id, name, version, height: target_height, info, binaries, voting };
      },
      applied: ({ state }) => state.applied.get() ?? undefined,
      hasVoted: ({ state }, planId, validator) => state.votes.has(planId, validator),
      approval: (_, planId) => ({ operation: 'VoteUpgrade', params: { plan_id: planId, approve: true } }),
      conclude(c, outcome) {
        const { state, use, emit, height } = c;
        const plan = livePlan(c);
        if (!plan) return;
        const { plan_id, name, version } = plan;
        if (outcome === 'skipped') {
          conclude(c, plan, 'Cancelled');
          emit.UpgradeSkipped({ plan_id, name });
          return;
        }
        conclude(c, plan, 'Applied', { applied_at_height: height });
        state.applied.put(version);
        use.staking.pauseMissedTurns(height + GRACE);
        emit.UpgradeApplied({ plan_id, name, version });
      },
    }),
  ],
});
