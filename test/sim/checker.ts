/**
 * Exhaustive check of agreement: three honest validators run the real core, the fourth says everything, and every order of
 * delivery, loss and timeout is tried. `node dist/test/sim/checker.js --rounds 3`
 */
import { pathToFileURL } from 'node:url';
import { RULES, type Rules } from '../../runtime/engine/consensus/rules.js';
import { BYZANTINE, bitOf, Role, VALIDATORS } from './checker-local.js';
import { StateSet } from './state-set.js';

/** Who leads each round; BYZANTINE is the faulty one. */
export type Layout = readonly number[];

export interface CheckResult {
  readonly states: number;
  /** How the honest validators stood when both blocks had enough precommits; null when that cannot happen. */
  readonly violation: readonly string[] | null;
}

/** Layouts that differ in when the faulty validator leads. */
export function layouts(rounds: number): readonly Layout[] {
  const all: readonly Layout[] = [
    [BYZANTINE, 0, 1],
    [0, BYZANTINE, 1],
    [0, 1, BYZANTINE],
    [0, 1, 2],
  ];
  const cut = all.map((layout) => layout.slice(0, rounds));
  return cut.filter((layout, i) => cut.findIndex((earlier) => earlier.join() === layout.join()) === i);
}

/** Bits said by so many honest validators that the faulty one makes them a quorum. */
function quorumBits(a: number, b: number, c: number, needed: number): number {
  if (needed <= 1) return a | b | c;
  return needed === 2 ? (a & b) | (a & c) | (b & c) : a & b & c;
}

function bitsLedBy(layout: Layout, leader: number): number {
  let bits = 0;
  layout.forEach((at, round) => {
    for (let validRound = -1; at === leader && validRound < round; validRound++) {
      bits |= bitOf(round, 0, validRound) | bitOf(round, 1, validRound);
    }
  });
  return bits;
}

/** Explores every reachable state, at most `limit`, and stops at the first disagreement. */
export function check(layout: Layout, rules: Rules = RULES, limit = Number.POSITIVE_INFINITY): CheckResult {
  const followers = [0, 1, 2].filter((node) => !layout.includes(node));
  const shared = new Role(followers[0] ?? 0, layout, rules);
  const roles = [0, 1, 2].map((node) => (followers.includes(node) ? shared : new Role(node, layout, rules)));
  const [A, B, C] = roles as [Role, Role, Role];
  const sortable = followers.map((node) => node);
  const needed = [1, 2, 3].find((honest) => rules.isQuorum(honest + 1, VALIDATORS))!;
  const byzantine = bitsLedBy(layout, BYZANTINE);
  const evenRounds = layout.reduce((bits, _, round) => bits | (1 << (2 * round)), 0);

  const sorted = (ids: number[]): number[] => {
    const values = sortable.map((node) => ids[node]!).sort((x, y) => x - y);
    sortable.forEach((node, i) => {
      ids[node] = values[i]!;
    });
    return ids;
  };
  const seen = new StateSet();
  const visit = (a: number, b: number, c: number): void => {
    const plain = sorted([a, b, c]);
    const mirrored = sorted([A.mirror(a), B.mirror(b), C.mirror(c)]);
    const later = plain[0]! - mirrored[0]! || plain[1]! - mirrored[1]! || plain[2]! - mirrored[2]!;
    seen.add(later > 0 ? mirrored : plain);
  };

  visit(A.first, B.first, C.first);
  for (let at = 0; at < seen.size && seen.size < limit; at++) {
    const [a, b, c] = seen.at(at);
    const [x, y, z] = [A.said(a), B.said(b), C.said(c)];
    const commits = quorumBits(x.precommits, y.precommits, z.precommits, needed);
    if ((commits & evenRounds) !== 0 && (commits & (evenRounds << 1)) !== 0) {
      return { states: seen.size, violation: [A.describe(a), B.describe(b), C.describe(c)] };
    }
    const proposals = x.proposals | y.proposals | z.proposals | byzantine;
    const polkas = quorumBits(x.prevotes, y.prevotes, z.prevotes, needed);
    const open = ({ proposal, polka }: { proposal: number; polka: number }): boolean =>
      (proposals & proposal) === proposal && (polka === 0 || (polkas & polka) !== 0);
    for (const move of A.moves(a)) if (open(move)) visit(move.to, b, c);
    for (const move of B.moves(b)) if (open(move)) visit(a, move.to, c);
    for (const move of C.moves(c)) if (open(move)) visit(a, b, move.to);
  }
  return { states: seen.size, violation: null };
}

function main(): void {
  const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1] ?? 2) || 2;
  if (rounds > 3) throw new RangeError('at most 3 rounds fit the memory of one machine');
  for (const layout of layouts(rounds)) {
    const began = performance.now();
    const { states, violation } = check(layout);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `leaders ${layout.join()} (3 is faulty): ${states} states in ${seconds} s, ${violation?.join('; ') ?? 'agreement'}`,
    );
    if (violation !== null) process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
