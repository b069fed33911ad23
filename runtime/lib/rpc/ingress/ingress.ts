/**
 * Ingress threads: they accept connections, read plain requests and write responses. All requests of one turn of a
 * thread cross to the main thread together. The main thread decides what a request may cost and do (decision 0139).
 */

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseTaken } from '../http/listen.js';
import { keepAliveEnding } from '../http/plain-http.js';
import type { RequestSource } from '../http/request-source.js';
import {
  type CallerRules,
  LINGER_MS,
  mostOf,
  PREFACE_BYTES,
  type ThreadRules,
  type ThreadSetup,
  TOKEN_BYTES,
} from './records.js';
import type { RemoteSocket } from './remote-socket.js';
import { type ConnectionOrigin, IngressThreadHandle, type IngressThreadOwner } from './thread-handle.js';
import type { IngressThreads } from './threads.js';

/** Options of the ingress threads of a server. */
export interface IngressOptions extends Pick<IngressThreadOwner, 'receiver' | 'answered'> {
  readonly rules: ThreadRules;
  readonly threads: IngressThreads;
  /** Called when a thread ends unexpectedly; another one replaces it. */
  lost(reason: Error): void;
}

/**
 * Time limit for a connection to the inner server to identify itself, and delay before a lost thread is restarted,
 * milliseconds.
 */
const PREFACE_MS = 10_000;
const RESTART_MS = 1_000;

/** Interval of checks whether all connections are closed, milliseconds. */
const CLOSING_MS = 10;

/** Address of a server for this process only. On Linux it is in no directory, so that nothing is left behind. */
const innerPath = (): string => {
  const name = `trellis-${randomBytes(16).toString('hex')}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
};

/** An inner connection, presented as the outer connection that it represents. */
function onBehalfOf(remote: RemoteSocket, socket: Socket): Socket {
  const reset = (): void => {
    remote.resetAndDestroy();
    socket.destroy();
  };
  // Closing it while the caller still sends would lose the response: the thread closes its end first.
  const destroySoon = (): void => {
    const late = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(late)).end();
  };
  return Object.defineProperties(socket, {
    remoteAddress: { value: remote.remoteAddress },
    resetAndDestroy: { value: reset },
    destroySoon: { value: destroySoon },
  });
}

export class Ingress implements RequestSource {
  readonly #server: Server;
  readonly #options: IngressOptions;
  readonly #owner: IngressThreadOwner;
  /** Each thread with its token, which identifies the connections that it passes on. */
  readonly #threads = new Map<IngressThreadHandle, Buffer>();
  /** Connections to the inner server that are not served, or not yet. */
  readonly #unserved = new Set<Socket>();
  readonly #path = innerPath();
  #port: number;
  #callers: CallerRules;
  #isClosing = false;

  /** `server` serves connections that are not plain. */
  constructor(server: Server, options: IngressOptions) {
    this.#server = server;
    this.#options = options;
    this.#port = options.rules.port;
    this.#callers = options.rules.callers;
    const kept = keepAliveEnding(options.rules.times);
    const isClosing = () => this.#isClosing;
    this.#owner = {
      receiver: options.receiver,
      byteMethods: options.rules.byteMethods,
      answered: (calls) => options.answered(calls),
      get ending() {
        return isClosing() ? 'Connection: close\r\n' : kept;
      },
    };
  }

  async start(): Promise<number> {
    const server = this.#server;
    this.#takeOver(server);
    const most = mostOf(this.#options.rules) * this.#options.threads.count;
    server.maxConnections = 2 * most; // other processes may connect as well, and are closed
    // While this thread is busy, all connections may be passed on; one that does not fit in the queue is not retried.
    server.listen({ path: this.#path, backlog: most });
    await once(server, 'listening');
    try {
      await this.#refuseShared();
      this.#port = await this.#startThread();
      for (let n = 1; n < this.#options.threads.count; n++) await this.#startThread();
      return this.#port;
    } catch (cause) {
      await this.destroy();
      server.close();
      refuseTaken(cause, this.#options.rules);
    }
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    for (const thread of this.#threads.keys()) thread.close();
    while ([...this.#threads.keys()].some(({ size }) => size > 0)) {
      await new Promise((resolve) => setTimeout(resolve, CLOSING_MS));
    }
  }

  async destroy(): Promise<void> {
    this.#isClosing = true;
    await Promise.all([...this.#threads.keys()].map((thread) => thread.destroy()));
    this.#threads.clear();
    for (const socket of this.#unserved) socket.destroy();
  }

  /** Replaces the rules about callers in all threads, for requests whose headers they have not seen yet. */
  setCallerRules(callers: CallerRules): void {
    this.#callers = callers;
    for (const thread of this.#threads.keys()) thread.setCallerRules(callers);
  }

  /**
   * Rejects like `listen` if the port is taken, even by threads that share it: another server would get some of the
   * connections.
   */
  async #refuseShared(): Promise<void> {
    if (this.#options.threads.count < 2) return;
    const { host, port } = this.#options.rules;
    const alone = createServer().listen(port, host);
    await once(alone, 'listening');
    await once(alone.close(), 'close');
  }

  async #startThread(): Promise<number> {
    const { rules, threads } = this.#options;
    const thread = new IngressThreadHandle(this.#owner);
    const token = randomBytes(TOKEN_BYTES);
    this.#threads.set(thread, token);
    const setup: Omit<ThreadSetup, 'up' | 'down'> = {
      ...rules,
      callers: this.#callers,
      ...{ port: this.#port, sharesPort: threads.count > 1, path: this.#path, token },
    };
    try {
      return await thread.start(threads.takeThread(), setup, (reason) => {
        this.#threads.delete(thread);
        this.#startAgain(reason);
      });
    } catch (cause) {
      this.#threads.delete(thread);
      await thread.destroy();
      throw cause;
    }
  }

  /** Replaces a thread that was lost or could not listen, and retries until one listens. */
  #startAgain(reason: Error): void {
    this.#options.lost(reason);
    setTimeout(() => {
      if (!this.#isClosing) this.#startThread().catch((cause) => this.#startAgain(cause));
    }, RESTART_MS).unref();
  }

  /** Makes the server accept only connections from the threads, presented with their original addresses. */
  #takeOver(server: Server): void {
    const [serve] = server.listeners('connection') as [(socket: Socket) => void];
    const known = new WeakSet<Socket>();
    server.off('connection', serve);
    server.on('connection', (socket: Socket) => {
      // A connection that arrives again has requested an upgrade that was declined.
      if (known.has(socket)) return serve.call(server, socket);
      known.add(socket);
      this.#unserved.add(socket);
      const broken = (): void => void socket.destroy();
      // If this thread was too busy to read, the preface may already have arrived.
      const late = setTimeout(() => setImmediate(() => isUnknown && broken()), PREFACE_MS);
      let isUnknown = true;
      const read = (): void => {
        const preface = socket.read(PREFACE_BYTES) as Buffer | null;
        if (preface === null) return;
        isUnknown = false;
        clearTimeout(late);
        socket.off('readable', read);
        const connection = this.#originOf(preface);
        if (connection === undefined) socket.destroy();
        else if (connection.isOpen) {
          this.#unserved.delete(socket);
          serve.call(server, onBehalfOf(connection.socket, socket.off('error', broken)));
        } else socket.on('end', broken).resume(); // rejected: its thread closes it after sending the reason
      };
      socket.on('error', broken).on('readable', read);
      socket.once('close', () => {
        clearTimeout(late);
        this.#unserved.delete(socket);
      });
    });
  }

  /** The outer connection that a passed-on connection represents; undefined if no thread has it. */
  #originOf(preface: Buffer): ConnectionOrigin | undefined {
    if (preface.length < PREFACE_BYTES) return undefined; // the connection ended there
    for (const [thread, token] of this.#threads) {
      if (timingSafeEqual(preface.subarray(0, TOKEN_BYTES), token)) {
        return thread.originOf(preface.readUInt32LE(TOKEN_BYTES));
      }
    }
    return undefined;
  }
}
