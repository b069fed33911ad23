/** Delivering what was bought: at once to everybody, block by block; the vested rest to those who claim it. */

import { type Address, fail } from '../../runtime/sdk.js';
import { NothingToClaim, PresaleNotFound } from './errors.js';
import type { Contribution, Terms } from './presale.js';
import { dueAfter } from './sale.js';
import { escrowOf, PresaleId, presale, presaleOf, type Writing } from './shape.js';

/** Contributors that are delivered to at the end of one block, of all presales together. */
const PER_BLOCK = 200;

export const ClaimPresale = presale.operation({
  id: 55,
  about: 'Claim the tokens of a finalized presale that are due to you by now.',
  params: { presale_id: PresaleId },
  gas: 40_000,
  cli: 'presale claim',
  errors: [PresaleNotFound, NothingToClaim],
  execute(c, { presale_id }) {
    const { terms, progress } = presaleOf(c, presale_id);
    const bought = c.state.contributions.get(presale_id, c.sender);
    if (progress.finalized_at === null || !bought) fail(NothingToClaim);
    const due = dueAfter(c.time - progress.finalized_at, bought.tokens, terms.vesting) - bought.claimed;
    if (due === 0n) fail(NothingToClaim, { claimed: `${bought.claimed}`, tokens: `${bought.tokens}` });
    give(c, presale_id, terms, bought, due);
  },
});

/** What blockEnd does for finalized presales: the part that is due at once goes to the next contributors. */
export function deliver(c: Writing): void {
  let left = PER_BLOCK;
  for (const {
    key: [id],
    value: done,
  } of c.state.deliveries.list([], PER_BLOCK)) {
    if (left === 0) return;
    left -= deliverOf(c, id, done, left);
  }
}

/** Delivers to at most `most` contributors of a presale, and says to how many. */
function deliverOf(c: Writing, id: number, done: number, most: number): number {
  const { terms, progress } = presaleOf(c, id);
  const count = Math.min(most, progress.contributors - done);
  for (let i = done; i < done + count; i++) {
    const bought = c.state.contributions.get(id, c.state.order.get(id, i)!)!;
    const due = dueAfter(0, bought.tokens, terms.vesting) - bought.claimed;
    if (due > 0n && canReach(c, id, terms, bought.contributor)) give(c, id, terms, bought, due);
  }
  if (done + count === progress.contributors) c.state.deliveries.delete(id);
  else c.state.deliveries.put(id, done + count);
  return Math.max(1, count);
}

/** Where this is false the contributor claims it himself later. */
const canReach = (c: Writing, id: number, { token_mint }: Terms, to: Address): boolean =>
  c.use.tokens.canMove(escrowOf(c, id), to, token_mint);

function give(c: Writing, presale_id: number, terms: Terms, bought: Contribution, amount: bigint): void {
  const { contributor } = bought;
  c.use.tokens.transfer(escrowOf(c, presale_id), contributor, terms.token_mint, amount);
  c.state.contributions.put(presale_id, contributor, { ...bought, claimed: bought.claimed + amount });
  c.emit.PresaleTokensDelivered({ presale_id, contributor, amount });
}
