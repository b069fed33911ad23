/** Ledgers of the test features: in memory or as if on disk, with a block log in a directory that is removed again. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ledger } from '../../../runtime/engine/ledger/ledger.js';
import { openLedger } from '../../../runtime/engine/ledger/open.js';
import type { VerifySignatures } from '../../../runtime/engine/mempool/verify.js';
import type { CommitCertificate } from '../../../runtime/kernel/agreement/types.js';
import { type Block, NO_CERTIFICATE, StoredBlock } from '../../../runtime/kernel/chain/block.js';
import { type Envelope, openEnvelope } from '../../../runtime/kernel/chain/bundle.js';
import { STANDARD_LIMITS } from '../../../runtime/kernel/chain/core.js';
import { type Genesis, readGenesis } from '../../../runtime/kernel/chain/genesis.js';
import type { Derive, ExecutedBlock } from '../../../runtime/kernel/chain/seal.js';
import { textForms } from '../../../runtime/kernel/chain/text.js';
import { loadModules, type ModuleSet } from '../../../runtime/kernel/loader.js';
import type { Hash } from '../../../runtime/lib/codec/ids.js';
import { encode, type Json } from '../../../runtime/lib/codec/type.js';
import { verifySignature } from '../../../runtime/lib/crypto/signatures.js';
import type { Failure } from '../../../runtime/lib/errors.js';
import { BlockLog } from '../../../runtime/lib/storage/block-log.js';
import type { Database } from '../../../runtime/lib/storage/database.js';
import { MemoryDatabase } from '../../../runtime/lib/storage/memory.js';
import { features } from '../chain/features.js';
import { bundleOf, type Call, id, type Terms } from '../chain/scene.js';

/** A memory database that answers no read at once, as one on disk. */
export class SlowDatabase implements Database {
  readonly path = 'memory';
  readonly #under: Database;

  constructor(under: Database = new MemoryDatabase()) {
    this.#under = under;
  }

  get: Database['get'] = (key) => this.#under.get(key);
  getMany: Database['getMany'] = (keys) => this.#under.getMany(keys);
  range: Database['range'] = (range) => this.#under.range(range);
  view: Database['view'] = () => this.#under.view();
  write: Database['write'] = (batch) => this.#under.write(batch);
  flush: Database['flush'] = () => this.#under.flush();
  compactRange: Database['compactRange'] = (from, to) => this.#under.compactRange(from, to);
  size: Database['size'] = () => this.#under.size();
  close: Database['close'] = () => this.#under.close();
}

export const verify: VerifySignatures = async (checks) =>
  checks.map(({ keyType, publicKey, digest, signature }) => verifySignature(keyType, publicKey, digest, signature));

/** The genesis file of a module set. */
export function genesisJson(set: ModuleSet): Record<string, Json> {
  return {
    format: 1,
    genesis_time: 1_700_000_000,
    chain: {
      chain_id: 7,
      name: 'Testland',
      network: 'unit',
      symbol: 'TRL',
      decimals: 9,
      address_prefix: 'trl',
      hash_prefix: 'trh',
      name_service: 'trl',
      epoch_blocks: 10,
      enforce_signatures: false,
    },
    modules: set.modules
      .filter(({ number }) => number !== 0)
      .map(({ number, module }) => ({ id: number, name: module.name, version: module.version })),
    data: { chain: { limits: { ...STANDARD_LIMITS }, price_floor: 10, validators: [] } },
  };
}

export const set = loadModules(features);
export const genesis = readGenesis(genesisJson(set));

/** What a node keeps: it can be opened again. */
export interface Disk {
  readonly database: Database;
  readonly path: string;
}

/** Runs `work` with an empty disk. */
export async function withDisk<T>(work: (disk: Disk) => Promise<T>, database: Database = new MemoryDatabase()) {
  const path = await mkdtemp(join(tmpdir(), 'trellis-ledger-'));
  try {
    return await work({ database, path });
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

/** A ledger over its disk. */
/** No upgrade ever comes. */
const NO_UPGRADES = { skippedUpgrades: new Set<number>(), checkHead: async () => {} };

export class Node {
  readonly ledger: Ledger;
  readonly log: BlockLog;
  readonly refusals: Failure[] = [];
  /** Who makes its blocks. */
  proposer = id(0xb10c);
  #nonce = new Map<string, number>();

  private constructor(ledger: Ledger, log: BlockLog) {
    this.ledger = ledger;
    this.log = log;
  }

  static async open(
    { database, path }: Disk,
    given: Genesis = genesis,
    treeFile?: string,
    modules: ModuleSet = set,
    derive: Derive = () => [],
    archives = false,
  ): Promise<Node> {
    const log = await BlockLog.open(path, { firstHeight: 0 });
    try {
      const text = textForms(given.chain, modules.operations);
      const parts = {
        set: modules,
        genesis: given,
        text,
        database,
        blockLog: log,
        verify,
        log: () => {},
        ...NO_UPGRADES,
        derive,
        archives,
      };
      return new Node(await openLedger(treeFile === undefined ? parts : { ...parts, treeFile }), log);
    } catch (cause) {
      await log.close();
      throw cause;
    }
  }

  /** A bundle with the next nonce of its sender. */
  bundle(calls: readonly Call[], terms: Terms = {}): Envelope {
    const from = terms.from ?? id(0xa11ce);
    const nonce = terms.nonce ?? this.#nonce.get(from) ?? 0;
    this.#nonce.set(from, nonce + 1);
    return bundleOf(set, calls, { ...terms, from, nonce });
  }

  /** Builds the next block of these candidates. */
  build(
    candidates: readonly Envelope[],
    maxBundles = 10_000,
    afterMs = 2_000,
    round = 0,
    lastCommit = this.ledger.head.commit,
  ): Promise<ExecutedBlock> {
    const { head } = this.ledger;
    return this.ledger.build({
      proposer: this.proposer,
      round,
      timeMs: head.header.timestamp_ms + afterMs,
      lastCommit,
      candidates,
      attestations: [],
      evidence: [],
      maxBundles,
      refused: (_, failure) => void this.refusals.push(failure),
    });
  }

  /** Logs a block and makes it the head. */
  async commit(executed: ExecutedBlock, block = blockOf(executed, this.ledger.head.commit)): Promise<void> {
    const commit = commitOf(executed);
    await this.log.append(executed.header.height, encode(StoredBlock, { block, commit, attestations: [] }));
    await this.ledger.commit(executed, commit);
  }

  /** Checks a block of another node, and makes it the head. */
  async follow(block: Block): Promise<ExecutedBlock> {
    const executed = await this.ledger.check(block, envelopesOf(block, this.ledger.set));
    await this.commit(executed, block);
    return executed;
  }

  /** Builds and commits a block of these candidates; returns it as it goes to others. */
  async produce(candidates: readonly Envelope[], afterMs?: number): Promise<Block> {
    const executed = await this.build(candidates, undefined, afterMs);
    const block = blockOf(executed, this.ledger.head.commit);
    await this.commit(executed, block);
    return block;
  }

  close(): Promise<void> {
    return this.log.close();
  }
}

/** A block as it goes to others. */
export function blockOf({ header, envelopes }: ExecutedBlock, lastCommit: CommitCertificate): Block {
  return {
    header,
    last_commit: lastCommit,
    evidence: [],
    attestations: [],
    bundles: envelopes.map(({ bytes }) => bytes),
    proposer_signature: null,
  };
}

/** The bundles of a block, parsed. */
export const envelopesOf = ({ bundles }: Block, modules: ModuleSet = set): Envelope[] =>
  bundles.map((bytes) => openEnvelope(bytes, modules.operations));

const commitOf = ({ header, hash }: { header: { height: number }; hash: Hash }): CommitCertificate => ({
  ...NO_CERTIFICATE,
  height: header.height,
  hash,
  signers: [0],
  signatures: [new Uint8Array(64)],
});
