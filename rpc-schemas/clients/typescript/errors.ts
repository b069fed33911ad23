/** Errors of a client: the node returns an error, or the client receives no response or rejects it. */

/** The error of a JSON-RPC response. */
export interface ErrorAnswer {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** An error returned by the node. `name` belongs to the code, such as InsufficientBalance (rpc-schemas/errors.json). */
export class NodeError extends Error {
  /** Permanent; negative for JSON-RPC errors, positive for those of the chain and its modules. */
  readonly code: number;
  /** Module that declares the error, or 'runtime'. */
  readonly module: string;
  /** Details by name; for invalid parameters, a list of all violations with their paths. */
  readonly data: unknown;
  /** True if the same call may succeed later. */
  readonly retryable: boolean;
  /** Index of the failed operation in the bundle. */
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

  /** Details as text, one per line; test runners print them below the message. */
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
 * Error found by the client: no response, another chain, an invalid response, a bundle that it refuses to sign, an
 * unknown name, a missing outflow bound, or an outflow above the bound.
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

/** An error of the client, not of a node; `name` is its kind. */
export class ClientError extends Error {
  declare readonly name: Finding;

  constructor(name: Finding, message: string, options?: ErrorOptions) {
    super(message, options);
    Object.defineProperty(this, 'name', { value: name });
  }
}
