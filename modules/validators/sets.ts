/** The ports of the runtime that this module plugs in: who makes blocks, whose turn it is, what evidence does. */

import { evidencePort, leadersPort, rotation, type ValidatorPower, validatorsPort } from '../../runtime/sdk.js';
import { judge } from './evidence.js';
import { openedAfter } from './seats.js';
import { type ActiveSet, type Reading, validators } from './shape.js';

const powersOf = (set: ActiveSet): readonly ValidatorPower[] =>
  set.map(({ address, pubkey, power }) => ({ address, publicKey: pubkey, power }));

/** The set in force at a height: the one of the next height, or the one before it. */
const setAt = ({ state }: Pick<Reading, 'state'>, height: number): readonly ValidatorPower[] =>
  powersOf(height >= state.since.get() ? state.active.get() : state.former.get());

/** Who makes blocks. */
export const sets = validators.provide(validatorsPort, {
  previous: (c) => setAt(c, c.height - 1),
  current: (c) => setAt(c, c.height),
  next: ({ state }) => powersOf(state.active.get()),
});

/** Whose turn it is. */
export const leaders = validators.provide(leadersPort, {
  order: ({ state }) => rotation.leaderOrder(openedAfter(state.seats.get())),
  projected: ({ state }, count) => rotation.projectLeaders(openedAfter(state.seats.get()), count),
  stats: ({ state }) =>
    state.seats.get().map(({ address, scoreBps, skipped, jailed, tally }) => ({
      address,
      scoreBps,
      skipped,
      jailed,
      lastSignedHeight: tally.last_signed_height,
      missedTurns: (state.validators.get(address)?.missed ?? 0) + tally.missed,
    })),
});

/** What evidence does. */
export const evidence = validators.provide(evidencePort, { judge });
