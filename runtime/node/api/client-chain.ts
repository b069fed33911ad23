/** The chain as the TypeScript client must know it: how its ids read, and how its operations become bytes. */

import { EXTENSION, type OperationTable } from '../../kernel/chain/operation.js';
import { type WireFields, wireFields } from '../../lib/codec/wire.js';

/** What begins the ids of a chain. */
export interface Prefixes {
  readonly addressPrefix: string;
  readonly hashPrefix: string;
}

/** An operation: its number, or its module where it has none, and the forms of its fields. */
type Row = readonly [id: number | string, WireFields];

/** The text of a TypeScript file with `chain`. An operation with a field of no published form is left out: clients refuse to sign it. */
export function clientChain({ addressPrefix, hashPrefix }: Prefixes, { byName }: OperationTable): string {
  const rows = [...byName.values()].flatMap(({ name, id, module, definition }): [string, Row][] => {
    const fields = wireFields(definition.params);
    return fields === undefined ? [] : [[name, [id === EXTENSION ? module : id, fields]]];
  });
  const printed = rows.map(([name, row]) => `    ${JSON.stringify(name)}: ${JSON.stringify(row)},\n`);
  return [
    '/** How ids of this chain read and how its operations become bytes, for the client to sign what it made itself. Generated; change the declarations instead. */\n\n',
    'export const chain = {\n',
    `  addressPrefix: ${JSON.stringify(addressPrefix)},\n  hashPrefix: ${JSON.stringify(hashPrefix)},\n`,
    `  operations: {\n${printed.join('')}  },\n} as const;\n`,
  ].join('');
}
