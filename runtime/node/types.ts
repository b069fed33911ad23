/** Types that several parts of a node share. Imports nothing of the node. */

import type { Address } from '../lib/codec/ids.js';
import type { Signer } from '../lib/crypto/signatures.js';
import type { Log } from '../lib/rpc/methods/method.js';

/** What went wrong with a plugin. The cause is in the log alone: this is told to everyone. */
export interface PluginTrouble {
  readonly plugin: string;
  /** False: it runs, and single calls failed, or it was started again a short time ago. */
  readonly stopped: boolean;
  readonly failures: number;
  /** What failed first: 'start', 'finalized', 'method chain_search'. */
  readonly where: string;
  /** Unix seconds. */
  readonly since: number;
  /** When it is started again, Unix seconds; null while it runs, and for one that cannot be loaded. */
  readonly next_start: number | null;
}

/** The consensus key of a node. */
export interface OwnValidator {
  readonly key: Signer;
  /** 64 hex characters. */
  readonly publicKey: string;
  /** The account whose validator has this key at the next height; null while there is none. */
  account(): Promise<Address | null>;
}

/** The last scan of a running node. */
export interface LastVerification {
  /** Unix seconds. */
  readonly at: number;
  readonly bad: number;
}

/** Why a node halted, and the exception behind it where there is one. */
export interface Halted {
  readonly reason: string;
  readonly cause: unknown;
  /** Of its process; undefined where it follows from the cause. */
  readonly exitCode?: number | undefined;
}

/** How a started node ends. */
export interface Ending {
  readonly log: Log;
  /** Stops in order; resolves when everything is closed. */
  stop(): Promise<void>;
  /** Resolves when the node halts by itself. */
  readonly halted: Promise<Halted>;
}
