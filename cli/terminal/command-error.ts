/** Error reports of commands: one line with the code, the reason and the remedy; and the exit code. */

import {
  ClientError,
  CommandProblem,
  type Details,
  EXIT,
  Failure,
  Halt,
  KeyFileError,
  locationOf,
  MempoolFull,
  NodeError,
  NodeSyncing,
  Timeout,
  visible,
  visibleJson,
} from '../runtime/common.js';

/** A rejected or mistyped request. A node itself exits with the codes of runtime/lib/halt.ts. */
export const USER_ERROR = EXIT.error;
/** The node fails or does not respond. */
export const NODE_ERROR = 2;

/** An error that the user can correct. The message says how. */
export class Problem extends Error {
  readonly exit: number | undefined;
  /** Permanent code of the underlying declared error; undefined if there is none. */
  readonly code: number | undefined;

  constructor(message: string, exit?: number, cause?: unknown) {
    super(message, { cause });
    this.exit = exit;
    this.code = cause instanceof Failure ? cause.error.code : undefined;
  }
}

/** An error or failure returned by a node. */
export class NodeProblem extends Error {
  readonly code: number;
  readonly errorName: string;
  readonly details: Details;

  constructor(code: number, message: string, data: { name?: string; details?: Details } = {}) {
    super(message);
    this.code = code;
    this.errorName = data.name ?? 'Error';
    this.details = data.details ?? {};
  }
}

/** The parts of a problem, as `--output json` shows them. */
export interface Report {
  readonly code?: number | string;
  readonly name?: string;
  readonly message: string;
  readonly details?: Details;
}

/**
 * A declared error as an Error, for programs. Internally it is not an Error, because declared errors are normal
 * results. Other values stay as they are.
 */
const problemOf = (cause: unknown): unknown =>
  cause instanceof Failure ? new Problem(lineOf(reportOf(cause)), undefined, cause) : cause;

const throwProblem = (cause: unknown): never => {
  throw problemOf(cause);
};

/** A function for programs: its declared errors, thrown or rejected, become Problems with the same code. */
export const withProblems =
  <G extends readonly unknown[], R>(work: (...given: G) => R): ((...given: G) => R) =>
  (...given) => {
    try {
      const result = work(...given);
      return result instanceof Promise ? (result.catch(throwProblem) as R) : result;
    } catch (cause) {
      return throwProblem(cause);
    }
  };

export function reportOf(cause: unknown): Report {
  if (cause instanceof AggregateError && cause.errors.length > 0) {
    const [first, ...others] = (cause.errors as unknown[]).map(reportOf);
    return { ...first!, message: [first!.message, ...others.map(lineOf)].join('; also: ') };
  }
  if (cause instanceof Failure) {
    const { code, name, message } = cause.error;
    return { code, name, message, details: cause.details };
  }
  if (cause instanceof NodeProblem) {
    return { code: cause.code, name: cause.errorName, message: cause.message, details: cause.details };
  }
  if (cause instanceof KeyFileError) return { code: cause.code, message: cause.message };
  if (cause instanceof NodeError) {
    const { code, name, message } = cause;
    const details = isDetails(cause.data) ? cause.data : {};
    return { code, name, message, details };
  }
  if (cause instanceof CommandProblem) return { ...(cause.kind && { name: cause.kind }), message: cause.message };
  if (cause instanceof ClientError) return { name: cause.name, message: cause.message };
  if (cause instanceof Problem) return { message: cause.message };
  const code = systemCode(cause);
  if (code !== undefined) return { code, message: messageOf(cause) };
  if (cause instanceof Halt) return { name: 'Halt', message: `the node halted for safety: ${cause.message}` };
  const place = cause instanceof Error ? locationOf(cause) : undefined;
  const where = place === undefined ? '' : ` (at ${place})`;
  return { name: 'Bug', message: `${messageOf(cause)}${where}; run it again with --verbose and report the output` };
}

export interface ReportFormat {
  readonly json: boolean;
  readonly verbose: boolean;
}

const toStandardError = (line: string): void => void process.stderr.write(`${line}\n`);

/** Reports a problem line by line. Parts of it may come from a node, a peer or a file. */
export function writeProblem(cause: unknown, { json, verbose }: ReportFormat, write = toStandardError): void {
  const report = reportOf(cause);
  write(json ? visibleJson(JSON.stringify({ error: report })) : visible(lineOf(report)));
  if (!verbose) return;
  for (const stack of stacksOf(cause)) write(stack.split('\n').map(visible).join('\n'));
}

/** The stacks of an error and of its causes. */
function stacksOf(cause: unknown): readonly string[] {
  if (cause instanceof Failure) return stacksOf(cause.cause);
  if (cause instanceof AggregateError) return (cause.errors as unknown[]).flatMap(stacksOf);
  return cause instanceof Error ? [cause.stack ?? '', ...stacksOf(cause.cause)] : [];
}

export function lineOf(report: Report): string {
  const { code, name, message } = report;
  // A list contains schema violations; the message already contains the first one.
  const details = Array.isArray(report.details) ? {} : (report.details ?? {});
  const { reason, next_step, ...others } = details as { reason?: unknown; next_step?: unknown };
  const label = ['error', code, name].filter((part) => part !== undefined).join(' ');
  const because = reason === undefined ? '' : `: ${plain(reason)}`;
  const rest = Object.entries(others).map(([key, value]) => `${key} ${plain(value)}`);
  const about = rest.length === 0 ? '' : ` (${rest.join(', ')})`;
  const then = next_step === undefined ? '' : `; ${plain(next_step)}`;
  return `${label}: ${message}${because}${about}${then}`;
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const isDetails = (data: unknown): data is Details => typeof data === 'object' && data !== null && !Array.isArray(data);

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** The code of an error of the operating system, like EACCES. */
function systemCode(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !('syscall' in cause) || !('code' in cause)) return undefined;
  return String(cause.code);
}

/**
 * Errors of a node that is temporarily unable to respond. Errors of rules whose time has not come are not among them.
 */
const BUSY: ReadonlySet<number> = new Set([NodeSyncing, MempoolFull, Timeout].map(({ code }) => code));

const OWN_FAULT = [-32700, -32600, -32601, -32602];

/** The exit code of a command that did not run a node. */
export function exitCodeOf(cause: unknown): number {
  if (cause instanceof AggregateError && cause.errors.length > 0) return exitCodeOf(cause.errors[0]);
  if (cause instanceof Problem || cause instanceof CommandProblem) return cause.exit ?? USER_ERROR;
  if (cause instanceof NodeProblem || cause instanceof NodeError) {
    return (cause.code > 0 && !BUSY.has(cause.code)) || OWN_FAULT.includes(cause.code) ? USER_ERROR : NODE_ERROR;
  }
  const isRefusal = [ClientError, Failure, KeyFileError].some((kind) => cause instanceof kind);
  if (isRefusal) return USER_ERROR;
  if (systemCode(cause) !== undefined) return USER_ERROR;
  return EXIT.internal;
}
