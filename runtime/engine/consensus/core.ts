/** The consensus core: one pure function from a state and an input to the next state and its effects. */

import type {
  CheckedProposal,
  CommitCertificate,
  CoreOutcome,
  CoreState,
  Effect,
  Input,
  Message,
  PolkaCertificate,
  RoundCertificate,
  SignedMessage,
  Timeout,
  Vote,
} from '../../kernel/agreement/types.js';
import { NIL, NONE } from '../../kernel/agreement/types.js';
import { cast, keepPolka, leaderOf, polkaAt, propose, startRound } from './actions.js';
import { roundFrom } from './certificates.js';
import { conflicting } from './evidence.js';
import { RULES, type Rules } from './rules.js';
import { addVote, senderPower, tally } from './votes.js';
import { powerOf } from './weights.js';

/** Applies an input and every rule that it enables, until none applies. Deterministic. */
export function transition(state: CoreState, input: Input, rules: Rules = RULES): CoreOutcome {
  if (state.halted) return { state, effects: [] };
  const applied = applyInput(state, input, rules);
  return applyRules(applied.state, applied.effects, rules);
}

/** Applies rules by priority until none applies. After the decision only votes are collected. */
export function applyRules(from: CoreState, before: readonly Effect[], rules: Rules = RULES): CoreOutcome {
  let state = from;
  const effects = [...before];
  while (state.decided === NIL && !state.halted) {
    const fired = firstToFire(state, rules);
    if (fired === null) break;
    state = fired.state;
    effects.push(...fired.effects);
  }
  return { state, effects };
}

function firstToFire(state: CoreState, rules: Rules): CoreOutcome | null {
  for (const rule of rules.priority) {
    const outcome = rule(state, rules);
    if (outcome !== null) return outcome;
  }
  return null;
}

function applyInput(state: CoreState, input: Input, rules: Rules): CoreOutcome {
  switch (input.type) {
    case 'start':
      return state.step === 'new' ? startRound(state, 0, null) : unchanged(state);
    case 'proposal':
      return applyProposal(state, input);
    case 'vote':
      return applyVote(state, input.vote);
    case 'polka':
      return unchanged(applyPolka(state, input.certificate, rules));
    case 'round':
      return applyRound(state, input.certificate, rules);
    case 'commit':
      return unchanged(applyCommit(state, input.certificate, rules));
    case 'timeout':
      return applyTimeout(state, input.timeout, rules);
    case 'built':
      return applyBuilt(state, input);
    case 'fetched':
      return unchanged({ ...state, fetching: NIL, blocks: { ...state.blocks, [input.hash]: input.valid } });
    case 'signed':
      return applySigned(state, input.message);
  }
}

function unchanged(state: CoreState): CoreOutcome {
  return { state, effects: [] };
}

function applyProposal(state: CoreState, checked: CheckedProposal): CoreOutcome {
  const { proposal, verdict } = checked;
  const { height, round, validRound, hash, validator } = proposal;
  if (height !== state.config.height || round > state.round + 1 || validator !== leaderOf(state.config, round)) {
    return unchanged(state);
  }
  if (validRound < NONE || validRound >= round) return unchanged(state);
  const others = state.proposals.filter((other) => other.proposal.round === round).map((other) => other.proposal);
  if (others.some((other) => !conflicting(other, proposal))) return unchanged(state);
  const [first] = others;
  const effects: readonly Effect[] =
    first === undefined ? [] : [{ type: 'evidence', evidence: { type: 'proposal', first, second: proposal } }];
  if (others.length >= 2 && polkaAt(state, hash, round) === null) return { state, effects };
  const blocks = { ...state.blocks, [hash]: state.blocks[hash] === true || verdict.valid };
  return { state: { ...state, blocks, proposals: [...state.proposals, { proposal, verdict }] }, effects };
}

function applyVote(state: CoreState, vote: Vote): CoreOutcome {
  if (vote.height !== state.config.height) return unchanged(state);
  const added = addVote(state.votes, vote, state.config.powers, state.round);
  if (added === null) return unchanged(state);
  const effects: readonly Effect[] = added.evidence === null ? [] : [{ type: 'evidence', evidence: added.evidence }];
  return { state: { ...state, votes: added.book }, effects };
}

function applyPolka(state: CoreState, certificate: PolkaCertificate, rules: Rules): CoreState {
  const { powers, totalPower, height } = state.config;
  const weighty = rules.isQuorum(powerOf(certificate.signers, powers), totalPower);
  return certificate.height === height && weighty ? keepPolka(state, certificate) : state;
}

/** Enters the certificate's round at once, then counts its votes. */
function applyRound(state: CoreState, certificate: RoundCertificate, rules: Rules): CoreOutcome {
  const { height, round, votes } = certificate;
  const { config } = state;
  if (height !== config.height || state.decided !== NIL) return unchanged(state);
  if (!rules.holdsHonest(senderPower(votes, config.powers), config.totalPower)) return unchanged(state);
  const entered = round > state.round ? startRound(state, round, certificate) : unchanged(state);
  return votes.reduce<CoreOutcome>((sum, vote) => {
    const next = applyVote(sum.state, vote);
    return { state: next.state, effects: [...sum.effects, ...next.effects] };
  }, entered);
}

function applyCommit(state: CoreState, certificate: CommitCertificate, rules: Rules): CoreState {
  const { powers, totalPower, height } = state.config;
  if (certificate.height !== height || state.commitCertificate !== null) return state;
  const weighty = rules.isQuorum(powerOf(certificate.signers, powers), totalPower);
  return weighty ? { ...state, commitCertificate: certificate } : state;
}

function applyTimeout(state: CoreState, { kind, height, round }: Timeout, rules: Rules): CoreOutcome {
  if (height !== state.config.height || round !== state.round || state.decided !== NIL) return unchanged(state);
  switch (kind) {
    case 'propose':
      return state.step === 'propose' ? cast(state, 'prevote', NIL, NONE) : unchanged(state);
    case 'prevote':
      return state.step === 'prevote' ? cast(state, 'precommit', NIL, NONE) : unchanged(state);
    case 'precommit': {
      const { any } = tally(state.votes, round, 'precommit');
      if (!rules.isQuorum(any, state.config.totalPower)) return unchanged(state);
      return startRound(state, round + 1, roundFrom(state, round, 'precommit'));
    }
  }
}

function applyBuilt(state: CoreState, { round, hash }: Extract<Input, { type: 'built' }>): CoreOutcome {
  const proposed = state.own.some((message) => message.type === 'proposal' && message.round === round);
  const mine = leaderOf(state.config, round) === state.config.self;
  // After its prevote the signer would refuse a proposal.
  const late = round !== state.round || state.step !== 'propose';
  if (late || proposed || !mine || state.decided !== NIL) return unchanged(state);
  return { state, effects: propose(state, hash, NONE) };
}

/** Handles the node's own signatures: counts, records and sends them. Its own proposal is sound and timely. */
function applySigned(state: CoreState, message: SignedMessage): CoreOutcome {
  const noted: CoreState = { ...state, own: [...state.own, message] };
  const persist: Effect = { type: 'persist', record: { type: 'signed', message } };
  if (message.type !== 'proposal') {
    const counted = applyVote(noted, message);
    const broadcast: Effect = { type: 'broadcast', message: { type: 'vote', vote: message } };
    return { state: counted.state, effects: [...counted.effects, persist, broadcast] };
  }
  const counted = applyProposal(noted, ownProposal(message));
  const block: Effect = { type: 'persist', record: { type: 'block', hash: message.hash } };
  const broadcast: Effect = { type: 'broadcast', message: proposalMessage(state, message) };
  return { state: counted.state, effects: [...counted.effects, block, persist, broadcast] };
}

function ownProposal(proposal: Extract<SignedMessage, { type: 'proposal' }>): CheckedProposal {
  const { round, validRound } = proposal;
  return {
    proposal,
    verdict: { valid: true, timely: true, fair: true, headerRound: validRound === NONE ? round : validRound },
  };
}

/** A proposal message, with the polka on which it relies. */
export function proposalMessage(state: CoreState, proposal: CheckedProposal['proposal']): Message {
  const { hash, validRound } = proposal;
  return { type: 'proposal', proposal, polka: validRound === NONE ? null : polkaAt(state, hash, validRound) };
}
