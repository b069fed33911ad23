/** How the nodes of a cluster reach each other: by UDP proxies on the loopback, or in network namespaces of their own. */

import { addressOf } from '../../runtime/engine/network/address.js';
import { FINE, UdpProxy, type Weather } from './udp-proxy.js';

/** A node as others reach it. */
export interface Place {
  readonly index: number;
  readonly p2pPort: number;
  /** Peer id. */
  readonly peer: string;
}

/** What carries packets between nodes. */
export interface Wiring {
  /** What runs a program where a node is: words before its own. */
  command(index: number): readonly string[];
  /** The host that the node listens on and is asked under. */
  host(index: number): string;
  /** Whom a node dials. */
  bootnodes(index: number): readonly string[];
  /** The weather from one node to another; it holds when `settle` was called. */
  set(from: number, to: number, weather: Weather): void;
  settle(): void;
  close(): void;
}

interface Wire {
  readonly from: number;
  readonly to: Place;
  readonly proxy: UdpProxy;
}

/** A proxy on every link; of two nodes the later one dials. Needs no rights. */
export class ProxyWiring implements Wiring {
  readonly #wires: readonly Wire[];

  private constructor(wires: readonly Wire[]) {
    this.#wires = wires;
  }

  static async open(places: readonly Place[]): Promise<ProxyWiring> {
    const wires: Wire[] = [];
    for (const { index: from } of places) {
      for (const to of places.slice(0, from)) wires.push({ from, to, proxy: await UdpProxy.open(to.p2pPort) });
    }
    return new ProxyWiring(wires);
  }

  command(): readonly string[] {
    return [];
  }

  host(): string {
    return '127.0.0.1';
  }

  bootnodes(index: number): readonly string[] {
    return this.#wires
      .filter(({ from }) => from === index)
      .map(({ to, proxy }) => addressOf('127.0.0.1', proxy.port, to.peer));
  }

  set(from: number, to: number, weather: Weather): void {
    for (const wire of this.#wires) {
      if (wire.from === from && wire.to.index === to) wire.proxy.there = weather;
      if (wire.from === to && wire.to.index === from) wire.proxy.back = weather;
    }
  }

  settle(): void {}

  close(): void {
    for (const { proxy } of this.#wires) proxy.close();
  }
}

/** Whether packets pass as they come. */
export const isFine = (weather: Weather): boolean =>
  weather.loss === FINE.loss && weather.delayMs === FINE.delayMs && weather.jitterMs === FINE.jitterMs;
