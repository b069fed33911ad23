/** What time itself does: presales end, and deposits go back. */

import { statusAt } from './presale.js';
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
    c.state.agenda.delete(due, id);
    const { terms, progress } = presaleOf(c, id);
    if (progress.stage !== 'open') giveBack(c, id);
    else if (statusAt(c.time, terms, progress) === 'failed') fallShort(c, id, terms, progress);
    else if (progress.filled_at === null) c.emit.PresaleSucceeded({ presale_id: id, raised: progress.raised });
  }
}

function giveBack(c: Writing, id: number): void {
  returnDeposit(c, id, presaleOf(c, id).terms);
  if (!presaleOf(c, id).progress.returned) c.state.agenda.put(c.time + LATER, id, true);
}
