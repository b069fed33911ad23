/**
 * One turn of a node: processes inputs and the requested signatures until nothing changes, then returns the records to
 * write and the actions to perform.
 */

import type {
  CoreOutcome,
  CoreRecord,
  CoreState,
  Effect,
  Input,
  SignedMessage,
  UnsignedMessage,
} from '../../kernel/agreement/types.js';
import { transition } from './core.js';
import { RULES, type Rules } from './rules.js';

/**
 * Signs a message, or returns null if the signer already signed something else at this position, or may not sign yet.
 */
export type Sign = (message: UnsignedMessage) => SignedMessage | null;

/** An effect outside the core's own bookkeeping. */
export type Action = Exclude<Effect, { type: 'persist' | 'sign' }>;

/** The result of a turn. `records` must be durable before any of `actions` is performed. */
export interface Advance {
  readonly state: CoreState;
  readonly records: readonly CoreRecord[];
  readonly actions: readonly Action[];
}

/** Processes an input, including signatures, until nothing changes. */
export function advance(state: CoreState, input: Input, sign: Sign, rules: Rules = RULES): Advance {
  return complete(transition(state, input, rules), sign, rules);
}

/** Completes an outcome (of a transition or a recovery) with signatures that are there at once. */
export function complete(outcome: CoreOutcome, sign: Sign, rules: Rules = RULES): Advance {
  const running = turn(outcome, rules);
  const records: CoreRecord[] = [];
  let step = running.next();
  for (; !step.done; step = running.next(sign(step.value.message))) records.push(...step.value.records);
  return { ...step.value, records: [...records, ...step.value.records] };
}

/** A message to be signed, and the records of the turn since the previous one. */
export interface SignRequest {
  readonly message: UnsignedMessage;
  readonly records: readonly CoreRecord[];
}

/** A turn that yields each message to be signed, and continues with the signed message or null. Returns the rest. */
export function* turn(
  outcome: CoreOutcome,
  rules: Rules = RULES,
): Generator<SignRequest, Advance, SignedMessage | null> {
  const records: CoreRecord[] = [];
  const actions: Action[] = [];
  const pending: Effect[] = [...outcome.effects];
  let state = outcome.state;
  for (let effect = pending.shift(); effect !== undefined; effect = pending.shift()) {
    if (effect.type === 'persist') records.push(effect.record);
    else if (effect.type !== 'sign') actions.push(effect);
    else {
      const message = yield { message: effect.message, records: records.splice(0) };
      if (message === null) continue;
      const next = transition(state, { type: 'signed', message }, rules);
      state = next.state;
      pending.push(...next.effects);
    }
  }
  return { state, records, actions };
}
