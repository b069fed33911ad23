/** Simulation: runs operations on top of a state, on a journal that is discarded. */

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

/** Result of a simulation. */
export interface Simulated {
  readonly gasUsed: number;
  /** The rejected operation and the reason; undefined if all succeed. */
  readonly refused: { readonly index: number; readonly failure: Failure } | undefined;
}

/** Result of one simulated operation. */
export interface SimulatedStep {
  readonly gasUsed: number;
  /** Reason for its rejection, with every change undone; undefined if it succeeds. */
  readonly failure: Failure | undefined;
  readonly events: readonly Emitted[];
  readonly returned: Values<Shape> | undefined;
}

/** Result of a simulated bundle, or the reason for its rejection. */
export type SimulatedBundle =
  | { readonly outcome: Outcome; readonly changes: readonly BalanceChange[]; readonly failure?: undefined }
  | { readonly failure: Failure };

/**
 * Simulates operations one after the other inside an operation, as a given sender. A rejected operation changes
 * nothing, and the next one continues from there. Throws StateMiss like any execution.
 */
export class RunningSimulation {
  /** Reads the state after the operations so far; it has no journal, so methods can read it. */
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

  /** Runs one more operation; undefined if it needs more gas than is left. */
  run(operation: Operation): SimulatedStep | undefined {
    const trial = this.#trial;
    trial.begin(this.#sender, ZERO_HASH, 0, this.#gasLeft);
    try {
      let returned: Values<Shape> | undefined;
      const failure = this.#dispatch.attempt(() => {
        returned = this.#dispatch.run(this.#sender, operation);
      });
      const { gas, events } = trial.bundle;
      this.#gasLeft -= gas;
      return { gasUsed: gas, failure, events, returned };
    } catch (cause) {
      if (cause instanceof Failure && cause.error === GasLimitExceeded) return undefined;
      throw cause;
    } finally {
      trial.end();
    }
  }
}

/**
 * Runs operations one after the other inside an operation, as another sender. Undefined if they need more gas than
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

/** A placeholder of the future signature, so that the measured gas includes its bytes. */
export function placeholder({ keyType, publicKeyLength, signatureLength }: KeyTypeInfo): Signature {
  const public_key = new Uint8Array(publicKeyLength);
  return { key_type: keyType, public_key, signature: new Uint8Array(signatureLength) };
}

/**
 * Simulates a bundle of these operations, with its balance changes, as if its sender had signed it with an Ed25519 key.
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

/** A bundle with a placeholder signature. */
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

/**
 * Gas declared by a bundle before it runs, for its bytes, signature and operations: an estimate if it cannot be
 * simulated.
 */
export function declaredGas(on: ExecutionContext, from: Address, operations: readonly Operation[]): number {
  const { bytes, signatures } = envelopeOf(on, from, operations, { gas_price: 0, gas_limit: 0 });
  const own = operations.map((operation, position) => operationGas(on, operation, position));
  return own.reduce((sum, gas) => sum + gas, envelopeGas(bytes.length, signatures));
}

/** The declared gas of an operation, inside another one unless a position is given. */
export function operationGas(on: ExecutionContext, { type, params }: Operation, position = 1): number {
  const trial = on.apart();
  trial.begin(ZERO_ADDRESS, ZERO_HASH, 0, 0);
  return trial.gasOf(type, params, position);
}

/**
 * Runs a bundle on top of a context's state, authorized and free of charge. Throws Failure, and StateMiss like any
 * execution.
 */
export function dryRun(on: ExecutionContext, envelope: Envelope): Outcome {
  return applyBundle(on.apart({ ...on.env, gasLimit: Number.MAX_SAFE_INTEGER }), envelope, 'free');
}
