/** Rolling sums: what was used within a window of seconds. Never an underestimate. */

import { t, type ValueOf } from '../../runtime/sdk.js';

/** Parts of a window. One extra part is kept, so that every second of the window lies in a counted part. */
const PARTS = 24;

/** Amounts used per part, the newest first; `part` is the number of the newest part since 1970. */
export const Rolling = t.struct({ part: t.count, amounts: t.list(t.amount, PARTS + 1) });
export type Rolling = ValueOf<typeof Rolling>;

/** A window without use. */
export const UNUSED: Rolling = { part: 0, amounts: [] };

/** The amounts as of a later time: shifted, with old parts dropped. */
function seenAt({ part, amounts }: Rolling, window: number, time: number): readonly bigint[] {
  const now = partAt(window, time);
  const since = new Array<bigint>(Math.min(now - part, PARTS + 1)).fill(0n);
  return [...since, ...amounts].slice(0, PARTS + 1);
}

const partAt = (window: number, time: number): number => Math.trunc(time / (Math.trunc((window - 1) / PARTS) + 1));

/** Amount used in the window before a time; both in seconds. */
export const used = (rolling: Rolling, window: number, time: number): bigint =>
  seenAt(rolling, window, time).reduce((sum, amount) => sum + amount, 0n);

/** Adds an amount used now. */
export function use(rolling: Rolling, window: number, time: number, amount: bigint): Rolling {
  const [newest = 0n, ...older] = seenAt(rolling, window, time);
  return { part: partAt(window, time), amounts: [newest + amount, ...older] };
}

/** Converts to a window of another length; everything used counts as used now. */
export const rescale = (rolling: Rolling, from: number, to: number, time: number): Rolling =>
  from === to ? rolling : use(UNUSED, to, time, used(rolling, from, time));
