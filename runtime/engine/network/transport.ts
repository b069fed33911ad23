/** The transport under the network: peers with a proven identity, and ordered byte streams to them. */

/** A stream of bytes in both directions. Bytes written while `send` answers false wait in memory: wait for `onDrain`. */
export interface ByteStream {
  send(bytes: Uint8Array): boolean;
  onBytes(listener: (bytes: Uint8Array) => void): void;
  onDrain(listener: () => void): void;
  /** Called once, whoever closed it. */
  onClose(listener: () => void): void;
  /** Sends what waits, then no more. */
  finish(): void;
  /** Ends both directions at once. */
  abort(): void;
}

/** Bytes that came in and went out. */
export interface Traffic {
  readonly in: number;
  readonly out: number;
}

/** A connection to a peer whose key was proven by its handshake. */
export interface Connection {
  /** Peer id: the hash of the peer's key, base58. */
  readonly peer: string;
  /** Where the peer's packets come from: a multiaddress. */
  readonly remote: string;
  readonly outbound: boolean;
  /** Over all of its streams. */
  readonly traffic: Traffic;
  open(protocol: string, signal: AbortSignal): Promise<ByteStream>;
  onClose(listener: () => void): void;
  close(): void;
}

/** What a transport tells its owner. */
export interface TransportEvents {
  /** Whether to let a peer in that dials. */
  readonly admits: (peer: string, remote: string) => boolean;
  readonly connected: (connection: Connection) => void;
  readonly stream: (protocol: string, stream: ByteStream, connection: Connection) => void;
}

/** Where a transport listens, and who it is. */
export interface TransportOptions {
  /** 32-byte Ed25519 secret key of this node's identity. */
  readonly identity: Uint8Array;
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
  /** Protocols that peers may open streams for. */
  readonly protocols: readonly string[];
}

/** A started transport. */
export interface Transport {
  readonly peer: string;
  /** UDP port it listens on. */
  readonly port: number;
  /** Over all connections that there were, by the protocol of the stream. */
  readonly traffic: ReadonlyMap<string, Traffic>;
  /** Dials a multiaddress that names the peer. Rejects when nobody answers, or another peer does. */
  dial(address: string, signal: AbortSignal): Promise<Connection>;
  stop(): Promise<void>;
}

/** How a transport is started. */
export type OpenTransport = (options: TransportOptions, events: TransportEvents) => Promise<Transport>;
