/** Detects equivocation at decided heights: it keeps what validators signed there, and convicts who signs something else. */

import type { CoreState, Evidence, SignedMessage, Validator } from '../../kernel/agreement/types.js';
import { type VerifySignature, verifyVote } from './certificates.js';
import { pairOf } from './evidence.js';
import type { ChainDomain } from './messages.js';
import { signBytes } from './messages.js';
import { isSameVote, precommitsOf, prevotesOf } from './signed-messages.js';
import { roundsOf, votesOfRound } from './votes.js';

/** Heights of which everything that was heard is kept: at most some 60 KB each with a hundred validators. */
export const KEPT_HEIGHTS = 32;
/** Older heights of which what blocks tell is kept, those asked about last. */
const RECALLED_HEIGHTS = 16;

/** What is known of a height: its set, and one message for each kind, round and validator. */
interface Known {
  readonly validators: readonly Validator[];
  readonly signed: Map<string, SignedMessage>;
  /** Who is convicted already: once a height is enough. */
  readonly convicted: Set<number>;
  /** Messages of later rounds are not kept: there was none. */
  readonly lastRound: number;
}

export class EquivocationDetector {
  readonly #domain: ChainDomain;
  readonly #verify: VerifySignature;
  readonly #recent = new Map<number, Known>();
  readonly #recalled = new Map<number, Known>();

  constructor(domain: ChainDomain, verify: VerifySignature) {
    this.#domain = domain;
    this.#verify = verify;
  }

  /** Whether anything is known of a height. */
  knows(height: number): boolean {
    return this.#recent.has(height) || this.#recalled.has(height);
  }

  /** Keeps what was heard at a height that is decided now. Answers with whom certificates convict: of other pairs the core has told. */
  close(state: CoreState, validators: readonly Validator[]): readonly Evidence[] {
    const { config, votes, polkas, proposals, commitCertificate } = state;
    const rounds = roundsOf(votes);
    const lastRound = Math.max(state.round, commitCertificate?.round ?? 0, ...rounds) + 1;
    const known: Known = { validators, signed: new Map(), convicted: new Set(), lastRound };
    keep(this.#recent, config.height, known, KEPT_HEIGHTS);
    for (const { proposal } of proposals) noted(known, proposal);
    for (const vote of rounds.flatMap((round) => votesOfRound(votes, round))) noted(known, vote);
    const gathered = [...polkas.flatMap(prevotesOf), ...(commitCertificate ? precommitsOf(commitCertificate) : [])];
    return gathered.flatMap((vote) => noted(known, vote) ?? []);
  }

  /** Keeps what blocks tell of an older height; its signatures are known to be genuine. */
  recall(height: number, validators: readonly Validator[], messages: readonly SignedMessage[]): void {
    const lastRound = Math.max(0, ...messages.map(({ round }) => round));
    const known: Known = { validators, signed: new Map(), convicted: new Set(), lastRound };
    for (const message of messages) noted(known, message);
    keep(this.#recalled, height, known, RECALLED_HEIGHTS);
  }

  /** A message about a decided height that came late: evidence if its signer signed another one there. `forged` hears when it did not sign it. */
  hear(message: SignedMessage, forged?: () => void): Evidence | null {
    const known = this.#recent.get(message.height) ?? this.#recalled.get(message.height);
    if (known === undefined || message.round > known.lastRound || known.convicted.has(message.validator)) return null;
    const first = known.signed.get(placeOf(message));
    if (first !== undefined && isSameVote(first, message)) return null;
    if (this.#isGenuine(message, known.validators)) return noted(known, message);
    forged?.();
    return null;
  }

  #isGenuine(message: SignedMessage, validators: readonly Validator[]): boolean {
    if (message.type !== 'proposal') return verifyVote(message, validators, this.#domain, this.#verify);
    const signer = validators[message.validator];
    return signer !== undefined && this.#verify(signBytes(this.#domain, message), message.signature, signer.publicKey);
  }
}

/** Notes a genuine message, or convicts its sender by the one noted before. */
function noted({ signed, convicted }: Known, message: SignedMessage): Evidence | null {
  const place = placeOf(message);
  const first = signed.get(place);
  if (first === undefined) {
    signed.set(place, message);
    return null;
  }
  if (isSameVote(first, message) || convicted.has(message.validator)) return null;
  convicted.add(message.validator);
  return pairOf(first, message);
}

const placeOf = ({ type, round, validator }: SignedMessage): string => `${type}/${round}/${validator}`;

/** Adds to a map of heights, of which those added first go. */
function keep(heights: Map<number, Known>, height: number, known: Known, most: number): void {
  heights.set(height, known);
  if (heights.size > most) heights.delete(heights.keys().next().value!);
}
