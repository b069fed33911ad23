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
const MAX_QUESTION = 256 * 1024;
/** What an answer leaves waiting in memory for who asked: one part, however large. */
const MAX_WAITING = MAX_PART + 1024;
/** What each part of an answer costs besides its bytes: a frame, an object. Bytes. */
const PART_COST = 1024;
/** Until a stream that was opened brings its question, and until its answer is over, milliseconds. */
const QUESTION_MS = 5_000;
const ANSWER_MS = 20_000;
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
  frames.send(BUSY, new Uint8Array());
  frames.finish();
}

/**
 * Answers one request of a peer; a question that cannot be read is a fault. Each part is paid for, in bytes read or sent,
 * before the next one is made. Resolves when the stream is over, which it is after a deadline at the latest; rejects with
 * what nobody expected.
 */
export function answer(
  stream: ByteStream,
  parts: (question: Uint8Array) => AsyncIterable<Part>,
  fault: (why: string) => void,
  pay: (cost: number) => Promise<void> = async () => undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let deadline = setTimeout(() => frames.abort(), QUESTION_MS);
    let asked = false;
    const frames = new Frames(stream, {
      maxPayload: () => MAX_QUESTION,
      maxWaiting: MAX_WAITING,
      onFrame(type, payload) {
        if (type !== QUESTION || asked) {
          fault('a request with more than one question');
          return frames.abort();
        }
        asked = true;
        clearTimeout(deadline);
        deadline = setTimeout(() => frames.abort(), ANSWER_MS);
        send(payload).catch((cause: unknown) => {
          if (cause instanceof CodecError) fault(`a question that cannot be read: ${cause.message}`);
          else reject(cause);
          frames.abort();
        });
      },
      onEnd(why) {
        clearTimeout(deadline);
        if (why !== undefined) fault(why);
        resolve();
      },
    });
    const send = async (question: Uint8Array): Promise<void> => {
      for await (const { type, payload, read = 0 } of parts(question)) {
        if (!(await frames.sendSoon(type, payload))) return frames.abort();
        await pay(PART_COST + Math.max(read, payload.length));
      }
      await frames.sendSoon(END, new Uint8Array());
      frames.finish();
    };
  });
}
