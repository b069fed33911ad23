/** Readiness that depends on others: one check at a time, with a time limit, cached for a second for all callers. */

import type { NotReady } from './readiness.js';

/** Lifetime of a cached result, and time limit of one check, milliseconds. */
const KEPT_MS = 1_000;
const LIMIT_MS = 2_000;

/**
 * One dependency; `check` returns why it is missing, or undefined. `late` is the result of a check that takes too long.
 * Checks must not reject.
 */
export interface Dependency {
  readonly late: NotReady;
  check(): Promise<NotReady | undefined>;
}

/** Returns the first missing dependency. A running check is not started a second time. */
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
