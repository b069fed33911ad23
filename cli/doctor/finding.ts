/** Result of a check of `doctor`. */

/**
 * ok: nothing to do; warn: the node runs, but not as it should; bad: it will not start, will stop, or will miss its
 * turns.
 */
export type State = 'ok' | 'warn' | 'bad';

export interface Finding {
  readonly check: string;
  readonly state: State;
  readonly found: string;
  readonly remedy?: string;
}

export const ok = (check: string, found: string): Finding => ({ check, state: 'ok', found });

export const warn = (check: string, found: string, remedy: string): Finding => ({
  check,
  state: 'warn',
  found,
  remedy,
});

export const bad = (check: string, found: string, remedy: string): Finding => ({ check, state: 'bad', found, remedy });
