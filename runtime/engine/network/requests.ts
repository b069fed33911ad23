/** Requests between nodes: one stream each, a question, frames as the answer, an end that says that it is whole. */

import { CodecError } from '../../lib/codec/type.js';
import { Frames } from './frames.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import type { ByteStream } from './transport.js';

/** One part of an answer. */
export interface Part {
  readonly type: number;
  readonly payload: Uint8Array;
  /** Bytes that were read for it, where these are more than the payload. */
  readonly read?: number;
}

/** Largest part of an answer: the largest block fits, with its certificate and the attestations it refers to. */
const MAX_PART = 9 * 1024 * 1024;
/** Largest question: 20,000 places of a block. */
const MAX_QUESTION = 96 * 1024;
/** What an answer leaves waiting in memory for who asked: one part, however large. */
const MAX_WAITING = MAX_PART + 1024;
/** What each part of an answer costs besides its bytes: a frame, an object. Bytes. */
const PART_COST = 1024;
/** Until a stream that was opened brings its question, and until its answer is over, milliseconds. */
const QUESTION_MS = 5_000;
const ANSWER_MS = 20_000;
/** How late a timer is when this node was too busy to read, milliseconds. */
const LATE_MS = 500;
const QUESTION = 0;
const BUSY = 254;
const END = 255;

/** Why a request came to nothing; the peer is not at fault for it. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
}

/** The peer answers as many as it can already. */
export class PeerBusy extends RequestFailed {}

/** What an answer may take. */
export interface RequestRules {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

/** Who asks, where several peers are asked: the request ends with the signal, and tells of bytes as they come. */
export interface Asking {
  readonly signal?: AbortSignal | undefined;
  readonly came?: ((bytes: number) => void) | undefined;
}

/** Asks a peer; resolves with all parts of its answer. Throws RequestFailed when they do not come in time. */
export function ask(
  links: Links,
  link: Link,
  protocol: string,
  question: Uint8Array,
  rules: RequestRules,
  asking: Asking = {},
): Promise<readonly Part[]> {
  return askOver(() => links.open(link, protocol), question, rules, asking);
}

/** The same over a stream that is opened for it. */
export async function askOver(
  open: () => Promise<ByteStream>,
  question: Uint8Array,
  { maxBytes, timeoutMs }: RequestRules,
  { signal, came }: Asking = {},
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
    const settles = (then: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', gives);
      then();
      stream.abort();
    };
    const fails = (reason: string) => settles(() => reject(new RequestFailed(reason)));
    const busy = () => settles(() => reject(new PeerBusy('it is busy')));
    const gives = () => fails('it is not waited for any more');
    signal?.addEventListener('abort', gives);
    const timer = setTimeout(() => fails(`no answer within ${timeoutMs} ms`), timeoutMs);
    const frames = new Frames(stream, {
      maxPayload: () => MAX_PART,
      maxWaiting: MAX_WAITING,
      onFrame(type, payload) {
        bytes += PART_COST + payload.length;
        if (type === BUSY) return busy();
        if (bytes > maxBytes) return fails('the answer is too large');
        if (type !== END) return void parts.push({ type, payload });
        settles(() => resolve(parts));
      },
      onBytes: came,
      onEnd: (fault) => fails(fault ?? 'the peer ended the answer early'),
    });
    if (signal?.aborted) gives();
    else frames.send(QUESTION, question);
  });
}

/** Says that nothing is answered now. */
export function refuseBusy(stream: ByteStream): void {
  const frames = new Frames(stream, { maxPayload: () => MAX_QUESTION, maxWaiting: 1024, onFrame() {}, onEnd() {} });
  sendBusy(frames);
}

function sendBusy(frames: Frames): void {
  frames.send(BUSY, new Uint8Array());
  frames.finish();
}

/** What a request did wrong: a question that cannot be read, or none in time. */
export type RequestFault = (why: string, kind: 'unreadable' | 'stalled') => void;

/** A request of a peer: first its question is read, within a deadline and bounds of its own, and then it is answered. */
export class PeerRequest {
  /** The question when it is complete; undefined when the stream is over before. */
  readonly question: Promise<Uint8Array | undefined>;
  readonly #fault: RequestFault;
  readonly #frames: Frames;
  readonly #ended: Promise<void>;
  #deadline: NodeJS.Timeout;

  constructor(stream: ByteStream, fault: RequestFault) {
    this.#fault = fault;
    let asked = false;
    let ends: () => void = () => undefined;
    this.#ended = new Promise((resolve) => {
      ends = resolve;
    });
    let asks: (question: Uint8Array) => void = () => undefined;
    const question = new Promise<Uint8Array>((resolve) => {
      asks = resolve;
    });
    this.question = Promise.race([question, this.#ended.then(() => undefined)]);
    this.#frames = new Frames(stream, {
      maxPayload: () => MAX_QUESTION,
      maxWaiting: MAX_WAITING,
      onFrame: (type, payload) => {
        if (type !== QUESTION || asked) {
          fault('a request with more than one question', 'unreadable');
          return this.#frames.abort();
        }
        asked = true;
        clearTimeout(this.#deadline);
        asks(payload);
      },
      onEnd: (why) => {
        clearTimeout(this.#deadline);
        if (why !== undefined) fault(why, 'unreadable');
        ends();
      },
    });
    this.#deadline = this.#startDeadline(performance.now());
  }

  /** For how long the peer has taken none of its answer, milliseconds. */
  get unreadMs(): number {
    return this.#frames.blockedMs;
  }

  /** Says that nothing is answered now. */
  refuse(): void {
    sendBusy(this.#frames);
  }

  /** Ends the request at once. */
  cut(): void {
    this.#frames.abort();
  }

  /**
   * Answers it; a question that cannot be read is a fault. Each part is paid for, in bytes read or sent, before the next one
   * is made. Resolves when the stream is over, which it is after a deadline at the latest; rejects with unexpected errors.
   */
  answer(parts: AsyncIterable<Part>, pay: (cost: number) => Promise<void> = async () => undefined): Promise<void> {
    const frames = this.#frames;
    const deadline = setTimeout(() => frames.abort(), ANSWER_MS);
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
        if (cause instanceof CodecError) this.#fault(`a question that cannot be read: ${cause.message}`, 'unreadable');
        else reject(cause);
        frames.abort();
      });
    }).finally(() => clearTimeout(deadline));
  }

  /** A deadline that passes while this node was too busy to read what had come is no fault of the peer. */
  #startDeadline(beganMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      if (performance.now() - beganMs > QUESTION_MS + LATE_MS) {
        this.#deadline = this.#startDeadline(performance.now());
        return;
      }
      this.#fault('a request without a question', 'stalled');
      this.#frames.abort();
    }, QUESTION_MS);
  }
}

/** Reads one request of a peer and answers it. */
export async function answer(
  stream: ByteStream,
  parts: (question: Uint8Array) => AsyncIterable<Part>,
  fault: (why: string) => void,
): Promise<void> {
  const request = new PeerRequest(stream, fault);
  const question = await request.question;
  if (question !== undefined) await request.answer(parts(question));
}
