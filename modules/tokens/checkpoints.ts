/**
 * Checkpoints: past balances and supplies at the end of selected blocks, for token votes. Only requested heights of a
 * token are kept. Each account that moved the token since has one record, with at most one amount per kept height.
 */

import { type Address, type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import type { Reading, Writing } from './shape.js';

/** More heights than a token can ever keep; see heightFor. */
const MOST = 256;

/** Kept heights of a token, ascending, each with its number of users. */
export const KeptHeights = t.list(t.struct({ height: t.height, uses: t.count }), MOST);
type KeptHeights = ValueOf<typeof KeptHeights>;

/**
 * Past amounts, the oldest first. Each amount is valid from the height after the previous entry up to its own height.
 */
export const Past = t.list(t.struct({ height: t.height, amount: t.amount }), MOST);
type Past = ValueOf<typeof Past>;

/** Up to this many kept heights can be arbitrary; beyond that, requests share coarser heights. */
const FREE = 32;
/** Blocks between shared heights, about an hour; doubles with every PER_DOUBLING further heights. */
const APART = 1_800;
const PER_DOUBLING = 8;

/**
 * The height to keep for a wanted height: the same one, or the next shared one if the token has many already. This
 * bounds the amounts per holder, however many heights are requested: even a year of requests needs fewer than a
 * hundred.
 */
function heightFor(kept: KeptHeights, wanted: number): number {
  if (kept.length < FREE) return wanted;
  const apart = APART * 2 ** Math.trunc((kept.length - FREE) / PER_DOUBLING);
  const shared = Math.min(Math.ceil(wanted / apart) * apart, Number.MAX_SAFE_INTEGER);
  return kept.find(({ height }) => height >= wanted && height < shared)?.height ?? shared;
}

/** Keeps all balances at the end of the wanted block, or of a later shared one. Returns the kept height. */
export function keepHeight({ state }: Writing, mint: Hash, wanted: number): number {
  const kept = state.keptHeights.get(mint) ?? [];
  const height = heightFor(kept, wanted);
  const uses = kept.find((one) => one.height === height)?.uses ?? 0;
  const others = kept.filter((one) => one.height !== height);
  const all = [...others, { height, uses: uses + 1 }].sort((a, b) => a.height - b.height);
  state.keptHeights.put(mint, all);
  state.useless.delete(mint);
  return height;
}

/** Releases a height that keepHeight returned; call it once per keepHeight. */
export function dropHeight({ state }: Writing, mint: Hash, height: number): void {
  const left = (state.keptHeights.get(mint) ?? [])
    .map((one) => (one.height === height ? { height, uses: one.uses - 1 } : one))
    .filter(({ uses }) => uses > 0);
  if (left.length > 0) {
    state.keptHeights.put(mint, left);
    return;
  }
  state.keptHeights.delete(mint);
  state.useless.put(mint, true);
}

type Changing = Pick<Writing, 'state' | 'height'>;

/** The past with the current amount added, if a kept height has passed since the last entry; otherwise undefined. */
function withPassed(past: Past, kept: KeptHeights, height: number, amount: bigint): Past | undefined {
  const passed = kept.findLast((one) => one.height < height)?.height;
  if (passed === undefined || passed <= (past.at(-1)?.height ?? -1)) return undefined;
  const oldest = kept[0]!.height;
  return [...past.filter((one) => one.height >= oldest), { height: passed, amount }];
}

/** Must be called before a balance changes. */
export function rememberBalance({ state, height }: Changing, mint: Hash, account: Address, balance: bigint): void {
  const kept = state.keptHeights.get(mint);
  if (kept === undefined) return;
  const past = withPassed(state.checkpoints.get(mint, account) ?? [], kept, height, balance);
  if (past) state.checkpoints.put(mint, account, past);
}

/** Must be called before a supply changes. */
export function rememberSupply({ state, height }: Changing, mint: Hash, supply: bigint): void {
  const kept = state.keptHeights.get(mint);
  if (kept === undefined) return;
  const past = withPassed(state.pastSupplies.get(mint) ?? [], kept, height, supply);
  if (past) state.pastSupplies.put(mint, past);
}

const amountAt = (past: Past | undefined, height: number): bigint | undefined =>
  past?.find((one) => one.height >= height)?.amount;

/** Balance of an account at the end of the block of a kept height. */
export const balanceAt = ({ state }: Reading, of: Address, mint: Hash, height: number): bigint =>
  amountAt(state.checkpoints.get(mint, of), height) ?? state.balances.get(of, mint) ?? 0n;

/** Supply of a token at the end of the block of a kept height. */
export const supplyAt = ({ state }: Reading, mint: Hash, height: number): bigint =>
  amountAt(state.pastSupplies.get(mint), height) ?? state.supplies.get(mint) ?? 0n;

/** Maximum records deleted per block. */
const PER_BLOCK = 50;

/** Deletes the past of tokens without kept heights, a few records per block. */
export function pruneCheckpoints({ state }: Writing): void {
  const [first] = state.useless.list([], 1);
  if (first === undefined) return;
  const [mint] = first.key;
  const some = state.checkpoints.list([mint], PER_BLOCK);
  for (const { key } of some) state.checkpoints.delete(...key);
  if (some.length === PER_BLOCK) return;
  state.pastSupplies.delete(mint);
  state.useless.delete(mint);
}
