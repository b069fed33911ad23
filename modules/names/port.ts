/** What other code may ask of names. */

import { type Address, port } from '../../runtime/sdk.js';

/** Names as other modules and plugins see them; whole names, `alice.trl`. */
export interface NamesPort {
  /** The account that a name stands for, in any form that callers may write it; undefined for none. */
  resolve(name: string): { readonly name: string; readonly address: Address } | undefined;
  /** What accounts are called, read together: names that they chose and that stand for them. */
  namesOf(accounts: readonly Address[]): readonly (string | undefined)[];
}
export const namesPort = port<NamesPort>('names');

export { commitmentOf } from './commit.js';
export { FullName, readName } from './label.js';
