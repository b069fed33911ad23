/**
 * Writes for callers: a convenience method builds a bundle, signs it if this node may, submits it and reports the
 * result (definitions 2.2).
 */

import type { Pending } from '../../engine/mempool/queue.js';
import { type Bundle, bundleHash, type Signature, sealEnvelope } from '../../kernel/chain/bundle.js';
import { SignatureRequired } from '../../kernel/chain/common-errors.js';
import type { Operation } from '../../kernel/chain/operation.js';
import type { Outcome } from '../../kernel/chain/receipt.js';
import { feeOf } from '../../kernel/chain/units.js';
import { list, option, struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import { type Address, fromHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { Json, Shape, Type } from '../../lib/codec/type.js';
import { fail } from '../../lib/errors.js';
import { type Cost, standardCost } from '../../lib/rpc/methods/cost.js';
import type { RpcParam, RpcRequest } from '../../lib/rpc/methods/method.js';
import type { ApiParts } from './parts.js';
import {
  type BundleOptions,
  bundleOf,
  DryRun,
  dryRun,
  dryRunShape,
  type ExtraFieldsOf,
  measure,
  noExtraFields,
  prepareBundle,
} from './prepare.js';
import { ReceiptJson, receiptJson } from './records.js';
import { Warnings, warningsOf } from './warnings.js';

/** Response about a bundle that the node has. */
const submittedShape = {
  bundle_hash: doc(scalar.hash, 'Hash of the bundle, which identifies its receipt'),
  status: doc(scalar.choice('pending', 'included'), 'pending: in the mempool; included: in a block'),
  from: doc(scalar.address, 'Account that sends the bundle and pays the fee'),
  nonce: doc(scalar.nonce, 'Nonce of the sender'),
  gas_limit: doc(scalar.gas, 'Gas limit of the bundle'),
  gas_price: doc(scalar.gas, 'Price of a unit of gas in nano-units; 10^9 nano-units are one native token'),
  max_fee: doc(scalar.amount, 'Maximum fee, for all of gas_limit, in raw native units'),
  operations: doc(list(scalar.text(1, 130), 64), 'Names of the operations, in order'),
  created: doc(
    option(scalar.json),
    'Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none',
  ),
  receipt: doc(option(ReceiptJson), 'Receipt; null until a block includes the bundle'),
};

/** Response to the submission of a signed bundle. */
export const SubmitResult: Type<unknown> = { ...scalar.json, schema: struct(submittedShape).schema } as Type<unknown>;

const CREATED = 'Ids that the operation created; before inclusion only those that can no longer change; null if none';

/**
 * Response of a write method: `created` has the fields of `returns`, those in `settled` immediately; `extra` are
 * additional fields of this method.
 */
export function WriteResult({ returns, settled = [] }: Created, extra: Shape = {}): Type<unknown> {
  const fields = Object.entries(returns ?? {}).map(([name, type]) => [
    name,
    settled.includes(name) ? type : { ...type, optional: true },
  ]);
  const created = returns
    ? (doc(option(struct(Object.fromEntries(fields))), CREATED) as Type<unknown>)
    : submittedShape.created;
  const result = struct({ ...submittedShape, created, warnings: Warnings, ...extra });
  const extraOfTrial = Object.fromEntries(Object.entries(extra).map(([name, type]) => [name, option(type)]));
  const trial = Object.keys(extra).length === 0 ? DryRun : struct({ ...dryRunShape, ...extraOfTrial });
  return { ...scalar.json, schema: { anyOf: [result.schema, trial.schema] } } as Type<unknown>;
}

/** An operation's declaration of the ids that it creates. */
export type Created = Pick<Operation['type']['definition'], 'returns' | 'settled'>;

/** A write is executed as a trial, signed if this node may, and submitted. */
export const writeCost = (params: readonly RpcParam[]): Cost => ({ ...standardCost(params), base: 5 });

/** Builds a bundle of operations, signs it if this node may, and submits it. */
export async function writeBundle(
  parts: ApiParts,
  from: Address,
  operations: readonly Operation[],
  options: BundleOptions,
  request: RpcRequest,
  extraFieldsOf: ExtraFieldsOf = noExtraFields,
): Promise<Json> {
  if (options?.dry_run) return dryRun(parts, from, operations, options, request, extraFieldsOf);
  const { ledger, mempool, wallet } = parts;
  const table = ledger.set.operations;
  const signer = request.loopback ? wallet.get(from) : undefined;
  if (!signer && ledger.chain.enforceSignatures) {
    const prepared = await prepareBundle(parts, from, operations, options, request);
    const { unsigned_bundle_hex, signing_hash, valid_until, warnings } = prepared;
    return fail(SignatureRequired, {
      ...extraFieldsOf(prepared.returned),
      created: settledJson({ operations }, prepared, parts),
      unsigned_bundle_hex,
      signing_hash: `0x${signing_hash}`,
      expires_at_height: valid_until,
      warnings,
      next_step:
        'sign signing_hash with a key of the account, append the signature with that key to the bundle, call chain_submitBundle',
    });
  }
  const trial = await measure(parts, from, operations, options, request);
  if (trial.failure) throw trial.failure;
  const warnings = await warningsOf(parts, operations);
  const gasLimit = options?.gas_limit ?? trial.outcome.gasUsed;
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
  const answer = await submitted(parts, pending, options?.wait ?? 'pending', request, extraFieldsOf);
  return { ...extraFieldsOf(trial.outcome.returned), ...answer, warnings };
}

/** The response about a bundle in the mempool; waits for its block on request. */
export function submitted(
  parts: ApiParts,
  pending: Pending,
  wait: 'pending' | 'included',
  request: RpcRequest,
  extraFieldsOf: ExtraFieldsOf = noExtraFields,
): Submitted | Promise<Submitted> {
  if (wait === 'pending') return answered(parts, pending, undefined, extraFieldsOf);
  return parts
    .included(pending.envelope.hash, request.signal)
    .then((place) => answered(parts, pending, place, extraFieldsOf));
}

type Submitted = { readonly [field: string]: Json };

/** Response for a bundle that is pending, or at a place in a block. */
export function answered(
  parts: ApiParts,
  { envelope, outcome: trial }: Pick<Pending, 'envelope' | 'outcome'>,
  place: Awaited<ReturnType<ApiParts['included']>> | undefined,
  extraFieldsOf: ExtraFieldsOf = noExtraFields,
): Submitted {
  const { text } = parts;
  const { bundle } = envelope;
  const outcome = place?.block.outcomes[place.index];
  // Written out instead of using the type, because this is the response to every submitted bundle.
  return {
    bundle_hash: text.hash(envelope.hash),
    status: place ? 'included' : 'pending',
    from: text.address(envelope.from),
    nonce: envelope.nonce,
    gas_limit: bundle.gas_limit,
    gas_price: bundle.gas_price,
    max_fee: `${feeOf(bundle.gas_limit, bundle.gas_price, parts.ledger.chain)}`,
    operations: bundle.operations.map(({ type }) => type.name),
    created: outcome ? createdJson(bundle, outcome, parts) : trial ? settledJson(bundle, trial, parts) : null,
    receipt: place ? ReceiptJson.toJson(receiptJson(place.block, place.index, parts), text) : null,
    ...(outcome ? extraFieldsOf(outcome.returned) : {}),
  };
}

type Operations = Pick<Bundle, 'operations'>;
type Returned = Pick<Outcome, 'returned'>;

/** Values created by operations, once a block includes them: an object for a single operation, otherwise a list. */
function createdJson(
  { operations }: Operations,
  { returned }: Returned,
  { text }: ApiParts,
  fieldsOf = ({ returns = {} }: Created): Shape => returns,
): Json {
  const created = operations.flatMap(({ type: { definition } }, index) => {
    const values = returned[index];
    if (!definition.returns || !values || definition.respondsWith !== undefined) return [];
    return [struct(fieldsOf(definition)).toJson(values as never, text)];
  });
  return created.length === 0 ? null : created.length === 1 ? created[0]! : created;
}

/** Like `createdJson`, before inclusion: only values that no block can change; null if there are none. */
function settledJson(bundle: Operations, trial: Returned, parts: ApiParts): Json {
  if (!bundle.operations.some(({ type }) => type.definition.settled)) return null;
  return createdJson(bundle, trial, parts, ({ returns = {}, settled = [] }) =>
    Object.fromEntries(settled.map((field) => [field, returns[field as string]!])),
  );
}
