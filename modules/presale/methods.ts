/** RPC methods of presales. */

import { fn, t, type ValueOf } from '../../runtime/sdk.js';
import { nameOf, TokenName } from '../tokens/port.js';
import { mintForm } from './create.js';
import { Contribution, isRefundable, type Progress, Status, statusAt, type Terms, termsShape } from './presale.js';
import { escrowAddress, PresaleId, presale, type Reading } from './shape.js';

/** Maximum presales that one response scans when it filters by status. */
const LOOKED_AT = 1_000;
/** Records per batched read of that scan. */
const TOGETHER = 100;

const PresaleInfo = t.struct({
  presale_id: PresaleId,
  address: t.doc(t.mint, 'Account that holds the deposit and the contributions, in hex'),
  ...termsShape,
  token_symbol: t.doc(TokenName, 'Symbol of the token for sale'),
  payment_token: t.doc(TokenName, 'Symbol of the payment token'),
  status: Status,
  raised: t.doc(t.amountOf('payment_token'), 'Total raised so far in raw units of the payment token'),
  sold: t.doc(t.amountOf('token_mint'), 'Amount sold so far in raw units of the token'),
  contributors: t.doc(t.count, 'Number of contributing accounts'),
  creator_contributed: t.doc(t.amountOf('payment_token'), 'Part of `raised` that the creator contributed'),
  pool: t.doc(t.option(t.mint), 'Address of the pool; null before finalization'),
  lp_lock_id: t.doc(t.option(t.count), 'Number of its liquidity lock, within the pool; null before finalization'),
  finalized_at_height: t.doc(t.option(t.height), 'Height of the finalization; null before it'),
  distribution: t.doc(
    t.struct({
      done: t.doc(t.count, 'Number of contributors processed'),
      total: t.doc(t.count, 'Number of contributors; 0 before finalization'),
    }),
    'Progress of the automatic delivery after finalization',
  ),
});
type PresaleInfo = ValueOf<typeof PresaleInfo>;

function describe(c: Reading, presale_id: number, terms: Terms, progress: Progress): PresaleInfo {
  const { payment_mint, ...agreed } = terms;
  const { raised, sold, contributors, creator_contributed, pool, lp_lock_id, finalized_at_height } = progress;
  const [token, payment] = c.use.tokens.infos([terms.token_mint, payment_mint]);
  const total = finalized_at_height === null ? 0 : contributors;
  return {
    presale_id,
    address: mintForm(escrowAddress(presale_id)),
    ...agreed,
    token_symbol: nameOf(terms.token_mint, token!),
    payment_token: nameOf(payment_mint, payment!),
    status: statusAt(c.time, terms, progress),
    raised,
    sold,
    contributors,
    creator_contributed,
    pool,
    lp_lock_id,
    finalized_at_height,
    distribution: { done: c.state.deliveries.get(presale_id) ?? total, total },
  };
}

export const getPresale = presale.method({
  about: 'Returns a presale by its number; null if there is none.',
  signature: fn({ presale_id: PresaleId }, t.option(PresaleInfo)),
  cli: 'presale show',
  read(c, { presale_id }) {
    const terms = c.state.terms.get(presale_id);
    return terms === undefined ? null : describe(c, presale_id, terms, c.state.progress.get(presale_id)!);
  },
});

export const listPresales = presale.method({
  about: 'Lists presales, newest first, optionally by status. A response scans at most 1,000 presales.',
  signature: fn(
    {
      limit: t.limit(),
      status: t.doc(t.option(Status), 'Status to filter by; null for all'),
      cursor: t.cursor,
    },
    t.page('presales', PresaleInfo, 'Presales, newest first'),
  ),
  cli: 'presale list',
  read(c, { limit, status, cursor }) {
    const first = cursor === null ? c.state.last.get() : Math.min(PresaleId.unkey!(cursor, 0)[0], c.state.last.get());
    const items: PresaleInfo[] = [];
    let id = first;
    while (id >= 1 && id > first - LOOKED_AT && items.length < limit) {
      const ids = Array.from({ length: Math.min(TOGETHER, id) }, (_, i) => id - i);
      const terms = c.state.terms.getAll(ids.map((one) => [one]));
      const progress = c.state.progress.getAll(ids.map((one) => [one]));
      for (let i = 0; i < ids.length && items.length < limit; i++, id--) {
        const fits = status === null || statusAt(c.time, terms[i]!, progress[i]!) === status;
        if (fits) items.push(describe(c, id, terms[i]!, progress[i]!));
      }
    }
    return { items, next: id < 1 ? null : PresaleId.key!(id) };
  },
});

export const getPresaleContributions = presale.method({
  about: 'Lists the contributors of a presale with their payments and tokens, newest contributors first.',
  signature: fn(
    { presale_id: PresaleId, limit: t.limit(), cursor: t.cursor },
    t.page('contributions', Contribution, 'Contributions, newest contributors first'),
  ),
  cli: 'presale contributions',
  read({ state }, { presale_id, limit, cursor }) {
    const { items, next } = state.order.page([presale_id], limit, cursor, 'descending');
    const found = state.contributions.getAll(items.map((contributor) => [presale_id, contributor]));
    return { items: found.map((one) => one!), next };
  },
});

export const getPresaleStatus = presale.method({
  about: 'Returns the status and progress of a presale; null if there is none.',
  signature: fn(
    { presale_id: PresaleId },
    t.option(
      t.struct({
        presale_id: PresaleId,
        status: Status,
        raised: t.doc(t.amount, 'Total raised so far in raw units of the payment token'),
        soft_cap: t.doc(t.amount, 'Minimum raised amount in raw units of the payment token'),
        hard_cap: t.doc(t.amount, 'Maximum raised amount in raw units of the payment token'),
        progress_bps: t.doc(t.bps(), 'Raised part of the hard cap in basis points'),
        seconds_left: t.doc(t.seconds, 'Seconds until the start if pending, until the end if active; 0 otherwise'),
        contributors: t.doc(t.count, 'Number of contributing accounts'),
        can_finalize: t.doc(t.bool, 'True if anyone can finalize the presale now'),
        can_refund: t.doc(t.bool, 'True if contributors can get refunds now'),
      }),
    ),
  ),
  cli: 'presale status',
  read({ state, time }, { presale_id }) {
    const terms = state.terms.get(presale_id);
    if (terms === undefined) return null;
    const progress = state.progress.get(presale_id)!;
    const status = statusAt(time, terms, progress);
    const { soft_cap, hard_cap, start_time, end_time } = terms;
    const { raised, contributors } = progress;
    const until = { pending: start_time, active: end_time }[status as string] ?? time;
    return {
      presale_id,
      status,
      raised,
      soft_cap,
      hard_cap,
      progress_bps: Number((raised * 10_000n) / hard_cap),
      seconds_left: until - time,
      contributors,
      can_finalize: status === 'succeeded',
      can_refund: isRefundable(time, terms, progress) && progress.waiting > 0,
    };
  },
});
