/** Makes a snapshot of the chain every so many blocks, beside the blocks, and keeps the newest ones. */

import type { Ledger } from '../../engine/ledger/ledger.js';
import { anchorBytes } from '../../engine/snapshots/anchor.js';
import type { Plan } from '../../engine/snapshots/build.js';
import { makeSnapshot } from '../../engine/snapshots/make.js';
import type { Shelf } from '../../engine/snapshots/shelf.js';
import type { Header } from '../../kernel/chain/block.js';
import { handoverBytes } from '../../kernel/chain/handover.js';
import type { Hash } from '../../lib/codec/ids.js';
import type { Log } from '../../lib/rpc/method.js';
import type { BlockLog } from '../../lib/storage/block-log.js';
import type { DatabaseView } from '../../lib/storage/database.js';

/** What keeping snapshots needs of its node. */
export interface KeeperParts {
  readonly ledger: Ledger;
  readonly blockLog: BlockLog;
  readonly shelf: Shelf;
  readonly genesisHash: Hash;
  /** Blocks from one snapshot to the next. */
  readonly interval: number;
  /** Whether the node is far behind: then there will be newer blocks soon. */
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

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  /** Hears of a block right after it became the head: what the database has now is the state after it. */
  follow(header: Header, hash: Hash): void {
    const { ledger, interval, isBehind, log } = this.#parts;
    if (header.height % interval !== 0 || isBehind() || this.#over.signal.aborted) return;
    if (this.#making) {
      log('warn', 'no snapshot of this block: the one before is still being made', { height: header.height });
      return;
    }
    const view = ledger.store.database.view();
    const { records } = ledger;
    this.#making = this.#make(header, hash, records, view)
      .catch((cause: unknown) => {
        if (this.#over.signal.aborted) return;
        log('error', 'a snapshot could not be made', { height: header.height, reason: String(cause) });
      })
      .finally(() => {
        this.#making = undefined;
      });
  }

  /** Breaks off what is being made. */
  async stop(): Promise<void> {
    this.#over.abort(new Error('the node stops'));
    await this.#making;
  }

  async #make(header: Header, hash: Hash, records: number, view: DatabaseView): Promise<void> {
    const { shelf, log, now, version } = this.#parts;
    const beganMs = performance.now();
    try {
      const plan: Plan = {
        directory: await shelf.begin(),
        subject: {
          chain_id: header.chain_id,
          genesis_hash: this.#parts.genesisHash,
          module_set_id: header.module_set_id,
          height: header.height,
          block_hash: hash,
          state_root: header.state_root,
        },
        records,
        ...(await this.#anchored(header)),
      };
      const { archive } = await shelf.keep(await makeSnapshot(view, plan, this.#over.signal), {
        version,
        nowMs: now(),
      });
      const ms = Math.round(performance.now() - beganMs);
      log('info', 'snapshot made', { height: header.height, records, bytes: archive.size, ms });
    } finally {
      await view.close();
    }
  }

  async #anchored(header: Header): Promise<Pick<Plan, 'anchor' | 'handovers'>> {
    const { ledger, blockLog } = this.#parts;
    const { height } = header;
    const [stored, receipts, validators, nextValidators, handovers] = await Promise.all([
      blockLog.read(height),
      ledger.store.receipts(height),
      ledger.store.validatorSet(header.validators_hash),
      ledger.store.validatorSet(header.next_validators_hash),
      ledger.store.handovers(height),
    ]);
    if (!stored || !receipts || !validators || !nextValidators) throw new Error('the block is not here any more');
    return {
      anchor: anchorBytes({ stored, receipts, validators, nextValidators }),
      handovers: handovers.map(handoverBytes),
    };
  }
}
