/**
 * Time-driven steps of presales: a presale ends, fails if no one finalizes it, and its deposit is returned.
 * Decision 0096.
 */

import { isRefundable, type Progress, statusAt, stuckAt, type Terms } from './presale.js';
import { fallShort, returnDeposit } from './refund.js';
import { presaleOf, type Writing } from './shape.js';

/** Maximum presales processed per block. */
const PER_BLOCK = 50;
/** Retry interval, in seconds, for a deposit that cannot move. */
const LATER = 86_400;

/** Processes the due entries in time order. */
export function keepAgenda(c: Writing): void {
  for (const {
    key: [due, id],
  } of c.state.agenda.list([], PER_BLOCK)) {
    if (due > c.time) return;
    // An earlier entry may have ended the presale and removed this one.
    if (!c.state.agenda.has(due, id)) continue;
    c.state.agenda.delete(due, id);
    const { terms, progress } = presaleOf(c, id);
    if (progress.stage !== 'open') giveBack(c, id);
    else if (isRefundable(c.time, terms, progress)) fallShort(c, id, terms, progress);
    else if (progress.filled_at === null && statusAt(c.time, terms, progress) === 'succeeded')
      succeed(c, id, terms, progress);
  }
}

/** Emits PresaleSucceeded and schedules the check that fails the presale if no one has finalized it. */
export function succeed(c: Writing, presale_id: number, terms: Terms, progress: Progress): void {
  c.state.agenda.put(stuckAt(terms, progress), presale_id, true);
  c.emit.PresaleSucceeded({ presale_id, raised: progress.raised });
}

function giveBack(c: Writing, id: number): void {
  returnDeposit(c, id, presaleOf(c, id).terms);
  if (!presaleOf(c, id).progress.returned) c.state.agenda.put(c.time + LATER, id, true);
}
