/** Rules with one decision taken out or got wrong, each a bug that real implementations had; tests show that it is noticed. */
import { RULES, type Rules } from '../../runtime/engine/consensus/rules.js';
import { NIL, NONE } from '../../runtime/kernel/agreement/types.js';

/** Mutants that break agreement. */
export const UNSAFE = {
  'prevotes a fresh block against its lock (L22)': { ...RULES, freshPrevote: (_, hash) => hash },
  'prevotes a re-proposal against its lock (L28)': { ...RULES, reproposalPrevote: (_, hash) => hash },
  'takes a lock at round 0 for no lock': {
    ...RULES,
    freshPrevote: ({ lockedRound, lockedValue }, hash) => (lockedRound <= 0 || lockedValue === hash ? hash : NIL),
  },
  'believes a re-proposal without a polka': { ...RULES, isBacked: () => true },
  'is content with one vote less': { ...RULES, isQuorum: (power, total) => RULES.isQuorum(power + 1, total) },
  'precommits without a lock': { ...RULES, lock: () => ({ lockedRound: NONE, lockedValue: NIL }) },
} as const satisfies Record<string, Rules>;
