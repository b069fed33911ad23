/** The record of a proposal and of a vote: what they hold, and what follows from it. */

import { t, type ValueOf } from '../../runtime/sdk.js';
import { SafetyChain, SafetyCollection, SafetyContract, SafetyLevel } from '../safety/port.js';

/** What a proposal can ask for. */
export const ProposalType = t.choice('parameter', 'treasury', 'safety', 'text');
/** Writing a proposal stands: active → approved, rejected or cancelled; approved → executed, expired or failed. */
export const Status = t.choice('active', 'approved', 'rejected', 'cancelled', 'executed', 'expired', 'failed');
/** A status. */
export type Status = ValueOf<typeof Status>;

/** One line. */
export const Title = t.text(1, 128);
/** The reasons. */
export const Description = t.text(1, 10_000);
/** The key of a chain parameter. */
export const ParameterKey = t.text(1, 130);
/** The value of a chain parameter as text. */
export const ParameterText = t.text(0, 8_192);

/** A parameter to be set. `old_value` is the one that it had when this was proposed. */
export const Parameter = t.struct({ key: ParameterKey, old_value: ParameterText, new_value: ParameterText });
/** A payment out of the treasury, raw native units. */
export const Payment = t.struct({ recipient: t.address, amount: t.amount });
/** What shall be said of a contract. */
export const Safety = t.struct({
  chain: SafetyChain,
  contract: SafetyContract,
  level: SafetyLevel,
  collection: t.option(SafetyCollection),
});

/** Why a proposal that was approved could not be carried out. */
export const Refusal = t.struct({ code: t.u32, name: t.text(1, 64), message: t.text(0, 500) });

/** The fields of a proposal that callers see as they are kept. */
export const proposalFields = {
  proposal_id: t.count,
  proposal_type: ProposalType,
  title: Title,
  description: Description,
  proposer: t.address,
  status: Status,
  created_at_height: t.height,
  voting_end_height: t.height,
  yes_power: t.amount,
  no_power: t.amount,
  total_power: t.amount,
  quorum_bps: t.u16,
  voters: t.count,
  timelock_until: t.option(t.time),
  executed_at_height: t.option(t.height),
  parameter: t.option(Parameter),
  treasury: t.option(Payment),
  safety: t.option(Safety),
  deposit: t.amount,
  error: t.option(Refusal),
};

/** What is kept of a proposal. Powers are raw native units. */
export const Proposal = t.struct({
  ...proposalFields,
  ended_at: t.option(t.time),
  /** The epoch whose frozen validators, and the bonds before it, have a say. */
  snapshot_epoch: t.count,
});
/** A proposal. */
export type Proposal = ValueOf<typeof Proposal>;

/** A vote. `direct` is what the voter bonded himself; a validator also speaks for delegators who do not vote. */
export const Vote = t.struct({
  approve: t.bool,
  direct: t.amount,
  height: t.height,
});
/** A vote of an account. */
export type Vote = ValueOf<typeof Vote>;

/** After approval and timelock: how long anybody may execute a proposal, seconds. */
export const EXECUTION_WINDOW_S = 14 * 86_400;

const cast = ({ yes_power, no_power }: Proposal): bigint => yes_power + no_power;

/** How much of the power has voted, basis points. */
export function turnoutBps(proposal: Proposal): number {
  return proposal.total_power === 0n ? 0 : Number((cast(proposal) * 10_000n) / proposal.total_power);
}

/** Whether enough of the power has voted. */
export function hasQuorum(proposal: Proposal): boolean {
  return cast(proposal) > 0n && cast(proposal) * 10_000n >= BigInt(proposal.quorum_bps) * proposal.total_power;
}

/** Whether more than half of what was cast is in favour. */
export function isApproved(proposal: Proposal): boolean {
  return hasQuorum(proposal) && proposal.yes_power * 2n > cast(proposal);
}
