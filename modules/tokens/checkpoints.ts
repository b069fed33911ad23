/**
 * Checkpoints: what accounts held when past blocks ended, for votes by tokens. Of a token whose past nobody asked to keep
 * there are none; of others a record of each account that moved it, with at most one amount for each height that is kept.
 */

import { type Address, type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import type { Reading, Writing } from './shape.js';

/** More heights than can ever be kept of one token: see heightFor. */
const MOST = 256;

/** Heights of which the past of a token is kept, in order, and for how many callers. */
export const KeptHeights = t.list(t.struct({ height: t.height, uses: t.count }), MOST);
type KeptHeights = ValueOf<typeof KeptHeights>;

/** What there was when blocks ended, the oldest first. Each amount counts from the height after the one before it. */
export const Past = t.list(t.struct({ height: t.height, amount: t.amount }), MOST);
type Past = ValueOf<typeof Past>;

/** Of so many heights each may be any; a token with more of them shares what comes further apart. */
const FREE = 32;
/** Blocks between shared heights, some hour; twice as many for every so many further heights. */
const APART = 1_800;
const PER_DOUBLING = 8;

/**
 * The height that is kept for somebody who wants one: this one, or where a token has many already, the next that is
 * shared. So each holder has few amounts, whoever asks for however many: those of a year need not even a hundred.
 */
function heightFor(kept: KeptHeights, wanted: number): number {
  if (kept.length < FREE) return wanted;
  const apart = APART * 2 ** Math.trunc((kept.length - FREE) / PER_DOUBLING);
  const shared = Math.min(Math.ceil(wanted / apart) * apart, Number.MAX_SAFE_INTEGER);
  return kept.find(({ height }) => height >= wanted && height < shared)?.height ?? shared;
}

/** Keeps what all accounts have when a block ends, this one or a later one. Returns its height: the one that is wanted, or a later one that is shared. */
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

/** Gives up what keepHeight returned. Once for each call. */
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

/** The past with what there is before it changes, where a height that is kept has passed since it was last written down. */
function withPassed(past: Past, kept: KeptHeights, height: number, amount: bigint): Past | undefined {
  const passed = kept.findLast((one) => one.height < height)?.height;
  if (passed === undefined || passed <= (past.at(-1)?.height ?? -1)) return undefined;
  const oldest = kept[0]!.height;
  return [...past.filter((one) => one.height >= oldest), { height: passed, amount }];
}

/** To be called before a balance changes. */
export function rememberBalance({ state, height }: Changing, mint: Hash, account: Address, balance: bigint): void {
  const kept = state.keptHeights.get(mint);
  if (kept === undefined) return;
  const past = withPassed(state.checkpoints.get(mint, account) ?? [], kept, height, balance);
  if (past) state.checkpoints.put(mint, account, past);
}

/** To be called before a supply changes. */
export function rememberSupply({ state, height }: Changing, mint: Hash, supply: bigint): void {
  const kept = state.keptHeights.get(mint);
  if (kept === undefined) return;
  const past = withPassed(state.pastSupplies.get(mint) ?? [], kept, height, supply);
  if (past) state.pastSupplies.put(mint, past);
}

const amountAt = (past: Past | undefined, height: number): bigint | undefined =>
  past?.find((one) => one.height >= height)?.amount;

/** What an account held when the block of a height that is kept had ended. */
export const balanceAt = ({ state }: Reading, of: Address, mint: Hash, height: number): bigint =>
  amountAt(state.checkpoints.get(mint, of), height) ?? state.balances.get(of, mint) ?? 0n;

/** What there was of a token then. */
export const supplyAt = ({ state }: Reading, mint: Hash, height: number): bigint =>
  amountAt(state.pastSupplies.get(mint), height) ?? state.supplies.get(mint) ?? 0n;

/** Records that are forgotten in one block. */
const PER_BLOCK = 50;

/** Forgets the past of a token of which nobody keeps a height any more: a few records in each block. */
export function forgetUseless({ state }: Writing): void {
  const [first] = state.useless.list([], 1);
  if (first === undefined) return;
  const [mint] = first.key;
  const some = state.checkpoints.list([mint], PER_BLOCK);
  for (const { key } of some) state.checkpoints.delete(...key);
  if (some.length === PER_BLOCK) return;
  state.pastSupplies.delete(mint);
  state.useless.delete(mint);
}
