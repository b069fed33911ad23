/** Refusals that no test has expected yet: they fail the test in which they happened. */

interface Settling {
  settle(): void;
}

const waiting = new Set<Settling>();

/** Throws the first refusal that nobody expected; forgets the others of the same test. */
function settleAll(): void {
  const [first] = waiting;
  waiting.clear();
  first?.settle();
}

// node:test passes a test whose function has returned, whatever a microtask throws later: a hook fails the right one.
const hooks = process.env.NODE_TEST_CONTEXT === undefined ? undefined : await import('node:test');
hooks?.afterEach(settleAll);
hooks?.after(settleAll);

/** Has a refusal thrown at the end of its test, unless it is expected before. */
export function awaitExpectation(ran: Settling): void {
  if (hooks) waiting.add(ran);
  else queueMicrotask(() => ran.settle());
}

/** It was expected, or was thrown. */
export const forget = (ran: Settling): void => {
  waiting.delete(ran);
};
