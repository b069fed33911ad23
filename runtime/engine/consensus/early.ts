/** Messages of the height after the one in progress, kept until it begins; as many as its validators may need. */
import type { Message } from '../../kernel/agreement/types.js';

/** Messages kept per validator. */
const PER_VALIDATOR = 4;

/** A message as it came in. */
export type Received<Block> = readonly [peer: string, message: Message, block: Block | undefined];

/** The messages that came too early. */
export class EarlyMessages<Block> {
  private kept: Received<Block>[] = [];

  /** Keeps a message while there is room for it. */
  keep(validators: number, ...received: Received<Block>): void {
    if (this.kept.length < PER_VALIDATOR * validators) this.kept.push(received);
  }

  /** All that were kept, which are then forgotten. */
  take(): readonly Received<Block>[] {
    return this.kept.splice(0);
  }
}
