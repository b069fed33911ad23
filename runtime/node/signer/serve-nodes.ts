/** The connections of a signer: dials its nodes, and answers their requests within bounds. */

import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { CodecError, decode, encode } from '../../lib/codec/type.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { TokenBucket } from '../../lib/token-bucket.js';
import { type Place, placeText } from '../options/signer-place.js';
import type { LinkIdentity } from './certificate.js';
import { FrameChannel } from './channel.js';
import { dial } from './connections.js';
import type { Desk } from './desk.js';
import { type Answer, Greeting, IDLE_MS, MAX_PENDING, RATE, Reply, Request } from './protocol.js';

/** Pauses between two attempts to reach a node, milliseconds: doubled up to the last. */
const FIRST_PAUSE_MS = 100;
const LAST_PAUSE_MS = 1_000;

export interface ServingParts {
  readonly desk: Desk<object>;
  readonly greeting: Greeting;
  readonly places: readonly Place[];
  readonly identity: LinkIdentity;
  readonly log: Log;
  /** Stops everything. */
  readonly signal: AbortSignal;
}

/** Serves every node until the signal. Rejects if the record cannot be written. */
export async function serveNodes(parts: ServingParts): Promise<void> {
  await Promise.all(parts.places.map((place) => serveNode(place, parts)));
}

/** Keeps a connection to one node. */
async function serveNode(place: Place, parts: ServingParts): Promise<void> {
  const { identity, log, signal } = parts;
  const node = placeText(place);
  let pauseMs = FIRST_PAUSE_MS;
  let told: string | undefined;
  while (!signal.aborted) {
    let why: string | null;
    try {
      const socket = await dial(place, identity, signal);
      log('info', 'connected to a node', { node });
      pauseMs = FIRST_PAUSE_MS;
      told = undefined;
      why = await serveConnection(socket, parts);
    } catch (cause) {
      if (!(cause instanceof Error) || cause instanceof RecordFailure) throw cause;
      why = cause.message;
    }
    if (signal.aborted) return;
    const reason = why ?? 'the node closed the connection';
    if (reason !== told) log('warn', 'not connected to a node, retrying', { node, reason });
    told = reason;
    await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    pauseMs = Math.min(2 * pauseMs, LAST_PAUSE_MS);
  }
}

/** The record could not be written: no signature may leave any more. */
class RecordFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Answers the requests of one connection; resolves with the reason of its end, null if the node closed it. */
function serveConnection(socket: Socket, { desk, greeting }: ServingParts): Promise<string | null> {
  const node = {};
  const rate = new TokenBucket();
  let pending = 0;
  let isOpen = true;
  let queue: Promise<unknown> = Promise.resolve();
  return new Promise((resolve, reject) => {
    const idle = setTimeout(() => channel.close('the node is silent'), IDLE_MS);
    const handle = (payload: Uint8Array): void => {
      idle.refresh();
      const { id, ask } = decode(Request, payload);
      const reply = (answer: Answer) => channel.send(encode(Reply, { id, answer }));
      if (rate.available(RATE, performance.now()) < 1) {
        reply({ type: 'refused', reason: 'busy', last: null });
        return;
      }
      rate.spend(1);
      if (ask.type === 'ping') {
        reply({ type: 'done' });
        return;
      }
      if (pending === MAX_PENDING) {
        channel.close(`more than ${MAX_PENDING} requests at once`);
        return;
      }
      pending++;
      // One request of a connection is in the common queue at a time, so nodes take turns.
      queue = queue
        .then(async () => {
          // The requests of a closed connection are dropped: each may take the key up to 800 ms.
          if (isOpen) reply(await desk.answer(node, ask));
        })
        .catch((cause) => {
          reject(new RecordFailure(cause));
          channel.close('the signing record cannot be written');
        })
        .finally(() => pending--);
    };
    const channel = new FrameChannel(socket, {
      frame(payload) {
        try {
          handle(payload);
        } catch (cause) {
          if (!(cause instanceof CodecError)) throw cause;
          channel.close(`the node sent an invalid request: ${cause.message}`);
        }
      },
      closed(why) {
        clearTimeout(idle);
        isOpen = false;
        desk.left(node);
        resolve(why);
      },
    });
    channel.send(encode(Greeting, greeting));
  });
}
