/** The vote log's records: what a validator must recover after a crash, as typed bytes (consensus 2.9). */

import { Certificate } from '../../kernel/agreement/signers.js';
import type { CoreRecord } from '../../kernel/agreement/types.js';
import { struct } from '../../lib/codec/composites.js';
import type { Hash } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { decode, encode, type Type } from '../../lib/codec/type.js';
import { variants } from '../../lib/codec/variants.js';
import { Polka, Round, Signed } from './messages.js';

/** One frame of the vote log. */
export interface VoteRecord {
  readonly type: number;
  readonly payload: Uint8Array;
}

/** The append-only file of this node's signatures and locks, until the block log has the height. */
export interface VoteRecords {
  /** Appends and syncs once; when it resolves, the records survive a crash. */
  append(records: readonly VoteRecord[]): Promise<void>;
  /** Everything since the last finished height, in order. */
  load(): Promise<readonly VoteRecord[]>;
  /** The height and all before it are durable elsewhere: their records may be removed. */
  finish(height: number): Promise<void>;
}

/** A decoded record; a block includes its bytes, a height starts the records that follow. */
export type LoggedRecord =
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'block'; readonly hash: Hash; readonly bytes: Uint8Array }
  | Exclude<CoreRecord, { type: 'block' }>;

const MAX_BLOCK = 64 * 1024 * 1024;

/** The first byte is the type of the frame. */
const Logged: Type<LoggedRecord> = variants({
  height: struct({ height: scalar.height }),
  signed: struct({ message: Signed }),
  block: struct({ hash: scalar.hash, bytes: scalar.bytes(0, MAX_BLOCK) }),
  lock: struct({ round: scalar.u32, hash: scalar.hash }),
  valid: struct({ certificate: Polka }),
  round: struct({ round: scalar.u32, certificate: Round }),
  commit: struct({ certificate: Certificate }),
});

/** The bytes of a record of the vote log. */
export function encodeRecord(record: LoggedRecord): VoteRecord {
  const bytes = encode(Logged, record);
  return { type: bytes[0]!, payload: bytes.subarray(1) };
}

/** Decodes a frame; throws CodecError on bytes that this version did not write. */
export function decodeRecord({ type, payload }: VoteRecord): LoggedRecord {
  const bytes = new Uint8Array(1 + payload.length);
  bytes[0] = type;
  bytes.set(payload, 1);
  return decode(Logged, bytes);
}

/** A random record, for tests. */
export const sampleRecord: Type<LoggedRecord>['sample'] = (random) => Logged.sample(random);
