/** Operation: make a proposal. Its action is checked now and again at execution. */

import { AmountZero, InsufficientBalance, InvalidAddress, t, unitOf, type Values } from '../../runtime/sdk.js';
import { SafetyChain, SafetyCollection, SafetyContract, SafetyLevel, safetyPort } from '../safety/port.js';
import { takeDeposit } from '../shared/deposit.js';
import { electorateNow, type Member } from '../shared/electorate.js';
import { contentOf } from './content.js';
import { InvalidProposal, ParameterOutOfBounds, TreasuryInsufficient, UnknownParameter } from './errors.js';
import { Description, ParameterKey, ParameterText, ProposalId, ProposalType, Title } from './proposal.js';
import { type Acting, governance } from './shape.js';

const params = {
  proposal_type: ProposalType,
  title: Title,
  description: Description,
  parameter_key: t.doc(t.option(ParameterKey), 'Key to change, such as dex.fee_bps; only for parameter proposals'),
  parameter_value: t.doc(t.option(ParameterText), 'New value of the parameter, as text; only for parameter proposals'),
  treasury_recipient: t.doc(t.option(t.address), 'Account to pay; only for treasury proposals'),
  treasury_amount: t.doc(t.option(t.amountOf()), 'Amount to pay in raw native units; only for treasury proposals'),
  safety_chain: t.doc(t.option(SafetyChain), 'Chain to rate on, such as ethereum; only for safety proposals'),
  safety_contract: t.doc(
    t.option(SafetyContract),
    'Address of the contract to rate, in the notation of its chain; only for safety proposals',
  ),
  safety_level: t.doc(t.option(SafetyLevel), 'Safety level for wallets to show; only for safety proposals'),
  safety_collection: t.doc(t.option(SafetyCollection), 'Project of the contract; optional, only for safety proposals'),
};
export type CreateParams = Values<typeof params>;

/** Whole native units: a proposer that has bonded less than the first pays the second. */
const LEAST_STAKE = 1_000n;
const DEPOSIT = 100n;

export const CreateProposal = governance.operation({
  id: 104,
  about:
    'Creates a proposal: to change a parameter, to pay from the treasury, to rate a contract, or a text. A proposer with less than 1,000 native units bonded pays a deposit of 100.',
  sentence: 'Created proposal {ProposalCreated.proposal_id}: {title}',
  params,
  returns: { proposal_id: ProposalId },
  logs: ['ProposalCreated'],
  gas: 120_000,
  rpc: [
    'createProposal',
    { sender: 'from' },
    'proposal_type',
    'title',
    'description',
    'parameter_key',
    'parameter_value',
    'treasury_recipient',
    'treasury_amount',
    'safety_chain',
    'safety_contract',
    'safety_level',
    'safety_collection',
  ],
  cli: {
    words: 'gov propose',
    flags: {
      proposal_type: 'type',
      parameter_key: 'parameter',
      parameter_value: 'value',
      treasury_recipient: 'recipient',
      treasury_amount: 'amount',
      safety_chain: 'chain',
      safety_contract: 'contract',
      safety_level: 'level',
      safety_collection: 'collection',
    },
  },
  errors: [
    InvalidProposal,
    UnknownParameter,
    ParameterOutOfBounds,
    TreasuryInsufficient,
    AmountZero,
    InvalidAddress,
    InsufficientBalance,
    ...safetyPort.refusals('identify'),
  ],
  execute(c, given) {
    const { state, emit, sender, height, epoch } = c;
    const content = contentOf(c, given);
    const deposit = depositOf(c);
    const members = electorate(c);
    const id = state.count.get();
    const { proposal_type, title, description } = given;
    const voting_end_height = height + state.votingBlocks.get();
    state.count.put(id + 1);
    state.proposals.put(id, {
      proposal_id: id,
      proposal_type,
      title,
      description,
      proposer: sender,
      status: 'active',
      created_at_height: height,
      voting_end_height,
      yes_power: 0n,
      no_power: 0n,
      total_power: members.reduce((sum, { power }) => sum + power, 0n),
      quorum_bps: state.quorumBps.get(),
      voters: 0,
      timelock_until: null,
      executed_at_height: null,
      ...content,
      deposit,
      error: null,
      ended_at: null,
      snapshot_epoch: epoch,
    });
    state.byStatus.put('active', id, id);
    state.electing.put(epoch, (state.electing.get(epoch) ?? 0) + 1);
    state.endings.put(voting_end_height, id, true);
    state.active.put(state.active.get() + 1);
    emit.ProposalCreated({ proposal_id: id, proposer: sender, proposal_type, title, voting_end_height });
    return { proposal_id: id };
  },
});

function depositOf(c: Acting): bigint {
  const exempt = LEAST_STAKE * unitOf(c.chain);
  return c.use.staking.staked(c.sender) >= exempt ? 0n : takeDeposit(c, DEPOSIT);
}

/** Frozen validators of this epoch, stored with the first proposal of the epoch. */
function electorate(c: Acting): readonly Member[] {
  const { state, epoch } = c;
  const kept = state.electorates.get(epoch);
  if (kept) return kept;
  const members = electorateNow(c);
  state.electorates.put(epoch, members);
  return members;
}
