/** Factory of the methods that list an account's possessions or actions, page by page. */

import { type Address, type DatabaseReads, type Type, t } from '../../runtime/plugin.js';
import { indexed, type Parts } from './parts.js';

/** Description of one such method and the source of its items. */
export interface AccountList<T> {
  readonly name: string;
  readonly about: string;
  readonly cost: { readonly base: number; readonly per: { readonly limit: number } };
  /** Role of the account in the list, for the parameter's documentation. */
  readonly whose: string;
  /** Name of the result field that holds the items. */
  readonly field: string;
  readonly items: Type<readonly T[]>;
  read(
    address: Address,
    database: DatabaseReads,
    page: { readonly limit: number; readonly cursor: string | null },
  ): Promise<{ readonly items: readonly T[]; readonly next: string | null }>;
}

/** Declares one method. Its rows reflect the height named in the response. */
export const accountList = <T>({ node, follower }: Parts, of: AccountList<T>) =>
  node.method({
    name: of.name,
    about: of.about,
    cost: of.cost,
    params: { address: t.doc(t.address, of.whose), limit: t.limit(), cursor: t.cursor },
    result: t.struct({
      address: t.doc(t.address, 'Requested account'),
      [of.field]: of.items,
      count: t.pageCount,
      next_cursor: t.nextCursor,
      ...indexed,
    }),
    async answer({ address, ...page }) {
      return follower.read(async ({ height, database }) => {
        const { items, next } = await of.read(address, database, page);
        return { address, [of.field]: items, count: items.length, next_cursor: next, indexed_height: height };
      });
    },
  });
