/** Sockets of the runtime: what it needs and any module may plug in, so that it knows no feature. */

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

/** A bundle as authorisation sees it. */
export interface BundleView {
  readonly hash: Hash;
  readonly from: Address;
  readonly nonce: number;
  /** Undefined where nobody signed. */
  readonly signature: SignatureView | undefined;
  readonly operations: readonly Operation[];
}

/** Who may act, and in which order. Provided by `accounts`. */
export interface AuthPort {
  /** Refuses unless nonce and signatures authorise the bundle; then consumes the nonce and keeps revealed keys. */
  authorize(bundle: BundleView): void;
  /** Refuses unless the bundle is signed by who may sign for its account, whatever its nonce. Changes nothing. */
  checkSigner(bundle: BundleView): void;
  nonceOf(account: Address): number;
  /** Keys that may sign for the account: what a node verifies ahead of execution. */
  keysOf(account: Address): readonly { readonly key_type: number; readonly public_key: Uint8Array }[];
}

/** Where a module plugs in who may act. */
export const authPort = port<AuthPort>('auth');

/** What work costs. Provided by `fees`; without it nothing is charged. */
export interface FeePort {
  /** Charges `gasUsed × gasPrice` to the payer; refuses when the payer has less. Returns the fee in raw units. */
  charge(payer: Address, gasUsed: number, gasPrice: number): bigint;
  /** What `charge` would charge at most for so much gas, in raw units. Reads no state. */
  most(gas: number, gasPrice: number): bigint;
  /** Refuses a payer who has less raw native units. */
  checkFunds(payer: Address, needed: bigint): void;
  /** What of a fee goes to the proposer and what to the treasury. Reads no state. */
  split(fee: bigint): Split;
  /** What was made for a block, as its events tell; undefined for none. Reads no state. */
  rewardIn(events: readonly ToldEvent[]): BlockReward | undefined;
}

/** Raw units that were made for the proposer of a block and for the treasury; `densityBps` is how full it was. */
export interface BlockReward extends Split {
  readonly densityBps: number;
}

/** An amount of raw units, by who earns it. */
export interface Split {
  readonly proposer: bigint;
  readonly treasury: bigint;
}

/** Where a module plugs in what work costs. */
export const feePort = port<FeePort>('fee');

/** Which records are balances. Provided by `tokens`; without it dry runs tell no changes of balances. */
export interface BalancesPort {
  /** The map of the provider with the balances: its keys are account and mint, its values raw units. */
  store(): string;
  /** What callers name a token by. */
  nameOf(mint: Hash): string;
}

/** Where a module says which records are balances. */
export const balancesPort = port<BalancesPort>('balances');

/** One member of a validator set. */
export interface ValidatorPower {
  readonly address: Address;
  /** Ed25519 public key, 64 hex characters. */
  readonly publicKey: string;
  /** Whole native units of stake: consensus 2.1. */
  readonly power: number;
}

/** Who makes blocks. Without a provider it is the fixed set of the genesis file. */
export interface ValidatorsPort {
  /** The set of the height before this one, which signed the commit that this block carries. Asked while a block runs. */
  previous(): readonly ValidatorPower[];
  /** The set of this height. */
  current(): readonly ValidatorPower[];
  /** The set of the height after this one. Asked when the block has ended. */
  next(): readonly ValidatorPower[];
}

/** Where a module plugs in who makes blocks. */
export const validatorsPort = port<ValidatorsPort>('validators');

/** What the rotation of leaders knows of a validator. */
export interface LeaderStats {
  readonly address: Address;
  /** Performance score, 5,000 to 10,000 basis points. */
  readonly scoreBps: number;
  /** It missed its turns and gets none until it has shown itself again. */
  readonly skipped: boolean;
  readonly jailed: boolean;
  /** The last height whose commit, as the next block carries it, has its signature; 0 for none since it is in the set. */
  readonly lastSignedHeight: number;
  /** All the turns that it did not take. */
  readonly missedTurns: number;
}

/** Whose turn it is. Without a provider the validators take turns in the order of the set. Asked when the block has ended. */
export interface LeadersPort {
  /** Accounts by round at the height after this one: order()[r mod n] leads round r. */
  order(): readonly Address[];
  /** Who leads round 0 of each of the next `count` heights, when nobody misses a turn and the set stays. */
  projected(count: number): readonly Address[];
  /** Of each validator of the set. */
  stats(): readonly LeaderStats[];
}

/** Where a module plugs in whose turn it is. */
export const leadersPort = port<LeadersPort>('leaders');

/** Something that a bundle told of. */
export interface ToldEvent {
  readonly type: { readonly module: string; readonly name: string };
  readonly data: Values<Shape>;
}

/** What happens to validators that sign two messages where one is allowed. Without a provider blocks carry no evidence. */
export interface EvidencePort {
  /** Punishes whom the evidence convicts (consensus 2.11); refuses what convicts nobody, is too old, or was judged before. */
  judge(evidence: Uint8Array): void;
}

/** Where a module judges double signs. */
export const evidencePort = port<EvidencePort>('evidence');

/** Acts as another sender, in the same journal and gas. Provided by the runtime itself; whoever needs it is to be trusted. */
export interface DispatchPort {
  /** Runs an operation as another sender, and answers with what it returns. */
  run(sender: Address, operation: Operation): Values<Shape> | undefined;
  /** The operation of a name, 'Transfer' or 'module.Operation'; undefined when no loaded module has it. */
  find(name: string): OperationType | undefined;
  /** What `run` charges for an operation before it runs, with the numbers that governance sets. */
  gasOf(operation: Operation): number;
  /** Gas that the bundle has used so far. */
  gasUsed(): number;
  /** Does what ports allow another sender, such as moving his tokens. */
  as<T>(sender: Address, work: () => T): T;
  /** Does all of it or nothing: a refusal is undone and given back. Gas stays used, and running out of it is not caught. */
  attempt(work: () => void): Failure | undefined;
}

/** Asks the runtime to act as another sender. */
export const dispatchPort = port<DispatchPort>('dispatch');

/** A chain parameter as it is now. Bounds are null where there is none. */
export interface ParameterInfo {
  /** '<module>.<name>'. */
  readonly key: string;
  readonly about: string;
  readonly value: Json;
  readonly initial: Json;
  readonly min: Json;
  readonly max: Json;
  /** True when genesis alone sets it. */
  readonly fixed: boolean;
}

/** The chain parameters of all modules. Provided by the runtime itself; whoever is given `set` governs the chain. */
export interface ParametersPort {
  /** Those whose key begins so, in the order of keys. */
  list(prefix: string): readonly ParameterInfo[];
  /** Refuses an unknown key with UnknownParameter. */
  get(key: string): ParameterInfo;
  /** Refuses what `set` would refuse. */
  check(key: string, value: string): void;
  /** Sets a parameter to what the text says, or refuses it with ParameterOutOfBounds. Gas prices and block limits hold from the next block. */
  set(key: string, value: string): void;
}

/** Asks the runtime for the chain parameters of all modules. */
export const parametersPort = port<ParametersPort>('parameters');

/** The validators that the genesis file names. */
export interface FoundersPort {
  /** Empty where a module has a section of its own for them, as `validators` has. */
  list(): readonly ValidatorPower[];
}

/** Asks the runtime for the validators of genesis, for a module that decides about them from then on. */
export const foundersPort = port<FoundersPort>('founders');

/** A file of an upgrade: where it is, and the SHA-256 (64 hex characters) that it must have. */
export interface UpgradeFile {
  readonly url: string;
  readonly sha256: string;
}

/** An operation that the node sends for its validator, by name. */
export interface Ballot {
  readonly operation: string;
  readonly params: Values<Shape>;
}

/** A plan that the chain upgrades itself at a height, as far as nodes look at it. */
export interface UpgradePlan {
  readonly planId: number;
  readonly name: string;
  /** Of the distribution that goes on from `height`. */
  readonly version: string;
  /** The first block of the new version. */
  readonly height: number;
  readonly info: string;
  /** By platform: 'linux-x64', or 'any'. */
  readonly binaries: Readonly<Record<string, UpgradeFile>>;
  /** Blocks in which validators vote on it; null when it is decided. */
  readonly voting: { readonly start: number; readonly end: number } | null;
}

/** When the chain goes over to another version. Provided by `upgrade`; without it no version ever changes. */
export interface UpgradePort {
  /** The plan that is voted on or waits for its height. */
  live(): UpgradePlan | undefined;
  /** The version of the last plan that was applied. */
  applied(): string | undefined;
  /** Whether a validator has voted on a plan. */
  hasVoted(planId: number, validator: Address): boolean;
  /** The operation by which a validator approves a plan. */
  approval(planId: number): Ballot;
  /** Tells, in the block of its height, that the live plan is in force; or that the nodes went on without it. */
  conclude(outcome: 'applied' | 'skipped'): void;
}

/** Where a module plugs in when the version changes. */
export const upgradePort = port<UpgradePort>('upgrade');

/** The ports that the runtime provides itself. */
export const RUNTIME_PORTS: ReadonlySet<string> = new Set([dispatchPort.name, parametersPort.name, foundersPort.name]);
