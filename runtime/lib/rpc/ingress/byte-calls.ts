/**
 * Calls of methods that take bytes: an ingress thread reads them from the request text and hands them over as bytes.
 */

import { isAscii } from 'node:buffer';
import { JSON_DEPTH } from '../../codec/json-scan.js';
import { newBytes } from '../../codec/new-bytes.js';
import { BytesCall, type BytesRequest, type ReadRequest, readRequest } from '../dispatch/request.js';
import type { LookAhead } from './records.js';

/** Maximum bytes of a body, calls of a batch, and characters of an id and of a finding. */
const MAX_BODY = 128 * 1024;
const MAX_CALLS = 128;
const MAX_ID = 38;
const MAX_FINDING = 255;

/** The fields that a call may have here. */
const FIELDS: ReadonlySet<string> = new Set(['jsonrpc', 'id', 'method', 'params']);

/** Header of each call: its method and the lengths of its id, of its finding and of its bytes. */
const HEADER_BYTES = 7;
const ROOM = 1 + MAX_BODY / 2 + MAX_CALLS * (HEADER_BYTES + MAX_ID + MAX_FINDING);

const METHOD = /"method": ?"(\w+)"/;

/** The first method named in a text that is not parsed yet; undefined if it is written in an unusual form. */
export const firstMethodIn = (text: string): string | undefined => METHOD.exec(text)?.[1];

/** The request in a body of plain ASCII, whose text is given; undefined if the main thread must say what is wrong. */
export function requestIn(body: Buffer, text: string): ReadRequest | undefined {
  if (!isAscii(body)) return undefined;
  try {
    return readRequest(text, JSON_DEPTH);
  } catch {
    return undefined;
  }
}

/** Whether a call has no fields but those that every call may have. */
export function isPlainCall(call: unknown): call is Readonly<Record<string, unknown>> {
  if (typeof call !== 'object' || call === null) return false;
  for (const field of Object.keys(call)) if (!FIELDS.has(field)) return false;
  return (call as { readonly jsonrpc?: unknown }).jsonrpc === '2.0';
}

export class ByteCallReader {
  readonly #methods: readonly string[];
  readonly #lookAhead: LookAhead;
  readonly #room = Buffer.allocUnsafeSlow(ROOM);

  constructor(methods: readonly string[], lookAhead: LookAhead) {
    this.#methods = methods;
    this.#lookAhead = lookAhead;
  }

  /**
   * The calls in a body, in the form that `byteCallsIn` reads, valid until the next body is read; undefined if the body
   * holds anything else.
   */
  readCalls(body: Buffer): Uint8Array | undefined {
    if (body.length > MAX_BODY) return undefined;
    const text = body.toString('latin1');
    // The main thread parses all other requests: parsing them here too would be wasted.
    const named = firstMethodIn(text);
    if (named === undefined || !this.#methods.includes(named)) return undefined;
    const request = requestIn(body, text);
    if (request === undefined) return undefined;
    const { calls, idTexts, isBatch } = request;
    if (calls.length === 0 || calls.length > MAX_CALLS) return undefined;
    this.#room[0] = isBatch ? 1 : 0;
    let end = 1;
    for (let i = 0; i < calls.length; i++) {
      const next = this.#put(calls[i], idTexts[i] ?? '', end);
      if (next === undefined) return undefined;
      end = next;
    }
    return this.#room.subarray(0, end);
  }

  /** Writes a call and returns the offset of the next one; undefined if it is none with only bytes, or a notification. */
  #put(call: unknown, idText: string, at: number): number | undefined {
    if (!isPlainCall(call) || idText === '' || idText.length > MAX_ID) return undefined;
    const method = this.#methods.indexOf(call.method as string);
    const { params } = call;
    if (method < 0 || !Array.isArray(params) || params.length !== 1) return undefined;
    const hex: unknown = params[0];
    if (typeof hex !== 'string' || !hex.startsWith('0x') || hex !== hex.toLowerCase()) return undefined;
    const room = this.#room;
    const begin = at + HEADER_BYTES + idText.length;
    const length = room.write(hex.slice(2), begin, 'hex'); // stops at the first character that is not a hex digit
    if (length === 0 || hex.length !== 2 + 2 * length) return undefined;
    const end = begin + length;
    const finding = this.#lookAhead(room.subarray(begin, end)) ?? '';
    room[at] = method;
    room[at + 1] = idText.length;
    room[at + 2] = finding.length;
    room.writeUInt32LE(length, at + 3);
    room.write(idText, at + HEADER_BYTES, 'latin1');
    room.write(finding, end, 'latin1');
    return end + finding.length;
  }
}

/** The calls in `bytes` between `from` and `to`; each has its own copy of its bytes. */
export function byteCallsIn(bytes: Buffer, from: number, to: number, methods: readonly string[]): BytesRequest {
  const calls: BytesCall[] = [];
  const idTexts: string[] = [];
  for (let at = from + 1; at < to; ) {
    const [method, idLength, findingLength] = [bytes[at]!, bytes[at + 1]!, bytes[at + 2]!];
    const length = bytes.readUInt32LE(at + 3);
    const begin = at + HEADER_BYTES + idLength;
    const end = begin + length;
    const params = newBytes(length);
    bytes.copy(params, 0, begin, end);
    at = end + findingLength;
    const finding = findingLength === 0 ? undefined : bytes.toString('latin1', end, at);
    idTexts.push(bytes.toString('latin1', begin - idLength, begin));
    calls.push(new BytesCall(methods[method]!, params, finding));
  }
  return { calls, idTexts, isBatch: bytes[from] === 1, size: to - from };
}
