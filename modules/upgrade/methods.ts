/** The question about plans. */

import { fn, t } from '../../runtime/sdk.js';
import { planFields } from './plan.js';
import { upgrade } from './shape.js';

/** Seconds between blocks, for estimates. */
const BLOCK_S = 2;

const VoteJson = t.struct({ validator: t.address, approve: t.bool, power: t.amount, height: t.height });

export const getUpgradePlan = upgrade.method({
  cli: 'upgrade show',
  about: 'A plan with its votes; the live one, or else the last, when no id is given; null when there is none.',
  signature: fn(
    { plan_id: t.option(t.count) },
    t.option(t.struct({ ...planFields, votes: t.list(VoteJson, 100), blocks_left: t.count, eta: t.time })),
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
