/** Data sources of the history methods: rows of this node or of a database that nodes write to, and the state. */

import type { Address, Hash, RpcRequest } from '../../runtime/plugin.js';
import type { PlacedActivity } from './activities.js';
import type { Kind } from './activity-group.js';
import type { Counts } from './counts.js';
import type { Kind as EscrowKind } from './escrows.js';

/** A page of activities; `next` is the cursor of the following page. */
export interface ActivityPage {
  readonly activities: readonly PlacedActivity[];
  readonly next: string | null;
}

/** A page of holders, largest balance first. */
export interface HolderPage {
  /** Block whose balances these are. */
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

/** Explorer rows, wherever they are stored. */
export interface ExplorerSource {
  /** Reads rows of one height: concurrent writes are not visible. */
  read<T>(work: (rows: ExplorerRows) => Promise<T>): Promise<T>;
}

export interface ExplorerRows {
  /** Last indexed block. */
  readonly height: number;
  /** First indexed block; 0 or 1 if all blocks are indexed. */
  readonly from: number;
  /** Fails if this block is not indexed, or not yet. */
  needs(height: number): Promise<void>;
  history(account: Address, kinds: readonly Kind[], limit: number, cursor: string | null): Promise<ActivityPage>;
  transfers(token: Hash, limit: number, cursor: string | null): Promise<ActivityPage>;
  /** Undefined during a rebuild. */
  holders(token: Hash, limit: number, cursor: string | null): Promise<HolderPage | undefined>;
  counts(token: Hash): Promise<Counts>;
  kindsOf(accounts: readonly Address[]): Promise<(account: Address) => EscrowKind>;
  /** Bundles of blocks up to `from`, newest first; of the block of `from`, only those up to its index. */
  sent(
    from: { readonly height: number; readonly index: number },
    limit: number,
    request: RpcRequest,
  ): Promise<readonly Sent[]>;
}

export interface ExplorerState {
  called(accounts: readonly (Address | null)[]): Promise<(account: Address | null) => string | null>;
  /** Fails with UnknownToken if no token has this name. */
  mint(name: string): Promise<Hash>;
  /** Supply after a block; undefined if the state of that block is pruned. */
  supply(mint: Hash, height: number): Promise<bigint | undefined>;
}
