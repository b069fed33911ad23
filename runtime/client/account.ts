/** An account that signs on this side: the node prepares a bundle, its bytes are checked, signed, submitted and seen final. */

import type { Methods, Operation, Receipt, Rejected } from '../../rpc-schemas/client/methods.js';
import { bundleTerms, Signatures } from '../kernel/chain/terms.js';
import { struct } from '../lib/codec/composites.js';
import { type Address, fromHex, toHex } from '../lib/codec/ids.js';
import { CodecError, encode, Reader, type ValueOf } from '../lib/codec/type.js';
import { addressOfKey, addressText, parseAddress } from '../lib/crypto/address.js';
import { blake3 } from '../lib/crypto/hash.js';
import { ClientError, NodeError } from './errors.js';
import { ed25519Key, type SigningKey, typeName } from './keys.js';

/** What of a bundle is the caller's, and the most that it may cost. */
export interface Sending {
  /** Most raw native units for the whole bundle; 1,000,000,000 unless told. */
  readonly maxFee?: bigint;
  readonly memo?: string;
  readonly gas_limit?: number;
  readonly gas_price?: number;
  /** Last height at which it may be included. */
  readonly valid_until?: number;
  /** How long to wait for its block, in milliseconds; 60,000 unless told. */
  readonly patience?: number;
}

/** What an account needs of a client. */
export interface NodeSide {
  ask<Answered>(method: string, params?: readonly unknown[]): Promise<Answered>;
  /** The chain that bundles are for, and how its addresses begin. */
  chain(): Promise<{ readonly chainId: number; readonly addressPrefix: string }>;
}

type Prepared = Methods['chain_prepareBundle']['result'];

const Terms = struct(bundleTerms);

/** The terms of a bundle, as they stand in its bytes. */
export type SigningTerms = ValueOf<typeof Terms>;

const MAX_FEE = 1_000_000_000n;
const PATIENCE_MS = 60_000;
const EVERY_MS = 250;
/** The node has the bundle, and answers no longer. */
const TIMEOUT = 1027;

/** Made by `client.account`. The secret never leaves it. */
export class Account {
  readonly publicKey: Uint8Array;
  readonly #node: NodeSide;
  readonly #key: SigningKey;
  readonly #address: string;

  /** Throws RangeError unless a secret is 32 bytes or 64 hex digits. */
  constructor(node: NodeSide, key: Uint8Array | string | SigningKey, address?: string) {
    this.#node = node;
    this.#key = typeof key === 'string' || key instanceof Uint8Array ? ed25519Key(key) : key;
    this.publicKey = this.#key.publicKey;
    this.#address = address ?? `0x${addressOfKey(this.publicKey)}`;
  }

  /** In native form. */
  async address(): Promise<string> {
    const { addressPrefix } = await this.#node.chain();
    return addressText(await this.#id(), addressPrefix);
  }

  /**
   * Signs and submits operations as one bundle, and resolves to its receipt when its block is final. Rejects with NodeError
   * when it is refused, ClientError NotSigned when the bytes are not what was asked for, StillPending when no block has it.
   * Operations of modules outside of the default distribution: `send<object>([…])`.
   */
  async send<Known extends object = Operation>(
    operations: readonly NoInfer<Known>[],
    sending: Sending = {},
  ): Promise<Receipt> {
    const { maxFee = MAX_FEE, patience = PATIENCE_MS, ...options } = sending;
    const from = await this.#id();
    const { chainId } = await this.#node.chain();
    const wanted = [`0x${from}`, operations, options, typeName(this.#key)];
    const prepared = await this.#node.ask<Prepared>('chain_prepareBundle', wanted);
    const bytes = checked(prepared, { ...options, maxFee, from, chainId });
    const hash = blake3(bytes);
    const { keyType: key_type, publicKey: public_key } = this.#key;
    const signature = { key_type, public_key, signature: await this.#key.sign(hash) };
    return this.#included(toHex(bytes) + toHex(encode(Signatures, [signature])), toHex(hash), patience);
  }

  async #id(): Promise<Address> {
    const { addressPrefix } = await this.#node.chain();
    const id = parseAddress(this.#address, addressPrefix);
    if (id === undefined) throw new RangeError(`${this.#address} is no address: ${addressPrefix}… or 0x and 64 digits`);
    return id;
  }

  async #included(signed: string, hash: string, patience: number): Promise<Receipt> {
    const end = Date.now() + patience;
    try {
      const { receipt } = await this.#node.ask<{ receipt?: Receipt | null }>('chain_submitBundle', [
        signed,
        { wait: 'included' },
      ]);
      if (receipt) return receipt;
    } catch (cause) {
      if (!(cause instanceof NodeError) || cause.code !== TIMEOUT) throw cause;
    }
    while (Date.now() < end) {
      const found = await this.#node.ask<Receipt | Rejected | null>('chain_getTransactionReceipt', [`0x${hash}`]);
      if (found?.status === 'success') return found;
      if (found) throw new NodeError({ ...found.error, data: found.error });
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    throw new ClientError(
      'StillPending',
      `bundle 0x${hash} is in no block yet; ask chain_getTransactionReceipt for it`,
    );
  }
}

/** What the bytes must say. */
interface Asked extends Omit<Sending, 'patience'> {
  readonly maxFee: bigint;
  readonly from: Address;
  readonly chainId: number;
}

/** The bytes to sign, once they hash to what the node says and carry the terms that were asked for. */
function checked({ unsigned_bundle_hex, signing_hash }: Prepared, asked: Asked): Uint8Array {
  const bytes = read(() => fromHex(unsigned_bundle_hex));
  if (toHex(blake3(bytes)) !== signing_hash.replace(/^0x/, '')) refuse('its bytes do not have the hash that it tells');
  const terms = read(() => Terms.read(new Reader(bytes)));
  const { chain_id, from, gas_limit, gas_price, valid_until, memo } = terms;
  if (chain_id !== asked.chainId) refuse(`it is for chain ${chain_id}, not ${asked.chainId}`);
  if (from !== asked.from) refuse(`it spends from 0x${from}`);
  if (memo !== (asked.memo ?? '')) refuse('it has another memo');
  const wanted = { gas_limit, gas_price, valid_until, ...defined(asked) };
  if (wanted.gas_limit !== gas_limit || wanted.gas_price !== gas_price || wanted.valid_until !== valid_until) {
    refuse('its gas or its last height is not what was asked for');
  }
  const fee = BigInt(gas_limit) * BigInt(gas_price);
  if (fee > asked.maxFee) refuse(`it may cost ${fee} raw units, and maxFee is ${asked.maxFee}`);
  return bytes;
}

const defined = ({ gas_limit, gas_price, valid_until }: Asked) =>
  Object.fromEntries(
    Object.entries({ gas_limit, gas_price, valid_until }).filter(([, value]) => value !== undefined),
  ) as Partial<Pick<SigningTerms, 'gas_limit' | 'gas_price' | 'valid_until'>>;

function read<T>(what: () => T): T {
  try {
    return what();
  } catch (cause) {
    if (!(cause instanceof CodecError || cause instanceof RangeError)) throw cause;
    return refuse(`it cannot be read: ${cause.message}`);
  }
}

function refuse(why: string): never {
  throw new ClientError('NotSigned', `what the node prepared is not signed: ${why}`);
}
