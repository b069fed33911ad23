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
}

/** Largest part of an answer: the largest block fits, with its certificate and the attestations it refers to. */
const MAX_PART = 9 * 1024 * 1024;
const MAX_WAITING = 12 * 1024 * 1024;
const QUESTION = 0;
const END = 255;

/** Why a request came to nothing; the peer is not at fault for it. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
}

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
    const gives = () => fails('it is not waited for any more');
    signal?.addEventListener('abort', gives);
    const timer = setTimeout(() => fails(`no answer within ${timeoutMs} ms`), timeoutMs);
    const frames = new Frames(stream, {
      maxPayload: MAX_PART,
      maxWaiting: MAX_WAITING,
      onFrame(type, payload) {
        bytes += payload.length;
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

/** Answers one request of a peer; a question that cannot be read is a fault. */
export function answer(
  stream: ByteStream,
  parts: (question: Uint8Array) => AsyncIterable<Part>,
  fault: (why: string) => void,
): void {
  let asked = false;
  const frames = new Frames(stream, {
    maxPayload: 256 * 1024,
    maxWaiting: MAX_WAITING,
    onFrame(type, payload) {
      if (type !== QUESTION || asked) return fault('a request with more than one question');
      asked = true;
      void send(payload);
    },
    onEnd(why) {
      if (why !== undefined) fault(why);
    },
  });
  const send = async (question: Uint8Array): Promise<void> => {
    try {
      for await (const { type, payload } of parts(question)) {
        if (!(await frames.roomy()) || !frames.send(type, payload)) return stream.abort();
      }
      frames.send(END, new Uint8Array());
      frames.finish();
    } catch (cause) {
      stream.abort();
      if (cause instanceof CodecError) fault(`a question that cannot be read: ${cause.message}`);
    }
  };
}
