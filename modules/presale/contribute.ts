/** Operation that contributes to a presale. */

import { AmountZero, fail, t } from '../../runtime/sdk.js';
import { tokensPort } from '../tokens/port.js';
import { succeed } from './agenda.js';
import { AboveMax, BelowMin, CapExceeded, NotActive, NotWhitelisted, PresaleNotFound } from './errors.js';
import { statusAt } from './presale.js';
import { tokensFor } from './sale.js';
import { escrowOf, PresaleId, presale, presaleOf } from './shape.js';

export const ContributePresale = presale.operation({
  id: 51,
  about:
    'Contributes to a presale. The full amount is accepted or none; it may be below the minimum only if it is exactly the remainder of the hard cap. The response shows the tokens bought; they are delivered when the presale is finalized.',
  sentence: 'Contributed {amount} to presale {presale_id}',
  params: { presale_id: PresaleId, amount: t.doc(t.amount, 'Amount in raw units of the payment token') },
  returns: { tokens: t.doc(t.amount, 'Raw units of the token bought') },
  respondsWith: true,
  logs: ['PresaleContributed'],
  gas: 80_000,
  rpc: ['contributePresale', 'presale_id', 'amount', 'sender'],
  cli: 'presale contribute',
  takes: ['amount'],
  errors: [
    PresaleNotFound,
    NotActive,
    NotWhitelisted,
    BelowMin,
    AboveMax,
    CapExceeded,
    ...tokensPort.refusals('transfer'),
  ],
  execute(c, { presale_id, amount }) {
    const { state, sender, height, time } = c;
    const { terms, progress } = presaleOf(c, presale_id);
    const status = statusAt(time, terms, progress);
    if (status !== 'active') fail(NotActive, { status });
    if (terms.whitelist_size > 0 && !state.whitelist.has(presale_id, sender)) fail(NotWhitelisted);
    if (amount === 0n) fail(AmountZero);
    const remaining = terms.hard_cap - progress.raised;
    // The exact remainder is always accepted; otherwise a remainder below the minimum could keep the presale below its
    // soft cap.
    if (amount < terms.min_contribution && amount !== remaining) {
      fail(BelowMin, { min: `${terms.min_contribution}`, remaining: `${remaining}` });
    }
    const before = state.contributions.get(presale_id, sender);
    const paid = (before?.amount ?? 0n) + amount;
    if (paid > terms.max_contribution) fail(AboveMax, { max: `${terms.max_contribution}`, paid: `${paid - amount}` });
    if (amount > remaining) fail(CapExceeded, { remaining: `${remaining}` });

    c.use.tokens.transfer(sender, escrowOf(c, presale_id), terms.payment_mint, amount);
    const bought = tokensFor(paid, terms);
    const tokens = bought - (before?.tokens ?? 0n);
    const raised = progress.raised + amount;
    if (!before) state.order.put(presale_id, progress.contributors, sender);
    state.contributions.put(presale_id, sender, {
      contributor: sender,
      amount: paid,
      tokens: bought,
      claimed: 0n,
      refunded: false,
      first_height: before?.first_height ?? height,
      last_height: height,
    });
    const more = before ? 0 : 1;
    const isFull = raised === terms.hard_cap;
    const after = {
      ...progress,
      raised,
      sold: progress.sold + tokens,
      contributors: progress.contributors + more,
      waiting: progress.waiting + more,
      creator_contributed: progress.creator_contributed + (sender === terms.creator ? amount : 0n),
      filled_at: isFull ? time : null,
    };
    state.progress.put(presale_id, after);
    c.emit.PresaleContributed({ presale_id, contributor: sender, amount, tokens, raised });
    if (isFull) succeed(c, presale_id, terms, after);
    return { tokens };
  },
});
