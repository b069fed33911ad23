/**
 * The signer of a validator: never signs two messages at one position, and is silent while its own history is in doubt
 * (consensus 2.9) (decision 0050).
 */

import type { UnsignedMessage } from '../../kernel/agreement/types.js';
import type { MessageSigner } from './ports.js';
import type { SigningRecord } from './signing-record.js';

/** Heights that a guarded signer must follow live, as they are decided, before it signs one. */
export const GUARD_BLOCKS = 2;
const FIRST_HEIGHT = 1;

export interface SignerParts {
  /** Signs with the consensus key; returns 64 bytes. */
  readonly sign: (bytes: Uint8Array) => Uint8Array;
  /** The stored record. `guarded`: the key may have signed something that is not in the record. */
  readonly record: SigningRecord;
  /** There is neither a record nor a block: guarded until peers show that the chain has not begun, or that it has. */
  readonly fresh: boolean;
  /** Heights to follow in silence after every start (`--doppelganger-blocks`); another signer then stops the node. */
  readonly doppelgangerBlocks: number;
  /** Called for events that an operator must know about. */
  readonly alarm: (what: string, about: object) => void;
  /** Called when its silence ends: it signs from this height on. */
  readonly resumed?: (height: number) => void;
}

/**
 * Signs for one key. It is guarded after a start with a missing or copied record, and after an unknown signature of its
 * key. A guarded signer signs nothing until it has followed some heights live, so that all earlier signatures, its own
 * or a second node's, are at past heights.
 */
export class GuardedSigner implements MessageSigner {
  readonly #parts: SignerParts;
  /** The last height that the node came to late, or at which the key signed elsewhere. */
  #doubtful = 0;

  constructor(parts: SignerParts) {
    this.#parts = parts;
    if (parts.doppelgangerBlocks > 0) parts.record.guarded = true;
  }

  get #guarded(): boolean {
    return this.#parts.record.guarded;
  }

  set #guarded(guarded: boolean) {
    this.#parts.record.guarded = guarded;
  }

  get quietBlocks(): number {
    return this.#guarded ? Math.max(GUARD_BLOCKS, this.#parts.doppelgangerBlocks) : 0;
  }

  waitsAt(height: number): boolean {
    return this.#guarded && this.#parts.fresh && height === FIRST_HEIGHT;
  }

  behind(height: number): void {
    this.#doubtful = Math.max(this.#doubtful, height);
  }

  foreign(height: number): string | null {
    const expected = this.#guarded && height <= this.#doubtful;
    this.#guarded = true;
    this.behind(height);
    if (expected) return null;
    this.#parts.alarm('another node signs with this validator key, signing paused', { height });
    if (this.#parts.doppelgangerBlocks === 0) return null;
    return `another node signs with this validator key, at height ${height}`;
  }

  endQuiet(): void {
    this.#guarded = false;
  }

  sign(message: UnsignedMessage): Uint8Array | null {
    if (this.#guarded && message.height <= this.#doubtful + this.quietBlocks) return null;
    const { record, sign, alarm } = this.#parts;
    const ruling = record.rule(message);
    switch (ruling.type) {
      case 'repeat':
        return ruling.signature;
      case 'refuse':
        alarm('refused to sign a message that contradicts an earlier one', {
          ...positionOf(message),
          reason: ruling.reason,
        });
        return null;
      case 'sign': {
        const signature = sign(ruling.bytes);
        record.note(message, ruling.digest, signature);
        if (this.#guarded) this.#parts.resumed?.(message.height);
        this.#guarded = false;
        return signature;
      }
    }
  }

  sync(): Promise<void> {
    return this.#parts.record.sync();
  }
}

function positionOf({ height, round, type }: UnsignedMessage) {
  return { height, round, type };
}
