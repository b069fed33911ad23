/** What the network part shows of itself: peers, relay, sync. */

import type { ProgressFacts } from '../../lib/progress.js';
import type { ProtocolName } from './protocol.js';
import type { Traffic } from './transport.js';

/** A peer as callers see it. */
export interface PeerView {
  readonly peer: string;
  readonly address: string;
  readonly outbound: boolean;
  readonly validator: string | undefined;
  readonly height: number;
  readonly rttMs: number | undefined;
  readonly clockOffsetMs: number | undefined;
  readonly bytesIn: number;
  readonly bytesOut: number;
  readonly agent: string;
  readonly light: boolean;
}

/** What the relay of bundles has done since the node started. Bundles, and bytes of batches. */
export interface RelayView {
  readonly forwarded: number;
  readonly received: number;
  readonly duplicates: number;
  readonly dropped: number;
  readonly bytesOut: number;
  readonly bytesIn: number;
  /** Unix seconds. */
  readonly since: number;
}

/** What links did about peers that misbehave, since the node started. */
export interface LinkCounts {
  /** Frames that were dropped because their sender had used its allowance. */
  readonly dropped: number;
  readonly faults: number;
  readonly bans: number;
  /** Connections that were refused before a handshake: of banned peers, and of hosts that connect too often. */
  readonly refused: number;
  /** Links and open handshakes that were closed to make room for others. */
  readonly displaced: number;
}

/** The network part of a node, to read. */
export interface NetworkView {
  /** Multiaddress under which others reach this node; null until its port is open. */
  readonly address: string | null;
  peers(): readonly PeerView[];
  /** The highest block that is here, or that a peer which gave what it said says it has. */
  readonly highest: number;
  readonly syncing: boolean;
  /** How far it is while it is syncing. */
  readonly syncProgress: ProgressFacts | undefined;
  readonly relay: RelayView;
  readonly counts: LinkCounts;
  /** Bytes over all connections since the node started, by the name of the protocol. */
  readonly traffic: ReadonlyMap<ProtocolName, Traffic>;
}
