/**
 * The end of an epoch (consensus 2.1): scores, new keys, the next active set, and compounding. The work is per
 * validator, not per delegator.
 */

import { type Address, EVIDENCE_MAX_AGE_BLOCKS, rotation, unitOf } from '../../runtime/sdk.js';
import { newBond, owed } from './earning.js';
import { rescaled } from './lots.js';
import { compound, earningsOf, save, validatorOf } from './records.js';
import { applyNextKeys } from './rotate.js';
import { type Duties, nextReputation, nextScore, type ReputationFactors, shareBps } from './score.js';
import { freshTally, seated } from './seats.js';
import type { ActiveSet, InBlock, Reading, Seat } from './shape.js';
import { MAX_ACTIVE } from './terms.js';
import { commissionAt, stakeOf, type Validator } from './validator.js';

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

/** Updates the records of the active validators from the epoch. */
function scoreEpoch(c: InBlock, seats: readonly Seat[]): void {
  const measure = measures(c, seats, c.chain.epochBlocks);
  for (const seat of seats) {
    const { address, tally } = seat;
    const before = validatorOf(c, address);
    const { duties, factors } = measure(seat, before);
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

/** Measures validators by their tallies over the first `blocks` blocks of an epoch. */
export function measures(
  { chain, height, time }: Pick<Reading, 'chain' | 'height' | 'time'>,
  seats: readonly Seat[],
  blocks: number,
) {
  const power = seats.reduce((sum, seat) => sum + seat.power, 0);
  const fees = seats.reduce((sum, { tally }) => sum + tally.fees, 0n);
  return ({ power: own, tally }: Seat, validator: Validator): { duties: Duties; factors: ReputationFactors } => ({
    duties: {
      production: shareBps(tally.produced, tally.produced + tally.missed),
      votes: shareBps(tally.signed, blocks - 1),
      attestations: tally.contradicted ? 0 : shareBps(Math.min(tally.attested, blocks), blocks),
    },
    factors: {
      stake: stakeOf(validator) / unitOf(chain),
      days: Math.trunc((time - validator.registered_at) / DAY_S),
      commissionBps: commissionAt(validator, height),
      transactions: partOfFees(tally.fees * BigInt(power), fees * BigInt(own)),
    },
  });
}

/** Fees brought as a part of the fees due, in basis points, at most 10,000. */
function partOfFees(brought: bigint, due: bigint): number {
  return brought >= due ? 10_000 : Number((brought * 10_000n) / due);
}

/** The eligible validators with the most stake; the current ones if none is eligible. */
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

/** Turns the pool's rewards into stake, and the operator's earnings into own stake if the operator chose that. */
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

/** Activates the next set from the next height on. */
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

/** Stores the signers of an epoch and deletes those too old for evidence. */
function keepSigners({ state, height, chain }: InBlock, epoch: number, active: ActiveSet): void {
  state.signers.put(epoch, active);
  const oldest = Math.trunc((height - EVIDENCE_MAX_AGE_BLOCKS) / chain.epochBlocks) - 1;
  if (oldest >= 0) state.signers.delete(oldest);
}
