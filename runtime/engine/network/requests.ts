/**
 * Requests between nodes: one stream each, with a request, response frames, and an end marker that confirms
 * completeness.
 */

import { CodecError } from '../../lib/codec/type.js';
import { Frames } from './frames.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import type { ByteStream } from './transport.js';

export interface Part {
  readonly type: number;
  readonly payload: Uint8Array;
  /** Bytes read for it, if more than the payload. */
  readonly read?: number;
}

/** Maximum part of a response: the largest block fits, with its certificate and referenced attestations. */
const MAX_PART = 9 * 1024 * 1024;
/** Maximum request: 20,000 indexes of a block. */
const MAX_REQUEST = 96 * 1024;
/** Maximum response bytes waiting in memory for the requester: one part, however large. */
const MAX_QUEUED = MAX_PART + 1024;
/** Cost of each part of a response besides its bytes: a frame, an object. Bytes. */
const PART_COST = 1024;
/** Maximum time until an opened stream delivers its request, and until its response is complete, milliseconds. */
const REQUEST_MS = 5_000;
const RESPONSE_MS = 20_000;
/** Delay of a timer that shows that this node was too busy to read, milliseconds. */
const LATE_MS = 500;
const REQUEST = 0;
const BUSY = 254;
const END = 255;

/** Reason why a request failed; not a fault of the peer. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
}

/** The peer is at its limit of concurrent requests. */
export class PeerBusy extends RequestFailed {}

export interface RequestRules {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

/** Context of a request if several peers are asked: the signal aborts it, and received bytes are reported. */
export interface RequestControl {
  readonly signal?: AbortSignal | undefined;
  readonly onBytes?: ((bytes: number) => void) | undefined;
}

/**
 * Sends a request to a peer; resolves with all parts of its response. Throws RequestFailed if they do not arrive in
 * time.
 */
export function sendRequest(
  links: Links,
  link: Link,
  protocol: string,
  request: Uint8Array,
  rules: RequestRules,
  control: RequestControl = {},
): Promise<readonly Part[]> {
  return sendRequestOver(() => links.openStream(link, protocol), request, rules, control);
}

/** The same over a stream that was opened for it. */
export async function sendRequestOver(
  open: () => Promise<ByteStream>,
  request: Uint8Array,
  { maxBytes, timeoutMs }: RequestRules,
  { signal, onBytes }: RequestControl = {},
): Promise<readonly Part[]> {
  let stream: ByteStream;
  try {
    stream = await open();
  } catch (cause) {
    throw new RequestFailed(cause instanceof Error ? cause.message : String(cause));
  }
  return new Promise((resolve, reject) => {
    const parts: Part[] = [];
    let bytes = 0;
    const settle = (then: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      then();
      stream.abort();
    };
    const fail = (reason: string) => settle(() => reject(new RequestFailed(reason)));
    const busy = () => settle(() => reject(new PeerBusy('the peer is busy')));
    const cancel = () => fail('request cancelled');
    signal?.addEventListener('abort', cancel);
    const timer = setTimeout(() => fail(`no response within ${timeoutMs} ms`), timeoutMs);
    const frames = new Frames(stream, {
      maxPayload: () => MAX_PART,
      maxQueued: MAX_QUEUED,
      onFrame(type, payload) {
        bytes += PART_COST + payload.length;
        if (type === BUSY) return busy();
        if (bytes > maxBytes) return fail('response too large');
        if (type !== END) return void parts.push({ type, payload });
        settle(() => resolve(parts));
      },
      onBytes,
      onEnd: (fault) => fail(fault ?? 'response ended early'),
    });
    if (signal?.aborted) cancel();
    else frames.send(REQUEST, request);
  });
}

/** Refuses a request because this node is busy. */
export function refuseBusy(stream: ByteStream): void {
  const frames = new Frames(stream, { maxPayload: () => MAX_REQUEST, maxQueued: 1024, onFrame() {}, onEnd() {} });
  sendBusy(frames);
}

function sendBusy(frames: Frames): void {
  frames.send(BUSY, new Uint8Array());
  frames.finish();
}

/** Fault of a request: unreadable, or not received in time. */
export type RequestFault = (why: string, kind: 'unreadable' | 'stalled') => void;

/** A request from a peer: it is read within a deadline and limits of its own, then answered. */
export class PeerRequest {
  /** The complete request; undefined if the stream ends before. */
  readonly content: Promise<Uint8Array | undefined>;
  readonly #fault: RequestFault;
  readonly #frames: Frames;
  readonly #ended: Promise<void>;
  #deadline: NodeJS.Timeout;

  constructor(stream: ByteStream, fault: RequestFault) {
    this.#fault = fault;
    let isReceived = false;
    let end: () => void = () => undefined;
    this.#ended = new Promise((resolve) => {
      end = resolve;
    });
    let receive: (request: Uint8Array) => void = () => undefined;
    const received = new Promise<Uint8Array>((resolve) => {
      receive = resolve;
    });
    this.content = Promise.race([received, this.#ended.then(() => undefined)]);
    this.#frames = new Frames(stream, {
      maxPayload: () => MAX_REQUEST,
      maxQueued: MAX_QUEUED,
      onFrame: (type, payload) => {
        if (type !== REQUEST || isReceived) {
          fault('more than one request on a stream', 'unreadable');
          return this.#frames.abort();
        }
        isReceived = true;
        clearTimeout(this.#deadline);
        receive(payload);
      },
      onEnd: (why) => {
        clearTimeout(this.#deadline);
        if (why !== undefined) fault(why, 'unreadable');
        end();
      },
    });
    this.#deadline = this.#startDeadline(performance.now());
  }

  /** Time since the peer last accepted data of its response, milliseconds. */
  get unreadMs(): number {
    return this.#frames.blockedMs;
  }

  /** Refuses the request because this node is busy. */
  refuse(): void {
    sendBusy(this.#frames);
  }

  abort(): void {
    this.#frames.abort();
  }

  /**
   * Sends the response; an unreadable request is a fault. Each part is charged, in bytes read or sent, before the next
   * one is produced. Resolves when the stream has ended, at the latest after a deadline; rejects with unexpected
   * errors.
   */
  respond(parts: AsyncIterable<Part>, pay: (cost: number) => Promise<void> = async () => undefined): Promise<void> {
    const frames = this.#frames;
    const deadline = setTimeout(() => frames.abort(), RESPONSE_MS);
    const send = async (): Promise<void> => {
      for await (const { type, payload, read = 0 } of parts) {
        if (!(await frames.sendSoon(type, payload))) return frames.abort();
        await pay(PART_COST + Math.max(read, payload.length));
      }
      await frames.sendSoon(END, new Uint8Array());
      frames.finish();
    };
    return new Promise<void>((resolve, reject) => {
      void this.#ended.then(resolve);
      send().catch((cause: unknown) => {
        if (cause instanceof CodecError) this.#fault(`malformed request: ${cause.message}`, 'unreadable');
        else reject(cause);
        frames.abort();
      });
    }).finally(() => clearTimeout(deadline));
  }

  /** If this node was too busy to read received data before the deadline, the peer gets no fault points. */
  #startDeadline(beganMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      if (performance.now() - beganMs > REQUEST_MS + LATE_MS) {
        this.#deadline = this.#startDeadline(performance.now());
        return;
      }
      this.#fault('stream without a request', 'stalled');
      this.#frames.abort();
    }, REQUEST_MS);
  }
}

/** Reads one request of a peer and answers it. */
export async function serveRequest(
  stream: ByteStream,
  parts: (request: Uint8Array) => AsyncIterable<Part>,
  fault: (why: string) => void,
): Promise<void> {
  const request = new PeerRequest(stream, fault);
  const content = await request.content;
  if (content !== undefined) await request.respond(parts(content));
}
