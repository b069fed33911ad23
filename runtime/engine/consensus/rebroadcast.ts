/**
 * Messages for a peer without progress, from which two honest nodes always reach the same view of a height
 * (consensus 2.6).
 */

import type { CoreState, Message, Proposal, Status } from '../../kernel/agreement/types.js';
import { NIL, NONE } from '../../kernel/agreement/types.js';
import { polkaAt } from './actions.js';
import { fullestCommit } from './certificates.js';
import { proposalMessage } from './core.js';
import { roundsOf, votesOfRound } from './votes.js';

export function statusOf(state: CoreState): Status {
  const { config, round, step, validRound, proposals } = state;
  const hasProposal = proposals.some(({ proposal }) => proposal.round === round);
  return { height: config.height, round, step, validRound, hasProposal };
}

/**
 * Messages for a peer at the same height: the commit if there is one. Otherwise the votes of the node from the peer's
 * round on, the certificate of its round, the polka of the valid block with its proposal, and the proposal of the
 * round. A sentry also sends the votes of the validators that it `answersFor`.
 */
export function messagesFor(
  state: CoreState,
  peer: Status,
  answersFor?: (validator: number) => boolean,
): readonly Message[] {
  if (peer.height !== state.config.height) return [];
  const commit = state.decided === NIL ? null : fullestCommit(state);
  if (commit !== null) return [{ type: 'commit', certificate: commit }];
  return [
    ...roundMessages(state, peer),
    ...polkaMessages(state, peer),
    ...proposalMessages(state, peer),
    ...votes(state, peer, answersFor),
  ];
}

function roundMessages({ roundCertificate, round }: CoreState, peer: Status): readonly Message[] {
  return roundCertificate !== null && peer.round <= round ? [{ type: 'round', certificate: roundCertificate }] : [];
}

/** The polka of the valid block and its proposal, so that the peer can lock or decide on it. */
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

function votes(
  { own, votes: book }: CoreState,
  peer: Status,
  answersFor?: (validator: number) => boolean,
): readonly Message[] {
  const from = peer.round === NONE ? 0 : peer.round;
  const ofOthers = answersFor === undefined ? [] : roundsOf(book).flatMap((round) => votesOfRound(book, round));
  return [...own, ...ofOthers.filter(({ validator }) => answersFor!(validator))].flatMap((message) =>
    message.type === 'proposal' || message.round < from ? [] : [{ type: 'vote', vote: message }],
  );
}
