/** Short ids of bundles: six bytes, unpredictable until the parent of the block that uses them exists (consensus 2.10). */

import { blake3Keyed } from './hash.js';

export const SHORT_ID_BYTES = 6;

/** The first 48 bits of the Blake3 of the bytes of a bundle (or of anything else) under a hash of 32 bytes. */
export function shortId(under: Uint8Array, bytes: Uint8Array): number {
  const digest = blake3Keyed(under, bytes);
  return (
    ((digest[0]! << 16) | (digest[1]! << 8) | digest[2]!) * 0x1000000 +
    ((digest[3]! << 16) | (digest[4]! << 8) | digest[5]!)
  );
}

interface Remembered {
  readonly under: Uint8Array;
  readonly ids: Map<Uint8Array, number>;
}

/** Parents in the memo: the newest block, and its parent for peers that are one block behind. */
const REMEMBERED = 2;

/** Memo of a pure function: the ids of all waiting bundles under one parent are needed several times per block. */
let memo: readonly Remembered[] = [];

/**
 * The short ids of bundles under a hash; the bytes must not change. For the newest blocks only: for a hash from a
 * stranger use `shortId`, which does not replace the memo.
 */
export function shortIds(under: Uint8Array): (bundle: Uint8Array) => number {
  const known = memo.find((one) => Buffer.compare(one.under, under) === 0) ?? { under, ids: new Map() };
  if (memo[0] !== known) memo = [known, ...memo.filter((one) => one !== known)].slice(0, REMEMBERED);
  const { ids } = known;
  return (bundle) => {
    const known = ids.get(bundle);
    if (known !== undefined) return known;
    const id = shortId(under, bundle);
    ids.set(bundle, id);
    return id;
  };
}

/** Writes a short id, high byte first. */
export function putShortId(view: DataView, at: number, id: number): void {
  view.setUint16(at, Math.trunc(id / 0x100000000));
  view.setUint32(at + 2, id % 0x100000000);
}

/** Reads what `putShortId` wrote. */
export function getShortId(view: DataView, at: number): number {
  return view.getUint16(at) * 0x100000000 + view.getUint32(at + 2);
}
