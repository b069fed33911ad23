/** What a module's code sees while it runs. Everything is frozen; nothing else of the node is in reach. */

import type { Address, Hash } from '../../lib/codec/ids.js';
import type { Shape, Values } from '../../lib/codec/type.js';
import type { Attested } from '../chain/attested.js';
import type { KnownBundle } from '../chain/execution-context.js';
import type { Operation } from '../chain/operation.js';
import type { ProvenRecord } from '../chain/proven-record.js';
import type { Simulated, SimulatedBundle, SimulatedStep } from '../chain/simulate.js';
import type { KeyOf, MapsOf, ReadState, StateShape, WriteState } from '../chain/stores.js';
import type { Use } from './port.js';
import type { View } from './view.js';

/** Parameters of the chain that every handler may read (genesis `chain` section). */
export interface ChainInfo {
  readonly chainId: number;
  readonly name: string;
  readonly network: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly addressPrefix: string;
  readonly hashPrefix: string;
  readonly nameService: string;
  readonly epochBlocks: number;
  readonly genesisTimeMs: number;
  /** Of the whole genesis file: tells a relaunched chain from the one before. */
  readonly genesisHash: Hash;
  readonly enforceSignatures: boolean;
}

/** The events of a module: name to fields. */
export type EventShapes = { readonly [event: string]: Shape };
/** Tells of an event, one function for each. */
export type Emit<E> = { readonly [N in keyof E]: (data: Values<E[N]>) => void };

/** What a module declares first: contexts have these stores, events and ports. `typeof dex` is one. */
export interface Frame<S = unknown, E = unknown, N = unknown> {
  readonly state: S;
  readonly events: E;
  readonly needs: N;
}

interface Where {
  readonly chain: ChainInfo;
  readonly height: number;
  /** The block's timestamp in unix seconds. */
  readonly time: number;
  readonly epoch: number;
}

interface Acting {
  /** The account of this module that belongs to `parts`. The module may act for it until the bundle or the hook ends. */
  account(...parts: readonly (string | number | bigint)[]): Address;
}

/** What a rule of the module needs to look something up: every context has it. `Reads<typeof dex>`. */
export interface Reads<F extends Frame> extends Where {
  readonly state: ReadState<F['state']>;
  readonly use: Use<F['needs']>;
}

/** What a rule needs to change something: operations, hooks and ports have it. `Writes<typeof dex>`. */
export interface Writes<F extends Frame> extends Where, Acting {
  readonly state: WriteState<F['state']>;
  readonly use: Use<F['needs']>;
  readonly emit: Emit<F['events']>;
}

/** While a block begins or ends. */
export interface BlockContext<F extends Frame = Frame> extends Writes<F> {
  readonly timeMs: number;
  readonly parentTimeMs: number;
  readonly proposer: Address;
  /** Round of the block's first proposal: the leaders of the rounds before it missed their turn. */
  readonly round: number;
  /** Who signed the parent, as this block says, and in which round. */
  readonly commit: { readonly round: number; readonly signers: readonly Address[] };
  /** Whose attestations this block refers to (complete in blockEnd). */
  readonly attestations: Attested;
  /** Gas and bundles of the block so far (complete in blockEnd). */
  readonly block: { readonly gasUsed: number; readonly gasLimit: number; readonly bundleCount: number };
}

/** A bundle before it is executed. */
export interface Candidate {
  readonly sender: Address;
  readonly operations: readonly Operation[];
  /** Types of the keys that signed it, all of which are verified before it runs; undefined where it is only tried. */
  readonly signedWith: readonly number[] | undefined;
}

/** While an operation runs. */
export interface OperationContext<F extends Frame = Frame> extends Writes<F> {
  readonly sender: Address;
  /** Id of the bundle, for records that name it. */
  readonly bundleHash: Hash;
  /** The sender's nonce that this bundle consumes. */
  readonly nonce: number;
  /** Adds to the bundle's gas, for work that the declared gas does not cover. */
  charge(gas: number): void;
}

/** While a function of a port runs: the provider's own state and events, the caller's authority. */
export interface PortContext<F extends Frame = Frame> extends Writes<F> {
  /** True for the operation's sender and for accounts of the calling module. */
  mayActFor(account: Address): boolean;
  /**
   * Refuses with NotAuthorized unless the caller may act for the account. Else the ports that this function calls take
   * it for an account of this module, until the function returns.
   */
  actFor(account: Address): void;
}

/** In the block of an upgrade, before anything else: the state is still as the version before left it. */
export interface MigrationContext<F extends Frame = Frame> extends BlockContext<F> {
  /** Stores of this module with the types that they had: read with the old ones, write with the new ones. */
  open<O extends StateShape>(old: O): WriteState<O>;
}

/** While genesis is loaded. A module may act for every account, by the ports that it needs. */
export interface GenesisContext<F extends Frame = Frame> extends Where, Acting {
  readonly state: WriteState<F['state']>;
  readonly use: Use<F['needs']>;
}

/** Operations tried one after the other on the state that a method reads, and what a method sees in between. */
export interface OpenSimulation<F extends Frame = Frame> {
  /** The state as the operations so far leave it. */
  readonly now: MethodContext<F>;
  /** Tries one more, inside an operation: what is refused changes nothing. Undefined when it needs more gas than is left. */
  run(operation: Operation): SimulatedStep | undefined;
}

/** While a method answers: reads only. */
export interface MethodContext<F extends Frame = Frame> extends Reads<F> {
  /** The next nonce counting bundles in flight on this node: local knowledge, not consensus. */
  pendingNonce(account: Address): number;
  /** What this node asks for a unit of gas, in raw native units. */
  gasPrice(): number;
  /** The hashes of final blocks, in the order of the heights; null where this node does not have the header. */
  blockHashes(heights: readonly number[]): readonly (Hash | null)[];
  /** What a map of this module has under a key, or that it has nothing there, with the proof of it under the state root of this height. */
  prove<M extends MapsOf<F['state']>>(map: M, ...key: KeyOf<F['state'][M]>): ProvenRecord;
  /** What operations would do now as a sender, inside an operation; undefined when they need more gas than that. */
  simulate(sender: Address, operations: readonly Operation[], gasLimit: number): Simulated | undefined;
  /** Begins to try operations as a sender, with so much gas for all of them. */
  beginSimulation(sender: Address, gasLimit: number): OpenSimulation<F>;
  /** What a bundle of these operations would do now, fee and signature in it. */
  tryBundle(sender: Address, operations: readonly Operation[], gasLimit: number): SimulatedBundle;
  /** Gas that a bundle of these operations declares, without those inside of them: what it costs where it cannot be tried. */
  declaredGas(sender: Address, operations: readonly Operation[]): number;
  /** Gas that an operation declares where it runs inside another one. */
  gasOf(operation: Operation): number;
  /** A bundle as this node knows it; null for one that it has not heard of, or has forgotten. */
  bundle(hash: Hash): KnownBundle | null;
  /** An operation of any loaded module; undefined where no module has it. The parameters are those that it declares. */
  operation(name: string, params: object): Operation | undefined;
  /** What the modules that answer a view say, in load order. */
  ask<A extends readonly unknown[], R>(view: View<A, R>, ...args: A): readonly R[];
}
