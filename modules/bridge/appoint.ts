/**
 * Appointment of attesters, by the foundation or governance only. Nothing that crosses the bridge can reach this code.
 */

import { fail, t } from '../../runtime/sdk.js';
import { AttesterKey, type AttesterSet, type Attesters, flawOf, NO_CHANGE } from './attester-set.js';
import { InvalidAttesterSet, NotFoundation } from './errors.js';
import { DAY } from './op.js';
import { bridge, checkFoundation, type Reading, type Writing } from './shape.js';

export const SetAttesterSet = bridge.operation({
  id: 63,
  about:
    'Appoints the attesters: 3 to 32 keys and a threshold above two thirds. Proofs of the previous set stay valid for 24 hours. Foundation only.',
  params: {
    set_index: t.doc(t.u32, 'Number of the new set: that of the current set plus 1'),
    attesters: t.doc(t.list(AttesterKey, 32), 'Ed25519 public keys of the attesters, 3 to 32, all different'),
    threshold: t.doc(t.u8, 'Number of signatures required, more than two thirds of the attesters'),
  },
  logs: ['AttesterSetChanged'],
  gas: 40_000,
  cli: 'bridge appoint',
  errors: [NotFoundation, InvalidAttesterSet],
  execute(c, { set_index, attesters, threshold }) {
    checkFoundation(c);
    const next = c.state.sets.get().current.set_index + 1;
    if (set_index !== next) fail(InvalidAttesterSet, { reason: `the number of the next set is ${next}` });
    const flaw = flawOf({ attesters, threshold });
    if (flaw !== undefined) fail(InvalidAttesterSet, { reason: flaw });
    appoint(c, { attesters, threshold });
  },
});

/** Makes a set the current one. */
function appoint({ state, emit, time }: Writing, { attesters, threshold }: Attesters): void {
  const { current } = state.sets.get();
  const set_index = current.set_index + 1;
  const previous_until = time + DAY;
  state.sets.put({ current: { set_index, attesters, threshold }, previous: current, previous_until });
  emit.AttesterSetChanged({ set_index, attesters: attesters.length, threshold, previous_until });
}

/** Appoints the set that governance decided in this block. */
export function appointDecided(c: Writing): void {
  const decided = c.state.appointed.get();
  if (decided.attesters.length === 0) return;
  c.state.appointed.put(NO_CHANGE);
  appoint(c, decided);
}

/** Returns a set while its proofs are accepted: the current set, and the previous one for 24 hours. */
export function acceptedSet({ state, time }: Reading, set_index: number): AttesterSet | undefined {
  const { current, previous, previous_until } = state.sets.get();
  if (current.set_index === set_index) return current;
  return previous?.set_index === set_index && time <= previous_until ? previous : undefined;
}
