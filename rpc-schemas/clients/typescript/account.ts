/**
 * An account that signs locally: the node prepares a bundle, which is rebuilt here, compared, signed, submitted and
 * followed until final.
 */

import { operation } from '../../../runtime/kernel/chain/operation.js';
import { type Outflow, outflowOf } from '../../../runtime/kernel/chain/outflow.js';
import { Signatures } from '../../../runtime/kernel/chain/terms.js';
import { unitOf } from '../../../runtime/kernel/chain/units.js';
import { type Address, type Hash, toHex } from '../../../runtime/lib/codec/ids.js';
import { encode, type Json, type TextForms } from '../../../runtime/lib/codec/type.js';
import { addressOfKey } from '../../../runtime/lib/crypto/address.js';
import { blake3 } from '../../../runtime/lib/crypto/hash.js';
import type { Methods, Operation, Receipt, Rejected } from '../../client/methods.js';
import { ClientError, NodeError } from './errors.js';
import type { ChainForms } from './forms.js';
import { ed25519Key, type SigningKey, typeName } from './keys.js';
import { boundsOf, checkMaxOut, type MaxOut } from './max-out.js';
import { isName, withoutNames } from './names.js';
import { checkedTerms, checkOperations, type SigningTerms } from './prepared.js';
import { uncheckedAddresses } from './unchecked.js';

/** The caller's terms of a bundle, and its maximum cost. */
export interface Sending {
  /** Maximum fee of the whole bundle in raw native units; default one whole native token. */
  readonly maxFee?: bigint;
  /** Maximum outflow from the account, as declared by the operations, without fees; unbounded if omitted. */
  readonly maxOut?: MaxOut;
  readonly memo?: string;
  readonly gas_limit?: number;
  readonly gas_price?: number;
  /** Last height at which it may be included; default within 10,000 blocks. */
  readonly valid_until?: number;
  /** Its nonce; default the next one according to the node. */
  readonly nonce?: number;
  /**
   * Called before signing if the node warns, for example of a recipient unknown to the chain, and if names stand for
   * addresses (`bob.trl is trl…`). False cancels the signature. By default warnings go to the console.
   */
  readonly confirm?: (warnings: readonly string[]) => boolean | Promise<boolean>;
  /**
   * Called before every signature, instead of `confirm`, with the content to sign as rebuilt and compared here. False
   * cancels the signature.
   */
  readonly review?: (bundle: Reviewed) => boolean | Promise<boolean>;
  /** Maximum wait for its block in milliseconds; default 60,000. */
  readonly patience?: number;
}

/** A bundle before its signature. */
export interface Reviewed {
  /** JSON, decoded from the bytes to sign. */
  readonly operations: readonly object[];
  /** Maximum outflow from the account through the operations, without fees. */
  readonly outflow: Outflow;
  readonly terms: SigningTerms;
  /** The hash to sign, which identifies the bundle, in native form. */
  readonly hash: string;
  /** Warnings of the node, and the addresses for which names stand. */
  readonly warnings: readonly string[];
  /** Given addresses of others without a checksum, in which a typing error goes unnoticed. */
  readonly unchecked: readonly string[];
}

/** The parts of a client that an account uses. */
export interface NodeSide {
  ask<Answered>(method: string, params?: readonly unknown[]): Promise<Answered>;
  /** Text forms of the chain's ids and operations. */
  readonly forms: TextForms;
  /** Prefixes and native token of the chain. */
  readonly chain: ChainForms;
  /** The address of a name, in native form. Rejects with ClientError NoSuchName. */
  resolve(name: string): Promise<string>;
  /** The id of the chain, which never changes, and the height of the node. Rejects with ClientError OtherChain. */
  identify(): Promise<{ readonly chainId: number; readonly height: number }>;
}

const printWarnings = (warnings: readonly string[]): boolean => {
  for (const warning of warnings) console.warn(warning);
  return true;
};

type Nonces = Methods['chain_getNonce']['result'];

const PATIENCE_MS = 60_000;
const EVERY_MS = 250;
/** The node has the bundle, but its response timed out. */
const TIMEOUT = 1027;

/** Returned by `client.account`. The secret never leaves it. */
export class Account {
  readonly publicKey: Uint8Array;
  readonly #node: NodeSide;
  readonly #key: SigningKey;
  readonly #given: string;
  #known: Address | undefined;
  /** Nonces of bundles that were signed here and not rejected. */
  readonly #signed = new Set<number>();

  /** Throws RangeError unless a secret is 32 bytes or 64 hex digits. */
  constructor(node: NodeSide, key: Uint8Array | string | SigningKey, address?: string) {
    this.#node = node;
    this.#key = typeof key === 'string' || key instanceof Uint8Array ? ed25519Key(key) : key;
    this.publicKey = this.#key.publicKey;
    this.#given = address ?? `0x${addressOfKey(this.publicKey)}`;
  }

  /** In native form; a name is resolved once. */
  async address(): Promise<string> {
    return this.#node.forms.address(await this.#id());
  }

  /**
   * Signs and submits operations as one bundle, and resolves to its receipt when its block is final. Rejects with
   * NodeError if the node rejects it, ClientError NotSigned if the bytes differ from the request, StillPending if no
   * block includes it in time. For operations of modules outside the default distribution use `send<object>([…])`, with
   * their forms in the client's options.
   */
  async send<Known extends object = Operation>(
    operations: readonly NoInfer<Known>[],
    sending: Sending = {},
  ): Promise<Receipt> {
    const { chain } = this.#node;
    const {
      maxFee = unitOf(chain),
      maxOut,
      patience = PATIENCE_MS,
      nonce,
      confirm = printWarnings,
      review,
      ...options
    } = sending;
    const bounds = maxOut && boundsOf(maxOut, chain);
    const from = await this.#id();
    const { forms } = this.#node;
    const names: string[] = [];
    const pinned = await withoutNames(operations, forms, async (name) => {
      const address = await this.#node.resolve(name);
      names.push(`${name} is ${address}`);
      return address;
    });
    const wantedKey = typeName(this.#key);
    const [{ chainId, height }, prepared] = await Promise.all([
      this.#node.identify(),
      this.#node.ask<Methods['chain_prepareBundle']['result']>('chain_prepareBundle', [
        `0x${from}`,
        pinned,
        options,
        wantedKey,
      ]),
    ]);
    // Requested after the preparation, so that the bundle's nonce cannot be a later one.
    const nonces = await this.#node.ask<Nonces>('chain_getNonce', [`0x${from}`]);
    const wanted = {
      ...options,
      ...(nonce === undefined ? {} : { nonce }),
      chainId,
      decimals: chain.decimals,
      from,
      operations: pinned,
      maxFee,
    };
    const { bytes, terms } = checkedTerms(prepared, wanted, { ...nonces, height, taken: this.#signed });
    const advice = 'connect with the forms of its modules: connect(url, { chain })';
    const decoded = checkOperations(bytes, terms, pinned, forms, advice);
    const outflow = outflowOf(decoded, chain.symbol);
    if (bounds) checkMaxOut(outflow, bounds, chain);
    const warnings = [...names, ...prepared.warnings];
    const hash = blake3(bytes);
    const agreed = review
      ? await review({
          operations: decoded.map(
            (one) => operation.toJson(one, forms) as Exclude<Json, string | number | boolean | null>,
          ),
          outflow,
          terms,
          hash: forms.hash(toHex(hash) as Hash),
          warnings,
          unchecked: uncheckedAddresses(operations, forms, from),
        })
      : warnings.length === 0 || (await confirm(warnings));
    if (!agreed) throw new ClientError('NotSigned', `not confirmed: ${warnings.join('; ')}`);
    const { keyType: key_type, publicKey: public_key } = this.#key;
    const signature = { key_type, public_key, signature: await this.#key.sign(hash) };
    this.#signed.add(terms.nonce);
    try {
      return await this.#included(toHex(bytes) + toHex(encode(Signatures, [signature])), toHex(hash), patience);
    } catch (cause) {
      if (cause instanceof NodeError) this.#signed.delete(terms.nonce);
      throw cause;
    }
  }

  async #id(): Promise<Address> {
    const text = isName(this.#given) && this.#known === undefined ? await this.#node.resolve(this.#given) : this.#given;
    this.#known ??= this.#node.forms.parseAddress(text);
    if (this.#known === undefined)
      throw new RangeError(`${text} is neither an address of this chain nor 0x and 64 hex digits`);
    return this.#known;
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
      `bundle 0x${hash} is not in a block yet; check it later with chain_getTransactionReceipt`,
    );
  }
}
