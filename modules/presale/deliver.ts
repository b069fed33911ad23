/**
 * Delivery of bought tokens and of refunds after a presale, a few contributors per block. Tokens that vest later are
 * claimed.
 */

import { type Address, fail } from '../../runtime/sdk.js';
import { tokensPort } from '../tokens/port.js';
import { NothingToClaim, PresaleNotFound } from './errors.js';
import type { Contribution, Terms } from './presale.js';
import { refundInTurn } from './refund.js';
import { dueAfter } from './sale.js';
import { escrowOf, PresaleId, presale, presaleOf, type Writing } from './shape.js';

/** Maximum contributors served at the end of a block, over all presales. */
const PER_BLOCK = 200;

export const ClaimPresale = presale.operation({
  id: 55,
  about: 'Claims the tokens of a finalized presale that are due to the sender.',
  sentence: 'Claimed the tokens of presale {presale_id}',
  params: { presale_id: PresaleId },
  logs: ['PresaleTokensDelivered'],
  gas: 40_000,
  cli: 'presale claim',
  errors: [PresaleNotFound, NothingToClaim, ...tokensPort.refusals('transfer')],
  execute(c, { presale_id }) {
    const { terms, progress } = presaleOf(c, presale_id);
    const bought = c.state.contributions.get(presale_id, c.sender);
    if (progress.finalized_at === null || !bought) fail(NothingToClaim);
    const due = dueAfter(c.time - progress.finalized_at, bought.tokens, terms.vesting) - bought.claimed;
    if (due === 0n) fail(NothingToClaim, { claimed: `${bought.claimed}`, tokens: `${bought.tokens}` });
    give(c, presale_id, terms, bought, due);
  },
});

/** End-of-block step: the next contributors get the tokens due immediately, or their refund. */
export function settleContributors(c: Writing): void {
  const left = inTurn(c, c.state.deliveries, PER_BLOCK, deliver);
  inTurn(c, c.state.refunds, left, refundInTurn);
}

type Visit = (c: Writing, id: number, terms: Terms, bought: Contribution) => void;

/** Visits up to `most` next contributors of the presales in a queue; returns how many visits are left. */
function inTurn(c: Writing, queue: Writing['state']['refunds'], most: number, visit: Visit): number {
  let left = most;
  if (left === 0) return 0;
  for (const {
    key: [id],
    value: done,
  } of queue.list([], most)) {
    if (left === 0) break;
    const { terms, progress } = presaleOf(c, id);
    const count = Math.min(left, progress.contributors - done);
    for (let i = done; i < done + count; i++) {
      visit(c, id, terms, c.state.contributions.get(id, c.state.order.get(id, i)!)!);
    }
    if (done + count === progress.contributors) queue.delete(id);
    else queue.put(id, done + count);
    left -= Math.max(1, count);
  }
  return left;
}

function deliver(c: Writing, id: number, terms: Terms, bought: Contribution): void {
  const due = dueAfter(0, bought.tokens, terms.vesting) - bought.claimed;
  if (due > 0n && canReach(c, id, terms, bought.contributor)) give(c, id, terms, bought, due);
}

/** If false, the contributor claims the tokens later. */
const canReach = (c: Writing, id: number, { token_mint }: Terms, to: Address): boolean =>
  c.use.tokens.canMove(escrowOf(c, id), to, token_mint);

function give(c: Writing, presale_id: number, terms: Terms, bought: Contribution, amount: bigint): void {
  const { contributor } = bought;
  c.use.tokens.transfer(escrowOf(c, presale_id), contributor, terms.token_mint, amount);
  c.state.contributions.put(presale_id, contributor, { ...bought, claimed: bought.claimed + amount });
  c.emit.PresaleTokensDelivered({ presale_id, contributor, amount });
}
