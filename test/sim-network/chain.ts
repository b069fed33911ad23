/**
 * The chain of a simulation. Executing ten thousand transfers on three hundred nodes in one process would take minutes
 * for each block, so a block is executed once: its result is shared by content hash, and each node is charged the time.
 * Header, roots of the body, certificates and intervals are computed as by the real ledger; only the state is a stand-in.
 */

import { modules } from '../../modules/index.js';
import { type BuildRequest, InvalidBlock } from '../../runtime/engine/ledger/contents.js';
import type { Head, Ledger } from '../../runtime/engine/ledger/ledger.js';
import { nextInterval, timingOfRounds } from '../../runtime/kernel/agreement/interval.js';
import type { CommitCertificate } from '../../runtime/kernel/agreement/types.js';
import {
  type AttestationRef,
  attestationsRoot,
  type Block,
  certificateHash,
  type Header,
  headerHash,
  NO_CERTIFICATE,
} from '../../runtime/kernel/chain/block.js';
import { bundleHash, type Envelope, openEnvelope, sealEnvelope } from '../../runtime/kernel/chain/bundle.js';
import { type BlockLimits, STANDARD_LIMITS } from '../../runtime/kernel/chain/core.js';
import { ExecutionContext } from '../../runtime/kernel/chain/execution-context.js';
import { type Genesis, loadGenesis, readGenesis } from '../../runtime/kernel/chain/genesis.js';
import type { Journal } from '../../runtime/kernel/chain/journal.js';
import { bundlesRoot, type ExecutedBlock, rootOf } from '../../runtime/kernel/chain/seal.js';
import { textForms } from '../../runtime/kernel/chain/text.js';
import { founders, leadersOf, validatorsHash } from '../../runtime/kernel/chain/validators.js';
import { loadModules, type ModuleSet } from '../../runtime/kernel/loader.js';
import type { ValidatorPower } from '../../runtime/kernel/ports.js';
import { type Address, fromHex, type Hash, toHex, ZERO_ADDRESS } from '../../runtime/lib/codec/ids.js';
import { blake3Hex, sha256 } from '../../runtime/lib/crypto/hash.js';
import { KeyType, type Signer, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { Actor } from '../kit/actors.js';
import { loadedModule } from '../kit/distribution.js';
import { EPOCH_MS, type Processor } from './virtual-time.js';

/**
 * Main-thread time of a transfer on the machine of docs/performance.md, milliseconds: 86 µs in all on each of four
 * validators.
 */
export const TRANSFER_MS = { admit: 0.045, execute: 0.03, commit: 0.011 };
const TRANSFER_GAS = 21_000;
const SENDERS = 997;
const CHAIN_ID = 1_618_031;

interface Result {
  readonly executed: ExecutedBlock;
  readonly bundles: readonly Uint8Array[];
  readonly stress: number;
}

/** A genesis with validators of equal power and none of the modules: their state is not simulated. */
function genesisOf(keys: readonly Signer[], limits: BlockLimits): Genesis {
  return readGenesis({
    format: 1,
    genesis_time: EPOCH_MS / 1_000,
    chain: {
      chain_id: CHAIN_ID,
      name: 'Simulation',
      network: 'simulation',
      symbol: 'TRL',
      decimals: 9,
      address_prefix: 'trl',
      hash_prefix: 'trh',
      name_service: 'trl',
      epoch_blocks: 1_000_000,
      enforce_signatures: true,
    },
    modules: [],
    params: { 'chain.fair_ordering': true },
    data: {
      chain: {
        limits: { ...limits },
        price_floor: 10,
        validators: keys.map(({ publicKey }) => ({
          address: `0x${sha256Hex(publicKey)}`,
          public_key: toHex(publicKey),
          power: 1_000,
        })),
      },
    },
  });
}

const sha256Hex = (bytes: Uint8Array): string => toHex(sha256(bytes));

/** What all nodes of a simulation share: the genesis, the modules' operations, and the results of blocks. */
export class SimChain {
  readonly set: ModuleSet;
  readonly genesis: Genesis;
  readonly limits: BlockLimits;
  readonly keys: readonly Signer[];
  readonly validators: readonly ValidatorPower[];
  readonly genesisHead: Head;
  /** Stored form of each final block, as the first node to commit it wrote it. */
  readonly stored = new Map<number, Uint8Array>();
  /** Height of the block that includes a bundle, once any node has committed it. */
  readonly includedAt = new Map<Hash, number>();
  readonly #core: ModuleSet;
  readonly #state: Journal;
  readonly #validatorsHash: Hash;
  readonly #results = new Map<Hash, Result>();
  readonly #final = new Map<number, Hash>();
  readonly #envelopes = new Map<number, Envelope>();
  readonly #senders = Array.from({ length: SENDERS }, (_, i) => new Actor(`sender ${i}`));
  #made = 0;

  constructor(validators: number, maxBundles: number) {
    this.set = loadModules(modules.map(({ number, name }) => [number, loadedModule(name)]));
    this.#core = loadModules([]);
    this.keys = Array.from({ length: validators }, (_, i) =>
      signerOf(KeyType.Ed25519, sha256(new TextEncoder().encode(`simulated validator ${i}`))),
    );
    this.limits = { ...STANDARD_LIMITS, bundles: maxBundles };
    this.genesis = genesisOf(this.keys, this.limits);
    this.#state = loadGenesis(this.genesis, this.#core, textForms(this.genesis.chain, this.#core.operations));
    this.validators = founders(this.#state);
    this.#validatorsHash = validatorsHash(this.validators);
    const header: Header = {
      ...this.#header(undefined, { round: 0, timeMs: EPOCH_MS, proposer: ZERO_ADDRESS, lastCommit: NO_CERTIFICATE }),
      evidence_root: this.genesis.hash,
    };
    this.genesisHead = { height: 0, hash: headerHash(header), header, commit: NO_CERTIFICATE };
  }

  /** The account of a validator. */
  accountOf(publicKey: string): Address {
    return this.validators.find((one) => one.publicKey === publicKey)!.address;
  }

  /** A signed transfer between two of many accounts. */
  makeBundle(): Envelope {
    const { operations } = this.set;
    const from = this.#senders[this.#made % SENDERS]!;
    const to = this.#senders[(this.#made + 1) % SENDERS]!.address;
    const nonce = Math.trunc(this.#made++ / SENDERS);
    const type = operations.byName.get('Transfer')!;
    const transfer = { type, params: { to, token_symbol: 'TRL', amount: 1_000n, memo: null } };
    const terms = { version: 1, chain_id: CHAIN_ID, gas_limit: TRANSFER_GAS, gas_price: 10, valid_until: 0, memo: '' };
    const bundle = { ...terms, from: from.address, nonce, operations: [transfer] };
    const envelope = sealEnvelope(bundle, [from.signature(fromHex(bundleHash(bundle, operations)))], operations);
    this.#envelopes.set(contentKey(envelope.bytes), envelope);
    return envelope;
  }

  /** Parses a bundle, or returns the one parsed before from the same bytes. Throws as the real parser does. */
  open(bytes: Uint8Array): Envelope {
    const known = bytes.length < 16 ? undefined : this.#envelopes.get(contentKey(bytes));
    if (known !== undefined && Buffer.compare(known.bytes, bytes) === 0) return known;
    return openEnvelope(bytes, this.set.operations);
  }

  view(head: Head): ExecutionContext {
    const { height } = head;
    const { timestamp_ms: timeMs } = head.header;
    const env = {
      chain: this.genesis.chain,
      height,
      timeMs,
      parentTimeMs: timeMs,
      proposer: ZERO_ADDRESS,
      gasLimit: 0,
    };
    return new ExecutionContext(this.#core, env, this.#state);
  }

  /** The result of executing a block after a head. */
  execute(
    head: Head,
    request: Pick<BuildRequest, 'round' | 'timeMs' | 'proposer' | 'lastCommit'>,
    contents: Contents,
  ): ExecutedBlock {
    const header = this.#header(head, request, contents);
    const hash = headerHash(header);
    const known = this.#results.get(hash);
    if (known !== undefined) return known.executed;
    const { envelopes, attestations, evidence, bundles } = contents;
    const executed: ExecutedBlock = {
      ...{ header, hash, envelopes, evidence, attestations },
      ...{ outcomes: [], receipts: [], writes: [], derived: [], undoTree: [] },
      ...{ validators: this.validators, nextValidators: this.validators },
    };
    this.#results.set(hash, { executed, bundles, stress: this.#pace(head, header, request.lastCommit).stress });
    return executed;
  }

  /** The bundles of an executed block, as the objects that its first node used. */
  bundlesOf(hash: Hash): readonly Uint8Array[] | undefined {
    return this.#results.get(hash)?.bundles;
  }

  /** Parsed bundles of all blocks that follow a head, final or not. */
  *envelopesAfter({ height }: Head): Generator<Envelope> {
    for (const { executed } of this.#results.values())
      if (executed.header.height === height + 1) yield* executed.envelopes;
  }

  /** A node has committed a block; throws if another node has a different one at its height. */
  committed({ header, hash, envelopes }: ExecutedBlock): void {
    const { height } = header;
    const first = this.#final.get(height);
    if (first !== undefined && first !== hash) throw new Error(`two blocks are final at height ${height}`);
    if (first !== undefined) return;
    this.#final.set(height, hash);
    for (const envelope of envelopes) this.includedAt.set(envelope.hash, height);
    for (const [key, { executed }] of this.#results)
      if (executed.header.height < height - KEPT) this.#results.delete(key);
  }

  get height(): number {
    return this.#final.size;
  }

  #header(
    head: Head | undefined,
    { round, timeMs, proposer, lastCommit }: Pick<BuildRequest, 'round' | 'timeMs' | 'proposer' | 'lastCommit'>,
    contents?: Contents,
  ): Header {
    const { attestations = [], evidence = [], bundles = [] } = contents ?? {};
    const { set, limits, genesis } = this;
    const transactions_root = bundlesRoot(bundles);
    const header: Header = {
      version: 1,
      chain_id: genesis.chain.chainId,
      height: head === undefined ? 0 : head.height + 1,
      round,
      timestamp_ms: timeMs,
      parent_hash: head?.hash ?? ('00'.repeat(32) as Hash),
      proposer,
      epoch: 0,
      state_root: blake3Hex(fromHex(`${head?.header.state_root ?? ''}${transactions_root}`)),
      transactions_root,
      receipts_root: blake3Hex(fromHex(transactions_root)),
      attestations_root: attestationsRoot(attestations),
      evidence_root: rootOf(evidence),
      validators_hash: this.#validatorsHash,
      next_validators_hash: this.#validatorsHash,
      last_commit_hash: head === undefined ? ('00'.repeat(32) as Hash) : certificateHash(lastCommit),
      module_set_id: set.id,
      gas_used: bundles.length * TRANSFER_GAS,
      gas_limit: limits.gas,
      base_fee: 10,
      bundle_count: bundles.length,
      interval_ms: 500,
    };
    return head === undefined ? header : { ...header, interval_ms: this.#pace(head, header, lastCommit).intervalMs };
  }

  /** The interval controller after a block, as sealing computes it. */
  #pace(head: Head, header: Header, lastCommit: CommitCertificate) {
    const { round, timestamp_ms, gas_used, gas_limit, bundle_count } = header;
    const leaders = round === 0 ? [] : leadersOf(this.view(head));
    const signers = round === 0 ? [] : lastCommit.signers.map((index) => this.validators[index]!.address);
    const timing = timingOfRounds({
      ...{ round, parentRound: head.header.round, commitRound: lastCommit.round },
      ...{ leaders, signers },
    });
    const stress = this.#results.get(head.hash)?.stress ?? 0;
    const intervalMs = head.height === 0 ? 2_000 : head.header.interval_ms;
    return nextInterval(
      { intervalMs, stress },
      {
        ...timing,
        gapMs: head.height === 0 ? intervalMs : timestamp_ms - head.header.timestamp_ms,
        gasUsed: gas_used,
        gasLimit: gas_limit,
        bundles: bundle_count,
        maxBundles: this.limits.bundles,
      },
    );
  }
}

/** Heights of results kept behind the newest final block. */
const KEPT = 8;

/** The end of a bundle is its signature: two words of it name the content. */
function contentKey(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 8, 8);
  return view.getUint32(0) * 0x200000 + (view.getUint32(4) >>> 11);
}

/** What a block includes. */
interface Contents {
  readonly envelopes: readonly Envelope[];
  readonly bundles: readonly Uint8Array[];
  readonly attestations: readonly AttestationRef[];
  readonly evidence: readonly Uint8Array[];
}

/** The chain of one node, as far as network, consensus and application use the ledger. */
export class SimLedger {
  head: Head;
  readonly #chain: SimChain;
  readonly #processor: Processor;
  #view: ExecutionContext;
  #speculative: ExecutedBlock | undefined;

  constructor(chain: SimChain, processor: Processor) {
    this.#chain = chain;
    this.#processor = processor;
    this.head = chain.genesisHead;
    this.#view = chain.view(this.head);
  }

  /** The same object as the type that other parts ask for. */
  get asLedger(): Ledger {
    return this as unknown as Ledger;
  }

  get set(): ModuleSet {
    return this.#chain.set;
  }

  get chain(): Genesis['chain'] {
    return this.#chain.genesis.chain;
  }

  readonly store = {
    header: async (height: number) => (height === this.head.height ? this.head.header : null),
    validatorSet: async () => this.#chain.validators,
  };

  async limits(): Promise<BlockLimits> {
    return this.#chain.limits;
  }

  view(): ExecutionContext {
    return this.#view;
  }

  async read<T>(work: () => T): Promise<T> {
    return work();
  }

  async build(request: BuildRequest): Promise<ExecutedBlock> {
    const envelopes: Envelope[] = [];
    let size = 0;
    for (const envelope of request.candidates) {
      if (envelopes.length >= request.maxBundles) break;
      size += envelope.bytes.length + 4;
      if (size > this.#chain.limits.bytes) break;
      envelopes.push(envelope);
    }
    await this.#processor.work(envelopes.length * TRANSFER_MS.execute);
    const bundles = envelopes.map(({ bytes }) => bytes);
    const [attestations, evidence] = [[...request.attestations], [...request.evidence]];
    return this.#run(request, { envelopes, bundles, attestations, evidence });
  }

  async check(block: Block, envelopes: readonly Envelope[]): Promise<ExecutedBlock> {
    const { header, bundles, attestations, evidence, last_commit: lastCommit } = block;
    if (header.height !== this.head.height + 1 || header.parent_hash !== this.head.hash)
      throw new InvalidBlock('the parent is not the head');
    if (header.timestamp_ms <= this.head.header.timestamp_ms) throw new InvalidBlock('time does not advance');
    await this.#processor.work(bundles.length * TRANSFER_MS.execute);
    const { proposer, round, timestamp_ms: timeMs } = header;
    const executed = this.#run({ proposer, round, timeMs, lastCommit }, { envelopes, bundles, attestations, evidence });
    if (executed.hash !== headerHash(header)) throw new InvalidBlock('execution gives a different header');
    return executed;
  }

  isSpeculative(executed: ExecutedBlock): boolean {
    return this.#speculative === executed;
  }

  async commit(executed: ExecutedBlock, commit: CommitCertificate): Promise<void> {
    const { header, hash } = executed;
    await this.#processor.work(executed.envelopes.length * TRANSFER_MS.commit);
    this.head = { height: header.height, hash, header, commit };
    this.#view = this.#chain.view(this.head);
    this.#speculative = undefined;
    this.#chain.committed(executed);
  }

  #run(request: Parameters<SimChain['execute']>[1], contents: Contents): ExecutedBlock {
    this.#speculative = this.#chain.execute(this.head, request, contents);
    return this.#speculative;
  }
}

export type { Address };
