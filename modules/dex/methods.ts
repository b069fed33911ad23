/** Read methods about pools. */

import { fn, type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import { NATIVE, TokenName } from '../tokens/port.js';
import { depthOf } from './depth.js';
import { twapsOf } from './oracle.js';
import { addressOf, lpMintOf, orient, pairOf } from './pool.js';
import { decimalOf, inverse, inWhole, type Ratio, ratioOf, TWAP_DIGITS } from './price.js';
import { Price } from './quote.js';
import { dex, ESCROW, type Reading } from './shape.js';
import { dailyVolume } from './volume.js';

/** Maximum locks in the record of one pool, and in each record of a list. */
const [LOCKS, LOCKS_IN_LIST] = [100, 10];

const TokenSymbol = t.text(1, 12);

const PoolInfo = t.struct({
  address: t.doc(t.mint, 'Address of the pool'),
  token_a: t.doc(t.mint, 'Mint address of the first token'),
  token_b: t.doc(t.mint, 'Mint address of the second token'),
  symbol_a: t.doc(TokenSymbol, 'Symbol of the first token'),
  symbol_b: t.doc(TokenSymbol, 'Symbol of the second token'),
  reserve_a: t.doc(t.amountOf('token_a'), 'Reserve of the first token in raw units'),
  reserve_b: t.doc(t.amountOf('token_b'), 'Reserve of the second token in raw units'),
  lp_mint: t.doc(t.mint, 'Mint address of the LP token, which represents shares of the pool'),
  lp_supply: t.doc(t.amountOf('lp_mint'), 'Supply of LP tokens in raw units'),
  lp_locked: t.doc(t.amountOf('lp_mint'), 'LP tokens in locks that have not ended, in raw units'),
  locks: t.doc(
    t.list(
      t.struct({
        lock_id: t.doc(t.count, 'Number of the lock within the pool'),
        owner: t.doc(t.address, 'Account that receives the LP tokens when the lock ends'),
        amount: t.doc(t.amountOf('lp_mint'), 'Locked LP tokens in raw units'),
        unlock_at: t.doc(t.time, 'End of the lock in Unix seconds'),
      }),
      LOCKS,
    ),
    'Oldest of these locks, at most 100; at most 10 in a list of pools',
  ),
  fee_bps: t.doc(t.bps(), 'Fee of a swap in basis points of the input'),
  price_a_in_b: t.doc(Price, 'Whole units of the second token per whole unit of the first'),
  price_b_in_a: t.doc(Price, 'Whole units of the first token per whole unit of the second'),
  twap_10m: t.doc(t.option(Price), 'TWAP of price_a_in_b over the last ten minutes; null if the pool is younger'),
  tvl_native: t.doc(t.amountOf(), 'Total value of both reserves in raw native units'),
  volume_24h_a: t.doc(
    t.amountOf('token_a'),
    'Volume of the first token in this hour and the 23 hours before it, in raw units',
  ),
  volume_24h_b: t.doc(
    t.amountOf('token_b'),
    'Volume of the second token in this hour and the 23 hours before it, in raw units',
  ),
  swaps: t.doc(t.count, 'Number of swaps since the creation of the pool'),
  creator: t.doc(t.address, 'Account that created the pool'),
  created_at_height: t.doc(t.height, 'Height of the block that created the pool'),
});
type PoolInfo = ValueOf<typeof PoolInfo>;

/** Records of pools, each with its tokens in the given order. */
function describe(c: Reading, wanted: readonly (readonly [a: Hash, b: Hash])[], locksShown: number): PoolInfo[] {
  const { state, use, time } = c;
  const pairs = wanted.map(([a, b]) => pairOf(a, b));
  const keys = pairs.map(({ lo, hi }) => [lo, hi] as const);
  const mints = pairs.map(lpMintOf);
  const addresses = pairs.map(addressOf);
  // Batches the reads for all records.
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
    const twaps = twapsOf(checkpoints[i] ?? [], pool, time);
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
      twap_10m: twaps ? decimalOf(whole(ratioOf(orient(a, pair, twaps)[0])), TWAP_DIGITS) : null,
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
  about: 'Returns the pool of two tokens, with amounts in the given order; null if there is none.',
  cost: { base: 3 },
  signature: fn(
    {
      token_a: t.doc(TokenName, 'First token, whose amounts come first: symbol in any case, or mint address with 0x'),
      token_b: t.doc(TokenName, 'Second token: symbol in any letter case, or mint address with 0x'),
    },
    t.option(PoolInfo),
  ),
  read(c, { token_a, token_b }) {
    const [a, b] = [c.use.tokens.lookUp(token_a), c.use.tokens.lookUp(token_b)];
    if (a === undefined || b === undefined) return null;
    const { lo, hi } = pairOf(a, b);
    return c.state.pools.has(lo, hi) ? describe(c, [[a, b]], LOCKS)[0]! : null;
  },
});

export const listPools = dex.method({
  about: 'Lists all pools, deepest first, each with its ten oldest locks.',
  signature: fn({ limit: t.limit(), cursor: t.cursor }, t.page('pools', PoolInfo, 'Pools, deepest first')),
  read(c, { limit, cursor }) {
    const { items, next } = c.state.ranking.page([], limit, cursor, 'descending');
    const pairs = c.state.origins.getAll(items.map((address) => [address])).map((origin) => origin!);
    const pools = describe(
      c,
      pairs.map(({ lo, hi }) => [lo, hi]),
      LOCKS_IN_LIST,
    );
    // Depths within one rank differ by less than an eighth, so each page is sorted by exact depth.
    return {
      items: pools.sort((a, b) => (a.tvl_native < b.tvl_native ? 1 : a.tvl_native > b.tvl_native ? -1 : 0)),
      next,
    };
  },
});
