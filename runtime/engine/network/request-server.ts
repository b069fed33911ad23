/**
 * Serving: answers requests of peers within limits on places, rate and time. A request takes a place once it is
 * completely received, and can lose it to another one while its peer does not read (decision 0144).
 */

import { groupOf } from '../../lib/hosts.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { type Rate, Throttle } from '../../lib/throttle.js';
import { hostOf } from './address.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { type Part, PeerRequest, refuseBusy } from './requests.js';
import type { ByteStream } from './transport.js';

/** Maximum concurrent requests of one peer being received, and being answered; honest nodes stay within. */
const MAX_RECEIVING = 8;
const MAX_ANSWERING = 6;
/** The same limits for all non-validators together, and for one of their public hosts, because identities are free. */
const MAX_STRANGERS = 24;
const MAX_PER_HOST = 12;

const MIB = 1024 * 1024;
/** Cost of a request besides the bytes read and sent for it: a stream, a lookup. Bytes. */
const REQUEST_COST = 64 * 1024;
const RATE_EACH: Rate = { perSecond: 16 * MIB, burst: 32 * MIB };
/**
 * Bytes per second of all strangers. One validator of many serves them less, because its own traffic grows with the number
 * of validators, and strangers have more servers to choose from (decision 0168).
 */
const STRANGERS_PER_SECOND = { most: 32 * MIB, least: 2 * MIB };
/** Seconds of the rate that strangers may use at once: all together, and each of its guaranteed part. */
const BURST_S = { strangers: 2, guaranteed: 16 };
/** Guaranteed part of a stranger, whatever others use: alone with a few validators, the largest block at once. */
const GUARANTEED_PART = 1 / 32;
/** Exceeding the rate for longer than this is a fault, milliseconds. */
const MAX_OVERDRAFT_MS = 5_000;
const POINTS = { unreadable: 25, stalled: 5, tooMuch: 1 };
/** A peer that reads none of its response for this long can lose its place to another, milliseconds. */
const UNREAD_MS = 1_000;
/** Number of requesters above which inactive ones are dropped. */
const MAX_REQUESTERS = 256;

interface Requester {
  readonly throttle: Throttle;
  readonly guaranteed: Throttle;
  receiving: number;
  answering: number;
}

/** A stranger's request that is being answered. */
interface Served {
  readonly request: PeerRequest;
  readonly link: Link;
  /** The public host of the peer, or the peer itself. */
  readonly host: string;
}

/** Each response holds one part in memory: at most 9 MiB for a block, 256 KiB otherwise. */
export class RequestServer {
  readonly #links: Links;
  readonly #log: Log;
  readonly #requesters = new Map<string, Requester>();
  readonly #validators: () => number;
  readonly #strangersThrottle = new Throttle(() => this.#rateOf(1, BURST_S.strangers));
  readonly #strangers = new Set<Served>();
  #failures = 0;

  /** `validators`: number of validators that agree with this node; 1 if it takes no part in agreement. */
  constructor(links: Links, log: Log, validators: () => number = () => 1) {
    this.#links = links;
    this.#log = log;
    this.#validators = validators;
  }

  /** Answers a request of a peer, or refuses it as busy. */
  async serve(
    link: Link,
    protocol: string,
    stream: ByteStream,
    parts: (content: Uint8Array) => AsyncIterable<Part>,
  ): Promise<void> {
    const requester = this.#requesterOf(link.peer);
    if (requester.throttle.take(REQUEST_COST) > MAX_OVERDRAFT_MS || requester.receiving >= MAX_RECEIVING) {
      this.#links.fault(link, POINTS.tooMuch, 'request limit exceeded');
      return refuseBusy(stream);
    }
    const request = new PeerRequest(stream, (why, kind) => this.#links.fault(link, POINTS[kind], why));
    requester.receiving++;
    const content = await request.content;
    requester.receiving--;
    if (content === undefined) return;
    if (requester.answering >= MAX_ANSWERING) {
      this.#links.fault(link, POINTS.tooMuch, 'request limit exceeded');
      return request.refuse();
    }
    const isStranger = !this.#links.isValidator(link);
    const served = { request, link, host: groupOf(hostOf(link.connection.remote)) ?? link.peer };
    if (isStranger && !(this.#hasRate(requester) && this.#acquireSlot(served))) return request.refuse();
    requester.answering++;
    if (isStranger) this.#strangers.add(served);
    try {
      await request.respond(parts(content), (cost) => this.#pay(requester, isStranger, cost));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.stack : String(cause);
      this.#log('error', 'peer request failed', { protocol, times: ++this.#failures, reason });
    } finally {
      requester.answering--;
      this.#strangers.delete(served);
    }
  }

  /** Rate of a share of the upload for strangers. */
  #rateOf(part: number, burstSeconds: number): Rate {
    const { most, least } = STRANGERS_PER_SECOND;
    const perSecond = part * Math.max(least, most / Math.max(1, this.#validators()));
    return { perSecond, burst: burstSeconds * perSecond };
  }

  /**
   * Whether a stranger has some rate left. On a validator of many, one that has used up its part is refused while all
   * wait, so that it asks another peer; elsewhere it waits.
   */
  #hasRate({ guaranteed }: Requester): boolean {
    const isShort = this.#validators() > 1 && !this.#strangersThrottle.covers(REQUEST_COST);
    return !isShort || guaranteed.covers(REQUEST_COST);
  }

  async #pay({ throttle, guaranteed }: Requester, isStranger: boolean, cost: number): Promise<void> {
    const isGuaranteed = guaranteed.covers(cost);
    // A part beyond the guarantee uses it up too: a stranger that takes much has none while others wait.
    if (isStranger && guaranteed.covers(0)) guaranteed.take(cost);
    if (isStranger && !isGuaranteed) await this.#strangersThrottle.pay(cost);
    await throttle.pay(cost);
  }

  /** Whether a stranger gets a place, possibly that of one that does not read its response. */
  #acquireSlot({ host }: Served): boolean {
    const all = [...this.#strangers];
    const ofHost = all.filter((one) => one.host === host);
    const full = ofHost.length >= MAX_PER_HOST ? ofHost : all.length >= MAX_STRANGERS ? all : undefined;
    if (full === undefined) return true;
    const idle = full.reduce((most, one) => (one.request.unreadMs > most.request.unreadMs ? one : most));
    if (idle.request.unreadMs < UNREAD_MS) return false;
    this.#strangers.delete(idle);
    this.#links.fault(idle.link, POINTS.stalled, 'response not read');
    idle.request.abort();
    return true;
  }

  #requesterOf(peer: string): Requester {
    const known = this.#requesters.get(peer);
    if (known !== undefined) return known;
    if (this.#requesters.size >= MAX_REQUESTERS) {
      for (const [other, { receiving, answering, throttle }] of this.#requesters) {
        if (receiving + answering === 0 && throttle.rests) this.#requesters.delete(other);
      }
    }
    const requester = {
      throttle: new Throttle(RATE_EACH),
      guaranteed: new Throttle(() => this.#rateOf(GUARANTEED_PART, BURST_S.guaranteed)),
      receiving: 0,
      answering: 0,
    };
    this.#requesters.set(peer, requester);
    return requester;
  }
}
