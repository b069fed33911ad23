/** Rolling sums: what was used in the last so many seconds, never counted as less than it is. */

import { t, type ValueOf } from '../../runtime/sdk.js';

/** Parts of a window. With one more of them kept, every moment of the window before any second is in a part that counts. */
const PARTS = 24;

/** What was used in the parts of a window, the newest first; `part` is the number of the newest since 1970. */
export const Rolling = t.struct({ part: t.count, amounts: t.list(t.amount, PARTS + 1) });
export type Rolling = ValueOf<typeof Rolling>;

/** A window in which nothing was used. */
export const UNUSED: Rolling = { part: 0, amounts: [] };

/** The parts as they are seen at a time: older ones moved on, and out. */
function seenAt({ part, amounts }: Rolling, window: number, time: number): readonly bigint[] {
  const now = partAt(window, time);
  const since = new Array<bigint>(Math.min(now - part, PARTS + 1)).fill(0n);
  return [...since, ...amounts].slice(0, PARTS + 1);
}

const partAt = (window: number, time: number): number => Math.trunc(time / (Math.trunc((window - 1) / PARTS) + 1));

/** What was used in the window before a time, all in seconds. */
export const used = (rolling: Rolling, window: number, time: number): bigint =>
  seenAt(rolling, window, time).reduce((sum, amount) => sum + amount, 0n);

/** The same with more used now. */
export function use(rolling: Rolling, window: number, time: number, amount: bigint): Rolling {
  const [newest = 0n, ...older] = seenAt(rolling, window, time);
  return { part: partAt(window, time), amounts: [newest + amount, ...older] };
}

/** The same for a window of another length: what was used counts as used now. */
export const rescale = (rolling: Rolling, from: number, to: number, time: number): Rolling =>
  from === to ? rolling : use(UNUSED, to, time, used(rolling, from, time));
