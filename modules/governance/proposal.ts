/** Records of proposals and votes, and the turnout, quorum and approval derived from them. */

import { t, type ValueOf } from '../../runtime/sdk.js';
import { SafetyChain, SafetyCollection, SafetyContract, SafetyLevel } from '../safety/port.js';

/** Numbered in order of creation. */
export const ProposalId = t.doc(t.count, 'Number of the proposal, as its making answered');
export const ProposalType = t.doc(
  t.choice('parameter', 'treasury', 'safety', 'text'),
  'What is asked for: to set a parameter, to pay from the treasury, to rate a contract, or only what the text says',
);
/** Transitions: active → approved, rejected or cancelled; approved → executed, expired or failed. */
export const Status = t.doc(
  t.choice('active', 'approved', 'rejected', 'cancelled', 'executed', 'expired', 'failed'),
  'How the proposal stands: voted on, decided, taken back, carried out, or too late or impossible to carry out',
);
export type Status = ValueOf<typeof Status>;

export const Title = t.doc(t.text(1, 128), 'What the proposal is called, 1 to 128 characters');
export const Description = t.doc(t.text(1, 10_000), 'Why it is proposed, 1 to 10,000 characters');
export const ParameterKey = t.doc(t.text(1, 130), 'Which chain parameter it is, such as dex.fee_bps');
export const ParameterText = t.text(0, 8_192);

/** A change of a parameter. `old_value` is the value when the proposal was made. */
export const Parameter = t.struct({
  key: ParameterKey,
  old_value: t.doc(ParameterText, 'Value that it had when this was proposed, as text'),
  new_value: t.doc(ParameterText, 'Value that it is to have, as text'),
});
/** A payment from the treasury, in raw native units. */
export const Payment = t.struct({
  recipient: t.doc(t.address, 'Account that is to be paid'),
  amount: t.doc(t.amount, 'Raw native units to pay'),
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
  code: t.doc(t.u32, 'Permanent number of the refusal'),
  name: t.doc(t.text(1, 64), 'The refusal as one word, such as InsufficientBalance'),
  message: t.doc(t.text(0, 500), 'The refusal as a sentence for people'),
});

/** Fields of a proposal that callers see as stored. */
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

/** True if the quorum is reached and more than half of the votes cast are in favour. */
export function isApproved(proposal: Proposal): boolean {
  return hasQuorum(proposal) && proposal.yes_power * 2n > cast(proposal);
}
