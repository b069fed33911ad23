/**
 * Creation of a presale: checks its terms, reserves its pair and takes the deposit that covers everything it can ever
 * owe.
 */

import { type Address, fail, t, UnknownToken } from '../../runtime/sdk.js';
import { dexPort, MINIMUM_LIQUIDITY } from '../dex/port.js';
import { type Token, TokenName, tokensPort } from '../tokens/port.js';
import { InvalidCaps, InvalidLiquidity, InvalidTimes, TokenNotEligible } from './errors.js';
import { NO_PROGRESS, type Terms, Unsold, Vesting } from './presale.js';
import { depositFor, poolAmounts, tokensFor } from './sale.js';
import { escrowOf, PresaleId, presale, type Writing } from './shape.js';

const DAY = 86_400;
const LATEST_START = 30 * DAY;
const LONGEST = 90 * DAY;
const SHORTEST = 3_600;
/** Minimum duration in seconds on test and development networks. */
const SHORTEST_OF_TESTS = 60;
const YEAR = 365 * DAY;
/** Minimum product of the two pool amounts: the pool must have more shares than the permanently locked minimum. */
const LEAST_POOL = (MINIMUM_LIQUIDITY + 1n) ** 2n;
const LockDuration = t.range(30 * DAY, 3_155_760_000);

const Options = t.struct({
  vesting: t.doc(t.option(Vesting), 'Delivery schedule of the bought tokens; null to deliver all at finalization'),
  unsold: t.defaulted(Unsold, 'return'),
  whitelist: t.doc(t.defaulted(t.list(t.address, 1_000), []), 'Accounts allowed, at most 1,000; empty for everyone'),
  title: t.doc(t.option(t.text(0, 64)), 'Title of the presale, at most 64 characters'),
  description: t.doc(t.option(t.text(0, 1_000)), 'Description of the presale, at most 1,000 characters'),
  url: t.doc(t.option(t.link()), 'Link to more information, at most 512 bytes'),
});
const NO_OPTIONS = {
  vesting: null,
  unsold: 'return',
  whitelist: [],
  title: null,
  description: null,
  url: null,
} as const;

export const CreatePresale = presale.operation({
  id: 50,
  about:
    'Creates a presale of a token before it has a market. The creator deposits the tokens for sale and for the pool. If the soft cap is reached, the raised amount funds a pool with locked liquidity and the rest goes to the creator; otherwise all contributions are refunded.',
  sentence: 'Created presale {PresaleCreated.presale_id} of {token_mint}',
  params: {
    token_mint: t.doc(t.mint, 'Mint address of the token; the sender must be its creator or owner'),
    payment_token: t.doc(t.option(TokenName), 'Payment token: native or a stablecoin; null for the native token'),
    tokens_for_sale: t.doc(t.amountOf('token_mint'), 'Amount to sell in raw units, above zero'),
    soft_cap: t.doc(
      t.amountOf('payment_token'),
      'Minimum raised amount in raw units of the payment token, at least a quarter of the hard cap',
    ),
    hard_cap: t.doc(t.amountOf('payment_token'), 'Maximum raised amount in raw units of the payment token'),
    min_contribution: t.doc(t.amountOf('payment_token'), 'Minimum of a contribution in raw units of the payment token'),
    max_contribution: t.doc(
      t.amountOf('payment_token'),
      'Maximum total contribution of an account in raw units of the payment token',
    ),
    start_time: t.doc(t.time, 'Start of contributions in Unix seconds, inclusive; at most 30 days from now'),
    end_time: t.doc(t.time, 'End of contributions in Unix seconds, exclusive; at most 90 days after the start'),
    liquidity_bps: t.doc(
      t.bps(0xffff),
      'Part of the raised amount that goes into the pool, 5,100 to 10,000 basis points',
    ),
    listing_rate_bps: t.doc(t.bps(0xffff), 'Pool rate as a part of the presale rate, 5,000 to 10,000 basis points'),
    lp_lock_duration: t.doc(
      t.defaulted(t.seconds, YEAR),
      'Lock of the pool liquidity in seconds, 30 days to 100 years (default: a year)',
    ),
    options: t.doc(t.option(Options), 'Optional settings: vesting, whitelist, unsold tokens, and texts'),
  },
  bounds: {
    liquidity_bps: { as: t.range(5_100, 10_000), error: InvalidLiquidity },
    listing_rate_bps: { as: t.range(5_000, 10_000), error: InvalidLiquidity },
    lp_lock_duration: { as: LockDuration, error: InvalidLiquidity },
  },
  returns: {
    presale_id: PresaleId,
    address: t.doc(t.mint, 'Account that holds the deposit and the contributions, in hex'),
    escrow: t.doc(t.amount, 'Deposit of the creator in raw units of the token'),
  },
  logs: ['PresaleCreated'],
  gas: 250_000,
  rpc: [
    'createPresale',
    'token_mint',
    'payment_token',
    'tokens_for_sale',
    'soft_cap',
    'hard_cap',
    'min_contribution',
    'max_contribution',
    'start_time',
    'end_time',
    'liquidity_bps',
    'listing_rate_bps',
    'lp_lock_duration',
    'sender',
    'options',
  ],
  cli: 'presale create',
  errors: [
    InvalidCaps,
    InvalidTimes,
    InvalidLiquidity,
    TokenNotEligible,
    ...dexPort.refusals('reserve'),
    ...tokensPort.refusals('transfer'),
  ],
  execute(c, { payment_token, options, ...given }) {
    const { whitelist, ...chosen } = options ?? NO_OPTIONS;
    const payment_mint = c.use.tokens.find(payment_token ?? c.chain.symbol);
    const terms: Terms = {
      ...given,
      ...chosen,
      creator: c.sender,
      payment_mint,
      whitelist_size: new Set(whitelist).size,
      created_at_height: c.height,
    };
    checkCaps(terms);
    checkTimes(c, terms);
    checkTokens(c, terms);

    const { token_mint, tokens_for_sale, hard_cap, start_time, end_time } = terms;
    const presale_id = c.state.last.get() + 1;
    const address = escrowOf(c, presale_id);
    const escrow = depositFor(terms);
    c.use.dex.reserve(address, token_mint, payment_mint);
    c.use.tokens.transfer(c.sender, address, token_mint, escrow);
    c.state.last.put(presale_id);
    c.state.terms.put(presale_id, terms);
    c.state.progress.put(presale_id, NO_PROGRESS);
    c.state.live.put(token_mint, presale_id);
    c.state.agenda.put(end_time, presale_id, true);
    for (const account of whitelist) c.state.whitelist.put(presale_id, account, true);
    const amounts = { tokens_for_sale, hard_cap, escrow };
    c.emit.PresaleCreated({ presale_id, creator: c.sender, token_mint, ...amounts, start_time, end_time });
    return { presale_id, address: mintForm(address), escrow };
  },
});

/** The escrow address in the hex form of a mint, as records show it. */
export const mintForm = (address: Address) => address as string as Terms['token_mint'];

function checkCaps(terms: Terms): void {
  const { tokens_for_sale, soft_cap, hard_cap, min_contribution, max_contribution, whitelist_size } = terms;
  const refuse = (field: string): never => fail(InvalidCaps, { field });
  if (tokens_for_sale === 0n) refuse('tokens_for_sale');
  if (hard_cap === 0n) refuse('hard_cap');
  if (soft_cap === 0n || soft_cap > hard_cap || 4n * soft_cap < hard_cap) refuse('soft_cap');
  if (min_contribution === 0n || tokensFor(min_contribution, terms) === 0n) refuse('min_contribution');
  if (max_contribution < min_contribution || max_contribution > hard_cap) refuse('max_contribution');
  // The allowed contributors must be able to raise the soft cap, and the amounts raised then must suffice for a pool.
  if (whitelist_size > 0 && BigInt(whitelist_size) * max_contribution < soft_cap) refuse('max_contribution');
  const { payment, tokens } = poolAmounts(soft_cap, tokensFor(soft_cap, terms), terms);
  if (payment * tokens < LEAST_POOL) refuse('soft_cap');
}

function checkTimes({ time, chain }: Writing, { start_time, end_time }: Terms): void {
  const shortest = ['testnet', 'dev'].includes(chain.network) ? SHORTEST_OF_TESTS : SHORTEST;
  const lasts = end_time - start_time;
  if (start_time < time || start_time > time + LATEST_START) fail(InvalidTimes, { field: 'start_time', now: time });
  if (lasts < shortest || lasts > LONGEST) fail(InvalidTimes, { field: 'end_time', shortest, longest: LONGEST });
}

/**
 * The token must belong to the sender, have no mint authority and not be paused; the payment token is the native one or
 * a stablecoin.
 */
function checkTokens({ use, state }: Writing, { creator, token_mint, payment_mint }: Terms): void {
  const refuse = (reason: string): never => fail(TokenNotEligible, { reason });
  const known = (mint: Terms['token_mint']): Token =>
    use.tokens.info(mint) ?? fail(UnknownToken, { token: `0x${mint}` });
  const [token, payment] = [known(token_mint), known(payment_mint)];
  if (payment.standard !== 'native' && payment.standard !== 'stablecoin') {
    refuse('the payment token must be the native token or a stablecoin');
  }
  if (token_mint === payment_mint) refuse('the token and the payment token are the same');
  if (token.creator !== creator && token.owner !== creator)
    refuse('only the creator or owner of the token can sell it');
  if (token.mint_authority !== null) refuse('the token has a mint authority: revoke it first');
  if (token.paused) refuse('the token is paused');
  if (state.live.has(token_mint)) refuse('another presale of the token is not over');
}
