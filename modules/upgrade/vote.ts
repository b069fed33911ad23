/** Operations that vote on plans and cancel them. */

import { fail, type Hash, hashOf, t } from '../../runtime/sdk.js';
import { releaseDeposit } from '../shared/deposit.js';
import { type Member, withVote } from '../shared/electorate.js';
import {
  ContentDiffers,
  NotUpgradeAuthority,
  NotValidator,
  NotVoting,
  PlanNotFound,
  TooLate,
  VotingNotUsed,
} from './errors.js';
import { conclude, planOf } from './keep.js';
import { type Plan, PlanId, planFields, reaches } from './plan.js';
import { type Acting, upgrade } from './shape.js';

const params = { plan_id: PlanId, approve: t.doc(t.bool, 'True to vote in favor, false to vote against') };
const errors = [PlanNotFound, NotVoting, NotValidator, VotingNotUsed];
const gas = 40_000;

const { name, version, target_height, binaries, info, proposer } = planFields;
/** Content of a plan, as shown to validators and committed to by their votes; it never changes. */
const CONTENT = { name, version, target_height, binaries, info, proposer };
const CONTENT_TAG = 'upgrade-content/v1';

export const VoteUpgrade = upgrade.operation({
  id: 102,
  about:
    'Votes on a plan as a validator by its number, without a check of its content. The power is the stake when the plan was scheduled.',
  sentence: 'Voted {approve} on upgrade plan {plan_id}',
  params,
  logs: ['UpgradeVoted'],
  gas,
  rpc: ['voteUpgrade', 'plan_id', 'approve', 'sender'],
  takes: [],
  errors,
  execute: (c, { plan_id, approve }) => vote(c, plan_id, approve),
});

export const VoteUpgradePlan = upgrade.operation({
  id: 103,
  about:
    'Votes on a plan as a validator with its stake when the plan was scheduled. A content hash makes the vote fail if the plan has a different content. A new vote replaces the previous one.',
  sentence: 'Voted {approve} on upgrade plan {plan_id}',
  params: {
    ...params,
    content_hash: t.doc(
      t.option(t.hex32),
      'Hash of the name, version, height, files, text and proposer of the plan, computed by the voter; null to skip the check',
    ),
  },
  logs: ['UpgradeVoted'],
  gas,
  cli: 'upgrade vote',
  review: ['getUpgradePlan', 'plan_id'],
  commits: { field: 'content_hash', tag: CONTENT_TAG, of: CONTENT },
  takes: [],
  errors: [...errors, ContentDiffers],
  execute: (c, { plan_id, approve, content_hash }) => vote(c, plan_id, approve, content_hash),
});

function vote(c: Acting, plan_id: number, approve: boolean, named: Hash | null = null): void {
  const { state, emit, sender, height } = c;
  const plan = planOf(c, plan_id);
  const hash = named === null ? null : hashOf(CONTENT_TAG, CONTENT, plan);
  if (hash !== named) fail(ContentDiffers, { content_hash: `0x${hash}` });
  if (plan.mode !== 'full') fail(VotingNotUsed);
  if (plan.status !== 'Voting') fail(NotVoting, { status: plan.status });
  const { power } = memberOf(c, plan) ?? fail(NotValidator);
  const before = state.votes.get(plan_id, sender);
  const open = before ? withVote(plan, before.approve, -power) : plan;
  state.plans.put(plan_id, withVote(open, approve, power));
  state.votes.put(plan_id, sender, { approve, power, height });
  emit.UpgradeVoted({ plan_id, validator: sender, approve, power });
}

/** The sender in the electorate of a plan. */
function memberOf({ state, sender }: Acting, { plan_id }: Plan): Member | undefined {
  return state.electorates.get(plan_id)?.find(({ validator }) => validator === sender);
}

export const CancelUpgrade = upgrade.operation({
  id: 101,
  about:
    'Cancels a plan before its height. In mode seed-authority, the authority decides. In mode full, the proposer can cancel during the vote, and validators can at any time if those that request it reach the quorum.',
  sentence: 'Cancelled upgrade plan {plan_id}',
  params: { plan_id: PlanId },
  returns: { cancelled: t.doc(t.bool, 'True if the plan is cancelled; false if more validators must request it') },
  logs: ['UpgradeCancelled', 'UpgradeCancelWanted'],
  gas: 80_000,
  rpc: ['cancelUpgrade', 'plan_id', 'sender'],
  cli: 'upgrade cancel',
  errors: [NotUpgradeAuthority, PlanNotFound, TooLate],
  execute(c, { plan_id }) {
    const { state, emit, height } = c;
    const plan = planOf(c, plan_id);
    if (plan.status !== 'Voting' && plan.status !== 'Scheduled') fail(TooLate, { status: plan.status });
    const role = roleOf(c, plan);
    if (role === 'none') fail(NotUpgradeAuthority);
    if (height >= plan.target_height) fail(TooLate, { target_height: plan.target_height });
    const decides = role === 'authority' || (role === 'proposer' && plan.status === 'Voting');
    const wanted = decides ? plan : wantedBy(c, plan);
    if (!decides && !reaches(wanted, wanted.cancel_power)) {
      state.plans.put(plan_id, wanted);
      return { cancelled: false };
    }
    conclude(c, wanted, 'Cancelled');
    // The deposit of an approved plan was already returned.
    if (plan.status === 'Voting') releaseDeposit(c, plan, plan.yes_power + plan.no_power === 0n);
    emit.UpgradeCancelled({ plan_id });
    return { cancelled: true };
  },
});

/** Role of the sender for a plan; depends on the mode. */
function roleOf(c: Acting, plan: Plan): 'authority' | 'proposer' | 'validator' | 'none' {
  const { state, sender } = c;
  if (plan.mode === 'seed-authority') return state.authority.get() === sender ? 'authority' : 'none';
  if (plan.proposer === sender) return 'proposer';
  return memberOf(c, plan) ? 'validator' : 'none';
}

/** The plan with the sender's request to cancel it; repeated requests count once. */
function wantedBy(c: Acting, plan: Plan): Plan {
  const { state, emit, sender } = c;
  const { plan_id } = plan;
  const power = state.cancellations.has(plan_id, sender) ? 0n : (memberOf(c, plan)?.power ?? 0n);
  state.cancellations.put(plan_id, sender, true);
  const cancel_power = plan.cancel_power + power;
  emit.UpgradeCancelWanted({ plan_id, validator: sender, cancel_power });
  return { ...plan, cancel_power };
}
