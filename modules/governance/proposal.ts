/** Records of proposals and votes, and the turnout, quorum and approval derived from them. */

import { t, type ValueOf } from '../../runtime/sdk.js';
import { SafetyChain, SafetyCollection, SafetyContract, SafetyLevel } from '../safety/port.js';

/** Numbered in order of creation. */
export const ProposalId = t.doc(t.count, 'Number of the proposal, counted from 0');
export const ProposalType = t.doc(
  t.choice('parameter', 'treasury', 'safety', 'text'),
  'Action of the proposal: set a parameter, pay from the treasury, rate a contract, or none (text)',
);
/** Transitions: active → approved, rejected or cancelled; approved → executed, expired or failed. */
export const Status = t.doc(
  t.choice('active', 'approved', 'rejected', 'cancelled', 'executed', 'expired', 'failed'),
  'active during the vote; approved or rejected by it; cancelled by the proposer; executed; expired if not executed in time; failed if no longer possible',
);
export type Status = ValueOf<typeof Status>;

export const Title = t.doc(t.text(1, 128), 'Title of the proposal, 1 to 128 characters');
export const Description = t.doc(t.text(1, 10_000), 'Reasons for the proposal, 1 to 10,000 characters');
export const ParameterKey = t.doc(t.text(1, 130), 'Key of a chain parameter, such as dex.fee_bps');
export const ParameterText = t.text(0, 8_192);

/** A change of a parameter. `old_value` is the value when the proposal was made. */
export const Parameter = t.struct({
  key: ParameterKey,
  old_value: t.doc(ParameterText, 'Value at the time of the proposal, as text'),
  new_value: t.doc(ParameterText, 'Proposed value, as text'),
});
/** A payment from the treasury, in raw native units. */
export const Payment = t.struct({
  recipient: t.doc(t.address, 'Account to pay'),
  amount: t.doc(t.amountOf(), 'Amount to pay in raw native units'),
});
/** A safety rating of a contract. */
export const Safety = t.struct({
  chain: SafetyChain,
  contract: SafetyContract,
  level: SafetyLevel,
  collection: t.option(SafetyCollection),
});

/** Why an approved proposal could not be executed. */
export const Refusal = t.struct({
  code: t.doc(t.u32, 'Numeric error code'),
  name: t.doc(t.text(1, 64), 'Error name, such as InsufficientBalance'),
  message: t.doc(t.text(0, 500), 'Error message'),
});

/** Fields of a proposal that callers see as stored. */
export const proposalFields = {
  proposal_id: ProposalId,
  proposal_type: ProposalType,
  title: Title,
  description: Description,
  proposer: t.doc(t.address, 'Account that made the proposal'),
  status: Status,
  created_at_height: t.doc(t.height, 'Height of the block that has the proposal'),
  voting_end_height: t.doc(t.height, 'Last block of the vote'),
  yes_power: t.doc(t.amountOf(), 'Voting power in favor, in raw native units of stake'),
  no_power: t.doc(t.amountOf(), 'Voting power against, in raw native units of stake'),
  total_power: t.doc(t.amountOf(), 'Total voting power in raw native units of stake'),
  quorum_bps: t.doc(t.bps(0xffff), 'Quorum: part of the total stake that must vote, in basis points'),
  voters: t.doc(t.count, 'Number of accounts that have voted'),
  timelock_until: t.doc(t.option(t.time), 'Earliest time of execution in Unix seconds; null unless approved'),
  executed_at_height: t.doc(t.option(t.height), 'Height of the execution; null if not executed'),
  parameter: t.doc(t.option(Parameter), 'Parameter change; null for other types'),
  treasury: t.doc(t.option(Payment), 'Payment from the treasury; null for other types'),
  safety: t.doc(t.option(Safety), 'Safety rating of a contract; null for other types'),
  deposit: t.doc(t.amountOf(), 'Deposit of the proposer in raw native units; 0 if none was required'),
  error: t.doc(t.option(Refusal), 'Why the execution failed; null unless failed'),
};

/** A proposal as stored. Powers are raw native units. */
export const Proposal = t.struct({
  ...proposalFields,
  ended_at: t.option(t.time),
  /** Epoch whose frozen validators, and the bonds at its start, may vote. */
  snapshot_epoch: t.count,
});
export type Proposal = ValueOf<typeof Proposal>;

/**
 * A vote. `direct` is the voter's own bonded stake; a validator also votes for delegators that do not vote themselves.
 */
export const Vote = t.struct({
  approve: t.bool,
  direct: t.amount,
  height: t.height,
});
export type Vote = ValueOf<typeof Vote>;

/** Seconds after approval and timelock in which anyone may execute a proposal. */
export const EXECUTION_WINDOW_S = 14 * 86_400;

/** False for a text: it has nothing to execute, so it stays approved. */
export const canExpire = ({ proposal_type }: Proposal): boolean => proposal_type !== 'text';

const cast = ({ yes_power, no_power }: Proposal): bigint => yes_power + no_power;

/** Share of the total power that has voted, in basis points. */
export function turnoutBps(proposal: Proposal): number {
  return proposal.total_power === 0n ? 0 : Number((cast(proposal) * 10_000n) / proposal.total_power);
}

/** True if enough of the total power has voted. */
export function hasQuorum(proposal: Proposal): boolean {
  return cast(proposal) > 0n && cast(proposal) * 10_000n >= BigInt(proposal.quorum_bps) * proposal.total_power;
}

/** True if the quorum is reached and more than half of the votes cast are in favor. */
export function isApproved(proposal: Proposal): boolean {
  return hasQuorum(proposal) && proposal.yes_power * 2n > cast(proposal);
}
