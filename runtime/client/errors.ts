/** What can go wrong for a caller of a node: the node refuses, or this side does not get or does not believe an answer. */

/** The error of a JSON-RPC answer. */
export interface ErrorAnswer {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** A refusal by the node. `name` is the name that goes with the code, like InsufficientBalance (rpc-schemas/errors.json). */
export class NodeError extends Error {
  /** Permanent: below zero those of JSON-RPC, above those of the chain and its modules. */
  readonly code: number;
  /** Who refuses: a module, or 'runtime'. */
  readonly module: string;
  /** What was wrong, by name; for invalid parameters the list of what is wrong where. */
  readonly data: unknown;
  /** True when the same call may succeed later. */
  readonly retryable: boolean;
  /** Which operation of the bundle failed. */
  readonly opIndex: number | undefined;

  constructor({ code, message, data }: ErrorAnswer) {
    super(message);
    const { name, module, details, retryable, op_index } = (
      typeof data === 'object' && data !== null ? data : { details: data }
    ) as { name?: string; module?: string; details?: unknown; retryable?: boolean; op_index?: number };
    this.name = name ?? 'NodeError';
    this.code = code;
    this.module = module ?? 'runtime';
    this.data = details;
    this.retryable = retryable ?? false;
    this.opIndex = op_index;
  }

  /** What was wrong as text, a line each: test runners print it below the message. */
  get details(): string {
    if (typeof this.data !== 'object' || this.data === null) return String(this.data ?? '');
    const named = !Array.isArray(this.data);
    const lines = Object.entries(this.data).map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return named ? `${name}: ${text}` : text;
    });
    return lines.join('\n');
  }
}

/**
 * What this side found: no answer, another chain, an answer that it does not believe, nothing that it would sign, a name of
 * nobody, no bound on what may leave the account, or more than that bound.
 */
export type Finding =
  | 'NoAnswer'
  | 'OtherChain'
  | 'NotSigned'
  | 'NotProven'
  | 'StillPending'
  | 'NoSuchName'
  | 'MaxOutNeeded'
  | 'MaxOutExceeded';

/** No refusal by a node, but by this side; `name` says which. */
export class ClientError extends Error {
  declare readonly name: Finding;

  constructor(name: Finding, message: string, options?: ErrorOptions) {
    super(message, options);
    Object.defineProperty(this, 'name', { value: name });
  }
}
