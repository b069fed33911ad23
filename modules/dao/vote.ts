/** Voting: once per account, weighted by its token balance at the snapshot just before the vote starts. */

import { type Address, fail, type Hash, hashOf, t, type Values } from '../../runtime/sdk.js';
import { GivenVote, voteOf } from './ballot.js';
import { close } from './close.js';
import { CONTENT, CONTENT_TAG, partsOf } from './content.js';
import {
  AlreadyVoted,
  ContentDiffers,
  DaoNotFound,
  InvalidVote,
  NotActive,
  NoVotingPower,
  ProposalNotFound,
} from './errors.js';
import { hasQuorum, type Proposal, ProposalId, passesForSure, statusOf } from './proposal.js';
import { type Acting, DaoAddress, dao, daoAt, proposalAt, snapshotSupply } from './shape.js';

const params = { dao: DaoAddress, proposal_id: ProposalId, vote: GivenVote };
const returns = { weight: t.doc(t.amount, 'Weight of the vote in raw units of the token') };
const errors = [DaoNotFound, ProposalNotFound, NotActive, AlreadyVoted, NoVotingPower, InvalidVote];
const gas = 40_000;

export const DaoVote = dao.operation({
  id: 122,
  about:
    'Votes on a proposal of a DAO by its number, without a check of its content. The weight is the token balance at the snapshot.',
  sentence: 'Voted on DAO proposal {proposal_id}: {vote}',
  params,
  returns,
  respondsWith: true,
  logs: ['DaoVoted'],
  gas,
  rpc: ['daoVote', { dao: 'dao_address' }, 'proposal_id', 'vote', 'sender'],
  review: ['getDaoProposal', 'dao', 'proposal_id'],
  takes: [],
  errors,
  execute: (c, given) => castVote(c, given),
});

export const DaoVoteContent = dao.operation({
  id: 129,
  about:
    'Votes on a proposal of a DAO. The weight is the token balance at the snapshot. A content hash makes the vote fail if the proposal has a different content. A vote cannot be changed.',
  sentence: 'Voted on DAO proposal {proposal_id}: {vote}',
  params: {
    ...params,
    content_hash: t.doc(
      t.option(t.hex32),
      'Hash of the texts, proposer and payload of the proposal, computed by the voter; null to skip the check',
    ),
  },
  returns,
  respondsWith: true,
  logs: ['DaoVoted'],
  gas,
  cli: { words: 'dao vote', flags: { proposal_id: 'proposal' } },
  review: ['getDaoProposal', 'dao', 'proposal_id'],
  commits: { field: 'content_hash', tag: CONTENT_TAG, of: CONTENT },
  takes: [],
  errors: [...errors, ContentDiffers],
  execute(c, { content_hash, ...given }) {
    checkContent(c, given.dao, given.proposal_id, content_hash);
    return castVote(c, given);
  },
});

/** Rejects a hash that differs from the hash of the content. */
function checkContent(c: Acting, address: Address, id: number, named: Hash | null): void {
  if (named === null) return;
  const { proposer } = proposalAt(c, address, id);
  const { title, description, payload } = c.state.contents.get(address, id)!;
  const hash = hashOf(CONTENT_TAG, CONTENT, { title, description, proposer, ...partsOf(payload) });
  if (hash !== named) fail(ContentDiffers, { content_hash: `0x${hash}` });
}

function castVote(
  c: Acting,
  { dao: address, proposal_id, vote: given }: Values<typeof params>,
): Values<typeof returns> {
  const { state, use, sender, height } = c;
  const before = proposalAt(c, address, proposal_id);
  const vote = voteOf(given);
  const supply = snapshotSupply(c, address, before);
  const { start_height, end_height, snapshot_height } = before;
  const status = statusOf(before, c, supply);
  if (status !== 'Active') fail(NotActive, { status, start_height, end_height });
  if (state.votes.has(address, proposal_id, sender)) fail(AlreadyVoted);
  const weight = use.tokens.balanceAt(sender, daoAt(c, address).token_mint, snapshot_height);
  if (weight === 0n) fail(NoVotingPower, { snapshot_height });
  const after = { ...before, supply, [vote]: before[vote] + weight, voters: before.voters + 1 };
  state.votes.put(address, proposal_id, sender, { vote, weight, height });
  state.proposals.put(address, proposal_id, after);
  c.emit.DaoVoted({ dao_address: address, proposal_id, voter: sender, vote, weight });
  if (after.rules.allow_early_execution && passesForSure(after, supply)) close(c, address, proposal_id, after);
  else if (!hasQuorum(before, supply) && hasQuorum(after, supply)) extend(c, address, proposal_id, after);
  return { weight };
}

/** Extends a vote whose quorum is reached at the last moment, so that others can still respond. */
function extend({ state, height }: Acting, address: Address, id: number, proposal: Proposal): void {
  const end_height = height + proposal.rules.late_quorum_extension_blocks;
  if (end_height <= proposal.end_height) return;
  state.endings.delete(proposal.end_height, address, id);
  state.endings.put(end_height, address, id, true);
  state.proposals.put(address, id, { ...proposal, end_height });
}
