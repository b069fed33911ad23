/** Runtime ports that this module provides: validator sets, leaders, and evidence. */

import { evidencePort, leadersPort, rotation, type ValidatorPower, validatorsPort } from '../../runtime/sdk.js';
import { judge } from './evidence.js';
import { openedAfter } from './seats.js';
import { type ActiveSet, type Reading, validators } from './shape.js';

const powersOf = (set: ActiveSet): readonly ValidatorPower[] =>
  set.map(({ address, pubkey, power }) => ({ address, publicKey: pubkey, power }));

/** The set in force at a height: the active set from `since` on, the former set before. */
const setAt = ({ state }: Pick<Reading, 'state'>, height: number): readonly ValidatorPower[] =>
  powersOf(height >= state.since.get() ? state.active.get() : state.former.get());

export const sets = validators.provide(validatorsPort, {
  previous: (c) => setAt(c, c.height - 1),
  current: (c) => setAt(c, c.height),
  next: ({ state }) => powersOf(state.active.get()),
});

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

export const evidence = validators.provide(evidencePort, { judge });
