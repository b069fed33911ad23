/** Halt: the node stops because continuing could fork the chain. Never a result of a transaction. */

import { Failure } from './errors.js';
import { authorLocationOf } from './stack-location.js';

/** An unexpected exception inside consensus code, with its location. */
export class Halt extends Error {
  readonly where: string;
  readonly height: number;

  constructor(where: string, height: number, cause: unknown) {
    super(`${where} threw at height ${height}: ${reasonOf(cause)}`, { cause });
    this.name = 'Halt';
    this.where = where;
    this.height = height;
  }
}

/** Exit codes of the process (definitions 5.1). */
export const EXIT = { ok: 0, error: 1, upgrade: 42, usage: 64, corrupt: 65, internal: 70, temporary: 75 } as const;

const reasonOf = (cause: unknown): string => {
  if (cause instanceof Failure) return `${cause} ${JSON.stringify(cause.details)}`;
  if (!(cause instanceof Error)) return String(cause);
  const place = authorLocationOf(cause);
  return place === undefined ? cause.message : `${cause.message} (at ${place})`;
};
