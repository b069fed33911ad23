/** Compact blocks: bundles as 6-byte ids that receivers look up in their mempool (consensus 2.10, 3). */

import { Attestations, type Block, Certificate, Header } from '../../kernel/chain/block.js';
import { bundlesRoot } from '../../kernel/chain/seal.js';
import { list, option, struct } from '../../lib/codec/composites.js';
import { fromHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { refuse, type ValueOf } from '../../lib/codec/type.js';
import { getShortId, putShortId, SHORT_ID_BYTES, shortIds } from '../../lib/crypto/short-id.js';

/** A block without its bundles. */
export const CompactBlock = struct({
  header: Header,
  last_commit: Certificate,
  evidence: list(scalar.bytes(1, 65_536), 16),
  attestations: Attestations,
  /** Six bytes each, in the order of the block. */
  ids: scalar.bytes(0, 20_000 * SHORT_ID_BYTES),
  proposer_signature: option(scalar.bytes(64, 64, 'bare')),
});
export type CompactBlock = ValueOf<typeof CompactBlock>;

/**
 * The compact form of a block. The default `idsUnder` caches ids; pass an uncached one for an old block that a peer
 * requests.
 */
export function compactBlock({ bundles, ...rest }: Block, idsUnder: typeof shortIds = shortIds): CompactBlock {
  const idOf = idsUnder(fromHex(rest.header.parent_hash));
  const ids = new Uint8Array(bundles.length * SHORT_ID_BYTES);
  const view = new DataView(ids.buffer);
  bundles.forEach((bundle, i) => {
    putShortId(view, i * SHORT_ID_BYTES, idOf(bundle));
  });
  return { ...rest, ids };
}

/** Number of bundles in the block. Throws CodecError if the ids are incomplete. */
export function countOf({ ids, header }: CompactBlock): number {
  const count = ids.length / SHORT_ID_BYTES;
  if (count !== header.bundle_count) refuse(`${header.bundle_count} bundles but ids for ${count}`);
  return count;
}

/** The short ids of a block's bundles, in its order. */
export function idsOf({ ids }: CompactBlock): number[] {
  const view = new DataView(ids.buffer, ids.byteOffset, ids.byteLength);
  return Array.from({ length: ids.length / SHORT_ID_BYTES }, (_, i) => getShortId(view, i * SHORT_ID_BYTES));
}

/** The available bundles of a block, in its order. */
export function lookUp(block: CompactBlock, held: Iterable<Uint8Array>): (Uint8Array | undefined)[] {
  const ids = idsOf(block);
  if (ids.length === 0) return [];
  const idOf = shortIds(fromHex(block.header.parent_hash));
  const wanted = new Set(ids);
  const found = new Map<number, Uint8Array>();
  for (const bundle of held) {
    const id = idOf(bundle);
    if (wanted.has(id)) found.set(id, bundle);
    if (found.size === wanted.size) break;
  }
  return ids.map((id) => found.get(id));
}

/** The block with these bundles; undefined if they do not match its header. */
export function completeBlock({ ids: _, ...rest }: CompactBlock, bundles: readonly Uint8Array[]): Block | undefined {
  return bundlesRoot(bundles) === rest.header.transactions_root ? { ...rest, bundles } : undefined;
}

export function missingOf(bundles: readonly (Uint8Array | undefined)[]): number[] {
  return bundles.flatMap((bundle, index) => (bundle === undefined ? [index] : []));
}
