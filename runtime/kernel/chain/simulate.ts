/** Simulation: what operations would do on top of a state, tried on a journal that is thrown away. */

import type { Address } from '../../lib/codec/ids.js';
import { ZERO_HASH } from '../../lib/codec/ids.js';
import { Failure } from '../../lib/errors.js';
import { type DispatchPort, dispatchPort } from '../ports.js';
import type { Envelope } from './bundle.js';
import { GasLimitExceeded } from './common-errors.js';
import { applyBundle } from './execute.js';
import type { ExecutionContext } from './execution-context.js';
import type { Operation } from './operation.js';
import type { Outcome } from './receipt.js';

/** How a simulation ended. */
export interface Simulated {
  readonly gasUsed: number;
  /** Which operation is refused, and why; undefined when all succeed. */
  readonly refused: { readonly index: number; readonly failure: Failure } | undefined;
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
  const trial = on.apart();
  const { run } = trial.ownPort(dispatchPort.name, ['run']) as DispatchPort;
  trial.begin(sender, ZERO_HASH, 0, gasLimit);
  for (const [index, operation] of operations.entries()) {
    try {
      run(sender, operation);
    } catch (cause) {
      if (!(cause instanceof Failure)) throw cause;
      if (cause.error === GasLimitExceeded) return undefined;
      return { gasUsed: trial.gas, refused: { index, failure: cause } };
    }
  }
  return { gasUsed: trial.gas, refused: undefined };
}

/** What a bundle would do on top of the state of a context, authorized and free of charge. Throws Failure, and StateMiss like any execution. */
export function dryRun(on: ExecutionContext, envelope: Envelope): Outcome {
  return applyBundle(on.apart({ ...on.env, gasLimit: Number.MAX_SAFE_INTEGER }), envelope, 'free');
}
