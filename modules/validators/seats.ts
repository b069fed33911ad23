/** The seats of the active set: the rotation of leaders over them, and what each did in this epoch. */

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

/** The seats of a rotation; who had one before keeps the tally that `tallyOf` gives. */
export function seated(
  candidates: rotation.Rotation,
  tallyOf: (address: Address) => Seat['tally'] | undefined,
): readonly Seat[] {
  return candidates.map((candidate) => ({ ...candidate, tally: tallyOf(candidate.address) ?? NOTHING_DONE }));
}

/** The tally with which an epoch begins: what is no count of the epoch stays. */
export const freshTally = ({ tally: { last_signed_height, missed_in_row } }: Seat): Seat['tally'] => ({
  ...NOTHING_DONE,
  last_signed_height,
  missed_in_row,
});

/** The rotation of the height after the last block, opened. Empty without validators. */
export function openedAfter(seats: readonly Seat[]): rotation.Rotation {
  return seats.length === 0 ? [] : rotation.openHeight(seats);
}

/** What a block says its validators did. */
export interface BlockActivity {
  readonly proposer: Address;
  readonly round: number;
  readonly signers: readonly Address[];
  readonly height: number;
  /** Whose attestations the block refers to. */
  readonly attestations: InBlock['attestations'];
  /** Fees of the block that went to its proposer, raw units. */
  readonly fees: bigint;
  /** No missed turn counts. */
  readonly calm: boolean;
  /** The commit is of a height of this epoch. */
  readonly commitCounts: boolean;
}

/** The seats after a block: turns taken and missed, commits signed. */
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

/** Heights attested in this epoch after a block; who left out too much of the others' loses one. */
function attestedAfter(
  { attested }: Seat['tally'],
  address: Address,
  { credited, omitting }: BlockActivity['attestations'],
): number {
  const more = credited.filter(({ validator }) => validator === address).length;
  const less = omitting.filter((proposer) => proposer === address).length;
  return Math.max(0, attested + more - less);
}

/** Whether somebody has a seat. */
export const seatOf = ({ state }: Pick<Reading, 'state'>, address: Address): Seat | undefined =>
  state.seats.get().find((seat) => seat.address === address);
