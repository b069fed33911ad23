/** The steps of an upgrade and of taking it back; each can be done again after a crash, and is remembered when it is done. */

import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXIT } from '../../runtime/lib/halt.js';
import type { Log } from '../../runtime/lib/rpc/method.js';
import { CHECKPOINTS, restoreCheckpoint } from '../../runtime/lib/storage/checkpoint.js';
import { isDev } from '../../runtime/node/api/dev-methods.js';
import { type FetchLimits, fetchFile, hashOfFile } from '../../runtime/node/upgrade/fetch.js';
import { fileFor, type UpgradeInfo } from '../../runtime/node/upgrade/files.js';
import { unpack } from '../../runtime/node/upgrade/unpack.js';
import { Problem } from '../problem.js';
import { type Bin, entryOf } from './bin.js';
import type { StateFile, Upgrade } from './state.js';

/** What the steps work on. */
export interface Site {
  readonly home: string;
  readonly bin: Bin;
  readonly state: StateFile;
  readonly log: Log;
  readonly limits: FetchLimits;
  /** Whether programs are fetched also on a dev network. */
  readonly downloads: boolean;
  /** Ends waiting. */
  readonly signal: AbortSignal;
}

/** Pauses between tries that fail, seconds: 1, 2, 4 … 60. */
export const pauseAfter = (failures: number): number => Math.min(60, 2 ** failures);

/** The file of a plan for this machine; a plan without one is a case for people. */
function ownFile(plan: UpgradeInfo) {
  const { name, binaries } = plan;
  const platform = `${process.platform}-${process.arch}`;
  return fileFor(plan) ?? problem(`the upgrade ${name} has no file for ${platform}, only for ${Object.keys(binaries)}`);
}

function problem(message: string): never {
  throw new Problem(message);
}

const programOf = (bin: Bin, plan: UpgradeInfo): string => bin.version(plan.version, ownFile(plan).sha256);

/** Makes the program of a plan ready beside the current one. */
export async function fetchProgram(site: Site, plan: UpgradeInfo): Promise<void> {
  const { bin, log, limits, signal } = site;
  const file = ownFile(plan);
  const path = bin.download(file.sha256);
  if (isDev(plan) && !site.downloads && (await hashOfFile(path)) !== file.sha256) {
    throw new Problem(
      `everybody has the keys of a dev network and can plan an upgrade, so nothing is fetched: look at ${file.url}, ` +
        `then lay it at ${path}, or start the supervisor with --allow-downloads`,
      EXIT.upgrade,
    );
  }
  await fetchFile(file, path, limits, signal);
  const target = programOf(bin, plan);
  if (existsSync(target)) return;
  await unpack(path, target, file.url);
  await entryOf(target);
  log('info', 'the program of the upgrade is ready', { name: plan.name, version: plan.version, sha256: file.sha256 });
}

/** Fetches until it succeeds or is told to stop; a file that is not the one of the plan is never used. */
async function fetchPatiently(site: Site, plan: UpgradeInfo): Promise<void> {
  for (let failures = 0; !site.signal.aborted; failures++) {
    try {
      return await fetchProgram(site, plan);
    } catch (cause) {
      if (cause instanceof Problem) throw cause;
      const retry_in_s = pauseAfter(failures);
      site.log('error', 'the program of the upgrade cannot be had; the node waits', {
        reason: String(cause),
        retry_in_s,
      });
      await sleep(retry_in_s * 1000, undefined, { signal: site.signal }).catch(() => undefined);
    }
  }
  throw site.signal.reason;
}

/** Begins the upgrade of a plan; what runs now is remembered. */
export async function beginUpgrade({ bin, state }: Site, plan: UpgradeInfo): Promise<void> {
  const from = await bin.current();
  await state.change({ upgrade: { plan, step: 'due', from, backup: await bin.backupName(from) } });
}

/** Does what is left of an upgrade up to the swap, or of its end. Afterwards the current program can be started. */
export async function goOn(site: Site): Promise<void> {
  const { bin, state, log, home } = site;
  for (;;) {
    const { upgrade } = state.now;
    if (!upgrade || upgrade.step === 'swapped') return;
    const { plan, step, from, backup } = upgrade;
    const reach = (next: Upgrade['step']) => state.change({ upgrade: { ...upgrade, step: next } });
    if (step === 'due') {
      await fetchPatiently(site, plan);
      await reach('fetched');
    } else if (step === 'fetched') {
      await bin.back(from, backup);
      await reach('backed up');
    } else if (step === 'backed up') {
      await bin.swap(programOf(bin, plan));
      log('info', 'the program is swapped', { name: plan.name, version: plan.version, backup });
      await reach('swapped');
    } else if (step === 'crashed') {
      const checkpoint = join(home, CHECKPOINTS, String(plan.height - 1));
      if (existsSync(checkpoint)) await restoreCheckpoint(home, checkpoint);
      else log('warn', 'there is no checkpoint of the databases: they stay as they are', { checkpoint });
      await reach('databases restored');
    } else {
      await bin.swap(existsSync(from) ? from : backup);
      await rm(programOf(bin, plan), { recursive: true, force: true });
      await giveUp(site, upgrade);
    }
  }
}

/** The new program is not to be trusted: everything goes back. */
export async function rollBack({ state, log }: Site, reason: string): Promise<void> {
  const upgrade = state.now.upgrade!;
  const { name, version } = upgrade.plan;
  log('error', 'the new program failed: rolling back the program and the databases', { name, version, reason });
  await state.change({ upgrade: { ...upgrade, step: 'crashed', reason } });
}

async function giveUp({ state, log }: Site, { plan, reason = '' }: Upgrade): Promise<void> {
  const { plan_id, name, version } = plan;
  await state.change({ upgrade: null, failed: [...state.now.failed, { plan_id, name, version, reason }] });
  log('error', 'rolled back', { name, version });
}

/** The new program has proved itself. */
export async function succeed({ state, log }: Site): Promise<void> {
  const { plan_id, name, version } = state.now.upgrade!.plan;
  await state.change({ upgrade: null, done: [...state.now.done, { plan_id, name, version }] });
  log('info', 'the upgrade is done', { name, version });
}
