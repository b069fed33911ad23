/** One ingress thread as the main thread sees it: its connections and the messages in both directions. */

import type { IncomingHttpHeaders } from 'node:http';
import type { Worker } from 'node:worker_threads';
import { servedBetweenSlices } from '../../scheduler.js';
import type { Sender } from '../http/http.js';
import { PlainReply } from '../http/plain-http.js';
import type { RequestReceiver } from '../http/request-source.js';
import { byteCallsIn } from './byte-calls.js';
import {
  type AnsweredCalls,
  type CallerRules,
  STOP_LISTENING,
  type ThreadMessage,
  type ThreadSetup,
  Up,
} from './records.js';
import { RemoteSocket } from './remote-socket.js';
import { newRing, RingLoop, RingSender } from './ring.js';

/** The main thread, as its ingress threads call it. */
export interface IngressThreadOwner {
  readonly receiver: RequestReceiver;
  readonly byteMethods: readonly string[];
  /** Called for calls that the thread answered from its cache. */
  answered(calls: AnsweredCalls): void;
  /** The current end of a response head. */
  readonly ending: string;
}

/** Origin of a passed-on connection: a connection of a thread. */
export interface ConnectionOrigin {
  readonly socket: RemoteSocket;
  /** False if it was rejected. */
  readonly isOpen: boolean;
}

interface Connection extends ConnectionOrigin {
  headers: IncomingHttpHeaders;
  sender: Sender | undefined;
}

export class IngressThreadHandle {
  readonly #owner: IngressThreadOwner;
  readonly #up = newRing();
  readonly #down = newRing();
  readonly #tell = new RingSender(this.#down).tell;
  readonly #requests = new RingLoop(this.#up, (...record) => this.#handleRecord(...record));
  readonly #connections = new Map<number, Connection>();
  readonly #served = servedBetweenSlices(() => this.#requests.isWaiting);
  #worker: Worker | undefined;
  #isEnding = false;

  constructor(owner: IngressThreadOwner) {
    this.#owner = owner;
  }

  get size(): number {
    return this.#connections.size;
  }

  /**
   * Makes a thread listen; resolves with its port. Rejects like `listen`. `lost` is called if it ends unexpectedly
   * later.
   */
  start(worker: Worker, setup: Omit<ThreadSetup, 'up' | 'down'>, lost: (reason: Error) => void): Promise<number> {
    this.#worker = worker;
    worker.postMessage({ ...setup, up: this.#up, down: this.#down } satisfies ThreadSetup);
    return new Promise((resolve, reject) => {
      let reason: Error | undefined;
      let listens = false;
      worker.on('error', (error: Error) => {
        reason = error;
      });
      worker.on('exit', (code) => {
        const why = reason ?? new Error(`it ended with code ${code}`);
        reject(why);
        if (this.#isEnding || !listens) return;
        this.#dropConnections();
        lost(why);
      });
      worker.once('message', (message: ThreadMessage) => {
        listens = 'port' in message;
        if ('port' in message) resolve(message.port);
        else reject(Object.assign(new Error(message.failed.message), { code: message.failed.code }));
      });
    });
  }

  /** A connection of the thread; its message may have arrived only a moment ago. */
  originOf(id: number): ConnectionOrigin | undefined {
    this.#requests.readRecords();
    return this.#connections.get(id);
  }

  /** Stops accepting connections, and closes each once it is answered. */
  close(): void {
    this.#isEnding = true;
    this.#worker?.postMessage(STOP_LISTENING);
  }

  setCallerRules(rules: CallerRules): void {
    this.#worker?.postMessage(rules);
  }

  async destroy(): Promise<void> {
    this.#isEnding = true;
    await this.#worker?.terminate();
    this.#dropConnections();
  }

  #dropConnections(): void {
    this.#requests.stopReading();
    this.#served.end();
    for (const { socket } of this.#connections.values()) socket.closed();
    this.#connections.clear();
  }

  #handleRecord(kind: number, id: number, bytes: Buffer, from: number, to: number): void {
    if (kind === Up.Opened) {
      const socket = new RemoteSocket(id, bytes.toString('latin1', from, to), this.#tell, this.#owner);
      const isOpen = this.#owner.receiver.countConnection(socket);
      this.#connections.set(id, { socket, isOpen, headers: {}, sender: undefined });
      return;
    }
    if (kind === Up.Calls) {
      this.#owner.answered(JSON.parse(bytes.toString('latin1', from, to)) as AnsweredCalls);
      return;
    }
    const connection = this.#connections.get(id);
    if (connection === undefined) return;
    const { socket, isOpen, headers, sender } = connection;
    switch (kind) {
      case Up.Headers:
        connection.headers = JSON.parse(bytes.toString('latin1', from, to)) as IncomingHttpHeaders;
        connection.sender = this.#owner.receiver.senderOf(connection.headers, socket);
        break;
      case Up.Bytes:
      case Up.Request:
        this.#requests.stayAwake();
        if (isOpen) {
          const { receiver, byteMethods } = this.#owner;
          const reply = new PlainReply(socket, socket, headers);
          const isRead = kind === Up.Bytes;
          const body = isRead ? byteCallsIn(bytes, from, to, byteMethods) : bytes.subarray(from, to);
          receiver.serve(sender!, body, reply);
        }
        break;
      case Up.Slow:
        socket.slow();
        break;
      case Up.Taken:
        socket.taken();
        break;
      default:
        this.#connections.delete(id);
        socket.closed();
    }
  }
}
