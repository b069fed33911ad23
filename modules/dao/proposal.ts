/** Proposal records, and the status, quorum and result derived from them. */

import { t, type ValueOf } from '../../runtime/sdk.js';
import { Rules } from './config.js';
import { Payload } from './payload.js';

/** Numbered separately in each DAO. */
export const ProposalId = t.doc(t.count, 'Number of the proposal within the DAO, counted from 0');
export const Title = t.doc(t.text(1, 128), 'Title of the proposal, 1 to 128 characters');
export const Description = t.doc(t.text(0, 10_000), 'Reasons for the proposal, at most 10,000 characters');

export const Status = t.doc(
  t.choice('Pending', 'Active', 'Canceled', 'Defeated', 'Succeeded', 'Queued', 'Expired', 'Executed'),
  'Pending before the vote, Active during the vote, then Defeated, or Queued until Executed or Expired. Succeeded replaces Queued for a DAO without a timelock, and for a text, which never expires. Canceled by the proposer, the guardian or, below the threshold, anyone',
);
export type Status = ValueOf<typeof Status>;

/** Stored stage. A proposal is open until its vote is counted. */
const Stage = t.choice('open', 'passed', 'defeated', 'canceled', 'executed');

/** Immutable fields that are not needed to count votes. */
export const Content = t.struct({ title: Title, description: Description, payload: Payload, payload_hash: t.hex32 });

/** A proposal without its content. Votes are raw units of the token. */
export const Proposal = t.struct({
  proposer: t.address,
  created_at_height: t.height,
  snapshot_height: t.height,
  start_height: t.height,
  end_height: t.height,
  rules: Rules,
  stage: Stage,
  for: t.amount,
  against: t.amount,
  abstain: t.amount,
  voters: t.count,
  /** Supply at the snapshot; null until the first vote or the end of the vote. */
  supply: t.option(t.amount),
  /** End of the timelock; null until the proposal has passed, and for a text. */
  eta: t.option(t.time),
  expires_at: t.option(t.time),
  executed_at_height: t.option(t.height),
});
export type Proposal = ValueOf<typeof Proposal>;

const BPS = 10_000n;

/** Quorum in raw units, rounded up: the votes for plus abstentions that a supply requires. */
export const quorumOf = ({ rules }: Proposal, supply: bigint): bigint =>
  (supply * BigInt(rules.quorum_bps) + BPS - 1n) / BPS;

/** True if the votes for plus abstentions reach the quorum. */
export const hasQuorum = (proposal: Proposal, supply: bigint): boolean =>
  proposal.for + proposal.abstain >= quorumOf(proposal, supply);

const isApproved = (rules: Rules, inFavor: bigint, against: bigint): boolean =>
  inFavor > 0n && inFavor * BPS >= BigInt(rules.approval_bps) * (inFavor + against);

/** True if the proposal would pass if the vote ended now. */
export const passes = (proposal: Proposal, supply: bigint): boolean =>
  hasQuorum(proposal, supply) && isApproved(proposal.rules, proposal.for, proposal.against);

/** True if the proposal passes even if all remaining votes are against. */
export function passesForSure(proposal: Proposal, supply: bigint): boolean {
  const most = supply - proposal.for - proposal.abstain;
  return hasQuorum(proposal, supply) && isApproved(proposal.rules, proposal.for, most);
}

/** Derives the status. `supply` is the supply at the snapshot. */
export function statusOf(proposal: Proposal, now: { height: number; time: number }, supply: bigint): Status {
  const { stage, rules, expires_at } = proposal;
  switch (stage) {
    case 'canceled':
      return 'Canceled';
    case 'executed':
      return 'Executed';
    case 'defeated':
      return 'Defeated';
    case 'passed':
      if (expires_at === null) return 'Succeeded';
      if (now.time > expires_at) return 'Expired';
      return rules.timelock_s > 0 ? 'Queued' : 'Succeeded';
    default:
      if (now.height < proposal.start_height) return 'Pending';
      if (now.height <= proposal.end_height) return 'Active';
      return passes(proposal, supply) ? 'Succeeded' : 'Defeated';
  }
}
