/** The contract between a node and its JSON-RPC server: methods, and the information about callers that they receive. */

import type { JsonSchema } from '../../codec/type.js';
import type { ErrorDef } from '../../errors.js';
import { AnswerParts, type JsonText, PIECE_BYTES } from './answer-parts.js';
import type { Cost } from './cost.js';

/** One parameter of a method. Callers can pass it by position or by name. */
export interface RpcParam {
  readonly name: string;
  /** May refer to `#/components/schemas/…`. */
  readonly schema: JsonSchema;
  /** A parameter that is not required can be omitted or null; the method then sees it as absent. */
  readonly required: boolean;
  readonly about?: string;
}

/** A method of the server: its declaration and its function. */
export interface RpcMethod {
  /** Full name, like `chain_getBalance`. */
  readonly name: string;
  readonly about: string;
  /** In positional order. */
  readonly params: readonly RpcParam[];
  readonly result: JsonSchema;
  readonly errors: readonly ErrorDef[];
  /** True if it acts for the caller without the caller's signature; rejected for foreign web pages. */
  readonly write: boolean;
  /**
   * True if it accepts data signed by its author; rejected for web pages that may not even read. 'signed' if it verifies
   * the signature on every chain, also on one that does not enforce signatures.
   */
  readonly submits?: boolean | 'signed';
  readonly cost: Cost;
  readonly module: string;
  /**
   * Returns a JSON-ready value, a RawJson, a CacheableResult, or a promise of one of the first two; without a promise the
   * response is sent at once.
   * `params` are by name and valid. `minHeight` is the call's `min_height`, for methods that forward it. Throws Failure
   * or RpcError.
   */
  call(params: Readonly<Record<string, unknown>>, request: RpcRequest, minHeight?: number): unknown;
  /**
   * Whether `call` may return a CacheableResult: only for methods without side effects, and never for long work.
   */
  readonly isCacheable?: boolean;
  /**
   * Like `call`, for a call that an ingress thread has read; `bytes` is the hex value of its only parameter. Only for
   * methods whose calls all cost the same.
   */
  callBytes?(bytes: Uint8Array, finding: CallFinding | undefined, request: RpcRequest): unknown;
}

/**
 * Result of an ingress thread's inspection of the bytes of a call: at most 255 one-byte characters. The thread runs the
 * same code as this node.
 */
export type CallFinding = string;

/** The caller of a method and its context. */
export interface RpcRequest {
  readonly ip: string;
  /** Key of the caller's limits: an IPv4 address, or the /64 of an IPv6 address. */
  readonly network: string;
  readonly transport: 'http' | 'ws';
  /** True if the caller is on this machine and not behind a proxy. */
  readonly loopback: boolean;
  /** Aborted when the caller disconnects or the deadline passes. */
  readonly signal?: AbortSignal;
  /** The caller's WebSocket, for notifications. */
  readonly channel?: Channel;
  /** Runs an action right after the response to this request was sent. */
  afterAnswer?(action: () => void): void;
  /** Charges the caller for work that its parameters did not reveal. Throws RateLimited if its budget is overdrawn. */
  spend(units: number): void;
  /**
   * Called between two steps of long work; returns a promise if others must have their turn first. Throws if the caller
   * disconnected or the deadline passed.
   */
  giveWay(): Promise<void> | undefined;
}

/** A request of the node itself, without limits. */
export const OWN_REQUEST: RpcRequest = {
  ip: '',
  network: '',
  transport: 'http',
  loopback: true,
  spend: () => undefined,
  giveWay: () => undefined,
};

/** A caller's WebSocket, as used for notifications. */
export interface Channel {
  send(text: string): void;
  /** Reports how many bytes of notifications wait for the end of the congestion; they are held for this caller. */
  queue(bytes: number): void;
  /** True while the caller reads more slowly than the node sends: send no notifications now. */
  readonly congested: boolean;
  /** Calls back each time the congestion ends. */
  onDrain(action: () => void): void;
  onClose(action: () => void): void;
}

/** A result that already is JSON text. Long text is stored as bytes, shared by all responses that contain it. */
export class RawJson {
  readonly content: JsonText;
  /**
   * While this equals the current generation, or is ALWAYS, the same question has the same response; undefined if
   * unknown.
   */
  readonly generation: number | undefined;

  constructor(content: JsonText, generation?: number) {
    this.content = typeof content === 'string' && content.length > PIECE_BYTES ? new AnswerParts([content]) : content;
    this.generation = generation;
  }

  /** Bytes of a long text, otherwise characters. */
  get length(): number {
    return this.content.length;
  }

  get text(): string {
    return typeof this.content === 'string' ? this.content : this.content.text;
  }
}

/**
 * A result that depends on the parameters and the state at the head alone, or on nothing that changes while the node
 * runs: the same call has it until the next block, or always.
 */
export class CacheableResult {
  readonly value: unknown;
  readonly span: 'head' | 'always';

  /** `value`: JSON-ready. */
  constructor(value: unknown, span: 'head' | 'always') {
    this.value = value;
    this.span = span;
  }
}

/** The value of a result, for code of this node that calls a method itself. */
export const plainResult = (result: unknown): unknown => (result instanceof CacheableResult ? result.value : result);

/** Writes a line to the node's log. */
export type Log = (level: 'debug' | 'info' | 'warn' | 'error', message: string, fields?: object) => void;
