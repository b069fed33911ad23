/** The context of a plugin: its access to the node. */

import type { FollowerOptions, RowsAt } from '../../engine/follower.js';
import type { ChangedSince } from '../../engine/ledger/changed-since.js';
import type { Changed } from '../../engine/ledger/changes.js';
import type { PruningTerms } from '../../engine/ledger/pruner.js';
import type { StateEntry } from '../../engine/ledger/scan.js';
import type { NetworkView } from '../../engine/network/views.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import type { Carried } from '../../kernel/chain/carried.js';
import type { Operation } from '../../kernel/chain/operation.js';
import type { Shape, TextForms, Type } from '../../lib/codec/type.js';
import type { Signer } from '../../lib/crypto/signatures.js';
import type { Log, RpcMethod } from '../../lib/rpc/methods/method.js';
import type { JsonPortLimits, JsonRoute } from '../../lib/rpc/ports/json-port.js';
import type { Database } from '../../lib/storage/database.js';
import type { Declaration } from '../api/declare.js';
import type { KeyAccount } from './key-account.js';
import type { Options, OptionValues } from './option.js';
import type { ValidatorAccount } from './validator.js';
import type { BlocksView, HooksView, LedgerView, MempoolView, ModulesView, SubscriptionsView } from './views.js';

/** The node as its plugins see it. */
export interface NodeView {
  readonly hooks: HooksView;
  readonly set: ModulesView;
  readonly ledger: LedgerView;
  readonly mempool: MempoolView;
  readonly blocks: BlocksView;
  readonly text: TextForms;
  readonly log: Log;
  /** The OpenRPC document of the node, with the methods of all plugins once they have started. */
  describe(): object;
}

/** Why a node stops: the reason for the log, and the exit code of its process. */
export interface NodeStop {
  readonly reason: string;
  readonly exitCode: number;
}

/** A plugin's access to the node. Frozen: a plugin can write only to its own database. */
export interface PluginContext<O extends Options = Options> extends NodeView {
  readonly options: OptionValues<O>;
  /** Events of each block for WebSocket callers. Feeds of plugins are served after those of the node. */
  readonly subscriptions: SubscriptionsView;
  /** Peers and their heights; null for a node without peers. */
  readonly network: NetworkView | null;
  /** Name and version that the node sends to its peers. */
  readonly agent: string;
  /** Minimum gas price of this node, nano-units per gas: the higher of the chain's floor and `--gas-price`. */
  gasPrice(): number;
  /**
   * Wraps an operation that carries a transaction in a bundle; worker threads recover the signer of the transaction.
   */
  carrier(operation: Operation, carried: Carried): Promise<Envelope>;
  /** Declares a method of the plugin. */
  method<P extends Shape, R>(declaration: Omit<Declaration<P, R>, 'module'> & { readonly result: Type<R> }): RpcMethod;
  /** A metric named chain_<plugin>_<name>, read whenever metrics are requested; undefined if there is no value now. */
  gauge(name: string, help: string, read: () => number | undefined | Promise<number | undefined>): void;
  /** The same for a number that only grows; its name ends in `_total`. */
  total(name: string, help: string, read: () => number): void;
  /** An account whose key the operator gave to the plugin; it sends like a wallet. */
  account(key: Signer): KeyAccount;
  /**
   * Opens a port of the plugin, `above` the RPC port, under the same rules: address, hosts, origins, proxies. Returns
   * its number; it closes with the plugin. Throws PortInUse, and InvalidOption if the number would be too high.
   */
  openPort(above: number, routes: readonly JsonRoute[], limits?: Partial<JsonPortLimits>): Promise<number>;
  /** The plugin's own database, below the data directory; closed with the plugin. */
  openDatabase(): Promise<Database>;
  /**
   * The plugin's derived data for the block at a height; null if the plugin was not running when the block was
   * executed.
   */
  derived(column: number, height: number): Promise<Uint8Array | null>;
  /** Every entry of a map in the state of a module, as the database contains it during the read. */
  entries(module: string, store: string): AsyncIterable<StateEntry>;
  /**
   * Every entry of a map in the state after an earlier block, page by page, in no order. Fails with DataPruned if the node
   * has no state archive, or one that began later.
   */
  entriesAt(module: string, store: string, height: number): AsyncIterable<readonly StateEntry[]>;
  /** The entries of a map whose keys begin with these parts, page by page. */
  page(
    module: string,
    store: string,
    parts: readonly unknown[],
    limit: number,
    cursor: string | null,
  ): Promise<{ readonly entries: readonly StateEntry[]; readonly next: string | null }>;
  /** A block's changes to a map, page by page; the last page is undefined beyond the last 128 blocks. */
  changes(module: string, store: string, height: number): AsyncIterable<readonly Changed[] | undefined>;
  /** The changes to a map since a height, within the last 128 blocks. */
  since(module: string, store: string, height: number): Pick<ChangedSince, 'follow' | 'has' | 'entries'>;
  /** Writes rows about final blocks at the plugin's own pace; the node never waits. Ends with the plugin. */
  follow(following: FollowerOptions): Promise<RowsView>;
  /**
   * Keeps blocks from the returned height on, for as long as a height is returned: for plugins that copy blocks
   * elsewhere and may be behind. On disk within `--pruning-wait`, recent ones in memory.
   */
  keepBlocks(needs: () => number | undefined): void;
  /** The node's pruning terms; without `explorerSeconds` rows are kept permanently. */
  readonly pruning: Pick<PruningTerms, 'explorerSeconds' | 'everyBlocks' | 'passBlocks'>;
  /** The data directory of the node; present if the distribution grants `files`. */
  readonly dataDirectory: string | undefined;
  /** Stops the node in order and ends its process with this exit code; present if the distribution grants `stop`. */
  readonly stopNode: ((stop: NodeStop) => void) | undefined;
  /**
   * The account of the node's validator; present if the distribution grants operations of it and the node has a
   * validator key.
   */
  readonly validator: ValidatorAccount | undefined;
}

/** Rows that follow the chain. */
export interface RowsView {
  readonly database: Database;
  /** The height that the rows reflect. */
  readonly height: number;
  /** Reads rows at one height; concurrent writes are not visible. */
  read<T>(work: (rows: RowsAt) => Promise<T>): Promise<T>;
}
