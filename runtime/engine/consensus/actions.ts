/** The actions of a node: vote, set a timeout, enter a round. Each returns the next state and the requested effects. */

import { timeoutMs } from '../../kernel/agreement/timeouts.js';
import type {
  CoreOutcome,
  CoreState,
  Effect,
  HeightConfig,
  PolkaCertificate,
  RoundCertificate,
  TimeoutKind,
  UnsignedMessage,
  Value,
  VoteType,
} from '../../kernel/agreement/types.js';
import { NIL, NONE } from '../../kernel/agreement/types.js';
import type { Hash } from '../../lib/codec/ids.js';
import { polkaFrom } from './certificates.js';
import { isQuorum } from './weights.js';

/** The state at the start of a height. */
export function initialState(config: HeightConfig): CoreState {
  return {
    config,
    round: NONE,
    step: 'new',
    lockedRound: NONE,
    lockedValue: NIL,
    validRound: NONE,
    validValue: NIL,
    proposals: [],
    votes: {},
    polkas: [],
    roundCertificate: null,
    commitCertificate: null,
    blocks: {},
    own: [],
    timers: [],
    fetching: NIL,
    decided: NIL,
    halted: false,
  };
}

/** Index of the validator that leads a round. */
export function leaderOf({ leaders }: HeightConfig, round: number): number {
  return leaders[round % leaders.length]!;
}

/** Requests a signature, unless this node is not a validator. */
function sign(state: CoreState, message: UnsignedMessage): readonly Effect[] {
  return state.config.self === NONE ? [] : [{ type: 'sign', message }];
}

/** Votes in the current round and enters the vote's step. */
export function cast(state: CoreState, type: VoteType, value: Value, validRound: number): CoreOutcome {
  const { round, config } = state;
  const effects = sign(state, { type, height: config.height, round, value, validRound });
  return { state: { ...state, step: type }, effects };
}

/** Sets a timeout of the current round, once. */
export function arm(state: CoreState, kind: TimeoutKind): CoreOutcome | null {
  const { round, timers } = state;
  const key = `${kind}/${round}`;
  if (timers.includes(key)) return null;
  const timeout = { kind, height: state.config.height, round };
  const effect: Effect = { type: 'schedule', timeout, afterMs: timeoutMs(kind, round) };
  return { state: { ...state, timers: [...timers, key] }, effects: [effect] };
}

/** Signs the proposal of a block for the current round. */
export function propose(state: CoreState, hash: Hash, validRound: number): readonly Effect[] {
  return sign(state, { type: 'proposal', height: state.config.height, round: state.round, validRound, hash });
}

/**
 * Opens the propose step: the leader re-proposes the valid block or requests a new one, and every node sets the propose
 * timeout. A leader whose power alone is a quorum waits only for itself, however long its block takes.
 */
export function openPropose(state: CoreState): CoreOutcome {
  const { config, round, validRound, validValue, own } = state;
  const leads = leaderOf(config, round) === config.self;
  const sufficient = isQuorum(config.powers[config.self] ?? 0, config.totalPower);
  const armed = leads && sufficient ? null : arm(state, 'propose');
  const next = armed ?? { state, effects: [] };
  if (!leads || own.some((message) => message.type === 'proposal' && message.round === round)) return next;
  const build: Effect = { type: 'build', height: config.height, round };
  const lead = validValue === NIL ? [build] : propose(state, validValue, validRound);
  return { state: next.state, effects: [...next.effects, ...lead] };
}

/**
 * Enters a round. The certificate that justified it must be durable before a message of that round is sent (consensus
 * 2.6).
 */
export function startRound(old: CoreState, round: number, certificate: RoundCertificate | null): CoreOutcome {
  const opened = openPropose({ ...old, round, step: 'propose', roundCertificate: certificate });
  if (certificate === null) return opened;
  const record: Effect = { type: 'persist', record: { type: 'round', round, certificate } };
  return { state: opened.state, effects: [record, ...opened.effects] };
}

/** The certificate on which a re-proposal of `hash` at `validRound` relies, if this node has one. */
export function polkaAt(state: CoreState, hash: Hash, validRound: number): PolkaCertificate | null {
  return state.polkas.find((polka) => polka.round === validRound && polka.hash === hash) ?? null;
}

export function keepPolka(state: CoreState, polka: PolkaCertificate): CoreState {
  const known = state.polkas.some(
    ({ round, hash, validRound }) => round === polka.round && hash === polka.hash && validRound === polka.validRound,
  );
  return known ? state : { ...state, polkas: [...state.polkas, polka] };
}

/** The stored certificate of a polka, or one built from the tally. */
export function polkaFor(state: CoreState, round: number, hash: Hash, validRound: number): PolkaCertificate {
  const kept = state.polkas.find((p) => p.round === round && p.hash === hash && p.validRound === validRound);
  return kept ?? polkaFrom(state, round, hash, validRound);
}
