/** Restart within a height: restores the safety state from the vote log, and sets only the timer of its step. */

import type {
  CheckedProposal,
  CoreOutcome,
  CoreRecord,
  CoreState,
  HeightConfig,
  SignedMessage,
} from '../../kernel/agreement/types.js';
import { NONE } from '../../kernel/agreement/types.js';
import { initialState, keepPolka, openPropose } from './actions.js';
import { applyRules } from './core.js';
import { RULES, type Rules } from './rules.js';
import { addVote } from './votes.js';

/**
 * The state from which a node that wrote `records` may continue. Nothing is replayed: a proposed block is never built
 * again, and votes already cast are only sent again.
 */
export function recover(config: HeightConfig, records: readonly CoreRecord[], rules: Rules = RULES): CoreOutcome {
  const state = records.reduce(restore, initialState(config));
  if (state.step !== 'propose') return applyRules(state, [], rules);
  const opened = openPropose(state);
  return applyRules(opened.state, opened.effects, rules);
}

function restore(state: CoreState, record: CoreRecord): CoreState {
  switch (record.type) {
    case 'signed':
      return restoreSigned(state, record.message);
    case 'block':
      return { ...state, blocks: { ...state.blocks, [record.hash]: true } };
    case 'lock':
      return { ...state, lockedRound: record.round, lockedValue: record.hash };
    case 'valid': {
      const { round, hash } = record.certificate;
      return { ...keepPolka(state, record.certificate), validRound: round, validValue: hash };
    }
    case 'round': {
      const entered: CoreState = {
        ...state,
        round: record.round,
        step: 'propose',
        roundCertificate: record.certificate,
      };
      return record.certificate.votes.reduce(withVote, entered);
    }
    case 'commit':
      return { ...state, commitCertificate: record.certificate };
  }
}

function withVote(state: CoreState, vote: Parameters<typeof addVote>[1]): CoreState {
  const added = addVote(state.votes, vote, state.config.powers, state.round);
  return added === null ? state : { ...state, votes: added.book };
}

/** Signatures requested in one turn may be recorded after it entered a later round: they never take the node back. */
function restoreSigned(state: CoreState, message: SignedMessage): CoreState {
  const stays = message.round < state.round;
  const at = { round: Math.max(state.round, message.round), own: [...state.own, message] };
  if (message.type !== 'proposal') {
    const step = stays ? state.step : message.type;
    return withVote({ ...state, ...at, step }, message);
  }
  const headerRound = message.validRound === NONE ? message.round : message.validRound;
  const checked: CheckedProposal = {
    proposal: message,
    verdict: { valid: true, timely: true, fair: true, headerRound },
  };
  const step = stays ? state.step : 'propose';
  return { ...state, ...at, step, proposals: [...state.proposals, checked] };
}
