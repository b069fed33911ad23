/** Serving: what peers ask for is answered within places, a pace and deadlines, so that it costs what this node allows. */

import { groupOf } from '../../lib/hosts.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { type Rate, Throttle } from '../../lib/throttle.js';
import { hostOf } from './address.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { answer, type Part, refuseBusy } from './requests.js';
import type { ByteStream } from './transport.js';

/** Requests that one peer may have answered at once. Nobody of ours asks for more. */
const EACH = 6;
/** The same of all that are no validators, and of one public host of them: identities cost nothing. */
const STRANGERS = 24;
const OF_ONE_HOST = 12;

const MIB = 1024 * 1024;
/** What a request costs besides what is read and sent for it: a stream, looking up. Bytes. */
const REQUEST_COST = 64 * 1024;
const RATE_EACH: Rate = { perSecond: 16 * MIB, burst: 32 * MIB };
const RATE_STRANGERS: Rate = { perSecond: 32 * MIB, burst: 64 * MIB };
/** Who asks faster than that for longer than this is at fault, milliseconds. */
const PATIENCE_MS = 5_000;
const POINTS = { unreadable: 25, tooMuch: 1 };
/** Askers that are remembered before those that rest are forgotten. */
const REMEMBERED = 256;

interface Asker {
  readonly pace: Throttle;
  open: number;
}

/** Each answer holds one part of it in memory: at most 9 MiB for a block, 256 KiB otherwise. */
export class Serving {
  readonly #links: Links;
  readonly #log: Log;
  /** By peer. */
  readonly #askers = new Map<string, Asker>();
  readonly #strangersPace = new Throttle(RATE_STRANGERS);
  /** Where strangers come from whose requests are being answered. */
  readonly #strangers: string[] = [];
  #failures = 0;

  constructor(links: Links, log: Log) {
    this.#links = links;
    this.#log = log;
  }

  /** Answers a request of a peer, or says that it must ask another time. */
  async serve(
    link: Link,
    protocol: string,
    stream: ByteStream,
    parts: (question: Uint8Array) => AsyncIterable<Part>,
  ): Promise<void> {
    const stranger = !this.#links.isValidator(link);
    const asker = this.#askerOf(link.peer);
    if (asker.pace.take(REQUEST_COST) > PATIENCE_MS || asker.open >= EACH) {
      this.#links.fault(link, POINTS.tooMuch, 'it asks for more than a peer may');
      return refuseBusy(stream);
    }
    const place = groupOf(hostOf(link.connection.remote)) ?? link.peer;
    if (stranger && !this.#hasRoomFor(place)) return refuseBusy(stream);
    const pay = async (cost: number) => {
      if (stranger) await this.#strangersPace.pay(cost);
      await asker.pace.pay(cost);
    };
    asker.open++;
    if (stranger) this.#strangers.push(place);
    try {
      await answer(stream, parts, (why) => this.#links.fault(link, POINTS.unreadable, why), pay);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.stack : String(cause);
      this.#log('error', 'a request of a peer could not be answered', { protocol, times: ++this.#failures, reason });
    } finally {
      asker.open--;
      if (stranger) this.#strangers.splice(this.#strangers.indexOf(place), 1);
    }
  }

  #hasRoomFor(place: string): boolean {
    return this.#strangers.length < STRANGERS && this.#strangers.filter((one) => one === place).length < OF_ONE_HOST;
  }

  #askerOf(peer: string): Asker {
    const known = this.#askers.get(peer);
    if (known !== undefined) return known;
    if (this.#askers.size >= REMEMBERED) {
      for (const [other, { open, pace }] of this.#askers) if (open === 0 && pace.rests) this.#askers.delete(other);
    }
    const asker = { pace: new Throttle(RATE_EACH), open: 0 };
    this.#askers.set(peer, asker);
    return asker;
  }
}
