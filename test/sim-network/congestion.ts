/** Congestion window of one direction of a connection: CUBIC (RFC 9438), as the QUIC library uses by default. */

const PACKET_BYTES = 1_200;
const INITIAL_BYTES = 12 * PACKET_BYTES;
const MIN_BYTES = 2 * PACKET_BYTES;
/** The peer grants at most this much credit: a larger window has no effect. */
const MAX_BYTES = 8 * 1024 * 1024;
const BETA = 0.7;
const C = 0.4;

interface InFlight {
  readonly bytes: number;
  readonly ackedAt: number;
  /** Whether the window limited the sender at that time: otherwise it does not grow. */
  readonly wasLimited: boolean;
}

export class CongestionWindow {
  bytes = INITIAL_BYTES;
  inFlight = 0;
  #threshold = Number.POSITIVE_INFINITY;
  #most = 0;
  /** When the window was last reduced; once per round trip. */
  #reducedAt = Number.NEGATIVE_INFINITY;
  readonly #sent: InFlight[] = [];
  #first = 0;

  /** Bytes that may be sent now. */
  room(now: number): number {
    while (this.#first < this.#sent.length && this.#sent[this.#first]!.ackedAt <= now) {
      const { bytes, ackedAt, wasLimited } = this.#sent[this.#first++]!;
      this.inFlight -= bytes;
      if (wasLimited) this.#grow(bytes, ackedAt);
    }
    if (this.#first > 64 && this.#first * 2 > this.#sent.length) {
      this.#sent.splice(0, this.#first);
      this.#first = 0;
    }
    return this.bytes - this.inFlight;
  }

  /** When the next bytes are acknowledged; undefined if none are in flight. */
  get nextAck(): number | undefined {
    return this.#sent[this.#first]?.ackedAt;
  }

  send(bytes: number, ackedAt: number, hasMore: boolean): void {
    this.inFlight += bytes;
    const wasLimited = hasMore || this.inFlight * 2 > this.bytes;
    const last = this.#sent.at(-1);
    // Acknowledgments come in order, so a retransmission delays the later ones.
    const at = last !== undefined && this.#first < this.#sent.length ? Math.max(ackedAt, last.ackedAt) : ackedAt;
    this.#sent.push({ bytes, ackedAt: at, wasLimited });
  }

  /** Packets were lost; the sender learns of it at `at`. */
  lose(at: number, roundTripMs: number): void {
    if (at - this.#reducedAt < roundTripMs) return;
    this.#reducedAt = at;
    this.#most = this.bytes;
    this.bytes = Math.max(MIN_BYTES, this.bytes * BETA);
    this.#threshold = this.bytes;
  }

  #grow(acked: number, now: number): void {
    if (this.bytes < this.#threshold) this.bytes += acked;
    else {
      const most = this.#most / PACKET_BYTES;
      const k = Math.cbrt((most * (1 - BETA)) / C);
      const seconds = Math.max(0, now - this.#reducedAt) / 1_000;
      const cubic = (C * (seconds - k) ** 3 + most) * PACKET_BYTES;
      // Never slower than Reno: about half a packet per window.
      const reno = this.bytes + (0.53 * PACKET_BYTES * acked) / this.bytes;
      this.bytes = Math.max(reno, Math.min(cubic, this.bytes * 1.5));
    }
    this.bytes = Math.min(MAX_BYTES, this.bytes);
  }
}
