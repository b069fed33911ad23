/** Calls that an ingress thread has read, of methods that take bytes: the main thread parses no text for them. */

import type { CallFinding } from './method.js';

/** One call. Its fields are those of any call. */
export class ReadCall {
  readonly jsonrpc = '2.0';
  readonly method: string;
  readonly idText: string;
  readonly params: Uint8Array;
  readonly finding: CallFinding | undefined;

  constructor(method: string, idText: string, params: Uint8Array, finding: CallFinding | undefined) {
    this.method = method;
    this.idText = idText;
    this.params = params;
    this.finding = finding;
  }
}

/** The calls of one request. */
export interface ReadCalls {
  readonly calls: readonly ReadCall[];
  readonly isBatch: boolean;
  /** Total bytes. */
  readonly size: number;
}
