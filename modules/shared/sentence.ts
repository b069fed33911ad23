/** An operation as a line of text, so that a signer reads what he approves. */

import { type Json, type Operation, operation, shownAmounts, type Type, t, type Unit } from '../../runtime/sdk.js';

const Line = t.text(1, 100_000);

/** An operation, and the units of the tokens that it may name: '' is the native one. */
export interface Told {
  readonly operation: Operation;
  unitOf(token: string): Unit | undefined;
}

/** In answers only. The line is made from the operation that will run, with ids and amounts as the chain shows them. */
export const Sentence: Type<Told | string> = {
  ...Line,
  toJson(value, text) {
    if (typeof value === 'string') return value;
    const { type } = value.operation;
    const [[name, fields]] = Object.entries(operation.toJson(value.operation, text) as Record<string, Json>) as [
      [string, Json],
    ];
    const shown = shownAmounts(fields, type.params.schema, value.unitOf) as Record<string, Json>;
    const given = Object.entries(shown).filter(([, field]) => field !== null);
    return [name, ...given.map(([field, json]) => `${field} ${word(json)}`)].join(', ').replace(', ', ': ');
  },
  write: (to, value) => Line.write(to, String(value)),
};

/** Text stands for itself; what could be taken for more than one word is quoted. Fields that were left out are not shown. */
function word(json: Json): string {
  return typeof json === 'string' && /^[\w.:/-]+$/.test(json) ? json : JSON.stringify(json, withoutNulls);
}

const withoutNulls = (_: string, json: unknown): unknown => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  return Object.fromEntries(Object.entries(json).filter(([, field]) => field !== null));
};
