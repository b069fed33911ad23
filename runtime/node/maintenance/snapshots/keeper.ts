/** Makes a snapshot of the chain at a fixed block interval, in the background, and keeps the newest ones. */

import type { Ledger } from '../../../engine/ledger/ledger.js';
import { type Proofs, proofsOf } from '../../../engine/snapshots/anchor.js';
import { makeSnapshot } from '../../../engine/snapshots/archive/make.js';
import type { Maker, Manifest, SnapshotStore } from '../../../engine/snapshots/archive/snapshot-store.js';
import type { Header } from '../../../kernel/chain/block.js';
import type { Hash } from '../../../lib/codec/ids.js';
import type { Log } from '../../../lib/rpc/methods/method.js';
import type { BlockLog } from '../../../lib/storage/block-log.js';
import type { DatabaseView } from '../../../lib/storage/database.js';

/** Parts of the node that making snapshots uses. */
export interface KeeperParts {
  readonly ledger: Ledger;
  readonly blockLog: BlockLog;
  readonly store: SnapshotStore;
  readonly genesisHash: Hash;
  /** Blocks between two snapshots. */
  readonly interval: number;
  /** Whether the node is far behind, so that a newer snapshot will soon be due. */
  readonly isBehind: () => boolean;
  readonly maker: () => Maker;
  readonly log: Log;
}

/** The snapshots of one node. */
export class SnapshotKeeper {
  readonly #parts: KeeperParts;
  readonly #abort = new AbortController();
  #making: Promise<void> | undefined;
  #height: number | undefined;
  /** Duration of the newest snapshot's making; undefined if none was made since the start. */
  seconds: number | undefined;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  /** The lowest block that a node needs after it restores a snapshot of this node, including the one being made. */
  get lowestNeeded(): number | undefined {
    const oldest = this.#parts.store.kept[0]?.contents.height;
    return oldest ?? (this.#making && this.#height);
  }

  /** Called right after a block became the head, when the database contains the state after it. */
  follow(header: Header, hash: Hash): void {
    const { ledger, interval, isBehind, log } = this.#parts;
    const { height } = header;
    if (height % interval !== 0 || isBehind() || this.#abort.signal.aborted) return;
    if (this.#making) {
      log('warn', 'snapshot skipped, the previous one is not finished', { height });
      return;
    }
    const view = ledger.store.database.view();
    const { records } = ledger;
    this.#height = height;
    this.#making = this.#make(header, hash, records, view)
      .catch((cause: unknown) => {
        if (this.#abort.signal.aborted) return;
        log('error', 'snapshot failed', { height, reason: String(cause) });
      })
      .finally(() => {
        this.#making = undefined;
      });
  }

  /** Aborts the snapshot in progress. */
  async stop(): Promise<void> {
    this.#abort.abort(new Error('the node stops'));
    await this.#making;
  }

  async #make(header: Header, hash: Hash, records: number, view: DatabaseView): Promise<void> {
    const { ledger, blockLog, store, genesisHash, maker, log } = this.#parts;
    const beganMs = performance.now();
    try {
      const proofs = await proofsOf(header, hash, genesisHash, ledger.store, blockLog);
      const { signal } = this.#abort;
      const { archive } = await makeAndKeep(store, { ...proofs, records, view, maker: maker(), signal });
      const ms = Math.round(performance.now() - beganMs);
      this.seconds = ms / 1000;
      log('info', 'snapshot made', { height: header.height, records, bytes: archive.size, ms });
    } finally {
      await view.close();
    }
  }
}

/** Inputs of one snapshot. */
export interface Making extends Proofs {
  /** Number of records in the state. */
  readonly records: number;
  readonly view: DatabaseView;
  readonly maker: Maker;
  readonly signal: AbortSignal;
}

/** Makes and stores the snapshot of a block. Throws the reason of the signal. */
export async function makeAndKeep(store: SnapshotStore, { view, maker, signal, ...state }: Making): Promise<Manifest> {
  try {
    const directory = await store.begin();
    return await store.keep(await makeSnapshot(view, { ...state, directory }, signal), maker);
  } finally {
    await store.end();
  }
}
