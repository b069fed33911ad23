/** States of the simulation as numbers: what differs between them is what the rules of consensus look at. */
import type { CoreState } from '../../runtime/kernel/agreement/types.js';
import { NIL, NONE } from '../../runtime/kernel/agreement/types.js';

const STEPS = ['new', 'propose', 'prevote', 'precommit'];
const MOST = 7;

/** The place of one validator: its round above `lowest`, step, lock, valid block, proposals of its round and decision. */
export function placeOf(state: CoreState, lowest = NONE): number {
  const { round, step, lockedRound, validRound, decided, proposals } = state;
  const heard = proposals.reduce((sum, { proposal }) => (proposal.round === round ? sum + 1 : sum), 0);
  const parts = [
    STEPS.indexOf(step),
    Math.min(MOST, round - lowest),
    lockedRound === NONE ? 0 : 1 + Math.min(MOST - 1, round - lockedRound),
    validRound === NONE ? 0 : 1 + Math.min(MOST - 1, round - validRound),
    decided === NIL ? 0 : 1,
    Math.min(3, heard),
  ];
  return parts.reduce((sum, part) => sum * (MOST + 1) + part, 0);
}

/** The state of all honest validators, in no order: their places, and which of them are locked on one block. */
export function jointState(states: readonly CoreState[]): number {
  const lowest = Math.min(...states.map(({ round }) => round));
  const locked = [...new Set(states.map(({ lockedValue }) => lockedValue))].filter((value) => value !== NIL);
  const places = states.map((state) => placeOf(state, lowest) * (MOST + 1) + locked.indexOf(state.lockedValue) + 1);
  let hash = states.length;
  for (const place of places.sort((a, b) => a - b)) {
    hash = Math.imul(hash ^ place, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
