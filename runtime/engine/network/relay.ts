/** The relay: sends bundles submitted here to the validators in batches, and admits their batches into the mempool. */

import { BundleTooLarge, type Envelope, MalformedBundle } from '../../kernel/chain/bundle.js';
import { DuplicateBundle, InvalidSignature, WrongChainId } from '../../kernel/chain/common-errors.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import type { Hash } from '../../lib/codec/ids.js';
import { CodecError, decode, encode } from '../../lib/codec/type.js';
import { Failure } from '../../lib/errors.js';
import { groupOf } from '../../lib/hosts.js';
import type { ChainDomain } from '../consensus/messages.js';
import type { Origin } from '../mempool/origins.js';
import type { BundlePool } from '../mempool/pool.js';
import { hostOf } from './address.js';
import { Announcements } from './announcements.js';
import { type EntryPoint, entryPoints } from './entry-points.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { FRAME, type Share } from './protocol.js';
import { LEAST_BUNDLE, RelayBatch, type Sealer, sealBatch, sealerOf } from './relay-batch.js';
import type { Sentries } from './sentries.js';
import type { Spread } from './spread.js';
import type { ValidatorSets } from './validator-sets.js';

export interface RelayParts {
  readonly links: Links;
  readonly mempool: BundlePool;
  readonly sets: ValidatorSets;
  readonly spread: Spread;
  readonly domain: ChainDomain;
  /** Seals batches with this node's validator key; undefined for a node without one. */
  readonly seal: Sealer['seal'] | undefined;
  readonly mayDeliver: (link: Link) => boolean;
  readonly sentries: Pick<Sentries, 'targets' | 'isOwnSentry'>;
  readonly now: () => number;
}

/** Counters for chain_getRelayStats: bundles, and bytes of batches. */
export interface RelayCounts {
  forwarded: number;
  received: number;
  duplicates: number;
  dropped: number;
  bytesOut: number;
  bytesIn: number;
  mostCopies: number;
}

/** Time that a bundle waits for others to be sent with, milliseconds. */
const GATHER_MS = 50;
const BATCH_BYTES = 64 * 1024;
/** Time after which a bundle sent from here that still waits is announced again, milliseconds: a peer may have lost it. */
const REPEAT_MS = 5_000;
const MAX_REPEATED = 4_096;
/** Maximum hashes of bundles sent from here to remember. */
const MAX_OWN = 50_000;

/** Faults that the peer should have detected: whether a signature fits its key depends on no state. */
const FAULT_POINTS = new Map<unknown, number>([
  [InvalidSignature, 25],
  [MalformedBundle, 25],
  [BundleTooLarge, 25],
  [WrongChainId, 25],
]);

/** For a bundle that makes a module throw: the relaying peer may have tried it on another state. */
const UNEXPECTED_POINTS = 2;

/** Path of a received bundle: spread by a validator, sent by another node, or requested after an announcement. */
type Path = 'spread' | 'sent' | 'requested';

/** The peer from which a bundle came, and its path. */
interface Arrival {
  readonly from: string;
  readonly path: Path;
}

/** A bundle to send; no arrival if it was submitted here. */
interface Gathered {
  readonly envelope: Envelope;
  readonly arrival: Arrival | undefined;
}

/** A bundle sent from here: when, and how often it was announced since. */
interface Sent {
  readonly gatheredMs: number;
  /** Undefined while no peer could take it. */
  readonly sentMs: number | undefined;
  readonly repeats: number;
}

export class Relay {
  readonly counts: RelayCounts = {
    ...{ forwarded: 0, received: 0, duplicates: 0, dropped: 0, bytesOut: 0, bytesIn: 0, mostCopies: 0 },
  };
  readonly since: number;
  readonly #parts: RelayParts;
  readonly #announcements: Announcements;
  #gathered: Gathered[] = [];
  #gatheredBytes = 0;
  #flushing: NodeJS.Timeout | undefined;
  /** Bundles from peers that are being admitted; those that a validator spreads are not sent further. */
  readonly #arriving = new Map<Hash, Arrival>();
  readonly #own = new Map<Hash, Sent>();
  readonly #repeatTimer: NodeJS.Timeout;
  #seq = 0;

  constructor(parts: RelayParts) {
    this.#parts = parts;
    this.since = Math.trunc(parts.now() / 1000);
    this.#announcements = new Announcements({
      links: parts.links,
      take: (link, bundles) => {
        const isSpread = parts.links.isValidator(link) && !parts.links.isServed(link);
        this.#take(link, bundles, undefined, isSpread ? 'spread' : 'requested');
      },
    });
    parts.mempool.pendingAdded.add(({ envelope }) => this.#pendingAdded(envelope));
    parts.links.listen({
      frame: (link, type, payload, share) => {
        if (type === FRAME.relayBatch) this.#receive(link, payload, share);
        else if (type === FRAME.announcement && this.#mayDeliver(link)) this.#announcements.receive(link, payload);
      },
      up: (link) => this.#linked(link),
      appointed: (link) => {
        if (parts.sentries.isOwnSentry(link)) this.#linked(link);
      },
    });
    this.#repeatTimer = setInterval(() => this.#repeat(), REPEAT_MS / 3);
  }

  /** Drops bundles that are in a block. */
  included(envelopes: readonly Envelope[]): void {
    for (const { hash } of envelopes) this.#own.delete(hash);
  }

  /** Response to a peer's request for announced bundles. */
  serve(request: Uint8Array): ReturnType<Announcements['serve']> {
    return this.#announcements.serve(request);
  }

  stop(): void {
    clearInterval(this.#repeatTimer);
    clearTimeout(this.#flushing);
    this.#announcements.stop();
  }

  #pendingAdded(envelope: Envelope): void {
    const { hash } = envelope;
    const arrival = this.#arriving.get(hash);
    if (arrival?.path === 'spread') return;
    this.#announcements.see(envelope.bytes, 0);
    this.#own.set(hash, { gatheredMs: this.#parts.now(), sentMs: undefined, repeats: 0 });
    if (this.#own.size > MAX_OWN) this.#own.delete(this.#own.keys().next().value!);
    this.#gather(envelope, arrival);
  }

  #gather(envelope: Envelope, arrival: Arrival | undefined): void {
    this.#gathered.push({ envelope, arrival });
    this.#gatheredBytes += envelope.bytes.length;
    if (this.#gatheredBytes >= BATCH_BYTES) this.#flush();
    else this.#flushing ??= setTimeout(() => this.#flush(), GATHER_MS);
  }

  #flush(): void {
    clearTimeout(this.#flushing);
    this.#flushing = undefined;
    const gathered = this.#gathered;
    this.#gathered = [];
    this.#gatheredBytes = 0;
    if (gathered.length === 0) return;
    const { links, sets, spread } = this.#parts;
    if (spread.own !== undefined && sets.current.length === 1) return;
    if (spread.own !== undefined && links.validators().length > 0) this.#sendToValidators(gathered);
    else this.#sendToEntryPoints(gathered);
  }

  #sendToValidators(gathered: readonly Gathered[]): void {
    // Another validator probably spreads requested ones too, late: those that have them do not need another copy.
    const isRequested = ({ arrival }: Gathered): boolean => arrival?.path === 'requested';
    const requested = gathered.filter(isRequested).map(({ envelope }) => envelope);
    this.#announcements.announce(
      this.#parts.links.validators(),
      requested.map(({ bytes }) => bytes),
    );
    for (const { hash } of requested) this.#noteSent(hash);
    void this.#spread(gathered.filter((one) => !isRequested(one)));
  }

  /** A validator sends its bundles to all others; while its key is unavailable, as any other node does. */
  async #spread(gathered: readonly Gathered[]): Promise<void> {
    const { spread, now, seal } = this.#parts;
    const origin = spread.own;
    if (gathered.length === 0 || origin === undefined || seal === undefined) return;
    const bundles = gathered.map(({ envelope }) => envelope.bytes);
    const batch = await sealBatch(bundles, { origin, seq: this.#seq++, nowMs: now(), seal });
    if (batch.seal === null) {
      this.#sendToEntryPoints(gathered);
      return;
    }
    const payload = encode(RelayBatch, batch);
    const { sent, dropped, others } = spread.send(FRAME.relayBatch, payload);
    this.#count(bundles.length, payload.length, sent, dropped);
    this.#announcements.announce(others, bundles);
    if (sent > 0) for (const { envelope } of gathered) this.#noteSent(envelope.hash);
  }

  /** Any other node sends a bundle to one validator and announces it to a second one. */
  #sendToEntryPoints(gathered: readonly Gathered[]): void {
    const points = entryPoints(this.#parts.links);
    const full = new Map<Link, Envelope[]>();
    const announced = new Map<Link, Uint8Array[]>();
    for (const { envelope, arrival } of gathered) {
      const [first, second] = points.for(envelope.from, arrival?.from);
      if (first === undefined) continue;
      add(full, first, envelope);
      if (second !== undefined) add(announced, second, envelope.bytes);
    }
    for (const [link, envelopes] of full) {
      const payload = encode(RelayBatch, { seal: null, bundles: envelopes.map(({ bytes }) => bytes) });
      const isSent = link.send(FRAME.relayBatch, payload);
      this.#count(envelopes.length, payload.length, Number(isSent), Number(!isSent));
      if (isSent) for (const { hash } of envelopes) this.#noteSent(hash);
    }
    for (const [link, bundles] of announced) this.#announcements.announce([link], bundles);
  }

  #count(bundles: number, bytes: number, sent: number, dropped: number): void {
    this.counts.forwarded += bundles * sent;
    this.counts.dropped += bundles * dropped;
    this.counts.bytesOut += bytes * sent;
  }

  #noteSent(hash: Hash): void {
    const own = this.#own.get(hash);
    if (own !== undefined) this.#own.set(hash, { ...own, sentMs: this.#parts.now() });
  }

  /** Sends what no peer could take before; a new validator also hears of the bundles that still wait. */
  #linked(link: Link): void {
    const waiting: Uint8Array[] = [];
    for (const { envelope, own } of this.#waiting()) {
      if (own.sentMs === undefined) this.#gather(envelope, undefined);
      else waiting.push(envelope.bytes);
    }
    if (this.#parts.links.isValidator(link)) this.#announcements.announce([link], waiting);
  }

  /** Announces bundles that still wait: a validator to all others, another node to the next two entry points. */
  #repeat(): void {
    if (this.#own.size === 0) return;
    const { links, spread, now } = this.#parts;
    const points: EntryPoint | undefined = spread.own === undefined ? entryPoints(links) : undefined;
    const announced = new Map<Link, Uint8Array[]>();
    const toAll: Uint8Array[] = [];
    for (const { envelope, own } of this.#waiting()) {
      const { gatheredMs, sentMs, repeats } = own;
      if (now() - (sentMs ?? gatheredMs) < REPEAT_MS) continue;
      if (sentMs === undefined) {
        this.#own.set(envelope.hash, { ...own, gatheredMs: now() });
        this.#gather(envelope, undefined);
        continue;
      }
      this.#own.set(envelope.hash, { ...own, sentMs: now(), repeats: repeats + 1 });
      if (points === undefined) toAll.push(envelope.bytes);
      else for (const link of points.after(envelope.from, 2 * (repeats + 1), 2)) add(announced, link, envelope.bytes);
    }
    this.#announcements.announce(links.validators(), toAll);
    for (const [link, bundles] of announced) this.#announcements.announce([link], bundles);
  }

  /** Bundles sent from here that wait for a block, some at a time. */
  *#waiting(): Generator<{ readonly envelope: Envelope; readonly own: Sent }> {
    let count = 0;
    for (const { envelope } of this.#own.size === 0 ? [] : this.#parts.mempool.pending()) {
      const own = this.#own.get(envelope.hash);
      if (own === undefined) continue;
      yield { envelope, own };
      if (++count >= MAX_REPEATED) return;
    }
  }

  #mayDeliver(link: Link): boolean {
    const { links, mayDeliver } = this.#parts;
    if (mayDeliver(link)) return true;
    links.fault(link, 1, 'bundles from a non-validator');
    return false;
  }

  #receive(link: Link, payload: Uint8Array, share: Share | undefined): void {
    const { links, sets, spread, domain, sentries } = this.#parts;
    if (!this.#mayDeliver(link)) return;
    const batch = decode(RelayBatch, payload);
    this.counts.bytesIn += payload.length;
    // Only validators' seals count, so that no other peer makes this node hash bundles for it. Two nodes may have
    // different sets: a seal that does not fit names no one else to charge.
    const isSpread = batch.seal !== null && links.isValidator(link);
    const sealer = isSpread ? (sealerOf(batch, sets.current, domain) ?? undefined) : undefined;
    if (share !== undefined && sealer !== undefined && sealer.publicKey === link.validator) {
      const sent = spread.forward(link, share, FRAME.relayBatch, payload);
      this.#count(batch.bundles.length, payload.length, sent, 0);
    }
    // From behind a sentry to all, and from others to the validators behind it.
    const passedTo = sealer === undefined ? [] : sentries.targets(link.peer, sealer.publicKey);
    for (const one of passedTo) if (!one.keys.includes(sealer!.publicKey)) one.send(FRAME.relayBatch, payload);
    this.#take(link, batch.bundles, sealer, isSpread ? 'spread' : 'sent');
  }

  /** Submits bundles, charged to the validator that sealed them, otherwise to their sender. */
  #take(link: Link, bundles: readonly Uint8Array[], sealer: ValidatorPower | undefined, path: Path): void {
    if (bundles.some(({ length }) => length < LEAST_BUNDLE)) throw new CodecError('bundle too short');
    const { mempool } = this.#parts;
    this.counts.received += bundles.length;
    for (const bytes of bundles) {
      this.counts.mostCopies = Math.max(this.counts.mostCopies, this.#announcements.see(bytes, 1));
    }
    const origin = mempool.origins.link(sealer?.publicKey ?? originOf(link));
    for (const bytes of bundles) void this.#submit({ link, sealer, origin, path }, bytes);
  }

  async #submit({ link, sealer, origin, path }: Delivery, bytes: Uint8Array): Promise<void> {
    const { mempool, links } = this.#parts;
    let hash: Hash | undefined;
    try {
      await mempool.submit(bytes, origin, (envelope) => {
        hash = envelope.hash;
        this.#arriving.set(hash, { from: link.peer, path });
      });
    } catch (cause) {
      // A trial run changes nothing: an exception rejects the bundle, which is in no block.
      if (!(cause instanceof Failure)) return links.reportFailure(link, 'admitting a bundle', cause, UNEXPECTED_POINTS);
      if (cause.error === DuplicateBundle) this.counts.duplicates++;
      // An operation's error depends on the state, which may differ here.
      const points = cause.opIndex === undefined ? FAULT_POINTS.get(cause.error) : undefined;
      if (points === undefined) return;
      const culprit =
        sealer === undefined ? link : links.validators().find((one) => one.validator === sealer.publicKey);
      if (culprit) links.fault(culprit, points, `relayed an invalid bundle: ${cause}`);
    } finally {
      if (hash !== undefined) this.#arriving.delete(hash);
    }
  }
}

/** A received bundle's sender, the validator that sealed its batch, the origin to charge, and its path. */
interface Delivery {
  readonly link: Link;
  readonly sealer: ValidatorPower | undefined;
  readonly origin: Origin;
  readonly path: Path;
}

function add<T>(to: Map<Link, T[]>, link: Link, one: T): void {
  const some = to.get(link);
  if (some === undefined) to.set(link, [one]);
  else some.push(one);
}

/**
 * The origin charged for a link: its public host, whatever its number of peers; on private hosts, which many peers may
 * share, the peer.
 */
const originOf = ({ peer, connection }: Link): string => groupOf(hostOf(connection.remote)) ?? peer;
