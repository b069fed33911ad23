/** The application under the consensus: builds, checks and commits blocks on the ledger, synced to the block log. */

import { Block, certificateHash, headerHash, StoredBlock } from '../chain/block.js';
import { type Envelope, openEnvelope } from '../chain/bundle.js';
import type { OperationTable } from '../chain/operation.js';
import { type ExecutedBlock, rootOf } from '../chain/seal.js';
import { leadersOf, validatorsOf } from '../chain/validators.js';
import { type Address, fromHex, type Hash, ZERO_ADDRESS } from '../codec/ids.js';
import { decode, encode } from '../codec/type.js';
import { MIN_INTERVAL_MS } from '../consensus/interval.js';
import type { Application, BlockFacts, Clock, NextHeight } from '../consensus/ports.js';
import type { CommitCertificate } from '../consensus/types.js';
import { Failure } from '../errors.js';
import { InvalidBlock, type Ledger } from '../ledger/ledger.js';
import type { Mempool } from '../mempool/pool.js';
import { keysAtHead, type VerifySignatures, verifyAhead } from '../mempool/verify.js';
import type { ValidatorPower } from '../ports.js';
import type { BlockLog } from '../storage/block-log.js';
import type { EvidencePool } from './evidence.js';
import { Sequence } from './sequence.js';

/** What the application is made of. */
export interface ApplicationParts {
  readonly ledger: Ledger;
  readonly blockLog: BlockLog;
  readonly mempool: Mempool;
  readonly clock: Clock;
  readonly verify: VerifySignatures;
  /** Consensus key of this node, 64 hex characters; undefined for a node that makes no blocks. */
  readonly publicKey: string | undefined;
  readonly evidence: EvidencePool;
  /** Ceiling of the pause between blocks, milliseconds (`--block-time`). */
  readonly maxIntervalMs: number;
  /** Most bundles this node puts in a block (`--max-txs-per-block`). */
  readonly maxBundles: number;
  readonly log: (level: 'debug' | 'info' | 'warn' | 'error', message: string, fields?: object) => void;
  /** Whether a certificate is signed by more than two thirds of a set's power. */
  readonly verifyCommit: (certificate: CommitCertificate, set: readonly ValidatorPower[]) => boolean;
  /** Hears of every block once it is final and durable. */
  readonly finalized: (executed: ExecutedBlock, sizeBytes: number) => void;
  /** Asked before the next height begins: a rejection is the end of this node. */
  readonly committed?: (executed: ExecutedBlock) => Promise<void>;
}

/** What the head fixes for the next height. `sinceMs`: how long ago the head was made, on a node that starts. */
export async function nextHeight(ledger: Ledger, maxIntervalMs: number, sinceMs = 0): Promise<NextHeight> {
  const view = ledger.view();
  const validators = await ledger.read(() => validatorsOf(view, 'next'));
  const leaders = await ledger.read(() => leadersOf(view));
  const pause = Math.min(ledger.head.header.interval_ms, maxIntervalMs);
  return { height: ledger.head.height + 1, validators, leaders, intervalMs: Math.max(0, pause - Math.max(0, sinceMs)) };
}

/** The ledger as consensus drives it. */
export class ChainApplication implements Application<Block> {
  readonly #parts: ApplicationParts;
  /** Executed blocks of the height in progress. */
  readonly #executed = new Map<Hash, ExecutedBlock>();
  readonly #turns = new Sequence();

  constructor(parts: ApplicationParts) {
    this.#parts = parts;
  }

  build(_height: number, round: number, lastCommit: CommitCertificate | null): Promise<{ hash: Hash; block: Block }> {
    return this.#turns.run(() => this.#build(round, lastCommit));
  }

  validate(hash: Hash, block: Block): Promise<boolean> {
    return this.#turns.run(() => this.#validate(hash, block));
  }

  commit(hash: Hash, block: Block, commit: CommitCertificate): Promise<NextHeight> {
    return this.#turns.run(() => this.#commit(hash, block, commit));
  }

  async #build(round: number, lastCommit: CommitCertificate | null): Promise<{ hash: Hash; block: Block }> {
    const { ledger, mempool, clock, evidence, maxBundles, log } = this.#parts;
    const timeMs = Math.max(clock.now(), ledger.head.header.timestamp_ms + MIN_INTERVAL_MS);
    const commit = lastCommit ?? ledger.head.commit;
    const offered = evidence.candidates();
    const executed = await ledger.build({
      proposer: await this.#ownAccount(),
      round,
      timeMs,
      lastCommit: commit,
      candidates: mempool.candidates(),
      evidence: offered,
      maxBundles,
      refused(envelope, failure) {
        log('debug', 'bundle dropped while building', { bundle: envelope.hash, reason: String(failure) });
        mempool.drop(envelope, failure);
      },
    });
    evidence.drop(offered.filter((bytes) => !executed.evidence.includes(bytes)));
    this.#executed.set(executed.hash, executed);
    const block: Block = {
      header: executed.header,
      last_commit: commit,
      evidence: executed.evidence,
      attestations: [],
      bundles: executed.envelopes.map(({ bytes }) => bytes),
      proposer_signature: null,
    };
    return { hash: executed.hash, block };
  }

  async #validate(hash: Hash, block: Block): Promise<boolean> {
    const { log } = this.#parts;
    try {
      await this.#checkLastCommit(block.last_commit);
      await this.#execute(hash, block);
      return true;
    } catch (cause) {
      if (!(cause instanceof InvalidBlock)) throw cause;
      log('warn', 'invalid block proposed', { height: block.header.height, hash, reason: cause.message });
      return false;
    }
  }

  async #commit(hash: Hash, block: Block, commit: CommitCertificate): Promise<NextHeight> {
    const { ledger, blockLog, mempool, evidence, finalized, maxIntervalMs } = this.#parts;
    const kept = this.#executed.get(hash);
    const executed = kept && ledger.isAhead(kept) ? kept : await this.#execute(hash, block);
    const bytes = encode(StoredBlock, { block, commit });
    await blockLog.append(block.header.height, bytes);
    await ledger.commit(executed, commit);
    this.#executed.clear();
    mempool.advance(executed);
    evidence.drop(executed.evidence);
    finalized(executed, bytes.length);
    await this.#parts.committed?.(executed);
    return nextHeight(ledger, maxIntervalMs);
  }

  header({ header, last_commit, evidence, attestations, bundles, proposer_signature }: Block): BlockFacts | null {
    const bodyFits =
      header.bundle_count === bundles.length &&
      header.transactions_root === rootOf(bundles) &&
      header.evidence_root === rootOf(evidence) &&
      header.attestations_root === rootOf(attestations.map(fromHex)) &&
      header.last_commit_hash === certificateHash(last_commit);
    if (!bodyFits) return null;
    const { round, timestamp_ms, proposer } = header;
    return { hash: headerHash(header), round, timestampMs: timestamp_ms, proposer, seal: proposer_signature };
  }

  sealed(block: Block, seal: Uint8Array): Block {
    return { ...block, proposer_signature: seal };
  }

  encode(block: Block): Uint8Array {
    return encode(Block, block);
  }

  decode(bytes: Uint8Array): Block {
    return decode(Block, bytes);
  }

  /** The certificate that a proposer puts into its block is that of the head: scores and light nodes rest on it. */
  async #checkLastCommit(commit: CommitCertificate): Promise<void> {
    const { ledger, verifyCommit } = this.#parts;
    const { head } = ledger;
    if (certificateHash(commit) === certificateHash(head.commit)) return;
    if (head.height === 0 || commit.height !== head.height || commit.hash !== head.hash) {
      throw new InvalidBlock('the last commit is of another block');
    }
    const set = await ledger.store.validatorSet(head.header.validators_hash);
    if (set === null || !verifyCommit(commit, set))
      throw new InvalidBlock('the last commit is not signed by two thirds of the power');
  }

  /** The account that this node makes blocks for: its key may join, leave and change while it runs. */
  async #ownAccount(): Promise<Address> {
    const { ledger, publicKey } = this.#parts;
    const view = ledger.view();
    const set = await ledger.read(() => validatorsOf(view, 'next'));
    return set.find((one) => one.publicKey === publicKey)?.address ?? ZERO_ADDRESS;
  }

  async #execute(hash: Hash, block: Block): Promise<ExecutedBlock> {
    const { ledger, verify } = this.#parts;
    const envelopes = block.bundles.map((bytes) => opened(bytes, ledger.set.operations));
    await verifyAhead(keysAtHead(ledger), verify, envelopes);
    const executed = await ledger.check(block, envelopes);
    this.#executed.set(hash, executed);
    return executed;
  }
}

function opened(bytes: Uint8Array, operations: OperationTable): Envelope {
  try {
    return openEnvelope(bytes, operations);
  } catch (cause) {
    if (cause instanceof Failure) throw new InvalidBlock(`a bundle is malformed: ${cause}`);
    throw cause;
  }
}
