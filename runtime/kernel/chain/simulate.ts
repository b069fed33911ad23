/** Simulation: what operations would do on top of a state, tried on a journal that is thrown away. */

import type { Address } from '../../lib/codec/ids.js';
import { ZERO_ADDRESS, ZERO_HASH } from '../../lib/codec/ids.js';
import type { Shape, Values } from '../../lib/codec/type.js';
import { KEY_TYPES, type KeyTypeInfo } from '../../lib/crypto/signatures.js';
import { Failure } from '../../lib/errors.js';
import { authPort, type DispatchPort, dispatchPort } from '../ports.js';
import { type BalanceChange, balanceChanges } from './balance-changes.js';
import { type Envelope, sealEnvelope } from './bundle.js';
import { GasLimitExceeded } from './common-errors.js';
import { applyBundle, envelopeGas } from './execute.js';
import type { ExecutionContext } from './execution-context.js';
import type { Operation } from './operation.js';
import type { Emitted, Outcome } from './receipt.js';
import type { Signature } from './terms.js';

/** How a simulation ended. */
export interface Simulated {
  readonly gasUsed: number;
  /** Which operation is refused, and why; undefined when all succeed. */
  readonly refused: { readonly index: number; readonly failure: Failure } | undefined;
}

/** What one operation of a simulation did. */
export interface SimulatedStep {
  readonly gasUsed: number;
  /** Why it is refused, with every change undone; undefined when it succeeds. */
  readonly failure: Failure | undefined;
  readonly events: readonly Emitted[];
  readonly returned: Values<Shape> | undefined;
}

/** What a bundle would do, or why it would be refused. */
export type SimulatedBundle =
  | { readonly outcome: Outcome; readonly changes: readonly BalanceChange[]; readonly failure?: undefined }
  | { readonly failure: Failure };

/**
 * Operations tried inside an operation, as a sender, one after the other: what is refused changes nothing, and the next
 * one goes on from there. Throws StateMiss like any execution.
 */
export class RunningSimulation {
  /** Reads the state as the operations so far leave it; it has no journal, so that methods may read it. */
  readonly view: ExecutionContext;
  readonly #trial: ExecutionContext;
  readonly #dispatch: Pick<DispatchPort, 'run' | 'attempt'>;
  readonly #sender: Address;
  #gasLeft: number;

  constructor(on: ExecutionContext, sender: Address, gasLimit: number) {
    this.#trial = on.apart();
    this.#dispatch = this.#trial.ownPort(dispatchPort.name, ['run', 'attempt']) as DispatchPort;
    this.#sender = sender;
    this.#gasLeft = gasLimit;
    this.view = this.#trial.reading(on.local);
  }

  /** Tries one more; undefined when it needs more gas than is left. */
  run(operation: Operation): SimulatedStep | undefined {
    const trial = this.#trial;
    trial.begin(this.#sender, ZERO_HASH, 0, this.#gasLeft);
    try {
      let returned: Values<Shape> | undefined;
      const failure = this.#dispatch.attempt(() => {
        returned = this.#dispatch.run(this.#sender, operation);
      });
      this.#gasLeft -= trial.gas;
      return { gasUsed: trial.gas, failure, events: trial.events, returned };
    } catch (cause) {
      if (cause instanceof Failure && cause.error === GasLimitExceeded) return undefined;
      throw cause;
    } finally {
      trial.end();
    }
  }
}

/**
 * Runs operations inside an operation, as another sender, one after the other. Undefined when they need more gas than
 * given. Throws StateMiss like any execution.
 */
export function simulate(
  on: ExecutionContext,
  sender: Address,
  operations: readonly Operation[],
  gasLimit: number,
): Simulated | undefined {
  const simulation = new RunningSimulation(on, sender, gasLimit);
  let gasUsed = 0;
  for (const [index, operation] of operations.entries()) {
    const one = simulation.run(operation);
    if (!one) return undefined;
    gasUsed += one.gasUsed;
    if (one.failure) return { gasUsed, refused: { index, failure: one.failure } };
  }
  return { gasUsed, refused: undefined };
}

/** Stands for the signature that will come, so that its bytes are in the measured gas. */
export function placeholder({ keyType, publicKeyLength, signatureLength }: KeyTypeInfo): Signature {
  const public_key = new Uint8Array(publicKeyLength);
  return { key_type: keyType, public_key, signature: new Uint8Array(signatureLength) };
}

/**
 * What a bundle of these operations would do and change of balances, as if its sender had signed it with an Ed25519 key.
 * Throws StateMiss like any execution.
 */
export function tryBundle(
  on: ExecutionContext,
  from: Address,
  operations: readonly Operation[],
  { gas_price, gas_limit }: { readonly gas_price: number; readonly gas_limit: number },
): SimulatedBundle {
  const trial = on.apart({ ...on.env, gasLimit: gas_limit });
  const envelope = envelopeOf(trial, from, operations, { gas_price, gas_limit });
  const journal = trial.journal!;
  const mark = journal.mark();
  try {
    const outcome = applyBundle(trial, envelope, 'assumed');
    return { outcome, changes: balanceChanges(trial, journal, mark) };
  } catch (cause) {
    if (cause instanceof Failure) return { failure: cause };
    throw cause;
  }
}

/** A bundle with what stands for its signature. */
function envelopeOf(
  on: ExecutionContext,
  from: Address,
  operations: readonly Operation[],
  limits: { readonly gas_price: number; readonly gas_limit: number },
): Envelope {
  const terms = { version: 1, chain_id: on.env.chain.chainId, from, ...limits, valid_until: 0, memo: '' };
  const nonce = on.port(authPort)?.nonceOf(from) ?? 0;
  return sealEnvelope({ ...terms, nonce, operations }, [placeholder(KEY_TYPES[0]!)], on.set.operations);
}

/** The gas that a bundle declares before it runs, for its bytes, its signature and its operations: what it costs where it cannot be tried. */
export function declaredGas(on: ExecutionContext, from: Address, operations: readonly Operation[]): number {
  const { bytes, signatures } = envelopeOf(on, from, operations, { gas_price: 0, gas_limit: 0 });
  const own = operations.map((operation, position) => operationGas(on, operation, position));
  return own.reduce((sum, gas) => sum + gas, envelopeGas(bytes.length, signatures));
}

/** The gas that an operation declares, inside another one unless a position is told. */
export function operationGas(on: ExecutionContext, { type, params }: Operation, position = 1): number {
  const trial = on.apart();
  trial.begin(ZERO_ADDRESS, ZERO_HASH, 0, 0);
  return trial.gasOf(type, params, position);
}

/** What a bundle would do on top of the state of a context, authorized and free of charge. Throws Failure, and StateMiss like any execution. */
export function dryRun(on: ExecutionContext, envelope: Envelope): Outcome {
  return applyBundle(on.apart({ ...on.env, gasLimit: Number.MAX_SAFE_INTEGER }), envelope, 'free');
}
