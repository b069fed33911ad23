/** Declared failures: the only exceptions that are a result; everything else halts the node. */

/** A refusal as declared: permanent code, name, and the sentence a caller reads. */
export interface ErrorDef {
  readonly code: number;
  readonly name: string;
  readonly message: string;
  /** True when the same request may succeed later without a change. */
  readonly retryable: boolean;
  /** Owner, filled in by the loader ('runtime' for the common ones). */
  module: string;
}

/** Values of `details` are JSON-ready: bigint as decimal string. */
export type Details = Readonly<Record<string, string | number | boolean | null | readonly string[] | object>>;

/** Declares an error. Codes are unique chain-wide and never reused (definitions 2.4). */
export function error(code: number, name: string, message: string, options: { retryable?: boolean } = {}): ErrorDef {
  return { code, name, message, retryable: options.retryable ?? false, module: 'runtime' };
}

/** What `fail` throws. Not an Error: no stack is captured, because refusing is normal work. */
export class Failure {
  readonly error: ErrorDef;
  readonly details: Details;
  /** Index of the operation in its bundle, set by the executor. */
  opIndex: number | undefined;

  constructor(declared: ErrorDef, details: Details = {}) {
    this.error = declared;
    this.details = details;
    this.opIndex = undefined;
  }

  toString(): string {
    return `${this.error.name} (${this.error.code}): ${this.error.message}`;
  }
}

/** Ends the running operation with a declared error; every change it made is rolled back. */
export function fail(declared: ErrorDef, details?: Details): never {
  throw new Failure(declared, details);
}

/** Two modules of one list claim the same name, number or method. Details: what, first, second. */
export const ModuleConflict = error(3140, 'ModuleConflict', 'Two modules claim the same thing');
