/** The reader of JSON-RPC requests, on the main thread and on ingress threads. */

import type { CallFinding } from '../methods/method.js';
import { parseRequest } from './json.js';

export interface ReadRequest {
  /** Unchecked: a call may be any JSON value. */
  readonly calls: readonly unknown[];
  /** The id of each call as JSON text: empty for a notification, undefined if it is not a valid id. */
  readonly idTexts: readonly (string | undefined)[];
  readonly isBatch: boolean;
}

/** A request that an ingress thread has read: every call is a `BytesCall`. */
export interface BytesRequest extends ReadRequest {
  readonly size: number;
}

/** A call of a method that takes bytes. Its fields are those of any call. */
export class BytesCall {
  readonly jsonrpc = '2.0';
  readonly method: string;
  readonly params: Uint8Array;
  readonly finding: CallFinding | undefined;

  constructor(method: string, params: Uint8Array, finding: CallFinding | undefined) {
    this.method = method;
    this.params = params;
    this.finding = finding;
  }
}

/** Throws SyntaxError for invalid JSON, RangeError for arrays and objects nested deeper than `depth`. */
export function readRequest(text: string, depth: number): ReadRequest {
  const { value, ids } = parseRequest(text, depth);
  if (!Array.isArray(value)) return { calls: [value], idTexts: [ids?.get(0) ?? idText(value)], isBatch: false };
  return { calls: value, idTexts: value.map((call, i) => ids?.get(i) ?? idText(call)), isBatch: true };
}

/** See `ReadRequest.idTexts`. */
function idText(call: unknown): string | undefined {
  if (typeof call !== 'object' || call === null || Array.isArray(call)) return undefined;
  const { id } = call as { readonly id?: unknown };
  if (typeof id === 'number') return Number.isFinite(id) ? String(id) : undefined;
  if (typeof id === 'string') return JSON.stringify(id);
  if (id === undefined) return '';
  return id === null ? 'null' : undefined;
}
