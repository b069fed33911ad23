/** The contract between a node and its JSON-RPC server: what a method is, and what it learns of its caller. */

import type { JsonSchema } from '../../codec/type.js';
import type { ErrorDef } from '../../errors.js';
import { AnswerParts, type JsonText, PIECE_BYTES } from './answer-parts.js';
import type { Cost } from './cost.js';

/** One parameter of a method. Callers may give it by position or by name. */
export interface RpcParam {
  readonly name: string;
  /** May refer to `#/components/schemas/…`. */
  readonly schema: JsonSchema;
  /** A parameter that is not required may be left out or given as null; the method then finds it absent. */
  readonly required: boolean;
  readonly about?: string;
}

/** A method of the server: a declaration and the function that answers. */
export interface RpcMethod {
  /** Whole name, like `chain_getBalance`. */
  readonly name: string;
  readonly about: string;
  /** In positional order. */
  readonly params: readonly RpcParam[];
  readonly result: JsonSchema;
  readonly errors: readonly ErrorDef[];
  /** True when it acts on the caller's behalf without the caller's signature; refused to foreign web pages. */
  readonly write: boolean;
  /** True when it takes in what its author has signed; refused to web pages that may not even read. */
  readonly submits?: boolean;
  readonly cost: Cost;
  readonly module: string;
  /**
   * Answers with a JSON-ready value, a RawJson, or a promise of either; without a promise the caller is answered at once.
   * `params` are by name and valid; `least` is the height that the caller wants seen, for who passes the call on. Throws
   * Failure or RpcError to refuse.
   */
  call(params: Readonly<Record<string, unknown>>, request: RpcRequest, least?: number): unknown;
  /**
   * The same with answers that are kept as text while they hold: for a server, which puts nothing into them. Only of methods
   * that do nothing but answer, and whose answers depend on parameters and generation alone, never on who asks.
   */
  recall?(params: Readonly<Record<string, unknown>>, request: RpcRequest): unknown;
  /**
   * The same as `call` with the bytes that the first parameter tells in hex, and no other parameter: for a call that was read where
   * it arrived. Only of methods whose calls all cost the same.
   */
  callBytes?(bytes: Uint8Array, finding: CallFinding | undefined, request: RpcRequest): unknown;
}

/** What an ingress thread found out about the bytes of a call, of at most 255 characters of one byte: it ran the same code of this node. */
export type CallFinding = string;

/** Who asks, and how. */
export interface RpcRequest {
  readonly ip: string;
  /** What the caller's limits are counted under: an IPv4 address, the /64 of an IPv6 address. */
  readonly network: string;
  readonly transport: 'http' | 'ws';
  /** True when the caller is on this machine and no proxy stands between. */
  readonly loopback: boolean;
  /** Aborted when the caller is gone or the time limit has passed. */
  readonly signal?: AbortSignal;
  /** The caller's WebSocket, for notifications. */
  readonly channel?: Channel;
  /** Runs an action right after the answer to this request was sent. */
  afterAnswer?(action: () => void): void;
  /** Charges the caller for work that the parameters did not tell of. Throws RateLimited when he overdrew his budget. */
  spend(units: number): void;
  /**
   * Between two steps of long work: a promise when others are to have their turn first. Throws once the caller is gone or
   * his time is over.
   */
  giveWay(): Promise<void> | undefined;
}

/** A request of the node itself, which nothing limits. */
export const OWN_REQUEST: RpcRequest = {
  ip: '',
  network: '',
  transport: 'http',
  loopback: true,
  spend: () => undefined,
  giveWay: () => undefined,
};

/** A caller's WebSocket, as notifications see it. */
export interface Channel {
  send(text: string): void;
  /** Tells how many bytes of notifications wait for the congestion to end: they are held for this caller. */
  queue(bytes: number): void;
  /** True while the caller reads slower than we send: send no notifications now. */
  readonly congested: boolean;
  /** Calls back each time the congestion is over. */
  onDrain(action: () => void): void;
  onClose(action: () => void): void;
}

/** A result that is JSON text already. A long one is kept as bytes, which all answers with it share. */
export class RawJson {
  readonly content: JsonText;
  /** While this is the number of the generation, or ALWAYS, the same question has the same answer; undefined where nothing is known of that. */
  readonly generation: number | undefined;

  constructor(content: JsonText, generation?: number) {
    this.content = typeof content === 'string' && content.length > PIECE_BYTES ? new AnswerParts([content]) : content;
    this.generation = generation;
  }

  /** Of a long one its bytes, else its characters. */
  get length(): number {
    return this.content.length;
  }

  get text(): string {
    return typeof this.content === 'string' ? this.content : this.content.text;
  }
}

/** Writes a line of the node's log. */
export type Log = (level: 'debug' | 'info' | 'warn' | 'error', message: string, fields?: object) => void;
