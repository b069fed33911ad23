/** Blocks of the current height, requested by hash: whole, or only the bundles that a compact block lacks. */

import type { Block } from '../../kernel/chain/block.js';
import { list, struct } from '../../lib/codec/composites.js';
import type { Hash } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { decode, encode, refuse } from '../../lib/codec/type.js';
import { shortId, type shortIds } from '../../lib/crypto/short-id.js';
import { CompactBlock, compactBlock, completeBlock, countOf } from './compact.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { PROTOCOL } from './protocol.js';
import { type Part, type RequestControl, RequestFailed, sendRequest } from './requests.js';

/** A block by hash, some of its bundles, or its compact form. */
export const FetchRequest = struct({
  height: scalar.height,
  hash: scalar.hash,
  /** False: only the bundles at `indexes`; without indexes only the compact form. */
  all: scalar.bool,
  indexes: list(scalar.u32, 20_000),
});
const Bundles = list(scalar.bytes(1, 131_072), 20_000);

const PART = { short: 1, bundles: 2 } as const;
const PART_BYTES = 256 * 1024;
const RULES = { maxBytes: 8 * 1024 * 1024, timeoutMs: 5_000 };

const unremembered: typeof shortIds = (under) => (bundle) => shortId(under, bundle);

export type FindBlock = (height: number, hash: Hash) => Promise<Block | undefined>;

/** Response of a node that has the block; empty from one that does not. */
export async function* serveFetch(request: Uint8Array, find: FindBlock): AsyncGenerator<Part> {
  const { height, hash, all, indexes } = decode(FetchRequest, request);
  const block = await find(height, hash);
  if (block === undefined) return;
  // The whole block was read or scanned, however little of it is sent.
  let read = block.bundles.reduce((sum, { length }) => sum + length, 0);
  if (all || indexes.length === 0) {
    yield { type: PART.short, payload: encode(CompactBlock, compactBlock(block, unremembered)), read };
    read = 0;
  }
  const wanted = all ? block.bundles : indexes.map((index, i) => bundleAt(block, index, indexes[i - 1] ?? -1));
  for (let at = 0; at < wanted.length; ) {
    const some: Uint8Array[] = [];
    for (let size = 0; at < wanted.length && size < PART_BYTES; size += wanted[at++]!.length) some.push(wanted[at]!);
    yield { type: PART.bundles, payload: encode(Bundles, some), read };
    read = 0;
  }
}

/** The bundle at an index. Throws CodecError for repeated ones: indexes ascend. */
function bundleAt({ bundles }: Block, index: number, before: number): Uint8Array {
  if (index <= before) refuse(`index ${index} after ${before}`);
  return bundles[index] ?? refuse('no such bundle');
}

function bundlesOf(parts: readonly Part[]): Uint8Array[] {
  return parts.filter(({ type }) => type === PART.bundles).flatMap(({ payload }) => decode(Bundles, payload));
}

/** The bundles at some indexes of a block; none if the peer does not have the block. */
export async function fetchBundles(
  links: Links,
  link: Link,
  height: number,
  hash: Hash,
  indexes: readonly number[],
  control?: RequestControl,
): Promise<readonly Uint8Array[]> {
  const request = encode(FetchRequest, { height, hash, all: false, indexes });
  return bundlesOf(await sendRequest(links, link, PROTOCOL.fetch, request, RULES, control));
}

/** The compact form of a block; null if the peer does not have it. */
export async function fetchCompact(
  links: Links,
  link: Link,
  height: number,
  hash: Hash,
  control?: RequestControl,
): Promise<CompactBlock | null> {
  const request = encode(FetchRequest, { height, hash, all: false, indexes: [] });
  const [short] = await sendRequest(links, link, PROTOCOL.fetch, request, RULES, control);
  if (short === undefined || short.type !== PART.short) return null;
  const block = decode(CompactBlock, short.payload);
  countOf(block);
  return block;
}

/** A whole block; null if the peer does not have it. Throws RequestFailed if the peer sends a different block. */
export async function fetchBlock(
  links: Links,
  link: Link,
  height: number,
  hash: Hash,
  control?: RequestControl,
): Promise<Block | null> {
  const request = encode(FetchRequest, { height, hash, all: true, indexes: [] });
  const parts = await sendRequest(links, link, PROTOCOL.fetch, request, RULES, control);
  const [short] = parts;
  if (short === undefined || short.type !== PART.short) return null;
  const block = decode(CompactBlock, short.payload);
  const bundles = bundlesOf(parts);
  if (bundles.length !== countOf(block)) throw new RequestFailed('response lacks bundles');
  return completeBlock(block, bundles) ?? null;
}
