/**
 * Parses JSON text without losing digits: integers beyond 2^53 become decimal strings, ids keep their digits.
 * Decision 0008.
 */

import {
  COLON,
  COMMA,
  closingQuote,
  isClosing,
  isDigit,
  isNumeric,
  isOpening,
  longestNumber,
  QUOTE,
} from '../../codec/json-scan.js';

export interface Parsed {
  readonly value: unknown;
  /** Digits of ids that are integers beyond 2^53, by index in the batch (0 for a single request). */
  readonly ids: ReadonlyMap<number, string> | undefined;
}

/** An integer beyond 2^53 has at least this many digits. */
const BIG_DIGITS = 16;

/** Throws SyntaxError for invalid JSON, RangeError for arrays and objects nested deeper than `depth`. */
export function parseRequest(text: string, depth: number): Parsed {
  const mayHoldBigInteger = longestNumber(text, depth) >= BIG_DIGITS;
  const value: unknown = JSON.parse(text);
  return mayHoldBigInteger ? quoteBigIntegers(text, value) : { value, ids: undefined };
}

/** Parses the text, known to be valid JSON, again with every unsafe integer in quotes. */
function quoteBigIntegers(text: string, value: unknown): Parsed {
  const envelope = Array.isArray(value) ? 2 : 1;
  const ids = new Map<number, string>();
  const parts: string[] = [];
  let copied = 0;
  let depth = 0;
  let item = 0;
  /** Start and end of the latest string among the request's own members; it is a key if a colon follows. */
  let member: readonly [number, number] = [0, 0];
  let isId = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = closingQuote(text, at);
      if (depth === envelope) member = [at, end + 1];
      at = end;
    } else if (isDigit(code)) {
      const end = endOfNumber(text, at);
      if (end - at > 15) {
        const start = text[at - 1] === '-' ? at - 1 : at;
        const number = text.slice(start, end);
        if (!/[.eE]/.test(number) && !Number.isSafeInteger(Number(number))) {
          parts.push(text.slice(copied, start), number);
          copied = end;
          if (depth === envelope && isId) ids.set(item, number);
        }
      }
      at = end - 1;
    } else if (isOpening(code)) depth++;
    else if (isClosing(code)) depth--;
    else if (code === COMMA && depth === 1) item += envelope - 1;
    else if (code === COLON && depth === envelope) {
      isId = JSON.parse(text.slice(...member)) === 'id';
      if (isId) ids.delete(item); // if there are two ids, the later one counts
    }
  }
  parts.push(text.slice(copied));
  return { value: JSON.parse(parts.join('"')), ids: ids.size > 0 ? ids : undefined };
}

/** End of the run of characters that a number may consist of. */
function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  for (let code = text.charCodeAt(end); isDigit(code) || isNumeric(code); code = text.charCodeAt(end)) end++;
  return end;
}
