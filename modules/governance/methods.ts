/** Read methods about proposals. */

import { type Address, fn, t, type ValueOf } from '../../runtime/sdk.js';
import { type Proposal, ProposalId, proposalFields, Status, turnoutBps } from './proposal.js';
import { governance, type Reading } from './shape.js';
import { inherited } from './vote.js';

/** Seconds between blocks, for estimates. */
const BLOCK_S = 2;
/** Maximum votes returned, and maximum votes searched for the greatest. */
const SHOWN_VOTES = 100;
const SEEN_VOTES = 10_000;

const summary = {
  ...proposalFields,
  voting_end_time_estimate: t.doc(
    t.time,
    'Time at which the vote ends at two seconds a block, or at which it ended, in Unix seconds',
  ),
  turnout_bps: t.doc(t.bps(Number.MAX_SAFE_INTEGER), 'Part of the total stake that has voted, in basis points'),
};
const Summary = t.struct(summary);
const VoteJson = t.struct({
  voter: t.doc(t.address, 'Account that voted'),
  approve: t.doc(t.bool, 'True for a vote in favor, false for a vote against'),
  power: t.doc(t.amountOf(), 'Current voting power in raw native units of stake'),
  height: t.doc(t.height, 'Height of the vote'),
});

interface Now {
  readonly height: number;
  readonly time: number;
}

function summarize(proposal: Proposal, { height, time }: Now): ValueOf<typeof Summary> {
  const { ended_at, snapshot_epoch: _, ...fields } = proposal;
  const left = Math.max(0, proposal.voting_end_height - height);
  return {
    ...fields,
    voting_end_time_estimate: ended_at ?? time + left * BLOCK_S,
    turnout_bps: turnoutBps(proposal),
  };
}

function greatestVotes(
  state: Reading['state'],
  id: number,
  { snapshot_epoch }: Proposal,
): readonly ValueOf<typeof VoteJson>[] {
  const members = state.electorates.get(snapshot_epoch) ?? [];
  const votes = state.votes.list([id], SEEN_VOTES).map(({ key: [, voter], value: { approve, direct, height } }) => {
    return { voter: voter as Address, approve, power: direct + inherited(state, id, members, voter), height };
  });
  return votes.sort((a, b) => (a.power > b.power ? -1 : 1)).slice(0, SHOWN_VOTES);
}

export const getProposal = governance.method({
  cli: 'gov show',
  about:
    'Returns a proposal with its largest votes, which are kept until `governance.kept_blocks` after the vote (about 30 days); null if there is none.',
  cost: { base: 100 },
  signature: fn(
    { proposal_id: ProposalId },
    t.option(
      t.struct({
        ...summary,
        votes: t.doc(t.list(VoteJson, SHOWN_VOTES), 'Largest votes, by power in descending order'),
      }),
    ),
  ),
  read(c, { proposal_id: id }) {
    const proposal = c.state.proposals.get(id);
    return proposal ? { ...summarize(proposal, c), votes: greatestVotes(c.state, id, proposal) } : null;
  },
});

export const listProposals = governance.method({
  cli: 'gov list',
  about: 'Lists proposals, newest first, optionally by status.',
  signature: fn(
    {
      status: t.doc(t.option(Status), 'Status to filter by; null for all'),
      limit: t.limit(),
      cursor: t.cursor,
    },
    t.page('proposals', Summary, 'Proposals, newest first'),
  ),
  read(c, { status, limit, cursor }) {
    const { state } = c;
    if (status === null) {
      const { items, next } = state.proposals.page([], limit, cursor, 'descending');
      return { items: items.map((proposal) => summarize(proposal, c)), next };
    }
    const { items, next } = state.byStatus.page([status], limit, cursor, 'descending');
    return { items: items.map((id) => summarize(state.proposals.get(id)!, c)), next };
  },
});
