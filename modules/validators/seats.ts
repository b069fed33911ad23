/** Seats of the active set: the leader rotation, and the tally of each validator in this epoch. */

import { type Address, rotation } from '../../runtime/sdk.js';
import type { InBlock, Reading, Seat } from './shape.js';

const NOTHING_DONE: Seat['tally'] = {
  produced: 0,
  missed: 0,
  signed: 0,
  attested: 0,
  contradicted: false,
  fees: 0n,
  last_block_height: 0,
  last_signed_height: 0,
  missed_in_row: 0,
};

/** Turns a rotation into seats, with the tallies that `tallyOf` gives; new seats start with an empty tally. */
export function seated(
  candidates: rotation.Rotation,
  tallyOf: (address: Address) => Seat['tally'] | undefined,
): readonly Seat[] {
  return candidates.map((candidate) => ({ ...candidate, tally: tallyOf(candidate.address) ?? NOTHING_DONE }));
}

/** Tally at the start of an epoch; values that do not count within an epoch stay. */
export const freshTally = ({ tally: { last_signed_height, missed_in_row } }: Seat): Seat['tally'] => ({
  ...NOTHING_DONE,
  last_signed_height,
  missed_in_row,
});

/** The opened rotation of the height after the last block; empty without validators. */
export function openedAfter(seats: readonly Seat[]): rotation.Rotation {
  return seats.length === 0 ? [] : rotation.openHeight(seats);
}

/** Activity of validators that a block shows. */
export interface BlockActivity {
  readonly proposer: Address;
  readonly round: number;
  readonly signers: readonly Address[];
  readonly height: number;
  /** Attestations that the block refers to. */
  readonly attestations: InBlock['attestations'];
  /** Fees of the block paid to its proposer, in raw units. */
  readonly fees: bigint;
  /** If true, missed turns do not count. */
  readonly calm: boolean;
  /** Whether the commit is for a height of this epoch. */
  readonly commitCounts: boolean;
}

/** Updates the seats for a block: turns taken and missed, commits signed. */
export function afterBlock(seats: readonly Seat[], activity: BlockActivity): readonly Seat[] {
  const opened = openedAfter(seats);
  const order = rotation.leaderOrder(opened);
  const signed = new Set(activity.signers);
  const closed = rotation.closeHeight(opened, { headerRound: activity.round, signed, lenient: activity.calm });
  const laps = Math.floor(activity.round / order.length);
  const seat = activity.round % order.length;
  const tallies = new Map(seats.map(({ address, tally }) => [address, tally]));
  return seated(closed, (address) => {
    const tally = tallies.get(address)!;
    const took = address === activity.proposer;
    const missed = activity.calm ? 0 : laps + (order.indexOf(address) < seat ? 1 : 0);
    return {
      produced: tally.produced + (took ? 1 : 0),
      missed: tally.missed + missed,
      signed: tally.signed + (activity.commitCounts && signed.has(address) ? 1 : 0),
      attested: attestedAfter(tally, address, activity.attestations),
      contradicted: tally.contradicted || activity.attestations.conflicting.includes(address),
      fees: tally.fees + (took ? activity.fees : 0n),
      last_block_height: took ? activity.height : tally.last_block_height,
      last_signed_height: signed.has(address) ? activity.height - 1 : tally.last_signed_height,
      missed_in_row: took ? 0 : tally.missed_in_row + missed,
    };
  });
}

/** Heights attested in this epoch after a block; a proposer that omits too many attestations of others loses one. */
function attestedAfter(
  { attested }: Seat['tally'],
  address: Address,
  { credited, omitting }: BlockActivity['attestations'],
): number {
  const more = credited.filter(({ validator }) => validator === address).length;
  const less = omitting.filter((proposer) => proposer === address).length;
  return Math.max(0, attested + more - less);
}

/** The seat of an account; undefined if it has none. */
export const seatOf = ({ state }: Pick<Reading, 'state'>, address: Address): Seat | undefined =>
  state.seats.get().find((seat) => seat.address === address);
