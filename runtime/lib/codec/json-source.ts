/** jsonSource: a JSON document kept as its author's text, without insignificant white space. */

import { closingQuote, QUOTE } from './json-scan.js';
import { text } from './scalars.js';
import { refuse, refuseSize, type Type } from './type.js';

const SPACES = new Set([0x20, 0x09, 0x0a, 0x0d]);
const encoder = new TextEncoder();
/** No control characters except JSON white space, and no lone surrogates. */
const PLAIN = '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\ud800-\\udfff]*$';

/** The same document on one line: numbers, duplicates and mistakes stay as written. */
function compact(source: string): string {
  const parts: string[] = [];
  let begun = 0;
  for (let at = 0; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (code === QUOTE) at = closingQuote(source, at);
    else if (SPACES.has(code)) {
      parts.push(source.slice(begun, at));
      begun = at + 1;
    }
  }
  return parts.join('') + source.slice(begun);
}

/**
 * Plain text of at most `max` bytes that should be a JSON object; its reader checks that and returns its own error.
 * JSON input can be a string, which keeps every digit, or the object itself.
 */
export function jsonSource(max: number): Type<string> {
  const inner = text(0, max);
  const check = (value: string): string => {
    const { length } = encoder.encode(value);
    if (length > max) refuseSize(`must have at most ${max} bytes`, 0, max, length);
    return compact(value) === value ? value : refuse('must have no white space outside of its texts');
  };
  return {
    ...inner,
    about: `JSON of at most ${max} bytes`,
    schema: { anyOf: [{ type: 'string', contentMediaType: 'application/json', pattern: PLAIN }, { type: 'object' }] },
    wire: 'source',
    write: (to, value) => inner.write(to, check(value)),
    read: (from) => check(inner.read(from)),
    fromJson(json, forms) {
      if (typeof json === 'string') return inner.fromJson(check(compact(json)), forms);
      if (typeof json !== 'object' || json === null || Array.isArray(json))
        refuse('must be an object, or a text of one');
      return inner.fromJson(check(JSON.stringify(json)), forms);
    },
    sample: (random) => JSON.stringify({ sample: random(2 ** 31) }),
  };
}
