/** Options of a node: their types, derived from the table, and their defaults. */

import { OPTION_TABLE, type OptionDeclaration } from './option-table.js';

export { InvalidOption } from './option-values.js';

type Table = typeof OPTION_TABLE;
type TableValues = { readonly [F in keyof Table]: Table[F] extends OptionDeclaration<infer T> ? T : never };

/** Settings of a node as the runtime uses them. The table describes each. */
export interface NodeOptions extends TableValues {
  /** Options of plugins: plugin -> option -> given value. */
  readonly plugins: { readonly [plugin: string]: Readonly<Record<string, unknown>> };
}

/** A command-line option. `field` is its name in NodeOptions. */
export interface NodeOption extends Omit<OptionDeclaration<NodeOptions[keyof Table]>, 'parse'> {
  readonly field: keyof Table;
  parse(text: string): NodeOptions[keyof Table];
}

/** All options of `start`, in the order of help. */
export const nodeOptions: readonly NodeOption[] = Object.entries(OPTION_TABLE).map(([field, declared]) => ({
  ...declared,
  field: field as keyof Table,
  parse: (text) => declared.parse(text, declared.flag),
}));

/** Options with defaults for everything that is not given. */
export function withDefaults(given: Partial<NodeOptions>): NodeOptions {
  const standard = Object.fromEntries(nodeOptions.map((one) => [one.field, one.standard]));
  return { plugins: {}, ...standard, ...given } as NodeOptions;
}
