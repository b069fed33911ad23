/** What a snapshot is: the contents list, with the size and hash of each chunk of the archive. */

import { list, struct } from '../../lib/codec/composites.js';
import * as scalar from '../../lib/codec/scalars.js';
import { encode, type ValueOf } from '../../lib/codec/type.js';
import { blake3Hex } from '../../lib/crypto/hash.js';
import { DEEPEST } from '../../lib/state/subtrees.js';

/** State records of a chunk are together at most so many bytes; a single one may be larger. */
export const CHUNK_BYTES = 2 * 1024 * 1024;
/** Largest content of a chunk, bytes: a full block with what came of it. */
export const MOST_CONTENT = 32 * 1024 * 1024;
/** What a chunk may have beyond its content: tar's header and padding, and what zstd adds to what it cannot compress. */
export const FRAMING = 64 * 1024;
/** Most chunks of state: 128 GiB. */
const MOST_CHUNKS = 65_536;
/** Most handovers from genesis to a block. */
export const MOST_HANDOVERS = 4_096;

const chunk = {
  /** Bytes in the archive. */
  size: scalar.range(14, MOST_CONTENT + FRAMING, 'size of a frame'),
  /** Bytes of what is in it. */
  content: scalar.range(0, MOST_CONTENT, 'size of what is in a frame'),
  /** Blake3 of its bytes in the archive. */
  blake3: scalar.hex32,
};
const Chunk = struct(chunk);
/** One chunk of an archive. */
export type Chunk = ValueOf<typeof Chunk>;

const StateChunk = struct({
  ...chunk,
  /** It holds the subtree of the state tree at this depth. */
  depth: scalar.range(0, DEEPEST, 'depth of a subtree'),
  records: scalar.u32,
  /** Of the subtree. */
  hash: scalar.hex32,
});
/** A part of the state. */
export type StateChunk = ValueOf<typeof StateChunk>;

/** The whole of a snapshot. The chunks stand in the archive in this order, one behind the other. */
export const SnapshotContents = struct({
  chain_id: scalar.count,
  genesis_hash: scalar.hex32,
  module_set_id: scalar.hex32,
  height: scalar.height,
  block_hash: scalar.hex32,
  state_root: scalar.hex32,
  /** The block, what came of it, and its validators. */
  anchor: Chunk,
  /** From genesis up to the block. */
  handovers: list(Chunk, MOST_HANDOVERS),
  /** From the left of the state tree to its right. */
  state: list(StateChunk, MOST_CHUNKS),
});
export type SnapshotContents = ValueOf<typeof SnapshotContents>;

/** What tells one snapshot from another: Blake3 of its contents list. */
export const idOf = (contents: SnapshotContents): string => blake3Hex(encode(SnapshotContents, contents));

/** All chunks, in the order of the archive. */
export const chunksOf = ({ anchor, handovers, state }: SnapshotContents): readonly Chunk[] => [
  anchor,
  ...handovers,
  ...state,
];

/** Where each chunk begins in the archive, and where the last one ends. */
export function offsetsOf(chunks: readonly Chunk[]): readonly number[] {
  const offsets = [0];
  for (const { size } of chunks) offsets.push(offsets.at(-1)! + size);
  return offsets;
}

/** The name that a chunk has as a file in the archive. */
export function nameOf({ handovers }: SnapshotContents, index: number): string {
  const number = (place: number) => String(place).padStart(6, '0');
  if (index === 0) return 'anchor';
  return index <= handovers.length ? `handovers/${number(index - 1)}` : `state/${number(index - 1 - handovers.length)}`;
}
