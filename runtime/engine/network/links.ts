/** All links of a node: made, accepted, limited, kept up, and told apart from those that misbehave. */

import type { Hash } from '../../lib/codec/ids.js';
import { Failure } from '../../lib/errors.js';
import { Halt } from '../../lib/halt.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { addressOf, hostOf, readAddress } from './address.js';
import { Budget, costOf, type Kind, workOf } from './budget.js';
import { Dialer } from './dialer.js';
import type { Hello, PeerStatus, Welcome } from './hello.js';
import { Link, type LinkContext } from './link.js';
import { type PeerBook, type Seen, sourceOf } from './peer-book.js';
import { Places } from './places.js';
import { FRAME, PROTOCOL, type ProtocolName } from './protocol.js';
import type { ByteStream, Connection, OpenTransport, Traffic, Transport } from './transport.js';
import type { LinkCounts } from './views.js';

/** What the links of a node are made with. */
export interface LinksOptions {
  readonly identity: Uint8Array;
  readonly host: string;
  readonly port: number;
  readonly bootnodes: readonly string[];
  /** Most links to peers that are no validators. */
  readonly maxPeers: number;
  /** False: dial the bootnodes only. */
  readonly exchange: boolean;
  readonly domain: LinkContext['domain'];
  readonly hello: (port: number) => Hello;
  readonly welcome: (self: string, peer: string, nonce: Hash) => Welcome;
  readonly status: () => PeerStatus;
  readonly hadModules: LinkContext['hadModules'];
  /** Whether a consensus key is one of a validator of this epoch or the next. */
  readonly isValidator: (publicKey: string) => boolean;
  readonly book: PeerBook;
  readonly log: Log;
  readonly now: () => number;
}

/** Who hears of links. */
export interface LinksEvents {
  readonly up?: (link: Link) => void;
  readonly down?: (link: Link) => void;
  readonly moved?: (link: Link) => void;
  readonly frame?: (link: Link, type: number, payload: Uint8Array) => void;
  /** A peer opened a stream of its own for a request. */
  readonly request?: (protocol: string, stream: ByteStream, link: Link) => void;
}

const NO_TRAFFIC: Traffic = { in: 0, out: 0 };
const TURN_MS = 500;
const BEAT_MS = 2_000;
const SAVE_MS = 30_000;
const CLOCK_MS = 60_000;
/** Beyond this between this clock and those of the peers, proposals begin to be late, milliseconds. */
const CLOCK_TOLERANCE_MS = 250;
const HANDSHAKE_MS = 10_000;
const OPEN_MS = 5_000;
/** Fault points of who made this node stumble: it may be our own fault, so several times are forgiven. */
const BROKE_POINTS = 20;
/** What nodes of other modules say to each other. */
const ABOUT_PEERS: readonly number[] = [FRAME.askPeers, FRAME.peers];
const LASTING: readonly string[] = [PROTOCOL.consensus, PROTOCOL.relay];
const NO_ROOM = 'it has no room for more peers';

export class Links {
  readonly #options: LinksOptions;
  readonly #listeners: LinksEvents[] = [];
  readonly #byConnection = new Map<Connection, Link>();
  readonly #up = new Map<string, Link>();
  /** Bytes over links that are gone. */
  readonly #dialer: Dialer;
  readonly #budget = new Budget();
  readonly #places: Places;
  readonly #timers: NodeJS.Timeout[] = [];
  /** For the metrics. */
  readonly counts = { dropped: 0, faults: 0, bans: 0, refused: 0, displaced: 0 } satisfies LinkCounts;
  #transport: Transport | undefined;
  /** Exceptions that nobody expected. */
  #broken = 0;

  constructor(options: LinksOptions) {
    this.#options = options;
    const { book, bootnodes, exchange, log } = options;
    this.#places = new Places({
      maxPeers: options.maxPeers,
      named: new Set(bootnodes.flatMap((text) => readAddress(text)?.peer ?? [])),
      book,
      isValidator: (link) => this.isValidator(link),
    });
    this.#dialer = new Dialer({
      book,
      bootnodes,
      namedOnly: !exchange,
      linked: (peer) => [...this.#byConnection.values()].some((link) => link.peer === peer),
      outbound: () => this.all().filter(({ connection }) => connection.outbound).length,
      failed: (peer, named, reason) => log(named ? 'info' : 'debug', 'a peer cannot be reached', { peer, reason }),
    });
  }

  /** Adds a listener; before `start`. */
  listen(events: LinksEvents): void {
    this.#listeners.push(events);
  }

  /** Opens the port and begins to dial. */
  async start(open: OpenTransport): Promise<void> {
    const { identity, host, port, book } = this.#options;
    this.#transport = await open(
      { identity, host, port, protocols: Object.values(PROTOCOL) },
      {
        admits: (peer, remote) => this.#admits(peer, remote),
        connected: (connection) => void this.#meet(connection),
        stream: (protocol, stream, connection) => this.#streamed(protocol, stream, connection),
      },
    );
    for (const text of this.#options.bootnodes) book.learnOwn(text);
    this.#every(TURN_MS, () => this.#dialer.turn(this.#transport!));
    this.#every(BEAT_MS, () => {
      for (const link of this.#byConnection.values()) link.beat();
    });
    this.#every(CLOCK_MS, () => this.#compareClocks());
    this.#every(SAVE_MS, () => void book.save().catch(() => undefined));
    this.#dialer.turn(this.#transport);
  }

  get self(): string {
    return this.#transport?.peer ?? '';
  }

  get port(): number {
    return this.#transport?.port ?? 0;
  }

  /** Links whose handshake is done. */
  all(): readonly Link[] {
    return [...this.#up.values()];
  }

  of(peer: string): Link | undefined {
    return this.#up.get(peer);
  }

  /** Links to validators of this epoch or the next that run the same modules. */
  validators(): readonly Link[] {
    return this.all().filter((link) => !link.blocksOnly && this.isValidator(link));
  }

  isValidator({ validator }: Link): boolean {
    return validator !== undefined && this.#options.isValidator(validator);
  }

  /** Notes a fault of a peer; enough of them, and it is banned. */
  fault(link: Link, points: number, why: string): void {
    const { book, log } = this.#options;
    // Checks that were under way when the ban began find more faults of the same flood.
    const wasBanned = book.banned(link.peer) !== undefined;
    const banned = book.fault(link.peer, points, why, this.#seen(link));
    const isNew = banned && !wasBanned;
    this.counts.faults++;
    if (isNew) this.counts.bans++;
    log(isNew ? 'warn' : 'debug', isNew ? 'a peer is banned' : 'a peer is at fault', {
      peer: link.peer,
      points,
      why,
    });
    if (banned) link.refuse(`you are banned: ${why}`);
  }

  /**
   * Keeps an exception that nobody expected, in what was done about a peer, from ending the process: it is logged, counted
   * and held against the peer. Never for the execution of blocks, where it halts the node.
   */
  broke(link: Link, doing: string, cause: unknown, points: number = BROKE_POINTS): void {
    const reason = cause instanceof Error ? cause.stack : String(cause);
    this.#options.log('error', 'something about a peer went wrong here', { doing, times: ++this.#broken, reason });
    // A coded failure, as of a disk, is no doing of the peer.
    if (!(cause instanceof Failure)) this.fault(link, points, `${doing} went wrong here`);
  }

  /** Takes the work of something of a kind from a peer's allowance; false, and a fault, when it does not cover it. */
  spend(link: Link, kind: Kind, bytes: number): boolean {
    return this.#spend(link, workOf(kind, bytes));
  }

  /** Whatever is dropped for want of an allowance is a fault of its sender: a flood ends in a ban of the one that floods. */
  #spend(link: Link, cost: number): boolean {
    if (this.#budget.take(link, this.isValidator(link), cost, performance.now())) return true;
    this.counts.dropped++;
    this.fault(link, 1, 'it sends more than a peer may');
    return false;
  }

  /** A stream of a request to a peer. */
  open(link: Link, protocol: string): Promise<ByteStream> {
    return link.connection.open(protocol, AbortSignal.timeout(OPEN_MS));
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#dialer.stop();
    for (const link of this.#byConnection.values()) link.close();
    await this.#transport?.stop();
    await this.#options.book.save();
  }

  /** What the clocks of the peers are ahead of this one, in the middle; undefined while nobody has told. */
  get clockOffsetMs(): number | undefined {
    const offsets = this.all().flatMap(({ clockOffsetMs }) => clockOffsetMs ?? []);
    return offsets.toSorted((a, b) => a - b)[offsets.length >> 1];
  }

  #compareClocks(): void {
    const ahead = this.clockOffsetMs;
    if (ahead === undefined || Math.abs(ahead) <= CLOCK_TOLERANCE_MS) return;
    this.#options.log('warn', 'the clock of this machine differs from those of its peers', { peers_ahead_ms: ahead });
  }

  #every(ms: number, work: () => void): void {
    this.#timers.push(setInterval(work, ms));
  }

  /** What there is to know of a peer without believing it. A validator that returns is one before it has proven its key again. */
  #seen(link: Link): Seen {
    const validator = this.isValidator(link) || (!link.isUp && this.#options.book.isValidator(link.peer));
    return { remote: link.connection.remote, validator };
  }

  #admits(peer: string, remote: string): boolean {
    const admitted = this.#places.admits(peer, remote);
    if (!admitted) this.counts.refused++;
    return admitted;
  }

  /** Closes a link or an open handshake to make room for another. */
  #displace(link: Link | undefined, why: string): void {
    if (link === undefined) return;
    this.counts.displaced++;
    if (link.isUp) link.refuse(why);
    else link.close(why);
  }

  /** A connection is there: its dialler opens the two lasting streams. */
  async #meet(connection: Connection): Promise<void> {
    if (this.#options.book.banned(connection.peer, connection.remote) !== undefined) return connection.close();
    const link = this.#linkOn(connection);
    if (!connection.outbound) {
      this.#displace(this.#places.displacedHandshake(this.#byConnection.values()), 'others began handshakes after it');
      return;
    }
    try {
      link.greet(await connection.open(PROTOCOL.consensus, AbortSignal.timeout(OPEN_MS)));
      link.carryRelay(await connection.open(PROTOCOL.relay, AbortSignal.timeout(OPEN_MS)));
    } catch (cause) {
      link.close(cause instanceof Error ? cause.message : String(cause));
    }
  }

  #linkOn(connection: Connection): Link {
    const known = this.#byConnection.get(connection);
    if (known !== undefined) return known;
    const { domain, now, hello, welcome, status, hadModules } = this.#options;
    const context: LinkContext = {
      self: this.self,
      domain,
      now,
      hello: () => hello(this.port),
      welcome: (peer, nonce) => welcome(this.self, peer, nonce),
      status,
      hadModules,
    };
    const link = new Link(connection, context, {
      up: (one) => this.#isUp(one),
      down: (one, why) => this.#isDown(one, why),
      frame: (one, type, payload) => {
        if (!one.blocksOnly || ABOUT_PEERS.includes(type))
          this.#tell((listener) => listener.frame?.(one, type, payload));
      },
      admits: (one, type, payload) => this.#spend(one, costOf(type, payload)),
      moved: (one) => this.#about(one, 'a longer chain', (listener) => listener.moved?.(one)),
      fault: (one, points, why) => this.fault(one, points, why),
      broke: (one, doing, cause) => this.broke(one, doing, cause),
    });
    this.#byConnection.set(connection, link);
    const timer = setTimeout(() => {
      if (!link.isUp) link.close('it did not finish the handshake');
    }, HANDSHAKE_MS);
    timer.unref();
    connection.onClose(() => clearTimeout(timer));
    return link;
  }

  #streamed(protocol: string, stream: ByteStream, connection: Connection): void {
    const link = this.#linkOn(connection);
    const told = link.isUp || protocol === PROTOCOL.genesis;
    if (protocol === PROTOCOL.consensus && link.greet(stream)) return;
    if (protocol === PROTOCOL.relay && link.carryRelay(stream)) return;
    if (told && !LASTING.includes(protocol)) {
      this.#about(link, 'a request', (listener) => listener.request?.(protocol, stream, link));
      return;
    }
    stream.abort();
    // A node opens none of these.
    this.spend(link, 'stream', 0);
  }

  #isUp(link: Link): void {
    const { book, log } = this.#options;
    const { peer, connection, hello } = link;
    const validator = this.isValidator(link);
    const other = this.#up.get(peer);
    if (other !== undefined && other !== link) {
      const worse = worseOf(other, link, this.self);
      worse.close('there are two links with it');
      if (worse === link) return;
    } else if (validator) {
      this.#displace(this.#places.displacedOfKey(link, this.all()), 'its validator key is used on newer links');
    } else if (!connection.outbound) {
      const room = this.#places.roomFor(link, this.all());
      if (room === 'none') {
        link.refuse(NO_ROOM);
        return;
      }
      if (room !== 'room') this.#displace(room, NO_ROOM);
    }
    this.#up.set(peer, link);
    this.#dialer.reached(peer);
    this.#learn(link, hello!);
    book.met(peer, this.#seen(link));
    log('info', 'peer linked', {
      peer,
      ...(validator ? { validator: link.validator } : {}),
      height: hello!.status.height,
      ...(link.blocksOnly ? { for: 'blocks only: one of us is behind an upgrade' } : {}),
    });
    this.#about(link, 'a new link', (listener) => listener.up?.(link));
  }

  /** Bytes over all connections so far, by the name of the protocol. */
  get traffic(): ReadonlyMap<ProtocolName, Traffic> {
    const counts = this.#transport?.traffic;
    const names = Object.keys(PROTOCOL) as ProtocolName[];
    return new Map(names.map((name) => [name, counts?.get(PROTOCOL[name]) ?? NO_TRAFFIC]));
  }

  /** Notes under which addresses the peer may be dialled: those it names, and the host it is seen on with its port. */
  #learn({ peer, connection }: Link, { addresses, port }: Hello): void {
    const { book } = this.#options;
    const source = sourceOf(connection.remote);
    for (const text of addresses) if (readAddress(text)?.peer === peer) book.learnOwn(text, source);
    if (port > 0 && !connection.outbound) book.learnOwn(addressOf(hostOf(connection.remote), port, peer), source);
  }

  #isDown(link: Link, why: string | undefined): void {
    const { log } = this.#options;
    this.#byConnection.delete(link.connection);
    const wasUp = this.#up.get(link.peer) === link;
    if (why?.includes('refused')) {
      this.#dialer.refused(link.peer, why.includes(NO_ROOM));
      log('warn', 'no link with a peer', { peer: link.peer, reason: why });
    }
    if (!wasUp) return;
    this.#up.delete(link.peer);
    log('info', 'peer gone', { peer: link.peer, ...(why === undefined ? {} : { reason: why }) });
    this.#about(link, 'the end of a link', (listener) => listener.down?.(link));
  }

  /** Tells of what the transport tells: nobody above would catch what listeners throw. */
  #about(link: Link, what: string, event: (listener: LinksEvents) => void): void {
    try {
      this.#tell(event);
    } catch (cause) {
      if (cause instanceof Halt) throw cause;
      this.broke(link, what, cause);
    }
  }

  #tell(event: (listener: LinksEvents) => void): void {
    for (const listener of this.#listeners) event(listener);
  }
}

/** Which of two links with a peer is closed: the older where the same side dialled both, since it has lost that one. */
function worseOf(older: Link, newer: Link, self: string): Link {
  if (older.connection.outbound === newer.connection.outbound) return older;
  return dialler(older, self) === smaller(self, older.peer) ? newer : older;
}

const smaller = (a: string, b: string): string => (a < b ? a : b);
const dialler = ({ connection, peer }: Link, self: string): string => (connection.outbound ? self : peer);
