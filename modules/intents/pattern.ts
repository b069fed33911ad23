/** Patterns of clauses: parsed once from their text, then matched against the words of a sentence. */

import type { AmountText, Duration } from '../shared/intent-forms.js';
import { amountAt, countAt, durationAt, isMiss, type Miss, miss, percentAt, type Read } from './amounts.js';
import type { Word } from './words.js';

export type Kind = 'amount' | 'count' | 'token' | 'account' | 'word' | 'duration' | 'terms';

export type Part =
  | { readonly words: readonly string[] }
  | { readonly slot: string; readonly kind: Kind }
  | { readonly optional: readonly Part[] };

/** Terms of a trade as written, before names are resolved. */
export interface TermsText {
  readonly slippageBps?: number;
  readonly min?: { readonly amount: AmountText; readonly token: Word };
  readonly within?: Duration;
  readonly via?: Word;
}

/** Content of a slot. */
export type Filled =
  | { readonly kind: 'amount'; readonly value: AmountText; readonly at: number }
  | { readonly kind: 'count'; readonly value: bigint; readonly at: number }
  | { readonly kind: 'duration'; readonly value: Duration; readonly at: number }
  | { readonly kind: 'terms'; readonly value: TermsText; readonly at: number }
  | { readonly kind: 'token' | 'account' | 'word'; readonly value: Word; readonly at: number };

/** Content of a clause: slots by name, and optional words by themselves. */
export type Said = ReadonlyMap<string, Filled | true>;

/** Maximum slippage that a sentence may request, in basis points. */
export const MAX_SLIPPAGE_BPS = 5_000;

/** Parses a pattern. A malformed pattern is a bug of its module: TypeError. */
export function partsOf(pattern: string): readonly Part[] {
  const tokens = pattern.match(/\[|\]|<[^>]*>|[^\s[\]<>]+/g) ?? [];
  const stack: Part[][] = [[]];
  for (const token of tokens) {
    const open = stack[stack.length - 1]!;
    if (token === '[') stack.push([]);
    else if (token === ']') stack[stack.length - 2]!.push({ optional: stack.pop()! });
    else if (token.startsWith('<')) open.push(slotOf(token));
    else open.push({ words: token.split('|') });
  }
  if (stack.length !== 1) throw new TypeError(`the form ${pattern} has a bracket that is not closed`);
  return stack[0]!;
}

function slotOf(token: string): Part {
  const [first, second] = token.slice(1, -1).split(':') as [string, string?];
  const kind = second ?? first;
  if (!Object.hasOwn(READERS, kind)) throw new TypeError(`${token} is of no kind that sentences know`);
  return { slot: first, kind: kind as Kind };
}

/**
 * Parses one word as a name; punctuation is not a name. A missing token is detected in `follow`, so that the next word
 * of the pattern is not taken for it.
 */
const nameAt =
  (expected: string) =>
  (words: readonly Word[], index: number): Read<Word> => {
    const word = words[index];
    return word && !/^[;,/#%]$/.test(word.text) ? { value: word, next: index + 1 } : miss(index, expected);
  };

const tokenAt = nameAt('a token: its symbol, or 0x and its mint');

/** Parses `max slippage 1 % min 20 USDC via GOLD within 10 minutes`, in any order, each term at most once. */
function termsAt(words: readonly Word[], index: number): Read<TermsText> {
  let terms: TermsText = {};
  let next = index;
  for (;;) {
    const read = termAt(words, next);
    if (read === undefined) return { value: terms, next };
    if (isMiss(read)) return read;
    const twice = Object.keys(read.value).find((name) => Object.hasOwn(terms, name));
    if (twice !== undefined) return miss(next, 'each term at most once');
    terms = { ...terms, ...read.value };
    next = read.next;
  }
}

function termAt(words: readonly Word[], index: number): Read<TermsText> | undefined {
  const [first, second] = [words[index]?.low, words[index + 1]?.low];
  if ((first === 'max' || first === 'with') && second === 'slippage') {
    return named('slippageBps', percentAt(words, index + 2, MAX_SLIPPAGE_BPS));
  }
  if (first === 'within') return named('within', durationAt(words, index + 1));
  if (first === 'via') return named('via', tokenAt(words, index + 1));
  if (first !== 'min') return undefined;
  const amount = amountAt(words, index + 1);
  if (isMiss(amount)) return amount;
  if (amount.value.kind === 'share') return miss(index + 1, 'a number');
  const token = tokenAt(words, amount.next);
  if (isMiss(token)) return token;
  return { value: { min: { amount: amount.value, token: token.value } }, next: token.next };
}

function named<K extends keyof TermsText>(name: K, read: Read<NonNullable<TermsText[K]>>): Read<TermsText> {
  return isMiss(read) ? read : { value: { [name]: read.value }, next: read.next };
}

const READERS: { readonly [K in Kind]: (words: readonly Word[], index: number) => Read<unknown> } = {
  amount: amountAt,
  count: countAt,
  token: tokenAt,
  account: nameAt('an account: an address, a name, or @ and a gamertag'),
  word: nameAt('a word'),
  duration: durationAt,
  terms: termsAt,
};

/** Parses one slot. */
export function fill(kind: Kind, words: readonly Word[], index = 0): Read<Filled> {
  const read = READERS[kind](words, index);
  if (isMiss(read)) return read;
  return { value: { kind, value: read.value, at: words[index]?.at ?? 0 } as Filled, next: read.next };
}

/** Matches the words of a clause with a pattern; returns the first mismatch if they differ. */
export function match(parts: readonly Part[], words: readonly Word[]): Said | Miss {
  const said = new Map<string, Filled | true>();
  const end = follow(parts, words, 0, said, new Set());
  if (isMiss(end)) return end;
  return end.next === words.length ? said : miss(end.next, end.value ?? 'the end, then, or ;');
}

/** Continues matching at a word; `after` are the words that may follow these parts. */
function follow(
  parts: readonly Part[],
  words: readonly Word[],
  start: number,
  said: Map<string, Filled | true>,
  after: ReadonlySet<string>,
): Read<string | undefined> {
  let next = start;
  let left: string | undefined;
  for (const [i, part] of parts.entries()) {
    const word = words[next];
    if ('words' in part) {
      if (!word || !part.words.includes(word.low)) return miss(next, part.words.join(' or '));
      next++;
    } else if ('slot' in part) {
      if (word && part.kind === 'token' && after.has(word.low)) return miss(next, 'a token');
      const read = fill(part.kind, words, next);
      if (isMiss(read)) return read;
      said.set(part.slot, read.value);
      next = read.next;
    } else {
      const behind = wordsBehind(parts.slice(i + 1), after);
      if (!word || !begins(part.optional[0]!, word, behind)) {
        const first = part.optional[0]!;
        left = 'words' in first ? first.words.join(' or ') : left;
        continue;
      }
      const read = follow(part.optional, words, next, said, behind);
      if (isMiss(read)) return read;
      const [only] = part.optional;
      if ('words' in only! && part.optional.length === 1) said.set(only.words[0]!, true);
      next = read.next;
    }
  }
  return { value: left, next };
}

/** True if an optional part is present. */
const begins = (part: Part, { low }: Word, behind: ReadonlySet<string>): boolean =>
  'words' in part ? part.words.includes(low) : 'optional' in part || (!behind.has(low) && !/^[;,/#%]$/.test(low));

/** Words that may come next. */
function wordsBehind(parts: readonly Part[], after: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const part of parts) {
    if ('slot' in part) return found;
    if ('words' in part) return new Set([...found, ...part.words]);
    const [first] = part.optional;
    if (first && 'words' in first) for (const word of first.words) found.add(word);
  }
  return new Set([...found, ...after]);
}
