/** The record of a proposal and of a vote: what they hold, and what follows from it. */

import { t, type ValueOf } from '../../runtime/sdk.js';
import { SafetyChain, SafetyCollection, SafetyContract, SafetyLevel } from '../safety/port.js';

/** Proposals are numbered as they are made. */
export const ProposalId = t.doc(t.count, 'Number of the proposal, as its making answered');
/** What a proposal can ask for. */
export const ProposalType = t.doc(
  t.choice('parameter', 'treasury', 'safety', 'text'),
  'What is asked for: to set a parameter, to pay from the treasury, to rate a contract, or only what the text says',
);
/** How a proposal stands: active → approved, rejected or cancelled; approved → executed, expired or failed. */
export const Status = t.doc(
  t.choice('active', 'approved', 'rejected', 'cancelled', 'executed', 'expired', 'failed'),
  'How the proposal stands: voted on, decided, taken back, carried out, or too late or impossible to carry out',
);
/** A status. */
export type Status = ValueOf<typeof Status>;

/** One line. */
export const Title = t.doc(t.text(1, 128), 'What the proposal is called, 1 to 128 characters');
/** The reasons. */
export const Description = t.doc(t.text(1, 10_000), 'Why it is proposed, 1 to 10,000 characters');
/** The key of a chain parameter. */
export const ParameterKey = t.doc(t.text(1, 130), 'Which chain parameter it is, such as dex.fee_bps');
/** The value of a chain parameter as text. */
export const ParameterText = t.text(0, 8_192);

/** A parameter to be set. `old_value` is the one that it had when this was proposed. */
export const Parameter = t.struct({
  key: ParameterKey,
  old_value: t.doc(ParameterText, 'Value that it had when this was proposed, as text'),
  new_value: t.doc(ParameterText, 'Value that it is to have, as text'),
});
/** A payment out of the treasury, raw native units. */
export const Payment = t.struct({
  recipient: t.doc(t.address, 'Account that is to be paid'),
  amount: t.doc(t.amount, 'Raw native units to pay'),
});
/** What shall be said of a contract. */
export const Safety = t.struct({
  chain: SafetyChain,
  contract: SafetyContract,
  level: SafetyLevel,
  collection: t.option(SafetyCollection),
});

/** Why a proposal that was approved could not be carried out. */
export const Refusal = t.struct({
  code: t.doc(t.u32, 'Permanent number of the refusal'),
  name: t.doc(t.text(1, 64), 'The refusal as one word, such as InsufficientBalance'),
  message: t.doc(t.text(0, 500), 'The refusal as a sentence for people'),
});

/** The fields of a proposal that callers see as they are kept. */
export const proposalFields = {
  proposal_id: ProposalId,
  proposal_type: ProposalType,
  title: Title,
  description: Description,
  proposer: t.doc(t.address, 'Account that made the proposal'),
  status: Status,
  created_at_height: t.doc(t.height, 'Height of the block that made the proposal'),
  voting_end_height: t.doc(t.height, 'Last height of the vote'),
  yes_power: t.doc(t.amount, 'Raw native units of stake in favour'),
  no_power: t.doc(t.amount, 'Raw native units of stake against'),
  total_power: t.doc(t.amount, 'Raw native units of stake that may vote'),
  quorum_bps: t.doc(t.u16, 'Part of all stake that must vote, in basis points'),
  voters: t.doc(t.count, 'How many accounts have voted'),
  timelock_until: t.doc(
    t.option(t.time),
    'From when an approved proposal can be carried out, in Unix seconds; null for others',
  ),
  executed_at_height: t.doc(t.option(t.height), 'Height at which it was carried out; null for not yet'),
  parameter: t.doc(t.option(Parameter), 'The parameter that it sets; null for other kinds'),
  treasury: t.doc(t.option(Payment), 'The payment that it makes; null for other kinds'),
  safety: t.doc(t.option(Safety), 'What it says of a contract; null for other kinds'),
  deposit: t.doc(t.amount, 'Raw native units that the proposer left'),
  error: t.doc(t.option(Refusal), 'Why it could not be carried out; null unless it failed'),
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

/** A text has nothing to execute: once approved, it stays approved. */
export const canExpire = ({ proposal_type }: Proposal): boolean => proposal_type !== 'text';

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
