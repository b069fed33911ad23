/** Decoding of Ethereum transactions: legacy with EIP-155, access lists (EIP-2930) and fee caps (EIP-1559). */

import { type Address, type Hash, isCanonicalSignature, keccak256, toHex } from '../../runtime/sdk.js';
import { numberBytes, type RlpItem, readNumber, readRlp, rlpBytes, rlpList, rlpTyped } from './rlp.js';

/** A transaction as signed. Amounts are in wei. */
export interface Transaction {
  readonly type: 0 | 1 | 2;
  /** Keccak-256 of the raw bytes. */
  readonly hash: Hash;
  readonly chainId: number;
  readonly nonce: number;
  readonly gas: number;
  /** Maximum price per unit of gas: gasPrice, or maxFeePerGas. */
  readonly feeCap: bigint;
  /** maxPriorityFeePerGas; the gas price for types without one. Never charged. */
  readonly tipCap: bigint;
  /** The bare form 0 ‖ E; null to create a contract. */
  readonly to: Address | null;
  readonly value: bigint;
  readonly data: Uint8Array;
  readonly accessList: readonly { readonly address: string; readonly storageKeys: readonly string[] }[];
  /** The signed digest, and the signature as r, s and parity. */
  readonly digest: Hash;
  readonly signature: Uint8Array;
}

/** Maximum bytes of a raw transaction; with its bundle, that makes 131,072. */
export const MAX_RAW = 130_980;

const PRE_155 = 'only replay-protected (EIP-155) transactions allowed over RPC';
const NOT_CANONICAL = 'rlp: the transaction is not canonically encoded';
const BAD_SIGNATURE = 'invalid transaction v, r, s values';

/** Cache: a transaction is decoded at admission, in simulation, in the block and by readers. */
const known = new WeakMap<Uint8Array, Transaction | string>();

/**
 * Decodes a transaction, or returns the error in geth's words. Never throws. The bytes must not be modified afterwards.
 */
export function readTransaction(raw: Uint8Array): Transaction | string {
  const found = known.get(raw) ?? read(raw);
  known.set(raw, found);
  return found;
}

function read(raw: Uint8Array): Transaction | string {
  if (raw.length === 0) return 'typed transaction too short';
  if (raw.length > MAX_RAW) return 'oversized data';
  const [head] = raw;
  if (head! >= 0xc0) return readLegacy(raw);
  if (head === 1 || head === 2) return readTyped(raw, head);
  return 'transaction type not supported';
}

function readLegacy(raw: Uint8Array): Transaction | string {
  const items = readRlp(raw)?.items;
  if (items?.length !== 9) return NOT_CANONICAL;
  const [nonce, price, gas, to, value, data, v, r, s] = items as Nine;
  const tail = readNumber(v, 8);
  if (tail === undefined) return NOT_CANONICAL;
  if (tail === 27n || tail === 28n) return PRE_155;
  if (tail < 35n) return BAD_SIGNATURE;
  const chain = (tail - 35n) / 2n;
  const unsigned = [...items.slice(0, 6).map(({ whole }) => whole), rlpBytes(numberBytes(chain)), ZERO, ZERO];
  return transactionOf(
    { type: 0, raw, payload: rlpList(unsigned), chain, parity: (tail - 35n) % 2n, accessList: [] },
    { nonce, tip: price, cap: price, gas, to, value, data, r, s },
  );
}

const ZERO = Uint8Array.of(0x80);
type Nine = [RlpItem, RlpItem, RlpItem, RlpItem, RlpItem, RlpItem, RlpItem, RlpItem, RlpItem];

function readTyped(raw: Uint8Array, type: 1 | 2): Transaction | string {
  const items = readRlp(raw.subarray(1))?.items;
  if (items?.length !== (type === 1 ? 11 : 12)) return NOT_CANONICAL;
  const [chainItem, nonce, tip] = items as Nine;
  // From here on, type 2 has one item more: the cap after the tip.
  const [cap, gas, to, value, data, list, parityItem, r, s] = items.slice(type + 1) as Nine;
  const chain = readNumber(chainItem, 8);
  const parity = readNumber(parityItem, 1);
  const accessList = readAccessList(list);
  if (chain === undefined || parity === undefined || !accessList) return NOT_CANONICAL;
  const payload = rlpTyped(
    type,
    items.slice(0, -3).map(({ whole }) => whole),
  );
  return transactionOf(
    { type, raw, payload, chain, parity, accessList },
    { nonce, tip, cap, gas, to, value, data, r, s },
  );
}

interface Frame extends Pick<Transaction, 'type' | 'accessList'> {
  readonly raw: Uint8Array;
  /** Bytes that are hashed and signed. */
  readonly payload: Uint8Array;
  readonly chain: bigint;
  readonly parity: bigint;
}

type Fields = Readonly<Record<'nonce' | 'tip' | 'cap' | 'gas' | 'to' | 'value' | 'data' | 'r' | 's', RlpItem>>;

function transactionOf({ type, raw, payload, chain, parity, accessList }: Frame, items: Fields): Transaction | string {
  const { to, data } = items;
  const nonce = readNumber(items.nonce, 8);
  const gas = readNumber(items.gas, 8);
  const [feeCap, tipCap, value, r, s] = (['cap', 'tip', 'value', 'r', 's'] as const).map((name) =>
    readNumber(items[name], 32),
  );
  const numbers = [nonce, gas, feeCap, tipCap, value, r, s];
  if (numbers.includes(undefined) || data.items || to.items) return NOT_CANONICAL;
  if (to.content.length !== 0 && to.content.length !== 20) return NOT_CANONICAL;
  if (nonce! > SAFE) return 'nonce has max value';
  if (gas! > SAFE) return 'exceeds block gas limit';
  if (chain > SAFE) return `invalid chain id for signer: have ${chain}`;
  const signature = new Uint8Array(65);
  signature.set(items.r.content, 32 - items.r.content.length);
  signature.set(items.s.content, 64 - items.s.content.length);
  signature[64] = Number(parity);
  if (parity > 1n || !isCanonicalSignature(signature)) return BAD_SIGNATURE;
  return {
    type,
    hash: toHex(keccak256(raw)) as Hash,
    chainId: Number(chain),
    nonce: Number(nonce),
    gas: Number(gas),
    feeCap: feeCap!,
    tipCap: tipCap!,
    to: to.content.length === 0 ? null : (toHex(to.content).padStart(64, '0') as string as Address),
    value: value!,
    data: data.content,
    accessList,
    digest: toHex(keccak256(payload)) as Hash,
    signature,
  };
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** Checks the form of an access list (addresses with storage keys). It has no effect, because there is no storage. */
function readAccessList({ items }: RlpItem): Transaction['accessList'] | undefined {
  const entries = items?.map((entry) => {
    const [address, keys, ...more] = entry.items ?? [];
    const fits = address?.content.length === 20 && !address.items && keys?.items && more.length === 0;
    if (!fits || keys.items.some((key) => key.items || key.content.length !== 32)) return undefined;
    return {
      address: `0x${toHex(address.content)}`,
      storageKeys: keys.items.map(({ content }) => `0x${toHex(content)}`),
    };
  });
  return entries?.includes(undefined) ? undefined : (entries as Transaction['accessList'] | undefined);
}
