/** Tallies of every round of a height, with at most two distinct votes per validator. */
import type { CoreState, Evidence, RoundVotes, Tally, Value, Vote, VoteType } from '../../kernel/agreement/types.js';
import { powerOf } from './weights.js';

const EMPTY: Tally = { votes: [], powers: {}, any: 0 };
const EMPTY_ROUND: RoundVotes = { prevote: EMPTY, precommit: EMPTY };

type VoteBook = CoreState['votes'];

/** Key under which a vote counts: prevotes for one block with different `validRound` do not add up. */
export function valueKey(value: Value, validRound: number): string {
  return `${value}/${validRound}`;
}

/** The votes of one type in a round; empty if none. */
export function tally(book: VoteBook, round: number, type: VoteType): Tally {
  return (book[round] ?? EMPTY_ROUND)[type];
}

export function powerFor(book: VoteBook, round: number, type: VoteType, value: Value, validRound: number): number {
  return tally(book, round, type).powers[valueKey(value, validRound)] ?? 0;
}

/** Votes of both types in a round, one per validator: prevotes first, in order of arrival. */
export function oneVoteEach(votes: readonly Vote[]): Vote[] {
  const seen = new Set<number>();
  return votes.filter(({ validator }) => !seen.has(validator) && seen.add(validator) !== undefined);
}

/** Every vote of a round, of both types. */
export function votesOfRound(book: VoteBook, round: number): readonly Vote[] {
  return [...tally(book, round, 'prevote').votes, ...tally(book, round, 'precommit').votes];
}

/** Total power of the senders of these votes, each counted once. */
export function senderPower(votes: readonly Vote[], powers: readonly number[]): number {
  return powerOf(
    votes.map((vote) => vote.validator),
    powers,
  );
}

/** Rounds that hold votes, ascending. */
export function roundsOf(book: VoteBook): number[] {
  return Object.keys(book)
    .map(Number)
    .sort((a, b) => a - b);
}

function sameValue(a: Vote, b: Vote): boolean {
  return a.value === b.value && a.validRound === b.validRound;
}

function addToTally(old: Tally, vote: Vote, power: number): Tally | null {
  const earlier = old.votes.filter((other) => other.validator === vote.validator);
  if (earlier.length >= 2 || earlier.some((other) => sameValue(other, vote))) return null;
  const key = valueKey(vote.value, vote.validRound);
  return {
    votes: [...old.votes, vote],
    powers: { ...old.powers, [key]: (old.powers[key] ?? 0) + power },
    any: earlier.length === 0 ? old.any + power : old.any,
  };
}

/** Beyond the next round, only a validator's highest round is kept: enough to follow a third of the others there. */
function withoutLowerFuture(book: VoteBook, vote: Vote, current: number, powers: readonly number[]): VoteBook | null {
  const future = roundsOf(book).filter((round) => round > current + 1);
  if (future.some((round) => round > vote.round && votesOfRound(book, round).some(isBy(vote.validator)))) return null;
  const pruned: Record<number, RoundVotes> = { ...book };
  for (const round of future) {
    if (round >= vote.round || !votesOfRound(book, round).some(isBy(vote.validator))) continue;
    const rest = votesOfRound(book, round).filter((other) => other.validator !== vote.validator);
    delete pruned[round];
    let kept: VoteBook = {};
    for (const other of rest) kept = insert(kept, other, powers[other.validator] ?? 0) ?? kept;
    const left = kept[round];
    if (left !== undefined) pruned[round] = left;
  }
  return pruned;
}

function isBy(validator: number): (vote: Vote) => boolean {
  return (vote) => vote.validator === validator;
}

function insert(book: VoteBook, vote: Vote, power: number): VoteBook | null {
  const round = book[vote.round] ?? EMPTY_ROUND;
  const added = addToTally(round[vote.type], vote, power);
  return added === null ? null : { ...book, [vote.round]: { ...round, [vote.type]: added } };
}

/** Adds a verified vote; `current` is the node's round. Returns null if it changes nothing. */
export function addVote(
  book: VoteBook,
  vote: Vote,
  powers: readonly number[],
  current: number,
): { readonly book: VoteBook; readonly evidence: Evidence | null } | null {
  const power = powers[vote.validator];
  if (power === undefined) return null;
  const room = vote.round > current + 1 ? withoutLowerFuture(book, vote, current, powers) : book;
  const next = room === null ? null : insert(room, vote, power);
  if (next === null) return null;
  const first = tally(book, vote.round, vote.type).votes.find(isBy(vote.validator));
  return { book: next, evidence: first === undefined ? null : { type: 'vote', first, second: vote } };
}
