/**
 * The single table of the key spaces of the main database, one first byte each, never reused, and of the keys in them.
 */

import type { Writer } from '../codec/bytes.js';
import { fromHex, type Hash } from '../codec/ids.js';
import type { Range } from './database.js';

/** First bytes of keys. Heights in keys are big-endian u64, so that keys sort like heights. */
export const columns = {
  /** Single records by name. */
  meta: 0x01,
  /** State of the modules: u16 module · u8 slot · key bytes -> borsh value (protocol 5). The state root covers it. */
  state: 0x02,
  /** height -> header. Never pruned. */
  headers: 0x03,
  /** block hash -> height. Never pruned. */
  blockHashes: 0x04,
  /** height -> receipts of the block. */
  receipts: 0x05,
  /** bundle hash -> height and index in the block. */
  bundles: 0x06,
  /** hash of a validator set -> its members. Never pruned: certificates of every height are checked against them. */
  validatorSets: 0x08,
  /** height -> header with its signatures; kept by light nodes. */
  signedHeaders: 0x09,
  /** height -> the values that the block overwrote, for the last 128 blocks. */
  replaced: 0x0a,
  /** height -> handover to other validators, certified. Never pruned: they lead from genesis to any later block. */
  handovers: 0x0b,
  /** key of a state record -> nothing: touched since the last visit of the walk for cold records. */
  touched: 0x0c,
  /** key of a state record -> nothing: its copy in a cold file is obsolete. */
  goneFromCold: 0x0d,
  // Retired numbers stay here as a comment; use a new one. 0x07: logs of blocks.
} as const;

/** First bytes reserved by plugins, both included: height -> what a plugin derives from the block. */
export const DERIVED_COLUMNS = [0x40, 0x7f] as const;

export type Column = (typeof columns)[keyof typeof columns];

/** Names of the single records. */
export type MetaName =
  /** Height and hash of the last block whose changes are in the database. */
  | 'head'
  /** Hash of the genesis from which the database was made. */
  | 'genesis'
  /** Versions of the modules whose migrations have run. */
  | 'module_versions'
  /** Types of the stores of the modules, in the encoding of their records. */
  | 'state_types'
  /** The key intervals of each cold file, and the progress of the walk over the state. */
  | 'cold'
  /** Height and root of the state-tree file written at a clean stop. */
  | 'state_tree'
  /** Height below which blocks, receipts and derived data are pruned. */
  | 'pruned_below';

/** Bytes before the key of a state record in its database key. */
export const STATE_PREFIX_LENGTH = 1;

const STATE = columns.state.toString(16).padStart(2, '0');

export function metaKey(name: MetaName): Uint8Array {
  return Uint8Array.of(columns.meta, ...new TextEncoder().encode(name));
}

/** The database key of a state record; `key` is its module, slot and key in hex. Throws RangeError on other text. */
export function stateKeyBytes(key: string): Uint8Array {
  return fromHex(STATE + key);
}

/** Writes the result of `stateKeyBytes`. */
export function writeStateKey(to: Writer, key: string): void {
  to.u8(columns.state);
  to.hex(key);
}

export function headerKey(height: number): Uint8Array {
  return heightKey(columns.headers, height);
}

/** Key of the record that maps a block hash to its height. */
export function blockHashKey(hash: Hash): Uint8Array {
  return hashKey(columns.blockHashes, hash);
}

export function receiptsKey(height: number): Uint8Array {
  return heightKey(columns.receipts, height);
}

/** Key of the record that maps a bundle hash to its height and index. */
export function bundleKey(hash: Hash): Uint8Array {
  return hashKey(columns.bundles, hash);
}

/** Writes the result of `bundleKey`. */
export function writeBundleKey(to: Writer, hash: Hash): void {
  to.u8(columns.bundles);
  to.hex(hash);
}

/** Key of a validator set, by the hash in block headers. */
export function validatorSetKey(hash: Hash): Uint8Array {
  return hashKey(columns.validatorSets, hash);
}

export function signedHeaderKey(height: number): Uint8Array {
  return heightKey(columns.signedHeaders, height);
}

/** Key of the data that a plugin derives from the block at a height. */
export function derivedKey(column: number, height: number): Uint8Array {
  return heightKey(column, height);
}

/** Key of the values that the block at a height overwrote. */
export function replacedKey(height: number): Uint8Array {
  return heightKey(columns.replaced, height);
}

export function validatorSetChangeKey(height: number): Uint8Array {
  return heightKey(columns.handovers, height);
}

/** The height in a key of a column whose keys are heights. */
export function heightOfKey(key: Uint8Array): number {
  return Number(new DataView(key.buffer, key.byteOffset).getBigUint64(1));
}

/** All keys for heights h with from <= h < to, in a column whose keys are heights. */
export function heightRange(column: number, from: number, to: number): Pick<Range, 'gte' | 'lt'> {
  return { gte: heightKey(column, from), lt: heightKey(column, to) };
}

/** All keys of a column. */
export function columnRange(column: Column): Pick<Range, 'gte' | 'lt'> {
  return { gte: Uint8Array.of(column), lt: Uint8Array.of(column + 1) };
}

function heightKey(column: number, height: number): Uint8Array {
  const bytes = new Uint8Array(9);
  bytes[0] = column;
  new DataView(bytes.buffer).setBigUint64(1, BigInt(height));
  return bytes;
}

function hashKey(column: Column, hash: Hash): Uint8Array {
  return fromHex(column.toString(16).padStart(2, '0') + hash);
}
