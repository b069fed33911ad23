/** Ports of the runtime: functions that it needs from modules or offers to them, so that it depends on no feature. */

import type { Address, Hash } from '../lib/codec/ids.js';
import type { Json, Shape, Values } from '../lib/codec/type.js';
import type { Failure } from '../lib/errors.js';
import type { Operation, OperationType } from './chain/operation.js';
import { port } from './module/port.js';

/** The signature of a bundle, with the pure check of whether its key made it. */
export interface SignatureView {
  readonly keyType: number;
  readonly publicKey: Uint8Array;
  isValid(): boolean;
}

/** A bundle in the form that authorization reads. */
export interface BundleView {
  readonly hash: Hash;
  readonly from: Address;
  readonly nonce: number;
  /** Undefined if the bundle is unsigned. */
  readonly signature: SignatureView | undefined;
  readonly operations: readonly Operation[];
}

/** Authorization and order of bundles. Provided by `accounts`. */
export interface AuthPort {
  /** Fails unless nonce and signatures authorize the bundle; then consumes the nonce and stores revealed keys. */
  authorize(bundle: BundleView): void;
  /** Fails unless an authorized signer of the account signed the bundle, whatever its nonce. Changes nothing. */
  checkSigner(bundle: BundleView): void;
  nonceOf(account: Address): number;
  /** Keys that may sign for the account; a node verifies their signatures ahead of execution. */
  keysOf(account: Address): readonly { readonly key_type: number; readonly public_key: Uint8Array }[];
}

/** A module provides it to decide who may act for an account. */
export const authPort = port<AuthPort>('auth');

/** Fees. Provided by `fees`; without it nothing is charged. */
export interface FeePort {
  /** Charges `gasUsed × gasPrice` to the payer; fails if the payer has less. Returns the fee in raw units. */
  charge(payer: Address, gasUsed: number, gasPrice: number): bigint;
  /** Maximum charge for this gas, in raw units. Reads no state. */
  most(gas: number, gasPrice: number): bigint;
  /** Fails if the payer has fewer raw native units than needed. */
  checkFunds(payer: Address, needed: bigint): void;
  /** Shares of a fee for the proposer and the treasury. Reads no state. */
  split(fee: bigint): Split;
  /** Reward minted for a block, according to its events; undefined if none. Reads no state. */
  rewardIn(events: readonly ToldEvent[]): BlockReward | undefined;
}

/** Raw units minted for the proposer of a block and for the treasury; `densityBps` is how full the block was. */
export interface BlockReward extends Split {
  readonly densityBps: number;
}

/** An amount of raw units, split by recipient. */
export interface Split {
  readonly proposer: bigint;
  readonly treasury: bigint;
}

/** A module provides it to price work and to collect fees. */
export const feePort = port<FeePort>('fee');

/** Records that hold balances. Provided by `tokens`; without it dry runs report no balance changes. */
export interface BalancesPort {
  /** The provider's map of balances: its keys are account and mint, its values raw units. */
  store(): string;
  /** The name of a token for callers. */
  nameOf(mint: Hash): string;
}

/** A module provides it to say which records are balances. */
export const balancesPort = port<BalancesPort>('balances');

/** One member of a validator set. */
export interface ValidatorPower {
  readonly address: Address;
  /** Ed25519 public key, 64 hex characters. */
  readonly publicKey: string;
  /** Stake in whole native units (consensus 2.1). */
  readonly power: number;
}

/** The validator set. Without a provider it is the fixed set of the genesis file. */
export interface ValidatorsPort {
  /** The set of the previous height, which signed the commit in this block. Called while a block runs. */
  previous(): readonly ValidatorPower[];
  /** The set of this height. */
  current(): readonly ValidatorPower[];
  /** The set of the next height. Called after the end of the block. */
  next(): readonly ValidatorPower[];
}

/** The port for the validator set. */
export const validatorsPort = port<ValidatorsPort>('validators');

/** Leader statistics of a validator. */
export interface LeaderStats {
  readonly address: Address;
  /** Performance score, 5,000 to 10,000 basis points. */
  readonly scoreBps: number;
  /** True if it missed its turns; it gets none until it is seen signing again. */
  readonly skipped: boolean;
  readonly jailed: boolean;
  /** Last height whose commit, as carried by the next block, has its signature; 0 if none since it joined the set. */
  readonly lastSignedHeight: number;
  /** Total turns that it missed. */
  readonly missedTurns: number;
}

/**
 * The order of leaders. Without a provider the validators take turns in the order of the set. Called after the end of
 * the block.
 */
export interface LeadersPort {
  /** Accounts by round for the next height: order()[r mod n] leads round r. */
  order(): readonly Address[];
  /** Leaders of round 0 for the next `count` heights, if no turn is missed and the set does not change. */
  projected(count: number): readonly Address[];
  /** Statistics of each validator of the set. */
  stats(): readonly LeaderStats[];
}

/** The port for the order of leaders. */
export const leadersPort = port<LeadersPort>('leaders');

/** An event emitted by a bundle. */
export interface ToldEvent {
  readonly type: { readonly module: string; readonly name: string };
  readonly data: Values<Shape>;
}

/** Punishment of validators that double-sign. Without a provider, blocks carry no evidence. */
export interface EvidencePort {
  /**
   * Punishes the convicted validator (consensus 2.11); fails if the evidence convicts no validator, is too old, or was
   * judged before.
   */
  judge(evidence: Uint8Array): void;
}

/** The port for judging double signs. */
export const evidencePort = port<EvidencePort>('evidence');

/**
 * Acts as another sender, in the same journal and gas. Provided by the runtime itself; only trusted modules may need
 * it.
 */
export interface DispatchPort {
  /** Runs an operation as another sender and returns its result. */
  run(sender: Address, operation: Operation): Values<Shape> | undefined;
  /** The operation with this name, 'Transfer' or 'module.Operation'; undefined if no loaded module has it. */
  find(name: string): OperationType | undefined;
  /** Gas that `run` charges for an operation before it runs, as set by governance. */
  gasOf(operation: Operation): number;
  /** Gas that the bundle has used so far. */
  gasUsed(): number;
  /** Calls ports with the authority of another sender, for example to move its tokens. */
  as<T>(sender: Address, work: () => T): T;
  /**
   * Does all of it or nothing: on a failure, undoes all changes and returns the failure. Gas stays used, and running
   * out of gas is not caught.
   */
  attempt(work: () => void): Failure | undefined;
}

/** The port for acting as another sender. */
export const dispatchPort = port<DispatchPort>('dispatch');

/** Current state of a chain parameter. Bounds are null if there are none. */
export interface ParameterInfo {
  /** '<module>.<name>'. */
  readonly key: string;
  readonly about: string;
  readonly value: Json;
  readonly initial: Json;
  readonly min: Json;
  readonly max: Json;
  /** True if only genesis sets it. */
  readonly fixed: boolean;
}

/** The chain parameters of all modules. Provided by the runtime itself; a module granted `set` governs the chain. */
export interface ParametersPort {
  /** Parameters whose key has this prefix, in key order. */
  list(prefix: string): readonly ParameterInfo[];
  /** Fails with UnknownParameter if the key is unknown. */
  get(key: string): ParameterInfo;
  /** Fails if `set` would fail. */
  check(key: string, value: string): void;
  /**
   * Sets a parameter from its text, or fails with ParameterOutOfBounds. Gas prices and block limits apply from the next
   * block.
   */
  set(key: string, value: string): void;
}

/** The port for the chain parameters of all modules. */
export const parametersPort = port<ParametersPort>('parameters');

/** The validators in the genesis file. */
export interface FoundersPort {
  /** Empty if a module has its own genesis section for them, as `validators` does. */
  list(): readonly ValidatorPower[];
}

/** The port for the genesis validators, for a module that manages the set from then on. */
export const foundersPort = port<FoundersPort>('founders');

/** An upgrade file: its location, and its required SHA-256 (64 hex characters). */
export interface UpgradeFile {
  readonly url: string;
  readonly sha256: string;
}

/** An operation that the node sends for its validator, by name. */
export interface Ballot {
  readonly operation: string;
  readonly params: Values<Shape>;
}

/** A plan to upgrade the chain at a height, with the fields that nodes read. */
export interface UpgradePlan {
  readonly planId: number;
  readonly name: string;
  /** Version of the distribution that continues from `height`. */
  readonly version: string;
  /** The first block of the new version. */
  readonly height: number;
  readonly info: string;
  /** Files by platform: 'linux-x64', or 'any'. */
  readonly binaries: Readonly<Record<string, UpgradeFile>>;
  /** Range of blocks for voting; null once it is decided. */
  readonly voting: { readonly start: number; readonly end: number } | null;
}

/** Upgrades of the chain. Provided by `upgrade`; without it the version never changes. */
export interface UpgradePort {
  /** The plan that is being voted on or waits for its height. */
  live(): UpgradePlan | undefined;
  /** The version of the last applied plan. */
  applied(): string | undefined;
  /** Whether a validator has voted on a plan. */
  hasVoted(planId: number, validator: Address): boolean;
  /** The operation by which a validator approves a plan. */
  approval(planId: number): Ballot;
  /** Records, in the block of its height, that the live plan was applied or that the nodes skipped it. */
  conclude(outcome: 'applied' | 'skipped'): void;
}

/** A module provides it to say when the version of the chain changes. */
export const upgradePort = port<UpgradePort>('upgrade');

/** The ports that the runtime provides itself. */
export const RUNTIME_PORTS: ReadonlySet<string> = new Set([dispatchPort.name, parametersPort.name, foundersPort.name]);
