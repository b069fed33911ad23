/** Exchange of snapshots between nodes: contents lists and chunks of archives. */

import { struct } from '../../lib/codec/composites.js';
import * as scalar from '../../lib/codec/scalars.js';
import { CodecError, decode, encode } from '../../lib/codec/type.js';
import { SnapshotContents } from '../snapshots/archive/contents.js';
import type { SnapshotStore } from '../snapshots/archive/snapshot-store.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { PROTOCOL } from './protocol.js';
import { type Part, type RequestControl, sendRequest } from './requests.js';

/** The newest snapshot, or a chunk of one. */
export const SnapshotRequest = struct({
  /** 0: contents list of the newest snapshot; 1: a chunk of the snapshot of a height. */
  kind: scalar.range(0, 1, 'kind of request'),
  height: scalar.height,
  index: scalar.u32,
});
const KIND = { contents: 0, chunk: 1 } as const;
const PART_BYTES = 256 * 1024;
/** 65,536 chunks, and the cost of each part of a response. */
const CONTENTS_RULES = { maxBytes: 16 * 1024 * 1024, timeoutMs: 20_000 };
const CHUNK_MS = 20_000;

/** Response of a node with snapshots; empty from others. */
export async function* serveSnapshots(request: Uint8Array, store: SnapshotStore | undefined): AsyncGenerator<Part> {
  const { kind, height, index } = decode(SnapshotRequest, request);
  const newest = store?.newest?.contents;
  if (!store || !newest) return;
  const bytes = kind === KIND.contents ? encode(SnapshotContents, newest) : await store.chunk(height, index);
  for (let at = 0; bytes && at < bytes.length; at += PART_BYTES) {
    yield { type: kind, payload: bytes.subarray(at, at + PART_BYTES) };
  }
}

/** A peer's offer; null if it keeps no snapshots. Throws RequestFailed, and CodecError if it cannot be decoded. */
export async function fetchContents(
  links: Links,
  link: Link,
  control?: RequestControl,
): Promise<SnapshotContents | null> {
  const request = encode(SnapshotRequest, { kind: KIND.contents, height: 0, index: 0 });
  const bytes = joined(
    await sendRequest(links, link, PROTOCOL.snapshots, request, CONTENTS_RULES, control),
    KIND.contents,
  );
  return bytes.length === 0 ? null : decode(SnapshotContents, bytes);
}

/** A chunk of this many bytes; nothing if the peer does not have it. */
export async function fetchChunk(
  links: Links,
  link: Link,
  { height, index, size }: { readonly height: number; readonly index: number; readonly size: number },
  control?: RequestControl,
): Promise<Uint8Array> {
  const request = encode(SnapshotRequest, { kind: KIND.chunk, height, index });
  // Each part costs a little besides its bytes.
  const rules = { maxBytes: size + Math.ceil(size / 64) + PART_BYTES, timeoutMs: CHUNK_MS };
  return joined(await sendRequest(links, link, PROTOCOL.snapshots, request, rules, control), KIND.chunk);
}

function joined(parts: readonly Part[], kind: number): Uint8Array {
  if (parts.some(({ type }) => type !== kind)) throw new CodecError('response to another request');
  return new Uint8Array(Buffer.concat(parts.map(({ payload }) => payload)));
}
