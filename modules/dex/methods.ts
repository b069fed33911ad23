/** The questions about pools. */

import { fn, type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import { NATIVE, TokenName } from '../tokens/port.js';
import { depthOf } from './depth.js';
import { meanPrices } from './oracle.js';
import { addressOf, lpMintOf, orient, pairOf } from './pool.js';
import { decimalOf, inverse, inWhole, MEAN_DIGITS, type Ratio, ratioOf } from './price.js';
import { Price } from './quote.js';
import { dex, ESCROW, type Reading } from './shape.js';
import { dailyVolume } from './volume.js';

/** Locks that a record shows: of one pool, and of each in a list. */
const [LOCKS, LOCKS_IN_LIST] = [100, 10];

const TokenSymbol = t.text(1, 12);

const PoolInfo = t.struct({
  address: t.mint,
  token_a: t.mint,
  token_b: t.mint,
  symbol_a: TokenSymbol,
  symbol_b: TokenSymbol,
  reserve_a: t.amount,
  reserve_b: t.amount,
  lp_mint: t.mint,
  lp_supply: t.amount,
  /** In locks that have not ended. */
  lp_locked: t.amount,
  /** The oldest of them. */
  locks: t.list(t.struct({ lock_id: t.count, owner: t.address, amount: t.amount, unlock_at: t.time }), LOCKS),
  fee_bps: t.bps(),
  /** In whole tokens. */
  price_a_in_b: Price,
  price_b_in_a: Price,
  /** Mean of price_a_in_b over the last ten minutes; null for a younger pool. */
  twap_10m: t.option(Price),
  tvl_native: t.amount,
  /** Swapped in the present hour and the 23 before it. */
  volume_24h_a: t.amount,
  volume_24h_b: t.amount,
  swaps: t.count,
  creator: t.address,
  created_at_height: t.height,
});
type PoolInfo = ValueOf<typeof PoolInfo>;

/** Records of pools, each with its tokens in the order given. */
function describe(c: Reading, wanted: readonly (readonly [a: Hash, b: Hash])[], locksShown: number): PoolInfo[] {
  const { state, use, time } = c;
  const pairs = wanted.map(([a, b]) => pairOf(a, b));
  const keys = pairs.map(({ lo, hi }) => [lo, hi] as const);
  const mints = pairs.map(lpMintOf);
  const addresses = pairs.map(addressOf);
  // What one record needs is read for all of them together.
  const pools = state.pools.getAll([...keys, ...keys.flat().map((mint) => [NATIVE, mint] as const)]);
  const origins = state.origins.getAll(addresses.map((address) => [address]));
  const checkpoints = state.checkpoints.getAll(keys);
  const volumes = state.volumes.getAll(keys);
  const tokens = use.tokens.infos(wanted.flat());
  const supplies = use.tokens.supplies(mints);
  const locked = use.tokens.balances(ESCROW, mints);
  const locks = locksOf(
    c,
    addresses.filter((_, i) => locked[i]! > 0n),
    locksShown,
  );

  return pairs.map((pair, i): PoolInfo => {
    const [a, b] = wanted[i]!;
    const [pool, origin] = [pools[i]!, origins[i]!];
    const [tokenA, tokenB] = [tokens[2 * i]!, tokens[2 * i + 1]!];
    const [reserve_a, reserve_b] = orient(a, pair, pool.reserves);
    const [volume_24h_a, volume_24h_b] = orient(a, pair, dailyVolume(volumes[i] ?? [], pool, time));
    const means = meanPrices(checkpoints[i] ?? [], pool, time);
    const whole = (ratio: Ratio) => inWhole(ratio, tokenA.decimals, tokenB.decimals);
    const price = whole({ numerator: reserve_b, denominator: reserve_a });
    return {
      address: addresses[i]!,
      token_a: a,
      token_b: b,
      symbol_a: tokenA.symbol,
      symbol_b: tokenB.symbol,
      reserve_a,
      reserve_b,
      lp_mint: mints[i]!,
      lp_supply: supplies[i]!,
      lp_locked: locked[i]!,
      locks: locks.get(addresses[i]!) ?? [],
      fee_bps: state.feeBps.get(),
      price_a_in_b: decimalOf(price),
      price_b_in_a: decimalOf(inverse(price)),
      twap_10m: means ? decimalOf(whole(ratioOf(orient(a, pair, means)[0])), MEAN_DIGITS) : null,
      tvl_native: depthOf(c, pair, pool.reserves),
      volume_24h_a,
      volume_24h_b,
      swaps: pool.swaps,
      creator: origin.creator,
      created_at_height: origin.created_at_height,
    };
  });
}

function locksOf({ state }: Reading, pools: readonly Hash[], limit: number): Map<Hash, PoolInfo['locks']> {
  const lists = state.locks.listAll(
    pools.map((pool) => [pool]),
    limit,
  );
  return new Map(
    pools.map((pool, i) => [pool, lists[i]!.map(({ key: [, lock_id], value }) => ({ lock_id, ...value }))]),
  );
}

export const getPool = dex.method({
  about: 'The pool of two tokens, in their order; null when there is none.',
  cost: { base: 3 },
  signature: fn({ token_a: TokenName, token_b: TokenName }, t.option(PoolInfo)),
  read(c, { token_a, token_b }) {
    const [a, b] = [c.use.tokens.lookUp(token_a), c.use.tokens.lookUp(token_b)];
    if (a === undefined || b === undefined) return null;
    const { lo, hi } = pairOf(a, b);
    return c.state.pools.has(lo, hi) ? describe(c, [[a, b]], LOCKS)[0]! : null;
  },
});

export const listPools = dex.method({
  about: 'All pools, the deepest first. Of locks, a list shows the ten oldest of each pool.',
  signature: fn({ limit: t.limit(), cursor: t.cursor }, t.page('pools', PoolInfo)),
  read(c, { limit, cursor }) {
    const { items, next } = c.state.ranking.page([], limit, cursor, 'descending');
    const pairs = c.state.origins.getAll(items.map((address) => [address])).map((origin) => origin!);
    const pools = describe(
      c,
      pairs.map(({ lo, hi }) => [lo, hi]),
      LOCKS_IN_LIST,
    );
    // Pools of one rank differ by less than an eighth: within a page they stand in their exact order.
    return {
      items: pools.sort((a, b) => (a.tvl_native < b.tvl_native ? 1 : a.tvl_native > b.tvl_native ? -1 : 0)),
      next,
    };
  },
});
