/**
 * Announced bundles: a peer that offers bundles sends their ids, and the receiver requests those that do not arrive in
 * time by another path.
 */

import { list } from '../../lib/codec/composites.js';
import * as scalar from '../../lib/codec/scalars.js';
import { CodecError, decode, encode } from '../../lib/codec/type.js';
import { blake3 } from '../../lib/crypto/hash.js';
import { getShortId, putShortId, SHORT_ID_BYTES } from '../../lib/crypto/short-id.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { FRAME, PROTOCOL } from './protocol.js';
import { type Part, PeerBusy, RequestFailed, sendRequest } from './requests.js';

/** Maximum ids of a frame or a request. */
export const MAX_IDS = 4_096;
const Bundles = list(scalar.bytes(1, 131_072), MAX_IDS);

/** Time for an announced bundle to arrive by another path, milliseconds. */
const PATIENCE_MS = 500;
/** Delay of a timer that shows that this node was too busy to read what has arrived, milliseconds. */
const LATE_MS = 100;
/** Maximum ids of one link that wait or are requested. */
const MAX_WAITING = 16_384;
/** Seen bundles that are remembered: more than a full mempool holds. */
const MAX_SEEN = 65_536;
/** Bundles offered to peers; the oldest are forgotten. */
const MAX_OFFERED = { count: 65_536, bytes: 32 * 1024 * 1024 };
const PART_BYTES = 256 * 1024;
const MAX_RESPONSE = 3 * 1024 * 1024;
const RULES = { maxBytes: 4 * 1024 * 1024, timeoutMs: 2_000 };

interface Announced {
  readonly link: Link;
  readonly ids: readonly number[];
  readonly dueMs: number;
}

export interface AnnouncementParts {
  readonly links: Links;
  /** Handles requested bundles. */
  readonly take: (link: Link, bundles: readonly Uint8Array[]) => void;
}

/** The id of a bundle in announcements: the first six bytes of the Blake3 of its bytes, with its signature. */
export function idOf(bytes: Uint8Array): number {
  const digest = blake3(bytes);
  return getShortId(new DataView(digest.buffer, digest.byteOffset), 0);
}

export class Announcements {
  readonly #parts: AnnouncementParts;
  /** Seen bundles, with the number of copies from peers. */
  readonly #seen = new Map<number, number>();
  readonly #offered = new Map<number, Uint8Array>();
  #offeredBytes = 0;
  #announced: Announced[] = [];
  readonly #waiting = new WeakMap<Link, number>();
  /** Ids requested from a peer that has not answered yet. */
  readonly #requested = new Set<number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: AnnouncementParts) {
    this.#parts = parts;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#announced = [];
  }

  /** Records copies of a bundle; returns how many there have been. */
  see(bytes: Uint8Array, copies: number): number {
    const id = idOf(bytes);
    const all = (this.#seen.get(id) ?? 0) + copies;
    this.#seen.set(id, all);
    if (this.#seen.size > MAX_SEEN) this.#seen.delete(this.#seen.keys().next().value!);
    return all;
  }

  /** Announces bundles to peers and keeps them for their requests. */
  announce(links: readonly Link[], bundles: readonly Uint8Array[]): void {
    if (links.length === 0 || bundles.length === 0) return;
    const ids = bundles.map(idOf);
    ids.forEach((id, i) => {
      this.#offer(id, bundles[i]!);
    });
    for (let at = 0; at < ids.length; at += MAX_IDS) {
      const payload = packIds(ids.slice(at, at + MAX_IDS));
      for (const link of links) link.send(FRAME.announcement, payload);
    }
  }

  /** Handles an announcement. Throws CodecError. */
  receive(link: Link, payload: Uint8Array): void {
    const ids = readIds(payload).filter((id) => !this.#seen.has(id));
    if (ids.length === 0) return;
    const waiting = (this.#waiting.get(link) ?? 0) + ids.length;
    if (waiting > MAX_WAITING) {
      this.#parts.links.fault(link, 1, 'too many announced bundles');
      return;
    }
    this.#waiting.set(link, waiting);
    this.#wait({ link, ids, dueMs: performance.now() + PATIENCE_MS });
  }

  /** Response to a request for announced bundles. Throws CodecError. */
  async *serve(request: Uint8Array): AsyncGenerator<Part> {
    const bundles = readIds(request).flatMap((id) => this.#offered.get(id) ?? []);
    let total = 0;
    for (let at = 0; at < bundles.length && total < MAX_RESPONSE; ) {
      const part: Uint8Array[] = [];
      let size = 0;
      for (; at < bundles.length && size < PART_BYTES; size += bundles[at++]!.length) part.push(bundles[at]!);
      total += size;
      yield { type: 0, payload: encode(Bundles, part) };
    }
  }

  #offer(id: number, bytes: Uint8Array): void {
    if (this.#offered.has(id)) return;
    this.#offered.set(id, bytes);
    this.#offeredBytes += bytes.length;
    for (const [oldest, { length }] of this.#offered) {
      if (this.#offered.size <= MAX_OFFERED.count && this.#offeredBytes <= MAX_OFFERED.bytes) return;
      this.#offered.delete(oldest);
      this.#offeredBytes -= length;
    }
  }

  #wait(announced: Announced): void {
    this.#announced.push(announced);
    if (this.#timer === undefined) this.#wake(PATIENCE_MS);
  }

  /** Runs after a time; if it comes late, the bundles may be here unread, and it runs again. */
  #wake(afterMs: number): void {
    const atMs = performance.now() + afterMs;
    this.#timer = setTimeout(() => {
      if (performance.now() - atMs > LATE_MS) this.#wake(PATIENCE_MS);
      else this.#requestDue();
    }, afterMs);
  }

  /** Requests what has not arrived: from each peer at once, and each bundle from one peer at a time. */
  #requestDue(): void {
    this.#timer = undefined;
    const nowMs = performance.now();
    const due = this.#announced.filter(({ dueMs }) => dueMs <= nowMs + 1);
    this.#announced = this.#announced.filter(({ dueMs }) => dueMs > nowMs + 1);
    const missing = new Map<Link, number[]>();
    for (const { link, ids } of due) {
      const isRequested = ids.filter((id) => this.#requested.has(id));
      const open = ids.filter((id) => !this.#seen.has(id) && !this.#requested.has(id));
      this.#settle(link, ids.length - isRequested.length - open.length);
      if (isRequested.length > 0) this.#announced.push({ link, ids: isRequested, dueMs: nowMs + PATIENCE_MS });
      for (const id of open) this.#requested.add(id);
      if (open.length > 0) missing.set(link, [...(missing.get(link) ?? []), ...open]);
    }
    for (const [link, ids] of missing) void this.#request(link, ids);
    if (this.#announced.length > 0) {
      const soonest = Math.min(...this.#announced.map(({ dueMs }) => dueMs));
      this.#wake(Math.max(1, soonest - nowMs));
    }
  }

  #settle(link: Link, count: number): void {
    this.#waiting.set(link, (this.#waiting.get(link) ?? 0) - count);
  }

  async #request(link: Link, ids: readonly number[]): Promise<void> {
    const { links, take } = this.#parts;
    for (let at = 0; at < ids.length; at += MAX_IDS) {
      const some = ids.slice(at, at + MAX_IDS);
      try {
        const parts = await sendRequest(links, link, PROTOCOL.bundles, packIds(some), RULES);
        const bundles = parts.flatMap(({ payload }) => decode(Bundles, payload));
        if (bundles.length > some.length) throw new CodecError('more than requested');
        take(link, bundles);
      } catch (cause) {
        if (cause instanceof CodecError) links.fault(link, 100, `malformed bundles: ${cause.message}`);
        else if (!(cause instanceof RequestFailed)) links.reportFailure(link, 'requesting bundles', cause);
        else if (!(cause instanceof PeerBusy)) links.fault(link, 1, 'announced bundles not delivered');
      } finally {
        for (const id of some) this.#requested.delete(id);
        this.#settle(link, some.length);
      }
    }
  }
}

function packIds(ids: readonly number[]): Uint8Array {
  const packed = new Uint8Array(ids.length * SHORT_ID_BYTES);
  const view = new DataView(packed.buffer);
  ids.forEach((id, i) => {
    putShortId(view, i * SHORT_ID_BYTES, id);
  });
  return packed;
}

function readIds(payload: Uint8Array): number[] {
  const count = payload.length / SHORT_ID_BYTES;
  if (count === 0 || count > MAX_IDS || !Number.isInteger(count)) throw new CodecError('ids have six bytes each');
  const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
  return Array.from({ length: count }, (_, i) => getShortId(view, i * SHORT_ID_BYTES));
}
