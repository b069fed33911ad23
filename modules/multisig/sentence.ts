/** An operation as a line of text, so that a signer reads what he approves. */

import { type Json, type Operation, operation, type Type, t } from '../../runtime/sdk.js';

const Line = t.text(1, 100_000);

/** In answers only. The line is made from the operation that will run, with ids as the chain shows them. */
export const Sentence: Type<Operation | string> = {
  ...Line,
  toJson(value, text) {
    if (typeof value === 'string') return value;
    const [[name, fields]] = Object.entries(operation.toJson(value, text) as Record<string, Record<string, Json>>) as [
      [string, Record<string, Json>],
    ];
    const given = Object.entries(fields).filter(([, field]) => field !== null);
    return [name, ...given.map(([field, json]) => `${field} ${word(json)}`)].join(', ').replace(', ', ': ');
  },
  write: (to, value) => Line.write(to, String(value)),
};

/** Text stands for itself; what could be taken for more than one word is quoted. */
function word(json: Json): string {
  return typeof json === 'string' && /^[\w.:/-]+$/.test(json) ? json : JSON.stringify(json);
}
