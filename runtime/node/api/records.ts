/** The records that several methods answer with: blocks, receipts, events, write results (definitions 2.2, 2.3). */

import type { FinalBlock } from '../../engine/ledger/blocks.js';
import type { Ledger } from '../../engine/ledger/ledger.js';
import type { Bundle } from '../../kernel/chain/bundle.js';
import { BLOCK_LEVEL, type Emitted, type Outcome } from '../../kernel/chain/receipt.js';
import { feePort } from '../../kernel/ports.js';
import { list, option, struct } from '../../lib/codec/composites.js';
import { type Address, toHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { type Json, type TextForms, titled, type ValueOf } from '../../lib/codec/type.js';
import { KEY_TYPES } from '../../lib/crypto/signatures.js';
import type { Failure } from '../../lib/errors.js';
import { stakeBehind } from './power.js';

const name = scalar.text(1, 130);

/** An event of a receipt or a block. */
export const EventJson = titled(
  'Event',
  struct({
    index: scalar.u32,
    /** Null for events that no operation caused. */
    op_index: option(scalar.u32),
    module: name,
    name,
    data: scalar.json,
  }),
);

/** Why a bundle was refused. */
export const ErrorJson = titled(
  'Refusal',
  struct({
    code: scalar.u32,
    name,
    message: scalar.text(0, 1_000),
    details: scalar.json,
    op_index: option(scalar.u32),
  }),
);

/** An operation of a bundle with its fields. */
export const OperationJson = titled('OperationRecord', struct({ index: scalar.u32, type: name, fields: scalar.json }));

/** What a final bundle did. */
export const ReceiptJson = titled(
  'Receipt',
  struct({
    bundle_hash: scalar.hash,
    block_height: scalar.height,
    block_hash: scalar.hash,
    index: scalar.u32,
    from: scalar.address,
    nonce: scalar.nonce,
    status: scalar.choice('success'),
    gas_used: scalar.gas,
    gas_price: scalar.gas,
    fee: scalar.amount,
    fee_proposer: scalar.amount,
    fee_treasury: scalar.amount,
    operations: list(OperationJson, 64),
    events: list(EventJson, 65_536),
    timestamp: scalar.time,
    finalized: scalar.bool,
    signatures: list(struct({ key_type: name, public_key: option(scalar.text(64, 3_904)) }), 4),
  }),
);

/** A bundle that this node refused: local knowledge. */
export const RejectedJson = titled(
  'Rejected',
  struct({
    bundle_hash: scalar.hash,
    status: scalar.choice('rejected'),
    error: ErrorJson,
    rejected_at: scalar.time,
  }),
);

/** Fields that a header tells of. */
export const headShape = {
  height: scalar.height,
  hash: scalar.hash,
  parentHash: scalar.hash,
  timestamp: scalar.time,
  proposer: scalar.address,
  stateRoot: scalar.hash,
  transactionsRoot: scalar.hash,
  gasUsed: scalar.gas,
  gasLimit: scalar.gas,
  baseFee: scalar.gas,
  bundleCount: scalar.u32,
  epoch: scalar.count,
  round: scalar.u32,
};

/** The same as a type. */
export const Head = struct(headShape);

/** Fields of a block record; methods add their own. */
export const blockShape = {
  ...headShape,
  size_bytes: scalar.u32,
  /** Stake of those who signed the block, and of all; raw native units. */
  commit: struct({
    round: scalar.u32,
    signers: scalar.u32,
    signed_power: scalar.amount,
    total_power: scalar.amount,
  }),
  /** Null where nothing was made. */
  reward: option(struct({ proposer: scalar.amount, treasury: scalar.amount, density_bps: scalar.u32 })),
  stats: struct({
    ops: scalar.json,
    transfers: scalar.u32,
    unique_senders: scalar.u32,
    total_fees: scalar.amount,
  }),
  /** Block-level events: rewards, epoch changes. */
  events: list(EventJson, 65_536),
};
/** A block as methods answer it. */
export const BlockJson = titled('Block', struct(blockShape));
export type BlockJson = ValueOf<typeof BlockJson>;

/** The fields of the newHeads notification (service 2.7). */
export const HEAD_FIELDS = [
  'height',
  'hash',
  'parentHash',
  'timestamp',
  'proposer',
  'stateRoot',
  'transactionsRoot',
  'gasUsed',
  'gasLimit',
  'baseFee',
  'bundleCount',
] as const;

/** Events as clients read them. */
export function eventJson(events: readonly Emitted[], text: TextForms): ValueOf<typeof EventJson>[] {
  return events.map(({ type, opIndex, data }, index) => ({
    index,
    op_index: opIndex === BLOCK_LEVEL ? null : opIndex,
    module: type.module,
    name: type.name,
    data: type.data.toJson(data, text),
  }));
}

/** A refusal as clients read it. */
export function errorJson(failure: Failure): ValueOf<typeof ErrorJson> {
  const { code, name: errorName, message } = failure.error;
  return { code, name: errorName, message, details: failure.details as Json, op_index: failure.opIndex ?? null };
}

/** The operations of a bundle as clients read them. */
export function operationsJson(
  { operations }: Pick<Bundle, 'operations'>,
  text: TextForms,
): ValueOf<typeof OperationJson>[] {
  return operations.map(({ type, params }, index) => ({
    index,
    type: type.name,
    fields: type.params.toJson(params, text),
  }));
}

/** The receipt of the bundle at `index` of a block. Without a fee port nothing is charged. */
export function receiptJson(
  block: FinalBlock,
  index: number,
  { ledger, text }: { readonly ledger: Ledger; readonly text: TextForms },
): ValueOf<typeof ReceiptJson> {
  const envelope = block.envelopes[index]!;
  const outcome = block.outcomes[index]!;
  const split = ledger.view().port(feePort)?.split(outcome.fee);
  return {
    bundle_hash: envelope.hash,
    block_height: block.header.height,
    block_hash: block.hash,
    index,
    from: envelope.from,
    nonce: envelope.nonce,
    status: 'success',
    gas_used: outcome.gasUsed,
    gas_price: envelope.carried ? Number(outcome.fee / BigInt(outcome.gasUsed)) : envelope.bundle.gas_price,
    fee: outcome.fee,
    fee_proposer: split?.proposer ?? 0n,
    fee_treasury: split?.treasury ?? 0n,
    operations: operationsJson(envelope.bundle, text),
    events: eventJson(outcome.events, text),
    timestamp: Math.trunc(block.header.timestamp_ms / 1000),
    finalized: true,
    signatures: envelope.signatures.map(({ key_type, public_key }) => ({
      key_type: KEY_TYPES[key_type]!.name,
      public_key: toHex(public_key),
    })),
  };
}

/** Block-level events of a block. */
function blockEvents({ outcomes, envelopes }: FinalBlock): Outcome['events'] {
  return outcomes[envelopes.length]?.events ?? [];
}

/** What a header tells of a block. */
export function headRecord({ header, hash }: Pick<FinalBlock, 'header' | 'hash'>): ValueOf<typeof Head> {
  return {
    height: header.height,
    hash,
    parentHash: header.parent_hash,
    timestamp: Math.trunc(header.timestamp_ms / 1000),
    proposer: header.proposer,
    stateRoot: header.state_root,
    transactionsRoot: header.transactions_root,
    gasUsed: header.gas_used,
    gasLimit: header.gas_limit,
    baseFee: header.base_fee,
    bundleCount: header.bundle_count,
    epoch: header.epoch,
    round: header.round,
  };
}

/** What the bundles of a block were. */
function statsOf({ envelopes, outcomes }: FinalBlock): BlockJson['stats'] {
  const ops: Record<string, number> = {};
  const senders = new Set<Address>();
  for (const { from, bundle } of envelopes) {
    senders.add(from);
    for (const { type } of bundle.operations) ops[type.name] = (ops[type.name] ?? 0) + 1;
  }
  let fees = 0n;
  for (const { fee } of outcomes) fees += fee;
  return { ops, transfers: ops.Transfer ?? 0, unique_senders: senders.size, total_fees: fees };
}

const summaries = new WeakMap<FinalBlock, BlockJson>();

/** The block record; counted once per block in memory. */
export async function blockJson(
  block: FinalBlock,
  { ledger, text }: { readonly ledger: Ledger; readonly text: TextForms },
): Promise<BlockJson> {
  const known = summaries.get(block);
  if (known) return known;
  const { header, commit } = block;
  const set = (await ledger.store.validatorSet(header.validators_hash)) ?? [];
  const signed = commit.signers.reduce((sum, index) => sum + (set[index]?.power ?? 0), 0);
  const told = blockEvents(block);
  const reward = ledger.view().port(feePort)?.rewardIn(told);
  const record: BlockJson = {
    ...headRecord(block),
    size_bytes: block.sizeBytes,
    commit: {
      round: commit.round,
      signers: commit.signers.length,
      signed_power: stakeBehind(signed, ledger.chain),
      total_power: stakeBehind(
        set.reduce((sum, { power }) => sum + power, 0),
        ledger.chain,
      ),
    },
    reward: reward ? { proposer: reward.proposer, treasury: reward.treasury, density_bps: reward.densityBps } : null,
    stats: statsOf(block),
    events: eventJson(told, text),
  };
  summaries.set(block, record);
  return record;
}
