/**
 * Block sync: fetches blocks in batches of ten, and checks the certificates of each batch before executing any of it.
 * Decision 0101.
 */

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
import type { ValueOf } from '../../lib/codec/type.js';
import { BLOCKS, Progress, type ProgressFacts } from '../../lib/progress.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import type { Ledger } from '../ledger/ledger.js';
import { BATCH, fetchBlocks } from './blocks.js';
import { type AppliedItems, CatchUp } from './catch-up.js';
import type { Link } from './link.js';
import type { Links } from './links.js';

export interface SyncParts {
  readonly links: Links;
  readonly ledger: Ledger;
  readonly signatures: Signatures;
  /** Whether a block's body matches its header. */
  readonly fits: (block: Block) => boolean;
  /** Executes a certified block and makes it the head. */
  readonly commit: (
    hash: Hash,
    block: Block,
    certificate: CommitCertificate,
    attested: readonly Uint8Array[],
  ) => Promise<unknown>;
  /** Passes a certified block to consensus, which is at its height. */
  readonly deliver: (
    peer: string,
    certificate: CommitCertificate,
    block: Block,
    attested: readonly Uint8Array[],
  ) => void;
  /** Pauses consensus while many blocks are committed here; it resumes from the head. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** Whether blocks from this peer are accepted (`--enforce-validator-allowlist`). */
  readonly mayDeliver: (link: Link) => boolean;
  /** Whether this node takes part in agreement: then it does not request the next block at once. */
  readonly takesPart: () => boolean;
  readonly failed: (reason: string, cause: unknown) => void;
  readonly log: Log;
  readonly now: () => number;
}

/** A block with its certificate and the attestations received with it. */
interface Decided {
  readonly attested: readonly Uint8Array[];
  readonly hash: Hash;
  readonly block: Block;
  readonly certificate: CommitCertificate;
}

type Stored = ValueOf<typeof StoredBlock>;

/** A validator that is one block behind for this long requests it like other nodes, milliseconds. */
const GRACE_MS = 3_000;
/** Maximum duration of one search for blocks, milliseconds: while consensus is paused, and while it runs. */
const SEARCH_MS = { paused: 5_000, beside: 20_000 };

/** Keeps a node's chain up to date with its peers while consensus runs; only certified blocks pause consensus. */
export class Sync {
  /** Whether consensus is paused while blocks are committed here. */
  #paused = false;
  readonly #parts: SyncParts;
  readonly #catchUp: CatchUp<Stored>;
  #headSince = { height: -1, ms: 0 };
  #progress: Progress | undefined;
  /** Claimed height of the peer that delivers blocks now. */
  #claimed = 0;

  constructor(parts: SyncParts) {
    this.#parts = parts;
    const { links, ledger, mayDeliver, failed, log, now } = parts;
    this.#catchUp = new CatchUp({
      links,
      height: () => ledger.head.height,
      headMs: () => ledger.head.header.timestamp_ms,
      now,
      mayAsk: mayDeliver,
      // Followers serve followers: validators have other work.
      spares: (link) => !parts.takesPart() && links.isValidator(link),
      isDue: (claimed) => this.#isDue(claimed),
      fetch: (turn, from) => fetchBlocks(links, turn.link, from, BATCH, turn),
      apply: (items, from, link) => this.#applyBatch(items, from, link),
      withinMs: () => (this.#paused ? SEARCH_MS.paused : SEARCH_MS.beside),
      remedy:
        'start with --snapshot-url peers in an empty data directory, or add a node with --pruning archive to --bootnodes',
      log,
      onIdle: () => this.#onIdle(),
      onError: (cause) => failed('blocks cannot be caught up on', cause),
    });
  }

  start(): void {
    this.#catchUp.start();
  }

  stop(): Promise<void> {
    return this.#catchUp.stop();
  }

  /** Whether the node is behind, so that its responses are outdated. */
  get syncing(): boolean {
    return this.#paused || this.#catchUp.isBehind;
  }

  /** The highest block on this node, or claimed by a peer that has delivered. */
  get highest(): number {
    return this.#catchUp.highest;
  }

  get progress(): ProgressFacts | undefined {
    return this.#progress?.facts;
  }

  get #target(): number {
    return Math.max(this.highest, this.#claimed);
  }

  /** The exchange of statuses helps validators that are one block behind, for a while. */
  #isDue(claimed: number): boolean {
    const { height } = this.#parts.ledger.head;
    if (this.#headSince.height !== height) this.#headSince = { height, ms: performance.now() };
    const isPatient = this.#parts.takesPart() && performance.now() - this.#headSince.ms <= GRACE_MS;
    return claimed - height > 1 || !isPatient;
  }

  async #applyBatch(items: readonly Stored[], from: number, link: Link): Promise<AppliedItems> {
    const first = items[0]!.block.header.height;
    if (first !== from) return { flaw: `block ${first} instead of block ${from}` };
    const trusted = await this.#trusted();
    // Consensus may have reached these heights while the blocks were requested.
    const ahead = items.slice(trusted.height + 1 - from);
    if (ahead.length === 0) return { to: 0, next: 'wait' };
    const blocks = ahead.slice(0, sameSet(ahead.map(certifiedOf)));
    const decided = this.#check(blocks, trusted);
    if (typeof decided === 'string') return { flaw: decided };
    const to = trusted.height + decided.length;
    if (decided.length === 1 && !this.#paused) {
      const { certificate, block, attested } = decided[0]!;
      this.#parts.deliver(link.peer, certificate, block, attested);
      return { to, next: 'wait' };
    }
    this.#claimed = Math.max(to, link.status?.height ?? 0);
    await this.#pause();
    await this.#commit(decided);
    return { to, next: items.length === BATCH || blocks.length < ahead.length ? 'more' : 'rest' };
  }

  async #pause(): Promise<void> {
    if (this.#paused) return;
    const { ledger, log, pause } = this.#parts;
    this.#paused = true;
    if (this.#progress === undefined) {
      const { height } = ledger.head;
      this.#progress = new Progress(log, { name: 'sync', ...BLOCKS }, height);
      this.#progress.at(height, this.#target);
      log('info', 'sync started', { height, target: this.#target });
    }
    await pause();
  }

  /** Resumes consensus when no peer delivers blocks; reports the end of the sync only at the head. */
  async #onIdle(): Promise<void> {
    const { ledger, log, resume } = this.#parts;
    const { height } = ledger.head;
    const isBehind = this.#catchUp.isBehind || this.highest > height;
    if (!isBehind) {
      this.#progress?.finish(height);
      this.#progress = undefined;
    }
    if (!this.#paused) return;
    if (isBehind) log('info', 'sync paused, no peer has the next block', { height, target: this.#target });
    this.#paused = false;
    if (!this.#catchUp.stopped) await resume();
  }

  async #commit(batch: readonly Decided[]): Promise<void> {
    const { ledger, commit } = this.#parts;
    for (const { hash, block, certificate, attested } of batch) {
      // Consensus may have reached this height before it was paused.
      if (block.header.height !== ledger.head.height + 1) continue;
      await commit(hash, block, certificate, attested);
      this.#progress?.at(block.header.height, this.#target);
      if (this.#catchUp.stopped) return;
    }
  }

  #check(blocks: readonly Stored[], trusted: Trusted): readonly Decided[] | string {
    const { signatures, ledger, fits } = this.#parts;
    const flaw = flawIn(blocks.map(certifiedOf), trusted, ledger.chain.chainId, signatures);
    if (flaw !== undefined) return flaw;
    const misfit = blocks.find(({ block }) => !fits(block));
    if (misfit) return `the body of block ${misfit.block.header.height} does not match its header`;
    const carried = certificates(
      blocks.map(({ block }) => block),
      blocks.at(-1)!.commit,
    );
    if (carried === undefined) return 'a certificate in a block does not match its header';
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
