/** The transport below the network part: peers with a proven identity, and ordered byte streams to them. */

/** A bidirectional byte stream. After `send` returns false, written bytes wait in memory: wait for `onDrain`. */
export interface ByteStream {
  send(bytes: Uint8Array): boolean;
  onBytes(listener: (bytes: Uint8Array) => void): void;
  onDrain(listener: () => void): void;
  /** Called once, whichever side closed it. */
  onClose(listener: () => void): void;
  /** Sends the queue, then ends the sending direction. */
  finish(): void;
  /** Ends both directions at once. */
  abort(): void;
}

export interface Traffic {
  readonly in: number;
  readonly out: number;
}

/** A connection to a peer whose key was proven by its handshake. */
export interface Connection {
  /** Peer id: the hash of the peer's key, base58. */
  readonly peer: string;
  /** Origin of the peer's packets: a multiaddress. */
  readonly remote: string;
  readonly outbound: boolean;
  /** Over all of its streams. */
  readonly traffic: Traffic;
  openStream(protocol: string, signal: AbortSignal): Promise<ByteStream>;
  onClose(listener: () => void): void;
  close(): void;
}

export interface TransportEvents {
  /** Whether to accept a peer that dials. */
  readonly admits: (peer: string, remote: string) => boolean;
  readonly connected: (connection: Connection) => void;
  readonly stream: (protocol: string, stream: ByteStream, connection: Connection) => void;
}

/** Identity, port and protocols of a transport. */
export interface TransportOptions {
  /** 32-byte Ed25519 secret key of this node's identity. */
  readonly identity: Uint8Array;
  /** 0 selects a free port. */
  readonly port: number;
  readonly host: string;
  /** Protocols for which peers may open streams. */
  readonly protocols: readonly string[];
}

export interface Transport {
  readonly peer: string;
  /** UDP port on which it listens. */
  readonly port: number;
  /** Over all connections since the start, by the protocol of the stream. */
  readonly traffic: ReadonlyMap<string, Traffic>;
  /** Dials a multiaddress that names the peer. Rejects if no peer answers, or another one does. */
  dial(address: string, signal: AbortSignal): Promise<Connection>;
  stop(): Promise<void>;
}

export type OpenTransport = (options: TransportOptions, events: TransportEvents) => Promise<Transport>;
