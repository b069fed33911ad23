/** Frames over a socket: u32 length (little-endian), then that many bytes. */

import type { Socket } from 'node:net';
import { MAX_FRAME } from './protocol.js';

/** Maximum bytes that wait for the other side before it counts as stuck. */
const MAX_UNSENT = 4 * MAX_FRAME;

export interface FrameChannelEvents {
  readonly frame: (payload: Uint8Array) => void;
  /** Called once. `why` is null if the other side ended the connection in order. */
  readonly closed: (why: string | null) => void;
}

export class FrameChannel {
  readonly #socket: Socket;
  readonly #events: FrameChannelEvents;
  #received: Buffer = Buffer.alloc(0);
  #why: string | null = null;
  #ended = false;

  constructor(socket: Socket, events: FrameChannelEvents) {
    this.#socket = socket;
    this.#events = events;
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.#receive(bytes));
    socket.on('error', (cause) => {
      this.#why ??= cause.message;
    });
    socket.on('close', () => this.#end());
  }

  send(payload: Uint8Array): void {
    if (this.#ended) return;
    if (this.#socket.writableLength > MAX_UNSENT) {
      this.close('the other side does not read');
      return;
    }
    const head = Buffer.alloc(4);
    head.writeUInt32LE(payload.length);
    this.#socket.cork();
    this.#socket.write(head);
    this.#socket.write(payload);
    this.#socket.uncork();
  }

  close(why: string): void {
    this.#why ??= why;
    this.#socket.destroy();
    this.#end();
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#received = Buffer.alloc(0);
    this.#events.closed(this.#why);
  }

  #receive(bytes: Buffer): void {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes]);
    while (!this.#ended && this.#received.length >= 4) {
      const length = this.#received.readUInt32LE();
      if (length > MAX_FRAME) {
        this.close(`a frame of ${length} bytes, more than ${MAX_FRAME}`);
        return;
      }
      if (this.#received.length < 4 + length) return;
      const payload = new Uint8Array(this.#received.subarray(4, 4 + length));
      this.#received = this.#received.subarray(4 + length);
      this.#events.frame(payload);
    }
  }
}
