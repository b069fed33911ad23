/** Scans JSON text from outside before it is parsed: megabytes of brackets keep JSON.parse busy for seconds. */

import type { Json } from './type.js';

/** Maximum nesting of arrays and objects in JSON text from outside. */
export const JSON_DEPTH = 64;

/** Maximum bytes of a response that a client reads; above the default response limit of a node. */
export const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
const BACKSLASH = 0x5c;
export const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b;
export const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d;
export const isNumeric = (code: number): boolean =>
  code === 0x2e || code === 0x65 || code === 0x45 || code === 0x2b || code === 0x2d;
export const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** The parsed value. Throws SyntaxError for invalid JSON, RangeError for nesting deeper than JSON_DEPTH. */
export function parseJson(text: string): Json {
  longestNumber(text, JSON_DEPTH);
  return JSON.parse(text) as Json;
}

/** Like `parseJson`; undefined instead of an error. */
export function readJson(text: string): Json | undefined {
  try {
    return parseJson(text);
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof RangeError) return undefined;
    throw cause;
  }
}

/** Length of the longest run of digits outside strings. Throws RangeError for nesting deeper than `limit`. */
export function longestNumber(text: string, limit: number): number {
  let depth = 0;
  let digits = 0;
  let most = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      if (++digits > most) most = digits;
      continue;
    }
    digits = 0;
    if (code === QUOTE) at = closingQuote(text, at);
    else if (isOpening(code)) {
      if (++depth > limit) throw new RangeError(`nested deeper than ${limit} levels`);
    } else if (isClosing(code)) depth--;
  }
  return most;
}

/** Index of the quote that closes the string opened at `open`; the end of the text if there is none. */
export function closingQuote(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}
