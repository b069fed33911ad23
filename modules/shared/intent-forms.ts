/** Forms of sentences: each module provides its own through a view. */

import { type Address, fromHex, type Hash, toHex, view } from '../../runtime/sdk.js';

export { STANDARD } from './standard-forms.js';

/** An amount as written in a sentence. */
export type AmountText = {
  /** Offset in characters. */
  readonly at: number;
} & (
  | {
      readonly kind: 'exact';
      /** The number without its decimal point, and its decimal places; `scale` is undefined for raw units. */
      readonly digits: bigint;
      readonly scale: number | undefined;
    }
  | {
      readonly kind: 'share';
      readonly numerator: bigint;
      readonly denominator: bigint;
      /** it: of the previous step's output; my: of the account's balance at that point; undefined if not specified. */
      readonly of: 'it' | 'my' | undefined;
    }
);

/** A token of the chain. */
export interface TokenGiven {
  readonly mint: Hash;
  /** Its symbol, or 0x and its mint, as operations name it. */
  readonly name: string;
}

/** An account, and its name in the sentence. */
export interface AccountGiven {
  readonly address: Address;
  readonly shown: string;
}

/** A duration in block time, or in blocks. */
export type Duration = { readonly seconds: number } | { readonly blocks: number };

/** Terms of a trade. */
export interface TermsGiven {
  /** In basis points; 50 if the sentence does not specify it. */
  readonly slippageBps: number;
  /** Minimum output, if the sentence specifies one. */
  readonly min: { readonly amount: AmountText; readonly token: TokenGiven } | undefined;
  /** Token that the route must pass. */
  readonly via: TokenGiven | undefined;
}

/** Content of a clause by slot name. An optional slot that the sentence omits is undefined. */
export interface Given {
  amount(slot: string): AmountText;
  /**
   * An amount and its token. If the sentence names no token, a share refers to the previous step's output, and a number
   * is in `standard`. Without `standard` it is rejected.
   */
  coins(amount: string, token: string, standard?: Hash): { readonly amount: AmountText; readonly token: TokenGiven };
  token(slot: string): TokenGiven;
  tokenOr(slot: string): TokenGiven | undefined;
  account(slot: string): AccountGiven;
  /** A whole number below 10^39. */
  count(slot: string): bigint;
  word(slot: string): string;
  duration(slot: string): Duration | undefined;
  terms(): TermsGiven;
  /** True if an optional word or slot is present. */
  has(name: string): boolean;
}

/** Services for a form while it plans. */
export interface Planning {
  /** Undefined if no sender is named. */
  readonly sender: Address | undefined;
  /**
   * Converts an amount to raw units of a token. A share is taken of the account's minimum balance at that point; of
   * native units it leaves a reserve for fees.
   */
  raw(amount: AmountText, mint: Hash): bigint;
  /** Formats raw units, '12.5 USDC'; for a share it adds what the share refers to. */
  show(raw: bigint, mint: Hash, amount?: AmountText): string;
  tokenOf(mint: Hash): TokenGiven;
  /** Fails with ParseError: the clause cannot be executed as written. */
  refuse(slot: string, expected: string): never;
}

/** The plan of a clause. */
export interface Planned {
  /** Names of operations with their parameters, in order. */
  readonly operations: readonly (readonly [operation: string, params: object])[];
  /** Description; it continues 'Step 1: '. */
  readonly says: string;
  /** Minimum output for the sender; later steps rely on this amount only. */
  readonly gives?: readonly { readonly mint: Hash; readonly atLeast: bigint }[];
  readonly warnings?: readonly string[];
  /** Slippage allowance of a trade; undefined for anything else. */
  readonly slippageBps?: number;
}

/**
 * A form of sentences, such as `send|transfer|pay|give <amount> <token> to <to:account>`. Words match themselves, with
 * `|` between synonyms; `[…]` is optional. A slot is `<kind>` or `<name:kind>`, with the kinds amount, count, token,
 * account, word, duration and terms.
 */
export interface Form {
  /** Its name in JSON: `{"action": "send", "amount": "10", "token": "USDC", "to": "@bob_42"}`. */
  readonly action: string;
  readonly module: string;
  readonly form: string;
  readonly about: string;
  /** True if an amount without a token is in native units. */
  readonly isNative?: true;
  plan(given: Given, planning: Planning): Planned;
}

/** Forms of each module. The view is read again on the state after each step, and `plan` reads that state. */
export const formsView = view<[], readonly Form[]>('intent-forms');

/**
 * Resolves a text to an account, by modules that name accounts. Undefined if the text is not in the module's format,
 * null if no account has the name.
 */
export const recipientView = view<[text: string], Address | null | undefined>('intent-recipient');

/** Parses a word as 32 bytes: 64 hex digits in any case, with or without 0x; undefined for anything else. */
export const mintIn = (word: string): Hash | undefined =>
  /^(0x)?[0-9a-fA-F]{64}$/.test(word) ? (toHex(fromHex(word.slice(-64))) as Hash) : undefined;
