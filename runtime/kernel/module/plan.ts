/** Write methods with a plan: what is sent is decided before it is signed, so that execution decides nothing. */

import type { Shape, Values } from '../../lib/codec/type.js';
import type { ErrorDef } from '../../lib/errors.js';
import type { Frame, MethodContext } from './context.js';

/** What the options of a call (`opts`) ask of a plan. */
export interface CallOptions {
  /** Do it although the plan would advise against it. */
  readonly force: boolean;
}

/** What a write method will send, and what it answers besides. */
export interface Plan<A> {
  /** One bundle: all or none. */
  readonly operations: readonly (readonly [operation: string, params: object])[];
  readonly response: Values<A>;
  /** Last height at which it should be included, unless the caller says another. */
  readonly validUntil?: number;
}

/** A write method that looks at the state first: what it sends is decided before it is signed, so that execution decides nothing. */
export interface WriteDef<P extends Shape, A extends Shape, F extends Frame> {
  readonly about: string;
  readonly params: P;
  /** The parameter that names the account which acts. */
  readonly sender: keyof P & string;
  /** Fields of the answer besides those of every write method. */
  readonly respondsWith: A;
  /** Also those of the operations. */
  readonly errors?: readonly ErrorDef[];
  plan(context: MethodContext<F>, params: Values<P>, options: CallOptions): Plan<A>;
}
