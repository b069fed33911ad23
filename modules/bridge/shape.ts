/** Module definition: state and events. */

import {
  cell,
  dispatchPort,
  fail,
  map,
  module,
  type OperationContext,
  type Reads,
  t,
  type ValueOf,
  type Writes,
} from '../../runtime/sdk.js';
import { treasuryPort } from '../fees/port.js';
import { systemAccount, tokensPort } from '../tokens/port.js';
import { Attesters, EMPTY_SET, NO_CHANGE, Place, Sets } from './attester-set.js';
import { Chain, Contract, Destination, REGISTRABLE, TxHash } from './chains.js';
import { NotFoundation } from './errors.js';
import { LogIndex, Mapping, Op, OpId, WithdrawalId } from './op.js';

/** One attester's report of a log; the amount is in raw units of the other chain. */
const Vote = t.struct({ place: Place, tx_hash: TxHash, mint: t.mint, amount: t.amount, recipient: t.address });
export type Vote = ValueOf<typeof Vote>;

/** Reports of a log by attesters of one set. */
const Observation = t.struct({ receive_id: OpId, set_index: t.u32, votes: t.list(Vote, 32) });
export type Observation = ValueOf<typeof Observation>;

/** Signatures of attesters of one set, sorted by place. */
const Signed = t.struct({
  set_index: t.u32,
  by: t.list(t.struct({ place: Place, signature: t.bytes(64, 64, 'bare') }), 32),
});
const Released = t.struct({ place: Place, release_tx: TxHash });

/** A withdrawal with the statements of attesters: first that it may be released, then that it was. */
const Withdrawal = t.struct({
  op: OpId,
  /** In raw units of the other chain. */
  amount: t.amount,
  /** End of the signatures' validity on the other chain. */
  expires_at: t.time,
  /**
   * Incomplete signatures: of a first proof, or of a new one because the set that signed `proof` is no longer current.
   */
  gathered: Signed,
  /** The complete set of signatures, if there is one. */
  proof: t.option(Signed),
  released: t.struct({ set_index: t.u32, by: t.list(Released, 32) }),
});
export type Withdrawal = ValueOf<typeof Withdrawal>;

export const LockId = t.doc(t.count, 'Number of the lock, counted from 1');

/** A lock of tokens here for an account of another Trellis chain; that chain's attesters read it. */
const Lock = t.struct({
  chain: Chain,
  mint: t.mint,
  amount: t.amount,
  sender: t.address,
  recipient: Destination,
  bundle_hash: t.bundleHash,
  height: t.height,
});

/** Maximum chains that the foundation can register: some methods read all of them. */
export const MAX_CHAINS = 32;

const RegisteredChain = t.struct({
  family: t.choice(...REGISTRABLE),
  eta_seconds: t.u32,
  registered_at_height: t.height,
});

const LogKey = t.struct({ chain: Chain, key: TxHash, log_index: t.u32 });

const state = {
  mappings: map(0, [t.mint], Mapping),
  contracts: map(1, [Chain, Contract], t.mint),
  /** Mappings in the order of registration: all of them, and by chain. */
  byAge: map(2, [t.count], t.mint),
  byChain: map(3, [Chain, t.count], t.mint),
  mapped: cell(4, t.count, 0),
  ops: map(5, [OpId], Op),
  count: cell(6, t.count, 0),
  /** Every log that was ever received; nothing is ever deleted. */
  received: map(7, [Chain, TxHash, t.u32], OpId),
  observations: map(8, [Chain, TxHash, t.u32], Observation),
  /** Pending receives of an account, and cancelled ones. */
  receives: map(9, [t.address, OpId], t.struct({ id: OpId, log: LogKey })),
  /** Due times of delayed receives. */
  agenda: map(10, [t.time, OpId], t.bool),
  history: map(11, [t.address, OpId], OpId),
  withdrawals: map(12, [WithdrawalId], Withdrawal),
  withdrawn: cell(13, t.count, 0),
  sets: cell(14, Sets, { current: EMPTY_SET, previous: null, previous_until: 0 }),
  /** A set that governance decided, until the block ends. */
  appointed: cell(15, Attesters, NO_CHANGE),
  /** True if deposits are accepted without proof: only for test networks. */
  trustsAll: cell(16, t.bool, false),
  /** Tokens of this chain that another Trellis chain maps, and the amounts locked here for them. */
  lanes: map(17, [Chain, t.mint], t.struct({ open: t.bool, locked: t.amount })),
  locks: map(18, [LockId], Lock),
  lockCount: cell(19, t.count, 0),
  /** Withdrawals of other Trellis chains that were paid out here, with their bundles; never deleted. */
  unlocked: map(20, [Chain, WithdrawalId], t.hash),
  /** Raw units there that the attester that submits the release gets besides the withdrawal; absent if none. */
  releaseFees: map(21, [WithdrawalId], t.amount),
  /** Chains that the foundation registered. */
  chains: map(22, [Chain], RegisteredChain),
  chainCount: cell(23, t.count, 0),
};

const what = {
  mint: t.doc(t.mint, 'Mint address of the token on this chain'),
  amount: t.doc(t.amountOf('mint'), 'Amount in raw units of the token on this chain'),
};

const events = {
  BridgeDeposited: {
    deposit_id: OpId,
    chain: Chain,
    tx_hash: TxHash,
    log_index: LogIndex,
    ...what,
    recipient: t.doc(t.address, 'Recipient of the tokens'),
  },
  BridgeDelayed: {
    deposit_id: OpId,
    chain: Chain,
    tx_hash: TxHash,
    log_index: LogIndex,
    ...what,
    recipient: t.doc(t.address, 'Recipient of the tokens'),
    release_at: t.doc(t.time, 'Time of the credit in Unix seconds, unless the foundation cancels the receive'),
  },
  BridgeReceiveCancelled: {
    deposit_id: OpId,
    ...what,
    recipient: t.doc(t.address, 'Account that would have received the tokens'),
  },
  BridgeObserved: {
    receive_id: OpId,
    chain: Chain,
    tx_hash: TxHash,
    log_index: LogIndex,
    attester: t.doc(t.address, 'Account of the attester'),
    have: t.doc(t.u8, 'Number of attesters that report the same deposit'),
    need: t.doc(t.u8, 'Number of equal reports required'),
  },
  BridgeWithdrawn: {
    withdrawal_id: WithdrawalId,
    sender: t.doc(t.address, 'Account whose tokens were burned'),
    ...what,
    fee: t.doc(t.amountOf('mint'), 'Total fee in raw units of the same token, on top of the amount'),
    release_fee: t.doc(
      t.amountOf('mint'),
      'Part of the fee for the attester that submits the release, in raw units of the token on this chain',
    ),
    chain: Chain,
    contract: Contract,
    amount_external: t.doc(t.amount, 'Amount to release on the other chain, in raw units there'),
    destination: Destination,
    expires_at: t.doc(t.time, 'Deadline of the release on the other chain, in Unix seconds'),
  },
  BridgeAttested: {
    withdrawal_id: WithdrawalId,
    attester: t.doc(t.address, 'Account of the attester'),
    have: t.doc(t.u8, 'Number of attesters that have signed'),
    need: t.doc(t.u8, 'Number of signatures required'),
  },
  BridgeReleased: {
    withdrawal_id: WithdrawalId,
    sender: t.doc(t.address, 'Account whose tokens were burned'),
    release_tx: t.doc(TxHash, 'Transaction on the other chain that released the tokens'),
  },
  BridgeRefunded: {
    withdrawal_id: WithdrawalId,
    sender: t.doc(t.address, 'Account that received the refund'),
    mint: what.mint,
    amount: t.doc(t.amountOf('mint'), 'Refund in raw units: the amount plus the release fee'),
  },
  BridgeMappingRegistered: { chain: Chain, contract: Contract, mint: what.mint },
  BridgeChainRegistered: {
    chain: Chain,
    family: t.doc(t.choice(...REGISTRABLE), 'Formats of its transactions, contracts and addresses'),
    eta_seconds: t.doc(t.u32, 'Seconds until a transaction there is final and attested'),
  },
  BridgeLimitsSet: {
    mint: what.mint,
    per_tx: t.doc(t.amount, 'Largest single receive that is credited without delay, in raw units'),
    per_day: t.doc(t.amount, 'Largest total of receives in 24 hours that is credited without delay, in raw units'),
    fee_bps: t.doc(t.bps(), 'Treasury fee of a withdrawal, in basis points of the amount'),
    base_fee: t.doc(t.amount, 'Flat fee of each withdrawal in raw units, on top of the amount'),
  },
  BridgePaused: {
    mint: what.mint,
    paused: t.doc(t.bool, 'True if the bridge was paused for the token, false if it was resumed'),
  },
  BridgeLaneSet: {
    chain: Chain,
    mint: what.mint,
    open: t.doc(t.bool, 'Whether the channel is open for the token, in both directions'),
  },
  BridgeLocked: {
    lock_id: LockId,
    sender: t.doc(t.address, 'Account whose tokens were locked'),
    ...what,
    chain: Chain,
    recipient: t.doc(Destination, 'Recipient account on the other chain'),
  },
  BridgeUnlocked: {
    chain: Chain,
    withdrawal_id: t.doc(t.count, 'Number of the withdrawal on the other chain'),
    ...what,
    recipient: t.doc(t.address, 'Recipient of the tokens'),
  },
  AttesterSetChanged: {
    set_index: t.doc(t.u32, 'Number of the new set'),
    attesters: t.doc(t.count, 'Number of keys in the new set'),
    threshold: t.doc(t.u8, 'Number of signatures that the new set requires'),
    previous_until: t.doc(t.time, 'End of the validity of proofs by the previous set, in Unix seconds'),
  },
};

export const bridge = module('bridge', {
  about:
    'Bridge for tokens of other chains: mints them when enough attesters sign for a deposit there, and burns them for a release there.',
  needs: {
    tokens: tokensPort.only(
      'find',
      'lookUp',
      'info',
      'infos',
      'balance',
      'createAsProtocol',
      'mintAsProtocol',
      'burn',
      'transfer',
    ),
    treasury: treasuryPort.only('address'),
    dispatch: dispatchPort.only('attempt'),
  },
  state,
  events,
});

export type Reading = Reads<typeof bridge>;
export type Writing = Writes<typeof bridge>;
export type Acting = OperationContext<typeof bridge>;

/** Account 0x00…03, controlled by its keys or its signers: it appoints attesters, maps tokens and sets limits. */
export const FOUNDATION = systemAccount(3);

/** Rejects any sender except the foundation. */
export function checkFoundation({ sender }: Acting): void {
  if (sender !== FOUNDATION) fail(NotFoundation, { required: `0x${FOUNDATION}` });
}
