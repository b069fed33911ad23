/** Connections of a node: each becomes a link, whose permanent streams its dialler opens. */

import { Link, type LinkContext, type LinkEvents } from './link.js';
import { PROTOCOL, STREAMS, type StreamName } from './protocol.js';
import type { ByteStream, Connection } from './transport.js';

export interface ConnectionsParts {
  readonly context: () => LinkContext;
  readonly events: LinkEvents;
  readonly isBanned: (connection: Connection) => boolean;
  /** A peer has begun a handshake. */
  readonly accepted: () => void;
  readonly request: (protocol: string, stream: ByteStream, link: Link) => void;
  /** A peer opened a stream that no node opens. */
  readonly unexpected: (link: Link) => void;
}

const HANDSHAKE_MS = 10_000;
const OPEN_MS = 5_000;

export class Connections {
  readonly #parts: ConnectionsParts;
  readonly #links = new Map<Connection, Link>();

  constructor(parts: ConnectionsParts) {
    this.#parts = parts;
  }

  /** Links and open handshakes, oldest first. */
  links(): IterableIterator<Link> {
    return this.#links.values();
  }

  remove({ connection }: Link): void {
    this.#links.delete(connection);
  }

  /** Handles a new connection: its dialler opens the permanent streams, the one with the handshake last. */
  async handle(connection: Connection): Promise<void> {
    if (this.#parts.isBanned(connection)) return connection.close();
    const link = this.#linkOn(connection);
    if (!connection.outbound) {
      this.#parts.accepted();
      return;
    }
    const adopt = async (name: StreamName): Promise<void> => {
      link.adopt(name, await openStream(connection, PROTOCOL[name]));
    };
    // A peer of another version lacks some of them: its refusal on the stream for consensus says so.
    await Promise.allSettled([adopt('blocks'), adopt('relay')]);
    try {
      await adopt('consensus');
    } catch (cause) {
      link.close(cause instanceof Error ? cause.message : String(cause));
    }
  }

  handleStream(protocol: string, stream: ByteStream, connection: Connection): void {
    const link = this.#linkOn(connection);
    const mayRequest = link.isUp || protocol === PROTOCOL.genesis;
    const permanent = STREAMS.find((name) => PROTOCOL[name] === protocol);
    if (permanent !== undefined && link.adopt(permanent, stream)) return;
    if (mayRequest && permanent === undefined) {
      this.#parts.request(protocol, stream, link);
      return;
    }
    stream.abort();
    this.#parts.unexpected(link);
  }

  #linkOn(connection: Connection): Link {
    const known = this.#links.get(connection);
    if (known !== undefined) return known;
    const link = new Link(connection, this.#parts.context(), this.#parts.events);
    this.#links.set(connection, link);
    const timer = setTimeout(() => {
      if (!link.isUp) link.close('handshake timed out');
    }, HANDSHAKE_MS);
    timer.unref();
    connection.onClose(() => clearTimeout(timer));
    return link;
  }
}

/** Opens a stream within a limited time. */
export function openStream(connection: Connection, protocol: string): Promise<ByteStream> {
  return connection.openStream(protocol, AbortSignal.timeout(OPEN_MS));
}
