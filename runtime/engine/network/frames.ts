/**
 * Frames on a byte stream: length, type, payload. The send queue is bounded, and oversized announced payloads are
 * rejected.
 */

import type { ByteStream } from './transport.js';

/** Length of the rest, then the type. */
const HEADER_BYTES = 5;
/** Small frames are sent together, up to this size. */
const PACKET_BYTES = 64 * 1024;
/** Initial buffer for an announced payload; it grows as bytes arrive. */
const FIRST_BYTES = 16 * 1024;

/** Limits and callbacks of a frame stream. */
export interface FrameRules {
  /** Maximum bytes of one payload, read when a frame begins. */
  readonly maxPayload: () => number;
  readonly maxQueued: number;
  /** Whether queued frames may be sent now; after a change call `resume`. */
  readonly maySend?: () => boolean;
  readonly onFrame: (type: number, payload: Uint8Array) => void;
  /** Called with the number of received bytes, before the frame is complete. */
  readonly onBytes?: ((count: number) => void) | undefined;
  /** Called once; a reason means that the peer broke the rules. */
  readonly onEnd: (fault: string | undefined) => void;
}

export class Frames {
  readonly #stream: ByteStream;
  readonly #rules: FrameRules;
  #queue: Uint8Array[] = [];
  #queuedBytes = 0;
  /** Time by `performance.now()` since which the peer accepts no data; undefined while it does. */
  #blockedSince: number | undefined;
  #scheduled = false;
  #finishing = false;
  #ended = false;
  /** The frame being received: its header, then its payload. */
  readonly #header = new Uint8Array(HEADER_BYTES);
  #headerFilled = 0;
  #payload: Uint8Array | undefined;
  #payloadLength = 0;
  #payloadFilled = 0;
  #waiters: (() => void)[] = [];

  constructor(stream: ByteStream, rules: FrameRules) {
    this.#stream = stream;
    this.#rules = rules;
    stream.onBytes((bytes) => this.#receive(bytes));
    stream.onDrain(() => {
      this.#blockedSince = undefined;
      this.#flush();
    });
    stream.onClose(() => this.#end(undefined));
  }

  /** Bytes in the send queues, which grow while the peer reads slowly. */
  get queuedBytes(): number {
    return this.#queuedBytes;
  }

  /** Time since the peer last accepted data while some is queued, milliseconds. */
  get blockedMs(): number {
    return this.#blockedSince === undefined ? 0 : performance.now() - this.#blockedSince;
  }

  /** Queues a frame; returns false without sending it if the queue is full or the stream has ended. */
  send(type: number, payload: Uint8Array): boolean {
    const size = HEADER_BYTES + payload.length;
    if (this.#ended || this.#queuedBytes + size > this.#rules.maxQueued) return false;
    const header = new Uint8Array(HEADER_BYTES);
    new DataView(header.buffer).setUint32(0, payload.length, true);
    header[4] = type;
    this.#queue.push(header, payload);
    this.#queuedBytes += size;
    if (!this.#scheduled) {
      this.#scheduled = true;
      queueMicrotask(() => {
        this.#scheduled = false;
        this.#flush();
      });
    }
    return true;
  }

  /** Sends a frame as soon as there is room; false if the stream has ended, or the frame is too large. */
  async sendSoon(type: number, payload: Uint8Array): Promise<boolean> {
    while (!this.send(type, payload)) {
      if (this.#ended || this.#queuedBytes === 0) return false;
      await new Promise<void>((resolve) => this.#waiters.push(resolve));
    }
    return true;
  }

  /** Sends the queue, which was held back. */
  resume(): void {
    this.#flush();
  }

  /** Sends the queue, then ends the stream. */
  finish(): void {
    this.#finishing = true;
    this.#flush();
  }

  abort(): void {
    this.#stream.abort();
    this.#end(undefined);
  }

  #flush(): void {
    if (this.#rules.maySend?.() === false) return;
    while (this.#blockedSince === undefined && this.#queue.length > 0 && !this.#ended) {
      const parts: Uint8Array[] = [];
      let size = 0;
      while (this.#queue.length > 0 && (size === 0 || size + this.#queue[0]!.length <= PACKET_BYTES)) {
        const part = this.#queue.shift()!;
        parts.push(part);
        size += part.length;
      }
      this.#queuedBytes -= size;
      if (!this.#stream.send(joined(parts, size))) this.#blockedSince = performance.now();
    }
    this.#wake();
    if (!this.#finishing || this.#blockedSince !== undefined || this.#queue.length > 0) return;
    this.#finishing = false;
    this.#stream.finish();
  }

  #receive(bytes: Uint8Array): void {
    this.#rules.onBytes?.(bytes.length);
    let at = 0;
    while (at < bytes.length && !this.#ended) {
      if (this.#payload === undefined) {
        this.#header[this.#headerFilled++] = bytes[at++]!;
        if (this.#headerFilled < HEADER_BYTES) continue;
        const length = new DataView(this.#header.buffer).getUint32(0, true);
        if (length > this.#rules.maxPayload()) {
          this.#refuse(`oversized frame of ${length} bytes`);
          return;
        }
        this.#payload = new Uint8Array(Math.min(length, Math.max(FIRST_BYTES, bytes.length - at)));
        this.#payloadLength = length;
        this.#payloadFilled = 0;
      }
      const count = Math.min(this.#payloadLength - this.#payloadFilled, bytes.length - at);
      const payload = this.#grow(this.#payload, count);
      payload.set(bytes.subarray(at, at + count), this.#payloadFilled);
      this.#payloadFilled += count;
      at += count;
      if (this.#payloadFilled < this.#payloadLength) return;
      this.#headerFilled = 0;
      this.#payload = undefined;
      this.#rules.onFrame(this.#header[4]!, payload);
    }
  }

  /** Grows the payload buffer for more bytes. It doubles, so that a sender must send bytes to take memory. */
  #grow(payload: Uint8Array, count: number): Uint8Array {
    const needed = this.#payloadFilled + count;
    if (needed <= payload.length) return payload;
    const wider = new Uint8Array(Math.min(this.#payloadLength, Math.max(needed, 2 * payload.length)));
    wider.set(payload.subarray(0, this.#payloadFilled));
    this.#payload = wider;
    return wider;
  }

  /** Reports the end first: aborting the stream closes it at once, and that is no fault. */
  #refuse(fault: string): void {
    this.#end(fault);
    this.#stream.abort();
  }

  #end(fault: string | undefined): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#queue = [];
    this.#queuedBytes = 0;
    this.#wake();
    this.#rules.onEnd(fault);
  }

  #wake(): void {
    for (const resolve of this.#waiters.splice(0)) resolve();
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  if (parts.length === 1) return parts[0]!;
  const out = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
