/** JSON text to a value, without losing a digit: integers beyond 2^53 become decimal strings, ids keep their digits. */

/** A parsed request or batch. */
export interface Parsed {
  readonly value: unknown;
  /** Ids that are integers beyond 2^53, by place in the batch (0 for a single request): their digits. */
  readonly ids: ReadonlyMap<number, string> | undefined;
}

/** Fewer digits than these make no integer beyond 2^53. */
const BIG_DIGITS = 16;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b;
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d;
const isNumeric = (code: number): boolean =>
  code === 0x2e || code === 0x65 || code === 0x45 || code === 0x2b || code === 0x2d;
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** Throws SyntaxError for text that is not JSON, RangeError for arrays and objects nested deeper than `depth`. */
export function parseRequest(text: string, depth: number): Parsed {
  // Before parsing: megabytes of brackets keep JSON.parse busy for a second.
  const mayHoldBigInteger = outsideStrings(text, depth);
  const value: unknown = JSON.parse(text);
  return mayHoldBigInteger ? quoteBigIntegers(text, value) : { value, ids: undefined };
}

/** Whether there are digits enough for a big integer. Throws RangeError for what is nested deeper than `limit`. */
function outsideStrings(text: string, limit: number): boolean {
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
  return most >= BIG_DIGITS;
}

/** Reads the text, known to be valid JSON, once more with every unsafe integer in quotes. */
function quoteBigIntegers(text: string, value: unknown): Parsed {
  const envelope = Array.isArray(value) ? 2 : 1;
  const ids = new Map<number, string>();
  const parts: string[] = [];
  let copied = 0;
  let depth = 0;
  let item = 0;
  /** Where the latest string among the request's own members begins and ends: a key, when a colon follows. */
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
      if (isId) ids.delete(item); // of two ids the later one counts
    }
  }
  parts.push(text.slice(copied));
  return { value: JSON.parse(parts.join('"')), ids: ids.size > 0 ? ids : undefined };
}

/** Where the run of characters that a number may consist of ends. */
function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  for (let code = text.charCodeAt(end); isDigit(code) || isNumeric(code); code = text.charCodeAt(end)) end++;
  return end;
}

/** Where the string that opens at `open` is closed; the end of the text when it never is. */
function closingQuote(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}
