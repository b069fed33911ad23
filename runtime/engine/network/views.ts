/** What the network part shows of itself: peers, relay, sync. */

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

/** The network part of a node, to read. */
export interface NetworkView {
  /** Multiaddress under which others reach this node; null until its port is open. */
  readonly address: string | null;
  peers(): readonly PeerView[];
  /** The highest block that is here, or that a peer which gave what it said says it has. */
  readonly highest: number;
  readonly syncing: boolean;
  readonly relay: RelayView;
  /** Bytes over all connections since the node started, by the name of the protocol. */
  readonly traffic: ReadonlyMap<ProtocolName, Traffic>;
}
