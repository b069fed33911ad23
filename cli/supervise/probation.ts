/**
 * Probation of a new program: it starts, executes its first block, and keeps running. Only its end or a long silence
 * counts as failure; a program that works, or waits with its peers for a quorum, may take as long as it needs.
 * Decision 0154.
 */

import { setImmediate } from 'node:timers/promises';
import type { Child, Ended } from './child.js';
import type { Report } from './report.js';

export interface ProbationTerms {
  /** The first block of its version. */
  readonly height: number;
  /** Time that the program must keep running after that block, milliseconds. */
  readonly windowMs: number;
  /** Maximum time without a report, milliseconds. */
  readonly stallMs: number;
  /** Called once, when its first block is executed. */
  readonly executed: () => void;
}

export type Verdict =
  | { readonly kind: 'proved' }
  | { readonly kind: 'ended'; readonly ended: Ended }
  | { readonly kind: 'stalled' }
  | { readonly kind: 'aborted' };

/** Waits until a program has passed or failed. */
export function probation(
  child: Pick<Child, 'onReport' | 'ended'>,
  { height, windowMs, stallMs, executed }: ProbationTerms,
  signal: AbortSignal,
): Promise<Verdict> {
  return new Promise((resolve) => {
    let firstBlock: number | undefined;
    let lastReport = performance.now();
    let timer: NodeJS.Timeout;
    const conclude = (verdict: Verdict): void => {
      clearTimeout(timer);
      child.onReport = () => {};
      signal.removeEventListener('abort', abort);
      resolve(verdict);
    };
    const abort = (): void => conclude({ kind: 'aborted' });
    const look = async (): Promise<void> => {
      // After a suspension of the machine timers fire first, while reports may wait in the pipe.
      await setImmediate();
      const left = stallMs - (performance.now() - lastReport);
      if (left <= 0) conclude({ kind: 'stalled' });
      else lookIn(left);
    };
    const lookIn = (ms: number): void => {
      timer = setTimeout(() => void look(), ms);
    };
    child.onReport = (report: Report): void => {
      lastReport = performance.now();
      if (!report.started || (report.height ?? 0) < height) return;
      if (firstBlock === undefined) {
        firstBlock = lastReport;
        executed();
      }
      if (lastReport - firstBlock >= windowMs) conclude({ kind: 'proved' });
    };
    lookIn(stallMs);
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    void child.ended.then((ended) => conclude({ kind: 'ended', ended }));
  });
}
