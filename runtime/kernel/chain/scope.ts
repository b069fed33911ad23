/** Scope: what the code of one module sees in one run. */

import type { Address, Hash } from '../../lib/codec/ids.js';
import type { Shape, Values } from '../../lib/codec/type.js';
import type { LoadedModule } from '../loader.js';
import { RUNTIME_PORTS } from '../ports.js';

import { NO_CERTIFICATE } from './block.js';
import { epochOf } from './epoch.js';
import type { ExecutionContext, LocalKnowledge } from './execution-context.js';
import { openState } from './open-state.js';
import type { Operation } from './operation.js';
import type { ProvenRecord } from './proven-record.js';
import { type Simulated, simulate } from './simulate.js';
import { recordKey, type StateShape, type WriteState } from './stores.js';
import { committersOf } from './validators.js';

/** The context object of one module in one run; module/context.ts says which of it each kind of code may see. */
export class Scope {
  readonly state: WriteState<StateShape>;
  readonly emit: Readonly<Record<string, (data: Values<Shape>) => void>>;
  readonly use: Readonly<Record<string, object>>;
  /** Functions, not methods, so that handlers may take them out of the context. */
  readonly charge: (gas: number) => void;
  readonly account: (...parts: readonly (string | number | bigint)[]) => Address;
  readonly mayActFor: (account: Address) => boolean;
  readonly actFor: (account: Address) => void;
  readonly open: <S extends StateShape>(shape: S) => WriteState<S>;
  readonly pendingNonce: (account: Address) => number;
  readonly blockHashes: (heights: readonly number[]) => readonly (Hash | null)[];
  readonly prove: (map: string, ...key: readonly unknown[]) => ProvenRecord;
  readonly simulate: (sender: Address, operations: readonly Operation[], gasLimit: number) => Simulated | undefined;
  readonly ask: (view: { readonly name: string }, ...args: readonly never[]) => readonly unknown[];
  readonly #run: ExecutionContext;

  constructor(run: ExecutionContext, loaded: LoadedModule) {
    this.#run = run;
    this.open = (shape) => openState(loaded.number, shape, run.reader, run.journal);
    this.charge = (gas) => run.useGas(gas);
    this.account = (...parts) => run.account(loaded, parts);
    this.mayActFor = (account) => run.mayActFor(account);
    this.actFor = (account) => run.actFor(loaded, account);
    this.pendingNonce = (account) => this.#local.pendingNonce(account);
    this.blockHashes = (heights) => this.#local.blockHashes(heights);
    this.prove = (map, ...key) => this.#local.prove(recordKey(loaded.number, loaded.module.state[map]!, key));
    this.simulate = (sender, operations, gasLimit) => {
      if (run.journal) throw new TypeError('methods simulate; operations run');
      return simulate(run, sender, operations, gasLimit);
    };
    this.ask = ({ name }, ...args) => run.ask(name, args);
    this.state = openState(loaded.number, loaded.module.state, run.reader, run.journal);
    this.emit = Object.freeze(
      Object.fromEntries(
        [...loaded.events].map(([name, type]) => [
          name,
          (data: Values<Shape>) => void run.events.push({ type, opIndex: run.opIndex, data }),
        ]),
      ),
    );
    this.use = Object.freeze(
      Object.fromEntries(
        Object.entries(loaded.module.needs).map(([as, { port, functions }]) => {
          if (RUNTIME_PORTS.has(port)) return [as, run.ownPort(port, functions)];
          const provided = run.set.ports.get(port)!;
          return [as, run.bind(provided.provider, provided.functions, functions, loaded.index)];
        }),
      ),
    );
    Object.freeze(this);
  }

  get #local(): LocalKnowledge {
    if (!this.#run.local) throw new TypeError('what a node knows besides the state is for methods only');
    return this.#run.local;
  }

  get chain() {
    return this.#run.env.chain;
  }
  get height() {
    return this.#run.env.height;
  }
  get timeMs() {
    return this.#run.env.timeMs;
  }
  get parentTimeMs() {
    return this.#run.env.parentTimeMs;
  }
  get time() {
    return Math.trunc(this.#run.env.timeMs / 1000);
  }
  get epoch() {
    return epochOf(this.#run.env.height, this.#run.env.chain.epochBlocks);
  }
  get proposer() {
    return this.#run.env.proposer;
  }
  get round() {
    return this.#run.env.proposal?.round ?? 0;
  }
  get commit() {
    const { round } = this.#run.env.proposal?.lastCommit ?? NO_CERTIFICATE;
    return Object.freeze({ round, signers: committersOf(this.#run) });
  }
  get attestations() {
    const { credited = [], conflicting = [], omitting = [] } = this.#run.attested ?? {};
    return Object.freeze({ credited: [...credited], conflicting: [...conflicting], omitting: [...omitting] });
  }
  get block() {
    return Object.freeze({ ...this.#run.block });
  }
  get sender(): Address {
    if (this.#run.sender === undefined) throw new TypeError('there is no sender here');
    return this.#run.sender;
  }
  get bundleHash() {
    return this.#run.bundleHash;
  }
  get nonce() {
    return this.#run.nonce;
  }
}
