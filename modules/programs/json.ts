/** Strict JSON parser for programs and their parameters: no fractions, no duplicate names, bounded depth. */

import type { Json } from '../../runtime/sdk.js';

/** Maximum nesting of arrays and objects; bounds the recursion. */
const MAX_DEPTH = 16;

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:[.eE][0-9eE+.-]*)?/y;
const WORD = /true|false|null/y;

/** Fails with the path of a mistake and the reason. */
export type Refuse = (path: string, reason: string) => never;

/**
 * Parses a text. Integers beyond 2^53 become decimal strings. Field names such as `__proto__` become own properties.
 */
export function readStrictly(text: string, refuse: Refuse): Json {
  let at = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  const takes = (mark: string): boolean => {
    match(SPACE);
    if (text[at] !== mark) return false;
    at++;
    return true;
  };
  const expect = (mark: string, path: string): void => {
    if (!takes(mark)) refuse(path, `expected ${mark} at character ${at + 1}`);
  };
  const string = (path: string): string => {
    match(SPACE);
    const found = match(STRING) ?? refuse(path, `expected a string at character ${at + 1}`);
    return JSON.parse(found) as string;
  };
  const value = (path: string, depth: number): Json => {
    if (depth > MAX_DEPTH) refuse(path, `is nested deeper than ${MAX_DEPTH} levels`);
    if (takes('{')) return object(path, depth);
    if (takes('[')) return array(path, depth);
    if (text[at] === '"') return string(path);
    const number = match(NUMBER);
    if (number !== undefined) return integer(number, path, refuse);
    const word = match(WORD) ?? refuse(path, `expected a value at character ${at + 1}`);
    return JSON.parse(word) as Json;
  };
  const object = (path: string, depth: number): Json => {
    const fields = new Map<string, Json>();
    if (takes('}')) return {};
    do {
      const name = string(path);
      const inner = path === '' ? name : `${path}.${name}`;
      if (fields.has(name)) refuse(inner, 'is listed twice');
      expect(':', inner);
      fields.set(name, value(inner, depth + 1));
    } while (takes(','));
    expect('}', path);
    return Object.fromEntries(fields);
  };
  const array = (path: string, depth: number): Json => {
    const items: Json[] = [];
    if (takes(']')) return items;
    do items.push(value(`${path}[${items.length}]`, depth + 1));
    while (takes(','));
    expect(']', path);
    return items;
  };
  const read = value('', 1);
  match(SPACE);
  if (at < text.length) refuse('', `expected the end at character ${at + 1}`);
  return read;
}

function integer(digits: string, path: string, refuse: Refuse): Json {
  if (/[.eE]/.test(digits)) return refuse(path, 'must be an integer without a decimal point or exponent');
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : digits;
}
