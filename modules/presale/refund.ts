/** Refunds of contributors and return of the creator's deposit. */

import { fail, NotAuthorized, t } from '../../runtime/sdk.js';
import { tokensPort } from '../tokens/port.js';
import { NotCancellable, NothingToRefund, NotRefundable, PresaleNotFound } from './errors.js';
import { type Contribution, isRefundable, type Progress, statusAt, stuckAt, type Terms } from './presale.js';
import { depositFor } from './sale.js';
import { escrowOf, PresaleId, presale, presaleOf, type Writing } from './shape.js';

/** Seconds after which the creator gets the deposit back, even if some contributors are not refunded yet. */
const DEPOSIT_HELD = 30 * 86_400;

export const RefundPresale = presale.operation({
  id: 53,
  about:
    'Refunds a contributor of a presale that failed, was cancelled, or was not finalized within a week, without waiting for the automatic refund. Anyone may send this.',
  params: {
    presale_id: PresaleId,
    contributor: t.doc(t.option(t.address), 'Account to refund; null for the sender'),
  },
  logs: ['PresaleRefunded'],
  gas: 50_000,
  rpc: ['refundPresale', 'presale_id', 'sender', 'contributor'],
  cli: 'presale refund',
  errors: [PresaleNotFound, NotRefundable, NothingToRefund, ...tokensPort.refusals('transfer')],
  execute(c, { presale_id, contributor }) {
    const { terms } = presaleOf(c, presale_id);
    openRefunds(c, presale_id);
    const account = contributor ?? c.sender;
    const paid = c.state.contributions.get(presale_id, account);
    if (!paid || paid.refunded) fail(NothingToRefund);
    payBack(c, presale_id, terms, paid);
  },
});

/**
 * Refunds a contributor, unless already refunded or the payment token cannot move; then the contributor requests the
 * refund later.
 */
export function refundInTurn(c: Writing, id: number, terms: Terms, paid: Contribution): void {
  if (paid.refunded || !c.use.tokens.canMove(escrowOf(c, id), paid.contributor, terms.payment_mint)) return;
  payBack(c, id, terms, paid);
}

function payBack(c: Writing, presale_id: number, terms: Terms, paid: Contribution): void {
  const { contributor, amount } = paid;
  c.use.tokens.transfer(escrowOf(c, presale_id), contributor, terms.payment_mint, amount);
  c.state.contributions.put(presale_id, contributor, { ...paid, refunded: true });
  const progress = c.state.progress.get(presale_id)!;
  const waiting = progress.waiting - 1;
  c.state.progress.put(presale_id, { ...progress, stage: 'refunding', waiting });
  c.emit.PresaleRefunded({ presale_id, contributor, amount });
  if (waiting === 0) close(c, presale_id, terms);
}

export const CancelPresale = presale.operation({
  id: 54,
  about: 'Cancels a presale of the sender before its end and its soft cap. All contributions are refunded.',
  params: { presale_id: PresaleId },
  logs: ['PresaleCancelled'],
  gas: 40_000,
  cli: 'presale cancel',
  errors: [PresaleNotFound, NotAuthorized, NotCancellable, ...tokensPort.refusals('transfer')],
  execute(c, { presale_id }) {
    const { terms, progress } = presaleOf(c, presale_id);
    if (terms.creator !== c.sender) fail(NotAuthorized, { required: 'creator' });
    const status = statusAt(c.time, terms, progress);
    if (!(status === 'pending' || status === 'active') || progress.raised >= terms.soft_cap) {
      fail(NotCancellable, { status, raised: `${progress.raised}`, soft_cap: `${terms.soft_cap}` });
    }
    c.emit.PresaleCancelled({ presale_id, raised: progress.raised });
    giveUp(c, presale_id, terms, progress, 'cancelled');
  },
});

/** Fails unless the presale is refundable. A failure that follows only from the time is recorded first. */
function openRefunds(c: Writing, id: number): void {
  const { terms, progress } = presaleOf(c, id);
  if (!isRefundable(c.time, terms, progress)) {
    fail(NotRefundable, { status: statusAt(c.time, terms, progress) });
  }
  if (progress.stage === 'open') fallShort(c, id, terms, progress);
}

/** Records that a presale missed its soft cap or was not finalized in time. */
export function fallShort(c: Writing, presale_id: number, terms: Terms, progress: Progress): void {
  c.emit.PresaleFailed({ presale_id, raised: progress.raised });
  giveUp(c, presale_id, terms, progress, 'failed');
}

/** Ends a presale without a pool: releases its pair, and returns the deposit at once if no one contributed. */
function giveUp(c: Writing, id: number, terms: Terms, progress: Progress, stage: Progress['stage']): void {
  const { state, use, time } = c;
  use.dex.release(escrowOf(c, id), terms.token_mint, terms.payment_mint);
  state.live.delete(terms.token_mint);
  clearAgenda(c, id, terms, progress);
  state.agenda.put(time + DEPOSIT_HELD, id, true);
  state.progress.put(id, { ...progress, stage });
  if (progress.waiting === 0) close(c, id, terms);
  else state.refunds.put(id, 0);
}

/** Removes the agenda entries that a decided presale no longer needs. */
export function clearAgenda({ state }: Writing, id: number, terms: Terms, progress: Progress): void {
  state.agenda.delete(terms.end_time, id);
  state.agenda.delete(stuckAt(terms, progress), id);
}

/** Called when all contributors are refunded. */
function close(c: Writing, id: number, terms: Terms): void {
  returnDeposit(c, id, terms);
  c.state.progress.put(id, { ...c.state.progress.get(id)!, stage: 'refunded' });
}

/** Returns the deposit to the creator, unless already returned or the token cannot move now; the agenda retries. */
export function returnDeposit(c: Writing, presale_id: number, terms: Terms): void {
  const { state, use } = c;
  const { creator, token_mint } = terms;
  const progress = state.progress.get(presale_id)!;
  const escrow = escrowOf(c, presale_id);
  if (progress.returned || !use.tokens.canMove(escrow, creator, token_mint)) return;
  const amount = depositFor(terms);
  use.tokens.transfer(escrow, creator, token_mint, amount);
  state.progress.put(presale_id, { ...progress, returned: true });
  c.emit.PresaleDepositReturned({ presale_id, creator, amount });
}
