/** Connections and streams of the simulated internet: turns, retransmission, congestion windows and flow control. */

import type { ByteStream, Connection, Traffic } from '../../runtime/engine/network/transport.js';
import { CongestionWindow } from './congestion.js';
import type { Host } from './internet.js';
import type { VirtualTime } from './virtual-time.js';

/** Headers of IP, UDP and QUIC per packet, and acknowledgments: bytes per packet of payload. */
const PACKET_BYTES = 1_200;
const OVERHEAD_BYTES = 60;
/** Flow control as `quic.ts` sets it: unread bytes of a stream, and of a connection. */
const STREAM_CREDIT = 2 * 1024 * 1024;
const CONNECTION_CREDIT = 8 * 1024 * 1024;
/** Time of a retransmission beyond a round trip: detection by later acknowledgments, milliseconds. */
const DETECTION_MS = 10;
/** Modelled time of reading from the socket and of passing it on, milliseconds for each piece. */
const READ_MS = 0.02;

export type Counted = { -readonly [K in keyof Traffic]: Traffic[K] };

/** Bytes on the wire of so many bytes of payload. */
export const wireBytes = (bytes: number): number => bytes + OVERHEAD_BYTES * Math.ceil(bytes / PACKET_BYTES);

/** A connection between two hosts: the side of the dialler, and that of the listener. */
export function connect(dialler: Host, listener: Host): readonly [SimConnection, SimConnection] {
  const near = new SimConnection(dialler, listener, true);
  const far = new SimConnection(listener, dialler, false);
  near.other = far;
  far.other = near;
  dialler.connections.add(near);
  listener.connections.add(far);
  return [near, far];
}

/** One side of a connection. */
export class SimConnection implements Connection {
  readonly host: Host;
  readonly peer: string;
  readonly remote: string;
  readonly outbound: boolean;
  readonly traffic: Counted = { in: 0, out: 0 };
  readonly outgoing: Direction;
  other!: SimConnection;
  isOpen = true;
  readonly streams = new Set<SimStream>();
  readonly #listeners: (() => void)[] = [];

  constructor(host: Host, to: Host, outbound: boolean) {
    this.host = host;
    this.peer = to.peer;
    this.remote = to.addressFor();
    this.outbound = outbound;
    this.outgoing = new Direction(host, to, this);
  }

  /** The protocol of a stream is negotiated in a round trip. */
  openStream(protocol: string, signal: AbortSignal): Promise<ByteStream> {
    const { host, other } = this;
    const { time } = host.internet;
    const delay = host.internet.delay(host, other.host);
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(new Error('the connection is closed'));
      signal.addEventListener('abort', () => reject(new Error('no stream was opened in time')));
      const near = new SimStream(this, protocol);
      const far = new SimStream(other, protocol);
      near.other = far;
      far.other = near;
      time.after(
        delay,
        () => {
          if (!other.isOpen) return;
          other.streams.add(far);
          other.host.events!.stream(protocol, far, other);
        },
        other.host.processor,
      );
      time.after(
        2 * delay,
        () => {
          if (!this.isOpen) return reject(new Error('the connection is closed'));
          this.streams.add(near);
          resolve(near);
        },
        host.processor,
      );
    });
  }

  onClose(listener: () => void): void {
    this.#listeners.push(listener);
  }

  close(): void {
    if (!this.isOpen) return;
    const { host, other } = this;
    this.#end();
    host.internet.time.after(host.internet.delay(host, other.host), () => other.#end(), other.host.processor);
  }

  /** The process has died: the other side notices after its idle timeout. */
  vanish(): void {
    const { host, other } = this;
    this.isOpen = false;
    host.connections.delete(this);
    host.internet.time.after(IDLE_MS, () => other.#end(), other.host.processor);
  }

  #end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.host.connections.delete(this);
    for (const stream of this.streams) stream.end();
    for (const listener of this.#listeners) listener();
  }
}

/** Idle timeout of a connection, milliseconds, as `quic.ts` sets it. */
const IDLE_MS = 10_000;

/** What one side of a connection sends. */
export class Direction {
  readonly from: Host;
  readonly to: Host;
  readonly connection: SimConnection;
  readonly window = new CongestionWindow();
  /** Bytes accepted from streams and not yet read by the peer: the peer's credit bounds them. */
  held = 0;
  isReady = false;
  /** Streams with bytes to send, in turns. */
  readonly queue: SimStream[] = [];
  /** Streams that wait for credit. */
  readonly blocked = new Set<SimStream>();
  #isWaiting = false;

  constructor(from: Host, to: Host, connection: SimConnection) {
    this.from = from;
    this.to = to;
    this.connection = connection;
  }

  /** Sends one slice of the next stream; returns its bytes. `depart` returns when the slice has left the host. */
  transmit(now: number, most: number, depart: (bytes: number) => number): number {
    const { internet } = this.from;
    const room = this.window.room(now);
    if (!this.connection.isOpen || this.queue.length === 0) return 0;
    if (room < PACKET_BYTES && this.window.inFlight > 0) {
      this.#waitForAck();
      return 0;
    }
    const stream = this.queue.shift()!;
    const pieces = stream.take(Math.max(PACKET_BYTES, Math.min(most, room)));
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
    if (stream.hasUnsent) this.queue.push(stream);
    const departed = depart(bytes);
    const there = internet.delay(this.from, this.to);
    const back = internet.delay(this.to, this.from);
    const late = this.#retransmission(bytes, there + back);
    if (late > 0) this.window.lose(departed + there + back, there + back);
    this.window.send(bytes, departed + there + back + late, this.queue.length > 0);
    const arrives = stream.arrival(departed + there + late);
    internet.time.after(
      arrives - internet.time.now,
      () => this.#arrive(stream, pieces, bytes),
      this.to.processor,
      true,
    );
    if (this.queue.length > 0) this.from.ready(this);
    return bytes;
  }

  /** Delay of a slice by lost packets: each loss costs a round trip. */
  #retransmission(bytes: number, roundTripMs: number): number {
    const { time, weather } = this.from.internet;
    if (weather.loss === 0) return 0;
    const packets = Math.ceil(bytes / PACKET_BYTES);
    let late = 0;
    for (let share = 1 - (1 - weather.loss) ** packets; time.chance.happens(share); share = weather.loss)
      late += roundTripMs + DETECTION_MS;
    return late;
  }

  #waitForAck(): void {
    if (this.#isWaiting) return;
    const at = this.window.nextAck;
    const { time } = this.from.internet;
    if (at === undefined) return;
    this.#isWaiting = true;
    time.after(
      at - time.now,
      () => {
        this.#isWaiting = false;
        if (this.connection.isOpen && this.queue.length > 0) this.from.ready(this);
      },
      this.from.processor,
      true,
    );
  }

  #arrive(stream: SimStream, pieces: readonly Uint8Array[], bytes: number): void {
    const { time } = this.to.internet;
    const passed = this.to.receive(wireBytes(bytes));
    const far = stream.other;
    far.expect(time, Math.max(passed, time.now), pieces);
  }

  /** The peer has read bytes of a stream: they no longer count against its credit. */
  read(stream: SimStream, bytes: number): void {
    this.held -= bytes;
    stream.held -= bytes;
    if (this.blocked.size === 0) return;
    const { internet } = this.from;
    internet.time.after(
      internet.delay(this.to, this.from),
      () => {
        for (const one of [...this.blocked]) one.resume();
      },
      this.from.processor,
    );
  }
}

/** One side of a stream. */
class SimStream implements ByteStream {
  other!: SimStream;
  /** Bytes sent here and not yet read by the peer. */
  held = 0;
  readonly #connection: SimConnection;
  readonly #counts: Counted;
  #unsent: Uint8Array[] = [];
  /** Bytes that the peer's credit does not cover. */
  #beyond: Uint8Array[] = [];
  /** When the last bytes sent here arrive, and when the last bytes received here are read. */
  #arrivesAt = 0;
  #inOrderAt = 0;
  #isFinishing = false;
  #isEnded = false;
  #onBytes: ((bytes: Uint8Array) => void) | undefined;
  readonly #early: Uint8Array[] = [];
  #onDrain: () => void = () => undefined;
  readonly #onClose: (() => void)[] = [];

  constructor(connection: SimConnection, protocol: string) {
    this.#connection = connection;
    this.#counts = connection.host.countsOf(protocol);
  }

  get hasUnsent(): boolean {
    return this.#unsent.length > 0;
  }

  send(bytes: Uint8Array): boolean {
    if (this.#isEnded) return false;
    this.#counts.out += bytes.length;
    this.#connection.traffic.out += bytes.length;
    this.#beyond.push(bytes);
    return this.#accept();
  }

  /** Passes on what the credit covers; returns whether that is all. */
  #accept(): boolean {
    const { outgoing } = this.#connection;
    while (this.#beyond.length > 0) {
      const bytes = this.#beyond[0]!;
      const covers = this.held + bytes.length <= STREAM_CREDIT && outgoing.held + bytes.length <= CONNECTION_CREDIT;
      if (!covers && this.held > 0) {
        outgoing.blocked.add(this);
        return false;
      }
      this.#beyond.shift();
      this.held += bytes.length;
      outgoing.held += bytes.length;
      if (this.#unsent.push(bytes) === 1) outgoing.queue.push(this);
      this.#connection.host.ready(outgoing);
    }
    return true;
  }

  /** More credit has come. */
  resume(): void {
    if (this.#isEnded || !this.#accept()) return;
    this.#connection.outgoing.blocked.delete(this);
    this.#onDrain();
    if (this.#isFinishing) this.#sendEnd();
  }

  /** When bytes arrive that would arrive at `at`: not before those sent earlier, which may have to be sent again. */
  arrival(at: number): number {
    this.#arrivesAt = Math.max(this.#arrivesAt, at);
    return this.#arrivesAt;
  }

  /** Takes up to so many bytes off the queue. */
  take(most: number): Uint8Array[] {
    const taken: Uint8Array[] = [];
    let left = most;
    while (left > 0 && this.#unsent.length > 0) {
      const bytes = this.#unsent[0]!;
      if (bytes.length <= left) {
        taken.push(this.#unsent.shift()!);
        left -= bytes.length;
      } else {
        taken.push(bytes.subarray(0, left));
        this.#unsent[0] = bytes.subarray(left);
        left = 0;
      }
    }
    if (this.#isFinishing) this.#sendEnd();
    return taken;
  }

  /** Bytes that have passed the downlink: the node reads them in order, as soon as it has time. */
  expect(time: VirtualTime, at: number, pieces: readonly Uint8Array[]): void {
    this.#inOrderAt = Math.max(this.#inOrderAt, at);
    time.after(this.#inOrderAt - time.now, () => this.#receive(pieces), this.#connection.host.processor);
  }

  #receive(pieces: readonly Uint8Array[]): void {
    const { host, traffic, isOpen } = this.#connection;
    if (host.isDeaf) return;
    for (const bytes of pieces) {
      this.#counts.in += bytes.length;
      traffic.in += bytes.length;
      this.#connection.other.outgoing.read(this.other, bytes.length);
      if (!isOpen || this.#isEnded) continue;
      host.processor.spend(READ_MS);
      if (this.#onBytes) this.#onBytes(bytes);
      else this.#early.push(bytes);
    }
  }

  onBytes(listener: (bytes: Uint8Array) => void): void {
    queueMicrotask(() => {
      this.#onBytes = listener;
      for (const bytes of this.#early.splice(0)) listener(bytes);
    });
  }

  onDrain(listener: () => void): void {
    this.#onDrain = listener;
  }

  onClose(listener: () => void): void {
    this.#onClose.push(listener);
  }

  finish(): void {
    this.#isFinishing = true;
    this.#sendEnd();
  }

  abort(): void {
    if (this.#isEnded) return;
    this.end();
    this.#tellOther(0);
  }

  /** The end follows the last bytes. */
  #sendEnd(): void {
    if (this.#isEnded || this.#unsent.length + this.#beyond.length > 0) return;
    this.#isFinishing = false;
    this.#tellOther(this.held > 0 ? 1 : 0);
  }

  #tellOther(afterBytes: number): void {
    const { host, other } = this.#connection;
    const { time } = host.internet;
    const delay = host.internet.delay(host, other.host);
    const tell = (): void => {
      if (afterBytes > 0 && this.held > 0 && this.#connection.isOpen) time.after(delay, tell, other.host.processor);
      else this.other.end();
    };
    time.after(delay, tell, other.host.processor);
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#connection.streams.delete(this);
    const { outgoing } = this.#connection;
    outgoing.blocked.delete(this);
    const at = outgoing.queue.indexOf(this);
    if (at >= 0) outgoing.queue.splice(at, 1);
    for (const bytes of this.#unsent) outgoing.held -= bytes.length;
    this.#unsent = [];
    this.#beyond = [];
    for (const listener of this.#onClose) listener();
  }
}
