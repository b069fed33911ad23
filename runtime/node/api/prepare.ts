/**
 * Preparation of a bundle before it is signed: executes its operations as a trial, measures gas and fills in the
 * remaining fields.
 */

import {
  type Bundle,
  Bundle as BundleType,
  bundleHash,
  MAX_BUNDLE_BYTES,
  sealEnvelope,
} from '../../kernel/chain/bundle.js';
import type { Operation } from '../../kernel/chain/operation.js';
import type { Outcome } from '../../kernel/chain/receipt.js';
import { placeholder } from '../../kernel/chain/simulate.js';
import { feeOf } from '../../kernel/chain/units.js';
import { amountOf, ofToken } from '../../lib/codec/amount-of.js';
import { list, option, struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import { type Address, toHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { encode, type Json, titled, type ValueOf } from '../../lib/codec/type.js';
import { KEY_TYPES, type KeyTypeInfo } from '../../lib/crypto/signatures.js';
import type { RpcRequest } from '../../lib/rpc/methods/method.js';
import type { ApiParts } from './parts.js';
import { ErrorJson, EventJson, errorJson, eventJson, OperationJson, operationsJson } from './records.js';
import { Warnings, warningsOf } from './warnings.js';

/** Options for building a bundle; the last parameter of every write method. */
export const BundleOptions = doc(
  option(
    titled(
      'WriteOptions',
      doc(
        struct({
          gas_limit: doc(option(scalar.gas), 'Gas limit of the bundle; by default as measured'),
          gas_price: doc(
            option(scalar.gas),
            'Price of a unit of gas in nano-units; 10^9 nano-units are one native token; by default the price that the node requires',
          ),
          valid_until: doc(
            option(scalar.height),
            'Last height at which a block may include the bundle; 0 for no limit; by default chosen by the node',
          ),
          memo: doc(option(scalar.text(0, 256)), 'Text stored with the bundle, up to 256 characters'),
          wait: doc(
            option(scalar.choice('pending', 'included')),
            'When to respond: pending (default), once the bundle is in the mempool, or included, once it is in a block',
          ),
          dry_run: doc(option(scalar.bool), 'True to simulate only: effects and cost'),
          force: doc(option(scalar.bool), "True to proceed despite the node's warnings"),
        }),
        'Options of the bundle; all are optional',
      ),
    ),
  ),
  'Terms of the bundle, and when to respond; optional',
);
export type BundleOptions = ValueOf<typeof BundleOptions>;

/** Options for submitting a signed bundle, whose terms are fixed. */
export const SubmitOptions = doc(
  option(
    titled(
      'SubmitOptions',
      doc(
        struct({
          wait: doc(
            option(scalar.choice('pending', 'included')),
            'When to respond: pending (default), once the bundle is in the mempool, or included, once it is in a block',
          ),
        }),
        'Options of a signed bundle, which contains its own terms',
      ),
    ),
  ),
  'When to respond; optional',
);

export const dryRunShape = {
  ok: doc(scalar.bool, 'True if the operations would succeed now'),
  gas_used: doc(scalar.gas, 'Gas that the operations would use; 0 if they would fail'),
  gas_price: doc(
    scalar.gas,
    'Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node',
  ),
  fee: doc(amountOf(), 'Fee in raw native units'),
  operations: doc(list(OperationJson, 64), 'Simulated operations, in order'),
  events: doc(list(EventJson, 65_536), 'Events that the operations would emit'),
  error: doc(option(ErrorJson), 'Error with which the operations would fail; null if they would succeed'),
  warnings: Warnings,
  balance_changes: doc(
    list(
      struct({
        address: doc(scalar.address, 'Account whose balance would change'),
        token: doc(scalar.text(1, 66), 'Symbol or mint of the token'),
        delta: doc(
          ofToken(scalar.text(1, 42, /^-?[0-9]+$/), 'token'),
          'Change of the balance in raw units; negative if the account pays',
        ),
      }),
      65_536,
    ),
    'Changes of balances, including the fee',
  ),
};
/** The same as a type. */
export const DryRun = titled('DryRun', doc(struct(dryRunShape), 'Result of simulated operations'));

/**
 * Additional fields of a response, computed from the results of the operations: first of the trial, then of the block.
 */
export type ExtraFieldsOf = (returned: Outcome['returned']) => { readonly [field: string]: Json };

export const noExtraFields: ExtraFieldsOf = () => ({});

/** Validity of an unsigned bundle that the caller must sign, in blocks. */
const SIGNING_BLOCKS = 300;

/** The fields of a bundle that the caller does not set. */
export function bundleOf(
  parts: ApiParts,
  from: Address,
  nonce: number,
  operations: readonly Operation[],
  options: BundleOptions,
): Bundle {
  const { chain } = parts.ledger;
  return {
    version: 1,
    chain_id: chain.chainId,
    from,
    nonce,
    gas_limit: options?.gas_limit ?? 0,
    gas_price: options?.gas_price ?? parts.gasPrice(),
    valid_until: options?.valid_until ?? 0,
    memo: options?.memo ?? '',
    operations,
  };
}

/**
 * Executes the operations on the pending state with the gas of a whole block, and returns the gas used; throws if they
 * fail.
 */
export async function measure(
  parts: ApiParts,
  from: Address,
  operations: readonly Operation[],
  options: BundleOptions,
  request: RpcRequest,
  signedBy?: KeyTypeInfo,
) {
  const { ledger, mempool } = parts;
  const limits = await ledger.limits();
  const signs = signedBy !== undefined || ledger.chain.enforceSignatures || parts.wallet.has(from);
  const expected = signs ? [placeholder(signedBy ?? KEY_TYPES[0]!)] : [];
  const bundle = (nonce: number) => ({ ...bundleOf(parts, from, nonce, operations, options), gas_limit: limits.gas });
  const make = (nonce: number) => sealEnvelope(bundle(nonce), expected, ledger.set.operations);
  return mempool.simulateNext(from, make, 'assumed', request);
}

/** Gas and fee of operations, or their failure. */
export async function dryRun(
  parts: ApiParts,
  from: Address,
  operations: readonly Operation[],
  options: BundleOptions,
  request: RpcRequest,
  extraFieldsOf: ExtraFieldsOf = noExtraFields,
): Promise<Json> {
  const trial = await measure(parts, from, operations, options, request);
  const { failure } = trial;
  const outcome = failure ? undefined : trial.outcome;
  const result = DryRun.toJson(
    {
      ok: failure === undefined,
      gas_used: outcome?.gasUsed ?? 0,
      gas_price: options?.gas_price ?? parts.gasPrice(),
      fee: outcome?.fee ?? 0n,
      operations: operationsJson({ operations }, parts.text),
      events: eventJson(outcome?.events ?? [], parts.text),
      error: failure ? errorJson(failure) : null,
      warnings: await warningsOf(parts, operations),
      balance_changes: (failure ? [] : trial.changes).map(({ delta, ...change }) => ({ ...change, delta: `${delta}` })),
    },
    parts.text,
  );
  return { ...(result as object), ...extraFieldsOf(outcome?.returned ?? []) };
}

/** An unsigned bundle for its owner: the response of chain_prepareBundle. */
export const Prepared = struct({
  unsigned_bundle_hex: doc(
    scalar.text(2, 2 * MAX_BUNDLE_BYTES, /^[0-9a-f]+$/),
    'Unsigned bundle: borsh bytes in hex, to which the signature is appended',
  ),
  signing_hash: doc(scalar.hex32, 'Blake3 hash of these bytes, which is signed'),
  from: doc(scalar.address, 'Account that sends the bundle'),
  nonce: doc(scalar.nonce, 'Nonce of the bundle: the next one of the account'),
  gas_limit: doc(scalar.gas, 'Gas limit of the bundle, as measured or requested'),
  gas_price: doc(scalar.gas, 'Price of a unit of gas in nano-units; 10^9 nano-units are one native token'),
  max_fee: doc(amountOf(), 'Maximum fee, for all of gas_limit, in raw native units'),
  valid_until: doc(scalar.height, 'Last height at which a block may include the bundle'),
  operations: doc(list(OperationJson, 64), 'Operations of the bundle, in order'),
  warnings: Warnings,
});

/** Names of the key types that can sign bundles. */
export const SigningKey = doc(
  scalar.choice(...KEY_TYPES.filter(({ signsBundles }) => signsBundles).map(({ name }) => name)),
  'Signature scheme of the key that will sign',
);

/**
 * Builds a bundle for the caller to sign: next nonce, measured gas, limited validity; returns the results of the trial.
 * Throws if the trial fails.
 */
export async function prepareBundle(
  parts: ApiParts,
  from: Address,
  operations: readonly Operation[],
  options: BundleOptions,
  request: RpcRequest,
  key: ValueOf<typeof SigningKey> = 'Ed25519',
): Promise<ValueOf<typeof Prepared> & Pick<Outcome, 'returned'>> {
  const { ledger, mempool, text } = parts;
  const trial = await measure(
    parts,
    from,
    operations,
    options,
    request,
    KEY_TYPES.find(({ name }) => name === key),
  );
  if (trial.failure) throw trial.failure;
  const bundle: Bundle = {
    ...bundleOf(parts, from, await mempool.nextNonce(from), operations, options),
    gas_limit: options?.gas_limit ?? trial.outcome.gasUsed,
    valid_until: options?.valid_until ?? ledger.head.height + SIGNING_BLOCKS,
  };
  const { nonce, gas_limit, gas_price, valid_until } = bundle;
  return {
    unsigned_bundle_hex: toHex(encode(BundleType, bundle, ledger.set.operations)),
    signing_hash: bundleHash(bundle, ledger.set.operations),
    from,
    nonce,
    gas_limit,
    gas_price,
    max_fee: feeOf(gas_limit, gas_price, ledger.chain),
    valid_until,
    operations: operationsJson(bundle, text),
    warnings: await warningsOf(parts, operations),
    returned: trial.outcome.returned,
  };
}
