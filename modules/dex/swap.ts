/** Swaps through one or several pools. The operation names its path, so that block execution searches nothing. */

import { type Address, AmountZero, fail, type Hash, type Operation, t } from '../../runtime/sdk.js';
import type { PoolQuote } from '../shared/simulation.js';
import { TokenName, tokensPort } from '../tokens/port.js';
import { changePool } from './change.js';
import { amountOut, impactBps } from './curve.js';
import { IdenticalTokens, InsufficientLiquidity, PoolNotFound, SlippageExceeded, TokenHalted } from './errors.js';
import { poolFor } from './find.js';
import { type Amounts, addressOf, orient, pairOf, unorient } from './pool.js';
import { dex, isTradable, type Reading, vaultOf, type Writing } from './shape.js';
import { warningsOf } from './warnings.js';

export const swapErrors = [
  PoolNotFound,
  IdenticalTokens,
  SlippageExceeded,
  InsufficientLiquidity,
  TokenHalted,
  ...tokensPort.refusals('transfer'),
];

/** Gas for each pool after the first. */
const HOP_GAS = 60_000;

export const Swap = dex.operation({
  id: 23,
  about: 'Swaps two tokens in their pool. Fails if the output is below `min_amount_out`.',
  sentence: 'Swapped {amount_in} for {Swap.amount_out}',
  params: {
    from_token: t.doc(TokenName, 'Input token: symbol in any letter case, or mint address with 0x'),
    to_token: t.doc(TokenName, 'Output token: symbol in any letter case, or mint address with 0x'),
    amount_in: t.doc(t.amountOf('from_token'), 'Input amount in raw units, above zero'),
    min_amount_out: t.doc(t.amountOf('to_token'), 'Minimum output in raw units; the swap fails below it'),
  },
  returns: { amount_out: t.doc(t.amountOf('to_token'), 'Output amount in raw units') },
  logs: ['Swap'],
  gas: 80_000,
  cli: 'dex swap',
  takes: ['amount_in'],
  composable: true,
  errors: swapErrors,
  warns: (c, { from_token, to_token }) =>
    warningsOf(
      c,
      [from_token, to_token].flatMap((name) => c.use.tokens.lookUp(name) ?? []),
    ),
  execute(c, { from_token, to_token, ...amounts }) {
    const path = [c.use.tokens.find(from_token), c.use.tokens.find(to_token)];
    return { amount_out: trade(c, c.sender, c.sender, { path, ...amounts }) };
  },
});

export const SwapRoute = dex.operation({
  id: 24,
  about: 'Swaps through up to four pools, all or nothing, and pays the output to the recipient.',
  sentence: 'Swapped {amount_in} for {Swap.amount_out}',
  params: {
    path: t.doc(t.list(t.mint, 5, 2), 'Mint addresses from the input token to the output token, 2 to 5'),
    amount_in: t.doc(t.amountOf('path.first'), 'Input amount in raw units of the first token, above zero'),
    min_amount_out: t.doc(t.amountOf('path.last'), 'Minimum output in raw units of the last token; fails below it'),
    recipient: t.doc(t.option(t.address), 'Recipient of the output; null for the sender'),
  },
  returns: { amount_out: t.doc(t.amountOf('path.last'), 'Output amount in raw units of the last token') },
  logs: ['Swap'],
  gas: { base: 80_000, of: ({ path }, _, base) => base + HOP_GAS * (path.length - 2) },
  cli: 'dex swap-route',
  takes: ['amount_in'],
  composable: true,
  errors: swapErrors,
  warns: (c, { path }) => warningsOf(c, path),
  execute: (c, { recipient, ...wanted }) => ({ amount_out: trade(c, c.sender, recipient ?? c.sender, wanted) }),
});

export interface Trade {
  readonly path: readonly Hash[];
  readonly amount_in: bigint;
  readonly min_amount_out: bigint;
}

/** Swaps tokens of `trader`, pays the output to `recipient` and returns its amount. */
export function trade(
  c: Writing,
  trader: Address,
  recipient: Address,
  { path, amount_in, min_amount_out }: Trade,
): bigint {
  if (amount_in === 0n) fail(AmountZero);
  const vault = vaultOf(c);
  c.use.tokens.transfer(trader, vault, path[0]!, amount_in);
  const amount_out = passPools(c, trader, path, amount_in);
  if (amount_out < min_amount_out) {
    fail(SlippageExceeded, { expected: `${amount_out}`, min: `${min_amount_out}` });
  }
  c.use.tokens.transfer(vault, recipient, path[path.length - 1]!, amount_out);
  return amount_out;
}

/** Intermediate tokens stay in the vault: only the records of the pools change. */
function passPools(c: Writing, trader: Address, path: readonly Hash[], amount: bigint): bigint {
  const feeBps = BigInt(c.state.feeBps.get());
  let amount_in = amount;
  for (let hop = 0; hop + 1 < path.length; hop++) {
    const [token_in, token_out] = [path[hop]!, path[hop + 1]!];
    // The first and the last token are transferred, which checks them.
    if (hop > 0 && !isTradable(c, token_in)) fail(TokenHalted, { token: `0x${token_in}` });
    const { pair, pool } = poolFor(c, token_in, token_out);
    const reserves = orient(token_in, pair, pool.reserves);
    const amount_out = amountOut(amount_in, reserves, feeBps);
    if (amount_out === 0n)
      fail(InsufficientLiquidity, { hop, amount_in: `${amount_in}`, reserve_in: `${reserves[0]}` });
    const after = unorient(token_in, pair, [reserves[0] + amount_in, reserves[1] - amount_out]);
    changePool(c, pair, pool, after, unorient(token_in, pair, [amount_in, amount_out]));
    c.emit.Swap({ pool: addressOf(pair), token_in, token_out, amount_in, amount_out, trader, hop });
    amount_in = amount_out;
  }
  return amount_in;
}

/** Path and input of a swap operation, without tokens that are unknown; undefined for operations of other kinds. */
function tradeOf({ use }: Reading, { type, params }: Operation): Pick<Trade, 'path' | 'amount_in'> | undefined {
  if (type.definition === SwapRoute) return params as unknown as Trade;
  if (type.definition !== Swap) return undefined;
  const { from_token, to_token, amount_in } = params as { from_token: string; to_token: string; amount_in: bigint };
  const path = [from_token, to_token].flatMap((name) => use.tokens.lookUp(name) ?? []);
  return { path, amount_in };
}

/** Quotes of an operation in each pool on its path, up to the first pool that is missing or pays nothing. */
export function quotesOf(c: Reading, operation: Operation): readonly PoolQuote[] {
  const { path = [], amount_in: first = 0n } = tradeOf(c, operation) ?? {};
  const feeBps = BigInt(c.state.feeBps.get());
  const quotes: PoolQuote[] = [];
  // A path may use a pool twice.
  const passed = new Map<Hash, Amounts>();
  let amount_in = first;
  for (let hop = 0; hop + 1 < path.length && amount_in > 0n; hop++) {
    const [token_in, token_out] = [path[hop]!, path[hop + 1]!];
    const pair = pairOf(token_in, token_out);
    const pool = addressOf(pair);
    const held = passed.get(pool) ?? c.state.pools.get(pair.lo, pair.hi)?.reserves;
    if (!held) break;
    const reserves = orient(token_in, pair, held);
    const amount_out = amountOut(amount_in, reserves, feeBps);
    if (amount_out === 0n) break;
    passed.set(pool, unorient(token_in, pair, [reserves[0] + amount_in, reserves[1] - amount_out]));
    const price_impact_bps = impactBps([{ reserves, amountIn: amount_in, amountOut: amount_out }], feeBps);
    quotes.push({ pool, token_in, token_out, amount_in, amount_out, price_impact_bps });
    amount_in = amount_out;
  }
  return quotes;
}
