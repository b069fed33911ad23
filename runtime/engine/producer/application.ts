/** The application below consensus: builds, checks and commits blocks on the ledger, synced to the block log. */

import { type CommitCertificate, NONE } from '../../kernel/agreement/types.js';
import { Block, certificateHash, headerHash, StoredBlock } from '../../kernel/chain/block.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import { bytesOf, type ExecutedBlock } from '../../kernel/chain/seal.js';
import { validatorsOf } from '../../kernel/chain/validators.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import type { Clock } from '../../lib/clock.js';
import { type Address, type Hash, ZERO_ADDRESS } from '../../lib/codec/ids.js';
import { CodecError, decode, encode } from '../../lib/codec/type.js';
import { Failure } from '../../lib/errors.js';
import type { BlockLog } from '../../lib/storage/block-log.js';
import { type Measure, measured, type Work } from '../../lib/work-timing.js';
import type { Attestations } from '../attestations/attestations.js';
import type { BundleStages } from '../bundle-stages.js';
import { readAttestation } from '../consensus/attestation.js';
import type { Application, BlockSummary, NextHeight, SignedAt } from '../consensus/ports.js';
import { precommitsOf } from '../consensus/signed-messages.js';
import { sizeWithout } from '../ledger/blocks.js';
import type { SelectContents } from '../ledger/contents.js';
import { InvalidBlock, type Ledger } from '../ledger/ledger.js';
import type { BundlePool } from '../mempool/pool.js';
import { type VerifySignatures, verifyAhead } from '../mempool/verify.js';
import { AgreementTime } from './agreement-time.js';
import { summarize, summaryOf } from './block-summary.js';
import type { EvidencePool } from './evidence-pool.js';
import { LedgerQueue } from './ledger-queue.js';
import { earliestAfter, nextHeight } from './next-height.js';
import { ParsedBundles } from './parsed-bundles.js';

export interface ApplicationParts {
  readonly ledger: Ledger;
  readonly blockLog: BlockLog;
  readonly mempool: BundlePool;
  readonly clock: Clock;
  readonly verify: VerifySignatures;
  /** Consensus key of this node, 64 hex characters; undefined for a node that makes no blocks. */
  readonly publicKey: string | undefined;
  readonly evidence: EvidencePool;
  readonly attestations: Attestations;
  /** Maximum pause between blocks, milliseconds (`--block-time`). */
  readonly maxIntervalMs: number;
  /** Maximum bundles that this node puts in a block (`--max-txs-per-block`). */
  readonly maxBundles: number;
  /** Selection of a block's contents; default: that of the ledger. */
  readonly select?: SelectContents;
  readonly log: (level: 'debug' | 'info' | 'warn' | 'error', message: string, fields?: object) => void;
  /** Whether a certificate is signed by more than two thirds of a set's power. */
  readonly verifyCommit: (certificate: CommitCertificate, set: readonly ValidatorPower[]) => boolean;
  /** Called for every block once it is final and durable. */
  readonly finalized: (executed: ExecutedBlock, sizeBytes: number) => void;
  readonly measure?: Measure | undefined;
  /** Receives the stages of bundles in blocks. */
  readonly stages?: BundleStages | undefined;
  /** Called before the next height begins; a rejection stops this node. */
  readonly committed?: (executed: ExecutedBlock) => Promise<void>;
}

/** Adapter through which consensus drives the ledger. */
export class ChainApplication implements Application<Block> {
  readonly #parts: ApplicationParts;
  readonly #executed = new Map<Hash, ExecutedBlock>();
  readonly #queue = new LedgerQueue();
  readonly #agreementTime = new AgreementTime();
  /** Cached, because it is requested several times per block and hashes all of its bytes. */
  readonly #summaries = new WeakMap<Block, BlockSummary | null>();
  readonly #parsed: ParsedBundles;

  constructor(parts: ApplicationParts) {
    this.#parts = parts;
    this.#parsed = new ParsedBundles(parts);
  }

  build(_height: number, round: number, lastCommit: CommitCertificate | null): Promise<{ hash: Hash; block: Block }> {
    return this.#queue.enqueue(() =>
      this.#withMempoolPaused(() => this.#measured('build', () => this.#build(round, lastCommit))),
    );
  }

  validate(hash: Hash, block: Block): Promise<boolean> {
    return this.#queue.enqueue(() => this.#withMempoolPaused(() => this.#validate(hash, block)));
  }

  isFair(hash: Hash, block: Block, withinMs: number): Promise<boolean> {
    return this.#valid(hash, block, () =>
      this.#parts.attestations.check(block, () => this.#parsed.of(block), withinMs),
    );
  }

  /**
   * Runs before candidates that wait to be built or checked. `attested`: attestations received with a block during
   * catch-up; otherwise this node already has those needed.
   */
  commit(hash: Hash, block: Block, commit: CommitCertificate, attested?: readonly Uint8Array[]): Promise<NextHeight> {
    return this.#queue.enqueue(() => this.#commit(hash, block, commit, attested), true);
  }

  async #build(round: number, lastCommit: CommitCertificate | null): Promise<{ hash: Hash; block: Block }> {
    const { ledger, mempool, clock, evidence, attestations, maxBundles, select, stages, log } = this.#parts;
    const beganMs = performance.now();
    const timeMs = Math.max(clock.now(), earliestAfter(ledger.head.header));
    const commit = lastCommit ?? ledger.head.commit;
    const offered = evidence.candidates();
    const refs = await attestations.offered();
    const limits = await ledger.limits();
    const most = { bundles: Math.min(limits.bundles, maxBundles), bytes: limits.bytes };
    const { candidates, ordered } = await attestations.arrange(mempool.candidates(), refs, most);
    const executed = await ledger.build(
      {
        proposer: await this.#ownAccount(),
        round,
        timeMs,
        lastCommit: commit,
        candidates,
        attestations: refs,
        evidence: offered,
        maxBundles,
        refused(envelope, failure) {
          // In attested order, a bundle may fail here and succeed in the next block.
          if (ordered) return;
          log('debug', 'bundle dropped while building', { bundle: envelope.hash, reason: String(failure) });
          mempool.drop(envelope, failure);
        },
      },
      select,
    );
    evidence.drop(offered.filter((bytes) => !executed.evidence.includes(bytes)));
    stages?.proposed(executed, beganMs);
    this.#executed.set(executed.hash, executed);
    const block: Block = {
      header: executed.header,
      last_commit: commit,
      evidence: executed.evidence,
      attestations: executed.attestations,
      bundles: executed.envelopes.map(bytesOf),
      proposer_signature: null,
    };
    this.#summaries.set(block, summarize(block, executed.hash));
    return { hash: executed.hash, block };
  }

  #validate(hash: Hash, block: Block): Promise<boolean> {
    return this.#valid(hash, block, async () => {
      if (this.#isPast(block)) return false;
      await this.#checkLastCommit(block.last_commit);
      const envelopes = await this.#verified(block);
      if (this.#isPast(block)) return false;
      await this.#execute(hash, block, envelopes);
      return true;
    });
  }

  /** Whether a candidate is no longer needed: its height is decided, or will be as soon as this work makes room. */
  #isPast({ header }: Block): boolean {
    return header.height <= this.#parts.ledger.head.height || this.#queue.hasUrgent;
  }

  /** Result of checking a proposed block; logs the reason if it is invalid. */
  async #valid(hash: Hash, block: Block, check: () => Promise<boolean>): Promise<boolean> {
    try {
      return await check();
    } catch (cause) {
      if (!(cause instanceof InvalidBlock)) throw cause;
      this.#parts.log('warn', 'invalid block proposed', { height: block.header.height, hash, reason: cause.message });
      return false;
    }
  }

  async #commit(
    hash: Hash,
    block: Block,
    commit: CommitCertificate,
    attested: readonly Uint8Array[] | undefined,
  ): Promise<NextHeight> {
    const { ledger, blockLog, mempool, clock, evidence, attestations, finalized, maxIntervalMs } = this.#parts;
    const beganMs = performance.now();
    const known = this.#executed.get(hash);
    const isReady = known !== undefined && ledger.isSpeculative(known);
    const executed = isReady ? known : await this.#execute(hash, block, await this.#verified(block));
    const kept = attested ? referredTo(block, attested) : attestations.bytesOfAll(block.attestations);
    const bytes = encode(StoredBlock, { block, commit, attestations: kept });
    await this.#measured('commit', async () => {
      await blockLog.append(block.header.height, bytes);
      await ledger.commit(executed, commit);
    });
    this.#executed.clear();
    this.#parts.stages?.committed(executed, beganMs);
    mempool.advance(executed);
    evidence.drop(executed.evidence);
    attestations.follow(hash, block);
    finalized(executed, sizeWithout(bytes, kept));
    await this.#parts.committed?.(executed);
    const sinceMs = clock.now() - executed.header.timestamp_ms;
    if (commit.round === 0) this.#agreementTime.note(executed.envelopes.length, sinceMs);
    return nextHeight(ledger, maxIntervalMs, { agreeingMs: sinceMs });
  }

  expectedMs(): number {
    const { mempool, maxBundles } = this.#parts;
    return this.#agreementTime.expectedMs(Math.min(mempool.pendingSize, maxBundles));
  }

  header(block: Block): BlockSummary | null {
    let facts = this.#summaries.get(block);
    if (facts === undefined) {
      facts = summaryOf(block);
      this.#summaries.set(block, facts);
    }
    return facts;
  }

  async signedAt(height: number): Promise<SignedAt | null> {
    try {
      return await this.#signedAt(height);
    } catch (cause) {
      if (!(cause instanceof Failure)) throw cause;
      this.#parts.log('warn', 'reading signed messages failed', { height, reason: String(cause) });
      return null;
    }
  }

  async #signedAt(height: number): Promise<SignedAt | null> {
    const { blockLog, ledger } = this.#parts;
    const bytes = await blockLog.read(height);
    if (bytes === null) return null;
    const { block, commit } = decode(StoredBlock, bytes);
    const { header, proposer_signature: signature } = block;
    const set = await ledger.store.validatorSet(header.validators_hash);
    const validator = set?.findIndex(({ address }) => address === header.proposer) ?? -1;
    if (set === null || validator < 0 || signature === null) return null;
    const hash = headerHash(header);
    const { round } = header;
    const proposal = { type: 'proposal', height, round, validRound: NONE, hash, validator, signature } as const;
    return { validators: set, messages: [proposal, ...precommitsOf(commit)] };
  }

  sealed(block: Block, seal: Uint8Array): Block {
    const sealed = { ...block, proposer_signature: seal };
    const facts = this.#summaries.get(block);
    if (facts) this.#summaries.set(sealed, { ...facts, seal });
    return sealed;
  }

  encode(block: Block): Uint8Array {
    return encode(Block, block);
  }

  decode(bytes: Uint8Array): Block {
    return decode(Block, bytes);
  }

  /** Verifies that the certificate in a proposed block is that of the head: scores and light nodes rely on it. */
  async #checkLastCommit(commit: CommitCertificate): Promise<void> {
    const { ledger, verifyCommit } = this.#parts;
    const { head } = ledger;
    if (certificateHash(commit) === certificateHash(head.commit)) return;
    if (head.height === 0 || commit.height !== head.height || commit.hash !== head.hash) {
      throw new InvalidBlock('the last commit certifies another block');
    }
    const set = await ledger.store.validatorSet(head.header.validators_hash);
    if (set === null || !verifyCommit(commit, set))
      throw new InvalidBlock('the last commit lacks two thirds of the power');
  }

  /**
   * Pauses bundle admission during work that other validators wait for; otherwise it would use every other time slice.
   */
  async #withMempoolPaused<T>(work: () => Promise<T>): Promise<T> {
    if ((await this.#set()).length <= 1) return work();
    const resume = this.#parts.mempool.pause();
    try {
      return await work();
    } finally {
      resume();
    }
  }

  /** The validators of the height after the head. */
  #set(): Promise<readonly ValidatorPower[]> {
    const { ledger } = this.#parts;
    const view = ledger.view();
    return ledger.read(() => validatorsOf(view, 'next'));
  }

  /** The account for which this node makes blocks: its key may join, leave and change at run time. */
  async #ownAccount(): Promise<Address> {
    const { publicKey } = this.#parts;
    return (await this.#set()).find((one) => one.publicKey === publicKey)?.address ?? ZERO_ADDRESS;
  }

  /** The bundles of a block with verified signatures. */
  async #verified(block: Block): Promise<readonly Envelope[]> {
    const { verify } = this.#parts;
    const envelopes = this.#parsed.of(block);
    await verifyAhead(verify, envelopes);
    return envelopes;
  }

  #measured<T>(work: Work, run: () => Promise<T>): Promise<T> {
    return measured(this.#parts.measure, work, run);
  }

  async #execute(hash: Hash, block: Block, envelopes: readonly Envelope[]): Promise<ExecutedBlock> {
    const beganMs = performance.now();
    const executed = await this.#measured('execute', () => this.#parts.ledger.check(block, envelopes));
    this.#parts.stages?.checked(executed, beganMs);
    this.#executed.set(hash, executed);
    return executed;
  }
}

/** Those attestations received with a block that it references. */
function referredTo(block: Block, attested: readonly Uint8Array[]): readonly Uint8Array[] {
  const wanted = new Set(block.attestations.map(({ hash }) => hash));
  return attested.filter((bytes) => {
    const hash = identityOf(bytes);
    return hash !== undefined && wanted.delete(hash);
  });
}

function identityOf(bytes: Uint8Array): Hash | undefined {
  try {
    return readAttestation(bytes).hash;
  } catch (cause) {
    if (cause instanceof CodecError) return undefined;
    throw cause;
  }
}
