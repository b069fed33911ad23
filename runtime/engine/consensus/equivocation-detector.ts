/**
 * Detects equivocation at decided heights: keeps the signed messages of validators, and convicts those that signed
 * another message (decision 0070).
 */

import type { CoreState, Evidence, SignedMessage, Validator } from '../../kernel/agreement/types.js';
import { type VerifySignature, verifyVote } from './certificates.js';
import { pairOf } from './evidence.js';
import type { ChainDomain } from './messages.js';
import { signBytes } from './messages.js';
import { isSameVote, precommitsOf, prevotesOf } from './signed-messages.js';
import { roundsOf, votesOfRound } from './votes.js';

/** Heights whose messages are all kept: at most some 60 KB each with a hundred validators. */
export const KEPT_HEIGHTS = 32;
/** Older heights for which the messages in blocks are cached; the least recently added are dropped. */
const RECALLED_HEIGHTS = 16;

/** Known data of a height: its set, and one message for each kind, round and validator. */
interface HeightMessages {
  readonly validators: readonly Validator[];
  readonly signed: Map<string, SignedMessage>;
  /** Validators already convicted: once per height is enough. */
  readonly convicted: Set<number>;
  /** Messages of later rounds are not kept: those rounds did not happen. */
  readonly lastRound: number;
}

export class EquivocationDetector {
  readonly #domain: ChainDomain;
  readonly #verify: VerifySignature;
  readonly #recent = new Map<number, HeightMessages>();
  readonly #recalled = new Map<number, HeightMessages>();

  constructor(domain: ChainDomain, verify: VerifySignature) {
    this.#domain = domain;
    this.#verify = verify;
  }

  knows(height: number): boolean {
    return this.#recent.has(height) || this.#recalled.has(height);
  }

  /**
   * Keeps the messages of a height that is decided now. Returns the convictions from its certificates; the core has
   * reported all others.
   */
  close(state: CoreState, validators: readonly Validator[]): readonly Evidence[] {
    const { config, votes, polkas, proposals, commitCertificate } = state;
    const rounds = roundsOf(votes);
    const lastRound = Math.max(state.round, commitCertificate?.round ?? 0, ...rounds) + 1;
    const known: HeightMessages = { validators, signed: new Map(), convicted: new Set(), lastRound };
    keep(this.#recent, config.height, known, KEPT_HEIGHTS);
    for (const { proposal } of proposals) record(known, proposal);
    for (const vote of rounds.flatMap((round) => votesOfRound(votes, round))) record(known, vote);
    const gathered = [...polkas.flatMap(prevotesOf), ...(commitCertificate ? precommitsOf(commitCertificate) : [])];
    return gathered.flatMap((vote) => record(known, vote) ?? []);
  }

  /** Keeps the messages found in blocks about an older height; their signatures are already verified. */
  recall(height: number, validators: readonly Validator[], messages: readonly SignedMessage[]): void {
    const lastRound = Math.max(0, ...messages.map(({ round }) => round));
    const known: HeightMessages = { validators, signed: new Map(), convicted: new Set(), lastRound };
    for (const message of messages) record(known, message);
    keep(this.#recalled, height, known, RECALLED_HEIGHTS);
  }

  /**
   * Checks a late message about a decided height. Returns evidence if its signer signed a different one there. Calls
   * `forged` if the signature is false.
   */
  check(message: SignedMessage, forged?: () => void): Evidence | null {
    const known = this.#recent.get(message.height) ?? this.#recalled.get(message.height);
    if (known === undefined || message.round > known.lastRound || known.convicted.has(message.validator)) return null;
    const first = known.signed.get(positionOf(message));
    if (first !== undefined && isSameVote(first, message)) return null;
    if (this.#isGenuine(message, known.validators)) return record(known, message);
    forged?.();
    return null;
  }

  #isGenuine(message: SignedMessage, validators: readonly Validator[]): boolean {
    if (message.type !== 'proposal') return verifyVote(message, validators, this.#domain, this.#verify);
    const signer = validators[message.validator];
    return signer !== undefined && this.#verify(signBytes(this.#domain, message), message.signature, signer.publicKey);
  }
}

/** Records a valid message, or returns evidence if the recorded one differs. */
function record({ signed, convicted }: HeightMessages, message: SignedMessage): Evidence | null {
  const position = positionOf(message);
  const first = signed.get(position);
  if (first === undefined) {
    signed.set(position, message);
    return null;
  }
  if (isSameVote(first, message) || convicted.has(message.validator)) return null;
  convicted.add(message.validator);
  return pairOf(first, message);
}

const positionOf = ({ type, round, validator }: SignedMessage): string => `${type}/${round}/${validator}`;

/** Adds to a map of heights, dropping the earliest added. */
function keep(heights: Map<number, HeightMessages>, height: number, known: HeightMessages, most: number): void {
  heights.set(height, known);
  if (heights.size > most) heights.delete(heights.keys().next().value!);
}
