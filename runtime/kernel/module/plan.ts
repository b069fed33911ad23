/** Write methods with a plan: the operations are chosen before signing, so that execution decides nothing. */

import type { Shape, Values } from '../../lib/codec/type.js';
import type { ErrorDef } from '../../lib/errors.js';
import type { Frame, MethodContext } from './context.js';

/** Options of a call (`opts`) that concern its plan. */
export interface CallOptions {
  /** Proceed even if the plan advises against it. */
  readonly force: boolean;
}

/** The operations that a write method will send, and additional response fields. */
export interface Plan<A> {
  /** Sent as one bundle: all or nothing. */
  readonly operations: readonly (readonly [operation: string, params: object])[];
  readonly response: Values<A>;
  /** Last height for inclusion, unless the caller sets another. */
  readonly validUntil?: number;
}

/**
 * A write method that reads the state first: the operations are chosen before signing, so that execution decides
 * nothing.
 */
export interface WriteDef<P extends Shape, A extends Shape, F extends Frame> {
  readonly about: string;
  readonly params: P;
  /** The parameter that names the acting account. */
  readonly sender: keyof P & string;
  /** Response fields in addition to those of every write method. */
  readonly respondsWith: A;
  /** Errors, including those of the operations. */
  readonly errors?: readonly ErrorDef[];
  plan(context: MethodContext<F>, params: Values<P>, options: CallOptions): Plan<A>;
}
