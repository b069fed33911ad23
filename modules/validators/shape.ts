/** Module definition: state and events. */

import {
  type Address,
  type BlockContext,
  cell,
  map,
  module,
  type OperationContext,
  type Reads,
  t,
  type ValueOf,
  type Writes,
} from '../../runtime/sdk.js';
import { rewardsPort } from '../fees/port.js';
import { tokensPort } from '../tokens/port.js';
import { Bond, Earnings } from './earning.js';
import { Lots } from './lots.js';
import { MAX_ACTIVE, MAX_DELEGATIONS, MAX_MOVES, MAX_UNBONDINGS } from './terms.js';
import { ConsensusKey, JailReason, Validator } from './validator.js';

/** Stake of an account with the validator of another account. */
export const Delegation = t.struct({
  bond: Bond,
  /** Shares of the compounding pool. If there are any, the bond holds only earlier rewards. */
  shares: t.u128,
  compounds: t.bool,
  lots: Lots,
});
export type Delegation = ValueOf<typeof Delegation>;

/** Stake that is unbonding. */
export const Unbonding = t.struct({ validator: t.address, amount: t.amount, release_at: t.time });
export type Unbonding = ValueOf<typeof Unbonding>;

/** Moved stake, and the time until which it must stay. */
export const Moves = t.list(t.struct({ amount: t.amount, until: t.time }), MAX_MOVES);
export type Moves = ValueOf<typeof Moves>;

/** A member of the active set: its place in the rotation and its tally of this epoch. */
export const Seat = t.struct({
  address: t.address,
  power: t.count,
  scoreBps: t.bps(),
  jailed: t.bool,
  priority: t.i64,
  missed: t.u32,
  skipped: t.bool,
  signedInRow: t.u32,
  returns: t.u32,
  tally: t.struct({
    produced: t.u32,
    missed: t.u32,
    signed: t.u32,
    /** Heights that it attested, minus its own blocks that omitted a third of the others' attestations. */
    attested: t.u32,
    /** It attested two values for one height, so none of its attestations in this epoch count. */
    contradicted: t.bool,
    /** Fees of its blocks, in raw units. */
    fees: t.amount,
    last_block_height: t.height,
    /** Highest height whose commit, as carried by the next block, has its signature. */
    last_signed_height: t.height,
    /** Own turns missed since the last one taken, including those of earlier epochs. */
    missed_in_row: t.u32,
  }),
});
export type Seat = ValueOf<typeof Seat>;

const Member = t.struct({ address: t.address, pubkey: ConsensusKey, power: t.count });
/** A validator set for consensus, in order of stake. */
export const ActiveSet = t.list(Member, MAX_ACTIVE);
export type ActiveSet = ValueOf<typeof ActiveSet>;

/** Total earnings of the active set, in this epoch and in the last one. */
const EpochBook = t.struct({
  started_ms: t.timeMs,
  earned: t.amount,
  last: t.option(t.struct({ earned: t.amount, stake: t.amount, ms: t.timeMs })),
});

export const state = {
  validators: map(0, [t.address], Validator),
  earnings: map(1, [t.address], Earnings),
  delegations: map(2, [t.address, t.address], Delegation),
  /** Validators that an account delegates to, the oldest delegation first. */
  delegatedTo: map(3, [t.address], t.list(t.address, MAX_DELEGATIONS)),
  unbondings: map(4, [t.address], t.list(Unbonding, MAX_UNBONDINGS)),
  /** All validators: eligible ones first, then by descending stake, then by address. */
  ranking: map(5, [t.bool, t.amount, t.address], t.address),
  /** Every consensus key that a validator has, had, or is about to have. */
  keys: map(6, [ConsensusKey], t.address),
  /** New keys that take effect at the end of the epoch. */
  nextKeys: map(7, [t.address], ConsensusKey),
  /** The active set of the height after the last block, the set before it, and the first height of the active set. */
  active: cell(8, ActiveSet, []),
  former: cell(9, ActiveSet, []),
  since: cell(10, t.height, 0),
  seats: cell(11, t.list(Seat, MAX_ACTIVE), []),
  /** Signers of each epoch for which evidence is still accepted. */
  signers: map(12, [t.u32], ActiveSet),
  /** Unix seconds of the blocks for which evidence is accepted, by height modulo their number. */
  blockTimes: map(13, [t.u32], t.time),
  /** Validators jailed in the current block. */
  justJailed: cell(14, t.list(t.address, MAX_ACTIVE), []),
  totals: cell(15, t.struct({ staked: t.amount, validators: t.count, jailed: t.count }), {
    staked: 0n,
    validators: 0,
    jailed: 0,
  }),
  epochBook: cell(16, EpochBook, { started_ms: 0, earned: 0n, last: null }),
  /** Missed turns do not count below this height. */
  calmUntil: cell(18, t.height, 0),
  minDelegation: cell(19, t.amount, (unit) => 1_000n * unit),
  downtimeJailTurns: cell(20, t.range(0, 10_000), 0),
  /** Stake that an account moved to a validator and that must stay there for a time; the oldest first. */
  moves: map(21, [t.address, t.address], Moves),
};

const events = {
  Staked: {
    staker: t.doc(t.address, 'Account that staked'),
    validator: t.doc(t.address, 'Operator account of the validator'),
    amount: t.doc(t.amountOf(), 'Staked amount in raw native units'),
    kind: t.doc(
      t.choice('register', 'self', 'delegate'),
      'register: the staker became a validator; self: it added to its own stake; delegate: it delegated to another validator',
    ),
  },
  Unstaked: {
    staker: t.doc(t.address, 'Account that unstakes'),
    validator: t.doc(t.address, 'Operator account of the validator'),
    amount: t.doc(t.amountOf(), 'Unbonding amount in raw native units'),
    release_at: t.doc(t.time, 'Earliest time of the claim in Unix seconds'),
  },
  UnstakeClaimed: {
    staker: t.doc(t.address, 'Account that claimed its stake'),
    amount: t.doc(t.amountOf(), 'Claimed stake in raw native units'),
  },
  Redelegated: {
    staker: t.doc(t.address, 'Account that moved its stake'),
    from: t.doc(t.address, 'Operator account of the previous validator'),
    to: t.doc(t.address, 'Operator account of the new validator'),
    amount: t.doc(t.amountOf(), 'Moved stake in raw native units'),
  },
  RewardsClaimed: {
    staker: t.doc(t.address, 'Account that claimed its rewards'),
    validator: t.doc(t.address, 'Operator account of the validator that earned them'),
    amount: t.doc(t.amountOf(), 'Claimed rewards in raw native units'),
  },
  CommissionChanged: {
    validator: t.doc(t.address, 'Operator account of the validator'),
    from_bps: t.doc(t.bps(0xffff), 'Previous commission in basis points'),
    to_bps: t.doc(t.bps(0xffff), 'New commission in basis points'),
    effective_height: t.doc(t.height, 'First height of the new commission'),
  },
  ValidatorJailed: {
    validator: t.doc(t.address, 'Operator account of the validator'),
    reason: JailReason,
    count: t.doc(t.u32, 'Number of times that it was jailed, including this one'),
    release_at: t.doc(t.time, 'Earliest time to leave jail, in Unix seconds'),
  },
  ValidatorUnjailed: { validator: t.doc(t.address, 'Operator account of the validator that left jail') },
  ActiveSetChanged: {
    epoch: t.doc(t.count, 'Number of the new epoch'),
    added: t.doc(t.list(t.address, 100), 'Operator accounts of the validators that became active'),
    removed: t.doc(t.list(t.address, 100), 'Operator accounts of the validators that are no longer active'),
  },
  AutoCompoundSet: {
    staker: t.doc(t.address, 'Account of the staker'),
    validator: t.doc(t.address, 'Operator account of the validator'),
    enabled: t.doc(t.bool, 'True if rewards become stake at the end of each epoch'),
  },
  AutoCompounded: {
    validator: t.doc(t.address, 'Operator account of the validator'),
    amount: t.doc(t.amountOf(), 'Rewards that became stake, in raw native units'),
  },
  ConsensusKeyRotationQueued: {
    validator: t.doc(t.address, 'Operator account of the validator'),
    pubkey: t.doc(ConsensusKey, 'New consensus key in hex'),
    applies_at_height: t.doc(t.height, 'First height that the new key signs'),
  },
  ConsensusKeyRotationApplied: {
    validator: t.doc(t.address, 'Operator account of the validator'),
    old_pubkey: t.doc(ConsensusKey, 'Previous consensus key in hex'),
    pubkey: t.doc(ConsensusKey, 'New consensus key in hex'),
  },
};

export const needs = {
  tokens: tokensPort.only('balance', 'transfer', 'supply'),
  rewards: rewardsPort.only('payTo', 'lastPaid', 'emission'),
};

export const validators = module('validators', {
  about: 'Validators that produce the blocks: stake, delegations, rewards, commission, jail and consensus keys.',
  needs,
  state,
  events,
});

/** Read-only context of the module. */
export type Reading = Reads<typeof validators>;
/** Read-write context of the module. */
export type Writing = Writes<typeof validators>;
export type Acting = OperationContext<typeof validators>;
/** Context of a hook. */
export type InBlock = BlockContext<typeof validators>;

/** Account that holds everything that is staked, unbonding or owed. */
export const vault = (c: Pick<Writing, 'account'>): Address => c.account('stake');
