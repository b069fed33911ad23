/** Scores of peers: fault points that fade, bans that grow, and hosts with too many banned peers (decision 0099). */

export interface PeerScore {
  readonly peer: string;
  /** Fault points, as of `faultMs`; they halve every ten minutes. */
  points: number;
  faultMs: number;
  bans: number;
  bannedUntilMs: number;
  reason: string;
  /** The peer's public host at the time of its ban; empty if the host is not meaningful. */
  host: string;
}

/** Fault points that lead to a ban. */
const BAN_POINTS = 100;
const HALF_LIFE_MS = 600_000;
const FIRST_BAN_MS = 3_600_000;
const LONGEST_BAN_MS = 24 * 3_600_000;
/** Validators are banned only briefly, because others need their votes. */
const VALIDATOR_BAN_MS = 60_000;
/** Banned peers of one public host after which strangers from it are rejected. */
const HOST_BANS = 3;
const MAX_SCORES = 1_000;

/** Fault records of up to a thousand peers; the least severe are dropped first. */
export class PeerScores {
  readonly #now: () => number;
  readonly #all: Map<string, PeerScore>;

  constructor(now: () => number, known: readonly PeerScore[]) {
    this.#now = now;
    // For bans set while the clock was ahead.
    const latestMs = now() + LONGEST_BAN_MS;
    for (const one of known) one.bannedUntilMs = Math.min(one.bannedUntilMs, latestMs);
    this.#all = new Map(known.slice(0, MAX_SCORES).map((one) => [one.peer, one]));
  }

  list(): readonly PeerScore[] {
    return [...this.#all.values()];
  }

  /** Adds fault points; returns whether the peer is banned now. */
  fault(peer: string, points: number, reason: string, host: string, isValidator: boolean): boolean {
    const one = this.#of(peer);
    const now = this.#now();
    one.points = this.#pointsOf(one) + points;
    one.faultMs = now;
    one.reason = reason;
    if (one.points < BAN_POINTS) return false;
    const longest = isValidator ? VALIDATOR_BAN_MS : LONGEST_BAN_MS;
    one.bannedUntilMs = now + Math.min(longest, FIRST_BAN_MS * 2 ** one.bans);
    one.host = isValidator ? '' : host;
    one.bans++;
    one.points = 0;
    return true;
  }

  /** Reason of a peer's current ban; undefined if there is none. */
  banned(peer: string): string | undefined {
    const one = this.#all.get(peer);
    return one !== undefined && one.bannedUntilMs > this.#now() ? one.reason : undefined;
  }

  /** Public hosts from which strangers are rejected now, with their number of banned peers. */
  closedHosts(): ReadonlyMap<string, number> {
    const now = this.#now();
    const counts = new Map<string, number>();
    for (const { host, bannedUntilMs } of this.#all.values()) {
      if (host !== '' && bannedUntilMs > now) counts.set(host, (counts.get(host) ?? 0) + 1);
    }
    for (const [host, count] of counts) if (count < HOST_BANS) counts.delete(host);
    return counts;
  }

  #pointsOf({ points, faultMs }: PeerScore): number {
    return points * 0.5 ** (Math.max(0, this.#now() - faultMs) / HALF_LIFE_MS);
  }

  /** If there are too many records, drops the least severe: fewest points first, then the ban that ends first. */
  #of(peer: string): PeerScore {
    const known = this.#all.get(peer);
    if (known !== undefined) return known;
    const fresh = { peer, points: 0, faultMs: 0, bans: 0, bannedUntilMs: 0, reason: '', host: '' };
    const now = this.#now();
    const weightOf = (one: PeerScore) => Math.max(0, one.bannedUntilMs - now) * BAN_POINTS + this.#pointsOf(one);
    if (this.#all.size >= MAX_SCORES) {
      const least = this.list().reduce((a, b) => (weightOf(b) < weightOf(a) ? b : a));
      this.#all.delete(least.peer);
    }
    this.#all.set(peer, fresh);
    return fresh;
  }
}
