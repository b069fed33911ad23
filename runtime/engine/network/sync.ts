/** Catching up: blocks in batches of ten from whoever has more, each batch checked before anything of it is executed. */

import type { CommitCertificate } from '../../kernel/agreement/types.js';
import { type Block, headerHash, type StoredBlock } from '../../kernel/chain/block.js';
import {
  type Certified,
  certificates,
  flawIn,
  type Signatures,
  sameSet,
  type Trusted,
} from '../../kernel/chain/certified.js';
import type { Hash } from '../../lib/codec/ids.js';
import { CodecError, type ValueOf } from '../../lib/codec/type.js';
import type { Log } from '../../lib/rpc/method.js';
import type { Ledger } from '../ledger/ledger.js';
import { BATCH, fetchBlocks } from './blocks.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { PeerBusy, RequestFailed } from './requests.js';

/** What syncing needs of its node. */
export interface SyncParts {
  readonly links: Links;
  readonly ledger: Ledger;
  readonly signatures: Signatures;
  /** Whether a block's body is the one that its header commits to. */
  readonly fits: (block: Block) => boolean;
  /** Executes a block that is certified and makes it the head. */
  readonly commit: (
    hash: Hash,
    block: Block,
    certificate: CommitCertificate,
    attested: readonly Uint8Array[],
  ) => Promise<unknown>;
  /** Hands a certified block to consensus, which runs at its height. */
  readonly deliver: (
    peer: string,
    certificate: CommitCertificate,
    block: Block,
    attested: readonly Uint8Array[],
  ) => void;
  /** Stops consensus while many blocks are committed here, and lets it go on from the head. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** Whether blocks of this peer are taken (`--enforce-validator-allowlist`). */
  readonly mayDeliver: (link: Link) => boolean;
  /** Whether this node decides blocks itself: then the next one is not asked for at once. */
  readonly isMember: () => boolean;
  readonly failed: (reason: string, cause: unknown) => void;
  readonly log: Log;
}

/** A block with the certificate that decides it, and the attestations that came with it. */
interface Decided {
  readonly attested: readonly Uint8Array[];
  readonly hash: Hash;
  readonly block: Block;
  readonly certificate: CommitCertificate;
}

const LOOK_MS = 1_000;
/** Pause before another peer is asked, milliseconds. */
const AGAIN_MS = 250;
/** A validator that is one block behind for so long asks for it as others do, milliseconds. */
const PATIENCE_MS = 3_000;

/** Keeps the chain of a node up with its peers. */
export class Sync {
  /** Whether many blocks are being caught up on, so that what the node answers is old. */
  syncing = false;
  readonly #parts: SyncParts;
  #working: Promise<void> | undefined;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  #headSince = { height: -1, ms: 0 };

  constructor(parts: SyncParts) {
    this.#parts = parts;
    parts.links.listen({ up: () => this.look(), moved: () => this.look() });
  }

  start(): void {
    this.#timer = setInterval(() => this.look(), LOOK_MS);
    this.look();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#working;
  }

  /** The highest block that any peer says it has. */
  get highest(): number {
    const { links, ledger } = this.#parts;
    return links.all().reduce((most, { standing }) => Math.max(most, standing?.height ?? 0), ledger.head.height);
  }

  /** Catches up when a peer has more and this node will not get there by itself. */
  look(): void {
    if (this.#stopped || this.#working !== undefined || !this.#isBehind()) return;
    this.#working = this.#catchUp()
      .catch((cause) => this.#parts.failed('blocks cannot be caught up on', cause))
      .finally(() => {
        this.#working = undefined;
      });
  }

  #isBehind(): boolean {
    const { height } = this.#parts.ledger.head;
    if (this.#headSince.height !== height) this.#headSince = { height, ms: performance.now() };
    const gap = this.highest - height;
    if (gap <= 0 || this.#sources().length === 0) return false;
    return gap > 1 || !this.#parts.isMember() || performance.now() - this.#headSince.ms > PATIENCE_MS;
  }

  /** Peers that have the next block, in chance order. */
  #sources(): readonly Link[] {
    const { links, ledger, mayDeliver } = this.#parts;
    const next = ledger.head.height + 1;
    return links
      .all()
      .filter(({ standing, hello }) => !hello?.light && standing && standing.height >= next && standing.oldest <= next)
      .filter(mayDeliver)
      .map((link) => ({ link, order: Math.random() }))
      .sort((a, b) => a.order - b.order)
      .map(({ link }) => link);
  }

  async #catchUp(): Promise<void> {
    const { pause, resume, deliver, ledger, log } = this.#parts;
    const from = ledger.head.height;
    try {
      for (let link = this.#sources()[0]; link !== undefined && !this.#stopped; link = this.#sources()[0]) {
        const batch = await this.#batch(link);
        const [only] = batch;
        if (only === undefined) {
          await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
          continue;
        }
        if (!this.syncing && batch.length === 1 && this.highest - only.certificate.height <= 0) {
          deliver(link.peer, only.certificate, only.block, only.attested);
          return;
        }
        if (!this.syncing) {
          this.syncing = true;
          log('info', 'syncing', { from, to: this.highest });
          await pause();
        }
        await this.#take(batch);
      }
    } finally {
      if (this.syncing) {
        log('info', 'synced', { from, to: ledger.head.height });
        this.syncing = false;
        if (!this.#stopped) await resume();
      }
    }
  }

  async #take(batch: readonly Decided[]): Promise<void> {
    const { ledger, commit, log } = this.#parts;
    for (const { hash, block, certificate, attested } of batch) {
      // Consensus may have got there first, before it was paused.
      if (block.header.height !== ledger.head.height + 1) continue;
      await commit(hash, block, certificate, attested);
      if (block.header.height % 1_000 === 0) log('info', 'syncing', { height: block.header.height, to: this.highest });
      if (this.#stopped) return;
    }
  }

  /** The next blocks of a peer, checked; none when it has none, and a peer that lies is banned. */
  async #batch(link: Link): Promise<readonly Decided[]> {
    const { links, log } = this.#parts;
    const trusted = await this.#trusted();
    try {
      const fetched = await fetchBlocks(links, link, trusted.height + 1, BATCH);
      const blocks = fetched.slice(0, sameSet(fetched.map(certifiedOf)));
      if (blocks.length === 0) {
        links.fault(link, 20, 'it does not have the blocks that it says it has');
        return [];
      }
      const decided = this.#check(blocks, trusted);
      if (typeof decided !== 'string') return decided;
      links.fault(link, 100, `it gives a false chain: ${decided}`);
    } catch (cause) {
      if (cause instanceof CodecError) links.fault(link, 100, `it gives blocks that cannot be read: ${cause.message}`);
      else if (cause instanceof PeerBusy) log('debug', 'a peer is too busy to give blocks', { peer: link.peer });
      else if (cause instanceof RequestFailed) links.fault(link, 5, `it does not give blocks: ${cause.message}`);
      else throw cause;
    }
    return [];
  }

  #check(blocks: readonly ValueOf<typeof StoredBlock>[], trusted: Trusted): readonly Decided[] | string {
    const { signatures, ledger, fits } = this.#parts;
    const flaw = flawIn(blocks.map(certifiedOf), trusted, ledger.chain.chainId, signatures);
    if (flaw !== undefined) return flaw;
    const misfit = blocks.find(({ block }) => !fits(block));
    if (misfit) return `the body of block ${misfit.block.header.height} is another`;
    const carried = certificates(
      blocks.map(({ block }) => block),
      blocks.at(-1)!.commit,
    );
    if (carried === undefined) return 'a block carries another certificate than its header names';
    return blocks.map(({ block, attestations }, i) => ({
      hash: headerHash(block.header),
      block,
      certificate: carried[i]!,
      attested: attestations,
    }));
  }

  async #trusted(): Promise<Trusted> {
    const { ledger } = this.#parts;
    const { height, hash, header } = ledger.head;
    const validatorsHash = header.next_validators_hash;
    const validators = await ledger.store.validatorSet(validatorsHash);
    if (validators === null) throw new Error(`the validator set ${validatorsHash} is not in the database`);
    return { height, hash, timestampMs: header.timestamp_ms, validators, validatorsHash };
  }
}

function certifiedOf({ block, commit }: { readonly block: Block; readonly commit: CommitCertificate }): Certified {
  return { header: block.header, commit, proposer_signature: block.proposer_signature };
}
