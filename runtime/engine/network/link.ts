/** A link: one connection to a peer of the same chain, with frames both ways, a heartbeat, and the peer's status. */

import type { Hash } from '../../lib/codec/ids.js';
import { CodecError, decode, encode } from '../../lib/codec/type.js';
import { Halt } from '../../lib/halt.js';
import type { ChainDomain } from '../consensus/messages.js';
import { Frames } from './frames.js';
import {
  type Appointment,
  formatOf,
  Hello,
  isAppointment,
  LINK_FORMAT,
  PeerStatus,
  provenKey,
  Refusal,
  refusalReason,
  Welcome,
} from './hello.js';
import {
  FRAME,
  MAX_HANDSHAKE_PAYLOAD,
  MAX_PAYLOAD,
  MAX_QUEUED,
  Ping,
  Pong,
  plainType,
  type Share,
  type StreamName,
  splitShare,
  streamOf,
} from './protocol.js';
import type { ByteStream, Connection } from './transport.js';

export interface LinkContext {
  readonly self: string;
  readonly domain: ChainDomain;
  readonly now: () => number;
  /** This node's current hello, with a fresh nonce. */
  readonly hello: () => Hello;
  /** The proof of this node's validator key for a peer's nonce; without proof if it is not a validator. */
  readonly welcome: (peer: string, nonce: Hello['nonce']) => Promise<Welcome>;
  readonly status: () => PeerStatus;
  /** Whether these modules made this node's block of a height. */
  readonly hadModules: (height: number, moduleSetId: Hash) => boolean;
}

export interface LinkEvents {
  /** Both sides have accepted each other. */
  readonly up: (link: Link) => void;
  /** The link has ended; `why` is set if a side refused it or broke the rules. */
  readonly down: (link: Link, why: string | undefined) => void;
  /** A frame for others than the link; `share` if it is to be forwarded too. */
  readonly frame: (link: Link, type: number, payload: Uint8Array, share?: Share) => void;
  /**
   * Whether the peer's allowance covers one more frame. Not called during the handshake, whose frames are few and
   * small, so none of them is ever dropped. Throws CodecError.
   */
  readonly admits: (link: Link, type: number, payload: Uint8Array) => boolean;
  /** The peer's chain has grown. */
  readonly advanced: (link: Link) => void;
  readonly fault: (link: Link, points: number, why: string) => void;
  /** Handling a frame threw an unexpected error. */
  readonly failed: (link: Link, doing: string, cause: unknown) => void;
}

/** A peer silent for this long is disconnected, milliseconds. */
const SILENT_MS = 10_000;
/** Time for a refusal to arrive, milliseconds. */
const REFUSAL_MS = 500;

export class Link {
  readonly connection: Connection;
  /** The peer's hello; undefined until it arrives. */
  hello: Hello | undefined;
  /**
   * Whether one of the two nodes has missed an upgrade of the modules: the link then only serves catching up on blocks.
   */
  blocksOnly = false;
  /** The last block of the peer's chain, as claimed. */
  status: PeerStatus | undefined;
  rttMs: number | undefined;
  /** The peer's clock minus this node's. */
  clockOffsetMs: number | undefined;
  isUp = false;
  /** When it was completed, by `performance.now()`. */
  upMs = 0;
  /** Reason of the side that refused the link; undefined if neither did. */
  refusal: string | undefined;
  /** Validators for which the peer is a sentry, with the end of each appointment, Unix milliseconds. */
  #appointed: ReadonlyMap<string, number> = new Map();
  /** The key that the peer has proven, if any. */
  #ownKeys: readonly string[] = [];
  readonly #context: LinkContext;
  readonly #events: LinkEvents;
  readonly #own: Hello;
  readonly #streams = new Map<StreamName, Frames>();
  #welcomed = false;
  #accepted = false;
  /** Whether the peer has sent a frame after its handshake: other streams may overtake the end of the handshake. */
  #isPeerUp = false;
  #ended = false;
  #lastFrameMs: number;

  constructor(connection: Connection, context: LinkContext, events: LinkEvents) {
    this.connection = connection;
    this.#context = context;
    this.#events = events;
    this.#own = context.hello();
    this.#lastFrameMs = performance.now();
    connection.onClose(() => this.#end(undefined));
  }

  get peer(): string {
    return this.connection.peer;
  }

  /** Consensus key that the peer has proven, 64 hex characters. */
  get validator(): string | undefined {
    return this.#ownKeys[0];
  }

  /** Consensus keys of the validators whose messages come over this link: its own, and those behind a sentry. */
  get keys(): readonly string[] {
    const own = this.#ownKeys;
    if (this.#appointed.size === 0) return own;
    const now = this.#context.now();
    return [
      ...own,
      ...[...this.#appointed].flatMap(([key, untilMs]) => (untilMs > now && key !== own[0] ? [key] : [])),
    ];
  }

  /** Replaces the appointments of the peer. A false one is a fault; returns whether there was none. */
  appoint(appointments: readonly Appointment[]): boolean {
    const { domain, now } = this.#context;
    const nowMs = now();
    if (!appointments.every((one) => isAppointment(one, domain, { peer: this.peer, nowMs }))) {
      this.#events.fault(this, 100, 'claims to be the sentry of a validator that did not appoint it');
      return false;
    }
    this.#appointed = new Map(appointments.map(({ public_key, until_ms }) => [public_key, until_ms]));
    return true;
  }

  /** Adopts a permanent stream, and sends the hello on that for consensus; false if there is one already. */
  adopt(name: StreamName, stream: ByteStream): boolean {
    if (this.#ended) return true;
    if (this.#streams.has(name)) return false;
    this.#streams.set(name, this.#framesOn(name, stream));
    if (name === 'consensus') this.send(FRAME.hello, encode(Hello, this.#own));
    return true;
  }

  /** Sends a frame; returns false if it is not sent. A peer whose queue for consensus is full is disconnected. */
  send(type: number, payload: Uint8Array): boolean {
    const name = streamOf(type);
    const frames = this.#streams.get(name);
    if (this.#ended || frames === undefined) return false;
    const isSent = frames.send(type, payload);
    if (!isSent && name === 'consensus') this.close('send queue full');
    return isSent;
  }

  /** Bytes that wait for the peer. */
  get queuedBytes(): number {
    return [...this.#streams.values()].reduce((sum, { queuedBytes }) => sum + queuedBytes, 0);
  }

  sendStatus(): void {
    this.send(FRAME.status, encode(PeerStatus, this.#context.status()));
  }

  /** Sends a heartbeat; a peer that has been silent too long is disconnected. */
  sendHeartbeat(): void {
    if (performance.now() - this.#lastFrameMs > SILENT_MS) {
      this.close('nothing received for 10 s');
      return;
    }
    const { now, status } = this.#context;
    if (this.isUp) this.send(FRAME.ping, encode(Ping, { sent_ms: now(), status: status() }));
  }

  /** Closes the link; the reason is not sent. */
  close(why?: string): void {
    this.connection.close();
    this.#end(why);
  }

  /** Sends the reason to the peer, then closes the link. */
  refuse(reason: string): void {
    const frames = this.#streams.get('consensus');
    frames?.send(FRAME.refusal, encode(Refusal, { reason: reason.slice(0, 400) }));
    frames?.finish();
    setTimeout(() => this.connection.close(), REFUSAL_MS).unref();
    this.refusal = reason;
    this.#end(`refused: ${reason}`, false);
  }

  #framesOn(name: StreamName, stream: ByteStream): Frames {
    return new Frames(stream, {
      maxPayload: () => (this.isUp ? MAX_PAYLOAD[name] : MAX_HANDSHAKE_PAYLOAD),
      maxQueued: MAX_QUEUED[name],
      maySend: () => name === 'consensus' || this.#isPeerUp,
      onFrame: (type, payload) => {
        this.#lastFrameMs = performance.now();
        try {
          this.#receive(name, type, payload);
        } catch (cause) {
          // An error that halts the chain halts the node. Any other concerns this frame only, and must not end the
          // process.
          if (cause instanceof Halt) throw cause;
          if (cause instanceof CodecError) {
            this.#events.fault(this, 100, `malformed frame of type ${type}: ${cause.message}`);
          } else this.#events.failed(this, `handling a frame of type ${type}`, cause);
        }
      },
      onEnd: (fault) => {
        if (fault !== undefined) this.#events.fault(this, 100, fault);
        // A peer of another version refuses a stream that it lacks, and then the link with its reason.
        if (fault !== undefined || this.isUp || name === 'consensus') this.close();
        else this.#streams.delete(name);
      },
    });
  }

  #receive(name: StreamName, type: number, payload: Uint8Array): void {
    if (this.isUp) {
      if (streamOf(type) !== name) throw new CodecError(`sent on the ${name} stream`);
      if (type !== FRAME.refusal && !this.#events.admits(this, type, payload)) return;
    } else if (name !== 'consensus') return;
    this.#handleFrame(type, payload);
  }

  #handleFrame(type: number, payload: Uint8Array): void {
    if (this.#ended) return;
    if (type === FRAME.refusal) {
      this.#handleRefusal(decode(Refusal, payload).reason);
      return;
    }
    if (type === FRAME.hello && this.hello === undefined) {
      const format = formatOf(payload);
      // A later version may encode the rest of its hello differently: it is refused because of its version, not banned.
      if (format === undefined || format === LINK_FORMAT) this.#handleHello(decode(Hello, payload));
      else this.refuse(`link protocol version differs: ${LINK_FORMAT} here, ${format} there`);
      return;
    }
    if (type === FRAME.welcome && !this.#accepted && this.hello !== undefined) {
      this.#handleWelcome(payload);
      return;
    }
    if (!this.isUp) throw new CodecError('sent before the end of the handshake');
    if (type === FRAME.hello || type === FRAME.welcome) throw new CodecError('handshake frame on an established link');
    this.#notePeerUp();
    if (type === FRAME.ping) this.#handlePing(decode(Ping, payload));
    else if (type === FRAME.pong) this.#handlePong(decode(Pong, payload));
    else if (type === FRAME.status) this.#updateStatus(decode(PeerStatus, payload));
    else if (type === plainType(type)) this.#events.frame(this, type, payload);
    else {
      const { share, rest } = splitShare(payload);
      this.#events.frame(this, plainType(type), rest, share);
    }
  }

  #handleHello(hello: Hello): void {
    const why = refusalReason(this.#own, hello, this.#context.hadModules);
    if (why !== undefined) {
      this.refuse(why);
      return;
    }
    this.hello = hello;
    this.blocksOnly = hello.module_set_id !== this.#own.module_set_id;
    this.status = hello.status;
    void this.#welcome(hello.nonce);
  }

  async #welcome(nonce: Hello['nonce']): Promise<void> {
    const welcome = await this.#context.welcome(this.peer, nonce);
    if (this.#ended) return;
    this.send(FRAME.welcome, encode(Welcome, welcome));
    this.#welcomed = true;
    this.#completeHandshake();
  }

  #handleWelcome(payload: Uint8Array): void {
    const { self, domain } = this.#context;
    const welcome = decode(Welcome, payload);
    const key = provenKey(welcome, domain, { peer: this.peer, self, nonce: this.#own.nonce });
    if (key === null) {
      this.#events.fault(this, 100, 'proof of a validator key with a false signature');
      return;
    }
    if (!this.appoint(welcome.appointments)) return;
    this.#ownKeys = key === undefined ? [] : [key];
    this.#accepted = true;
    this.#completeHandshake();
  }

  #completeHandshake(): void {
    if (!this.#welcomed || !this.#accepted) return;
    this.isUp = true;
    this.upMs = performance.now();
    this.sendStatus();
    this.#events.up(this);
  }

  /** Sends the frames that were held back on the other streams. */
  #notePeerUp(): void {
    if (this.#isPeerUp) return;
    this.#isPeerUp = true;
    for (const frames of this.#streams.values()) frames.resume();
  }

  #handleRefusal(reason: string): void {
    this.connection.close();
    this.refusal = reason;
    this.#end(`it refused: ${reason}`);
  }

  #handlePing({ sent_ms, status }: { readonly sent_ms: number; readonly status: PeerStatus }): void {
    this.send(FRAME.pong, encode(Pong, { sent_ms, now_ms: this.#context.now() }));
    this.#updateStatus(status);
  }

  #handlePong({ sent_ms, now_ms }: { readonly sent_ms: number; readonly now_ms: number }): void {
    const now = this.#context.now();
    this.rttMs = Math.max(0, now - sent_ms);
    this.clockOffsetMs = Math.round(now_ms - (sent_ms + now) / 2);
  }

  #updateStatus(status: PeerStatus): void {
    const before = this.status;
    this.status = status;
    if (before === undefined || status.height > before.height) this.#events.advanced(this);
  }

  /**
   * Unless `atOnce`, the streams close with the connection: aborting one ends the link at the peer, which then reads no
   * refusal.
   */
  #end(why: string | undefined, atOnce = true): void {
    if (this.#ended) return;
    this.#ended = true;
    this.isUp = false;
    if (atOnce) for (const frames of this.#streams.values()) frames.abort();
    this.#events.down(this, why);
  }
}
