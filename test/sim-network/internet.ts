/**
 * A simulated internet below the transport interface: hosts in cities, with bandwidth up and down, loss with
 * retransmission, congestion windows and flow control.
 */

import { addressOf, readAddress } from '../../runtime/engine/network/address.js';
import { peerIdOf } from '../../runtime/engine/network/identity.js';
import type {
  Connection,
  OpenTransport,
  Transport,
  TransportEvents,
  TransportOptions,
} from '../../runtime/engine/network/transport.js';
import { type Counted, connect, type Direction, type SimConnection, wireBytes } from './connection.js';
import { delayBetween } from './latency.js';
import type { Processor, VirtualTime } from './virtual-time.js';

/** Bandwidth of a host, and loss of its packets. */
export interface Access {
  readonly upMbit: number;
  readonly downMbit: number;
}

export interface Weather {
  /** Share of lost packets, 0 to 1. */
  readonly loss: number;
  /** Maximum random addition to each delay, milliseconds. */
  readonly jitterMs: number;
}

/** Bytes that one connection sends before another one of the host takes its turn. */
const SLICE_BYTES = 16 * 1024;
/** A host may reserve its uplink for this long ahead without an event, milliseconds. */
const AHEAD_MS = 1;

const msOf = (bytes: number, mbit: number): number => (bytes * 8) / (mbit * 1_000);

export class Internet {
  readonly time: VirtualTime;
  readonly weather: Weather;
  readonly #hosts = new Map<string, Host>();

  constructor(time: VirtualTime, weather: Weather) {
    this.time = time;
    this.weather = weather;
  }

  /** A host in a city, with the address under which it will be reached. */
  host(index: number, city: number, access: Access, processor: Processor): Host {
    return new Host(this, index, city, access, processor);
  }

  listen(host: Host): void {
    this.#hosts.set(host.peer, host);
  }

  silence(host: Host): void {
    this.#hosts.delete(host.peer);
  }

  find(peer: string): Host | undefined {
    return this.#hosts.get(peer);
  }

  delay(from: Host, to: Host): number {
    return delayBetween(from.city, to.city) + this.time.chance.next() * this.weather.jitterMs;
  }
}

export class Host {
  readonly internet: Internet;
  readonly city: number;
  readonly access: Access;
  readonly processor: Processor;
  readonly ip: string;
  readonly traffic = new Map<string, Counted>();
  /** Bytes on the wire, with headers. */
  readonly wire: Counted = { in: 0, out: 0 };
  readonly connections = new Set<SimConnection>();
  /** Whether the node has stopped reading what it receives: for attacks. */
  isDeaf = false;
  peer = '';
  events: TransportEvents | undefined;
  #upFreeAt = 0;
  #downFreeAt = 0;
  /** Connections with bytes to send, in turns. */
  readonly #ready: Direction[] = [];
  #isPumping = false;

  constructor(internet: Internet, index: number, city: number, access: Access, processor: Processor) {
    this.internet = internet;
    this.city = city;
    this.access = access;
    this.processor = processor;
    // Each host has a /24 of its own.
    this.ip = `${20 + (index >> 8)}.${index & 255}.${city + 1}.1`;
  }

  readonly open: OpenTransport = async (options: TransportOptions, events: TransportEvents): Promise<Transport> => {
    this.peer = peerIdOf(options.identity);
    this.events = events;
    this.internet.listen(this);
    return {
      peer: this.peer,
      port: PORT,
      traffic: this.traffic,
      dial: (address, signal) => this.#dial(address, signal),
      stop: async () => this.stop(),
    };
  };

  /** Ends every connection without a word, as a crash does. */
  stop(): void {
    this.internet.silence(this);
    for (const connection of [...this.connections]) connection.vanish();
  }

  /** Bytes that wait here for peers, below the frames. */
  get unsentBytes(): number {
    let sum = 0;
    for (const { outgoing } of this.connections) sum += outgoing.held;
    return sum;
  }

  countsOf(protocol: string): Counted {
    const counts = this.traffic.get(protocol) ?? { in: 0, out: 0 };
    this.traffic.set(protocol, counts);
    return counts;
  }

  /** A direction has something to send. */
  ready(direction: Direction): void {
    if (direction.isReady) return;
    direction.isReady = true;
    this.#ready.push(direction);
    this.#pump();
  }

  /** Time at which bytes that arrive now have passed the downlink. */
  receive(bytes: number): number {
    const { now } = this.internet.time;
    this.#downFreeAt = Math.max(now, this.#downFreeAt) + msOf(bytes, this.access.downMbit);
    this.wire.in += bytes;
    return this.#downFreeAt;
  }

  #pump(): void {
    if (this.#isPumping) return;
    const { time } = this.internet;
    while (this.#ready.length > 0) {
      const start = Math.max(time.now, this.#upFreeAt, this.processor.freeAt);
      if (start - time.now > AHEAD_MS) {
        this.#isPumping = true;
        time.after(
          start - time.now,
          () => {
            this.#isPumping = false;
            this.#pump();
          },
          this.processor,
          true,
        );
        return;
      }
      const direction = this.#ready.shift()!;
      direction.isReady = false;
      const bytes = direction.transmit(start, SLICE_BYTES, (size) => {
        this.#upFreeAt = start + msOf(wireBytes(size), this.access.upMbit);
        return this.#upFreeAt;
      });
      this.wire.out += bytes === 0 ? 0 : wireBytes(bytes);
    }
  }

  /** QUIC needs one round trip until the dialler may send. */
  #dial(address: string, signal: AbortSignal): Promise<Connection> {
    const { internet } = this;
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('no peer answers')));
      const to = internet.find(readAddress(address)?.peer ?? '');
      if (to === undefined || to === this) return;
      const there = internet.delay(this, to);
      internet.time.after(
        there,
        () => {
          if (internet.find(to.peer) !== to) return;
          if (!to.events!.admits(this.peer, this.addressFor())) return;
          const [near, far] = connect(this, to);
          to.processor.spend(HANDSHAKE_MS);
          internet.time.after(2 * there, () => far.isOpen && to.events!.connected(far), to.processor);
          internet.time.after(
            there,
            () => {
              if (signal.aborted || !near.isOpen) return near.close();
              this.processor.spend(HANDSHAKE_MS);
              this.events!.connected(near);
              resolve(near);
            },
            this.processor,
          );
        },
        to.processor,
      );
    });
  }

  addressFor(): string {
    return addressOf(this.ip, PORT, this.peer);
  }
}

export const PORT = 9_944;
/** Modelled processor time of the cryptographic handshake of a connection, milliseconds. */
const HANDSHAKE_MS = 1;
