/** Ethereum logs of token and collection events, and their storage per block. */

import { type Address, decode, encode, fromHex, type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import { BLOOM_BYTES, bloomOf } from './bloom.js';

/** An Ethereum log: emitted by a contract (its bare form), searchable by up to four topics. */
export const Log = t.struct({
  address: t.address,
  topics: t.list(t.hex32, 4),
  data: t.bytes(0, 32_768, 'bare'),
});
export type Log = ValueOf<typeof Log>;

/** The logs of one bundle. `first` is the index of its first log in the block. */
const BundleLogs = t.struct({ bundle: t.u32, first: t.u32, logs: t.list(Log, 65_536, 1) });

const BlockLogs = t.struct({
  bloom: t.bytes(BLOOM_BYTES, BLOOM_BYTES, 'bare'),
  bundles: t.list(BundleLogs, 20_000, 1),
});
/** The logs of a block, and one Bloom filter over all of them. Bundles without logs are omitted. */
export type BlockLogs = ValueOf<typeof BlockLogs>;

/** Encodes the logs of a block; undefined if there are none. */
export function writeLogs(bundles: readonly (readonly Log[])[]): Uint8Array | undefined {
  const kept: ValueOf<typeof BundleLogs>[] = [];
  for (let bundle = 0, first = 0; bundle < bundles.length; bundle++) {
    const logs = bundles[bundle]!;
    if (logs.length > 0) kept.push({ bundle, first, logs });
    first += logs.length;
  }
  return kept.length === 0 ? undefined : encode(BlockLogs, { bloom: bloomOf(bundles.flat()), bundles: kept });
}

const NOTHING: BlockLogs = { bloom: new Uint8Array(BLOOM_BYTES), bundles: [] };

/** Decodes the logs of a block; empty bytes mean no logs. */
export const readLogs = (bytes: Uint8Array): BlockLogs => (bytes.length > 0 ? decode(BlockLogs, bytes) : NOTHING);

/** Reads only the Bloom filter; undefined for a block without logs. */
export const readBloom = (bytes: Uint8Array): Uint8Array | undefined =>
  bytes.length > 0 ? bytes.subarray(0, BLOOM_BYTES) : undefined;

/** Keccak-256 of the event signatures. */
export const TOPICS = {
  /** Transfer(address,address,uint256), of ERC-20 and ERC-721. */
  Transfer: 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  /** Approval(address,address,uint256) */
  Approval: '8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  /** ApprovalForAll(address,address,bool) */
  ApprovalForAll: '17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  /** TransferSingle(address,address,address,uint256,uint256) */
  TransferSingle: 'c3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  /** TransferBatch(address,address,address,uint256[],uint256[]) */
  TransferBatch: '4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
} as const;

/** Builds a log of an event: the topics after the event name, and data as words of hex. */
export const logOf = (
  address: Address,
  event: keyof typeof TOPICS,
  topics: readonly (Address | Hash | string)[],
  data: string,
): Log => ({ address, topics: [TOPICS[event], ...topics] as readonly string[] as Hash[], data: fromHex(data) });
