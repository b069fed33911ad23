/** Scope: the view that one module's code has of an execution context. */

import type { Address, Hash } from '../../lib/codec/ids.js';
import type { Shape, Values } from '../../lib/codec/type.js';
import type { OwnerOf } from '../../lib/errors.js';
import type { LoadedModule } from '../loader.js';
import { RUNTIME_PORTS } from '../ports.js';

import { NO_CERTIFICATE } from './block.js';
import { epochOf } from './epoch.js';
import type { ExecutionContext, KnownBundle, LocalKnowledge } from './execution-context.js';
import { openState } from './open-state.js';
import type { Operation } from './operation.js';
import type { ProvenRecord } from './proven-record.js';
import {
  declaredGas,
  operationGas,
  RunningSimulation,
  type Simulated,
  type SimulatedBundle,
  type SimulatedStep,
  simulate,
  tryBundle,
} from './simulate.js';
import { recordKey, type StateShape, type WriteState } from './stores.js';
import { committersOf } from './validators.js';

/** The context object of one module; module/context.ts defines which parts each kind of code may see. */
export class Scope {
  readonly state: WriteState<StateShape>;
  readonly emit: Readonly<Record<string, (data: Values<Shape>) => void>>;
  readonly use: Readonly<Record<string, object | undefined>>;
  /** Functions, not methods, so that handlers may destructure the context. */
  readonly ownerOf: OwnerOf;
  readonly charge: (gas: number) => void;
  readonly account: (...parts: readonly (string | number | bigint)[]) => Address;
  readonly mayActFor: (account: Address) => boolean;
  readonly actFor: (account: Address) => void;
  readonly open: <S extends StateShape>(shape: S) => WriteState<S>;
  readonly pendingNonce: (account: Address) => number;
  readonly gasPrice: () => number;
  readonly blockHashes: (heights: readonly number[]) => readonly (Hash | null)[];
  readonly prove: (map: string, ...key: readonly unknown[]) => ProvenRecord;
  readonly simulate: (sender: Address, operations: readonly Operation[], gasLimit: number) => Simulated | undefined;
  readonly beginSimulation: (
    sender: Address,
    gasLimit: number,
  ) => { readonly now: Scope; readonly run: (operation: Operation) => SimulatedStep | undefined };
  readonly tryBundle: (sender: Address, operations: readonly Operation[], gasLimit: number) => SimulatedBundle;
  readonly declaredGas: (sender: Address, operations: readonly Operation[]) => number;
  readonly gasOf: (operation: Operation) => number;
  readonly bundle: (hash: Hash) => KnownBundle | null;
  readonly operation: (name: string, params: object) => Operation | undefined;
  readonly ask: (view: { readonly name: string }, ...args: readonly never[]) => readonly unknown[];
  readonly #context: ExecutionContext;

  constructor(context: ExecutionContext, loaded: LoadedModule) {
    const { bundle } = context;
    this.#context = context;
    this.open = (shape) => openState(loaded.number, shape, context.env.chain, context.reader, context.journal);
    this.ownerOf = context.set.ownerOf;
    this.charge = (gas) => context.bundle.useGas(gas);
    this.account = (...parts) => context.account(loaded, parts);
    this.mayActFor = (account) => context.mayActFor(account);
    this.actFor = (account) => context.actFor(loaded, account);
    this.pendingNonce = (account) => this.#local.pendingNonce(account);
    this.gasPrice = () => this.#local.gasPrice();
    this.blockHashes = (heights) => this.#local.blockHashes(heights);
    this.prove = (map, ...key) => this.#local.prove(recordKey(loaded.number, loaded.module.state[map]!, key));
    this.simulate = (sender, operations, gasLimit) => {
      if (context.journal) throw new TypeError('simulate is available in methods only');
      return simulate(context, sender, operations, gasLimit);
    };
    this.beginSimulation = (sender, gasLimit) => {
      const simulation = new RunningSimulation(context, sender, gasLimit);
      return { now: simulation.view.scope(loaded.index), run: (operation) => simulation.run(operation) };
    };
    this.tryBundle = (sender, operations, gas_limit) =>
      tryBundle(context, sender, operations, { gas_price: this.#local.gasPrice(), gas_limit });
    this.declaredGas = (sender, operations) => declaredGas(context, sender, operations);
    this.gasOf = (operation) => operationGas(context, operation);
    this.bundle = (hash) => this.#local.bundle(hash);
    this.operation = (name, params) => {
      const type = context.set.operations.byName.get(name);
      return type && { type, params: params as Values<Shape> };
    };
    this.ask = ({ name }, ...args) => context.ask(name, args);
    this.state = openState(loaded.number, loaded.module.state, context.env.chain, context.reader, context.journal);
    this.emit = Object.freeze(
      Object.fromEntries(
        [...loaded.events].map(([name, type]) => [
          name,
          (data: Values<Shape>) => void bundle.events.push({ type, opIndex: bundle.opIndex, data }),
        ]),
      ),
    );
    this.use = Object.freeze(
      Object.fromEntries(
        Object.entries(loaded.module.needs).map(([as, { port, functions }]) => {
          if (RUNTIME_PORTS.has(port)) return [as, context.ownPort(port, functions)];
          const provided = context.set.ports.get(port);
          return [as, provided && context.bind(provided.provider, provided.functions, functions, loaded.index)];
        }),
      ),
    );
    Object.freeze(this);
  }

  get #local(): LocalKnowledge {
    if (!this.#context.local) throw new TypeError('local data of the node is available in methods only');
    return this.#context.local;
  }

  get chain() {
    return this.#context.env.chain;
  }
  get height() {
    return this.#context.env.height;
  }
  get timeMs() {
    return this.#context.env.timeMs;
  }
  get parentTimeMs() {
    return this.#context.env.parentTimeMs;
  }
  get time() {
    return Math.trunc(this.#context.env.timeMs / 1000);
  }
  get epoch() {
    return epochOf(this.#context.env.height, this.#context.env.chain.epochBlocks);
  }
  get proposer() {
    return this.#context.env.proposer;
  }
  get round() {
    return this.#context.env.proposal?.round ?? 0;
  }
  get commit() {
    const { round } = this.#context.env.proposal?.lastCommit ?? NO_CERTIFICATE;
    return Object.freeze({ round, signers: committersOf(this.#context) });
  }
  get attestations() {
    const { credited = [], conflicting = [], omitting = [] } = this.#context.block.attested ?? {};
    return Object.freeze({ credited: [...credited], conflicting: [...conflicting], omitting: [...omitting] });
  }
  get block() {
    const { gasUsed, bundleCount } = this.#context.block;
    return Object.freeze({ gasUsed, gasLimit: this.#context.env.gasLimit, bundleCount });
  }
  get sender(): Address {
    const { sender } = this.#context.bundle;
    if (sender === undefined) throw new TypeError('there is no sender outside of operations');
    return sender;
  }
  get bundleHash() {
    return this.#context.bundle.hash;
  }
  get nonce() {
    return this.#context.bundle.nonce;
  }
}
