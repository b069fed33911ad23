/** The end of an epoch (consensus 2.1): scores, new keys, the next active set, and compounding; work per validator, not per delegator. */

import { type Address, EVIDENCE_MAX_AGE_BLOCKS, rotation, unitOf } from '../../runtime/sdk.js';
import { newBond, owed } from './earning.js';
import { rescaled } from './lots.js';
import { compound, earningsOf, save, validatorOf } from './records.js';
import { applyNextKeys } from './rotate.js';
import { nextReputation, nextScore, shareBps } from './score.js';
import { freshTally, seated } from './seats.js';
import type { ActiveSet, InBlock, Seat } from './shape.js';
import { MAX_ACTIVE } from './terms.js';
import { commissionAt, stakeOf } from './validator.js';

const DAY_S = 86_400;

export function epochEnd(c: InBlock): undefined {
  const { state } = c;
  const seats = state.seats.get();
  scoreEpoch(c, seats);
  applyNextKeys(c);
  const active = nextSet(c);
  closeBook(c, active);
  for (const { address } of seats) compoundEpoch(c, address);
  enterSet(c, seats, active);
  return undefined;
}

/** Writes what the epoch showed into the records of those who were active in it. */
function scoreEpoch(c: InBlock, seats: readonly Seat[]): void {
  const { chain, height, time } = c;
  const commits = chain.epochBlocks - 1;
  const power = seats.reduce((sum, seat) => sum + seat.power, 0);
  const fees = seats.reduce((sum, { tally }) => sum + tally.fees, 0n);
  for (const { address, power: own, tally } of seats) {
    const before = validatorOf(c, address);
    const duties = {
      production: shareBps(tally.produced, tally.produced + tally.missed),
      votes: shareBps(tally.signed, commits),
      attestations: tally.contradicted ? 0 : shareBps(Math.min(tally.attested, chain.epochBlocks), chain.epochBlocks),
    };
    const factors = {
      stake: stakeOf(before) / unitOf(chain),
      days: Math.trunc((time - before.registered_at) / DAY_S),
      commissionBps: commissionAt(before, height),
      transactions: partOfFees(tally.fees * BigInt(power), fees * BigInt(own)),
    };
    save(c, address, before, {
      ...before,
      score_bps: nextScore(before.score_bps, duties),
      reputation_bps: nextReputation(before.reputation_bps, duties, factors),
      produced: before.produced + tally.produced,
      missed: before.missed + tally.missed,
      last_block_height: Math.max(before.last_block_height, tally.last_block_height),
    });
  }
}

/** Fees brought, of those that the power would bring, in basis points. */
function partOfFees(brought: bigint, due: bigint): number {
  return brought >= due ? 10_000 : Number((brought * 10_000n) / due);
}

/** The validators with most stake among those that may be active; if there is none, those of now. */
function nextSet({ state, chain }: InBlock): ActiveSet {
  const unit = unitOf(chain);
  const best = state.ranking.list([false], MAX_ACTIVE).map(({ value: address }) => {
    const validator = validatorOf({ state }, address);
    return { address, pubkey: validator.pubkey, power: Number(stakeOf(validator) / unit) };
  });
  if (best.length > 0) return best;
  return state.active.get().map((one) => ({ ...one, pubkey: validatorOf({ state }, one.address).pubkey }));
}

function closeBook({ state, timeMs }: InBlock, active: ActiveSet): void {
  const { earned, started_ms } = state.epochBook.get();
  const stake = active.reduce((sum, { address }) => sum + stakeOf(validatorOf({ state }, address)), 0n);
  state.epochBook.put({ started_ms: timeMs, earned: 0n, last: { earned, stake, ms: timeMs - started_ms } });
}

/** What the pool is owed becomes its stake; what the operator is owed becomes own stake, where he wants it. */
function compoundEpoch(c: InBlock, address: Address): void {
  const before = validatorOf(c, address);
  const earnings = earningsOf(c, address);
  const grown = compound(c, address, before, earnings);
  const { amount } = before.own;
  const own = before.own_compounds && amount > 0n ? owed(before.own, earnings) + earnings.commission : 0n;
  if (own === 0n) {
    save(c, address, before, grown);
    return;
  }
  c.state.earnings.put(address, { ...earnings, commission: 0n });
  c.emit.AutoCompounded({ validator: address, amount: own });
  const own_lots = rescaled(before.own_lots, amount, amount + own);
  save(c, address, before, { ...grown, own: newBond(amount + own, earnings), own_lots });
}

/** Puts the next set into force from the next height. */
function enterSet(c: InBlock, seats: readonly Seat[], active: ActiveSet): void {
  const { state, epoch, height, emit } = c;
  const before = state.active.get();
  const members = active.map(({ address, power }) => {
    const { score_bps: scoreBps, jailed } = validatorOf(c, address);
    return { address, power, scoreBps, jailed };
  });
  const freed = rotation.setJailed(seats, new Set(members.filter((one) => one.jailed).map(({ address }) => address)));
  const tallies = new Map(seats.map((seat) => [seat.address, freshTally(seat)]));
  state.seats.put(seated(rotation.enrol(freed, members), (address) => tallies.get(address)));
  state.former.put(before);
  state.active.put(active);
  state.since.put(height + 1);
  keepSigners(c, epoch + 1, active);
  const [old, now] = [before, active].map((set) => new Set(set.map(({ address }) => address)));
  const [come, gone] = [[...now!].filter((one) => !old!.has(one)), [...old!].filter((one) => !now!.has(one))];
  if (come.length + gone.length > 0) emit.ActiveSetChanged({ epoch: epoch + 1, added: come, removed: gone });
}

/** Remembers who signs in an epoch, and forgets those of whom no evidence is taken any more. */
function keepSigners({ state, height, chain }: InBlock, epoch: number, active: ActiveSet): void {
  state.signers.put(epoch, active);
  const oldest = Math.trunc((height - EVIDENCE_MAX_AGE_BLOCKS) / chain.epochBlocks) - 1;
  if (oldest >= 0) state.signers.delete(oldest);
}
