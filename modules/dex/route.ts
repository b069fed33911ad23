/**
 * Routes: up to three consecutive swaps, through tokens with many pools. Searched only for callers, never during block
 * execution (decision 0022).
 */

import type { Hash } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import { amountIn, amountOut, type Two } from './curve.js';
import { orient, type Pair, type Pool, pairOf } from './pool.js';
import { isTradable, type Reading } from './shape.js';

/** Number of tokens that routes may pass besides the native one and stablecoins: those of the deepest pools. */
const DEEPEST = 16;
/** Number of pools searched for these tokens, the deepest first. */
const RANKED = 128;
/** Maximum stablecoins considered. */
const STABLECOINS = 64;

export interface Step {
  readonly token_in: Hash;
  readonly token_out: Hash;
  readonly pair: Pair;
  readonly pool: Pool;
  /** Reserves of the input and of the output token. */
  readonly reserves: Two;
}
export type Route = readonly Step[];

/** Mints of the tokens that routes may pass. */
function hubs(c: Reading): Hash[] {
  const { state, use } = c;
  const found = new Set<Hash>([NATIVE, ...state.stablecoins.list([], STABLECOINS).map(({ key: [mint] }) => mint)]);
  const room = found.size + DEEPEST;
  for (const {
    key: [rank, lo, hi],
  } of state.ranking.list([], RANKED, 'descending')) {
    for (const mint of [lo, hi]) if (rank > 0 && found.size < room) found.add(mint);
  }
  // Batches the reads of the token records used next.
  use.tokens.infos([...found]);
  return [...found].filter((mint) => isTradable(c, mint)).sort((a, b) => (a < b ? -1 : 1));
}

/** A step for each of these moves; undefined if its two tokens have no pool. */
function steps({ state }: Reading, moves: readonly (readonly [Hash, Hash])[]): (Step | undefined)[] {
  const pairs = moves.map(([a, b]) => pairOf(a, b));
  const pools = state.pools.getAll(pairs.map(({ lo, hi }) => [lo, hi]));
  return moves.map(([token_in, token_out], i) => {
    const [pair, pool] = [pairs[i]!, pools[i]];
    return pool && { token_in, token_out, pair, pool, reserves: orient(token_in, pair, pool.reserves) };
  });
}

/** The route through these tokens in order; empty if any two neighbors have no pool. */
export function routesAlong(c: Reading, path: readonly Hash[]): Route[] {
  const found = steps(
    c,
    path.slice(1).map((to, i) => [path[i]!, to] as const),
  ).filter((step) => step !== undefined);
  return found.length === path.length - 1 ? [found] : [];
}

/** All routes between two tokens: shorter ones first, then in the order of the mints on the way. */
export function routesBetween(c: Reading, start: Hash, end: Hash): Route[] {
  const passed = hubs(c).filter((mint) => mint !== start && mint !== end);
  const [direct, ...rest] = steps(c, [
    [start, end],
    ...passed.map((hub) => [start, hub] as const),
    ...passed.map((hub) => [hub, end] as const),
  ]);
  const firsts = rest.slice(0, passed.length).filter((step) => step !== undefined);
  const lasts = rest.slice(passed.length).filter((step) => step !== undefined);
  const twos = firsts.flatMap((first) =>
    lasts.filter((last) => last.token_in === first.token_out).map((last) => [first, last]),
  );
  const ends = firsts.flatMap((first) =>
    lasts.filter((last) => last.token_in !== first.token_out).map((last) => [first, last] as const),
  );
  const middles = steps(
    c,
    ends.map(([first, last]) => [first.token_out, last.token_in]),
  );
  const threes = ends.flatMap(([first, last], i) => (middles[i] ? [[first, middles[i], last]] : []));
  return [...(direct ? [[direct]] : []), ...twos, ...threes];
}

/** The route with the highest score, the first one in a tie; undefined if no route has a score. */
export function bestOf(routes: readonly Route[], score: (route: Route) => bigint | undefined): Route | undefined {
  let best: Route | undefined;
  let highest: bigint | undefined;
  for (const route of routes) {
    const reached = score(route);
    if (reached === undefined || (highest !== undefined && reached <= highest)) continue;
    [best, highest] = [route, reached];
  }
  return best;
}

/** Output of a route; undefined if it is zero. */
export function outOf(route: Route, amount: bigint, feeBps: bigint): bigint | undefined {
  let out = amount;
  for (const { reserves } of route) {
    out = amountOut(out, reserves, feeBps);
    if (out === 0n) return undefined;
  }
  return out;
}

/** Input of a route for an output of `amount`; undefined if its pools do not have more than that. */
export function neededFor(route: Route, amount: bigint, feeBps: bigint): bigint | undefined {
  let needed: bigint | undefined = amount;
  for (let i = route.length - 1; i >= 0 && needed !== undefined; i--)
    needed = amountIn(needed, route[i]!.reserves, feeBps);
  return needed;
}
