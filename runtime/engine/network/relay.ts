/** The relay: sends bundles submitted here to the validators in batches, and admits their batches into the mempool. */

import { BundleTooLarge, type Envelope, MalformedBundle } from '../../kernel/chain/bundle.js';
import { DuplicateBundle, InvalidSignature, WrongChainId } from '../../kernel/chain/common-errors.js';
import type { Hash } from '../../lib/codec/ids.js';
import { CodecError, decode, encode } from '../../lib/codec/type.js';
import { Failure } from '../../lib/errors.js';
import { groupOf } from '../../lib/hosts.js';
import type { ChainDomain } from '../consensus/messages.js';
import type { Origin } from '../mempool/origins.js';
import type { BundlePool } from '../mempool/pool.js';
import { hostOf } from './address.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { FRAME } from './protocol.js';
import { LEAST_BUNDLE, RelayBatch, type Sealer, sealBatch, sealerOf } from './relay-batch.js';
import type { Sentries } from './sentries.js';
import type { ValidatorSets } from './validator-sets.js';

export interface RelayParts {
  readonly links: Links;
  readonly mempool: BundlePool;
  readonly sets: ValidatorSets;
  readonly domain: ChainDomain;
  /** This node's validator key and its seal; undefined for a node without one. */
  readonly validator: ({ readonly publicKey: string } & Pick<Sealer, 'seal'>) | undefined;
  readonly mayDeliver: (link: Link) => boolean;
  readonly sentries: Pick<Sentries, 'isSentry' | 'served' | 'targets' | 'isOwnSentry'>;
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
}

/** A bundle to be sent. */
interface Gathered {
  readonly envelope: Envelope;
  /** The peer from which it came. */
  readonly from: string | undefined;
  /** Relayed by a validator: only validators behind this node still need it. */
  readonly sealed: boolean;
}

/** Time that a bundle waits for others to be sent with, milliseconds. */
const GATHER_MS = 50;
const BATCH_BYTES = 512 * 1024;
/** Time after which a bundle submitted here that still waits is sent again, milliseconds: a peer may have lost it. */
const RESEND_MS = 15_000;
const MAX_RESENT = 2_000;
/** Maximum hashes of own bundles to remember. */
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

export class Relay {
  readonly counts: RelayCounts = { forwarded: 0, received: 0, duplicates: 0, dropped: 0, bytesOut: 0, bytesIn: 0 };
  readonly since: number;
  readonly #parts: RelayParts;
  /** The next batch to send. */
  #gathered: Gathered[] = [];
  #gatheredBytes = 0;
  #flushing: NodeJS.Timeout | undefined;
  /** Bundles from peers that are being admitted; sealed ones are relayed only to validators behind this node. */
  readonly #arriving = new Map<Hash, { readonly from: string; readonly sealed: boolean }>();
  /** Bundles submitted on this node, and when they were last sent. */
  readonly #own = new Map<Hash, number>();
  readonly #resendTimer: NodeJS.Timeout;
  #seq = 0;

  constructor(parts: RelayParts) {
    this.#parts = parts;
    this.since = Math.trunc(parts.now() / 1000);
    parts.mempool.pendingAdded.add(({ envelope }) => this.#pendingAdded(envelope));
    parts.links.listen({
      frame: (link, type, payload) => {
        if (type === FRAME.relayBatch) this.#receive(link, payload);
      },
      up: (link) => {
        if (parts.links.isValidator(link)) this.#resendPending(() => true);
      },
      appointed: (link) => {
        if (parts.sentries.isOwnSentry(link)) this.#resendPending(() => true);
      },
    });
    this.#resendTimer = setInterval(
      () => this.#resendPending((sentMs) => parts.now() - sentMs > RESEND_MS),
      RESEND_MS / 3,
    );
  }

  /** Drops bundles that are in a block. */
  included(envelopes: readonly Envelope[]): void {
    for (const { hash } of envelopes) this.#own.delete(hash);
  }

  stop(): void {
    clearInterval(this.#resendTimer);
    clearTimeout(this.#flushing);
  }

  #pendingAdded(envelope: Envelope): void {
    const { from, sealed = false } = this.#arriving.get(envelope.hash) ?? {};
    if (sealed) {
      if (this.#parts.sentries.isSentry) this.#gather(envelope, from, true);
      return;
    }
    this.#own.set(envelope.hash, this.#parts.now());
    if (this.#own.size > MAX_OWN) this.#own.delete(this.#own.keys().next().value!);
    this.#gather(envelope, from, false);
  }

  #gather(envelope: Envelope, from: string | undefined, sealed: boolean): void {
    this.#gathered.push({ envelope, from, sealed });
    this.#gatheredBytes += envelope.bytes.length;
    if (this.#gatheredBytes >= BATCH_BYTES) void this.#flush();
    else this.#flushing ??= setTimeout(() => void this.#flush(), GATHER_MS);
  }

  async #flush(): Promise<void> {
    clearTimeout(this.#flushing);
    this.#flushing = undefined;
    const gathered = this.#gathered;
    this.#gathered = [];
    this.#gatheredBytes = 0;
    const { links, sentries } = this.#parts;
    const served = new Set(sentries.served());
    const validators = links.validators().filter((link) => !served.has(link));
    const others = links.all().filter((link) => !link.hello?.light && !link.blocksOnly && !served.has(link));
    const toServed = this.#send([...served], gathered);
    const toOthers = this.#send(
      validators.length > 0 ? validators : others,
      gathered.filter(({ sealed }) => !sealed),
    );
    await Promise.all([toServed, toOthers]);
  }

  async #send(targets: readonly Link[], gathered: readonly Gathered[]): Promise<void> {
    if (targets.length === 0 || gathered.length === 0) return;
    const payload = encode(RelayBatch, await this.#batch(gathered.map(({ envelope }) => envelope.bytes)));
    const from = gathered[0]!.from;
    const sameSender = gathered.every((one) => one.from === from);
    for (const link of targets) {
      if (sameSender && link.peer === from) continue;
      if (link.sendRelay(FRAME.relayBatch, payload)) {
        this.counts.forwarded += gathered.length;
        this.counts.bytesOut += payload.length;
      } else this.counts.dropped += gathered.length;
    }
  }

  async #batch(bundles: readonly Uint8Array[]): Promise<RelayBatch> {
    const { validator, sets, now } = this.#parts;
    const origin = sets.current.findIndex(({ publicKey }) => publicKey === validator?.publicKey);
    if (validator === undefined || origin < 0) return { seal: null, bundles };
    return sealBatch(bundles, {
      origin,
      seq: this.#seq++,
      nowMs: now(),
      seal: (body) => validator.seal(body),
    });
  }

  /** Sends bundles again that were submitted here and still wait. */
  #resendPending(due: (sentMs: number) => boolean): void {
    if (this.#own.size === 0) return;
    let count = 0;
    for (const { envelope } of this.#parts.mempool.pending()) {
      const sentMs = this.#own.get(envelope.hash);
      if (sentMs === undefined || !due(sentMs)) continue;
      this.#own.set(envelope.hash, this.#parts.now());
      this.#gather(envelope, undefined, false);
      if (++count >= MAX_RESENT) return;
    }
  }

  #receive(link: Link, payload: Uint8Array): void {
    const { links, mempool, sets, domain, mayDeliver, sentries } = this.#parts;
    if (!mayDeliver(link)) {
      links.fault(link, 1, 'bundles from a non-validator');
      return;
    }
    const batch = decode(RelayBatch, payload);
    if (batch.bundles.some(({ length }) => length < LEAST_BUNDLE)) throw new CodecError('bundle too short');
    this.counts.bytesIn += payload.length;
    this.counts.received += batch.bundles.length;
    // A seal counts only on a link of its validator or its sentry, so that no other peer makes this node hash bundles
    // for it. The two nodes may have different sets: a seal that does not fit is ignored.
    const sealer = batch.seal === null ? undefined : sets.current[batch.seal.origin]?.publicKey;
    const isSealed =
      sealer !== undefined && link.keys.includes(sealer) && Boolean(sealerOf(batch, sets.current, domain));
    if (isSealed && links.isServed(link)) this.#passSealed(link, sealer, payload);
    // The sentries of a validator relay for it.
    const sealed = isSealed || sentries.isOwnSentry(link);
    const origin = mempool.origins.link(originOf(link));
    for (const bytes of batch.bundles) void this.#submit(link, origin, bytes, sealed);
  }

  /** Passes a batch that a validator behind this node has sealed to the others, except its other sentries. */
  #passSealed({ peer }: Link, sealer: string, payload: Uint8Array): void {
    for (const one of this.#parts.sentries.targets(peer, sealer)) {
      if (!one.keys.includes(sealer)) one.sendRelay(FRAME.relayBatch, payload);
    }
  }

  async #submit(link: Link, origin: Origin, bytes: Uint8Array, sealed: boolean): Promise<void> {
    const { mempool, links } = this.#parts;
    let hash: Hash | undefined;
    try {
      await mempool.submit(bytes, origin, (envelope) => {
        hash = envelope.hash;
        this.#arriving.set(hash, { from: link.peer, sealed });
      });
    } catch (cause) {
      // A trial run changes nothing: an exception rejects the bundle, which is in no block.
      if (!(cause instanceof Failure)) return links.reportFailure(link, 'admitting a bundle', cause, UNEXPECTED_POINTS);
      if (cause.error === DuplicateBundle) this.counts.duplicates++;
      // An operation's error depends on the state, which may differ here.
      const points = cause.opIndex === undefined ? FAULT_POINTS.get(cause.error) : undefined;
      if (points !== undefined) links.fault(link, points, `relayed an invalid bundle: ${cause}`);
    } finally {
      if (hash !== undefined) this.#arriving.delete(hash);
    }
  }
}

/**
 * The origin charged for a link: its public host, whatever its number of peers; on private hosts, which many peers may
 * share, the peer.
 */
const originOf = ({ peer, connection }: Link): string => groupOf(hostOf(connection.remote)) ?? peer;
