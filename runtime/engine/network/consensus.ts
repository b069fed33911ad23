/**
 * Consensus over links: messages to validators, proposals with their block in compact form, requests for missing data.
 */

import type { Message } from '../../kernel/agreement/types.js';
import { type Block, headerHash } from '../../kernel/chain/block.js';
import type { Hash } from '../../lib/codec/ids.js';
import { CodecError, decode, encode } from '../../lib/codec/type.js';
import { decodeMessage, encodeMessage } from '../consensus/messages.js';
import type { Network, Offer } from '../consensus/ports.js';
import { CompactBlock, compact, countOf, lookUp, missingOf, whole } from './compact.js';
import { fetchBlock, fetchBundles } from './fetch.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { besides, FALSE_POINTS, FRAME, inFrame } from './protocol.js';
import { RequestFailed } from './requests.js';
import { inAnyOrder, inWaves, type Turn } from './waves.js';

export interface ConsensusLinksParts {
  readonly links: Links;
  /** Bytes of every bundle in the mempool. */
  readonly bundles: () => Iterable<Uint8Array>;
  /** Hash of the newest block; short ids are looked up only under this one. */
  readonly parent: () => Hash;
  /** Whether consensus messages from this link are accepted (`--enforce-validator-allowlist`). */
  readonly mayDeliver: (link: Link) => boolean;
  /** Whether this node's own key is in the set; a node that only follows requests no votes. */
  readonly isMember: () => boolean;
}

/** The receiver of messages, with the blocks of current heights: the driver. */
export interface Hears {
  receive(peer: string, message: Message, offer?: Offer<Block>): void;
  forget(peer: string): void;
  held(hash: Hash): Block | undefined;
}

/** A compact block that lacks bundles, with its sender. */
interface Short {
  readonly block: CompactBlock;
  readonly peer: string;
}

/** Maximum compact blocks kept while their bundles are requested, and maximum forms of each: one may be false. */
const KEPT = 8;
const FORMS = 2;
/** Rules for requesting a block of the current height from peers. */
const WAVES = { waveMs: 250, withinMs: 10_000 };

const NOBODY: Hears = { receive() {}, forget() {}, held: () => undefined };

/** The driver's network over links to peers. */
export class ConsensusLinks implements Network<Block> {
  /** Receiver of messages; a stub before the node has a driver. */
  driver: Hears = NOBODY;
  readonly #parts: ConsensusLinksParts;
  /** Encoded compact blocks, cached because some are sent again. */
  readonly #written = new WeakMap<Block, Uint8Array>();
  readonly #short = new Map<Hash, readonly Short[]>();

  constructor(parts: ConsensusLinksParts) {
    this.#parts = parts;
    parts.links.listen({
      frame: (link, type, payload) => this.#framed(link, type, payload),
      down: ({ peer }) => this.driver.forget(peer),
    });
  }

  broadcast(message: Message, block?: Block): void {
    if (message.type === 'status' && !this.#parts.isMember()) return;
    const [type, payload] = this.#frame(message, block);
    for (const link of this.#parts.links.validators()) link.send(type, payload);
  }

  sendTo(peer: string, message: Message, block?: Block): void {
    this.#parts.links.of(peer)?.send(...this.#frame(message, block));
  }

  blame(peer: string, why: string): void {
    const link = this.#parts.links.of(peer);
    if (link !== undefined) this.#parts.links.fault(link, FALSE_POINTS, `it sends ${why}`);
  }

  async fetch(height: number, hash: Hash, first: string, accepts: (block: Block) => boolean): Promise<boolean> {
    const found = await inWaves(this.#inTurn(hash, first), WAVES, async (turn) => {
      for await (const block of this.#from(turn, height, hash)) {
        if (headerHash(block.header) === hash && accepts(block)) return true;
      }
      return false;
    });
    if (found) this.#short.delete(hash);
    return found;
  }

  /**
   * Order in which to ask for a block: the validator most likely to have it, the sender of its compact form, other
   * validators, then all others.
   */
  #inTurn(hash: Hash, first: string): ReadonlySet<Link> {
    const { links } = this.#parts;
    const senders = (this.#short.get(hash) ?? []).flatMap(({ peer }) => links.of(peer) ?? []);
    const validators = inAnyOrder(links.validators());
    const likeliest = validators.filter(({ validator }) => validator === first);
    const all = inAnyOrder(links.all().filter(({ hello }) => hello?.light === false));
    return new Set([...likeliest, ...senders, ...validators, ...all]);
  }

  /** Fetches a block from a peer: only the missing bundles if its compact form is here, otherwise the whole block. */
  async *#from(turn: Turn, height: number, hash: Hash): AsyncGenerator<Block> {
    const { links } = this.#parts;
    const forms = this.#short.get(hash) ?? [];
    const short = forms.find(({ peer }) => peer === turn.link.peer) ?? forms[0];
    const completed = short && (await this.#complete(turn, short.block, height, hash));
    if (completed) yield completed;
    if (turn.signal.aborted) return;
    const block = await orNull(fetchBlock(links, turn.link, height, hash, turn));
    if (block !== null) yield block;
  }

  async #complete(turn: Turn, short: CompactBlock, height: number, hash: Hash): Promise<Block | undefined> {
    const { links, bundles } = this.#parts;
    const found = lookUp(short, bundles());
    const missing = missingOf(found);
    // If nothing is missing and the root still differs, two bundles share an id: then every index is requested.
    const places = missing.length > 0 ? missing : found.map((_, place) => place);
    const fetched = await orNull(fetchBundles(links, turn.link, height, hash, places, turn));
    if (fetched === null) return undefined;
    places.forEach((place, i) => {
      found[place] = fetched[i];
    });
    return whole(short, found as Uint8Array[]);
  }

  #frame(message: Message, block: Block | undefined): [number, Uint8Array] {
    const bytes = encodeMessage(message);
    if (block === undefined) return [FRAME.message, bytes];
    const short = this.#written.get(block) ?? encode(CompactBlock, compact(block));
    this.#written.set(block, short);
    return [FRAME.withBlock, besides(bytes, short)];
  }

  #framed(link: Link, type: number, payload: Uint8Array): void {
    if (type !== FRAME.message && type !== FRAME.withBlock) return;
    if (!this.#parts.mayDeliver(link)) {
      this.#parts.links.fault(link, 1, 'consensus from a peer that is no validator');
      return;
    }
    const { message: bytes, block } = inFrame(type, payload);
    const message = decodeMessage(bytes);
    if (block === undefined) {
      this.driver.receive(link.peer, message);
      return;
    }
    const hash = hashOf(message);
    if (hash === undefined) throw new CodecError('a block beside another message');
    this.driver.receive(link.peer, message, () => this.#open(link, hash, block));
  }

  /** Assembles the block attached to a message; a block that cannot be decoded is a fault of its sender. */
  #open(link: Link, hash: Hash, bytes: Uint8Array): Block | undefined {
    const { links } = this.#parts;
    if (!links.spend(link, 'block', bytes.length)) return undefined;
    try {
      return this.#expand(link, hash, bytes);
    } catch (cause) {
      if (!(cause instanceof CodecError)) throw cause;
      links.fault(link, 100, `it sends a block that cannot be read: ${cause.message}`);
      return undefined;
    }
  }

  /**
   * Completes a block with bundles from the mempool; undefined if some are missing (it is then kept in compact form).
   */
  #expand({ peer }: Link, hash: Hash, bytes: Uint8Array): Block | undefined {
    const block = decode(CompactBlock, bytes);
    countOf(block);
    if (headerHash(block.header) !== hash) throw new CodecError('a block beside another message');
    if (block.header.parent_hash !== this.#parts.parent()) return undefined;
    const found = lookUp(block, this.#parts.bundles());
    const complete = missingOf(found).length === 0 ? whole(block, found as Uint8Array[]) : undefined;
    if (complete === undefined) this.#keepShort(hash, { block, peer });
    return complete;
  }

  #keepShort(hash: Hash, short: Short): void {
    const forms = this.#short.get(hash) ?? [];
    if (forms.length >= FORMS || forms.some(({ peer }) => peer === short.peer)) return;
    this.#short.delete(hash);
    this.#short.set(hash, [...forms, short]);
    if (this.#short.size > KEPT) this.#short.delete(this.#short.keys().next().value!);
  }
}

function hashOf(message: Message): Hash | undefined {
  if (message.type === 'proposal') return message.proposal.hash;
  return message.type === 'commit' ? message.certificate.hash : undefined;
}

async function orNull<T>(answer: Promise<T | null>): Promise<T | null> {
  try {
    return await answer;
  } catch (cause) {
    if (cause instanceof RequestFailed || cause instanceof CodecError) return null;
    throw cause;
  }
}
