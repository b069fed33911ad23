/** Readiness that asks others: one check at a time, bounded in time, and kept for a second however many ask. */

import type { NotReady } from './readiness.js';

/** Lifetime of an answer, and time limit of one check, milliseconds. */
const KEPT_MS = 1_000;
const LIMIT_MS = 2_000;

/** One dependency: why it is not there, or undefined. `late` is the answer when it takes too long; it must not reject. */
export interface Dependency {
  readonly late: NotReady;
  check(): Promise<NotReady | undefined>;
}

/** Answers with the first dependency that is missing. A check that still runs is not begun a second time. */
export function readyCheck(
  dependencies: readonly Dependency[],
  { keptMs = KEPT_MS, limitMs = LIMIT_MS, now = () => performance.now() } = {},
): () => Promise<NotReady | undefined> {
  const each = dependencies.map((one) => single(one, limitMs));
  let kept: { readonly at: number; readonly answer: Promise<NotReady | undefined> } | undefined;
  return () => {
    if (kept === undefined || now() - kept.at >= keptMs) {
      const answer = Promise.all(each.map((ask) => ask())).then((all) => all.find((found) => found !== undefined));
      kept = { at: now(), answer };
    }
    return kept.answer;
  };
}

function single({ late, check }: Dependency, limitMs: number): () => Promise<NotReady | undefined> {
  let running: Promise<NotReady | undefined> | undefined;
  return async () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<NotReady>((resolve) => {
      timer = setTimeout(resolve, limitMs, late);
    });
    try {
      return await Promise.race([running, limit]);
    } finally {
      clearTimeout(timer);
    }
  };
}
