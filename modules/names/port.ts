/** Port of names for other modules and plugins. */

import { type Address, port } from '../../runtime/sdk.js';

/** Full names (`alice.trl`) as other modules and plugins see them. */
export interface NamesPort {
  /** Resolves a name in any form that callers may write; undefined if no account has it. */
  resolve(name: string): { readonly name: string; readonly address: Address } | undefined;
  /** Primary names of accounts, with batched reads; undefined for accounts without one. */
  namesOf(accounts: readonly Address[]): readonly (string | undefined)[];
}
export const namesPort = port<NamesPort>('names');

export { commitmentOf } from './commit.js';
export { FullName, readName } from './label.js';
