/** A simulated node: real network, consensus and attestations over a simulated transport, disk and ledger. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Attestations } from '../../runtime/engine/attestations/attestations.js';
import type { BundleOrder } from '../../runtime/engine/attestations/bundle-order.js';
import { attestedOrder } from '../../runtime/engine/attestations/fairness.js';
import { ConsensusDriver } from '../../runtime/engine/consensus/driver.js';
import type { Network } from '../../runtime/engine/consensus/ports.js';
import { GuardedSigner } from '../../runtime/engine/consensus/signer.js';
import { SigningRecord } from '../../runtime/engine/consensus/signing-record.js';
import { emptyRecord } from '../../runtime/engine/consensus/watermark.js';
import { PeerToPeer } from '../../runtime/engine/network/peer-to-peer.js';
import { ChainApplication } from '../../runtime/engine/producer/application.js';
import { EvidencePool } from '../../runtime/engine/producer/evidence-pool.js';
import { nextHeight } from '../../runtime/engine/producer/next-height.js';
import type { Block } from '../../runtime/kernel/chain/block.js';
import type { Signatures } from '../../runtime/kernel/chain/certified.js';
import type { ExecutedBlock } from '../../runtime/kernel/chain/seal.js';
import type { Clock } from '../../runtime/lib/clock.js';
import { type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import { sha256 } from '../../runtime/lib/crypto/hash.js';
import { writeKeyFile } from '../../runtime/lib/crypto/keyfile.js';
import type { Signer } from '../../runtime/lib/crypto/signatures.js';
import type { Log } from '../../runtime/lib/rpc/methods/method.js';
import { signaturesOf, signatureVerifier } from '../../runtime/node/assembly/signature-checks.js';
import { statementBytes, statementsBy } from '../../runtime/node/signer/statements.js';
import { type SimChain, SimLedger } from './chain.js';
import { Disk } from './disk.js';
import type { Host } from './internet.js';
import { SimPool } from './pool.js';
import { EPOCH_MS, type Processor, type VirtualTime } from './virtual-time.js';

const MAX_INTERVAL_MS = 12_000;
/** Verdicts on the order of blocks kept. */
const MAX_ORDERS = 100;

export interface NodeParts {
  readonly index: number;
  readonly time: VirtualTime;
  readonly chain: SimChain;
  readonly processor: Processor;
  readonly host: Host;
  readonly directory: string;
  readonly bootnodes: readonly string[];
  /** Undefined for a node that follows. */
  readonly key: Signer | undefined;
  readonly log: Log;
  readonly finalized: (node: SimNode, executed: ExecutedBlock) => void;
  /** Replaces the outgoing consensus network: for attacks. */
  readonly wrap?: (network: Network<Block>, node: SimNode) => Network<Block>;
}

/** The identity key of a node. */
export const identityOf = (index: number): Uint8Array => sha256(new TextEncoder().encode(`simulated node ${index}`));

const orders = new Map<string, string | undefined>();

/** The real order; the check of a block is a pure function of its content, and computed once for all nodes. */
const orderOnce: BundleOrder = {
  ...attestedOrder,
  misplaced(block, bundles, attested, terms) {
    const { parent_hash, transactions_root, attestations_root } = block.header;
    const name = `${parent_hash}${transactions_root}${attestations_root}`;
    if (!orders.has(name)) {
      if (orders.size >= MAX_ORDERS) orders.clear();
      orders.set(name, attestedOrder.misplaced(block, bundles, attested, terms));
    }
    return orders.get(name);
  },
};

export class SimNode {
  readonly parts: NodeParts;
  readonly network: PeerToPeer;
  readonly pool: SimPool;
  readonly ledger: SimLedger;
  readonly driver: ConsensusDriver<Block>;
  readonly publicKey: string | undefined;
  readonly #application: ChainApplication;
  readonly #attestations: Attestations;
  readonly #signatures: Signatures;

  private constructor(parts: NodeParts, network: PeerToPeer, pool: SimPool, ledger: SimLedger, disk: Disk) {
    const { time, chain, key, log } = parts;
    this.parts = parts;
    this.network = network;
    this.pool = pool;
    this.ledger = ledger;
    this.publicKey = key && toHex(key.publicKey);
    const { publicKey } = this;
    const domain = domainOf(chain);
    const validator = key && { publicKey: publicKey!, sign: ownKey(key, domain).attest, maySign: () => true };
    const clock = clockOf(time);
    const verify = signatureVerifier();
    this.#signatures = signaturesOf(domain, verify);
    this.#attestations = new Attestations({
      ...{ ledger: ledger.asLedger, mempool: pool.asPool, clock, domain, verify, log },
      ...{ network: network.attestations, order: orderOnce, validator },
    });
    const evidence = new EvidencePool();
    this.#application = new ChainApplication({
      ...{ ledger: ledger.asLedger, mempool: pool.forApplication, clock, evidence, publicKey, log },
      blockLog: disk.blockLog,
      verify: async (checks) => checks.map(() => true),
      attestations: this.#attestations,
      maxIntervalMs: MAX_INTERVAL_MS,
      maxBundles: chain.limits.bundles,
      verifyCommit: this.#signatures.committed,
      finalized: (executed) => {
        network.finalized(executed);
        parts.finalized(this, executed);
      },
    });
    this.driver = new ConsensusDriver<Block>({
      ...{ application: this.#application, clock, verify, domain, voteLog: disk.voteLog },
      network: parts.wrap?.(network.consensus, this) ?? network.consensus,
      validator: key === undefined ? null : { publicKey: publicKey!, signer: signerOf(key, domain, disk) },
      onEvidence: (found) => void evidence.add(found),
      onHalt(reason, cause) {
        throw cause ?? new Error(reason);
      },
    });
  }

  /** Creates a node that sends nothing yet. Its timers run on its processor. */
  static async create(parts: NodeParts): Promise<SimNode> {
    const { index, time, chain, processor, host, directory, bootnodes, key, log } = parts;
    time.current = processor;
    const path = join(directory, `${index}`);
    await mkdir(path);
    writeKeyFile(join(path, 'node.key'), identityOf(index));
    const ledger = new SimLedger(chain, processor);
    const proposer = key && chain.accountOf(toHex(key.publicKey));
    const pool = new SimPool({ time, chain, ledger, processor, proposer });
    const disk = new Disk(time, processor, chain);
    const network = await PeerToPeer.create({
      options: {
        ...{ p2pHost: '0.0.0.0', p2pPort: undefined, bootnodes, maxPeers: 64, peerExchange: true },
        ...{ externalAddr: undefined, enforceValidatorAllowlist: false, sentries: [], sentryFor: [] },
      },
      ...{
        directory: path,
        version: '0.0.0',
        snapshots: undefined,
        genesis: new Uint8Array(),
        domain: domainOf(chain),
      },
      ...{ ledger: ledger.asLedger, mempool: pool.asPool, blockLog: disk.blockLog },
      blocks: { oldest: 0 } as Parameters<typeof PeerToPeer.create>[0]['blocks'],
      validator: key && ownKey(key, domainOf(chain)),
      ...{ open: host.open, log, now: clockOf(time).now },
    });
    return new SimNode(parts, network, pool, ledger, disk);
  }

  /** Opens the port and dials. */
  async start(): Promise<void> {
    const { network } = this;
    network.consensus.driver = this.driver;
    network.attestations.keeper = this.#attestations;
    await network.start({
      signatures: this.#signatures,
      fits: (block) => this.#application.header(block) !== null,
      commit: (hash, block, certificate, attested) =>
        this.#application.commit(hash, this.#shared(hash, block), certificate, attested),
      deliver: (peer, certificate, block, attested) =>
        void this.#attestations
          .receiveAll(attested)
          .then(() =>
            this.driver.receive(peer, { type: 'commit', certificate }, () => this.#shared(certificate.hash, block)),
          ),
      pause: () => this.driver.stop(),
      resume: () => this.beginConsensus(),
      failed(reason, cause) {
        throw cause instanceof Error ? cause : new Error(reason);
      },
    });
  }

  async beginConsensus(): Promise<void> {
    const sinceMs = EPOCH_MS + this.parts.time.now - this.ledger.head.header.timestamp_ms;
    await this.driver.start(await nextHeight(this.ledger.asLedger, MAX_INTERVAL_MS, { sinceMs }));
  }

  /** The process dies. */
  kill(): void {
    this.parts.processor.isOn = false;
    this.parts.host.stop();
  }

  /** A synced block whose body fits its header, with the bundles as objects that other nodes have parsed. */
  #shared(hash: Hash, block: Block): Block {
    const bundles = this.parts.chain.bundlesOf(hash);
    return bundles === undefined ? block : { ...block, bundles };
  }
}

const domainOf = ({ genesis }: SimChain) => ({ chainId: genesis.chain.chainId, genesisHash: genesis.hash });

const clockOf = (time: VirtualTime): Clock => ({
  now: () => EPOCH_MS + Math.trunc(time.now),
  schedule(ms, callback) {
    const task = time.after(ms, callback);
    return () => {
      task.isCancelled = true;
    };
  },
});

/** What a validator signs beside consensus messages. */
const ownKey = (key: Signer, domain: ReturnType<typeof domainOf>) => ({
  publicKey: toHex(key.publicKey),
  ...statementsBy(async (statement) => key.sign(statementBytes(domain, statement))),
});

function signerOf(key: Signer, domain: ReturnType<typeof domainOf>, disk: Disk): GuardedSigner {
  return new GuardedSigner({
    sign: (bytes) => key.sign(bytes),
    record: new SigningRecord(
      domain,
      { write: (record) => disk.sync(record.length) },
      emptyRecord(toHex(key.publicKey)),
    ),
    fresh: false,
    doppelgangerBlocks: 0,
    alarm: () => undefined,
  });
}
