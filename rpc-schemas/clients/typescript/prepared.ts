/**
 * Verification of prepared bundles: the content that a node prepared is rebuilt here from the request, and signed only
 * if both are equal.
 */

import { type Operation, operations } from '../../../runtime/kernel/chain/operation.js';
import { bundleTerms } from '../../../runtime/kernel/chain/terms.js';
import { feeOf } from '../../../runtime/kernel/chain/units.js';
import { struct } from '../../../runtime/lib/codec/composites.js';
import { type Address, fromHex, toHex } from '../../../runtime/lib/codec/ids.js';
import { CodecError, encode, Reader, type TextForms, type ValueOf } from '../../../runtime/lib/codec/type.js';
import { blake3 } from '../../../runtime/lib/crypto/hash.js';
import { ClientError } from './errors.js';

/** The fields in the response of chain_prepareBundle that are signed. */
export interface Prepared {
  readonly unsigned_bundle_hex: string;
  readonly signing_hash: string;
}

/** Required terms of the bundle. The node chooses omitted terms, within the bounds here. */
export interface Wanted {
  readonly chainId: number;
  /** Decimals of the native token. */
  readonly decimals: number;
  readonly from: Address;
  /** JSON, as sent to the node. */
  readonly operations: readonly object[];
  readonly memo?: string;
  readonly nonce?: number;
  readonly gas_limit?: number;
  readonly gas_price?: number;
  readonly valid_until?: number;
  /** Maximum fee in raw native units. */
  readonly maxFee: bigint;
}

/** Nonces of the account and the height, from another method of the node. */
export interface AccountStatus {
  readonly height: number;
  /** Number of the account's bundles in blocks. */
  readonly confirmed: number;
  /** The same including pending bundles. */
  readonly pending: number;
  /** Nonces that were signed here before: a second bundle would replace the first. */
  readonly taken?: ReadonlySet<number>;
}

/** Wording of errors for the user. */
export interface Wording {
  amount(raw: bigint): string;
  /** Name of the option that raises the maximum fee. */
  readonly most: string;
}

const Terms = struct(bundleTerms);
const Bundle = struct({ ...bundleTerms, operations: operations(64) });

/** The terms of a bundle, as encoded in its bytes. */
export type SigningTerms = ValueOf<typeof Terms>;

/** Maximum validity of a signature in blocks, unless the caller sets another. */
const LONGEST = 10_000;

const PLAIN: Wording = { amount: (raw) => `${raw} raw units`, most: 'maxFee' };

/** The terms chosen by the node, if they are within the request. Throws ClientError NotSigned. */
export function checkedTerms(
  { unsigned_bundle_hex, signing_hash }: Prepared,
  wanted: Wanted,
  at: AccountStatus,
  { amount, most }: Wording = PLAIN,
): { readonly bytes: Uint8Array; readonly terms: SigningTerms } {
  const bytes = read(() => fromHex(unsigned_bundle_hex));
  if (toHex(blake3(bytes)) !== signing_hash.replace(/^0x/, '')) refuse('the bytes do not match the hash');
  const terms = read(() => Terms.read(new Reader(bytes)));
  const { chain_id, from, nonce, gas_limit, gas_price, valid_until, memo } = terms;
  if (chain_id !== wanted.chainId) refuse(`it is for chain ${chain_id}, not ${wanted.chainId}`);
  if (from !== wanted.from) refuse(`it spends from 0x${from}`);
  if (memo !== (wanted.memo ?? '')) refuse('the memo differs');
  for (const term of ['nonce', 'gas_limit', 'gas_price', 'valid_until'] as const) {
    const asked = wanted[term] ?? terms[term];
    if (asked !== terms[term]) refuse(`its ${term} is ${terms[term]}, requested: ${asked}`);
  }
  if (wanted.nonce === undefined && (nonce < at.confirmed || nonce > at.pending)) {
    refuse(`its nonce is ${nonce}, and the next one of the account is ${at.pending}`);
  }
  if (wanted.nonce === undefined && at.taken?.has(nonce)) {
    refuse(`it would replace what was signed with nonce ${nonce}; to do that, ask for this nonce`);
  }
  if (wanted.valid_until === undefined && (valid_until <= at.height || valid_until > at.height + LONGEST)) {
    refuse(`it is valid until height ${valid_until}, and the chain is at ${at.height}`);
  }
  const fee = feeOf(gas_limit, gas_price, wanted);
  if (fee > wanted.maxFee) refuse(`it may cost ${amount(fee)}, and ${most} is ${amount(wanted.maxFee)}`);
  return { bytes, terms };
}

/**
 * The operations in the bytes, rebuilt here from the request; throws if they differ. `unknown` tells the user what to
 * do about operations that cannot be rebuilt here. Throws ClientError NotSigned.
 */
export function checkOperations(
  bytes: Uint8Array,
  terms: SigningTerms,
  asked: readonly object[],
  forms: TextForms,
  unknown: string,
): readonly Operation[] {
  const json = { ...terms, from: `0x${terms.from}`, operations: asked };
  const made = own(json, forms, unknown);
  if (toHex(made.bytes) !== toHex(bytes)) refuse('the operations differ from the request');
  return made.operations;
}

function own(json: object, forms: TextForms, unknown: string) {
  try {
    const bundle = Bundle.fromJson(json, forms);
    return { operations: bundle.operations, bytes: encode(Bundle, bundle, forms.operations) };
  } catch (cause) {
    if (!(cause instanceof CodecError)) throw cause;
    return refuse(`the operations cannot be encoded here (${cause.path}: ${cause.message}); ${unknown}`);
  }
}

function read<T>(what: () => T): T {
  try {
    return what();
  } catch (cause) {
    if (!(cause instanceof CodecError || cause instanceof RangeError)) throw cause;
    return refuse(`the bundle cannot be decoded: ${cause.message}`);
  }
}

function refuse(why: string): never {
  throw new ClientError('NotSigned', `the bundle prepared by the node was not signed: ${why}`);
}
