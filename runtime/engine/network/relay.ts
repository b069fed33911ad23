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
import type { ValidatorSets } from './validator-sets.js';

export interface RelayParts {
  readonly links: Links;
  readonly mempool: BundlePool;
  readonly sets: ValidatorSets;
  readonly domain: ChainDomain;
  /** This node's validator key and its seal; undefined for a node without one. */
  readonly validator: ({ readonly publicKey: string } & Pick<Sealer, 'seal'>) | undefined;
  readonly mayDeliver: (link: Link) => boolean;
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
  /** The next batch to send, with the peer from which each bundle came. */
  #gathered: { readonly envelope: Envelope; readonly from: string | undefined }[] = [];
  #gatheredBytes = 0;
  #flushing: NodeJS.Timeout | undefined;
  /** Bundles from peers that are being admitted; sealed ones are not relayed further. */
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
    const arriving = this.#arriving.get(envelope.hash);
    if (arriving?.sealed) return;
    this.#own.set(envelope.hash, this.#parts.now());
    if (this.#own.size > MAX_OWN) this.#own.delete(this.#own.keys().next().value!);
    this.#gather(envelope, arriving?.from);
  }

  #gather(envelope: Envelope, from: string | undefined): void {
    this.#gathered.push({ envelope, from });
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
    if (gathered.length === 0) return;
    const { links } = this.#parts;
    const validators = links.validators();
    const targets =
      validators.length > 0 ? validators : links.all().filter(({ hello, blocksOnly }) => !hello?.light && !blocksOnly);
    if (targets.length === 0) return;
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
      this.#gather(envelope, undefined);
      if (++count >= MAX_RESENT) return;
    }
  }

  #receive(link: Link, payload: Uint8Array): void {
    const { links, mempool, sets, domain, mayDeliver } = this.#parts;
    if (!mayDeliver(link)) {
      links.fault(link, 1, 'bundles from a non-validator');
      return;
    }
    const batch = decode(RelayBatch, payload);
    if (batch.bundles.some(({ length }) => length < LEAST_BUNDLE)) throw new CodecError('bundle too short');
    this.counts.bytesIn += payload.length;
    this.counts.received += batch.bundles.length;
    // A seal counts only on its validator's own link, so that no other peer makes this node hash bundles for it. The
    // two nodes may have different sets: a seal that does not fit is ignored.
    const maySeal = batch.seal !== null && sets.current[batch.seal.origin]?.publicKey === link.validator;
    const sealed = maySeal && Boolean(sealerOf(batch, sets.current, domain));
    const origin = mempool.origins.link(originOf(link));
    for (const bytes of batch.bundles) void this.#submit(link, origin, bytes, sealed);
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
