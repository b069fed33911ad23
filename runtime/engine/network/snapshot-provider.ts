/** Snapshots from peers: uses the newest offer, and its chunks from all peers that have the same ones. */

import { setTimeout as sleep } from 'node:timers/promises';
import { type Header, headerHash } from '../../kernel/chain/block.js';
import { CodecError } from '../../lib/codec/type.js';
import { blake3Hex } from '../../lib/crypto/hash.js';
import { chunksOf, idOf, type SnapshotContents } from '../snapshots/archive/contents.js';
import { ProviderFailed, type SnapshotProvider } from '../snapshots/archive/provider.js';
import { fetchHeaders } from './blocks.js';
import { inAnyOrder, requestHedged } from './hedged-requests.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { RequestFailed } from './requests.js';
import { fetchChunk, fetchContents } from './snapshots.js';

/** Duration of the search for offers, and interval between its attempts, milliseconds. */
const LOOK_FOR_MS = 20_000;
const LOOK_MS = 500;
/** Maximum offers held at a time: each list of contents takes up to 16 MiB, and more once it is decoded. */
const MAX_OFFERS = 8;
/** Limits of a search for a chunk, milliseconds: the largest takes a while if a peer sends at its limited rate. */
const HEDGING = { hedgeMs: 2_000, withinMs: 20_000, silentMs: 5_000, maxInFlight: 3 };
/**
 * Fault points: false data is never a mistake; a peer that does not deliver its offer may have lost it.
 */
const FALSE_POINTS = 100;
const LACKING_POINTS = 20;

export class PeerProvider implements SnapshotProvider {
  readonly name = 'peers';
  readonly #links: Links;
  readonly #offers = new Map<Link, SnapshotContents>();
  readonly #refused = new Set<string>();
  #offered: string | undefined;

  constructor(links: Links) {
    this.#links = links;
  }

  async offer(): Promise<SnapshotContents> {
    for (const end = performance.now() + LOOK_FOR_MS; performance.now() < end; await sleep(LOOK_MS)) {
      await this.#refreshOffers();
      const offers = [...this.#offers.values()];
      if (offers.length === 0) continue;
      const newest = offers.reduce((best, one) => (one.height > best.height ? one : best));
      this.#offered = idOf(newest);
      return newest;
    }
    throw new ProviderFailed('no peer offers a snapshot: it needs --serve-snapshots');
  }

  async *chunks(offer: SnapshotContents, indexes: readonly number[]): AsyncGenerator<Uint8Array> {
    for (const index of indexes) {
      const chunk = await this.#chunk(offer, index);
      if (!chunk) throw new ProviderFailed(`no peer provides chunk ${index} of the snapshot at height ${offer.height}`);
      yield chunk;
    }
  }

  async header(height: number, hash: string): Promise<Header | undefined> {
    let found: Header | undefined;
    await requestHedged(inAnyOrder(this.#linked()), HEDGING, async (request) => {
      const [head] =
        (await this.#orNothing(request.link, fetchHeaders(this.#links, request.link, height, 1, request))) ?? [];
      if (head && headerHash(head.header) === hash) found ??= head.header;
      return found !== undefined;
    });
    return found;
  }

  /**
   * Rejects the last offer as unavailable, or false if `isFalse`: it is not used again, and its peer is at fault.
   * Returns whether there was one.
   */
  refuse(why: string, isFalse: boolean): boolean {
    if (this.#offered === undefined) return false;
    this.#refused.add(this.#offered);
    for (const [link, contents] of this.#offers) {
      if (idOf(contents) !== this.#offered) continue;
      this.#blame(link, isFalse ? FALSE_POINTS : LACKING_POINTS, `offered snapshot: ${why}`);
    }
    this.#offered = undefined;
    return true;
  }

  #linked(): readonly Link[] {
    return this.#links.all().filter(({ hello }) => hello?.light === false);
  }

  /** Asks peers whose offer is unknown while there is room for offers. */
  async #refreshOffers(): Promise<void> {
    const linked = this.#linked();
    for (const link of this.#offers.keys()) if (!linked.includes(link)) this.#offers.delete(link);
    const unknown = inAnyOrder(linked.filter((link) => !this.#offers.has(link)));
    await Promise.all(
      unknown.slice(0, MAX_OFFERS - this.#offers.size).map(async (link) => {
        const contents = await this.#orNothing(link, fetchContents(this.#links, link));
        if (contents && !this.#refused.has(idOf(contents))) this.#offers.set(link, contents);
      }),
    );
  }

  async #chunk(offer: SnapshotContents, index: number): Promise<Uint8Array | undefined> {
    const { size, blake3 } = chunksOf(offer)[index]!;
    let found: Uint8Array | undefined;
    const linked = new Set(this.#links.all());
    const providers = [...this.#offers].flatMap(([link, contents]) => {
      const at = linked.has(link) ? indexIn(contents, offer, index) : undefined;
      return at === undefined ? [] : [[link, { height: contents.height, index: at, size }] as const];
    });
    const wanted = new Map(providers);
    await requestHedged(inAnyOrder([...wanted.keys()]), HEDGING, async (request) => {
      const bytes = await this.#orNothing(
        request.link,
        fetchChunk(this.#links, request.link, wanted.get(request.link)!, request),
      );
      if (!bytes || bytes.length === 0) return false;
      if (bytes.length === size && blake3Hex(bytes) === blake3) found ??= bytes;
      else this.#blame(request.link, FALSE_POINTS, 'snapshot chunk does not match its hash');
      return found !== undefined;
    });
    return found;
  }

  #blame(link: Link, points: number, why: string): void {
    this.#offers.delete(link);
    this.#links.fault(link, points, why);
  }

  async #orNothing<T>(link: Link, response: Promise<T>): Promise<T | null> {
    try {
      return await response;
    } catch (cause) {
      if (cause instanceof CodecError) this.#blame(link, FALSE_POINTS, `malformed response: ${cause.message}`);
      else if (!(cause instanceof RequestFailed)) throw cause;
      return null;
    }
  }
}

/**
 * Index of the same chunk in another snapshot: nodes may have different signatures of a block, but split its state
 * alike.
 */
function indexIn(theirs: SnapshotContents, offer: SnapshotContents, index: number): number | undefined {
  if (theirs.height !== offer.height) return undefined;
  const part = index - 1 - offer.handovers.length;
  const at = part < 0 ? index : 1 + theirs.handovers.length + part;
  return chunksOf(theirs)[at]?.blake3 === chunksOf(offer)[index]!.blake3 ? at : undefined;
}
