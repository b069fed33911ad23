/** Accounting of every block: fees and rewards of the proposer, and turns of the validators. */

import { type Address, EVIDENCE_MAX_AGE_BLOCKS, rotation } from '../../runtime/sdk.js';
import { earn } from './earning.js';
import { jail } from './jail.js';
import { earningsOf, validatorOf } from './records.js';
import { afterBlock, seated, seatOf } from './seats.js';
import { type InBlock, type Seat, vault } from './shape.js';
import { commissionAt, stakeOf } from './validator.js';

/**
 * Directs the fees and the reward of the proposer to the stake vault. Its score reduces the reward; the rest stays
 * unissued. A jailed proposer gets no reward.
 */
export function blockStart(c: InBlock): undefined {
  const seat = seatOf(c, c.proposer);
  if (seat !== undefined) c.use.rewards.payTo(vault(c), seat.jailed ? 0 : seat.scoreBps);
  return undefined;
}

/** Runs after the fees module has paid the proposer. */
export function blockEnd(c: InBlock): undefined {
  const { state, height, time, proposer, round, commit, attestations, chain } = c;
  state.blockTimes.put(height % EVIDENCE_MAX_AGE_BLOCKS, time);
  const seats = state.seats.get();
  if (seats.length === 0) return undefined;
  const activity = {
    proposer,
    round,
    signers: commit.signers,
    height,
    attestations,
    fees: seatOf(c, proposer) ? shareOut(c, proposer) : 0n,
    calm: height < state.calmUntil.get(),
    // The first block of an epoch carries the commit of the previous epoch.
    commitCounts: (height - 1) % chain.epochBlocks !== 0,
  };
  state.seats.put(withoutJailed(c, afterBlock(seats, activity)));
  return undefined;
}

/** Distributes the earnings of the block to the proposer's stake; returns the fees among them. */
function shareOut({ state, use, height, parentTimeMs }: InBlock, operator: Address): bigint {
  const { fees, reward } = use.rewards.lastPaid();
  const earned = fees + reward;
  if (earned > 0n) {
    const validator = validatorOf({ state }, operator);
    const before = earningsOf({ state }, operator);
    state.earnings.put(operator, earn(before, earned, stakeOf(validator), commissionAt(validator, height)));
  }
  const book = state.epochBook.get();
  state.epochBook.put({
    ...book,
    started_ms: book.started_ms === 0 ? parentTimeMs : book.started_ms,
    earned: book.earned + earned,
  });
  return fees;
}

/**
 * Removes validators jailed in this block from the rotation. If the chain enables it, first jails those that missed too
 * many turns in a row.
 */
function withoutJailed(c: InBlock, seats: readonly Seat[]): readonly Seat[] {
  const { state } = c;
  const most = state.downtimeJailTurns.get();
  let all = seats;
  for (const { address, tally, jailed } of seats) {
    if (most === 0 || jailed || tally.missed_in_row < most) continue;
    jail(c, address, 'downtime');
    all = all.map((seat) =>
      seat.address === address ? { ...seat, tally: { ...seat.tally, missed_in_row: 0 } } : seat,
    );
  }
  const just = state.justJailed.get();
  if (just.length === 0) return all;
  state.justJailed.put([]);
  const jailed = new Set([...just, ...seats.filter((seat) => seat.jailed).map(({ address }) => address)]);
  const tallies = new Map(all.map(({ address, tally }) => [address, tally]));
  return seated(rotation.setJailed(all, jailed), (address) => tallies.get(address));
}
