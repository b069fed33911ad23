/** What a check of `doctor` found. */

/** ok: nothing to do; warn: the node runs, but not as it should; bad: it will not start, stop, or lose its turns. */
export type State = 'ok' | 'warn' | 'bad';

/** One thing that was looked at. */
export interface Finding {
  readonly check: string;
  readonly state: State;
  /** What is so, in words. */
  readonly found: string;
  /** What to do about it; missing where all is well. */
  readonly remedy?: string;
}

/** All is well. */
export const ok = (check: string, found: string): Finding => ({ check, state: 'ok', found });

/** Something is to be done. */
export const trouble = (check: string, state: 'warn' | 'bad', found: string, remedy: string): Finding => ({
  check,
  state,
  found,
  remedy,
});
