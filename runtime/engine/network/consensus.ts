/** Consensus over the links: messages to validators, proposals with their block in short, what is missing asked for. */

import type { Message } from '../../kernel/agreement/types.js';
import { type Block, headerHash } from '../../kernel/chain/block.js';
import type { Hash } from '../../lib/codec/ids.js';
import { CodecError, decode, encode } from '../../lib/codec/type.js';
import { decodeMessage, encodeMessage } from '../consensus/messages.js';
import type { Network } from '../consensus/ports.js';
import { CompactBlock, compact, countOf, lookUp, missingOf, whole } from './compact.js';
import { fetchBlock, fetchBundles } from './fetch.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { FRAME } from './protocol.js';
import { RequestFailed } from './requests.js';

/** What consensus over links needs of its node. */
export interface ConsensusLinksParts {
  readonly links: Links;
  /** Bytes of every bundle that waits here. */
  readonly bundles: () => Iterable<Uint8Array>;
  /** Whether what this link says of consensus is listened to (`--enforce-validator-allowlist`). */
  readonly mayDeliver: (link: Link) => boolean;
  /** Whether this node's own key is in the set: who only follows asks nobody for votes. */
  readonly isMember: () => boolean;
}

/** Hears what peers say: the driver. */
export type Receive = (peer: string, message: Message, block?: Block) => void;

/** Blocks of recent heights that are kept for peers. */
const KEPT = 8;

/** The driver's network over links to peers. */
export class ConsensusLinks implements Network<Block> {
  /** Who is told of messages; nobody while the node syncs. */
  receive: Receive = () => {};
  readonly #parts: ConsensusLinksParts;
  readonly #held = new Map<Hash, Block>();
  /** Blocks in short as they travel: some are sent again. */
  readonly #written = new WeakMap<Block, Uint8Array>();
  /** Blocks that came in short and lack bundles, with who sent them. */
  readonly #short = new Map<Hash, { readonly block: CompactBlock; readonly peer: string }>();

  constructor(parts: ConsensusLinksParts) {
    this.#parts = parts;
    parts.links.listen({ frame: (link, type, payload) => this.#framed(link, type, payload) });
  }

  broadcast(message: Message, block?: Block): void {
    if (message.type === 'status' && !this.#parts.isMember()) return;
    const [type, payload] = this.#frame(message, block);
    for (const link of this.#parts.links.validators()) link.send(type, payload);
  }

  sendTo(peer: string, message: Message, block?: Block): void {
    this.#parts.links.of(peer)?.send(...this.#frame(message, block));
  }

  async fetch(height: number, hash: Hash, accepts: (block: Block) => boolean): Promise<boolean> {
    for await (const block of this.#candidates(height, hash)) {
      if (!accepts(block)) continue;
      this.#hold(hash, block);
      return true;
    }
    return false;
  }

  /** Blocks that may be the one of a hash: the one at hand, and what peers give. One that is not accepted is forgotten. */
  async *#candidates(height: number, hash: Hash): AsyncGenerator<Block> {
    const known = this.#held.get(hash);
    if (known !== undefined) yield known;
    this.#held.delete(hash);
    const completed = await this.#complete(height, hash);
    if (completed !== undefined) yield completed;
    this.#short.delete(hash);
    const { links } = this.#parts;
    for (const link of inTurn(links.validators(), links.all())) {
      const block = await orNull(fetchBlock(links, link, height, hash));
      if (block !== null && headerHash(block.header) === hash) yield block;
    }
  }

  /** A block of the height in progress that this node has. */
  held(hash: Hash): Block | undefined {
    return this.#held.get(hash);
  }

  #frame(message: Message, block: Block | undefined): [number, Uint8Array] {
    const bytes = encodeMessage(message);
    if (block === undefined) return [FRAME.message, bytes];
    this.#hold(headerHash(block.header), block);
    const short = this.#written.get(block) ?? encode(CompactBlock, compact(block));
    this.#written.set(block, short);
    const payload = new Uint8Array(4 + bytes.length + short.length);
    new DataView(payload.buffer).setUint32(0, bytes.length, true);
    payload.set(bytes, 4);
    payload.set(short, 4 + bytes.length);
    return [FRAME.withBlock, payload];
  }

  #framed(link: Link, type: number, payload: Uint8Array): void {
    if (type !== FRAME.message && type !== FRAME.withBlock) return;
    if (!this.#parts.mayDeliver(link)) {
      this.#parts.links.fault(link, 1, 'consensus from a peer that is no validator');
      return;
    }
    const cut = type === FRAME.message ? 0 : lengthAt(payload);
    const bytes = type === FRAME.message ? payload : payload.subarray(4, 4 + cut);
    const message = decodeMessage(bytes);
    if (type === FRAME.message) {
      this.receive(link.peer, message);
      return;
    }
    const hash = hashOf(message);
    if (hash === undefined) throw new CodecError('a block beside another message');
    const known = this.#held.get(hash);
    this.receive(link.peer, message, known ?? this.#expand(link, hash, payload.subarray(4 + cut)));
  }

  /** The block with bundles from the mempool; undefined (and remembered in short) when some are not there. */
  #expand(link: Link, hash: Hash, bytes: Uint8Array): Block | undefined {
    const block = decode(CompactBlock, bytes);
    countOf(block);
    if (headerHash(block.header) !== hash) throw new CodecError('a block beside another message');
    const found = lookUp(block, this.#parts.bundles());
    const complete = missingOf(found).length === 0 ? whole(block, found as Uint8Array[]) : undefined;
    if (complete !== undefined) this.#hold(hash, complete);
    else {
      this.#short.set(hash, { block, peer: link.peer });
      forgetOldest(this.#short);
    }
    return complete;
  }

  /** Asks who sent a block in short for the bundles that are not here. */
  async #complete(height: number, hash: Hash): Promise<Block | undefined> {
    const short = this.#short.get(hash);
    const link = short && this.#parts.links.of(short.peer);
    if (short === undefined || link === undefined) return undefined;
    const { links, bundles } = this.#parts;
    const found = lookUp(short.block, bundles());
    const missing = missingOf(found);
    // With all at hand and yet another root, two bundles share an id: then every place is asked for.
    const places = missing.length > 0 ? missing : found.map((_, place) => place);
    const fetched = await orNull(fetchBundles(links, link, height, hash, places));
    if (fetched === null) return undefined;
    places.forEach((place, i) => {
      found[place] = fetched[i];
    });
    return whole(short.block, found as Uint8Array[]);
  }

  #hold(hash: Hash, block: Block): void {
    this.#short.delete(hash);
    this.#held.delete(hash);
    this.#held.set(hash, block);
    forgetOldest(this.#held);
  }
}

function forgetOldest(map: Map<Hash, unknown>): void {
  if (map.size > KEPT) map.delete(map.keys().next().value!);
}

function lengthAt(payload: Uint8Array): number {
  if (payload.length < 4) throw new CodecError('it is cut short');
  const length = new DataView(payload.buffer, payload.byteOffset).getUint32(0, true);
  if (length > payload.length - 4) throw new CodecError('it is cut short');
  return length;
}

function hashOf(message: Message): Hash | undefined {
  if (message.type === 'proposal') return message.proposal.hash;
  return message.type === 'commit' ? message.certificate.hash : undefined;
}

/** Links to ask, each once. */
function inTurn(first: readonly Link[], all: readonly Link[]): readonly Link[] {
  return [...new Set([...first, ...all])].filter(({ hello }) => hello?.light === false);
}

async function orNull<T>(answer: Promise<T | null>): Promise<T | null> {
  try {
    return await answer;
  } catch (cause) {
    if (cause instanceof RequestFailed || cause instanceof CodecError) return null;
    throw cause;
  }
}
