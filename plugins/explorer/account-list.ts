/** Methods that list what an account has or did, page by page. */

import { type Address, type DatabaseReads, type Type, t } from '../../runtime/plugin.js';
import { indexed, type Parts } from './parts.js';

/** What such a method is, and where its items come from. */
export interface AccountList<T> {
  readonly name: string;
  readonly about: string;
  readonly cost: { readonly base: number; readonly per: { readonly limit: number } };
  /** What the account is to the list. */
  readonly whose: string;
  /** The field of the answer that has the items. */
  readonly field: string;
  readonly items: Type<readonly T[]>;
  read(
    address: Address,
    database: DatabaseReads,
    page: { readonly limit: number; readonly cursor: string | null },
  ): Promise<{ readonly items: readonly T[]; readonly next: string | null }>;
}

/** Declares one. Its rows are those of the height that the answer names. */
export const accountList = <T>({ node, follower }: Parts, of: AccountList<T>) =>
  node.method({
    name: of.name,
    about: of.about,
    cost: of.cost,
    params: { address: t.doc(t.address, of.whose), limit: t.limit(), cursor: t.cursor },
    result: t.struct({
      address: t.doc(t.address, 'The account that was asked for'),
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
