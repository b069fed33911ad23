/** Making a proposal: what it asks for is checked now, and again when it is carried out. */

import { AmountZero, InsufficientBalance, InvalidAddress, t, type Values } from '../../runtime/sdk.js';
import { SafetyChain, SafetyCollection, SafetyContract, SafetyLevel, safetyPort } from '../safety/port.js';
import { takeDeposit } from '../shared/deposit.js';
import { electorateNow, type Member } from '../shared/electorate.js';
import { contentOf } from './content.js';
import { InvalidProposal, ParameterOutOfBounds, TreasuryInsufficient, UnknownParameter } from './errors.js';
import { Description, ParameterKey, ParameterText, ProposalType, Title } from './proposal.js';
import { type Acting, governance } from './shape.js';

const params = {
  proposal_type: ProposalType,
  title: Title,
  description: Description,
  parameter_key: t.option(ParameterKey),
  parameter_value: t.option(ParameterText),
  treasury_recipient: t.option(t.address),
  treasury_amount: t.option(t.amountOf()),
  safety_chain: t.option(SafetyChain),
  safety_contract: t.option(SafetyContract),
  safety_level: t.option(SafetyLevel),
  safety_collection: t.option(SafetyCollection),
};
/** The fields of the operation. */
export type CreateParams = Values<typeof params>;

/** Whole native units: who has bonded less than the first pays the second. */
const LEAST_STAKE = 1_000n;
const DEPOSIT = 100n;

export const CreateProposal = governance.operation({
  id: 104,
  about:
    'Propose to change a parameter, to pay from the treasury, to rate a contract, or just a text. Who has bonded less than 1,000 native units leaves a deposit of 100.',
  params,
  returns: { proposal_id: t.count },
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
    state.endings.put(voting_end_height, id, true);
    state.active.put(state.active.get() + 1);
    emit.ProposalCreated({ proposal_id: id, proposer: sender, proposal_type, title, voting_end_height });
    return { proposal_id: id };
  },
});

function depositOf(c: Acting): bigint {
  const exempt = LEAST_STAKE * 10n ** BigInt(c.chain.decimals);
  return c.use.staking.staked(c.sender) >= exempt ? 0n : takeDeposit(c, DEPOSIT);
}

/** The frozen validators of this epoch; kept with the first proposal that it brings. */
function electorate(c: Acting): readonly Member[] {
  const { state, epoch } = c;
  const kept = state.electorates.get(epoch);
  if (kept) return kept;
  const members = electorateNow(c);
  state.electorates.put(epoch, members);
  return members;
}
