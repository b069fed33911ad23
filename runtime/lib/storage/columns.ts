/** The one table of the key spaces of the main database: a first byte each, never reused; and the keys in them. */

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
  /** height -> header with its signatures: what a light node keeps. */
  signedHeaders: 0x09,
  /** height -> what the block overwrote, of the last 128 blocks. */
  replaced: 0x0a,
  /** height -> handover to other validators, certified. Never pruned: they lead from genesis to any later block. */
  handovers: 0x0b,
  /** key of a state record -> nothing: it was touched since the walk for cold records last came by. */
  touched: 0x0c,
  /** key of a state record -> nothing: what cold files have of it counts no more. */
  goneFromCold: 0x0d,
  // A number that falls out of use stays here as a comment; take a fresh one. 0x07 were logs of blocks.
} as const;

/** First bytes that plugins reserve, both included: height -> what a plugin derives from the block. */
export const DERIVED_COLUMNS = [0x40, 0x7f] as const;

/** The first byte of a key space. */
export type Column = (typeof columns)[keyof typeof columns];

/** The single records. */
export type MetaName =
  /** Height and hash of the last block whose changes are in the database. */
  | 'head'
  /** Hash of the genesis that the database was made from. */
  | 'genesis'
  /** Versions of the modules whose migrations have run. */
  | 'module_versions'
  /** Types of the stores of the modules, as their records are written. */
  | 'state_types'
  /** Which cold files have which keys, and how far the walk over the state has come. */
  | 'cold'
  /** Height and root of the state-tree file written at a clean stop. */
  | 'state_tree'
  /** Height below which blocks, receipts and what is derived from them are pruned. */
  | 'pruned_below';

/** Bytes of a state record's key in the database before the key itself. */
export const STATE_PREFIX_LENGTH = 1;

const STATE = columns.state.toString(16).padStart(2, '0');

/** The key of a single record. */
export function metaKey(name: MetaName): Uint8Array {
  return Uint8Array.of(columns.meta, ...new TextEncoder().encode(name));
}

/** The key of a state record whose module, slot and key parts are given as hex. Throws RangeError on other text. */
export function stateKeyBytes(key: string): Uint8Array {
  return fromHex(STATE + key);
}

/** Writes that key. */
export function writeStateKey(to: Writer, key: string): void {
  to.u8(columns.state);
  to.hex(key);
}

/** The key of the header of a height. */
export function headerKey(height: number): Uint8Array {
  return heightKey(columns.headers, height);
}

/** The key of the height of a block. */
export function blockHashKey(hash: Hash): Uint8Array {
  return hashKey(columns.blockHashes, hash);
}

/** The key of the receipts of a height. */
export function receiptsKey(height: number): Uint8Array {
  return heightKey(columns.receipts, height);
}

/** The key of the place of a bundle. */
export function bundleKey(hash: Hash): Uint8Array {
  return hashKey(columns.bundles, hash);
}

/** Writes that key. */
export function writeBundleKey(to: Writer, hash: Hash): void {
  to.u8(columns.bundles);
  to.hex(hash);
}

/** The key of a validator set by the hash that headers carry of it. */
export function validatorSetKey(hash: Hash): Uint8Array {
  return hashKey(columns.validatorSets, hash);
}

/** The key of the signed header of a height. */
export function signedHeaderKey(height: number): Uint8Array {
  return heightKey(columns.signedHeaders, height);
}

/** The key of what is derived from the block of a height under a column. */
export function derivedKey(column: number, height: number): Uint8Array {
  return heightKey(column, height);
}

/** The key of what the block of a height overwrote. */
export function replacedKey(height: number): Uint8Array {
  return heightKey(columns.replaced, height);
}

/** The key of the handover at a height. */
export function validatorSetChangeKey(height: number): Uint8Array {
  return heightKey(columns.handovers, height);
}

/** The height in a key of a column whose keys are heights. */
export function heightOfKey(key: Uint8Array): number {
  return Number(new DataView(key.buffer, key.byteOffset).getBigUint64(1));
}

/** All keys of a column whose keys are heights, for heights h with from <= h < to. */
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
