/** How a node takes part in upgrades: it tells of plans, and leaves at their height with everything in order. */

import type { Ledger } from '../engine/ledger/ledger.js';
import type { ChainInfo } from '../kernel/module/context.js';
import type { UpgradePlan } from '../kernel/ports.js';
import type { Log } from '../lib/rpc/method.js';
import { makeCheckpoint } from '../lib/storage/checkpoint.js';
import type { DataDirectory } from '../lib/storage/directory.js';
import { type Binary, checkDue, UpgradeDue } from './upgrade/binary.js';
import { infoOf, removeInfo, UPGRADE_INFO, UPGRADE_PLAN, writeInfo } from './upgrade/files.js';

/** How long a validator that leaves still helps others to finish the last block, milliseconds. */
const LINGER_MS = 3_000;

/** The part of a node that watches upgrade plans. */
export class UpgradeWatch {
  readonly binary: Binary;
  readonly #directory: DataDirectory;
  readonly #chain: ChainInfo;
  readonly #log: Log;
  #due: UpgradeDue | undefined;
  /** The plan that the file tells of: its id, or nothing, or not looked at yet. */
  #told: number | null | undefined;

  constructor(parts: { binary: Binary; directory: DataDirectory; chain: ChainInfo; log: Log }) {
    this.binary = parts.binary;
    this.#directory = parts.directory;
    this.#chain = parts.chain;
    this.#log = parts.log;
  }

  /** Tells of the plan that waits for its height. Throws UpgradeDue when it is the next block's. */
  async look(ledger: Ledger): Promise<void> {
    const plan = await checkDue(ledger, this.binary).catch((cause) => this.#tellBeforeLeaving(ledger, cause));
    await this.#tell(ledger, plan?.voting === null ? plan : undefined);
  }

  /** As `look`, once a block is committed; where there are other validators it waits for them a moment. */
  async afterBlock(ledger: Ledger, validators: number): Promise<void> {
    try {
      await this.look(ledger);
    } catch (cause) {
      if (!(cause instanceof UpgradeDue)) throw cause;
      this.#log('info', cause.message);
      if (validators > 1) await new Promise((resolve) => setTimeout(resolve, LINGER_MS));
      throw cause;
    }
  }

  /** Remembers why the node stops, when it is for an upgrade. */
  note(cause: unknown): void {
    if (cause instanceof UpgradeDue) this.#due = cause;
  }

  /** The last thing that a node does which leaves for an upgrade: everything is closed, nothing is locked by others. */
  async leave(): Promise<void> {
    if (!this.#due) return;
    const { plan, head } = this.#due;
    const checkpoint = await makeCheckpoint(this.#directory.path, head.height);
    const time = Math.trunc(head.header.timestamp_ms / 1000);
    await writeInfo(this.#directory.path, UPGRADE_INFO, infoOf(plan, this.#chain, time));
    this.#log('info', 'ready to be upgraded', {
      name: plan.name,
      version: plan.version,
      height: plan.height,
      checkpoint,
    });
  }

  async #tellBeforeLeaving(ledger: Ledger, cause: unknown): Promise<never> {
    if (cause instanceof UpgradeDue) await this.#tell(ledger, cause.plan);
    throw cause;
  }

  async #tell(ledger: Ledger, plan: UpgradePlan | undefined): Promise<void> {
    const id = plan?.planId ?? null;
    if (id === this.#told) return;
    this.#told = id;
    const { path } = this.#directory;
    if (!plan) return removeInfo(path, UPGRADE_PLAN);
    const time = Math.trunc(ledger.head.header.timestamp_ms / 1000);
    await writeInfo(path, UPGRADE_PLAN, infoOf(plan, this.#chain, time));
    const { name, version, height } = plan;
    this.#log('info', 'an upgrade is scheduled', { name, version, height });
  }
}
