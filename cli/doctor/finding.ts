/** Result of a check of `doctor`. */

/**
 * ok: nothing to do; warn: the node runs, but not as it should; bad: it will not start, will stop, or will miss its
 * turns.
 */
export type State = 'ok' | 'warn' | 'bad';

/** The result of one check. */
export interface Finding {
  readonly check: string;
  readonly state: State;
  /** The observed state, in words. */
  readonly found: string;
  /** Remedy; absent if all is well. */
  readonly remedy?: string;
}

/** A result without problem. */
export const ok = (check: string, found: string): Finding => ({ check, state: 'ok', found });

/** A result that needs action. */
export const trouble = (check: string, state: 'warn' | 'bad', found: string, remedy: string): Finding => ({
  check,
  state,
  found,
  remedy,
});
