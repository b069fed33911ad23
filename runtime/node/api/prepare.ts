/** What comes before a bundle is signed: trying its operations, measuring them, and filling in what is not the caller's. */

import {
  type Bundle,
  Bundle as BundleType,
  bundleHash,
  MAX_BUNDLE_BYTES,
  type Signature,
  sealEnvelope,
} from '../../kernel/chain/bundle.js';
import type { Operation } from '../../kernel/chain/operation.js';
import type { Outcome } from '../../kernel/chain/receipt.js';
import { list, option, struct } from '../../lib/codec/composites.js';
import { type Address, toHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { encode, type Json, titled, type ValueOf } from '../../lib/codec/type.js';
import { KEY_TYPES, type KeyTypeInfo } from '../../lib/crypto/signatures.js';
import type { ApiParts } from './api.js';
import { ErrorJson, EventJson, errorJson, eventJson, OperationJson, operationsJson } from './records.js';
import { Warnings, warningsOf } from './warnings.js';

/** How a bundle is to be made; the last parameter of every write method. */
export const Options = option(
  titled(
    'WriteOptions',
    struct({
      gas_limit: option(scalar.gas),
      gas_price: option(scalar.gas),
      valid_until: option(scalar.height),
      memo: option(scalar.text(0, 256)),
      wait: option(scalar.choice('pending', 'included')),
      dry_run: option(scalar.bool),
      /** Do it although the node advises against it. */
      force: option(scalar.bool),
    }),
  ),
);
export type Options = ValueOf<typeof Options>;

/** What is left to say of a bundle that is signed: its terms are in it. */
export const SubmitOptions = option(
  titled('SubmitOptions', struct({ wait: option(scalar.choice('pending', 'included')) })),
);

/** What a bundle would do now. */
export const dryRunShape = {
  ok: scalar.bool,
  gas_used: scalar.gas,
  fee: scalar.amount,
  operations: list(OperationJson, 64),
  events: list(EventJson, 65_536),
  error: option(ErrorJson),
  warnings: Warnings,
  /** Raw units that accounts would get, or give where it is below zero; the fee is in it. */
  balance_changes: list(
    struct({ address: scalar.address, token: scalar.text(1, 66), delta: scalar.text(1, 42, /^-?[0-9]+$/) }),
    65_536,
  ),
};
/** The same as a type. */
export const DryRun = titled('DryRun', struct(dryRunShape));

/** Further fields of an answer, from what the operations returned: on the trial, then in the block. */
export type Telling = (returned: Outcome['returned']) => { readonly [field: string]: Json };

/** Stands for the signature that will come, so that its bytes are in the measured gas. */
function placeholder({ keyType, publicKeyLength, signatureLength }: KeyTypeInfo): Signature {
  const public_key = new Uint8Array(publicKeyLength);
  return { key_type: keyType, public_key, signature: new Uint8Array(signatureLength) };
}

/** How long an unsigned bundle that the caller must sign stays valid, in blocks. */
const SIGNING_BLOCKS = 300;

/** The fields of a bundle that are not the caller's. */
export function bundleOf(
  parts: ApiParts,
  from: Address,
  nonce: number,
  operations: readonly Operation[],
  options: Options,
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

/** Tries the operations on the pending state with as much gas as a block has, and says what they used or refuses. */
export async function measure(
  parts: ApiParts,
  from: Address,
  operations: readonly Operation[],
  options: Options,
  signedBy?: KeyTypeInfo,
) {
  const { ledger, mempool } = parts;
  const limits = await ledger.limits();
  const signs = signedBy !== undefined || ledger.chain.enforceSignatures || parts.wallet.has(from);
  const expected = signs ? [placeholder(signedBy ?? KEY_TYPES[0]!)] : [];
  return mempool.tryNext(from, (nonce) =>
    sealEnvelope(
      { ...bundleOf(parts, from, nonce, operations, options), gas_limit: limits.gas },
      expected,
      ledger.set.operations,
    ),
  );
}

/** Gas and fee of operations, or the failure that they meet. */
export async function dryRun(
  parts: ApiParts,
  from: Address,
  operations: readonly Operation[],
  options: Options,
  tell: Telling = () => ({}),
): Promise<Json> {
  const trial = await measure(parts, from, operations, options);
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

/** A bundle for its owner to sign: what chain_prepareBundle answers. */
export const Prepared = struct({
  unsigned_bundle_hex: scalar.text(2, 2 * MAX_BUNDLE_BYTES, /^[0-9a-f]+$/),
  signing_hash: scalar.hex32,
  from: scalar.address,
  nonce: scalar.nonce,
  gas_limit: scalar.gas,
  gas_price: scalar.gas,
  max_fee: scalar.amount,
  valid_until: scalar.height,
  operations: list(OperationJson, 64),
  warnings: Warnings,
});

/** Names of the key types that sign bundles. */
export const SigningKey = scalar.choice(
  ...KEY_TYPES.filter(({ signsBundles }) => signsBundles).map(({ name }) => name),
);

/** Builds a bundle that the caller signs: next nonce, measured gas, valid for a while; says what the trial returned. Refuses what would fail. */
export async function prepareBundle(
  parts: ApiParts,
  from: Address,
  operations: readonly Operation[],
  options: Options,
  key: ValueOf<typeof SigningKey> = 'Ed25519',
): Promise<ValueOf<typeof Prepared> & Pick<Outcome, 'returned'>> {
  const { ledger, mempool, text } = parts;
  const trial = await measure(
    parts,
    from,
    operations,
    options,
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
    max_fee: BigInt(gas_limit) * BigInt(gas_price),
    valid_until,
    operations: operationsJson(bundle, text),
    warnings: await warningsOf(parts, operations),
    returned: trial.outcome.returned,
  };
}
