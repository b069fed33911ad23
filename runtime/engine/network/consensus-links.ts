/**
 * Consensus over links: messages to validators, proposals with their block in compact form, requests for missing data.
 */

import type { Message } from '../../kernel/agreement/types.js';
import { type Block, headerHash } from '../../kernel/chain/block.js';
import type { Hash } from '../../lib/codec/ids.js';
import { CodecError, decode, encode } from '../../lib/codec/type.js';
import { decodeMessage, encodeMessage } from '../consensus/messages.js';
import type { Network, Offer, SentryNetwork } from '../consensus/ports.js';
import { CompactBlock, compactBlock, completeBlock, countOf, lookUp, missingOf } from './compact.js';
import { fetchBlock, fetchBundles, fetchCompact } from './fetch.js';
import { type HedgedRequest, inAnyOrder, requestHedged } from './hedged-requests.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { Gap, PartialBlocks } from './partial-blocks.js';
import { FALSE_POINTS, FRAME, joinBlock, type Share, splitFrame } from './protocol.js';
import { RequestFailed } from './requests.js';
import type { Sentries } from './sentries.js';
import type { Spread } from './spread.js';

export interface ConsensusLinksParts {
  readonly links: Links;
  readonly spread: Spread;
  /** Bytes of every bundle in the mempool. */
  readonly bundles: () => Iterable<Uint8Array>;
  /** Hash of the newest block; short ids are looked up only under this one. */
  readonly parent: () => Hash;
  /** Whether consensus messages from this link are accepted (`--enforce-validator-allowlist`). */
  readonly mayDeliver: (link: Link) => boolean;
  /** Whether this node takes part in agreement, as a validator or as a sentry; a node that only follows requests no votes. */
  readonly takesPart: () => boolean;
  readonly sentries: Pick<Sentries, 'targets' | 'answersFor' | 'senders'>;
}

type ProposalMessage = Extract<Message, { type: 'proposal' }>;

/** The receiver of messages, with the blocks of current heights: the driver. */
export interface MessageReceiver {
  receive(peer: string, message: Message, offer?: Offer<Block>): void;
  drop(peer: string): void;
  held(hash: Hash): Block | undefined;
}

/** A block that came with a message: undefined if bundles are missing. */
interface Assembled {
  readonly isWellFormed: boolean;
  readonly block: Block | undefined;
}

/** A block to fetch. */
interface Wanted {
  readonly height: number;
  readonly hash: Hash;
}

/** The missing bundles of a compact block, and the peer that sent it. */
interface KnownGap {
  readonly peer: string;
  readonly gap: Gap;
}

/** Rules for requesting a block of the current height from peers. */
const HEDGING = { hedgeMs: 250, withinMs: 10_000 };
/** Maximum peers asked for parts of a block at once. */
const MAX_PARALLEL = 4;
/** Pause while all parts of a block are requested from others, milliseconds. */
const WAIT_MS = 50;

/** Maximum messages of one validator and height that a sentry passes on: an honest one signs three in each round. */
const MAX_PASSED = 64;
/** Heights whose passed messages are remembered. */
const PASSED_HEIGHTS = 3;
/** Maximum proposals passed on whose block is still missing. */
const MAX_OWED = 8;

const NOBODY: MessageReceiver = { receive() {}, drop() {}, held: () => undefined };

/** The driver's network over links to peers. */
export class ConsensusLinks implements Network<Block> {
  /** Receiver of messages; a stub before the node has a driver. */
  driver: MessageReceiver = NOBODY;
  readonly #parts: ConsensusLinksParts;
  /** Encoded compact blocks, cached because some are sent again. */
  readonly #encoded = new WeakMap<Block, Uint8Array>();
  readonly #partial = new PartialBlocks();
  /** Messages that this sentry has passed on, by height and signer. */
  readonly #passed = new Map<number, Map<string, Set<string>>>();
  /** Proposals that this sentry has passed on without their block, by its hash. */
  readonly #owed = new Map<Hash, () => void>();

  constructor(parts: ConsensusLinksParts) {
    this.#parts = parts;
    parts.links.listen({
      frame: (link, type, payload, share) => this.#handleFrame(link, type, payload, share),
      down: ({ peer }) => this.driver.drop(peer),
    });
  }

  broadcast(message: Message, block?: Block): void {
    if (message.type === 'status' && !this.#parts.takesPart()) return;
    const { links, spread } = this.#parts;
    const [type, payload] = this.#encodeFrame(message, block);
    if (block === undefined) for (const link of links.validators()) link.send(type, payload);
    else {
      const { others } = spread.send(type, payload);
      const alone = encodeMessage(message);
      for (const link of others) link.send(FRAME.message, alone);
    }
  }

  sendTo(peer: string, message: Message, block?: Block): void {
    this.#parts.links.of(peer)?.send(...this.#encodeFrame(message, block));
  }

  blame(peer: string, why: string): void {
    const link = this.#parts.links.of(peer);
    if (link !== undefined) this.#parts.links.fault(link, FALSE_POINTS, why);
  }

  readonly sentries: SentryNetwork<Block> = {
    pass: (from, message, signer, block) => {
      const targets = this.#parts.sentries.targets(from, signer);
      if (targets.length === 0 || !this.#isFirst(message, signer, block !== undefined)) return;
      if (block === undefined && message.type === 'proposal') this.#oweBlock(from, message, signer);
      const [type, payload] = this.#encodeFrame(message, block);
      for (const link of targets) link.send(type, payload);
    },
    answersFor: (peer, signer) => {
      const link = this.#parts.links.of(peer);
      return link !== undefined && this.#parts.sentries.answersFor(link, signer);
    },
    senders: (peer) => {
      const link = this.#parts.links.of(peer);
      return link === undefined ? 1 : this.#parts.sentries.senders(link);
    },
  };

  /** Passes a proposal on again as soon as its block is here: the validator need not wait until it misses the block. */
  #oweBlock(from: string, message: ProposalMessage, signer: string): void {
    const { hash } = message.proposal;
    this.#owed.set(hash, () => {
      const block = this.driver.held(hash);
      if (block !== undefined) this.sentries.pass(from, message, signer, block);
    });
    if (this.#owed.size > MAX_OWED) this.#owed.delete(this.#owed.keys().next().value!);
  }

  /** Whether a vote or proposal has not been passed on, with or without its block, and its signer has not used up its quota for the height. */
  #isFirst(message: Message, signer: string, hasBlock: boolean): boolean {
    if (message.type !== 'vote' && message.type !== 'proposal') return false;
    const { type, height, round, validRound, ...one } = message.type === 'vote' ? message.vote : message.proposal;
    const signers = this.#passed.get(height) ?? new Map<string, Set<string>>();
    this.#passed.set(height, signers);
    if (this.#passed.size > PASSED_HEIGHTS) this.#passed.delete(Math.min(...this.#passed.keys()));
    const passed = signers.get(signer) ?? new Set();
    signers.set(signer, passed);
    const key = [type, round, validRound, 'value' in one ? one.value : one.hash, hasBlock].join('/');
    if (passed.has(key) || passed.size >= MAX_PASSED) return false;
    passed.add(key);
    return true;
  }

  async fetch(height: number, hash: Hash, first: string, accepts: (block: Block) => boolean): Promise<boolean> {
    await this.#partial.whileExpected(hash);
    if (this.driver.held(hash) !== undefined) return true;
    const isReal = (block: Block): boolean => headerHash(block.header) === hash && accepts(block);
    const gaps: KnownGap[] = this.#partial
      .of(hash)
      .map(({ block, peer }) => ({ peer, gap: new Gap(block, this.#parts.bundles()) }));
    const parallel = Math.min(MAX_PARALLEL, Math.max(1, ...gaps.map(({ gap }) => gap.parts)));
    const found = await requestHedged(this.#fetchOrder(hash, first), { ...HEDGING, parallel }, async (request) => {
      for await (const block of this.#fetchFrom(request, { height, hash }, gaps)) if (isReal(block)) return true;
      return false;
    });
    if (!found) return false;
    this.#partial.delete(hash);
    this.#owed.get(hash)?.();
    this.#owed.delete(hash);
    return true;
  }

  /**
   * Order in which to ask for a block: the senders of its compact form, the validator most likely to have it, other
   * validators, then all others. With relays the senders differ, so that not everyone asks the proposer.
   */
  #fetchOrder(hash: Hash, first: string): ReadonlySet<Link> {
    const { links } = this.#parts;
    const senders = this.#partial.of(hash).flatMap(({ peer }) => links.of(peer) ?? []);
    const validators = inAnyOrder(links.validators());
    const likeliest = validators.filter(({ keys }) => keys.includes(first));
    const all = inAnyOrder(links.all().filter(({ hello }) => hello?.light === false));
    return new Set([...senders, ...likeliest, ...validators, ...all]);
  }

  /** Fetches a block from a peer: the bundles that its compact form lacks here, otherwise the whole block. */
  async *#fetchFrom(request: HedgedRequest, wanted: Wanted, gaps: KnownGap[]): AsyncGenerator<Block> {
    const { height, hash } = wanted;
    const known = gaps.find(({ peer }) => peer === request.link.peer) ?? gaps[0];
    const gap = known === undefined ? await this.#fetchGap(request, wanted, gaps) : known.gap;
    if (gap === null) return;
    if (gap !== undefined) {
      const isThere = await this.#fill(request, gap, height, hash);
      const { complete } = gap;
      if (complete) yield complete;
      if (!isThere) return;
    }
    if (request.signal.aborted) return;
    const block = await orNull(fetchBlock(this.#parts.links, request.link, height, hash, request));
    if (block !== null) yield block;
  }

  /**
   * Requests the compact form, because most bundles are usually here; its bundles are then requested from all peers in
   * use. Null if the peer does not have the block, undefined if the form is of no use.
   */
  async #fetchGap(request: HedgedRequest, { height, hash }: Wanted, gaps: KnownGap[]): Promise<Gap | null | undefined> {
    const { links, parent, bundles } = this.#parts;
    const { peer } = request.link;
    const block = await orNull(fetchCompact(links, request.link, height, hash, request));
    if (block === null) return null;
    if (headerHash(block.header) !== hash || block.header.parent_hash !== parent()) return undefined;
    const gap = new Gap(block, bundles());
    gaps.push({ peer, gap });
    return gap;
  }

  /** Requests missing parts from a peer until none is left; false if the peer does not have the block. */
  async #fill(request: HedgedRequest, gap: Gap, height: number, hash: Hash): Promise<boolean> {
    const { links } = this.#parts;
    while (gap.parts > 0 && !request.signal.aborted) {
      const indexes = gap.claim();
      if (indexes === undefined) {
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
        continue;
      }
      const bundles = await orNull(fetchBundles(links, request.link, height, hash, indexes, request));
      if (bundles !== null && gap.fill(indexes, bundles)) continue;
      gap.release(indexes);
      // A peer that has the block and sends bundles with other ids has another form of it.
      return bundles !== null && bundles.length > 0;
    }
    return true;
  }

  #encodeFrame(message: Message, block: Block | undefined): [number, Uint8Array] {
    const bytes = encodeMessage(message);
    if (block === undefined) return [FRAME.message, bytes];
    const encoded = this.#encoded.get(block) ?? encode(CompactBlock, compactBlock(block));
    this.#encoded.set(block, encoded);
    return [FRAME.withBlock, joinBlock(bytes, encoded)];
  }

  #handleFrame(link: Link, type: number, payload: Uint8Array, share: Share | undefined): void {
    if (type !== FRAME.message && type !== FRAME.withBlock) return;
    if (!this.#parts.mayDeliver(link)) {
      this.#parts.links.fault(link, 1, 'consensus message from a non-validator');
      return;
    }
    const { message: bytes, block } = splitFrame(type, payload);
    const message = decodeMessage(bytes);
    const hash = hashOf(message);
    if (block === undefined) {
      if (message.type === 'proposal' && this.#parts.links.isValidator(link))
        this.#partial.expect(message.proposal.hash);
      this.driver.receive(link.peer, message);
      return;
    }
    if (hash === undefined) throw new CodecError('block attached to the wrong message');
    // The driver has verified the message when it asks for the block.
    this.driver.receive(link.peer, message, () => {
      const assembled = this.#assemble(link, hash, block);
      if (share !== undefined && assembled.isWellFormed) this.#parts.spread.forward(link, share, type, payload);
      return assembled.block;
    });
  }

  /** Assembles the block attached to a message; a block that cannot be decoded is a fault of its sender. */
  #assemble(link: Link, hash: Hash, bytes: Uint8Array): Assembled {
    const { links } = this.#parts;
    if (!links.charge(link, 'block', bytes.length)) return { isWellFormed: false, block: undefined };
    try {
      return { isWellFormed: true, block: this.#expand(link, hash, bytes) };
    } catch (cause) {
      if (!(cause instanceof CodecError)) throw cause;
      links.fault(link, 100, `malformed block: ${cause.message}`);
      return { isWellFormed: false, block: undefined };
    }
  }

  /**
   * Completes a block with bundles from the mempool; undefined if some are missing (it is then kept in compact form).
   */
  #expand({ peer }: Link, hash: Hash, bytes: Uint8Array): Block | undefined {
    const block = decode(CompactBlock, bytes);
    countOf(block);
    if (headerHash(block.header) !== hash) throw new CodecError('block attached to the wrong message');
    if (block.header.parent_hash !== this.#parts.parent()) return undefined;
    const found = lookUp(block, this.#parts.bundles());
    const complete = missingOf(found).length === 0 ? completeBlock(block, found as Uint8Array[]) : undefined;
    if (complete === undefined) this.#partial.keep(hash, { block, peer });
    else this.#partial.arrived(hash);
    return complete;
  }
}

function hashOf(message: Message): Hash | undefined {
  if (message.type === 'proposal') return message.proposal.hash;
  return message.type === 'commit' ? message.certificate.hash : undefined;
}

async function orNull<T>(response: Promise<T | null>): Promise<T | null> {
  try {
    return await response;
  } catch (cause) {
    if (cause instanceof RequestFailed || cause instanceof CodecError) return null;
    throw cause;
  }
}
