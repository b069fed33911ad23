/** Makes a snapshot of the chain at a fixed block interval, in the background, and keeps the newest ones. */

import type { ChainStore } from '../../../engine/ledger/chain-store.js';
import type { Ledger } from '../../../engine/ledger/ledger.js';
import type { BuildPlan } from '../../../engine/snapshots/archive/build.js';
import { makeSnapshot } from '../../../engine/snapshots/archive/make.js';
import type { Manifest, SnapshotStore } from '../../../engine/snapshots/archive/snapshot-store.js';
import { anchorOf, subjectOf } from '../../../engine/snapshots/subject.js';
import type { Header } from '../../../kernel/chain/block.js';
import type { Hash } from '../../../lib/codec/ids.js';
import type { Log } from '../../../lib/rpc/methods/method.js';
import type { BlockLog } from '../../../lib/storage/block-log.js';
import type { DatabaseView } from '../../../lib/storage/database.js';

/** Parts of the node that making snapshots uses. */
export interface KeeperParts {
  readonly ledger: Ledger;
  readonly blockLog: BlockLog;
  readonly shelf: SnapshotStore;
  readonly genesisHash: Hash;
  /** Blocks between two snapshots. */
  readonly interval: number;
  /** Whether the node is far behind, so that a newer snapshot will soon be due. */
  readonly isBehind: () => boolean;
  readonly version: string;
  readonly now: () => number;
  readonly log: Log;
}

/** The snapshots of one node. */
export class SnapshotKeeper {
  readonly #parts: KeeperParts;
  readonly #over = new AbortController();
  #making: Promise<void> | undefined;
  #height: number | undefined;
  /** Duration of the newest snapshot's making; undefined if none was made since the start. */
  seconds: number | undefined;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  /** The lowest block that a node needs after it restores a snapshot of this node, including the one being made. */
  get needs(): number | undefined {
    const oldest = this.#parts.shelf.kept[0]?.contents.height;
    return oldest ?? (this.#making && this.#height);
  }

  /** Called right after a block became the head, when the database contains the state after it. */
  follow(header: Header, hash: Hash): void {
    const { ledger, interval, isBehind, log } = this.#parts;
    if (header.height % interval !== 0 || isBehind() || this.#over.signal.aborted) return;
    if (this.#making) {
      log('warn', 'no snapshot of this block: the one before is still being made', { height: header.height });
      return;
    }
    const view = ledger.store.database.view();
    const { records } = ledger;
    this.#height = header.height;
    this.#making = this.#make(header, hash, records, view)
      .catch((cause: unknown) => {
        if (this.#over.signal.aborted) return;
        log('error', 'a snapshot could not be made', { height: header.height, reason: String(cause) });
      })
      .finally(() => {
        this.#making = undefined;
      });
  }

  /** Aborts the snapshot in progress. */
  async stop(): Promise<void> {
    this.#over.abort(new Error('the node stops'));
    await this.#making;
  }

  async #make(header: Header, hash: Hash, records: number, view: DatabaseView): Promise<void> {
    const { ledger, log } = this.#parts;
    const beganMs = performance.now();
    try {
      const made = { ...this.#parts, store: ledger.store, header, hash, records, view, signal: this.#over.signal };
      const { archive } = await makeAndKeep(made);
      const ms = Math.round(performance.now() - beganMs);
      this.seconds = ms / 1000;
      log('info', 'snapshot made', { height: header.height, records, bytes: archive.size, ms });
    } finally {
      await view.close();
    }
  }
}

/** Inputs of one snapshot, and its destination. */
export interface Making extends Pick<KeeperParts, 'blockLog' | 'shelf' | 'genesisHash' | 'version' | 'now'> {
  readonly store: ChainStore;
  readonly header: Header;
  readonly hash: Hash;
  /** Number of records in the state. */
  readonly records: number;
  readonly view: DatabaseView;
  readonly signal: AbortSignal;
}

/** Makes and stores the snapshot of a block. Throws the reason of the signal. */
export async function makeAndKeep(making: Making): Promise<Manifest> {
  const { shelf, header, hash, genesisHash, records, store, blockLog, view, signal, version, now } = making;
  try {
    const plan: BuildPlan = {
      directory: await shelf.begin(),
      subject: subjectOf(header, hash, genesisHash),
      records,
      ...(await anchorOf(header, store, blockLog)),
    };
    return await shelf.keep(await makeSnapshot(view, plan, signal), { version, nowMs: now() });
  } finally {
    await shelf.end();
  }
}
