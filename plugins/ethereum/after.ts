/**
 * Continuation without a promise when the value is already there: each additional promise costs as much as the read.
 */

/** Applies `next` to the value, synchronously unless the value is a promise. */
export const after = <A, B>(value: A | Promise<A>, next: (value: A) => B | Promise<B>): B | Promise<B> =>
  value instanceof Promise ? value.then(next) : next(value);
