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
}

/** Name of the module that owns an error in one distribution; 'runtime' for the runtime's own. */
export type OwnerOf = (error: ErrorDef) => string;

/** Values of `details` are JSON-ready: bigint as decimal string. */
export type Details = Readonly<Record<string, string | number | boolean | null | readonly string[] | object>>;

/** Meanings of details that many errors share. */
const COMMON = {
  reason: 'Reason in plain text',
  field: 'Name of the parameter',
  got: 'Value received',
  expected: 'Expected value or form',
  min: 'Smallest allowed value',
  max: 'Largest allowed value',
  have: 'Available amount or count',
  need: 'Required amount or count',
  required: 'Role or account (0x and hex) that is allowed to do this',
  next_step: 'Suggested next step in plain text',
  token: 'Symbol of the token, or 0x and its mint',
  status: 'Current status',
  index: 'Index of the entry in the request, from 0',
  at: 'Path of the field',
  path: 'Directory or file',
  host: 'Listening address',
  port: 'Listening port',
  plugin: 'Name of the plugin',
  expires_at: 'Expiry in Unix seconds',
  height: 'Block height of the check',
  amount: 'Requested amount in raw units',
  unlock_at: 'Unlock time in Unix seconds',
  from_height: 'First block that the index covers',
  modules: 'Names of the modules that differ',
  version: 'Required version',
  signer: 'Signing account',
  address: 'Account, or the invalid text received for it',
  validator: 'Operator account of the validator',
  fix: 'Command that fixes it',
  name: 'Name concerned',
  plan_id: 'Number of the upgrade plan',
  raised: 'Amount raised in raw units',
  soft_cap: 'Soft cap in raw units',
  remaining: 'Remaining amount in raw units',
  room: 'Room left in raw units',
  account: 'Account concerned',
  chain: 'Chain concerned',
  key: 'Key concerned',
  bundle_hash: 'Id of the bundle concerned',
  valid_until: 'Last height at which the bundle was valid',
  network: 'Kind of network: dev, test or main',
  free: 'Amount that is not bound, in raw units',
} as const;

/** Declarations of these common details, which mean the same in every error. */
export const sharedDetails = <const K extends keyof typeof COMMON>(
  ...names: readonly K[]
): Readonly<Record<K, string>> =>
  Object.fromEntries(names.map((name): [string, string] => [name, COMMON[name]])) as Record<K, string>;

/** Declares an error. Codes are unique chain-wide and never reused (definitions 2.4). */
export function error<const D extends string = never>(
  code: number,
  name: string,
  message: string,
  options: { readonly retryable?: boolean; readonly details?: Readonly<Record<D, string>> } = {},
): ErrorDef<D> {
  const { retryable = false, details = {} } = options;
  return Object.freeze({ code, name, message, retryable, details });
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
  details: {
    what: 'Name, number or method that both claim',
    first: 'Module that declared it first',
    second: 'Module that declares it again',
  },
});
