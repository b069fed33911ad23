/**
 * A validator's signer in another process, as the node sees it. The signer's record decides what is signed; an absent
 * signer costs turns.
 */

import type { Socket } from 'node:net';
import { type ChainDomain, signBytes } from '../../engine/consensus/messages.js';
import type { MessageSigner } from '../../engine/consensus/ports.js';
import { comparePositions, positionOf } from '../../engine/consensus/watermark.js';
import type { SignedMessage, UnsignedMessage, Vote } from '../../kernel/agreement/types.js';
import { fromHex, type Hash } from '../../lib/codec/ids.js';
import { CodecError, decode, encode } from '../../lib/codec/type.js';
import { verify } from '../../lib/crypto/ed25519.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { FrameChannel } from './channel.js';
import {
  ANSWER_MS,
  type Answer,
  type Ask,
  GREETING_MS,
  Greeting,
  MAX_PENDING,
  PING_MS,
  type Refusal,
  Reply,
  Request,
  SIGNER_FORMAT,
} from './protocol.js';
import { type Statement, statementBytes } from './statements.js';

/** absent: not connected; standby: the signer serves another node; active: it serves this one. */
export const SIGNER_STATES = ['absent', 'standby', 'active'] as const;
export type SignerState = (typeof SIGNER_STATES)[number];

export interface RemoteSignerParts {
  /** 64 hex characters. */
  readonly publicKey: string;
  readonly domain: ChainDomain;
  /** The last message that the key signed according to the vote log. */
  readonly latest: SignedMessage | null;
  readonly log: Log;
  /** Called with the time from each request to its signature, milliseconds. */
  readonly answered: (ms: number) => void;
}

/**
 * Refusals that pass, and the pause before the same request, milliseconds. A standby asks often, because this pause is most of the
 * time that a failover takes.
 */
const AGAIN_MS: { readonly [R in Refusal]?: number } = { standby: 200, busy: 1_000, false: 1_000 };

interface Pending {
  readonly resolve: (answer: Answer | null) => void;
  readonly timer: NodeJS.Timeout;
}

export class RemoteSigner implements MessageSigner {
  readonly quietBlocks = 0;
  /** Called when a signer has connected. */
  onConnected: () => void = () => undefined;
  /** Called when signatures that it did not give may be requested again. */
  onAgain: () => void = () => undefined;
  /** Called with a vote of the key that another node obtained. */
  onVote: (vote: Vote) => void = () => undefined;
  readonly isRemote = true;
  readonly #parts: RemoteSignerParts;
  readonly #publicKey: Uint8Array;
  #channel: FrameChannel | undefined;
  #standby = false;
  /** The last message that the key is known to have signed; a signer learns it when it connects. */
  #latest: SignedMessage | null;
  readonly #pending = new Map<number, Pending>();
  #id = 0;
  #pinging: NodeJS.Timeout | undefined;
  #again: NodeJS.Timeout | undefined;

  constructor(parts: RemoteSignerParts) {
    this.#parts = parts;
    this.#publicKey = fromHex(parts.publicKey);
    this.#latest = parts.latest;
  }

  get state(): SignerState {
    if (this.#channel === undefined) return 'absent';
    return this.#standby ? 'standby' : 'active';
  }

  get isPending(): boolean {
    return this.#channel === undefined || this.#again !== undefined;
  }

  /** Takes a new connection of a signer, once its greeting fits. */
  adopt(socket: Socket): void {
    let greeted = false;
    const late = setTimeout(() => channel.close('no greeting'), GREETING_MS);
    const channel = new FrameChannel(socket, {
      frame: (payload) => {
        try {
          if (greeted) this.#handle(decode(Reply, payload));
          else {
            clearTimeout(late);
            greeted = true;
            this.#greet(channel, payload);
          }
        } catch (cause) {
          if (!(cause instanceof CodecError)) throw cause;
          channel.close(`the signer sent an invalid frame: ${cause.message}`);
        }
      },
      closed: (why) => {
        clearTimeout(late);
        this.#lost(channel, why);
      },
    });
  }

  #greet(channel: FrameChannel, payload: Uint8Array): void {
    const { log, domain, publicKey } = this.#parts;
    const format = payload.length < 2 ? undefined : payload[0]! | (payload[1]! << 8);
    const why =
      format === SIGNER_FORMAT
        ? differs(decode(Greeting, payload), domain, publicKey)
        : `its protocol version is ${format}, here ${SIGNER_FORMAT}`;
    if (why !== undefined || this.#channel !== undefined) {
      const reason = why ?? 'another signer is connected';
      log('warn', 'signer refused', { reason });
      channel.close(reason);
      return;
    }
    this.#channel = channel;
    this.#standby = false;
    this.#pinging = setInterval(() => void this.#ask({ type: 'ping' }), PING_MS);
    log('info', 'signer connected', { public_key: publicKey });
    if (this.#latest !== null) void this.#ask({ type: 'seen', message: this.#latest });
    this.onConnected();
    this.onAgain();
  }

  #lost(channel: FrameChannel, why: string | null): void {
    if (this.#channel !== channel) return;
    this.#channel = undefined;
    clearInterval(this.#pinging);
    for (const { resolve, timer } of this.#pending.values()) {
      clearTimeout(timer);
      resolve(null);
    }
    this.#pending.clear();
    const reason = why ?? 'the signer closed the connection';
    this.#parts.log('warn', 'signer disconnected, turns are lost until it is back', { reason });
  }

  #handle({ id, answer }: { readonly id: number; readonly answer: Answer }): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) throw new CodecError('an answer without a request');
    this.#pending.delete(id);
    clearTimeout(pending.timer);
    pending.resolve(answer);
  }

  /** Sends a request; null if there is no answer in time. */
  #ask(ask: Ask): Promise<Answer | null> {
    const channel = this.#channel;
    if (channel === undefined || this.#pending.size >= MAX_PENDING) return Promise.resolve(null);
    const id = this.#id;
    this.#id = (id + 1) >>> 0;
    return new Promise((resolve) => {
      const timer = setTimeout(() => channel.close(`no answer for ${ANSWER_MS} ms`), ANSWER_MS);
      this.#pending.set(id, { resolve, timer });
      channel.send(encode(Request, { id, ask }));
    });
  }

  /** Requests a signature of bytes that both sides derive from the request; null if there is none. */
  async #signature(ask: Ask, bytes: Uint8Array): Promise<Uint8Array | null> {
    const channel = this.#channel;
    const startedMs = performance.now();
    const answer = await this.#ask(ask);
    if (answer?.type !== 'signature') {
      this.#noteRefusal(ask, answer);
      return null;
    }
    if (!verify(this.#publicKey, bytes, answer.signature)) {
      this.#parts.log('error', 'the signer gave a false signature', { of: ask.type });
      channel?.close('a false signature');
      return null;
    }
    this.#parts.answered(performance.now() - startedMs);
    return answer.signature;
  }

  #noteRefusal(ask: Ask, answer: Answer | null): void {
    if (answer?.type !== 'refused') return;
    const { last } = answer;
    if (last !== null && last.type !== 'proposal') {
      const genuine = verify(this.#publicKey, signBytes(this.#parts.domain, last), last.signature);
      if (genuine) this.onVote(last);
    }
    if (ask.type === 'sign') {
      const pauseMs = AGAIN_MS[answer.reason];
      if (pauseMs !== undefined) this.#again ??= setTimeout(() => this.#askAgain(), pauseMs);
      const standby = answer.reason === 'standby';
      if (standby !== this.#standby)
        this.#parts.log('info', standby ? 'the signer serves another node' : 'the signer serves this node');
      this.#standby = standby;
    }
    if (answer.reason !== 'standby')
      this.#parts.log('warn', 'the signer refused to sign', { of: ask.type, reason: answer.reason });
  }

  #askAgain(): void {
    this.#again = undefined;
    if (this.#channel !== undefined) this.onAgain();
  }

  sign(message: UnsignedMessage): null | Promise<Uint8Array | null> {
    return this.#channel === undefined ? null : this.#signMessage(message);
  }

  async #signMessage(message: UnsignedMessage): Promise<Uint8Array | null> {
    const signature = await this.#signature({ type: 'sign', message }, signBytes(this.#parts.domain, message));
    if (signature === null) return null;
    if (this.#standby) this.#parts.log('info', 'the signer serves this node');
    this.#standby = false;
    this.#note({ ...message, validator: 0, signature });
    return signature;
  }

  /** Signs an attestation, a seal or a proof on a link. */
  statement(statement: Statement): Promise<Uint8Array | null> {
    return this.#signature(statement, statementBytes(this.#parts.domain, statement));
  }

  /** Signatures through another node of the same signer are normal: the signer judges them by its record. */
  foreign(_height: number, claims: readonly SignedMessage[]): null {
    for (const claim of claims) if (this.#note(claim)) void this.#ask({ type: 'seen', message: claim });
    return null;
  }

  #note(message: SignedMessage): boolean {
    if (this.#latest !== null && comparePositions(positionOf(message), positionOf(this.#latest)) <= 0) return false;
    this.#latest = message;
    return true;
  }

  /** The signer's record is durable before its answer. */
  async sync(): Promise<void> {}

  behind(): void {}

  waitsAt(): boolean {
    return false;
  }

  endQuiet(): void {}

  close(): void {
    clearTimeout(this.#again);
    this.#channel?.close('the node stops');
  }
}

function differs(greeting: Greeting, { chainId, genesisHash }: ChainDomain, publicKey: string): string | undefined {
  const expected = { chain_id: chainId, genesis_hash: genesisHash, public_key: publicKey as Hash };
  const field = (['chain_id', 'genesis_hash', 'public_key'] as const).find((name) => greeting[name] !== expected[name]);
  return field && `its ${field} is ${greeting[field]}, here ${expected[field]}`;
}
