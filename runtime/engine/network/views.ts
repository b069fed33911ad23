/** Read-only views of the network part: peers, relay, sync. */

import type { ProgressFacts } from '../../lib/progress.js';
import type { ProtocolName } from './protocol.js';
import type { Traffic } from './transport.js';

export interface PeerView {
  readonly peer: string;
  /** Undefined for a validator behind this node. */
  readonly address: string | undefined;
  readonly outbound: boolean;
  readonly validator: string | undefined;
  /** Consensus keys of the validators behind the peer, which is their sentry. */
  readonly sentryFor: readonly string[];
  readonly height: number;
  readonly rttMs: number | undefined;
  readonly clockOffsetMs: number | undefined;
  readonly bytesIn: number;
  readonly bytesOut: number;
  /** Bytes in the send queues, which grow while the peer reads slowly. */
  readonly queuedBytes: number;
  readonly agent: string;
  readonly light: boolean;
}

/** Relay statistics since the node started: bundles, and bytes of batches. */
export interface RelayView {
  readonly forwarded: number;
  readonly received: number;
  readonly duplicates: number;
  readonly dropped: number;
  readonly bytesOut: number;
  readonly bytesIn: number;
  /** Most copies of one bundle received from peers. */
  readonly mostCopies: number;
  /** Unix seconds. */
  readonly since: number;
}

/** Counts of actions against misbehaving peers since the node started. */
export interface LinkCounts {
  /** Frames dropped because their sender had used up its allowance. */
  readonly dropped: number;
  readonly faults: number;
  readonly bans: number;
  /** Connections refused before a handshake: of banned peers, and of hosts that connect too often. */
  readonly refused: number;
  /** Links and open handshakes closed to make room for others. */
  readonly displaced: number;
}

/** Read-only view of a node's network part. */
export interface NetworkView {
  /** Multiaddress of this node for others; null until its port is open. */
  readonly address: string | null;
  peers(): readonly PeerView[];
  /** Consensus keys of the validators that this node reaches, directly or through sentries. */
  readonly reached: ReadonlySet<string>;
  /** The highest block on this node, or claimed by a peer that has delivered. */
  readonly highest: number;
  readonly syncing: boolean;
  /** Progress of the sync, while syncing. */
  readonly syncProgress: ProgressFacts | undefined;
  readonly relay: RelayView;
  readonly counts: LinkCounts;
  /** Bytes over all connections since the node started, by protocol name. */
  readonly traffic: ReadonlyMap<ProtocolName, Traffic>;
}
