/** Limits per caller: sizes, counts and a rate per address. */

import { JSON_DEPTH } from '../../codec/json-scan.js';

/** Limits of the server; all can be configured (definitions 5.6b). */
export interface RpcLimits {
  /** Maximum bytes of an HTTP body. */
  readonly bodyBytes: number;
  /** Maximum bytes of a WebSocket message. */
  readonly messageBytes: number;
  /** Maximum bytes of a response. */
  readonly responseBytes: number;
  /** Maximum nesting of arrays and objects in a request. */
  readonly depth: number;
  /** Maximum calls in a batch, up to MAX_BATCH. */
  readonly batch: number;
  /** Time limit of all calls of one request together, milliseconds. */
  readonly callMs: number;
  /** Requests per second and address, and for each of them UNITS_PER_REQUEST of cost; 0 = unlimited. */
  readonly perSecond: number;
  /** Maximum connections in total and per address, for all protocols. */
  readonly sockets: number;
  readonly socketsPerIp: number;
  /** Maximum WebSocket connections in total and per address. */
  readonly connections: number;
  readonly connectionsPerIp: number;
  /** Maximum unsent bytes of a connection when another response is added; beyond that it is closed. */
  readonly unsentBytes: number;
  /** Maximum bytes of pending requests and responses held for all callers; a quarter of it per address. */
  readonly heldBytes: number;
  /** Milliseconds within which a caller must read some of its pending data, and complete a request. */
  readonly stalledMs: number;
  /** Milliseconds between WebSocket pings; two unanswered ones end the connection. */
  readonly pingMs: number;
}

export const DEFAULT_LIMITS: RpcLimits = {
  bodyBytes: 5 * 1024 * 1024,
  messageBytes: 1024 * 1024,
  responseBytes: 25_000_000,
  depth: JSON_DEPTH,
  batch: 1000,
  callMs: 10_000,
  perSecond: 100,
  sockets: 2000,
  socketsPerIp: 256,
  connections: 1000,
  connectionsPerIp: 50,
  unsentBytes: 8 * 1024 * 1024,
  heldBytes: 256 * 1024 * 1024,
  stalledMs: 30_000,
  pingMs: 30_000,
};

/** Upper bound of the configured batch length. */
export const MAX_BATCH = 1000;

/** Units of cost per request of the rate limit: that many calls that read a few records. */
export const UNITS_PER_REQUEST = 20;
/** Seconds of budget by which running calls may overdraw, because part of their cost is unknown at the start. */
const OVERDRAFT_S = 4;

interface Bucket {
  tokens: number;
  units: number;
  /** Time of the last update of both, milliseconds. */
  at: number;
}

/**
 * Token buckets: each network may spend `perSecond` requests and `unitsPerSecond` of cost at once, and regains as many
 * per second.
 */
export class RateLimit {
  perSecond: number;
  refused = 0;
  private readonly buckets = new Map<string, Bucket>();
  private sweepAt = 1024;
  private readonly now: () => number;

  constructor(perSecond: number, now: () => number = () => performance.now()) {
    this.perSecond = perSecond;
    this.now = now;
  }

  get unitsPerSecond(): number {
    return this.perSecond * UNITS_PER_REQUEST;
  }

  /** Spends one request of the network; false if none is left. */
  takeRequest(network: string): boolean {
    const bucket = this.bucket(network);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }

  /** Starts a call of this cost if any budget is left, so that even the most expensive call can run. */
  begin(network: string, units: number): boolean {
    const bucket = this.bucket(network);
    if (bucket.units <= 0) return false;
    bucket.units -= units;
    return true;
  }

  /** Charges a running call; false if the network has overdrawn too much. */
  spend(network: string, units: number): boolean {
    const bucket = this.bucket(network);
    bucket.units -= units;
    return bucket.units > -OVERDRAFT_S * this.unitsPerSecond;
  }

  get size(): number {
    return this.buckets.size;
  }

  /** Whole requests left to the network. */
  left(network: string): number {
    return Math.floor(this.bucket(network).tokens);
  }

  /** Whole units of cost left to the network. */
  unitsLeft(network: string): number {
    return Math.max(0, Math.floor(this.bucket(network).units));
  }

  private bucket(network: string): Bucket {
    const now = this.now();
    const bucket = this.buckets.get(network);
    if (bucket === undefined) {
      if (this.buckets.size >= this.sweepAt) this.sweep(now);
      const fresh = { tokens: this.perSecond, units: this.unitsPerSecond, at: now };
      this.buckets.set(network, fresh);
      return fresh;
    }
    const seconds = (now - bucket.at) / 1000;
    bucket.tokens = Math.min(this.perSecond, bucket.tokens + seconds * this.perSecond);
    bucket.units = Math.min(this.unitsPerSecond, bucket.units + seconds * this.unitsPerSecond);
    bucket.at = now;
    return bucket;
  }

  /** Drops networks whose bucket is full again: they need no entry. */
  private sweep(now: number): void {
    for (const [network, { at, units }] of this.buckets) {
      const missing = Math.max(1, 1 - units / this.unitsPerSecond);
      if (now - at >= 1000 * missing) this.buckets.delete(network);
    }
    this.sweepAt = Math.max(1024, this.buckets.size * 2);
  }
}

/** Counts open connections, in total and per network. */
export class ConnectionCount {
  private total = 0;
  private readonly byNetwork = new Map<string, number>();
  private readonly limits: Pick<RpcLimits, 'connections' | 'connectionsPerIp'>;

  constructor(limits: Pick<RpcLimits, 'connections' | 'connectionsPerIp'>) {
    this.limits = limits;
  }

  get open(): number {
    return this.total;
  }

  /** Why the network may not open another connection; undefined if it may. */
  refusal(network: string): 'all' | 'network' | undefined {
    if (this.total >= this.limits.connections) return 'all';
    return (this.byNetwork.get(network) ?? 0) >= this.limits.connectionsPerIp ? 'network' : undefined;
  }

  add(network: string): void {
    this.total++;
    this.byNetwork.set(network, (this.byNetwork.get(network) ?? 0) + 1);
  }

  remove(network: string): void {
    this.total--;
    const left = (this.byNetwork.get(network) ?? 1) - 1;
    if (left > 0) this.byNetwork.set(network, left);
    else this.byNetwork.delete(network);
  }
}
