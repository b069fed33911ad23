/**
 * Calls of methods that take bytes: an ingress thread reads them from the request text and hands them over as bytes.
 */

import { newBytes } from '../../codec/new-bytes.js';
import { ReadCall, type ReadCalls } from '../methods/read-call.js';
import type { LookAhead } from './records.js';

/** Maximum bytes of a body, and maximum calls of a batch, that are read here. */
const MOST_BODY = 128 * 1024;
const MOST_CALLS = 128;

/**
 * A call in the usual form: fields in the most common order, no spaces, an id with only one JSON spelling, and nothing
 * but the bytes in its parameters. Any other call is parsed on the main thread.
 */
const ID = '"id":(0|[1-9][0-9]{0,14}|"[A-Za-z0-9_-]{1,36}")';
const VERSION = '("jsonrpc":"2\\.0")';
const CALL = new RegExp(
  `\\{(?:${VERSION},)?(?:${ID},)?"method":"([A-Za-z0-9_]{1,64})","params":\\["0x([0-9a-f]+)"\\](?:,${ID})?(?:,${VERSION})?\\}`,
  'y',
);

const OPENING = '['.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const CLOSING = ']'.charCodeAt(0);

/** Header of each call: its method and the lengths of its id, of its finding and of its bytes. */
const HEADER_BYTES = 7;
const MOST_ID = 38;
const MOST_FINDING = 255;
const ROOM = 1 + MOST_BODY / 2 + MOST_CALLS * (HEADER_BYTES + MOST_ID + MOST_FINDING);

/** Reads requests for the main thread. */
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
  read(body: Buffer): Uint8Array | undefined {
    if (body.length > MOST_BODY) return undefined;
    const isBatch = body[0] === OPENING;
    const text = body.toString('latin1');
    this.#room[0] = isBatch ? 1 : 0;
    let [at, end] = [isBatch ? 1 : 0, 1];
    for (let count = 1; count <= MOST_CALLS; count++) {
      CALL.lastIndex = at;
      const call = CALL.exec(text);
      if (call === null) return undefined;
      const next = this.#put(call, end);
      if (next < 0) return undefined;
      end = next;
      at += call[0].length;
      const isOver = isBatch ? body[at] === CLOSING && at + 1 === body.length : at === body.length;
      if (isOver) return this.#room.subarray(0, end);
      if (!isBatch || body[at] !== COMMA) return undefined;
      at++;
    }
    return undefined;
  }

  /** Writes a call and returns the offset of the next one; negative if the call does not qualify for the fast path. */
  #put(call: RegExpExecArray, at: number): number {
    const [, first, idFirst, name, hex, idLast, last] = call;
    const method = this.#methods.indexOf(name!);
    const idText = idFirst ?? idLast!;
    if (method < 0 || (first === undefined) === (last === undefined)) return -1;
    if ((idFirst === undefined) === (idLast === undefined) || hex!.length % 2 !== 0) return -1;
    const room = this.#room;
    const length = hex!.length / 2;
    const begin = at + HEADER_BYTES + idText.length;
    room.write(hex!, begin, length, 'hex');
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
export function byteCallsIn(bytes: Buffer, from: number, to: number, methods: readonly string[]): ReadCalls {
  const calls: ReadCall[] = [];
  for (let at = from + 1; at < to; ) {
    const [method, idLength, findingLength] = [bytes[at]!, bytes[at + 1]!, bytes[at + 2]!];
    const length = bytes.readUInt32LE(at + 3);
    const begin = at + HEADER_BYTES + idLength;
    const end = begin + length;
    const params = newBytes(length);
    bytes.copy(params, 0, begin, end);
    at = end + findingLength;
    const idText = bytes.toString('latin1', begin - idLength, begin);
    calls.push(
      new ReadCall(
        methods[method]!,
        idText,
        params,
        findingLength === 0 ? undefined : bytes.toString('latin1', end, at),
      ),
    );
  }
  return { calls, isBatch: bytes[from] === 1, size: to - from };
}
