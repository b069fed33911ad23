/** Leader rotation: weighted round robin without repetition inside a height, with skipping of absent leaders (consensus 2.8). */
import type { Address } from '../../lib/codec/ids.js';

/** One validator in the rotation. All integers. */
export interface RotationMember {
  readonly address: Address;
  readonly power: number;
  /** Performance score, 5000..10000 basis points. */
  readonly scoreBps: number;
  readonly jailed: boolean;
  /** Round-robin credit: the validator with the most credit leads first. */
  readonly priority: number;
  /** Consecutive missed turns. */
  readonly missed: number;
  readonly skipped: boolean;
  /** Consecutive signed blocks since it was skipped. */
  readonly signedInRow: number;
  /** Number of returns from being skipped in this epoch. */
  readonly returns: number;
}

/** Stored in the state tree, in the order of the validator set. */
export type Rotation = readonly RotationMember[];

/** A validator in the epoch's set. */
export type Member = Pick<RotationMember, 'address' | 'power' | 'scoreBps' | 'jailed'>;

/** Turns of a height, as its committed block records them. */
export interface LeaderTurns {
  /** The header's round: leaders of earlier rounds missed their turn, this one's took it. */
  readonly headerRound: number;
  /** Signers of the block's last commit. */
  readonly signed: ReadonlySet<Address>;
  /** True for 100 blocks after an upgrade: streaks do not change. */
  readonly lenient: boolean;
}

/**
 * Maximum total power of all validators. Shares are up to 10,000 times the power, and priorities go no lower than
 * LOWEST_TURNS times the sum of the shares: with these bounds all of them stay exact integers (16 × 2^35 × 10^4 <
 * 2^53).
 */
export const MAX_TOTAL_POWER = 2 ** 35;
const LOWEST_TURNS = 8;

/** Consecutive missed turns after which a leader is skipped. */
export const MISSED_LIMIT = 3;
const PROBATION_MISSED = MISSED_LIMIT - 1;
const RETURN_AFTER = 30;
const RETURN_CAP = 1800;

function share(candidate: RotationMember): number {
  return candidate.power * candidate.scoreBps;
}

function eligible(rotation: Rotation): Rotation {
  const fit = rotation.filter((candidate) => !candidate.jailed && !candidate.skipped);
  return fit.length > 0 ? fit : rotation;
}

function totalShare(rotation: Rotation): number {
  return eligible(rotation).reduce((sum, candidate) => sum + share(candidate), 0);
}

function entryPriority(total: number): number {
  return -Math.floor((9 * total) / 8);
}

function byPriority(a: RotationMember, b: RotationMember): number {
  if (a.priority !== b.priority) return b.priority - a.priority;
  return a.address < b.address ? -1 : a.address > b.address ? 1 : 0;
}

/**
 * Adopts a new set: remaining members keep priority and counts, new ones start behind the others; counts of returns are
 * reset.
 */
export function enrol(rotation: Rotation, members: readonly Member[]): Rotation {
  const known = new Map(rotation.map((candidate) => [candidate.address, candidate]));
  const fresh = { priority: 0, missed: 0, skipped: false, signedInRow: 0, returns: 0 };
  const next = members.map((member) => ({ ...fresh, ...known.get(member.address), ...member, returns: 0 }));
  const entry = entryPriority(totalShare(next));
  return next.map((candidate) => (known.has(candidate.address) ? candidate : { ...candidate, priority: entry }));
}

/** Marks the jailed validators; all others are unmarked. */
export function setJailed(rotation: Rotation, jailed: ReadonlySet<Address>): Rotation {
  const total = totalShare(rotation);
  return rotation.map((candidate) => {
    const now = jailed.has(candidate.address);
    const priority = candidate.jailed && !now ? entryPriority(total) : candidate.priority;
    return { ...candidate, jailed: now, priority };
  });
}

/** Opens a height: bounds and centres the priorities of eligible leaders and adds their shares. */
export function openHeight(rotation: Rotation): Rotation {
  const fit = eligible(rotation);
  const total = totalShare(rotation);
  const priorities = fit.map((candidate) => candidate.priority);
  const spread = priorities.reduce((a, b) => Math.max(a, b)) - priorities.reduce((a, b) => Math.min(a, b));
  const divisor = spread > 2 * total ? Math.ceil(spread / (2 * total)) : 1;
  const scaled = priorities.map((priority) => Math.trunc(priority / divisor));
  const average = Math.floor(scaled.reduce((sum, priority) => sum + priority, 0) / scaled.length);
  const next = new Map(fit.map((candidate, i) => [candidate.address, scaled[i]! - average + share(candidate)]));
  return rotation.map((candidate) => ({ ...candidate, priority: next.get(candidate.address) ?? candidate.priority }));
}

/**
 * Leaders of an opened height by round: order[r mod n]. Eligible validators come first, then skipped, then jailed ones.
 */
export function leaderOrder(opened: Rotation): readonly Address[] {
  const fit = new Set(eligible(opened));
  const rest = opened.filter((candidate) => !fit.has(candidate));
  const groups = [[...fit], rest.filter((c) => !c.jailed), rest.filter((c) => c.jailed)];
  return groups.flatMap((group) => group.sort(byPriority).map((candidate) => candidate.address));
}

function afterTurn(candidate: RotationMember, turns: LeaderTurns, missedNow: number, took: boolean): RotationMember {
  if (turns.lenient || (missedNow === 0 && !took)) return candidate;
  const missed = took ? 0 : candidate.missed + missedNow;
  if (candidate.skipped || missed < MISSED_LIMIT) return { ...candidate, missed };
  return { ...candidate, missed, skipped: true, signedInRow: 0 };
}

function afterSigning(candidate: RotationMember, signed: boolean, entry: number): RotationMember {
  if (!candidate.skipped) return candidate;
  const signedInRow = signed ? candidate.signedInRow + 1 : 0;
  if (signedInRow < Math.min(RETURN_CAP, RETURN_AFTER * 2 ** candidate.returns)) return { ...candidate, signedInRow };
  const returns = candidate.returns + 1;
  return { ...candidate, skipped: false, missed: PROBATION_MISSED, signedInRow: 0, returns, priority: entry };
}

/**
 * The priority after this many turns. After a stall of thousands of rounds it stops at a floor: the next height brings
 * all priorities within two turns of each other anyway.
 */
function debit(priority: number, used: number, total: number): number {
  const floor = Math.min(priority, -LOWEST_TURNS * total);
  return Math.max(floor, priority - Math.min(used, 2 * LOWEST_TURNS) * total);
}

/** Closes an opened height: charges every used turn, counts misses, and lets skipped validators earn their return. */
export function closeHeight(opened: Rotation, turns: LeaderTurns): Rotation {
  const order = leaderOrder(opened);
  const total = totalShare(opened);
  const count = order.length;
  const seat = turns.headerRound % count;
  const laps = Math.floor(turns.headerRound / count);
  const positions = new Map(order.map((address, i) => [address, i]));
  return opened.map((candidate) => {
    const at = positions.get(candidate.address)!;
    const missedNow = laps + (at < seat ? 1 : 0);
    const used = missedNow + (at === seat ? 1 : 0);
    const debited = used === 0 ? candidate : { ...candidate, priority: debit(candidate.priority, used, total) };
    const signed = afterSigning(debited, turns.signed.has(candidate.address), entryPriority(total));
    return signed.skipped === debited.skipped ? afterTurn(signed, turns, missedNow, at === seat) : signed;
  });
}

/** Leaders of round 0 of the opened height and the `count - 1` after it, if every round 0 succeeds and all sign. */
export function projectLeaders(opened: Rotation, count: number): readonly Address[] {
  const signed = new Set(opened.map((candidate) => candidate.address));
  const leaders: Address[] = [];
  let rotation = opened;
  while (leaders.length < count) {
    leaders.push(leaderOrder(rotation)[0]!);
    rotation = openHeight(closeHeight(rotation, { headerRound: 0, signed, lenient: false }));
  }
  return leaders;
}
