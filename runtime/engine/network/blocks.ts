/** Exchange of block ranges, signed headers and validator sets between nodes. */

import { readSignedHeader, SignedHeader, StoredBlock } from '../../kernel/chain/block.js';
import { readValidators, validatorsBytes, validatorsHash } from '../../kernel/chain/validators.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import { option, struct } from '../../lib/codec/composites.js';
import type { Hash } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { CodecError, decode, encode } from '../../lib/codec/type.js';
import type { BlockLog } from '../../lib/storage/block-log.js';
import type { ChainStore } from '../ledger/chain-store.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { PROTOCOL } from './protocol.js';
import { type Part, type RequestControl, sendRequest } from './requests.js';

/** Maximum blocks per request (service 8). */
export const BATCH = 10;

/** A range of blocks or headers, or a validator set. */
export const SyncRequest = struct({
  /** 0 blocks, 1 signed headers, 2 the validator set with hash `set`. */
  kind: scalar.range(0, 2, 'kind of request'),
  from: scalar.height,
  count: scalar.range(0, 256),
  set: option(scalar.hash),
});
const KIND = { blocks: 0, headers: 1, set: 2 } as const;
export const HEADER_BATCH = 128;

const RULES = { maxBytes: 80 * 1024 * 1024, timeoutMs: 20_000 };
/** Limits for headers and validator sets: a certificate of a hundred validators has 7 KB. */
const SMALL_RULES = { maxBytes: 4 * 1024 * 1024, timeoutMs: 20_000 };

/** Response to a request about this node's chain. */
export async function* serveBlocks(request: Uint8Array, blockLog: BlockLog, store: ChainStore): AsyncGenerator<Part> {
  const { kind, from, count, set } = decode(SyncRequest, request);
  if (kind === KIND.set) {
    const members = set === null ? null : await store.validatorSet(set);
    if (members !== null) yield { type: kind, payload: validatorsBytes(members) };
    return;
  }
  const most = Math.min(count, kind === KIND.blocks ? BATCH : HEADER_BATCH);
  for (let height = from; height < from + most; height++) {
    const payload = await blockLog.read(height);
    if (payload === null) return;
    if (kind === KIND.blocks) yield { type: kind, payload };
    else yield { type: kind, payload: encode(SignedHeader, readSignedHeader(payload)), read: payload.length };
  }
}

function ofKind(parts: readonly Part[], kind: number, most: number): readonly Uint8Array[] {
  if (parts.length > most) throw new CodecError(`${parts.length} parts in response to a request for ${most}`);
  if (parts.some(({ type }) => type !== kind)) throw new CodecError('response to another request');
  return parts.map(({ payload }) => payload);
}

/** Blocks from a height on, at most `BATCH`. Throws RequestFailed, and CodecError if one cannot be decoded. */
export async function fetchBlocks(links: Links, link: Link, from: number, count: number, control?: RequestControl) {
  const request = encode(SyncRequest, { kind: KIND.blocks, from, count, set: null });
  return ofKind(await sendRequest(links, link, PROTOCOL.sync, request, RULES, control), KIND.blocks, count).map((one) =>
    decode(StoredBlock, one),
  );
}

/** Signed headers from a height on, at most `HEADER_BATCH`. */
export async function fetchHeaders(
  links: Links,
  link: Link,
  from: number,
  count: number,
  control?: RequestControl,
): Promise<readonly SignedHeader[]> {
  const request = encode(SyncRequest, { kind: KIND.headers, from, count, set: null });
  return ofKind(await sendRequest(links, link, PROTOCOL.sync, request, SMALL_RULES, control), KIND.headers, count).map(
    (one) => decode(SignedHeader, one),
  );
}

/** The validator set with a hash; null if the peer does not have it. Throws CodecError for another set. */
export async function fetchSet(
  links: Links,
  link: Link,
  set: Hash,
  control?: RequestControl,
): Promise<readonly ValidatorPower[] | null> {
  const request = encode(SyncRequest, { kind: KIND.set, from: 0, count: 0, set });
  const [bytes] = ofKind(await sendRequest(links, link, PROTOCOL.sync, request, SMALL_RULES, control), KIND.set, 1);
  if (bytes === undefined) return null;
  const members = readValidators(bytes);
  if (validatorsHash(members) !== set) throw new CodecError('validator set does not match its hash');
  return members;
}
