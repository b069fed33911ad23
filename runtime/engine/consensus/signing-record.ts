/** The signing record of a key that is in use, shared by local signers and the process of a remote one. */

import type { SignedMessage, UnsignedMessage } from '../../kernel/agreement/types.js';
import type { Hash } from '../../lib/codec/ids.js';
import { blake3Hex } from '../../lib/crypto/hash.js';
import { type ChainDomain, signBytes } from './messages.js';
import {
  type Ruling,
  raise,
  rule,
  type SignerRecord,
  type Watermark,
  watermarkOf,
  writeSignerRecord,
} from './watermark.js';

/**
 * Storage of a signer's record: when `write` resolves the record is durable, and a crash leaves the old or the new one.
 */
export interface RecordStore {
  write(record: Uint8Array): Promise<void>;
}

/** A record with its storage. `note` and `attest` change it in memory; a signature may leave only after `sync`. */
export class SigningRecord {
  readonly domain: ChainDomain;
  readonly #store: RecordStore;
  readonly #publicKey: Hash;
  #last: Watermark | null;
  #attested: number;
  guarded: boolean;
  #proposal: SignerRecord['proposal'];
  /** The record last passed to the store, and the promise of its durability. */
  #written: { readonly name: string; readonly durable: Promise<void> };

  constructor(
    domain: ChainDomain,
    store: RecordStore,
    { public_key, last, attested, guarded, proposal }: SignerRecord,
  ) {
    this.domain = domain;
    this.#store = store;
    this.#publicKey = public_key;
    this.#last = last;
    this.#attested = attested;
    this.guarded = guarded;
    this.#proposal = proposal;
    this.#written = { name: this.#name, durable: Promise.resolve() };
  }

  get content(): SignerRecord {
    return {
      public_key: this.#publicKey,
      guarded: this.guarded,
      last: this.#last,
      attested: this.#attested,
      proposal: this.#proposal,
    };
  }

  rule(message: UnsignedMessage): Ruling {
    const ruling = rule(this.#last, message, this.domain);
    if (ruling.type !== 'refuse' || message.type !== 'proposal' || this.#proposal === null) return ruling;
    const isSame = blake3Hex(signBytes(this.domain, message)) === this.#proposal.digest;
    return isSame ? { type: 'repeat', signature: this.#proposal.signature } : ruling;
  }

  /** Records a message that `rule` allowed. */
  note(message: UnsignedMessage, digest: Hash, signature: Uint8Array): void {
    this.#last = watermarkOf(this.#last, message, digest, signature);
    if (message.type === 'proposal') this.#proposal = { digest, signature };
  }

  /** Records the attestation of a height; false if the key may have attested it before. */
  attest(height: number): boolean {
    if (height <= this.#attested) return false;
    this.#attested = height;
    return true;
  }

  /** Records a message that the key signed according to someone else; returns whether the record lacked it. */
  learn(message: SignedMessage): boolean {
    const raised = raise(this.#last, [message], this.domain);
    if (raised === this.#last) return false;
    this.#last = raised;
    return true;
  }

  async sync(): Promise<void> {
    const name = this.#name;
    if (name !== this.#written.name)
      this.#written = { name, durable: this.#store.write(writeSignerRecord(this.content)) };
    await this.#written.durable;
  }

  get #name(): string {
    return `${this.guarded}/${this.#last?.digest}/${this.#attested}`;
  }
}
