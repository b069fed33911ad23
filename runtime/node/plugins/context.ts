/** What a plugin sees of its node. */

import type { Following, RowsAt } from '../../engine/follower.js';
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

/** Why a node is to end: the sentence for the log, and the exit code of its process. */
export interface NodeStop {
  readonly reason: string;
  readonly exitCode: number;
}

/** What a plugin sees of the node. Frozen: it writes to its own database, and to nothing else. */
export interface PluginContext<O extends Options = Options> extends NodeView {
  readonly options: OptionValues<O>;
  /** What happens in each block, for WebSocket callers. Feeds of plugins are told after those of the node. */
  readonly subscriptions: SubscriptionsView;
  /** Peers, and how far they are; null for a node without any. */
  readonly network: NetworkView | null;
  /** Name and version, as nodes introduce themselves. */
  readonly agent: string;
  /** Nano-units per gas that a bundle needs to be taken in here: the chain's floor or that of `--gas-price`. */
  gasPrice(): number;
  /** The bundle around an operation that carries a transaction; who signed that is found on the workers. */
  carrier(operation: Operation, carried: Carried): Promise<Envelope>;
  /** A method of the plugin's own. */
  method<P extends Shape, R>(declaration: Omit<Declaration<P, R>, 'module'> & { readonly result: Type<R> }): RpcMethod;
  /** A number that `--metrics` tells of, as chain_<plugin>_<name>: read whenever somebody asks; undefined for none now. */
  gauge(name: string, help: string, read: () => number | undefined | Promise<number | undefined>): void;
  /** The same of a number that only grows; its name ends in `_total`. */
  total(name: string, help: string, read: () => number): void;
  /** An account whose key the plugin has from the operator, sending as a wallet would. */
  account(key: Signer): KeyAccount;
  /**
   * Opens a port of the plugin's own, so many above the RPC port, under the same rules: address, hosts, origins, proxies.
   * Answers with its number; closed with the plugin. Refuses with PortInUse, and with InvalidOption where there is none so high.
   */
  openPort(above: number, routes: readonly JsonRoute[], limits?: Partial<JsonPortLimits>): Promise<number>;
  /** The plugin's own database, below the data directory; closed with the plugin. */
  openDatabase(): Promise<Database>;
  /** What it derived from the block of a height; null where it was not there when the block was executed. */
  derived(column: number, height: number): Promise<Uint8Array | null>;
  /** Every entry of a map in the state of a module, as the database has it while it is read. */
  entries(module: string, store: string): AsyncIterable<StateEntry>;
  /** The entries of a map whose keys begin with these parts, page by page. */
  page(
    module: string,
    store: string,
    parts: readonly unknown[],
    limit: number,
    cursor: string | null,
  ): Promise<{ readonly entries: readonly StateEntry[]; readonly next: string | null }>;
  /** What a block changed of a map, page by page; the last page is undefined beyond the last 128 blocks. */
  changes(module: string, store: string, height: number): AsyncIterable<readonly Changed[] | undefined>;
  /** What changes of a map since a height, within the last 128 blocks. */
  since(module: string, store: string, height: number): Pick<ChangedSince, 'follow' | 'has' | 'entries'>;
  /** Writes rows about final blocks at the plugin's own pace; the node never waits. Ends with the plugin. */
  follow(following: Following): Promise<RowsView>;
  /**
   * Keeps blocks from a height on, for as long as it is told one: for who brings them elsewhere and may be behind. On disk within
   * `--pruning-wait`, recent ones in memory.
   */
  keepBlocks(needs: () => number | undefined): void;
  /** How this node lets go of the past; without `explorerSeconds` rows about it are kept for good. */
  readonly pruning: Pick<PruningTerms, 'explorerSeconds' | 'everyBlocks' | 'passBlocks'>;
  /** The data directory of the node. There where the distribution grants `files`. */
  readonly dataDirectory: string | undefined;
  /** Ends the node, in order, and its process with this exit code. There where the distribution grants `stop`. */
  readonly stopNode: ((stop: NodeStop) => void) | undefined;
  /** The account of the node's validator. There where the distribution grants operations of it, on a node with a validator's key. */
  readonly validator: ValidatorAccount | undefined;
}

/** Rows that follow the chain. */
export interface RowsView {
  readonly database: Database;
  /** The height that the rows reflect. */
  readonly height: number;
  /** Answers from the rows of one height: nothing that is written meanwhile is seen. */
  read<T>(work: (rows: RowsAt) => Promise<T>): Promise<T>;
}
