/** Blocks in short: bundles as 6-byte ids that whoever has them in the mempool can look up (consensus 2.10, 3). */

import { type Block, Certificate, Header } from '../chain/block.js';
import { rootOf } from '../chain/seal.js';
import { list, option, struct } from '../codec/composites.js';
import { fromHex } from '../codec/ids.js';
import * as scalar from '../codec/scalars.js';
import { refuse, type ValueOf } from '../codec/type.js';
import { blake3Keyed } from '../crypto/hash.js';

const ID_BYTES = 6;

/** A block without its bundles. */
export const CompactBlock = struct({
  header: Header,
  last_commit: Certificate,
  evidence: list(scalar.bytes(1, 65_536), 16),
  attestations: list(scalar.hash, 128),
  /** Six bytes each, in the order of the block. */
  ids: scalar.bytes(0, 20_000 * ID_BYTES),
  proposer_signature: option(scalar.bytes(64, 64, 'bare')),
});
export type CompactBlock = ValueOf<typeof CompactBlock>;

/**
 * The short id of bundle bytes: the first 48 bits of their Blake3 under the parent's hash, so that nobody can make two
 * bundles that share one ahead of time.
 */
export function shortId(parent: Uint8Array, bundle: Uint8Array): number {
  const digest = blake3Keyed(parent, bundle);
  return (
    ((digest[0]! << 16) | (digest[1]! << 8) | digest[2]!) * 0x1000000 +
    ((digest[3]! << 16) | (digest[4]! << 8) | digest[5]!)
  );
}

/** The short form of a block. */
export function compact({ bundles, ...rest }: Block): CompactBlock {
  const parent = fromHex(rest.header.parent_hash);
  const ids = new Uint8Array(bundles.length * ID_BYTES);
  const view = new DataView(ids.buffer);
  bundles.forEach((bundle, i) => {
    const id = shortId(parent, bundle);
    view.setUint16(i * ID_BYTES, Math.trunc(id / 0x100000000));
    view.setUint32(i * ID_BYTES + 2, id % 0x100000000);
  });
  return { ...rest, ids };
}

/** How many bundles the block has. Throws CodecError when the ids are not whole. */
export function countOf({ ids, header }: CompactBlock): number {
  const count = ids.length / ID_BYTES;
  if (count !== header.bundle_count) refuse(`${header.bundle_count} bundles but ids for ${count}`);
  return count;
}

function idsOf({ ids }: CompactBlock): number[] {
  const view = new DataView(ids.buffer, ids.byteOffset, ids.byteLength);
  return Array.from(
    { length: ids.length / ID_BYTES },
    (_, i) => view.getUint16(i * ID_BYTES) * 0x100000000 + view.getUint32(i * ID_BYTES + 2),
  );
}

/** The bundles of a block as far as they are at hand, in its order. */
export function lookUp(block: CompactBlock, held: Iterable<Uint8Array>): (Uint8Array | undefined)[] {
  const ids = idsOf(block);
  if (ids.length === 0) return [];
  const parent = fromHex(block.header.parent_hash);
  const wanted = new Set(ids);
  const found = new Map<number, Uint8Array>();
  for (const bundle of held) {
    const id = shortId(parent, bundle);
    if (wanted.has(id)) found.set(id, bundle);
    if (found.size === wanted.size) break;
  }
  return ids.map((id) => found.get(id));
}

/** The block of these bundles; undefined when they are not the ones that its header commits to. */
export function whole({ ids: _, ...rest }: CompactBlock, bundles: readonly Uint8Array[]): Block | undefined {
  return rootOf(bundles) === rest.header.transactions_root ? { ...rest, bundles } : undefined;
}

/** Places of the bundles that are not at hand. */
export function missingOf(bundles: readonly (Uint8Array | undefined)[]): number[] {
  return bundles.flatMap((bundle, index) => (bundle === undefined ? [index] : []));
}
