/** A scene for rule tests: one validator of four (index 0, leader of round 1) and whatever it is told. */

import { initialState } from '../../../runtime/engine/consensus/actions.js';
import { type Action, advance } from '../../../runtime/engine/consensus/advance.js';
import { RULES, type Rules } from '../../../runtime/engine/consensus/rules.js';
import type {
  CoreRecord,
  CoreState,
  HeightConfig,
  Input,
  UnsignedMessage,
  Value,
  Vote,
  VoteType,
} from '../../../runtime/kernel/agreement/types.js';
import { NIL, NONE } from '../../../runtime/kernel/agreement/types.js';
import type { Hash } from '../../../runtime/lib/codec/ids.js';

export const A = 'a'.repeat(64) as Hash;
export const B = 'b'.repeat(64) as Hash;
export const CONFIG: HeightConfig = { height: 5, self: 0, powers: [1, 1, 1, 1], totalPower: 4, leaders: [3, 0, 1, 2] };

const SIGNATURE = new Uint8Array(64);

export function vote(type: VoteType, validator: number, round: number, value: Value, validRound = NONE): Vote {
  return { type, height: 5, round, value, validRound, validator, signature: SIGNATURE };
}

export function proposal(round: number, hash: Hash, validRound = NONE, headerRound = validRound === NONE ? round : 0) {
  const body = { type: 'proposal', height: 5, round, validRound, hash } as const;
  const signed = { ...body, validator: CONFIG.leaders[round % 4]!, signature: SIGNATURE };
  return {
    type: 'proposal',
    proposal: signed,
    verdict: { valid: true, timely: true, fair: true, headerRound },
  } as const;
}

export class Scene {
  state: CoreState;
  readonly said: UnsignedMessage[] = [];
  readonly records: CoreRecord[] = [];
  readonly actions: Action[] = [];
  private readonly rules: Rules;

  constructor(config: HeightConfig = CONFIG, rules: Rules = RULES) {
    this.state = initialState(config);
    this.rules = rules;
    this.tell({ type: 'start' });
  }

  tell(...inputs: readonly Input[]): this {
    const { self } = this.state.config;
    for (const input of inputs) {
      const sign = (message: UnsignedMessage) => {
        this.said.push(message);
        return { ...message, validator: self, signature: SIGNATURE };
      };
      const turn = advance(this.state, input, sign, this.rules);
      this.state = turn.state;
      this.records.push(...turn.records);
      this.actions.push(...turn.actions);
    }
    return this;
  }

  votes(type: VoteType, round: number, value: Value, from: readonly number[], validRound = NONE): this {
    return this.tell(...from.map((i) => ({ type: 'vote', vote: vote(type, i, round, value, validRound) }) as const));
  }

  timeout(kind: 'propose' | 'prevote' | 'precommit', round = this.state.round): this {
    return this.tell({ type: 'timeout', timeout: { kind, height: 5, round } });
  }

  /** Leaves a round in which nobody agreed on anything. */
  loseRound(): this {
    const { round } = this.state;
    this.timeout('propose').timeout('prevote').votes('precommit', round, NIL, [1, 2]);
    return this.timeout('precommit', round);
  }

  /** Locks A in round 0. */
  lockA(): this {
    return this.tell(proposal(0, A)).votes('prevote', 0, A, [1, 2]);
  }

  /** What was last said in votes: type, round and value. */
  get last(): string {
    const { type, round, value, validRound } = this.said.filter((one) => one.type !== 'proposal').at(-1)!;
    return `${type} ${round} ${value[0]} ${validRound}`;
  }

  did(type: Action['type']): readonly Action[] {
    return this.actions.filter((action) => action.type === type);
  }
}
