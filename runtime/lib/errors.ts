/** Declared failures: the only exceptions that become a result; any other exception halts the node. */

/** A declared error: permanent code, name, and message for callers. */
export interface ErrorDef<D extends string = string> {
  readonly code: number;
  readonly name: string;
  readonly message: string;
  /** True if the same request can succeed later without a change. */
  readonly retryable: boolean;
  /** Meaning of each detail by name; `fail` accepts no others. */
  readonly details: { readonly [K in D]?: string };
  /** Owner, filled in by the loader ('runtime' for the common ones). */
  module: string;
}

/** Values of `details` are JSON-ready: bigint as decimal string. */
export type Details = Readonly<Record<string, string | number | boolean | null | readonly string[] | object>>;

/** Meanings of details that many errors share. */
const COMMON = {
  reason: 'What is wrong, in words',
  field: 'Which parameter it is about',
  got: 'What was given',
  expected: 'What would have been right',
  min: 'Least that is allowed',
  max: 'Most that is allowed',
  have: 'How much there is',
  need: 'How much it takes',
  required: 'Who could do it: a role, or the account as 0x and hex',
  next_step: 'What to do about it, in words',
  token: 'Symbol of the token, or 0x and its mint',
  status: 'How it stands now',
  index: 'Which one of those given it is, from 0',
  at: 'Where it is: the path of the field',
  path: 'Directory or file that it is about',
  host: 'Address at which the server was to listen',
  port: 'Number of the port that the server was to listen on',
  plugin: 'Name of the plugin',
  expires_at: 'When that ends, in Unix seconds',
  height: 'Block height by which it was judged',
  amount: 'How much was asked for, in raw units',
  unlock_at: 'When it is unlocked, in Unix seconds',
  from_height: 'First block that the index covers',
  modules: 'Modules that differ',
  version: 'Version that it takes',
  signer: 'Account that signs',
  address: 'The account, or what was given as one',
  validator: 'Operator account of the validator',
  fix: 'Command that mends it',
  name: 'Name that it is about',
  plan_id: 'Which plan, by its number',
  raised: 'Raw units that were raised',
  soft_cap: 'Raw units that had to be raised',
  remaining: 'Raw units that are left',
  room: 'Raw units that still fit in',
  account: 'Account that it is about',
  chain: 'Chain that it is about',
  key: 'Which key it is about',
  bundle_hash: 'Bundle that it is about',
  valid_until: 'Last height at which it was valid',
  network: 'Which kind of network this is',
  free: 'How much of it is not bound',
} as const;

/** Declarations of these common details, which mean the same in every error. */
export const told = <const K extends keyof typeof COMMON>(...names: readonly K[]): Readonly<Record<K, string>> =>
  Object.fromEntries(names.map((name): [string, string] => [name, COMMON[name]])) as Record<K, string>;

/** Declares an error. Codes are unique chain-wide and never reused (definitions 2.4). */
export function error<const D extends string = never>(
  code: number,
  name: string,
  message: string,
  options: { readonly retryable?: boolean; readonly details?: Readonly<Record<D, string>> } = {},
): ErrorDef<D> {
  const { retryable = false, details = {} } = options;
  return { code, name, message, retryable, details, module: 'runtime' };
}

/** The details that a declared error accepts: those that it declares, and no others. */
export type DetailsOf<D extends string> = [D] extends [never]
  ? undefined
  : { readonly [K in D]?: Details[string] | undefined };

/** Thrown by `fail`. Not an Error, so that no stack is captured: failures are a normal result. */
export class Failure {
  readonly error: ErrorDef;
  readonly details: Details;
  /** Index of the operation in its bundle, set by the executor. */
  opIndex: number | undefined;
  /** The underlying exception, if any; for developers, never for callers. */
  readonly cause: unknown;

  constructor(declared: ErrorDef, details: Details = {}, cause?: unknown) {
    this.error = declared;
    this.details = details;
    this.opIndex = undefined;
    this.cause = cause;
  }

  toString(): string {
    return `${this.error.name} (${this.error.code}): ${this.error.message}`;
  }
}

/** Ends the running operation with a declared error; all its changes are rolled back. */
export function fail<D extends string>(declared: ErrorDef<D>, details?: DetailsOf<NoInfer<D>>): never {
  throw new Failure(declared, details as Details | undefined);
}

/** Two modules of one list claim the same name, number or method. */
export const ModuleConflict = error(3140, 'ModuleConflict', 'Two modules claim the same thing', {
  details: { what: 'What both claim', first: 'Module that has it', second: 'Module that claims it too' },
});
