/** The contents list of a snapshot, with the size and hash of each chunk of its archive. */

import { list, struct } from '../../../lib/codec/composites.js';
import * as scalar from '../../../lib/codec/scalars.js';
import { encode, type ValueOf } from '../../../lib/codec/type.js';
import { blake3Hex } from '../../../lib/crypto/hash.js';
import { DEEPEST } from '../../../lib/state/subtrees.js';

/** Maximum total bytes of the state records in a chunk; a single record may be larger. */
export const CHUNK_BYTES = 2 * 1024 * 1024;
/** Maximum content of a chunk, bytes: a full block with its results. */
export const MOST_CONTENT = 32 * 1024 * 1024;
/** Maximum bytes of a chunk beyond its content: tar header and padding, and zstd's overhead for incompressible data. */
export const FRAMING = 64 * 1024;
/** Maximum chunks of state: 128 GiB. */
const MOST_CHUNKS = 65_536;
/** Maximum validator-set changes from genesis to a block. */
export const MOST_HANDOVERS = 4_096;

const chunk = {
  /** Bytes in the archive. */
  size: scalar.range(14, MOST_CONTENT + FRAMING, 'size of a chunk'),
  /** Bytes of the uncompressed content. */
  content: scalar.range(0, MOST_CONTENT, 'content size of a chunk'),
  /** Blake3 of its bytes in the archive. */
  blake3: scalar.hex32,
};
const Chunk = struct(chunk);
export type Chunk = ValueOf<typeof Chunk>;

const StateChunk = struct({
  ...chunk,
  /** Depth of its subtree in the state tree. */
  depth: scalar.range(0, DEEPEST, 'depth of a subtree'),
  records: scalar.u32,
  /** Hash of the subtree. */
  hash: scalar.hex32,
});
export type StateChunk = ValueOf<typeof StateChunk>;

/** The contents list of a snapshot. The archive holds the chunks in this order. */
export const SnapshotContents = struct({
  chain_id: scalar.count,
  genesis_hash: scalar.hex32,
  module_set_id: scalar.hex32,
  height: scalar.height,
  block_hash: scalar.hex32,
  state_root: scalar.hex32,
  /** The block, its results and its validators. */
  anchor: Chunk,
  /** Validator-set changes from genesis to the block. */
  handovers: list(Chunk, MOST_HANDOVERS),
  /** The state, from left to right in the state tree. */
  state: list(StateChunk, MOST_CHUNKS),
});
export type SnapshotContents = ValueOf<typeof SnapshotContents>;

/** Identity of a snapshot: Blake3 of its contents list. */
export const idOf = (contents: SnapshotContents): string => blake3Hex(encode(SnapshotContents, contents));

/** All chunks, in the order of the archive. */
export const chunksOf = ({ anchor, handovers, state }: SnapshotContents): readonly Chunk[] => [
  anchor,
  ...handovers,
  ...state,
];

/** Offset of each chunk in the archive, and the end of the last one. */
export function offsetsOf(chunks: readonly Chunk[]): readonly number[] {
  const offsets = [0];
  for (const { size } of chunks) offsets.push(offsets.at(-1)! + size);
  return offsets;
}

/** File name of a chunk in the archive. */
export function nameOf({ handovers }: SnapshotContents, index: number): string {
  const number = (position: number) => String(position).padStart(6, '0');
  if (index === 0) return 'anchor';
  return index <= handovers.length ? `handovers/${number(index - 1)}` : `state/${number(index - 1 - handovers.length)}`;
}
