/** JSON text from outside, looked through before it is parsed: megabytes of brackets keep JSON.parse busy for seconds. */

import type { Json } from './type.js';

/** Levels of arrays and objects in any JSON text that somebody else wrote. */
export const JSON_DEPTH = 64;

/** Bytes of an answer that a client reads: no node sends more by the standard limits of its server. */
export const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** Code of the mark around a string. */
export const QUOTE = 0x22;
/** Code of the mark between items. */
export const COMMA = 0x2c;
/** Code of the mark after a key. */
export const COLON = 0x3a;
const BACKSLASH = 0x5c;
/** Whether an array or object begins. */
export const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b;
/** Whether an array or object ends. */
export const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d;
/** Point, exponent or sign. */
export const isNumeric = (code: number): boolean =>
  code === 0x2e || code === 0x65 || code === 0x45 || code === 0x2b || code === 0x2d;
/** Whether it is a decimal digit. */
export const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** The value of a text. Throws SyntaxError for text that is not JSON, RangeError for what is nested deeper than JSON_DEPTH. */
export function parseJson(text: string): Json {
  longestNumber(text, JSON_DEPTH);
  return JSON.parse(text) as Json;
}

/** The same; undefined for what is refused. */
export function readJson(text: string): Json | undefined {
  try {
    return parseJson(text);
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof RangeError) return undefined;
    throw cause;
  }
}

/** Most digits in a row outside strings. Throws RangeError for what is nested deeper than `limit`. */
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

/** Where the string that opens at `open` is closed; the end of the text when it never is. */
export function closingQuote(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}
