/** jsonText: a value that callers can also pass as a string of JSON. */

import { aroundSchema } from './doc.js';
import { parseJson } from './json-scan.js';
import { CodecError, type Json, refuse, type TextForms, type Type } from './type.js';
import { wireOf } from './wire.js';

/** Bytes and responses are those of `inner`; input can also be a string of JSON, as some clients send lists. */
export function jsonText<T>(inner: Type<T>): Type<T> {
  return {
    ...inner,
    about: `${inner.about}; also as a text of JSON`,
    schema: aroundSchema(inner.schema, (schema) => ({
      anyOf: [schema, { type: 'string', contentMediaType: 'application/json' }],
    })),
    ...wireOf(inner, (value) => ['json', value]),
    fromJson: (json, text) => (typeof json === 'string' ? fromText(inner, json, text) : inner.fromJson(json, text)),
  };
}

function fromText<T>(inner: Type<T>, given: string, text: TextForms): T {
  let json: Json;
  try {
    json = parseJson(given);
  } catch (cause) {
    return refuse(cause instanceof RangeError ? cause.message : 'must be JSON, or a text of JSON');
  }
  try {
    return inner.fromJson(json, text);
  } catch (cause) {
    if (cause instanceof CodecError) cause.message = `in the text of JSON: ${cause.message}`;
    throw cause;
  }
}
