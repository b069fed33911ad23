/** The checker's view of one honest validator: what the real core does from every state with every message there could be. */

import { initialState } from '../../runtime/engine/consensus/actions.js';
import { advance, type Sign } from '../../runtime/engine/consensus/advance.js';
import { RULES, type Rules } from '../../runtime/engine/consensus/rules.js';
import type {
  CoreState,
  HeightConfig,
  Input,
  UnsignedMessage,
  Value,
  Vote,
} from '../../runtime/kernel/agreement/types.js';
import { NIL, NONE } from '../../runtime/kernel/agreement/types.js';
import type { Hash } from '../../runtime/lib/codec/ids.js';

/** The two blocks of the model. */
export const BLOCKS = ['a'.repeat(64), 'b'.repeat(64)] as const as readonly [Hash, Hash];
export const VALIDATORS = 4;
/** The validator that may send everything at any time. */
export const BYZANTINE = 3;

const NO_SIGNATURE = new Uint8Array();
const ALL = [0, 1, 2, 3];

/** A proposal or prevote is one bit: block, round and valid round. */
export function bitOf(round: number, block: number, validRound: number): number {
  return 1 << (round * (round + 1) + block * (round + 1) + validRound + 1);
}

/** All bits of a block in a round, whatever the valid round. */
function bitsOf(round: number, block: number): number {
  let bits = 0;
  for (let validRound = NONE; validRound < round; validRound++) bits |= bitOf(round, block, validRound);
  return bits;
}

export function commitBit(round: number, block: number): number {
  return 1 << (2 * round + block);
}

/** A step the validator can take when the network holds the proposal and any one of the polkas; 0 asks for nothing. */
export interface Move {
  readonly proposal: number;
  readonly polka: number;
  readonly to: number;
}

/** What the validator has said so far. A vote for nil moves nobody that a timeout does not, so it is not kept. */
export interface Said {
  readonly proposals: number;
  readonly prevotes: number;
  readonly precommits: number;
}

interface Local extends Said {
  readonly state: CoreState;
  moves: readonly Move[] | null;
  mirror: number;
}

/** All states of the honest validators with one role, found as they are asked for. */
export class Role {
  private readonly locals: Local[] = [];
  private readonly ids = new Map<string, number>();
  private readonly config: HeightConfig;
  private readonly rounds: number;
  private readonly rules: Rules;
  readonly first: number;

  constructor(self: number, leaders: readonly number[], rules: Rules = RULES) {
    this.rounds = leaders.length;
    this.rules = rules;
    this.config = { height: 1, self, powers: ALL.map(() => 1), totalPower: VALIDATORS, leaders };
    this.first = this.after(initialState(this.config), { proposals: 0, prevotes: 0, precommits: 0 }, [
      { type: 'start' },
    ]);
  }

  get size(): number {
    return this.locals.length;
  }

  said(id: number): Said {
    return this.locals[id]!;
  }

  moves(id: number): readonly Move[] {
    const local = this.locals[id]!;
    local.moves ??= this.explore(local, id);
    return local.moves;
  }

  /** The same state with the two blocks exchanged. */
  mirror(id: number): number {
    const local = this.locals[id]!;
    if (local.mirror === NONE) {
      const { state } = local;
      const swapped = { ...state, lockedValue: other(state.lockedValue), validValue: other(state.validValue) };
      const mirror = this.intern(swapped, {
        proposals: this.swapBits(local.proposals),
        prevotes: this.swapBits(local.prevotes),
        precommits: this.swapCommits(local.precommits),
      });
      local.mirror = mirror;
      this.locals[mirror]!.mirror = id;
    }
    return local.mirror;
  }

  describe(id: number): string {
    const { state, proposals, prevotes, precommits } = this.locals[id]!;
    const at = `${state.round}/${state.step} locked ${state.lockedRound} ${state.lockedValue[0]}`;
    return `${at} proposed ${proposals.toString(2)} prevoted ${prevotes.toString(2)} precommitted ${precommits.toString(2)}`;
  }

  private explore({ state, ...said }: Local, id: number): readonly Move[] {
    const moves: Move[] = [];
    const offer = (proposal: number, polka: number, inputs: readonly Input[]): void => {
      const to = this.after(state, said, inputs);
      if (to !== id) moves.push({ proposal, polka, to });
    };
    const { round, step } = state;
    const { self, leaders } = this.config;
    if (round + 1 < this.rounds) offer(0, 0, [this.roundInput(round + 1)]);
    offer(0, 0, [{ type: 'timeout', timeout: { kind: 'propose', height: 1, round } }]);
    offer(0, 0, [{ type: 'timeout', timeout: { kind: 'prevote', height: 1, round } }]);
    for (const [block, hash] of BLOCKS.entries()) {
      const proposed = bitsOf(round, 0) | bitsOf(round, 1);
      if (leaders[round] === self && state.validValue === NIL && (said.proposals & proposed) === 0) {
        offer(0, 0, [{ type: 'built', round, hash }]);
      }
      for (let validRound = NONE; validRound < round; validRound++) {
        const bit = bitOf(round, block, validRound);
        const proposal = this.proposalInput(round, hash, validRound);
        if (step === 'propose') {
          offer(bit, 0, [proposal]);
          if (validRound === NONE) continue;
          offer(bit, bitsOf(validRound, block), [this.polkaInput(validRound, hash, NONE), proposal]);
        } else offer(bit, bit, [this.polkaInput(round, hash, validRound), proposal]);
      }
    }
    return moves;
  }

  /** The state after the inputs, without what it heard: all messages stay in the network and can come again. */
  private after(from: CoreState, before: Said, inputs: readonly Input[]): number {
    const said = { ...before };
    const sign: Sign = (message) => {
      note(said, message);
      return { ...message, validator: this.config.self, signature: NO_SIGNATURE };
    };
    let state = from;
    for (const input of inputs) state = advance(state, input, sign, this.rules).state;
    return this.intern(state, said);
  }

  private intern(full: CoreState, said: Said): number {
    const { round, step, lockedRound, lockedValue } = full;
    const leadsAgain = this.config.leaders.some((leader, at) => at > round && leader === this.config.self);
    const { validRound, validValue } = leadsAgain ? full : { validRound: NONE, validValue: NIL as Value };
    const { proposals, prevotes, precommits } = said;
    const fields = [round, step, lockedRound, lockedValue, validRound, validValue, proposals, prevotes, precommits];
    const key = fields.join();
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const kept = { round, step, lockedRound, lockedValue, validRound, validValue };
    const id = this.locals.push({
      state: { ...initialState(this.config), ...kept },
      proposals,
      prevotes,
      precommits,
      moves: null,
      mirror: NONE,
    });
    this.ids.set(key, id - 1);
    return id - 1;
  }

  private roundInput(round: number): Input {
    const vote = { type: 'prevote', height: 1, round, value: NIL, validRound: NONE, signature: NO_SIGNATURE } as const;
    const votes: readonly Vote[] = ALL.filter((i) => i !== this.config.self).map((validator) => ({
      ...vote,
      validator,
    }));
    return { type: 'round', certificate: { height: 1, round, votes } };
  }

  private polkaInput(round: number, hash: Hash, validRound: number): Input {
    const signatures = ALL.map(() => NO_SIGNATURE);
    return { type: 'polka', certificate: { height: 1, round, hash, validRound, signers: ALL, signatures } };
  }

  private proposalInput(round: number, hash: Hash, validRound: number): Input {
    const body = { type: 'proposal', height: 1, round, validRound, hash } as const;
    const proposal = { ...body, validator: this.config.leaders[round]!, signature: NO_SIGNATURE };
    const headerRound = validRound === NONE ? round : 0;
    return { type: 'proposal', proposal, verdict: { valid: true, timely: true, fair: true, headerRound } };
  }

  private swapBits(bits: number): number {
    let swapped = 0;
    for (let round = 0; round < this.rounds; round++) {
      for (const block of [0, 1]) {
        for (let validRound = NONE; validRound < round; validRound++) {
          if (bits & bitOf(round, block, validRound)) swapped |= bitOf(round, 1 - block, validRound);
        }
      }
    }
    return swapped;
  }

  private swapCommits(bits: number): number {
    let swapped = 0;
    for (let round = 0; round < this.rounds; round++) {
      for (const block of [0, 1]) if (bits & commitBit(round, block)) swapped |= commitBit(round, 1 - block);
    }
    return swapped;
  }
}

function other(value: Value): Value {
  return value === NIL ? NIL : value === BLOCKS[0] ? BLOCKS[1] : BLOCKS[0];
}

function note(said: { -readonly [K in keyof Said]: Said[K] }, message: UnsignedMessage): void {
  const value = message.type === 'proposal' ? message.hash : message.value;
  const block = BLOCKS.indexOf(value as Hash);
  if (block === NONE) return;
  if (message.type === 'precommit') said.precommits |= commitBit(message.round, block);
  else if (message.type === 'prevote') said.prevotes |= bitOf(message.round, block, message.validRound);
  else said.proposals |= bitOf(message.round, block, message.validRound);
}
