/** What a caller may cost: sizes, counts and a rate per address. */

import { JSON_DEPTH } from '../../codec/json-scan.js';

/** Limits of the server; all can be configured (definitions 5.6b). */
export interface RpcLimits {
  /** Bytes of a HTTP body. */
  readonly bodyBytes: number;
  /** Bytes of a WebSocket message. */
  readonly messageBytes: number;
  /** Bytes of an answer. */
  readonly responseBytes: number;
  /** Levels of nested arrays and objects in a request. */
  readonly depth: number;
  /** Calls in a batch, up to MAX_BATCH. */
  readonly batch: number;
  /** Milliseconds that calls of one request may take together. */
  readonly callMs: number;
  /** Requests per second and address, and for each of them UNITS_PER_REQUEST of cost; 0 = unlimited. */
  readonly perSecond: number;
  /** Connections altogether, and of one address, whatever they speak. */
  readonly sockets: number;
  readonly socketsPerIp: number;
  /** WebSocket connections altogether, and of one address. */
  readonly connections: number;
  readonly connectionsPerIp: number;
  /** Bytes of earlier answers that may wait on a connection when one more is to; it is closed instead. */
  readonly unsentBytes: number;
  /** Bytes of requests and answers under way that are held for all callers; a quarter of them for one address. */
  readonly heldBytes: number;
  /** Milliseconds in which a caller must take something of what waits for him, and send a request to its end. */
  readonly stalledMs: number;
  /** Milliseconds between WebSocket pings; two unanswered ones end the connection. */
  readonly pingMs: number;
}

/** The limits of a server that sets no others. */
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

/** No configuration allows longer batches. */
export const MAX_BATCH = 1000;

/** Units of cost that go with each request of the rate limit: as many calls that read a few records. */
export const UNITS_PER_REQUEST = 20;
/** Seconds of budget that calls under way may overdraw: what they find was not known when they began. */
const OVERDRAFT_S = 4;

interface Bucket {
  tokens: number;
  units: number;
  /** When both were right, in milliseconds. */
  at: number;
}

/**
 * Token buckets: each network may spend `perSecond` requests and `unitsPerSecond` of cost at once and regains as many in a
 * second.
 */
export class RateLimit {
  readonly perSecond: number;
  readonly unitsPerSecond: number;
  /** Calls that were refused, for all callers. */
  refused = 0;
  private readonly buckets = new Map<string, Bucket>();
  private sweepAt = 1024;
  private readonly now: () => number;

  constructor(perSecond: number, now: () => number = () => performance.now()) {
    this.perSecond = perSecond;
    this.unitsPerSecond = perSecond * UNITS_PER_REQUEST;
    this.now = now;
  }

  /** Spends one request of the network; false when none is left. */
  take(network: string): boolean {
    const bucket = this.bucket(network);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }

  /** Begins a call of this cost while any of the budget is left: even the dearest call has its time. */
  begin(network: string, units: number): boolean {
    const bucket = this.bucket(network);
    if (bucket.units <= 0) return false;
    bucket.units -= units;
    return true;
  }

  /** Spends more for a call under way; false when the network has overdrawn too much. */
  spend(network: string, units: number): boolean {
    const bucket = this.bucket(network);
    bucket.units -= units;
    return bucket.units > -OVERDRAFT_S * this.unitsPerSecond;
  }

  /** Networks that are remembered. */
  get size(): number {
    return this.buckets.size;
  }

  /** Whole requests that the network has left. */
  left(network: string): number {
    return Math.floor(this.bucket(network).tokens);
  }

  /** Whole units of cost that the network has left. */
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

  /** Forgets networks whose bucket is full again: they are as good as new. */
  private sweep(now: number): void {
    for (const [network, { at, units }] of this.buckets) {
      const missing = Math.max(1, 1 - units / this.unitsPerSecond);
      if (now - at >= 1000 * missing) this.buckets.delete(network);
    }
    this.sweepAt = Math.max(1024, this.buckets.size * 2);
  }
}

/** Counts open connections, in all and by network. */
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

  /** Why the network may not open one more; undefined when it may. */
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
