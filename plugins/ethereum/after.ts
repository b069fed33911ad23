/** Steps of a call that are taken at once where nothing is waited for: each promise between them costs as much as the reading. */

/** Goes on with a value, now if it is there. */
export const after = <A, B>(value: A | Promise<A>, next: (value: A) => B | Promise<B>): B | Promise<B> =>
  value instanceof Promise ? value.then(next) : next(value);
