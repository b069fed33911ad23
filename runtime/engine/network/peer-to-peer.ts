/** The network part of a node: its identity, its links, and consensus and requests over them. */

import { randomBytes } from 'node:crypto';
import { type Block, headerHash, StoredBlock } from '../../kernel/chain/block.js';
import type { ExecutedBlock } from '../../kernel/chain/seal.js';
import { type Hash, toHex } from '../../lib/codec/ids.js';
import { decode } from '../../lib/codec/type.js';
import type { ProgressFacts } from '../../lib/progress.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import type { BlockLog } from '../../lib/storage/block-log.js';
import type { ChainDomain } from '../consensus/messages.js';
import type { Blocks } from '../ledger/blocks.js';
import type { Ledger } from '../ledger/ledger.js';
import type { BundlePool } from '../mempool/pool.js';
import type { SnapshotStore } from '../snapshots/archive/snapshot-store.js';
import { readAddress } from './address.js';
import { AttestationLinks } from './attestation-links.js';
import { serveBlocks } from './blocks.js';
import { ConsensusLinks } from './consensus-links.js';
import { serveFetch } from './fetch.js';
import { serveGenesis } from './genesis.js';
import { type Hello, LINK_FORMAT, type LinkClaim, type PeerStatus, type SentryClaim, type Welcome } from './hello.js';
import { nodeIdentity } from './identity.js';
import type { Link } from './link.js';
import { Links } from './links.js';
import { ModuleSets } from './module-sets.js';
import { PeerBook } from './peer-book.js';
import { exchangePeers } from './peer-exchange.js';
import { PROTOCOL } from './protocol.js';
import { Relay } from './relay.js';
import type { BatchSeal } from './relay-batch.js';
import { RequestServer } from './request-server.js';
import type { Part } from './requests.js';
import { Sentries } from './sentries.js';
import { serveSnapshots } from './snapshots.js';
import { Spread } from './spread.js';
import { Sync, type SyncParts } from './sync.js';
import type { OpenTransport } from './transport.js';
import { ValidatorSets } from './validator-sets.js';
import type { LinkCounts, NetworkView, PeerView, RelayView } from './views.js';

export interface NetworkOptions {
  readonly p2pHost: string;
  /** Undefined or 0: any free port. */
  readonly p2pPort: number | undefined;
  readonly bootnodes: readonly string[];
  readonly maxPeers: number;
  readonly peerExchange: boolean;
  /** Public multiaddress of this node, without its peer id. */
  readonly externalAddr: string | undefined;
  readonly enforceValidatorAllowlist: boolean;
  /** Multiaddresses of the sentries of this node's validator: only they and the bootnodes are linked. */
  readonly sentries: readonly string[];
  /** Consensus keys of the validators whose sentry this node is. */
  readonly sentryFor: readonly string[];
}

export interface PeerToPeerParts {
  readonly options: NetworkOptions;
  readonly directory: string;
  readonly version: string;
  readonly ledger: Ledger;
  readonly blocks: Blocks;
  readonly blockLog: BlockLog;
  readonly mempool: BundlePool;
  /** Snapshots for joining nodes; undefined if none are kept. */
  readonly snapshots: SnapshotStore | undefined;
  readonly domain: ChainDomain;
  /** The genesis as JSON text, for nodes without one. */
  readonly genesis: Uint8Array;
  readonly validator: ValidatorKey | undefined;
  readonly open: OpenTransport;
  readonly log: Log;
  readonly now: () => number;
}

/** The consensus key of this node for links and relayed batches. Signatures are null while its signer is absent. */
export interface ValidatorKey {
  readonly publicKey: string;
  prove(claim: LinkClaim): Promise<Uint8Array | null>;
  seal(body: BatchSeal): Promise<Uint8Array | null>;
  appoint(claim: SentryClaim): Promise<Uint8Array | null>;
}

/** Callbacks for blocks received while catching up. */
export type Catching = Pick<SyncParts, 'signatures' | 'fits' | 'commit' | 'deliver' | 'pause' | 'resume' | 'failed'>;

export class PeerToPeer implements NetworkView {
  readonly links: Links;
  readonly consensus: ConsensusLinks;
  readonly attestations: AttestationLinks;
  readonly sets: ValidatorSets;
  readonly sentries: Sentries;
  readonly #relay: Relay;
  readonly #parts: PeerToPeerParts;
  readonly #moduleSets: ModuleSets;
  readonly #stopExchange: () => void;
  /** Peers linked without a proof of this node's key, because its signer was absent. */
  readonly #unproven = new Set<string>();

  private constructor(parts: PeerToPeerParts, book: PeerBook, sets: ValidatorSets, moduleSets: ModuleSets) {
    this.#parts = parts;
    this.#moduleSets = moduleSets;
    this.sets = sets;
    const { options, directory, domain, ledger, mempool, log, now, validator } = parts;
    const sentryFor = new Set(options.sentryFor);
    const exchange = options.peerExchange && options.sentries.length === 0;
    this.links = new Links({
      identity: nodeIdentity(directory),
      host: options.p2pHost,
      port: options.p2pPort ?? 0,
      get bootnodes() {
        return [...options.sentries, ...options.bootnodes];
      },
      bootnodesOnly: options.sentries.length > 0,
      get maxPeers() {
        return options.maxPeers;
      },
      exchange,
      sentryFor,
      domain,
      hello: (port) => this.#hello(port),
      welcome: (self, peer, nonce) => this.#welcome(self, peer, nonce),
      status: () => this.#status(),
      hadModules: moduleSets.had.bind(moduleSets),
      isValidator: (key) => sets.has(key),
      takesPart: () => this.#takesPart(),
      book,
      log,
      now,
    });
    this.sentries = new Sentries({
      links: this.links,
      sets,
      domain,
      validator,
      sentries: new Set(options.sentries.flatMap((text) => readAddress(text)?.peer ?? [])),
      sentryFor,
      log,
      now,
    });
    const { links, sentries } = this;
    const spread = new Spread({ links, sets, publicKey: validator?.publicKey });
    this.consensus = new ConsensusLinks({
      links,
      sentries,
      spread,
      bundles: () => mempool.list().map(({ envelope }) => envelope.bytes),
      parent: () => ledger.head.hash,
      mayDeliver: (link) => this.#mayDeliver(link),
      takesPart: () => this.#takesPart(),
    });
    this.attestations = new AttestationLinks({
      links,
      spread,
      sentries,
      mayDeliver: (link) => this.#mayDeliver(link),
    });
    this.#relay = new Relay({
      links,
      sentries,
      mempool,
      sets,
      spread,
      domain,
      seal: validator?.seal.bind(validator),
      mayDeliver: (link) => this.#mayDeliver(link),
      now,
    });
    const serving = new RequestServer(this.links, log, () => (this.#takesPart() ? sets.current.length : 1));
    this.#stopExchange = exchangePeers(this.links, book, exchange);
    this.links.listen({
      request: (protocol, stream, link) => {
        const respond = this.#responders[protocol];
        if (respond) void serving.serve(link, protocol, stream, respond);
        else stream.abort();
      },
      down: ({ peer }) => this.#unproven.delete(peer),
    });
  }

  /** Prepares everything; nothing is sent before `start`. */
  static async create(parts: PeerToPeerParts): Promise<PeerToPeer> {
    const sets = new ValidatorSets();
    await sets.load(parts.ledger);
    const moduleSets = new ModuleSets();
    const { ledger, blocks } = parts;
    await moduleSets.load(blocks.oldest, ledger.head.height, ledger.store.header.bind(ledger.store));
    return new PeerToPeer(parts, await PeerBook.open(parts.directory, parts.now), sets, moduleSets);
  }

  /** Catches up with peers; undefined before the start. */
  sync: Sync | undefined;

  /** Opens the port, publishes this node's address, and starts to catch up. */
  async start(chain: Catching): Promise<void> {
    const { ledger, log, now } = this.#parts;
    const mayDeliver = (link: Link) => this.#mayDeliver(link);
    this.sync = new Sync({
      ...chain,
      links: this.links,
      ledger,
      mayDeliver,
      takesPart: () => this.#takesPart(),
      log,
      now,
    });
    await this.links.start(this.#parts.open);
    this.sync.start();
    this.#parts.log('info', 'peer port open', { address: this.address });
  }

  /** Address for other nodes on this machine, or behind the external address; null until the port is open. */
  get address(): string | null {
    if (this.links.self === '') return null;
    const { externalAddr, p2pHost } = this.#parts.options;
    const host = p2pHost === '0.0.0.0' ? '127.0.0.1' : p2pHost;
    const bare = externalAddr ?? `/${host.includes(':') ? 'ip6' : 'ip4'}/${host}/udp/${this.links.port}/quic-v1`;
    return `${bare}/p2p/${this.links.self}`;
  }

  peers(): readonly PeerView[] {
    return this.links.all().map((link) => ({
      peer: link.peer,
      address: this.links.isServed(link) ? undefined : link.connection.remote,
      outbound: link.connection.outbound,
      validator: !link.blocksOnly && this.links.isValidator(link) ? link.validator : undefined,
      sentryFor: link.keys.filter((key) => key !== link.validator && this.sets.has(key)),
      height: link.status?.height ?? 0,
      rttMs: link.rttMs,
      clockOffsetMs: link.clockOffsetMs,
      bytesIn: link.connection.traffic.in,
      bytesOut: link.connection.traffic.out,
      queuedBytes: link.queuedBytes,
      agent: link.hello?.agent ?? '',
      light: link.hello?.light ?? false,
    }));
  }

  get reached(): ReadonlySet<string> {
    return new Set(this.sentries.reach().keys());
  }

  get highest(): number {
    return this.sync?.highest ?? 0;
  }

  get syncing(): boolean {
    return this.sync?.syncing ?? false;
  }

  get syncProgress(): ProgressFacts | undefined {
    return this.sync?.progress;
  }

  get relay(): RelayView {
    return { ...this.#relay.counts, since: this.#relay.since };
  }

  get counts(): LinkCounts {
    return this.links.counts;
  }

  get traffic(): NetworkView['traffic'] {
    return this.links.traffic;
  }

  /** Follows a final block: sends the new status to peers that are no validators. */
  finalized(block: ExecutedBlock): void {
    this.sets.follow(block);
    this.#moduleSets.follow(block.header);
    this.#relay.included(block.envelopes);
    for (const link of this.links.all()) if (link.blocksOnly || !this.links.isValidator(link)) link.sendStatus();
  }

  async stop(): Promise<void> {
    this.#stopExchange();
    this.sentries.stop();
    this.#relay.stop();
    await this.sync?.stop();
    await this.links.stop();
  }

  readonly #responders: Readonly<Record<string, (request: Uint8Array) => AsyncIterable<Part>>> = {
    [PROTOCOL.fetch]: (request) => serveFetch(request, this.#findBlock),
    [PROTOCOL.bundles]: (request) => this.#relay.serve(request),
    [PROTOCOL.attestations]: (request) => this.attestations.serve(request),
    [PROTOCOL.sync]: (request) => serveBlocks(request, this.#parts.blockLog, this.#parts.ledger.store),
    [PROTOCOL.snapshots]: (request) => serveSnapshots(request, this.#parts.snapshots),
    [PROTOCOL.genesis]: () => serveGenesis(this.#parts.genesis),
  };

  readonly #findBlock = async (height: number, hash: Hash): Promise<Block | undefined> => {
    const held = this.consensus.driver.held(hash);
    if (held !== undefined || height > this.#parts.ledger.head.height) return held;
    const bytes = await this.#parts.blockLog.read(height);
    const block = bytes === null ? undefined : decode(StoredBlock, bytes).block;
    return block !== undefined && headerHash(block.header) === hash ? block : undefined;
  };

  #mayDeliver(link: Link): boolean {
    return !this.#parts.options.enforceValidatorAllowlist || this.links.isValidator(link);
  }

  /** Whether this node's own key is a validator's, or it passes the votes of one. */
  #takesPart(): boolean {
    const { validator } = this.#parts;
    return this.sentries.isSentry || (validator !== undefined && this.sets.has(validator.publicKey));
  }

  #status(): PeerStatus {
    const { ledger, blocks } = this.#parts;
    return { height: ledger.head.height, hash: ledger.head.hash, oldest: blocks.oldest };
  }

  #hello(port: number): Hello {
    const { options, domain, ledger, version } = this.#parts;
    const { externalAddr } = options;
    return {
      format: LINK_FORMAT,
      chain_id: domain.chainId,
      genesis_hash: domain.genesisHash,
      module_set_id: ledger.set.id,
      agent: `trellis/${version}`,
      light: false,
      port,
      addresses: externalAddr === undefined ? [] : [`${externalAddr}/p2p/${this.links.self}`],
      status: this.#status(),
      nonce: toHex(randomBytes(32)) as Hash,
    };
  }

  async #welcome(self: string, peer: string, nonce: Hash): Promise<Welcome> {
    const { validator } = this.#parts;
    const { appointments } = this.sentries;
    const signature = (await validator?.prove({ own: self, remote: peer, nonce })) ?? null;
    if (validator !== undefined && signature === null) this.#unproven.add(peer);
    return { validator: signature && { public_key: validator!.publicKey as Hash, signature }, appointments };
  }

  /** Links again with the peers to which this node could not prove its key, now that its signer is present. */
  proveAgain(): void {
    const peers = [...this.#unproven];
    this.#unproven.clear();
    for (const peer of peers) this.links.of(peer)?.close('the signer of this validator is present now');
  }
}
