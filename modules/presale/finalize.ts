/**
 * Finalization: part of the raised amount funds the pool, the rest goes to the creator, and delivery of the tokens
 * starts.
 */

import { fail, t } from '../../runtime/sdk.js';
import { dexPort } from '../dex/port.js';
import { tokensPort } from '../tokens/port.js';
import { AlreadyFinalized, NotSucceeded, PresaleNotFound } from './errors.js';
import { statusAt } from './presale.js';
import { clearAgenda } from './refund.js';
import { depositFor, poolAmounts } from './sale.js';
import { escrowOf, PresaleId, presale, presaleOf } from './shape.js';

export const FinalizePresale = presale.operation({
  id: 52,
  about:
    'Finalizes a successful presale: creates the pool with locked liquidity, pays the creator, and starts the delivery of the tokens. Anyone may send this.',
  sentence: 'Finalized presale {presale_id}',
  params: { presale_id: PresaleId },
  returns: {
    pool: t.doc(t.mint, 'Address of the new pool'),
    lp_lock_id: t.doc(t.count, 'Number of the lock of its liquidity, within the pool'),
  },
  logs: ['PresaleFinalized'],
  gas: 300_000,
  rpc: ['finalizePresale', 'presale_id', 'sender'],
  cli: 'presale finalize',
  errors: [
    PresaleNotFound,
    NotSucceeded,
    AlreadyFinalized,
    ...dexPort.refusals('createPool'),
    ...tokensPort.refusals('transfer', 'burn'),
  ],
  execute(c, { presale_id }) {
    const { state, use, time, height } = c;
    const { terms, progress } = presaleOf(c, presale_id);
    const { raised, sold } = progress;
    const status = statusAt(time, terms, progress);
    if (status === 'finalized') fail(AlreadyFinalized);
    if (status !== 'succeeded') {
      fail(NotSucceeded, { status, raised: `${raised}`, soft_cap: `${terms.soft_cap}` });
    }
    const { creator, token_mint, payment_mint, lp_lock_duration } = terms;
    const escrow = escrowOf(c, presale_id);
    const liquidity = poolAmounts(raised, sold, terms);
    const made = use.dex.createPool(
      escrow,
      {
        token_a: token_mint,
        token_b: payment_mint,
        amount_a: liquidity.tokens,
        amount_b: liquidity.payment,
        lp_lock_duration,
      },
      creator,
    );
    const lp_lock_id = made.lock_id!;
    const to_creator = raised - liquidity.payment;
    if (to_creator > 0n) use.tokens.transfer(escrow, creator, payment_mint, to_creator);
    const unsold = depositFor(terms) - sold - liquidity.tokens;
    if (unsold > 0n && terms.unsold === 'burn') use.tokens.burn(escrow, token_mint, unsold);
    else if (unsold > 0n) use.tokens.transfer(escrow, creator, token_mint, unsold);

    state.live.delete(token_mint);
    clearAgenda(c, presale_id, terms, progress);
    state.deliveries.put(presale_id, 0);
    state.progress.put(presale_id, {
      ...progress,
      stage: 'finalized',
      returned: true,
      pool: made.pool,
      lp_lock_id,
      finalized_at: time,
      finalized_at_height: height,
    });
    c.emit.PresaleFinalized({
      presale_id,
      pool: made.pool,
      lp_lock_id,
      raised,
      sold,
      liquidity_payment: liquidity.payment,
      liquidity_tokens: liquidity.tokens,
      to_creator,
      unsold,
    });
    return { pool: made.pool, lp_lock_id };
  },
});
