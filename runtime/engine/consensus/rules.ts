/** The rules of accountable Tendermint (arXiv 1807.04938, its line numbers), in the fixed order in which they are tried. */

import type {
  CommitCertificate,
  CoreOutcome,
  CoreState,
  Effect,
  Value,
  VoteType,
} from '../../kernel/agreement/types.js';
import { NIL, NONE } from '../../kernel/agreement/types.js';
import type { Hash } from '../../lib/codec/ids.js';
import { arm, cast, keepPolka, polkaFor, startRound } from './actions.js';
import { commitFrom, roundFrom } from './certificates.js';
import { powerFor, roundsOf, senderPower, tally, votesOfRound } from './votes.js';
import { holdsHonest, isQuorum } from './weights.js';

/** Applies once when its guard holds, which is then false; null if there is nothing to do. */
export type Rule = (state: CoreState, rules: Rules) => CoreOutcome | null;

/** The decisions on which safety depends, as one value, so that tests can show what breaks without each of them. */
export interface Rules {
  readonly isQuorum: (power: number, total: number) => boolean;
  readonly holdsHonest: (power: number, total: number) => boolean;
  /** L22: the prevote on a fresh sound proposal. */
  readonly freshPrevote: (state: CoreState, hash: Hash) => Value;
  /** L28: whether a polka backs a re-proposal. */
  readonly isBacked: (state: CoreState, hash: Hash, validRound: number, rules: Rules) => boolean;
  /** L28: the prevote on a backed sound re-proposal. */
  readonly reproposalPrevote: (state: CoreState, hash: Hash, validRound: number) => Value;
  /** L36: the lock taken with a precommit. */
  readonly lock: (state: CoreState, hash: Hash) => Pick<CoreState, 'lockedRound' | 'lockedValue'>;
  /** All rules; the first applicable one is applied. */
  readonly priority: readonly Rule[];
}

function hasQuorum(state: CoreState, rules: Rules, round: number, type: VoteType, value: Value, validRound: number) {
  return rules.isQuorum(powerFor(state.votes, round, type, value, validRound), state.config.totalPower);
}

function hasPolka(state: CoreState, rules: Rules, round: number, hash: Hash, validRound: number): boolean {
  const kept = state.polkas.some((p) => p.round === round && p.hash === hash && p.validRound === validRound);
  return kept || hasQuorum(state, rules, round, 'prevote', hash, validRound);
}

function isBacked(state: CoreState, hash: Hash, round: number, rules: Rules): boolean {
  if (state.polkas.some((polka) => polka.round === round && polka.hash === hash)) return true;
  const { votes } = tally(state.votes, round, 'prevote');
  const validRounds = new Set(votes.filter((vote) => vote.value === hash).map((vote) => vote.validRound));
  return [...validRounds].some((validRound) => hasQuorum(state, rules, round, 'prevote', hash, validRound));
}

/** Enough precommits for one block in any round, by certificate or by tally. */
function committed(state: CoreState, rules: Rules): CommitCertificate | null {
  if (state.commitCertificate !== null) return state.commitCertificate;
  for (const round of roundsOf(state.votes)) {
    const { votes } = tally(state.votes, round, 'precommit');
    for (const { value } of votes) {
      if (value !== NIL && hasQuorum(state, rules, round, 'precommit', value, NONE)) {
        return commitFrom(state, round, value);
      }
    }
  }
  return null;
}

/** DECIDE (L49): commits once the block is available and sound; an unsound committed block stops the node. */
export const decide: Rule = (state, rules) => {
  const certificate = committed(state, rules);
  if (certificate === null) return null;
  const { hash } = certificate;
  const sound = state.blocks[hash];
  if (sound === true) {
    const persist = (record: Extract<Effect, { type: 'persist' }>['record']): Effect => ({ type: 'persist', record });
    return {
      state: { ...state, decided: hash, commitCertificate: certificate },
      effects: [
        persist({ type: 'block', hash }),
        persist({ type: 'commit', certificate }),
        { type: 'decide', certificate },
      ],
    };
  }
  if (sound === false) {
    const reason = `block ${hash} of height ${certificate.height} is committed by the network but does not execute here`;
    return { state: { ...state, halted: true }, effects: [{ type: 'halt', reason }] };
  }
  if (state.fetching === hash) return null;
  return { state: { ...state, fetching: hash }, effects: [{ type: 'fetch', hash }] };
};

/** SKIP (L55): joins the highest round that an honest validator must have reached. */
export const skip: Rule = (state, rules) => {
  const { votes, config } = state;
  const rounds = roundsOf(votes).filter((round) => round > state.round);
  const target = rounds.findLast((round) =>
    rules.holdsHonest(senderPower(votesOfRound(votes, round), config.powers), config.totalPower),
  );
  return target === undefined ? null : startRound(state, target, roundFrom(state, target));
};

/**
 * L36: on a polka for a sound proposal of this round, the block becomes valid, and locked unless the precommit was
 * already sent.
 */
export const lockOnPolka: Rule = (state, rules) => {
  const { round, step } = state;
  if (step !== 'precommit' && step !== 'prevote') return null;
  if (step === 'precommit' && state.validRound >= round) return null;
  const backed = state.proposals.find(
    ({ proposal, verdict }) =>
      proposal.round === round && verdict.valid && hasPolka(state, rules, round, proposal.hash, proposal.validRound),
  );
  if (backed === undefined) return null;
  const { hash, validRound } = backed.proposal;
  const certificate = polkaFor(state, round, hash, validRound);
  const valid = { ...keepPolka(state, certificate), validRound: round, validValue: hash };
  const effects: Effect[] = [
    { type: 'persist', record: { type: 'block', hash } },
    { type: 'persist', record: { type: 'valid', certificate } },
  ];
  if (step === 'precommit') return { state: valid, effects };
  const precommitted = cast({ ...valid, ...rules.lock(state, hash) }, 'precommit', hash, NONE);
  effects.push({ type: 'persist', record: { type: 'lock', round, hash } });
  return { state: precommitted.state, effects: [...effects, ...precommitted.effects] };
};

/** L28: handles a block proposed again with a polka of an earlier round. */
export const prevoteReproposal: Rule = (state, rules) => {
  if (state.step !== 'propose') return null;
  for (const { proposal, verdict } of state.proposals) {
    const { hash, validRound } = proposal;
    if (proposal.round !== state.round || validRound === NONE) continue;
    if (!verdict.valid || verdict.headerRound > validRound) return cast(state, 'prevote', NIL, NONE);
    if (!rules.isBacked(state, hash, validRound, rules)) continue;
    const value = rules.reproposalPrevote(state, hash, validRound);
    return cast(state, 'prevote', value, value === NIL ? NONE : validRound);
  }
  return null;
};

/** L22: handles a block proposed for the first time. */
export const prevoteFresh: Rule = (state, rules) => {
  if (state.step !== 'propose') return null;
  const fresh = state.proposals.find(({ proposal }) => proposal.round === state.round && proposal.validRound === NONE);
  if (fresh === undefined) return null;
  const { valid, timely, fair, headerRound } = fresh.verdict;
  const sound = valid && timely && fair && headerRound === state.round;
  return cast(state, 'prevote', sound ? rules.freshPrevote(state, fresh.proposal.hash) : NIL, NONE);
};

/** L44: handles a quorum for nil. */
export const precommitNil: Rule = (state, rules) => {
  if (state.step !== 'prevote' || !hasQuorum(state, rules, state.round, 'prevote', NIL, NONE)) return null;
  return cast(state, 'precommit', NIL, NONE);
};

/** L34: when a quorum has prevoted for any values, waits a little for them to agree. */
export const awaitPrevotes: Rule = (state, rules) => {
  const { any } = tally(state.votes, state.round, 'prevote');
  return state.step === 'prevote' && rules.isQuorum(any, state.config.totalPower) ? arm(state, 'prevote') : null;
};

/**
 * E2: leaves the round if a quorum prevoted nil and a quorum precommitted nil. Then no node can hold a lock or see a
 * polka of this round, and waiting for more of its votes would show nothing new (decision 0082).
 */
export const leaveOnNil: Rule = (state, rules) => {
  const { round } = state;
  const over = (type: VoteType) => hasQuorum(state, rules, round, type, NIL, NONE);
  if (!over('prevote') || !over('precommit')) return null;
  return startRound(state, round + 1, roundFrom(state, round, 'precommit'));
};

/** L47: when a quorum has precommitted any values, sets the timeout: in every step, or nodes halt (tendermint#3003). */
export const awaitPrecommits: Rule = (state, rules) => {
  const { any } = tally(state.votes, state.round, 'precommit');
  return rules.isQuorum(any, state.config.totalPower) ? arm(state, 'precommit') : null;
};

export const RULES: Rules = {
  isQuorum,
  holdsHonest,
  freshPrevote: ({ lockedRound, lockedValue }, hash) => (lockedRound === NONE || lockedValue === hash ? hash : NIL),
  isBacked,
  reproposalPrevote: ({ lockedRound, lockedValue }, hash, validRound) =>
    lockedRound <= validRound || lockedValue === hash ? hash : NIL,
  lock: ({ round }, hash) => ({ lockedRound: round, lockedValue: hash }),
  priority: [
    decide,
    skip,
    lockOnPolka,
    prevoteReproposal,
    prevoteFresh,
    precommitNil,
    awaitPrevotes,
    leaveOnNil,
    awaitPrecommits,
  ],
};
