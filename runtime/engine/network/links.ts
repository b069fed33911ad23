/** All links of a node: dials, accepts, limits and maintains them, and bans misbehaving peers. */

import type { Hash } from '../../lib/codec/ids.js';
import { Halt } from '../../lib/halt.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { addressOf, hostOf, readAddress } from './address.js';
import { type CostClass, costOf, workOf } from './budget.js';
import { ConnectionLimits } from './connection-limits.js';
import { Connections, openStream } from './connections.js';
import { Dialer, hasEnough, type WantedLinks, wantedLinks } from './dialer.js';
import type { Appointment, Hello, PeerStatus, Welcome } from './hello.js';
import type { Link, LinkContext, LinkEvents } from './link.js';
import { type PeerBook, peerGroupOf } from './peer-book.js';
import { PeerConduct } from './peer-conduct.js';
import { FRAME, PROTOCOL, type ProtocolName, type Share } from './protocol.js';
import type { ByteStream, OpenTransport, Traffic, Transport } from './transport.js';
import type { LinkCounts } from './views.js';

export interface LinksOptions {
  readonly identity: Uint8Array;
  readonly host: string;
  readonly port: number;
  readonly bootnodes: readonly string[];
  /** Maximum links to non-validators. */
  readonly maxPeers: number;
  /** False: dial the bootnodes only. */
  readonly exchange: boolean;
  readonly domain: LinkContext['domain'];
  readonly hello: (port: number) => Hello;
  readonly welcome: (self: string, peer: string, nonce: Hash) => Promise<Welcome>;
  readonly status: () => PeerStatus;
  readonly hadModules: LinkContext['hadModules'];
  /** Whether only the bootnodes may connect. */
  readonly bootnodesOnly?: boolean;
  /** Consensus keys of the validators behind this node: their addresses are neither kept nor shared. */
  readonly sentryFor?: ReadonlySet<string>;
  /** Whether a consensus key belongs to a validator of this epoch or the next. */
  readonly isValidator: (publicKey: string) => boolean;
  /** Whether this node takes part in agreement, and therefore links with every validator. */
  readonly takesPart: () => boolean;
  readonly book: PeerBook;
  readonly log: Log;
  readonly now: () => number;
}

export interface LinksEvents {
  readonly up?: (link: Link) => void;
  readonly down?: (link: Link) => void;
  /** The appointments of a sentry have changed. */
  readonly appointed?: (link: Link) => void;
  readonly advanced?: (link: Link) => void;
  /** A frame; with a share, its receiver is asked to forward it once it is verified. */
  readonly frame?: (link: Link, type: number, payload: Uint8Array, share?: Share) => void;
  /** A peer opened a stream for a request. */
  readonly request?: (protocol: string, stream: ByteStream, link: Link) => void;
}

const NO_TRAFFIC: Traffic = { in: 0, out: 0 };
const TURN_MS = 500;
const BEAT_MS = 4_000;
const SAVE_MS = 30_000;
const CLOCK_MS = 60_000;
/** Clock difference to the peers beyond which proposals begin to be late, milliseconds. */
const CLOCK_TOLERANCE_MS = 250;
/** Frames that nodes with different modules still exchange. */
const PEER_EXCHANGE_FRAMES: readonly number[] = [FRAME.askPeers, FRAME.peers];
const NO_ROOM = 'no room for more peers';

/** The peers that these addresses name. */
const namedIn = (addresses: readonly string[]): ReadonlySet<string> =>
  new Set(addresses.flatMap((text) => readAddress(text)?.peer ?? []));

export class Links {
  readonly #options: LinksOptions;
  readonly #listeners: LinksEvents[] = [];
  readonly #connections: Connections;
  readonly #up = new Map<string, Link>();
  readonly #dialer: Dialer;
  readonly #conduct: PeerConduct;
  readonly #limits: ConnectionLimits;
  /** Peers that the operator named: bootnodes and sentries. */
  #named: ReadonlySet<string>;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #counts = { refused: 0, displaced: 0 };
  #transport: Transport | undefined;

  constructor(options: LinksOptions) {
    this.#options = options;
    const { book, exchange, log } = options;
    this.#conduct = new PeerConduct(book, log, (link) => this.isValidator(link));
    this.#connections = this.#createConnections();
    this.#named = namedIn(options.bootnodes);
    this.#limits = new ConnectionLimits({
      maxPeers: () => options.maxPeers,
      named: (peer) => this.#named.has(peer),
      namedOnly: options.bootnodesOnly === true,
      book,
      isValidator: (link) => this.isValidator(link),
    });
    this.#dialer = new Dialer({
      book,
      bootnodes: () => options.bootnodes,
      namedOnly: !exchange,
      linked: (peer) => [...this.#connections.links()].some((link) => link.peer === peer),
      wanted: () => this.#wanted([...this.#connections.links()]),
      failed: (peer, named, reason) => log(named ? 'info' : 'debug', 'peer dial failed', { peer, reason }),
    });
  }

  /** Adds a listener; call before `start`. */
  listen(events: LinksEvents): void {
    this.#listeners.push(events);
  }

  async start(open: OpenTransport): Promise<void> {
    const { identity, host, port, book } = this.#options;
    this.#transport = await open(
      { identity, host, port, protocols: Object.values(PROTOCOL) },
      {
        admits: (peer, remote) => this.#admits(peer, remote),
        connected: (connection) => void this.#connections.handle(connection),
        stream: (protocol, stream, connection) => this.#connections.handleStream(protocol, stream, connection),
      },
    );
    this.reloadBootnodes();
    this.#every(TURN_MS, () => {
      this.#endNamed();
      this.#dialer.dialDue(this.#transport!);
    });
    this.#every(BEAT_MS, () => {
      for (const link of this.#connections.links()) link.sendHeartbeat();
    });
    this.#every(CLOCK_MS, () => this.#compareClocks());
    this.#every(SAVE_MS, () => void book.save().catch(() => undefined));
    this.#dialer.dialDue(this.#transport);
  }

  /** Follows a change of the bootnodes. Links with former ones stay, as links with any peer. */
  reloadBootnodes(): void {
    const { book, bootnodes } = this.#options;
    this.#named = namedIn(bootnodes);
    for (const text of bootnodes) book.learnOwn(text);
  }

  get self(): string {
    return this.#transport?.peer ?? '';
  }

  get port(): number {
    return this.#transport?.port ?? 0;
  }

  /** Links whose handshake is complete. */
  all(): readonly Link[] {
    return [...this.#up.values()];
  }

  of(peer: string): Link | undefined {
    return this.#up.get(peer);
  }

  /** Links to validators of this epoch or the next, or to their sentries, that run the same modules. */
  validators(): readonly Link[] {
    return this.all().filter((link) => !link.blocksOnly && this.isValidator(link));
  }

  /** Whether messages of a validator come over the link. */
  isValidator({ keys }: Link): boolean {
    return keys.some((key) => this.#options.isValidator(key));
  }

  /** Whether the peer is a validator behind this node. */
  isServed({ validator }: Link): boolean {
    return validator !== undefined && this.#options.sentryFor?.has(validator) === true;
  }

  /** Replaces the appointments of a peer. */
  appoint(link: Link, appointments: readonly Appointment[]): void {
    if (!link.appoint(appointments)) return;
    if (this.isValidator(link)) this.#countValidator(link);
    this.#notifySafely(link, 'appointments of a sentry', (listener) => listener.appointed?.(link));
  }

  get counts(): LinkCounts {
    return { ...this.#conduct.counts, ...this.#counts };
  }

  /** Records a fault of a peer; enough of them ban it. */
  fault(link: Link, points: number, why: string): void {
    this.#conduct.fault(link, points, why);
  }

  /** Reports an unexpected exception while handling a peer, and holds it against the peer. */
  reportFailure(link: Link, doing: string, cause: unknown, points?: number): void {
    this.#conduct.reportFailure(link, doing, cause, points);
  }

  /** Charges work to a peer's allowance; if it is insufficient, records a fault and returns false. */
  charge(link: Link, kind: CostClass, bytes: number): boolean {
    return this.#conduct.charge(link, workOf(kind, bytes));
  }

  /** Opens a stream for a request to a peer. */
  openStream(link: Link, protocol: string): Promise<ByteStream> {
    return openStream(link.connection, protocol);
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#dialer.stop();
    for (const link of this.#connections.links()) link.close();
    await this.#transport?.stop();
    await this.#options.book.save();
  }

  /** Median difference of the peers' clocks to this one; undefined without data. */
  get clockOffsetMs(): number | undefined {
    const offsets = this.all().flatMap(({ clockOffsetMs }) => clockOffsetMs ?? []);
    return offsets.toSorted((a, b) => a - b)[offsets.length >> 1];
  }

  #compareClocks(): void {
    const ahead = this.clockOffsetMs;
    if (ahead === undefined || Math.abs(ahead) <= CLOCK_TOLERANCE_MS) return;
    this.#options.log('warn', 'clock differs from peers', { peers_ahead_ms: ahead });
  }

  #every(ms: number, work: () => void): void {
    this.#timers.push(setInterval(work, ms));
  }

  #admits(peer: string, remote: string): boolean {
    const admitted = this.#limits.admits(peer, remote);
    if (!admitted) this.#counts.refused++;
    return admitted;
  }

  /** Closes a link or an open handshake to make room for another. */
  #displace(link: Link | undefined, why: string): void {
    if (link === undefined) return;
    this.#counts.displaced++;
    if (link.isUp) link.refuse(why);
    else link.close(why);
  }

  #createConnections(): Connections {
    const { domain, now, hello, welcome, status, hadModules, book } = this.#options;
    return new Connections({
      context: () => ({
        self: this.self,
        domain,
        now,
        hello: () => hello(this.port),
        welcome: (peer, nonce) => welcome(this.self, peer, nonce),
        status,
        hadModules,
      }),
      events: this.#linkEvents,
      isBanned: ({ peer, remote }) => book.banned(peer, remote) !== undefined,
      accepted: () =>
        this.#displace(this.#limits.displacedHandshake(this.#connections.links()), 'displaced by newer handshakes'),
      request: (protocol, stream, link) =>
        this.#notifySafely(link, 'a request', (listener) => listener.request?.(protocol, stream, link)),
      unexpected: (link) => void this.charge(link, 'stream', 0),
    });
  }

  readonly #linkEvents: LinkEvents = {
    up: (link) => this.#isUp(link),
    down: (link, why) => this.#isDown(link, why),
    frame: (link, type, payload, share) => {
      if (!link.blocksOnly || PEER_EXCHANGE_FRAMES.includes(type))
        this.#notify((listener) => listener.frame?.(link, type, payload, share));
    },
    admits: (link, type, payload) => this.#conduct.charge(link, costOf(type, payload)),
    advanced: (link) => this.#notifySafely(link, 'a longer chain', (listener) => listener.advanced?.(link)),
    fault: (link, points, why) => this.fault(link, points, why),
    failed: (link, doing, cause) => this.reportFailure(link, doing, cause),
  };

  #isUp(link: Link): void {
    const { book, log } = this.#options;
    const { peer, connection, hello } = link;
    const validator = this.isValidator(link);
    if (this.#isSurplus(link)) {
      book.linked(peer, this.#conduct.observed(link));
      link.close('enough links');
      return;
    }
    const other = this.#up.get(peer);
    if (other !== undefined && other !== link) {
      const worse = worseOf(other, link, this.self);
      worse.close('duplicate link');
      if (worse === link) return;
    } else if (!validator && !connection.outbound) {
      const room = this.#limits.roomFor(link, this.all());
      if (room === 'none') {
        link.refuse(NO_ROOM);
        return;
      }
      if (room !== 'room') this.#displace(room, NO_ROOM);
    }
    this.#up.set(peer, link);
    this.#dialer.connected(peer);
    if (validator) this.#countValidator(link);
    if (!this.isServed(link)) {
      this.#learn(link, hello!);
      book.linked(peer, this.#conduct.observed(link));
    }
    log('info', 'peer linked', {
      peer,
      ...(validator ? { validator: link.keys.join() } : {}),
      height: hello!.status.height,
      ...(link.blocksOnly ? { for: 'blocks only, one of both is behind an upgrade' } : {}),
    });
    this.#notifySafely(link, 'a new link', (listener) => listener.up?.(link));
  }

  /** Whether this node has dialled one peer too many of a kind: it learns the kind in the handshake. */
  #isSurplus(link: Link): boolean {
    const { peer, connection } = link;
    if (!connection.outbound || this.#named.has(peer) || this.#up.has(peer) || this.#options.takesPart()) return false;
    const { validators, others } = this.#wanted([...this.all(), link]);
    return (this.isValidator(link) ? validators : others) < 0;
  }

  /** Links that are wanted besides these. */
  #wanted(links: readonly Link[]): WantedLinks {
    const counted = links.map((link) => ({
      outbound: link.connection.outbound,
      isValidator: this.#conduct.observed(link).validator,
      isNamed: this.#named.has(link.peer),
    }));
    return wantedLinks(counted, this.#options.takesPart());
  }

  /** Ends dialled links with named peers when there are enough others: a bootnode has room for newcomers then. */
  #endNamed(): void {
    if (!this.#options.exchange || !hasEnough(this.#wanted(this.all()))) return;
    for (const link of this.all()) {
      if (link.connection.outbound && this.#named.has(link.peer)) link.close('enough other links');
    }
  }

  /** Counts a link for its validator keys, each of which has few. */
  #countValidator(link: Link): void {
    for (const key of link.keys.filter(this.#options.isValidator)) {
      const displaced = this.#limits.displacedOfKey(key, link, this.all());
      this.#displace(displaced, 'displaced by newer links of its validator key');
    }
    if (!this.isServed(link)) this.#options.book.linked(link.peer, this.#conduct.observed(link));
  }

  /** Bytes over all connections so far, by protocol name. */
  get traffic(): ReadonlyMap<ProtocolName, Traffic> {
    const counts = this.#transport?.traffic;
    const names = Object.keys(PROTOCOL) as ProtocolName[];
    return new Map(names.map((name) => [name, counts?.get(PROTOCOL[name]) ?? NO_TRAFFIC]));
  }

  /**
   * Records addresses under which the peer may be dialled: those that it names, and its observed host with its port.
   */
  #learn({ peer, connection }: Link, { addresses, port }: Hello): void {
    const { book } = this.#options;
    const source = peerGroupOf(connection.remote);
    for (const text of addresses) if (readAddress(text)?.peer === peer) book.learnOwn(text, source);
    if (port > 0 && !connection.outbound) book.learnOwn(addressOf(hostOf(connection.remote), port, peer), source);
  }

  #isDown(link: Link, why: string | undefined): void {
    const { log } = this.#options;
    this.#connections.remove(link);
    const wasUp = this.#up.get(link.peer) === link;
    if (link.refusal !== undefined) {
      this.#dialer.refused(link.peer, link.refusal.includes(NO_ROOM));
      log('warn', 'peer link refused', { peer: link.peer, reason: why });
    }
    if (!wasUp) return;
    this.#up.delete(link.peer);
    log('info', 'peer disconnected', { peer: link.peer, ...(why === undefined ? {} : { reason: why }) });
    this.#notifySafely(link, 'the end of a link', (listener) => listener.down?.(link));
  }

  /** Forwards transport events to listeners, catching their exceptions, because no caller would. */
  #notifySafely(link: Link, what: string, event: (listener: LinksEvents) => void): void {
    try {
      this.#notify(event);
    } catch (cause) {
      if (cause instanceof Halt) throw cause;
      this.reportFailure(link, what, cause);
    }
  }

  #notify(event: (listener: LinksEvents) => void): void {
    for (const listener of this.#listeners) event(listener);
  }
}

/** Which of two links with a peer is closed: the older if the same side dialled both, because that side has lost it. */
function worseOf(older: Link, newer: Link, self: string): Link {
  if (older.connection.outbound === newer.connection.outbound) return older;
  return dialler(older, self) === smaller(self, older.peer) ? newer : older;
}

const smaller = (a: string, b: string): string => (a < b ? a : b);
const dialler = ({ connection, peer }: Link, self: string): string => (connection.outbound ? self : peer);
