/** What the methods about the past are answered from: rows of this node, or of a database that nodes write into; and the state beside. */

import type { Address, Hash, RpcRequest } from '../../runtime/plugin.js';
import type { Counts } from './counts.js';
import type { Kind as EscrowKind } from './escrows.js';
import type { Kind } from './fact-group.js';
import type { PlacedFact } from './facts.js';

/** A page of facts; `next` is the cursor of the page behind it. */
export interface FactPage {
  readonly facts: readonly PlacedFact[];
  readonly next: string | null;
}

/** A page of holders, the richest first. */
export interface HolderPage {
  /** The block that the balances are of. */
  readonly height: number;
  readonly holders: readonly { readonly account: Address; readonly balance: bigint }[];
  readonly next: string | null;
}

/** A bundle of a final block. */
export interface Sent {
  readonly bundle_hash: Hash;
  readonly block_height: number;
  readonly index: number;
  readonly from: Address;
  readonly operations: readonly string[];
  readonly fee: bigint;
  readonly timestamp: number;
}

/** Rows, wherever they are. */
export interface ExplorerSource {
  /** Answers from the rows of one height: nothing that is written meanwhile is seen. */
  read<T>(work: (rows: ExplorerRows) => Promise<T>): Promise<T>;
}

/** The rows of one height. */
export interface ExplorerRows {
  /** The last block that they tell of. */
  readonly height: number;
  /** The first one: 0 or 1 when they tell of all. */
  readonly from: number;
  /** Refuses a question about a block that they do not tell of, or not yet. */
  needs(height: number): Promise<void>;
  history(account: Address, kinds: readonly Kind[], limit: number, cursor: string | null): Promise<FactPage>;
  transfers(token: Hash, limit: number, cursor: string | null): Promise<FactPage>;
  /** Undefined while they are made anew. */
  holders(token: Hash, limit: number, cursor: string | null): Promise<HolderPage | undefined>;
  counts(token: Hash): Promise<Counts>;
  kindsOf(accounts: readonly Address[]): Promise<(account: Address) => EscrowKind>;
  /** Bundles of blocks up to a height, the newest first; in the block of `from` those up to its index. */
  sent(
    from: { readonly height: number; readonly index: number },
    limit: number,
    request: RpcRequest,
  ): Promise<readonly Sent[]>;
}

/** What is asked of the state as it is now. */
export interface ExplorerState {
  called(accounts: readonly (Address | null)[]): Promise<(account: Address | null) => string | null>;
  /** Refuses a name that no token has with UnknownToken. */
  mint(name: string): Promise<Hash>;
  /** The supply after a block; undefined when the state of that block is gone. */
  supply(mint: Hash, height: number): Promise<bigint | undefined>;
}
