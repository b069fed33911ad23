/** The signer's decisions: one request after the other against one record, whichever node asks. */

import { signBytes } from '../../engine/consensus/messages.js';
import type { SigningRecord } from '../../engine/consensus/signing-record.js';
import { positionOf, voteOf } from '../../engine/consensus/watermark.js';
import type { SignedMessage, UnsignedMessage } from '../../kernel/agreement/types.js';
import { fromHex } from '../../lib/codec/ids.js';
import { verify } from '../../lib/crypto/ed25519.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { Precedence } from './precedence.js';
import type { Answer, Ask, Refusal } from './protocol.js';
import type { SigningKey } from './signing-key.js';
import { type Statement, statementBytes } from './statements.js';

/** Time for a signature of the key, milliseconds: less than a node waits for an answer. */
const SIGN_MS = 800;

export interface DeskParts {
  readonly key: SigningKey;
  readonly record: SigningRecord;
  readonly log: Log;
  readonly now: () => number;
}

const refused = (reason: Refusal, last: SignedMessage | null = null): Answer => ({ type: 'refused', reason, last });
const DONE: Answer = { type: 'done' };

export class Desk<Node extends object> {
  readonly #parts: DeskParts;
  readonly #publicKey: Uint8Array;
  readonly #precedence = new Precedence<Node>();
  /** The end of the queue. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: DeskParts) {
    this.#parts = parts;
    this.#publicKey = fromHex(parts.key.publicKey);
  }

  /** Answers a request. Rejects only if the record cannot be written: then the signer must stop. */
  answer(node: Node, ask: Ask): Promise<Answer> {
    const answered = this.#last.then(() => this.#answer(node, ask));
    this.#last = answered.catch(() => undefined);
    return answered;
  }

  left(node: Node): void {
    this.#precedence.left(node);
  }

  async #answer(node: Node, ask: Ask): Promise<Answer> {
    switch (ask.type) {
      case 'ping':
        return DONE;
      case 'publicKey':
        return { type: 'publicKey', public_key: this.#parts.record.content.public_key };
      case 'sign':
        return this.#sign(node, ask.message);
      case 'attestation':
        if (!this.#precedence.isActive(node)) return refused('standby');
        return this.#attest(ask);
      case 'seal':
      case 'link':
      case 'sentry':
        return this.#state(ask);
      case 'seen':
        return this.#learn(ask.message);
    }
  }

  async #sign(node: Node, message: UnsignedMessage): Promise<Answer> {
    const { record, now, log } = this.#parts;
    if (!this.#precedence.admits(node, positionOf(message), now())) return refused('standby', this.#lastVote());
    const ruling = record.rule(message);
    if (ruling.type === 'repeat') return { type: 'signature', signature: ruling.signature };
    if (ruling.type === 'refuse') {
      const { type, height, round } = message;
      log('warn', 'signature refused', { reason: ruling.reason, type, height, round });
      return refused(ruling.reason, this.#lastVote());
    }
    const signature = await this.#signed(ruling.bytes);
    if (signature === null) return refused('false');
    record.note(message, ruling.digest, signature);
    await record.sync();
    return { type: 'signature', signature };
  }

  /** The last vote: the node that obtained it may have died before it sent it. */
  #lastVote(): SignedMessage | null {
    const { last } = this.#parts.record.content;
    return last === null ? null : voteOf(last, 0);
  }

  async #attest(statement: Statement & { readonly type: 'attestation' }): Promise<Answer> {
    const { record } = this.#parts;
    if (!record.attest(statement.body.height)) return refused('attested');
    await record.sync();
    return this.#state(statement);
  }

  async #state(statement: Statement): Promise<Answer> {
    const signature = await this.#signed(statementBytes(this.#parts.record.domain, statement));
    return signature === null ? refused('false') : { type: 'signature', signature };
  }

  /** Raises a record that lacks a message of the key: it was restored from a copy, or the key has another signer. */
  async #learn(message: SignedMessage): Promise<Answer> {
    const { record, log } = this.#parts;
    if (!verify(this.#publicKey, signBytes(record.domain, message), message.signature)) return refused('false');
    if (!record.learn(message)) return DONE;
    await record.sync();
    const { type, height, round } = message;
    const reason = 'the record was restored from a copy, or another signer has the key';
    log('error', 'the key signed a message that the record lacked, record raised', { type, height, round, reason });
    return DONE;
  }

  /** A signature of the key; null if the back end fails or is late. */
  async #signed(bytes: Uint8Array): Promise<Uint8Array | null> {
    const { key, log } = this.#parts;
    try {
      const signing = key.sign(bytes);
      const signature = signing instanceof Uint8Array ? signing : await inTime(signing);
      if (verify(this.#publicKey, bytes, signature)) return signature;
      log('error', 'the key gave a false signature', { public_key: key.publicKey });
    } catch (cause) {
      log('error', 'the key cannot sign', { reason: String(cause) });
    }
    return null;
  }
}

/** Rejects after `SIGN_MS`. The late signature is dropped: the record has no trace of it, and it left to no one. */
function inTime(signing: Promise<Uint8Array>): Promise<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no signature for ${SIGN_MS} ms`)), SIGN_MS);
  });
  return Promise.race([signing, late]).finally(() => clearTimeout(timer));
}
