/** Building, trying and submitting bundles for callers: nonce, gas, price, and the result they get (definitions 2.2). */

import {
  type Bundle,
  Bundle as BundleType,
  bundleHash,
  type Envelope,
  type Signature,
  sealEnvelope,
} from '../chain/bundle.js';
import { SignatureRequired } from '../chain/common-errors.js';
import type { Operation } from '../chain/operation.js';
import type { Outcome } from '../chain/receipt.js';
import { list, option, struct } from '../codec/composites.js';
import { type Address, fromHex, toHex } from '../codec/ids.js';
import * as scalar from '../codec/scalars.js';
import { encode, type Json, type Shape, type Type, type ValueOf } from '../codec/type.js';
import { fail } from '../errors.js';
import type { Pending } from '../mempool/pool.js';
import type { RpcRequest } from '../rpc/method.js';
import type { ApiParts } from './api.js';
import { ErrorJson, EventJson, errorJson, eventJson, ReceiptJson, receiptJson } from './records.js';

/** How a bundle is to be made; the last parameter of every write method. */
export const Options = option(
  struct({
    gas_limit: option(scalar.gas),
    gas_price: option(scalar.gas),
    valid_until: option(scalar.height),
    memo: option(scalar.text(0, 256)),
    wait: option(scalar.choice('pending', 'included')),
    dry_run: option(scalar.bool),
  }),
);
export type Options = ValueOf<typeof Options>;

const resultShape = {
  bundle_hash: scalar.hash,
  status: scalar.choice('pending', 'included'),
  from: scalar.address,
  nonce: scalar.nonce,
  gas_limit: scalar.gas,
  gas_price: scalar.gas,
  max_fee: scalar.amount,
  operations: list(scalar.text(1, 130), 64),
  /** Ids that the operations create. */
  created: option(scalar.json),
  receipt: option(ReceiptJson),
};

const DryRun = struct({
  ok: scalar.bool,
  gas_used: scalar.gas,
  fee: scalar.amount,
  events: list(EventJson, 65_536),
  error: option(ErrorJson),
});

/** What a write method answers; `created` has the fields that the operation declares. */
export function WriteResult(returns?: Shape): Type<unknown> {
  const created = returns ? (option(struct(returns)) as Type<unknown>) : resultShape.created;
  const result = struct({ ...resultShape, created });
  return { ...scalar.json, schema: { anyOf: [result.schema, DryRun.schema] } } as Type<unknown>;
}

const Result = struct(resultShape);

/** Stands for the signature that will come, so that its bytes are in the measured gas. */
const PLACEHOLDER: Signature = { key_type: 0, public_key: new Uint8Array(32), signature: new Uint8Array(64) };

/** How long an unsigned bundle that the caller must sign stays valid, in blocks. */
const SIGNING_BLOCKS = 300;

/** The fields of a bundle that are not the caller's. */
function bundleOf(
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
async function measure(parts: ApiParts, from: Address, operations: readonly Operation[], options: Options) {
  const { ledger, mempool } = parts;
  const limits = await ledger.limits();
  const expected = ledger.chain.enforceSignatures || parts.wallet.has(from) ? [PLACEHOLDER] : [];
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
): Promise<Json> {
  const trial = await measure(parts, from, operations, options);
  return DryRun.toJson(
    trial.failure
      ? { ok: false, gas_used: 0, fee: 0n, events: [], error: errorJson(trial.failure) }
      : {
          ok: true,
          gas_used: trial.outcome.gasUsed,
          fee: trial.outcome.fee,
          events: eventJson(trial.outcome.events, parts.text),
          error: null,
        },
    parts.text,
  );
}

/** Builds a bundle of operations, signs it where this node may, and submits it. */
export async function writeBundle(
  parts: ApiParts,
  from: Address,
  operations: readonly Operation[],
  options: Options,
  request: RpcRequest,
): Promise<Json> {
  if (options?.dry_run) return dryRun(parts, from, operations, options);
  const { ledger, mempool, wallet } = parts;
  const table = ledger.set.operations;
  const signer = request.loopback ? wallet.get(from) : undefined;
  const trial = await measure(parts, from, operations, options);
  if (trial.failure) throw trial.failure;
  const gasLimit = options?.gas_limit ?? trial.outcome.gasUsed;
  if (!signer && ledger.chain.enforceSignatures) {
    const validUntil = options?.valid_until ?? ledger.head.height + SIGNING_BLOCKS;
    const nonce = await mempool.nextNonce(from);
    const bundle = {
      ...bundleOf(parts, from, nonce, operations, options),
      gas_limit: gasLimit,
      valid_until: validUntil,
    };
    return fail(SignatureRequired, {
      unsigned_bundle_hex: toHex(encode(BundleType, bundle, table)),
      signing_hash: `0x${bundleHash(bundle, table)}`,
      expires_at_height: validUntil,
      next_step:
        'sign signing_hash with a key of the account, append the signatures to the bundle, call chain_submitBundle',
    });
  }
  const pending = await mempool.submitNext(from, (nonce) => {
    const bundle = { ...bundleOf(parts, from, nonce, operations, options), gas_limit: gasLimit };
    if (!signer) return sealEnvelope(bundle, [], table);
    const signature: Signature = {
      key_type: signer.keyType,
      public_key: signer.publicKey,
      signature: signer.sign(fromHex(bundleHash(bundle, table))),
    };
    return sealEnvelope(bundle, [signature], table);
  });
  return submitted(parts, pending, options?.wait ?? 'pending', request);
}

/** The answer about a bundle in the mempool; waits for its block when asked to. */
export async function submitted(
  parts: ApiParts,
  { envelope, outcome }: Pending,
  wait: 'pending' | 'included',
  request: RpcRequest,
): Promise<Json> {
  const { text } = parts;
  const { bundle } = envelope;
  const place = wait === 'included' ? await parts.included(envelope.hash, request.signal) : undefined;
  const result = {
    bundle_hash: envelope.hash,
    status: place ? ('included' as const) : ('pending' as const),
    from: envelope.from,
    nonce: envelope.nonce,
    gas_limit: bundle.gas_limit,
    gas_price: bundle.gas_price,
    max_fee: BigInt(bundle.gas_limit) * BigInt(bundle.gas_price),
    operations: bundle.operations.map(({ type }) => type.name),
    created: createdJson(envelope, place ? place.block.outcomes[place.index] : outcome, parts),
    receipt: place ? receiptJson(place.block, place.index, text) : null,
  };
  return Result.toJson(result, text);
}

function createdJson({ bundle }: Envelope, outcome: Pick<Outcome, 'returned'> | undefined, { text }: ApiParts): Json {
  const created = bundle.operations.flatMap(({ type }, index) => {
    const values = outcome?.returned[index];
    const { returns } = type.definition;
    return returns && values ? [struct(returns).toJson(values as never, text)] : [];
  });
  return created.length === 0 ? null : created.length === 1 ? created[0]! : created;
}
