/** The steps of an upgrade and of its rollback; each can be repeated after a crash, and is recorded when it is done. */

import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FetchFailed, FileMismatch } from '../../plugins/upgrade/fetch.js';
import { removeInfo, UPGRADE_READY, type UpgradeInfo, writeInfo } from '../../plugins/upgrade/files.js';
import { EXIT, isTemporary, reasonOf } from '../runtime/common.js';
import { CHECKPOINTS, NoRoom, restoreCheckpoint } from '../runtime/data.js';
import { Problem } from '../terminal/command-error.js';
import { CheckFailed, type CheckSite, CheckUnfinished, checkOnCopy } from './check.js';
import { fetchProgram, ownFile, type ReleaseSite, releaseOf } from './release.js';
import type { StateFile, Step, SupervisorState, Upgrade } from './state.js';

/** Inputs of the steps. The signal ends waits. */
export interface Site extends ReleaseSite, CheckSite {
  /** Heights of the upgrades that the node skips (`--skip-upgrade-heights`). */
  readonly skip: ReadonlySet<number>;
}

/** Delays between failed attempts, seconds: 1, 2, 4 … 60. */
export const pauseAfter = (failures: number): number => Math.min(60, 2 ** failures);

/** Copies the current program while it runs, so that nothing is left to copy at the upgrade height. */
export async function copyAhead({ bin, state, log, signal }: Site, plan_id: number): Promise<void> {
  const from = await bin.current();
  if (bin.isReleased(from) || copyFor(state, plan_id, from) !== undefined) return;
  const backup = await bin.backupName(from);
  await bin.back(from, backup, signal);
  await state.change({ copy: { plan_id, from, backup } });
  log('info', 'current program copied', { from, backup });
}

const copyFor = ({ now: { copy } }: StateFile, plan_id: number, from: string): string | undefined =>
  copy?.plan_id === plan_id && copy.from === from ? copy.backup : undefined;

/** Makes the release of a plan try the upgrade on a copy of the state, unless it has done so; records the result. */
export async function checkAhead(site: Site, plan: UpgradeInfo): Promise<void> {
  const { check } = site.state.now;
  const isChecked = check?.passed && check.plan_id === plan.plan_id && check.sha256 === ownFile(plan).sha256;
  if (!isChecked) await checkNow(site, plan);
}

/** The same without regard to earlier results; returns the reason if it fails. */
async function checkNow(site: Site, plan: UpgradeInfo): Promise<string | undefined> {
  const { home, bin, state, log } = site;
  const { plan_id, name, version } = plan;
  const about = { plan_id, sha256: ownFile(plan).sha256, time: Math.trunc(Date.now() / 1_000) };
  try {
    const { state_height: height, ms } = await checkOnCopy(site, releaseOf(bin, plan));
    await state.change({ check: { ...about, passed: true, height, reason: null } });
    await writeInfo(home, UPGRADE_READY, plan);
    log('info', 'release is ready for the upgrade', { name, version, checked_at_height: height, ms });
    return undefined;
  } catch (cause) {
    if (!(cause instanceof CheckFailed)) throw cause;
    const reason = cause.message;
    await removeInfo(home, UPGRADE_READY);
    await state.change({ check: { ...about, passed: false, height: null, reason } });
    log('error', 'release failed the upgrade check', { name, version, reason });
    return reason;
  }
}

/**
 * Rejects a release that failed its check ahead and fails again now, on the very state from which it would continue.
 */
async function rejectUnfit(site: Site, { plan }: Upgrade): Promise<void> {
  const { state, log } = site;
  const { check } = state.now;
  if (!check || check.passed || check.plan_id !== plan.plan_id) return;
  const { plan_id, name, version } = plan;
  const reason = await checkNow(site, plan).catch((cause: unknown) => {
    if (!(cause instanceof CheckUnfinished)) throw cause;
    log('warn', 'upgrade check not finished, continuing', { reason: cause.message });
    return undefined;
  });
  if (reason === undefined) return;
  const failed = { plan_id, name, version, reason: `it failed the upgrade check: ${reason}` };
  await record(site, { upgrade: null, failed: [...state.now.failed, failed] });
}

/** Failures that may be temporary. */
const RETRYABLE = [FetchFailed, FileMismatch, NoRoom];

/** Repeats a step until it succeeds: failures of the network or the disk may be temporary. */
async function retryUntilDone<T>({ signal, log }: Site, what: string, step: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    signal.throwIfAborted();
    try {
      return await step();
    } catch (cause) {
      signal.throwIfAborted();
      if (!RETRYABLE.some((kind) => cause instanceof kind) && !isTemporary(cause)) throw cause;
      const retry_in_s = pauseAfter(failures);
      log('error', `${what}, node is stopped, will retry`, { reason: reasonOf(cause), retry_in_s });
      await sleep(retry_in_s * 1000, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** Records a change of the upgrade; repeats the write until it succeeds, for example while the disk is full. */
const record = (site: Site, change: Partial<SupervisorState>): Promise<void> =>
  retryUntilDone(site, 'state of the upgrade not written', () => site.state.change(change));

/** Whether to prepare a plan: it has not failed here, and is not skipped. */
export const isWanted = ({ state, skip }: Pick<Site, 'state' | 'skip'>, { plan_id, height }: UpgradeInfo): boolean =>
  !skip.has(height) && !state.now.failed.some((failed) => failed.plan_id === plan_id);

/**
 * Abandons an upgrade that the operator skips, at any step; if its program is already swapped in, it is rolled back.
 * Throws once a block of the new version is final.
 */
export async function skipUpgrade(site: Site): Promise<void> {
  const { state, skip, log } = site;
  const { upgrade } = state.now;
  if (!upgrade || !skip.has(upgrade.plan.height)) return;
  const { name, version, height } = upgrade.plan;
  if (upgrade.step === 'crashed' || upgrade.step === 'databases restored') return;
  if (upgrade.executed) {
    throw new Problem(
      `the upgrade ${name} can no longer be skipped: version ${version} has executed block ${height}, ` +
        'which is final; start without --skip-upgrade-heights',
      EXIT.usage,
    );
  }
  log('warn', 'upgrade skipped', { name, version, height, step: upgrade.step });
  // In the step before, the program may already be swapped without a record of it.
  const isSwapped = upgrade.step === 'swapped' || upgrade.step === 'backed up';
  if (isSwapped) await rollBack(site, 'it was skipped with --skip-upgrade-heights');
  else await record(site, { upgrade: null });
}

/** Records that the new program has executed its first block. */
export const noteExecuted = (site: Site): Promise<void> =>
  record(site, { upgrade: { ...site.state.now.upgrade!, executed: true } });

/** Starts the upgrade of a plan and records the current program. */
export async function beginUpgrade(site: Site, plan: UpgradeInfo): Promise<void> {
  const { bin, state } = site;
  const from = await bin.current();
  const backup = copyFor(state, plan.plan_id, from) ?? (await bin.backupName(from));
  await record(site, { upgrade: { plan, step: 'due', from, backup } });
}

/** Runs the remaining steps up to the swap, or of the rollback. Afterwards the current program can be started. */
export async function runSteps(site: Site): Promise<void> {
  const { state, log } = site;
  for (;;) {
    const { upgrade } = state.now;
    if (!upgrade || upgrade.step === 'swapped') return;
    const { step, plan } = upgrade;
    const { what, work, next } = STEPS[step];
    await retryUntilDone(site, what, () => work(site, upgrade));
    if (!state.now.upgrade) return; // rejected
    if (next !== undefined) await record(site, { upgrade: { ...upgrade, step: next } });
    else {
      const { plan_id, name, version } = plan;
      const failed = { plan_id, name, version, reason: upgrade.reason ?? '' };
      await removeInfo(site.home, UPGRADE_READY);
      await record(site, { upgrade: null, failed: [...state.now.failed, failed] });
      log('error', 'rolled back', { name, version });
    }
  }
}

/** The work of each step, its failure message, and the next step; the last one of a rollback has none. */
const STEPS: {
  readonly [step in Exclude<Step, 'swapped'>]: {
    readonly what: string;
    readonly work: (site: Site, upgrade: Upgrade) => Promise<void>;
    readonly next?: Step;
  };
} = {
  due: {
    what: 'release of the upgrade not available',
    work: (site, { plan }) => fetchProgram(site, plan),
    next: 'fetched',
  },
  fetched: {
    what: 'current program not copied',
    async work(site, upgrade) {
      await rejectUnfit(site, upgrade);
      const { bin, signal, state } = site;
      if (state.now.upgrade) await bin.back(upgrade.from, upgrade.backup, signal);
    },
    next: 'backed up',
  },
  'backed up': {
    what: 'program not swapped',
    async work({ bin, log }, { plan, backup }) {
      await bin.swap(releaseOf(bin, plan));
      log('info', 'program swapped', { name: plan.name, version: plan.version, backup });
    },
    next: 'swapped',
  },
  crashed: {
    what: 'databases not put back',
    async work({ home, log }, { plan }) {
      const checkpoint = join(home, CHECKPOINTS, String(plan.height - 1));
      if (existsSync(checkpoint)) await restoreCheckpoint(home, checkpoint);
      else log('warn', 'no checkpoint of the databases, leaving them as they are', { checkpoint });
    },
    next: 'databases restored',
  },
  'databases restored': {
    what: 'program not put back',
    async work({ bin }, { plan, from, backup }) {
      await bin.swap(existsSync(from) ? from : backup);
      await rm(releaseOf(bin, plan), { recursive: true, force: true });
    },
  },
};

/** Restores the program and the databases; blocks, votes and the signing record stay. */
export async function rollBack(site: Site, reason: string): Promise<void> {
  const upgrade = site.state.now.upgrade!;
  const { name, version } = upgrade.plan;
  site.log('error', 'rolling back program and databases', { name, version, reason });
  await record(site, { upgrade: { ...upgrade, step: 'crashed', reason } });
}

/** Called when the new program has passed its probation. */
export async function succeed(site: Site): Promise<void> {
  const { bin, state, log } = site;
  const { plan, from } = state.now.upgrade!;
  const { plan_id, name, version } = plan;
  await record(site, { upgrade: null, copy: null, done: [...state.now.done, { plan_id, name, version }] });
  log('info', 'upgrade done', { name, version });
  await removeInfo(site.home, UPGRADE_READY);
  await bin.tidy(ownFile(plan).sha256, [from]);
}
