/** Records in the responses of several methods: blocks, receipts, events, write results (definitions 2.2, 2.3). */

import type { FinalBlock } from '../../engine/ledger/blocks.js';
import type { Ledger } from '../../engine/ledger/ledger.js';
import type { Bundle } from '../../kernel/chain/bundle.js';
import { BLOCK_LEVEL, type Emitted, type Outcome } from '../../kernel/chain/receipt.js';
import { priceOf } from '../../kernel/chain/units.js';
import { feePort } from '../../kernel/ports.js';
import { amountOf } from '../../lib/codec/amount-of.js';
import { list, option, struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
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
  doc(
    struct({
      index: doc(scalar.u32, 'Index among the events of the bundle or block, from 0'),
      op_index: doc(
        option(scalar.u32),
        'Index of the operation that emitted the event, from 0; null for events of no operation',
      ),
      module: doc(name, 'Module that emitted the event'),
      name: doc(name, 'Name of the event in its module'),
      data: doc(scalar.json, 'Fields of the event, as the module declares them'),
    }),
    'Event that a module emitted in a bundle or block',
  ),
);

export const ErrorJson = titled(
  'Refusal',
  doc(
    struct({
      code: doc(scalar.u32, 'Permanent code of the error'),
      name: doc(name, 'Name of the error, such as InsufficientBalance'),
      message: doc(scalar.text(0, 1_000), 'Message for people'),
      details: doc(scalar.json, 'Details of the error, by name'),
      op_index: doc(option(scalar.u32), 'Index of the failed operation, from 0; null if the bundle as a whole failed'),
    }),
    'Error with which a bundle was rejected',
  ),
);

/** An operation of a bundle with its fields. */
export const OperationJson = titled(
  'OperationRecord',
  doc(
    struct({
      index: doc(scalar.u32, 'Index of the operation in its bundle, from 0'),
      type: doc(name, 'Name of the operation, such as Transfer'),
      fields: doc(scalar.json, 'Parameters of the operation, by name'),
    }),
    'Operation of a bundle with its parameters',
  ),
);

export const ReceiptJson = titled(
  'Receipt',
  doc(
    struct({
      bundle_hash: doc(scalar.hash, 'Id of the bundle'),
      block_height: doc(scalar.height, 'Height of the block that includes the bundle'),
      block_hash: doc(scalar.hash, 'Hash of the block that includes the bundle'),
      index: doc(scalar.u32, 'Index of the bundle in the block, from 0'),
      from: doc(scalar.address, 'Account that sent the bundle and paid the fee'),
      nonce: doc(scalar.nonce, 'Nonce of the sender'),
      status: doc(scalar.choice('success'), 'Always success: a failed bundle is in no block'),
      gas_used: doc(scalar.gas, 'Gas that execution used'),
      gas_price: doc(scalar.gas, 'Price paid for a unit of gas in nano-units; 10^9 nano-units are one native token'),
      fee: doc(amountOf(), 'Fee in raw native units'),
      fee_proposer: doc(amountOf(), "Proposer's share of the fee, in raw native units"),
      fee_treasury: doc(amountOf(), "Treasury's share of the fee, in raw native units"),
      operations: doc(list(OperationJson, 64), 'Operations of the bundle, in order'),
      events: doc(list(EventJson, 65_536), 'Events of the operations, in order'),
      timestamp: doc(scalar.time, 'Time of the block, in Unix seconds'),
      finalized: doc(scalar.bool, 'Always true: blocks are final when they are committed'),
      signatures: doc(
        list(
          struct({
            key_type: doc(name, 'Signature scheme, such as Ed25519'),
            public_key: doc(option(scalar.text(64, 3_904)), 'Public key of the signature in hex; null if unknown'),
          }),
          4,
        ),
        'Signatures of the bundle',
      ),
    }),
    'Receipt of a final bundle',
  ),
);

/** A bundle that this node rejected: local knowledge. */
export const RejectedJson = titled(
  'Rejected',
  doc(
    struct({
      bundle_hash: doc(scalar.hash, 'Id of the bundle'),
      status: doc(scalar.choice('rejected'), 'Always rejected: the bundle is in no block'),
      error: doc(ErrorJson, 'Error with which this node rejected the bundle'),
      rejected_at: doc(scalar.time, 'Time at which this node rejected the bundle, in Unix seconds'),
    }),
    'Bundle that this node rejected; other nodes may not know it',
  ),
);

export const headShape = {
  height: doc(scalar.height, 'Height of the block, counted from genesis'),
  hash: doc(scalar.hash, 'Hash of the header, which identifies the block'),
  parentHash: doc(scalar.hash, 'Hash of the previous block'),
  timestamp: doc(scalar.time, 'Time of the block, in Unix seconds'),
  proposer: doc(scalar.address, 'Account of the validator that proposed the block'),
  stateRoot: doc(scalar.hash, 'Root of the state tree after this block'),
  transactionsRoot: doc(scalar.hash, 'Merkle root of the bundles in the block'),
  gasUsed: doc(scalar.gas, 'Gas used by all bundles'),
  gasLimit: doc(scalar.gas, 'Gas limit of a block at this height'),
  baseFee: doc(scalar.gas, 'Minimum gas price at this height in nano-units; 10^9 nano-units are one native token'),
  bundleCount: doc(scalar.u32, 'Number of bundles in the block'),
  epoch: doc(scalar.count, 'Epoch of the block, counted from 0'),
  round: doc(scalar.u32, 'Consensus round in which the block was decided: 0 unless its first leaders failed'),
};

/** The same as a type. */
export const Head = struct(headShape);

export const blockShape = {
  ...headShape,
  size_bytes: doc(scalar.u32, 'Size of the block in bytes'),
  commit: doc(
    struct({
      round: doc(scalar.u32, 'Consensus round in which the validators signed'),
      signers: doc(scalar.u32, 'Number of validators that signed'),
      signed_power: doc(amountOf(), 'Stake of the validators that signed'),
      total_power: doc(amountOf(), 'Stake of all active validators'),
    }),
    'Signatures that made the block final; stake in raw native units',
  ),
  reward: doc(
    option(
      struct({
        proposer: doc(amountOf(), 'Reward of the proposer, without fees'),
        treasury: doc(amountOf(), 'Reward of the treasury, without fees'),
        density_bps: doc(
          scalar.bps(0xffff_ffff),
          "Factor on the proposer's reward, by how full the block is: 5,000 to 20,000 basis points",
        ),
      }),
    ),
    'Rewards minted for this block, in raw native units; null if none',
  ),
  stats: doc(
    struct({
      ops: doc(scalar.json, 'Number of operations by name'),
      transfers: doc(scalar.u32, 'Number of Transfer operations'),
      unique_senders: doc(scalar.u32, 'Number of accounts that sent bundles'),
      total_fees: doc(amountOf(), 'Fees of all bundles, in raw native units'),
    }),
    'Totals over the bundles of the block',
  ),
  events: doc(list(EventJson, 65_536), 'Events of the block itself, such as rewards and epoch changes'),
};
export const BlockJson = titled(
  'Block',
  doc(struct(blockShape), 'Final block: header, signatures, rewards and totals of its bundles'),
);
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

export function eventJson(events: readonly Emitted[], text: TextForms): ValueOf<typeof EventJson>[] {
  return events.map(({ type, opIndex, data }, index) => ({
    index,
    op_index: opIndex === BLOCK_LEVEL ? null : opIndex,
    module: type.module,
    name: type.name,
    data: type.data.toJson(data, text),
  }));
}

export function errorJson(failure: Failure): ValueOf<typeof ErrorJson> {
  const { code, name: errorName, message } = failure.error;
  return { code, name: errorName, message, details: failure.details as Json, op_index: failure.opIndex ?? null };
}

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

/** The receipt of the bundle at `index` of a block. Without a fee port there is no charge. */
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
    gas_price: envelope.carried ? priceOf(outcome.fee, outcome.gasUsed, ledger.chain) : envelope.bundle.gas_price,
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

function blockEvents({ outcomes, envelopes }: FinalBlock): Outcome['events'] {
  return outcomes[envelopes.length]?.events ?? [];
}

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

/** The block record; its counts are computed once per block in memory. */
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
