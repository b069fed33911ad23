/** Modules are synchronous: the result of a promise would arrive after its block. */

/** Returns a module function's return value; throws if it is a promise, because nothing awaits it. */
export function requireSynchronous<T>(returned: T): T {
  if (typeof returned !== 'object' || returned === null || !('then' in returned)) return returned;
  const { then } = returned;
  if (typeof then !== 'function') return returned;
  then.call(returned, undefined, () => undefined); // a rejection of the promise must not end the process
  throw new TypeError('a function of a module returned a promise: modules are synchronous');
}
