/** Modules answer at once: what would come later comes after its block, and is of no chain. */

/** What a function of a module returned; throws where that is a promise, whose end nobody hears of. */
export function atOnce<T>(returned: T): T {
  if (typeof returned !== 'object' || returned === null || !('then' in returned)) return returned;
  const { then } = returned;
  if (typeof then !== 'function') return returned;
  then.call(returned, undefined, () => undefined); // what it ends with, too, is not to end the process
  throw new TypeError('a function of a module returned a promise: modules are synchronous');
}
