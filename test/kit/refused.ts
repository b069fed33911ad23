/** Refusals as errors with a stack: a test that meets one unexpectedly fails with it, whatever runs the test. */

import { AssertionError } from 'node:assert';
import { type ErrorDef, Failure } from '../../runtime/lib/errors.js';
import { show } from './values.js';

/** A refusal that the test did not expect. */
export class Refused extends AssertionError {
  readonly error: ErrorDef;
  readonly failure: Failure;

  constructor(what: string, failure: Failure) {
    super({ message: `${what} failed: ${failure} ${show(failure.details)}` });
    this.failure = failure;
    this.error = failure.error;
  }
}

/** Does something for a test; what is refused is thrown as an Error. */
export function refusing<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof Failure) throw new Refused(what, cause);
    throw cause;
  }
}
