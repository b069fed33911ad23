/** RPC method of upgrade plans. */

import { fn, t } from '../../runtime/sdk.js';
import { planFields } from './plan.js';
import { upgrade } from './shape.js';

/** Seconds between blocks, for estimates. */
const BLOCK_S = 2;

const VoteJson = t.struct({
  validator: t.doc(t.address, 'Operator account of the validator that voted'),
  approve: t.doc(t.bool, 'True in favour, false against'),
  power: t.doc(t.amount, 'Raw native units of stake behind it'),
  height: t.doc(t.height, 'Height of the vote'),
});

export const getUpgradePlan = upgrade.method({
  cli: 'upgrade show',
  about: 'A plan with its votes; the live one, or else the last, when no id is given; null when there is none.',
  signature: fn(
    { plan_id: t.doc(t.option(t.count), 'Number of the plan; the live one, or else the last, when left out') },
    t.option(
      t.struct({
        ...planFields,
        votes: t.doc(t.list(VoteJson, 100), 'How each validator voted'),
        blocks_left: t.doc(t.count, 'Blocks until the chain goes over; 0 when it does not'),
        eta: t.doc(t.time, 'When that is if blocks come every two seconds, in Unix seconds'),
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
