/**
 * Carried transactions: signed in their own format and sent as the only operation of a bundle derived from them.
 * Decision 0055.
 */

import { type Address, fromHex, type Hash, toHex } from '../../lib/codec/ids.js';
import { KeyType } from '../../lib/crypto/signatures.js';
import { error } from '../../lib/errors.js';
import type { Bundle, Signature } from './bundle.js';
import type { Operation } from './operation.js';
import { SignatureCache } from './signature-cache.js';

/** Terms of a carried transaction, as its operation reports them. The bundle around it must have the same terms. */
export interface Carried {
  /** Id by which callers know the transaction; also the id of the bundle. */
  readonly id: Hash;
  readonly chain_id: number;
  readonly nonce: number;
  readonly gas_limit: number;
  readonly gas_price: number;
  /** The gas price before rounding, in billionths of the unit of `gas_price`. */
  readonly exactPrice: bigint;
  /** The signed digest and the recoverable signature; the recovered signer is the sender. */
  readonly digest: Hash;
  readonly signature: Uint8Array;
}

export const NotCarried = error(
  1032,
  'NotCarried',
  'The operation travels alone, in a bundle without signatures that says what its transaction says',
);

const BARE = '0'.repeat(24);

/** The account of a 20-byte address. */
export const accountOfSigner = (address: Uint8Array): Address => `${BARE}${toHex(address)}` as string as Address;

/** Builds the bundle that carries an operation of a sender. */
export function carrierOf(operation: Operation, carried: Carried, from: Address): Bundle {
  const { chain_id, nonce, gas_limit, gas_price } = carried;
  return { version: 1, chain_id, from, nonce, gas_limit, gas_price, valid_until: 0, memo: '', operations: [operation] };
}

/** Returns the carried transaction; undefined unless the bundle is exactly the one derived from its operation. */
export function carriedBy(bundle: Bundle, signatures: readonly Signature[]): Carried | undefined {
  const [operation] = bundle.operations;
  const carried = operation?.type.definition.carries?.(operation.params as never);
  if (!carried || bundle.operations.length !== 1 || signatures.length > 0) return undefined;
  const { chain_id, nonce, gas_limit, gas_price } = carried;
  const same =
    bundle.chain_id === chain_id &&
    bundle.nonce === nonce &&
    bundle.gas_limit === gas_limit &&
    bundle.gas_price === gas_price &&
    bundle.valid_until === 0 &&
    bundle.memo === '' &&
    bundle.from.startsWith(BARE);
  return same ? carried : undefined;
}

/** The transaction's own signature, to be checked against the claimed sender account. */
export function signedBy({ digest, signature }: Carried, from: Address): SignatureCache {
  return new SignatureCache(digest, {
    key_type: KeyType.Secp256k1,
    public_key: fromHex(from.slice(BARE.length)),
    signature,
  });
}
