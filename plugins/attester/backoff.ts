/** When refused work is due again: each refusal in a row doubles the wait, so that work that cannot go on costs little. */

/** Work that a contract or a chain refuses as things are. Nothing was spent on it. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** The longest wait, milliseconds: what was refused for long is tried six times an hour. */
const LONGEST_MS = 600_000;

interface Refusals {
  readonly inARow: number;
  readonly until: number;
}

/** The waits of one attester, by name. They are not durable: after a restart all work is due. */
export class Backoff {
  readonly #first_ms: number;
  readonly #refused = new Map<string, Refusals>();

  constructor(first_ms: number) {
    this.#first_ms = first_ms;
  }

  isDue(name: string, now: number): boolean {
    return (this.#refused.get(name)?.until ?? 0) <= now;
  }

  /** Notes a refusal. */
  refused(name: string, now: number): void {
    const inARow = (this.#refused.get(name)?.inARow ?? 0) + 1;
    this.#refused.set(name, { inARow, until: now + Math.min(this.#first_ms * 2 ** Math.min(inARow, 20), LONGEST_MS) });
  }

  /** Ends the waits of all other names. */
  keep(names: ReadonlySet<string>): void {
    for (const name of this.#refused.keys()) if (!names.has(name)) this.#refused.delete(name);
  }
}
