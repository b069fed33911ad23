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
          gas_limit: doc(option(scalar.gas), 'Most gas that the bundle may use; measured when left out'),
          gas_price: doc(
            option(scalar.gas),
            'What to pay for a unit of gas, in nano-units: 10^9 of them are a whole native unit; what the node asks for when left out',
          ),
          valid_until: doc(
            option(scalar.height),
            'Last height at which a block may include it, 0 for ever; the node chooses when left out',
          ),
          memo: doc(option(scalar.text(0, 256)), 'Text that is kept with the bundle, up to 256 characters'),
          wait: doc(
            option(scalar.choice('pending', 'included')),
            'When to answer: pending, once the node has the bundle, or included, once a block has it; pending when left out',
          ),
          dry_run: doc(option(scalar.bool), 'True: only say what it would do and cost'),
          force: doc(option(scalar.bool), 'True: do it although the node advises against it'),
        }),
        'How a bundle is to be made and sent; every part may be left out',
      ),
    ),
  ),
  'Terms of the bundle, and what to wait for; may be left out',
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
            'When to answer: pending, once the node has the bundle, or included, once a block has it; pending when left out',
          ),
        }),
        'What is left to say of a bundle that is signed, since its terms are in it',
      ),
    ),
  ),
  'How long to wait for the answer; may be left out',
);

/** Result of a trial execution. */
export const dryRunShape = {
  ok: doc(scalar.bool, 'True when the operations would succeed now'),
  gas_used: doc(scalar.gas, 'Gas that they would use; 0 when they would fail'),
  fee: doc(scalar.amount, 'What they would cost, in raw native units'),
  operations: doc(list(OperationJson, 64), 'What was tried, in order'),
  events: doc(list(EventJson, 65_536), 'What they would tell of'),
  error: doc(option(ErrorJson), 'Why they would fail; null when they would not'),
  warnings: Warnings,
  balance_changes: doc(
    list(
      struct({
        address: doc(scalar.address, 'Account whose balance would change'),
        token: doc(scalar.text(1, 66), 'Symbol or mint of the token'),
        delta: doc(scalar.text(1, 42, /^-?[0-9]+$/), 'Raw units that it would get; below zero what it would give'),
      }),
      65_536,
    ),
    'What accounts would get, the fee in it',
  ),
};
/** The same as a type. */
export const DryRun = titled('DryRun', doc(struct(dryRunShape), 'What operations would do now, without being sent'));

/**
 * Additional fields of a response, computed from the results of the operations: first of the trial, then of the block.
 */
export type Telling = (returned: Outcome['returned']) => { readonly [field: string]: Json };

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
  tell: Telling = () => ({}),
): Promise<Json> {
  const trial = await measure(parts, from, operations, options, request);
  const { failure } = trial;
  const outcome = failure ? undefined : trial.outcome;
  const result = DryRun.toJson(
    {
      ok: failure === undefined,
      gas_used: outcome?.gasUsed ?? 0,
      fee: outcome?.fee ?? 0n,
      operations: operationsJson({ operations }, parts.text),
      events: eventJson(outcome?.events ?? [], parts.text),
      error: failure ? errorJson(failure) : null,
      warnings: await warningsOf(parts, operations),
      balance_changes: (failure ? [] : trial.changes).map(({ delta, ...change }) => ({ ...change, delta: `${delta}` })),
    },
    parts.text,
  );
  return { ...(result as object), ...tell(outcome?.returned ?? []) };
}

/** An unsigned bundle for its owner: the response of chain_prepareBundle. */
export const Prepared = struct({
  unsigned_bundle_hex: doc(
    scalar.text(2, 2 * MAX_BUNDLE_BYTES, /^[0-9a-f]+$/),
    'The bundle without signatures: borsh bytes in hex, to which the signature is appended',
  ),
  signing_hash: doc(scalar.hex32, 'Blake3 of these bytes: what is to be signed'),
  from: doc(scalar.address, 'Account that sends the bundle'),
  nonce: doc(scalar.nonce, 'The next nonce of the account, which the bundle has'),
  gas_limit: doc(scalar.gas, 'Most gas that it may use, as measured or asked for'),
  gas_price: doc(scalar.gas, 'What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit'),
  max_fee: doc(scalar.amount, 'The most that it can cost: all of gas_limit, in raw native units'),
  valid_until: doc(scalar.height, 'Last height at which a block may include it'),
  operations: doc(list(OperationJson, 64), 'What it does, in order'),
  warnings: Warnings,
});

/** Names of the key types that can sign bundles. */
export const SigningKey = doc(
  scalar.choice(...KEY_TYPES.filter(({ signsBundles }) => signsBundles).map(({ name }) => name)),
  'Scheme of the key that will sign',
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
