/** What is done once, when a node of this process has started. */

let work = (): void => {};

/** What to do then. V8 has its flags of the start still. */
export function whenStarted(what: () => void): void {
  work = what;
}

/** Does it, and never again. */
export function nodeStarted(): void {
  work();
  work = () => {};
}
