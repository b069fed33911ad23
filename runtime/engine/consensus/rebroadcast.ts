/** What a peer that stands still is sent: enough that two honest nodes always come to agree on what happened (consensus 2.6). */

import type { CoreState, Message, Proposal, Status } from '../../kernel/agreement/types.js';
import { NIL, NONE } from '../../kernel/agreement/types.js';
import { polkaAt } from './actions.js';
import { fullestCommit } from './certificates.js';
import { proposalMessage } from './core.js';

/** Where a node stands. */
export function statusOf(state: CoreState): Status {
  const { config, round, step, validRound, proposals } = state;
  const hasProposal = proposals.some(({ proposal }) => proposal.round === round);
  return { height: config.height, round, step, validRound, hasProposal };
}

/**
 * Answers a peer of the same height: the commit if there is one; else own votes from the peer's round on, what justified
 * the own round, the polka of the valid block with its proposal, and the proposal of the round.
 */
export function messagesFor(state: CoreState, peer: Status): readonly Message[] {
  if (peer.height !== state.config.height) return [];
  const commit = state.decided === NIL ? null : fullestCommit(state);
  if (commit !== null) return [{ type: 'commit', certificate: commit }];
  return [
    ...roundMessages(state, peer),
    ...polkaMessages(state, peer),
    ...proposalMessages(state, peer),
    ...votes(state, peer),
  ];
}

function roundMessages({ roundCertificate, round }: CoreState, peer: Status): readonly Message[] {
  return roundCertificate !== null && peer.round <= round ? [{ type: 'round', certificate: roundCertificate }] : [];
}

/** The proposal that the polka of the valid block was for, so that the peer can lock or decide on it. */
function polkaMessages(state: CoreState, peer: Status): readonly Message[] {
  const { validRound, validValue, proposals } = state;
  if (validValue === NIL || peer.validRound >= validRound) return [];
  const held = proposals.find(({ proposal }) => proposal.round === validRound && proposal.hash === validValue);
  const polka = polkaAt(state, validValue, validRound);
  if (held === undefined || polka === null) return [];
  return [{ type: 'polka', certificate: polka }, proposalMessage(state, held.proposal)];
}

function proposalMessages(state: CoreState, peer: Status): readonly Message[] {
  if (peer.hasProposal && peer.round === state.round) return [];
  const current: readonly Proposal[] = state.proposals
    .map(({ proposal }) => proposal)
    .filter((proposal) => proposal.round === state.round);
  return current.map((proposal) => proposalMessage(state, proposal));
}

function votes({ own }: CoreState, peer: Status): readonly Message[] {
  const from = peer.round === NONE ? 0 : peer.round;
  return own.flatMap((message) =>
    message.type === 'proposal' || message.round < from ? [] : [{ type: 'vote', vote: message }],
  );
}
