/** Actions to run once, when a node of this process has started. */

let work = (): void => {};

/** Registers an action. It runs while V8 still has the flags of the start. */
export function whenStarted(what: () => void): void {
  work = what;
}

export function nodeStarted(): void {
  work();
  work = () => {};
}
