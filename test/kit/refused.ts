/** Refusals as errors with a stack: a test that meets one unexpectedly fails with it, whatever runs the test. */

import { AssertionError } from 'node:assert';
import { type ErrorDef, Failure } from '../../runtime/lib/errors.js';
import { show } from './values.js';

/**
 * What a test expects is not so. Not by the name of an AssertionError: runners print the two values of one, and here are none.
 */
export class Unmet extends AssertionError {
  constructor(message: string) {
    super({ message });
    this.name = 'Unmet';
  }
}

/** A refusal that the test did not expect. */
export class Refused extends Unmet {
  readonly error: ErrorDef;
  readonly failure: Failure;

  constructor(what: string, failure: Failure) {
    super(`${what} failed: ${failure} ${show(failure.details)}`);
    this.name = 'Refused';
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
