/** Types shared by several parts of a node. Imports nothing of the node (decision 0160). */

import type { Address } from '../lib/codec/ids.js';
import type { Signer } from '../lib/crypto/signatures.js';
import type { Log } from '../lib/rpc/methods/method.js';

/** Trouble of a plugin. The cause is only in the log, because everyone can read this. */
export interface PluginTrouble {
  readonly plugin: string;
  /** False: it runs, but single calls failed, or it was restarted a short time ago. */
  readonly stopped: boolean;
  readonly failures: number;
  /** Place of the first failure: 'start', 'finalized', 'method chain_search'. */
  readonly where: string;
  /** Unix seconds. */
  readonly since: number;
  /** Time of its restart, Unix seconds; null while it runs, and for one that cannot be loaded. */
  readonly next_start: number | null;
}

/** The consensus key of a node. */
export interface OwnValidator {
  /** Signs bundles of its account; undefined if another process holds it. */
  readonly key: Signer | undefined;
  /** 64 hex characters. */
  readonly publicKey: string;
  /** The account whose validator has this key at the next height; null if there is none. */
  account(): Promise<Address | null>;
}

/** The last scan of a running node. */
export interface LastVerification {
  /** Unix seconds. */
  readonly at: number;
  readonly bad: number;
}

/** Why a node halted, and the underlying exception, if any. */
export interface Halted {
  readonly reason: string;
  readonly cause: unknown;
  /** Exit code of its process; undefined if it follows from the cause. */
  readonly exitCode?: number | undefined;
}

/** Access to the end of a started node: stops it, or waits for its halt. */
export interface Ending {
  readonly log: Log;
  /** Stops in order; resolves when everything is closed. */
  stop(): Promise<void>;
  /** Resolves when the node halts by itself. */
  readonly halted: Promise<Halted>;
}
