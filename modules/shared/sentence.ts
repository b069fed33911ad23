/** An operation as a line of text, so that signers can read what they approve. */

import { type Json, type Operation, operation, shownAmounts, type Type, t, type Unit } from '../../runtime/sdk.js';

const Line = t.text(1, 100_000);

/** An operation, with the units of the tokens that it may name ('' is the native token). */
export interface OperationLine {
  readonly operation: Operation;
  unitOf(token: string): Unit | undefined;
}

/**
 * Only for responses. The line is built from the operation that will run, with ids and amounts as the chain shows them.
 */
export const Sentence: Type<OperationLine | string> = {
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

/**
 * Plain words appear as they are; anything that could look like more than one word is quoted. Omitted fields are not
 * shown.
 */
function word(json: Json): string {
  return typeof json === 'string' && /^[\w.:/-]+$/.test(json) ? json : JSON.stringify(json, withoutNulls);
}

const withoutNulls = (_: string, json: unknown): unknown => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  return Object.fromEntries(Object.entries(json).filter(([, field]) => field !== null));
};
