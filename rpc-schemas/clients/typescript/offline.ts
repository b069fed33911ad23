/** Offline signing: a bundle from given terms, signed without a connection to a node. */

import { operations as list, operation } from '../../../runtime/kernel/chain/operation.js';
import { type Outflow, outflowOf } from '../../../runtime/kernel/chain/outflow.js';
import { bundleTerms, Signatures } from '../../../runtime/kernel/chain/terms.js';
import { struct } from '../../../runtime/lib/codec/composites.js';
import { type Hash, toHex } from '../../../runtime/lib/codec/ids.js';
import { CodecError, encode } from '../../../runtime/lib/codec/type.js';
import { addressOfKey } from '../../../runtime/lib/crypto/address.js';
import { blake3 } from '../../../runtime/lib/crypto/hash.js';
import { chain as standard } from '../../client/chain.js';
import type { Operation } from '../../client/methods.js';
import { ClientError } from './errors.js';
import { type ChainForms, formsOf } from './forms.js';
import { ed25519Key, type SigningKey } from './keys.js';

/** Every term of a bundle. A machine without a connection can look none of them up. */
export interface OfflineTerms {
  readonly chainId: number;
  /** Number of bundles that the account has sent: `chain_getNonce`. */
  readonly nonce: number;
  /** As estimated by `chain_estimateFee`; unused gas costs nothing. */
  readonly gas_limit: number;
  /** Nano-units per gas: `gas_price` of `chain_estimateFee`. */
  readonly gas_price: number;
  /** Last height that may include the bundle. */
  readonly valid_until: number;
  readonly memo?: string;
  /** The account, if it is not that of the key: in native form, or 0x and 64 hex digits. */
  readonly from?: string;
}

/** A signed bundle. */
export interface SignedBundle {
  /** Parameter of `chain_submitBundle`, which any node accepts once. */
  readonly borsh_hex: string;
  /** Id of the bundle in native form, known before it is submitted. */
  readonly bundle_hash: string;
  /** JSON, decoded from the signed bytes. */
  readonly operations: readonly object[];
  /** Maximum outflow from the account through the operations, without fees. */
  readonly outflow: Outflow;
}

const Bundle = struct({ ...bundleTerms, operations: list(64) });

/**
 * Signs operations as one bundle. Names such as `bob.trl` cannot be resolved and are rejected. Throws ClientError
 * NotSigned if an operation or a term is invalid.
 */
export async function signOffline(
  key: Uint8Array | string | SigningKey,
  operations: readonly Operation[],
  { chainId: chain_id, from, memo = '', ...terms }: OfflineTerms,
  chain: ChainForms = standard,
): Promise<SignedBundle> {
  const signer = typeof key === 'string' || key instanceof Uint8Array ? ed25519Key(key) : key;
  const forms = formsOf(chain);
  const sender = from ?? `0x${addressOfKey(signer.publicKey)}`;
  const made = built({ version: 1, chain_id, from: sender, memo, ...terms, operations }, forms);
  const hash = blake3(made.bytes);
  const { keyType: key_type, publicKey: public_key } = signer;
  const signature = { key_type, public_key, signature: await signer.sign(hash) };
  return {
    borsh_hex: `0x${toHex(made.bytes)}${toHex(encode(Signatures, [signature]))}`,
    bundle_hash: forms.hash(toHex(hash) as Hash),
    operations: made.operations.map((one) => operation.toJson(one, forms) as object),
    outflow: outflowOf(made.operations, chain.symbol),
  };
}

function built(json: object, forms: ReturnType<typeof formsOf>) {
  try {
    const bundle = Bundle.fromJson(json as never, forms);
    return { bytes: encode(Bundle, bundle, forms.operations), operations: bundle.operations };
  } catch (cause) {
    if (!(cause instanceof CodecError)) throw cause;
    throw new ClientError('NotSigned', `the bundle was not signed: ${cause.path}: ${cause.message}`);
  }
}
