/** A UDP proxy for one directed link: what the dialler sends and what comes back can be delayed, lost or cut. */

import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** What happens to packets of one direction. */
export interface Weather {
  readonly delayMs: number;
  /** Added at random, so that packets overtake each other. */
  readonly jitterMs: number;
  /** Share of packets that is lost, 0 to 1. */
  readonly loss: number;
  /** Upload bandwidth of the sender; undefined: unlimited. */
  readonly uplink?: Uplink | undefined;
}

/** Bandwidth that the packets of one sender share: they wait in line, and a full line drops them. */
export class Uplink {
  readonly #bytesPerMs: number;
  #freeAt = 0;

  constructor(bytesPerSecond: number) {
    this.#bytesPerMs = bytesPerSecond / 1_000;
  }

  /** Milliseconds until a packet has left; undefined if the line is full. */
  enter(bytes: number): number | undefined {
    const now = performance.now();
    const from = Math.max(now, this.#freeAt);
    if (from - now > MAX_LINE_MS) return undefined;
    this.#freeAt = from + bytes / this.#bytesPerMs;
    return this.#freeAt - now;
  }
}

/** Longest wait of a packet in line, milliseconds. */
const MAX_LINE_MS = 200;

export const FINE: Weather = { delayMs: 0, jitterMs: 0, loss: 0 };
export const CUT: Weather = { delayMs: 0, jitterMs: 0, loss: 1 };

export class UdpProxy {
  /** From the dialler to its peer, and back. */
  there: Weather = FINE;
  back: Weather = FINE;
  readonly #front: Socket;
  /** One socket towards the peer for each address of the dialler. */
  readonly #behind = new Map<string, Socket>();
  readonly #timers = new Set<NodeJS.Timeout>();

  private constructor(front: Socket, target: number) {
    this.#front = front;
    front.on('message', (packet, from) => {
      this.#carry(this.there, packet.length, () => this.#behindFor(from).send(packet, target, '127.0.0.1'));
    });
  }

  /** A proxy to a port of this machine. */
  static async open(target: number): Promise<UdpProxy> {
    const front = createSocket('udp4');
    front.bind(0, '127.0.0.1');
    await once(front, 'listening');
    return new UdpProxy(front, target);
  }

  get port(): number {
    return this.#front.address().port;
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    for (const socket of [this.#front, ...this.#behind.values()]) socket.close();
  }

  #behindFor(from: RemoteInfo): Socket {
    const key = `${from.address}:${from.port}`;
    const known = this.#behind.get(key);
    if (known !== undefined) return known;
    const socket = createSocket('udp4');
    socket.on('message', (packet) => {
      this.#carry(this.back, packet.length, () => this.#front.send(packet, from.port, from.address));
    });
    // A peer that was killed answers with ICMP errors.
    socket.on('error', () => undefined);
    this.#behind.set(key, socket);
    return socket;
  }

  #carry({ delayMs, jitterMs, loss, uplink }: Weather, bytes: number, send: () => void): void {
    const inLineMs = uplink === undefined ? 0 : uplink.enter(bytes);
    if (inLineMs === undefined || Math.random() < loss) return;
    const ms = inLineMs + delayMs + Math.random() * jitterMs;
    if (ms === 0) {
      send();
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      send();
    }, ms);
    this.#timers.add(timer);
  }
}
