/** Messages about decided heights: late precommits for the next block, and second messages as evidence. */

import type { CommitCertificate, Evidence, Input, Message, SignedMessage } from '../../kernel/agreement/types.js';
import { advance } from './advance.js';
import { EquivocationDetector } from './equivocation-detector.js';
import { EVIDENCE_MAX_AGE_BLOCKS } from './evidence.js';
import { type Height, heightOf } from './height.js';
import type { DriverOptions } from './ports.js';
import { precommitsOf } from './signed-messages.js';

/** Maximum messages waiting for a lookup of their height; further ones are dropped. */
const MAX_PENDING = 64;
/** Maximum lookups per height in progress: anyone can write a message that makes this node read and decode a block. */
const MAX_LOOKUPS = 4;

/** A relayed message; calls `forged` if its signature is false. */
interface Claim {
  readonly message: SignedMessage;
  readonly forged: () => void;
}

export class PastHeights<Block> {
  /** The previous height: its late precommits count, and peers still there receive its block. */
  previous: Height<Block> | null = null;
  readonly #options: DriverOptions<Block>;
  readonly #background: (work: () => Promise<void>) => void;
  readonly #detector: EquivocationDetector;
  readonly #pending: Claim[] = [];
  #isLookingUp = false;
  #lookups = 0;

  /** `background` runs unawaited work and handles its errors. */
  constructor(options: DriverOptions<Block>, background: (work: () => Promise<void>) => void) {
    this.#options = options;
    this.#background = background;
    this.#detector = new EquivocationDetector(options.domain, options.verify);
  }

  /** Closes a decided height, with inputs that are no longer acted on. */
  close(height: Height<Block>, inputs: readonly Input[]): void {
    this.#report(this.#detector.close(height.state, height.next.validators));
    for (const input of inputs) {
      collect(height, input);
      if (input.type === 'vote') this.#check(input.vote);
      else if (input.type === 'proposal') this.#check(input.proposal);
    }
    height.durable = height.state;
    this.previous = height;
    this.#lookups = 0;
    if (this.#pending.length > 0) this.#background(() => this.#lookUp());
  }

  /**
   * Handles a vote or proposal of a height before `current`, the one in progress; calls `forged` if its signature is
   * false, and `pass` for a new late vote. Certificates in messages are ignored: those in blocks suffice.
   */
  receive(message: Message, current: number, forged: () => void, pass?: (height: Height<Block>) => void): void {
    const { previous } = this;
    if (previous !== null && message.type === 'vote' && heightOf(message) === previous.config.height) {
      const assessment = previous.assess(message);
      if (assessment === 'invalid') {
        forged();
        return;
      }
      if (assessment === 'new') {
        pass?.(previous);
        collect(previous, message);
      }
    }
    if (message.type === 'vote') this.#consider({ message: message.vote, forged }, current);
    else if (message.type === 'proposal') this.#consider({ message: message.proposal, forged }, current);
  }

  /** Handles the certificate of the previous height that a block carries. */
  carried(certificate: CommitCertificate): void {
    if (this.#detector.knows(certificate.height)) for (const one of precommitsOf(certificate)) this.#check(one);
  }

  #consider(claim: Claim, current: number): void {
    const { height } = claim.message;
    if (this.#detector.knows(height)) this.#check(claim.message, claim.forged);
    else if (current - height <= EVIDENCE_MAX_AGE_BLOCKS && this.#pending.length < MAX_PENDING) {
      this.#pending.push(claim);
      this.#background(() => this.#lookUp());
    }
  }

  #check(message: SignedMessage, forged?: () => void): void {
    const evidence = this.#detector.check(message, forged);
    if (evidence !== null) this.#report([evidence]);
  }

  #report(evidence: readonly Evidence[]): void {
    for (const one of evidence) this.#options.onEvidence?.(one);
  }

  /** Reads older heights from blocks, one at a time. */
  async #lookUp(): Promise<void> {
    if (this.#isLookingUp) return;
    this.#isLookingUp = true;
    try {
      for (let claim = this.#pending[0]; claim !== undefined; claim = this.#pending[0]) {
        const { height } = claim.message;
        if (!this.#detector.knows(height)) {
          if (this.#lookups === MAX_LOOKUPS) return;
          this.#lookups++;
          const signed = await this.#options.application.signedAt(height);
          if (signed !== null) this.#detector.recall(height, signed.validators, signed.messages);
        }
        this.#pending.shift();
        this.#check(claim.message, claim.forged);
      }
    } finally {
      this.#isLookingUp = false;
    }
  }
}

/** Counts input that arrived too late to be acted on; the detector handles second messages. */
function collect<Block>(height: Height<Block>, input: Input): void {
  height.state = advance(height.state, input, () => null).state;
}
