/** RPC method of upgrade plans. */

import { fn, t } from '../../runtime/sdk.js';
import { planFields } from './plan.js';
import { upgrade } from './shape.js';

/** Seconds between blocks, for estimates. */
const BLOCK_S = 2;

const VoteJson = t.struct({
  validator: t.doc(t.address, 'Operator account of the validator that voted'),
  approve: t.doc(t.bool, 'True for a vote in favor, false for a vote against'),
  power: t.doc(t.amountOf(), 'Voting power in raw native units of stake'),
  height: t.doc(t.height, 'Height of the vote'),
});

export const getUpgradePlan = upgrade.method({
  cli: 'upgrade show',
  about: 'Returns a plan with its votes; without an id, the active plan or else the last one; null if there is none.',
  signature: fn(
    { plan_id: t.doc(t.option(t.count), 'Number of the plan; null for the active plan, or else the last one') },
    t.option(
      t.struct({
        ...planFields,
        votes: t.doc(t.list(VoteJson, 100), 'Votes of the validators'),
        blocks_left: t.doc(t.count, 'Blocks until the target height; 0 unless the plan is in a vote or scheduled'),
        eta: t.doc(t.time, 'Time of the target height at two seconds a block, in Unix seconds'),
      }),
    ),
  ),
  read({ state, height, time }, { plan_id }) {
    const id = plan_id ?? state.live.get() ?? state.count.get() - 1;
    const plan = id < 0 ? undefined : state.plans.get(id);
    if (!plan) return null;
    const votes = state.votes.list([id], 100).map(({ key: [, validator], value }) => ({ validator, ...value }));
    const open = plan.status === 'Voting' || plan.status === 'Scheduled';
    const blocks_left = open ? Math.max(0, plan.target_height - height) : 0;
    return { ...plan, votes, blocks_left, eta: time + blocks_left * BLOCK_S };
  },
});
