/** What time itself does: presales end, those that nobody finalizes give up, and deposits go back. */

import { isRefundable, type Progress, statusAt, stuckAt, type Terms } from './presale.js';
import { fallShort, returnDeposit } from './refund.js';
import { presaleOf, type Writing } from './shape.js';

/** Presales that are looked at in one block. */
const PER_BLOCK = 50;
/** When a deposit that cannot move is tried again. */
const LATER = 86_400;

/** Does what is due, in the order of its times. */
export function keepAgenda(c: Writing): void {
  for (const {
    key: [due, id],
  } of c.state.agenda.list([], PER_BLOCK)) {
    if (due > c.time) return;
    // An entry before it may have ended the presale.
    if (!c.state.agenda.has(due, id)) continue;
    c.state.agenda.delete(due, id);
    const { terms, progress } = presaleOf(c, id);
    if (progress.stage !== 'open') giveBack(c, id);
    else if (isRefundable(c.time, terms, progress)) fallShort(c, id, terms, progress);
    else if (progress.filled_at === null && statusAt(c.time, terms, progress) === 'succeeded')
      succeed(c, id, terms, progress);
  }
}

/** Tells that a presale may be finalized, and has it looked at when nobody did. */
export function succeed(c: Writing, presale_id: number, terms: Terms, progress: Progress): void {
  c.state.agenda.put(stuckAt(terms, progress), presale_id, true);
  c.emit.PresaleSucceeded({ presale_id, raised: progress.raised });
}

function giveBack(c: Writing, id: number): void {
  returnDeposit(c, id, presaleOf(c, id).terms);
  if (!presaleOf(c, id).progress.returned) c.state.agenda.put(c.time + LATER, id, true);
}
