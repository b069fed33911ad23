/**
 * Retry policy for refused work: each consecutive refusal doubles the delay, so permanently refused work costs little.
 */

/** Work that a contract or a chain currently refuses. Nothing was spent on it. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Maximum delay in milliseconds: work that keeps being refused is retried six times an hour. */
const LONGEST_MS = 600_000;

interface Refusals {
  readonly inARow: number;
  readonly until: number;
}

/** The delays of one attester, by name. Not durable: after a restart all work is due. */
export class Backoff {
  readonly #first_ms: number;
  readonly #refused = new Map<string, Refusals>();

  constructor(first_ms: number) {
    this.#first_ms = first_ms;
  }

  isDue(name: string, now: number): boolean {
    return (this.#refused.get(name)?.until ?? 0) <= now;
  }

  /** Records a refusal. */
  refused(name: string, now: number): void {
    const inARow = (this.#refused.get(name)?.inARow ?? 0) + 1;
    this.#refused.set(name, { inARow, until: now + Math.min(this.#first_ms * 2 ** Math.min(inARow, 20), LONGEST_MS) });
  }

  /** Drops the delays of all other names. */
  keep(names: ReadonlySet<string>): void {
    for (const name of this.#refused.keys()) if (!names.has(name)) this.#refused.delete(name);
  }
}
