/** JSON of blocks and transactions for Ethereum clients (ethereum 2.5) (decision 0060). */

import { BLOOM_BYTES, readBloom, type Transaction, weiPrice } from '../../modules/evm/port.js';
import { type FinalBlock, type Json, mapInSlices, type PluginContext, toHex } from '../../runtime/plugin.js';
import { type Envelope, paidPerGas, viewOf } from './bundle-view.js';
import { addressOf, hexOf } from './types.js';

/** Keccak-256 of the empty RLP list: there are no uncles. */
const NO_UNCLES = '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347';
/** Root of the empty trie; clients recognize a block without transactions by it. */
const EMPTY_ROOT = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421';
const NO_BLOOM = `0x${'00'.repeat(BLOOM_BYTES)}`;

const secondsOf = ({ header }: Pick<FinalBlock, 'header'>): string => hexOf(Math.trunc(header.timestamp_ms / 1000));

/** Notification of a new head. `logs` are the stored log bytes of the block. */
export function headJson({ header, hash }: Pick<FinalBlock, 'header' | 'hash'>, logs: Uint8Array): Json & object {
  const bloom = readBloom(logs);
  const rootOf = (root: string): string => (header.bundle_count === 0 ? EMPTY_ROOT : `0x${root}`);
  return {
    number: hexOf(header.height),
    hash: `0x${hash}`,
    parentHash: `0x${header.parent_hash}`,
    nonce: `0x${'00'.repeat(8)}`,
    sha3Uncles: NO_UNCLES,
    logsBloom: bloom ? `0x${toHex(bloom)}` : NO_BLOOM,
    transactionsRoot: rootOf(header.transactions_root),
    stateRoot: `0x${header.state_root}`,
    receiptsRoot: rootOf(header.receipts_root),
    miner: addressOf(header.proposer),
    difficulty: '0x0',
    totalDifficulty: '0x0',
    extraData: '0x',
    gasLimit: hexOf(header.gas_limit),
    gasUsed: hexOf(header.gas_used),
    timestamp: secondsOf({ header }),
    mixHash: `0x${'00'.repeat(32)}`,
    baseFeePerGas: hexOf(weiPrice(header.base_fee)),
  };
}

/** A block with its transactions, or with their hashes. */
export async function blockJson(
  node: PluginContext,
  block: FinalBlock,
  logs: Uint8Array,
  full: boolean,
): Promise<Json> {
  const { ledger } = node;
  return {
    ...headJson(block, logs),
    size: hexOf(block.sizeBytes),
    transactions: await mapInSlices(block.envelopes, (envelope, index) =>
      full ? ledger.read(() => transactionJson(node, envelope, { block, index })) : `0x${envelope.hash}`,
    ),
    uncles: [],
  };
}

/** Location of a final transaction; undefined while it is pending. */
export interface TransactionLocation {
  readonly block: FinalBlock;
  readonly index: number;
}

/** JSON of a transaction. Must run where state can be read. */
export function transactionJson(node: PluginContext, envelope: Envelope, place: TransactionLocation | undefined): Json {
  const { type, from, to, value, input, signed } = viewOf(node, envelope);
  const { hash, nonce, bundle } = envelope;
  return {
    blockHash: place ? `0x${place.block.hash}` : null,
    blockNumber: place ? hexOf(place.block.header.height) : null,
    blockTimestamp: place ? secondsOf(place.block) : null,
    transactionIndex: place ? hexOf(place.index) : null,
    hash: `0x${hash}`,
    type: hexOf(type),
    from: addressOf(from),
    to: to === null ? null : addressOf(to),
    nonce: hexOf(nonce),
    gas: hexOf(bundle.gas_limit),
    value: hexOf(value),
    input: `0x${toHex(input)}`,
    chainId: hexOf(bundle.chain_id),
    gasPrice: hexOf(priceOf(node, envelope, signed, place)),
    ...(signed ? signatureJson(signed) : { v: '0x0', r: '0x0', s: '0x0' }),
  };
}

/**
 * Signed price, if the transaction names a single one; otherwise the price paid, or the maximum price while it is
 * pending.
 */
function priceOf(
  { ledger }: PluginContext,
  envelope: Envelope,
  signed: Transaction | undefined,
  place: TransactionLocation | undefined,
): bigint {
  if (signed && (signed.type !== 2 || !place)) return signed.feeCap;
  return place ? paidPerGas(place.block.outcomes[place.index]!, ledger.chain) : weiPrice(envelope.bundle.gas_price);
}

function signatureJson({ type, chainId, signature, feeCap, tipCap, accessList }: Transaction): object {
  const [r, s] = [signature.subarray(0, 32), signature.subarray(32, 64)].map((half) =>
    hexOf(BigInt(`0x${toHex(half)}`)),
  );
  const parity = signature[64]!;
  if (type === 0) return { v: hexOf(35 + 2 * chainId + parity), r, s };
  const caps = type === 2 ? { maxFeePerGas: hexOf(feeCap), maxPriorityFeePerGas: hexOf(tipCap) } : {};
  return { ...caps, accessList, v: hexOf(parity), yParity: hexOf(parity), r, s };
}
