/**
 * Serving: answers requests of peers within limits on places, rate and time. A request takes a place once it is
 * completely received, and can lose it to another one while its peer does not read.
 */

import { groupOf } from '../../lib/hosts.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { type Rate, Throttle } from '../../lib/throttle.js';
import { hostOf } from './address.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { type Part, PeerRequest, refuseBusy } from './requests.js';
import type { ByteStream } from './transport.js';

/** Maximum concurrent requests of one peer being received, and being answered. A node sends no more. */
const READING = 8;
const EACH = 6;
/** The same limits for all non-validators together, and for one of their public hosts, because identities are free. */
const STRANGERS = 24;
const OF_ONE_HOST = 12;

const MIB = 1024 * 1024;
/** Cost of a request besides the bytes read and sent for it: a stream, a lookup. Bytes. */
const REQUEST_COST = 64 * 1024;
const RATE_EACH: Rate = { perSecond: 16 * MIB, burst: 32 * MIB };
/** Guaranteed part of a stranger's rate, whatever other strangers use: the largest block at once. */
const RATE_GUARANTEED: Rate = { perSecond: MIB, burst: 16 * MIB };
const RATE_STRANGERS: Rate = { perSecond: 32 * MIB, burst: 64 * MIB };
/** Exceeding the rate for longer than this is a fault, milliseconds. */
const PATIENCE_MS = 5_000;
const POINTS = { unreadable: 25, stalled: 5, tooMuch: 1 };
/** A peer that reads none of its response for this long can lose its place to another, milliseconds. */
const UNREAD_MS = 1_000;
/** Number of requesters above which inactive ones are dropped. */
const REMEMBERED = 256;

interface Asker {
  readonly throttle: Throttle;
  readonly guaranteed: Throttle;
  reading: number;
  open: number;
}

/** A stranger's request that is being answered. */
interface Served {
  readonly request: PeerRequest;
  readonly link: Link;
  /** The public host of the peer, or the peer itself. */
  readonly place: string;
}

/** Each response holds one part in memory: at most 9 MiB for a block, 256 KiB otherwise. */
export class Serving {
  readonly #links: Links;
  readonly #log: Log;
  /** By peer. */
  readonly #askers = new Map<string, Asker>();
  readonly #strangersThrottle = new Throttle(RATE_STRANGERS);
  readonly #strangers = new Set<Served>();
  #failures = 0;

  constructor(links: Links, log: Log) {
    this.#links = links;
    this.#log = log;
  }

  /** Answers a request of a peer, or refuses it as busy. */
  async serve(
    link: Link,
    protocol: string,
    stream: ByteStream,
    parts: (question: Uint8Array) => AsyncIterable<Part>,
  ): Promise<void> {
    const asker = this.#askerOf(link.peer);
    if (asker.throttle.take(REQUEST_COST) > PATIENCE_MS || asker.reading >= READING) {
      this.#links.fault(link, POINTS.tooMuch, 'it asks for more than a peer may');
      return refuseBusy(stream);
    }
    const request = new PeerRequest(stream, (why, kind) => this.#links.fault(link, POINTS[kind], why));
    asker.reading++;
    const question = await request.question;
    asker.reading--;
    if (question === undefined) return;
    if (asker.open >= EACH) {
      this.#links.fault(link, POINTS.tooMuch, 'it asks for more than a peer may');
      return request.refuse();
    }
    const isStranger = !this.#links.isValidator(link);
    const served = { request, link, place: groupOf(hostOf(link.connection.remote)) ?? link.peer };
    if (isStranger && !this.#findsPlace(served)) return request.refuse();
    asker.open++;
    if (isStranger) this.#strangers.add(served);
    try {
      await request.answer(parts(question), (cost) => this.#pay(asker, isStranger, cost));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.stack : String(cause);
      this.#log('error', 'a request of a peer could not be answered', { protocol, times: ++this.#failures, reason });
    } finally {
      asker.open--;
      this.#strangers.delete(served);
    }
  }

  async #pay({ throttle, guaranteed }: Asker, isStranger: boolean, cost: number): Promise<void> {
    if (isStranger && guaranteed.covers(cost)) guaranteed.take(cost);
    else if (isStranger) await this.#strangersThrottle.pay(cost);
    await throttle.pay(cost);
  }

  /** Whether a stranger gets a place, possibly that of one that does not read its response. */
  #findsPlace({ place }: Served): boolean {
    const all = [...this.#strangers];
    const ofHost = all.filter((one) => one.place === place);
    const full = ofHost.length >= OF_ONE_HOST ? ofHost : all.length >= STRANGERS ? all : undefined;
    if (full === undefined) return true;
    const idle = full.reduce((most, one) => (one.request.unreadMs > most.request.unreadMs ? one : most));
    if (idle.request.unreadMs < UNREAD_MS) return false;
    this.#strangers.delete(idle);
    this.#links.fault(idle.link, POINTS.stalled, 'it does not read the answer that it asked for');
    idle.request.cut();
    return true;
  }

  #askerOf(peer: string): Asker {
    const known = this.#askers.get(peer);
    if (known !== undefined) return known;
    if (this.#askers.size >= REMEMBERED) {
      for (const [other, { reading, open, throttle }] of this.#askers) {
        if (reading + open === 0 && throttle.rests) this.#askers.delete(other);
      }
    }
    const asker = { throttle: new Throttle(RATE_EACH), guaranteed: new Throttle(RATE_GUARANTEED), reading: 0, open: 0 };
    this.#askers.set(peer, asker);
    return asker;
  }
}
