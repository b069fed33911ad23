/**
 * The context of a module's code while it runs. Everything in it is frozen, and it gives no access to the rest of the
 * node.
 */

import type { Address, Hash } from '../../lib/codec/ids.js';
import type { Shape, Values } from '../../lib/codec/type.js';
import type { ErrorDef } from '../../lib/errors.js';
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
  /** Coin type of the derivation paths of keys (SLIP-0044). */
  readonly coinType: number;
  readonly genesisTimeMs: number;
  /** Hash of the whole genesis file: distinguishes a relaunched chain from its predecessor. */
  readonly genesisHash: Hash;
  readonly enforceSignatures: boolean;
}

/** The events of a module: name to fields. */
export type EventShapes = { readonly [event: string]: Shape };
/** Emits events, with one function for each. */
export type Emit<E> = { readonly [N in keyof E]: (data: Values<E[N]>) => void };

/**
 * The part of a module declared first: its stores, events and ports, which determine its contexts. `typeof dex` is one.
 */
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
  /** Name of the module that owns an error on this chain; 'runtime' for the runtime's own. */
  ownerOf(error: ErrorDef): string;
}

interface Acting {
  /**
   * The account of this module that belongs to `parts`. The module may act for it until the bundle or the hook ends.
   */
  account(...parts: readonly (string | number | bigint)[]): Address;
}

/** Context needed to read; every context has it. `Reads<typeof dex>`. */
export interface Reads<F extends Frame> extends Where {
  readonly state: ReadState<F['state']>;
  readonly use: Use<F['needs']>;
}

/** Context needed to write; operations, hooks and ports have it. `Writes<typeof dex>`. */
export interface Writes<F extends Frame> extends Where, Acting {
  readonly state: WriteState<F['state']>;
  readonly use: Use<F['needs']>;
  readonly emit: Emit<F['events']>;
}

/** Context of the hooks at the beginning and end of a block. */
export interface BlockContext<F extends Frame = Frame> extends Writes<F> {
  readonly timeMs: number;
  readonly parentTimeMs: number;
  readonly proposer: Address;
  /** Round of the block's first proposal; the leaders of earlier rounds missed their turn. */
  readonly round: number;
  /** Signers of the parent's commit as this block carries it, and its round. */
  readonly commit: { readonly round: number; readonly signers: readonly Address[] };
  /** Attestations that this block references (complete in blockEnd). */
  readonly attestations: Attested;
  /** Gas and bundles of the block so far (complete in blockEnd). */
  readonly block: { readonly gasUsed: number; readonly gasLimit: number; readonly bundleCount: number };
}

/** A bundle before it is executed. */
export interface Candidate {
  readonly sender: Address;
  readonly operations: readonly Operation[];
  /** Types of the keys that signed the bundle, all verified before it runs; undefined in a trial run. */
  readonly signedWith: readonly number[] | undefined;
}

/** Context of an operation. */
export interface OperationContext<F extends Frame = Frame> extends Writes<F> {
  readonly sender: Address;
  /** Id of the bundle, for records that refer to it. */
  readonly bundleHash: Hash;
  /** The sender's nonce that this bundle consumes. */
  readonly nonce: number;
  /** Adds to the bundle's gas, for work that the declared gas does not cover. */
  charge(gas: number): void;
}

/** Context of a port function: the provider's own state and events, the caller's authority. */
export interface PortContext<F extends Frame = Frame> extends Writes<F> {
  /** True for the operation's sender and for accounts of the calling module. */
  mayActFor(account: Address): boolean;
  /**
   * Fails with NotAuthorized unless the caller may act for the account. Otherwise, until this function returns, the
   * ports that it calls treat the account as one of this module.
   */
  actFor(account: Address): void;
}

/** Context in the block of an upgrade, before anything else: the state is still that of the previous version. */
export interface MigrationContext<F extends Frame = Frame> extends BlockContext<F> {
  /** Opens stores of this module with their old types: read with the old ones, write with the new ones. */
  open<O extends StateShape>(old: O): WriteState<O>;
}

/** Context while genesis is loaded. A module may act for every account, through the ports that it needs. */
export interface GenesisContext<F extends Frame = Frame> extends Where, Acting {
  readonly state: WriteState<F['state']>;
  readonly use: Use<F['needs']>;
}

/** A simulation of operations one after the other on a method's state, with reads in between. */
export interface OpenSimulation<F extends Frame = Frame> {
  /** The state after the operations so far. */
  readonly now: MethodContext<F>;
  /**
   * Runs one more operation, inside another one; a rejected operation changes nothing. Undefined if it needs more gas
   * than is left.
   */
  run(operation: Operation): SimulatedStep | undefined;
}

/** Context of a method: reads only. */
export interface MethodContext<F extends Frame = Frame> extends Reads<F> {
  /** The account's next nonce, counting bundles in flight on this node. Local knowledge, not consensus. */
  pendingNonce(account: Address): number;
  /** This node's gas price, in raw native units per gas. */
  gasPrice(): number;
  /** The hashes of final blocks, in the order of the heights; null if this node does not have the header. */
  blockHashes(heights: readonly number[]): readonly (Hash | null)[];
  /** The value of a key in a map of this module, or its absence, with a proof under the state root of this height. */
  prove<M extends MapsOf<F['state']>>(map: M, ...key: KeyOf<F['state'][M]>): ProvenRecord;
  /**
   * Result of operations run now as the sender, inside an operation; undefined if they need more gas than `gasLimit`.
   */
  simulate(sender: Address, operations: readonly Operation[], gasLimit: number): Simulated | undefined;
  /** Starts a simulation of operations as the sender, with `gasLimit` for all of them. */
  beginSimulation(sender: Address, gasLimit: number): OpenSimulation<F>;
  /** Result of a bundle of these operations run now, including fee and signature. */
  tryBundle(sender: Address, operations: readonly Operation[], gasLimit: number): SimulatedBundle;
  /**
   * Gas that a bundle of these operations declares, excluding nested operations: an estimate if it cannot be simulated.
   */
  declaredGas(sender: Address, operations: readonly Operation[]): number;
  /** Declared gas of an operation that runs inside another one. */
  gasOf(operation: Operation): number;
  /** This node's record of a bundle; null if it never received it or no longer keeps it. */
  bundle(hash: Hash): KnownBundle | null;
  /** An operation of any loaded module; undefined if no module has it. The parameters are those that it declares. */
  operation(name: string, params: object): Operation | undefined;
  /** Answers of all modules to a view, in load order. */
  ask<A extends readonly unknown[], R>(view: View<A, R>, ...args: A): readonly R[];
}
