/** Voting: a validator votes with its delegators' stake, except for delegators that vote themselves. */

import { fail, type Hash, hashOf, t } from '../../runtime/sdk.js';
import { type Member, withVote } from '../shared/electorate.js';
import { ContentDiffers, NotActive, NoVotingPower, ProposalNotFound } from './errors.js';
import { activeProposal } from './keep.js';
import { type Proposal, ProposalId, proposalFields } from './proposal.js';
import { type Acting, governance, type Reading } from './shape.js';

/** Gas per bond of a voter. */
const GAS_PER_BOND = 1_000;

const params = { proposal_id: ProposalId, approve: t.doc(t.bool, 'True to vote in favor, false to vote against') };
const errors = [ProposalNotFound, NotActive, NoVotingPower];
const gas = 40_000;

const { proposal_type, title, description, proposer, parameter, treasury, safety } = proposalFields;
/** Content of a proposal: the immutable fields that voters see. */
const CONTENT = { proposal_type, title, description, proposer, parameter, treasury, safety };
const CONTENT_TAG = 'proposal-content/v1';

export const VoteProposal = governance.operation({
  id: 105,
  about:
    'Votes on a proposal by its number, without a check of its content. The power is the stake bonded when the epoch of the proposal began.',
  sentence: 'Voted {approve} on proposal {proposal_id}',
  params,
  logs: ['ProposalVoted'],
  gas,
  rpc: ['voteProposal', { sender: 'from' }, 'proposal_id', 'approve'],
  takes: [],
  errors,
  execute: (c, { proposal_id, approve }) => vote(c, proposal_id, approve),
});

export const VoteProposalContent = governance.operation({
  id: 127,
  about:
    'Votes on a proposal with the stake bonded when the epoch of the proposal began. A content hash makes the vote fail if the proposal has a different content. A new vote replaces the previous one.',
  sentence: 'Voted {approve} on proposal {proposal_id}',
  params: {
    ...params,
    content_hash: t.doc(
      t.option(t.hex32),
      'Hash of the type, texts, proposer and action of the proposal, computed by the voter; null to skip the check',
    ),
  },
  logs: ['ProposalVoted'],
  gas,
  cli: 'gov vote',
  review: ['getProposal', 'proposal_id'],
  commits: { field: 'content_hash', tag: CONTENT_TAG, of: CONTENT },
  takes: [],
  errors: [...errors, ContentDiffers],
  execute: (c, { proposal_id, approve, content_hash }) => vote(c, proposal_id, approve, content_hash),
});

function vote(c: Acting, id: number, approve: boolean, named: Hash | null = null): void {
  const { state, emit, sender, height } = c;
  const proposal = activeProposal(c, id);
  const hash = named === null ? null : hashOf(CONTENT_TAG, CONTENT, proposal);
  if (hash !== named) fail(ContentDiffers, { content_hash: `0x${hash}` });
  const before = state.votes.get(id, sender);
  const members = state.electorates.get(proposal.snapshot_epoch)!;
  const { direct, tally } = before
    ? { direct: before.direct, tally: proposal }
    : speakForOneself(c, id, proposal, members);
  const power = direct + inherited(state, id, members, sender);
  if (power === 0n) fail(NoVotingPower);
  const without = before ? withVote(tally, before.approve, -power) : { ...tally, voters: tally.voters + 1 };
  state.proposals.put(id, withVote(without, approve, power));
  state.votes.put(id, sender, { approve, direct, height });
  emit.ProposalVoted({ proposal_id: id, voter: sender, approve, power });
}

/** Stake behind a validator whose delegators have not voted themselves; 0 for any other account. */
export function inherited(state: Reading['state'], id: number, members: readonly Member[], account: string): bigint {
  const member = members.find(({ validator }) => validator === account);
  return member ? member.power - (state.withdrawn.get(id, member.validator) ?? 0n) : 0n;
}

/**
 * Moves the voter's stake bonded with validators of the snapshot from their power to the voter. A validator's own stake
 * stays in its power. Rewards may have grown a bond since the snapshot, so it counts at most the power that is left.
 */
function speakForOneself(
  { state, use, sender, chain, charge }: Acting,
  id: number,
  proposal: Proposal,
  members: readonly Member[],
) {
  const bonds = use.staking.bondsSince(sender, proposal.snapshot_epoch * chain.epochBlocks + 1);
  charge(GAS_PER_BOND * bonds.length);
  let direct = 0n;
  let tally = proposal;
  for (const { validator, amount } of bonds) {
    if (validator === sender) continue;
    const left = inherited(state, id, members, validator);
    if (amount === 0n || left === 0n) continue;
    let counted = amount;
    if (counted > left) counted = left;
    state.withdrawn.put(id, validator, (state.withdrawn.get(id, validator) ?? 0n) + counted);
    const spoken = state.votes.get(id, validator);
    if (spoken) tally = withVote(tally, spoken.approve, -counted);
    direct += counted;
  }
  return { direct, tally };
}
