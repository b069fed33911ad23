/** How modules teach the chain what sentences mean: each says its own forms, where intents asks for them. */

import { type Address, fromHex, type Hash, toHex, view } from '../../runtime/sdk.js';

export { STANDARD } from './standard.js';

/** So much of a token as a sentence says it. */
export type AmountText = {
  /** Characters before it. */
  readonly at: number;
} & (
  | {
      readonly kind: 'exact';
      /** The number without its point, and how many digits stand behind that; undefined for raw units. */
      readonly digits: bigint;
      readonly scale: number | undefined;
    }
  | {
      readonly kind: 'share';
      readonly numerator: bigint;
      readonly denominator: bigint;
      /** Of what the step before gives, of all that the account has by then, or not said. */
      readonly of: 'it' | 'my' | undefined;
    }
);

/** A token of the chain. */
export interface TokenGiven {
  readonly mint: Hash;
  /** Its symbol, or 0x and its mint, as operations name it. */
  readonly name: string;
}

/** An account, and how the sentence named it. */
export interface AccountGiven {
  readonly address: Address;
  readonly shown: string;
}

/** How long: by the time of blocks, or in blocks. */
export type Duration = { readonly seconds: number } | { readonly blocks: number };

/** What a sentence says of a trade. */
export interface TermsGiven {
  /** Basis points; 50 where the sentence says nothing. */
  readonly slippageBps: number;
  /** The least that it accepts, where it says one. */
  readonly min: { readonly amount: AmountText; readonly token: TokenGiven } | undefined;
  /** The token that the way must pass. */
  readonly via: TokenGiven | undefined;
}

/** What a clause says, by the names of its slots. Optional ones are undefined where the sentence leaves them out. */
export interface Given {
  amount(slot: string): AmountText;
  /**
   * An amount and its token. Where the sentence names no token, a share is of what the step before gives, and a number is of
   * `standard`; without that it is refused.
   */
  coins(amount: string, token: string, standard?: Hash): { readonly amount: AmountText; readonly token: TokenGiven };
  token(slot: string): TokenGiven;
  tokenOr(slot: string): TokenGiven | undefined;
  account(slot: string): AccountGiven;
  /** A whole number, below 10^39. */
  count(slot: string): bigint;
  word(slot: string): string;
  duration(slot: string): Duration | undefined;
  terms(): TermsGiven;
  /** Whether an optional word, or a slot that may be left out, is there. */
  has(name: string): boolean;
}

/** What else a form may ask while it plans. */
export interface Planning {
  /** Undefined where nobody is named who would do it. */
  readonly sender: Address | undefined;
  /** Raw units of a token. A share is of what the account has by then at least, and keeps a reserve for fees. */
  raw(amount: AmountText, mint: Hash): bigint;
  /** Raw units as people read them, '12.5 USDC', and after a share what it is a share of. */
  show(raw: bigint, mint: Hash, amount?: AmountText): string;
  /** A token of the chain by its mint. */
  tokenOf(mint: Hash): TokenGiven;
  /** Refuses with ParseError: the words cannot be carried out as they stand. */
  refuse(slot: string, expected: string): never;
}

/** What a clause becomes. */
export interface Planned {
  /** Names of operations with their parameters, in order. */
  readonly operations: readonly (readonly [operation: string, params: object])[];
  /** What they do, in words: goes on after 'Step 1: '. */
  readonly says: string;
  /** What the sender gets at least: later steps count on no more than that. */
  readonly gives?: readonly { readonly mint: Hash; readonly atLeast: bigint }[];
  readonly warnings?: readonly string[];
  /** How much worse than now the trade may become; undefined for what is no trade. */
  readonly slippageBps?: number;
}

/**
 * A form of sentences, such as `send|transfer|pay|give <amount> <token> to <to:account>`. Words stand for themselves, `|`
 * between those that mean the same; `[…]` may be left out; a slot is `<kind>` or `<name:kind>`, of the kinds amount, count,
 * token, account, word, duration and terms.
 */
export interface Form {
  /** What JSON names it by: `{"action": "send", "amount": "10", "token": "USDC", "to": "@bob_42"}`. */
  readonly action: string;
  readonly module: string;
  readonly form: string;
  readonly about: string;
  plan(given: Given, planning: Planning): Planned;
}

/** The forms of each module. They are asked for anew on the state that the steps before leave: `plan` reads that one. */
export const formsView = view<[], readonly Form[]>('intent-forms');

/** Who a text stands for, asked of modules that name accounts: undefined where the text is none of theirs, null where it names nobody. */
export const recipientView = view<[text: string], Address | null | undefined>('intent-recipient');

/** The 32 bytes that a word says: 64 hex digits of either case, with or without 0x; undefined for anything else. */
export const mintIn = (word: string): Hash | undefined =>
  /^(0x)?[0-9a-fA-F]{64}$/.test(word) ? (toHex(fromHex(word.slice(-64))) as Hash) : undefined;
