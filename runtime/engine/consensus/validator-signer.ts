/** Signing by a validator node: as its signer allows, and nothing while its history is in doubt. */

import { TARGET_MS } from '../../kernel/agreement/interval.js';
import type { CommitCertificate, SignedMessage, UnsignedMessage } from '../../kernel/agreement/types.js';
import { NONE } from '../../kernel/agreement/types.js';
import { leaderOf } from './actions.js';
import type { Height } from './height.js';
import type { DriverOptions } from './ports.js';

export class ValidatorSigner<Block> {
  readonly #validator: DriverOptions<Block>['validator'];

  constructor({ validator }: DriverOptions<Block>) {
    this.#validator = validator;
  }

  /** Whether signatures are recorded elsewhere before they are in the vote log. */
  get isRemote(): boolean {
    return this.#validator?.signer.isRemote === true;
  }

  /** Signs a message of the height; null if there is no signer or it refuses. A first proposal seals its block. */
  sign(height: Height<Block>, message: UnsignedMessage): SignedMessage | null | Promise<SignedMessage | null> {
    const signature = this.#validator?.signer.sign(message) ?? null;
    if (signature instanceof Promise) return signature.then((signed) => this.#signed(height, message, signed));
    return this.#signed(height, message, signature);
  }

  #signed(height: Height<Block>, message: UnsignedMessage, signature: Uint8Array | null): SignedMessage | null {
    if (signature === null) return null;
    if (message.type === 'proposal' && message.validRound === NONE) height.seal(message.hash, signature);
    return { ...message, validator: height.config.self, signature };
  }

  /**
   * Completes the block of a decision with the signature of its proposer, from a signer in another process or from peers.
   * A standby of the proposer may have built it without. False if the signature may still come.
   */
  async seal(height: Height<Block>, { hash, round }: CommitCertificate): Promise<boolean> {
    if (height.isSealed(hash)) return true;
    const isOwn = this.isRemote && leaderOf(height.config, round) === height.config.self;
    const proposal = { type: 'proposal', height: height.config.height, round, validRound: NONE, hash } as const;
    if (isOwn) await this.sign(height, proposal);
    await height.fetchSeal(hash, round);
    return height.isSealed(hash) || !isOwn || this.#validator?.signer.isPending !== true;
  }

  /** Records that the other validators decided this height, or may have, before this node joined it. */
  cameLate({ config }: Height<Block>): void {
    this.#validator?.signer.behind(config.height);
  }

  /** Milliseconds that a validator which decides alone must listen before it signs; others count heights. */
  quietMs({ alone, next }: Height<Block>): number {
    return alone ? (this.#validator?.signer.quietBlocks ?? 0) * Math.max(next.intervalMs, TARGET_MS) : 0;
  }

  /** Whether the height may not begin before peers have shown that the chain has not begun. */
  waits({ alone, config }: Height<Block>): boolean {
    return !alone && (this.#validator?.signer.waitsAt(config.height) ?? false);
  }

  /**
   * The time of `quietMs` has passed and no other signer appeared, or peers have shown that the chain has not begun.
   */
  endQuiet(): void {
    this.#validator?.signer.endQuiet();
  }

  /** Handles an unknown signature of the node's own key; returns why the node must stop, if it must. */
  async detectDoppelganger({ config }: Height<Block>, claims: readonly SignedMessage[]): Promise<string | null> {
    const reason = this.#validator?.signer.foreign(config.height, claims) ?? null;
    await this.sync();
    return reason;
  }

  async sync(): Promise<void> {
    await this.#validator?.signer.sync();
  }
}
