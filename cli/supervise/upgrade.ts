/** The steps of an upgrade and of taking it back; each can be done again after a crash, and is remembered when it is done. */

import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FetchFailed, type FetchLimits, FileMismatch, fetchFile, hashOfFile } from '../../plugins/upgrade/fetch.js';
import { fileFor, type UpgradeInfo } from '../../plugins/upgrade/files.js';
import { EXIT } from '../../runtime/lib/halt.js';
import type { Log } from '../../runtime/lib/rpc/methods/method.js';
import { CHECKPOINTS, restoreCheckpoint } from '../../runtime/lib/storage/checkpoint.js';
import { isTemporary, reasonOf } from '../../runtime/lib/storage/errors.js';
import { checkRoom, NoRoom, roomIn } from '../../runtime/lib/storage/room.js';
import { isDev } from '../../runtime/node/api/dev-methods.js';
import { Problem } from '../terminal/command-error.js';
import type { Bin } from './bin.js';
import { entryOf } from './program.js';
import type { StateFile, Step, SupervisorState, Upgrade } from './state.js';
import { BadArchive, unpack } from './unpack.js';

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
  throw new Problem(message, EXIT.upgrade);
}

const programOf = (bin: Bin, plan: UpgradeInfo): string => bin.version(plan.version, ownFile(plan).sha256);

/** Makes the program of a plan ready beside the current one. */
export async function fetchProgram(site: Site, plan: UpgradeInfo): Promise<void> {
  const { bin, log, limits, signal } = site;
  const file = ownFile(plan);
  const target = programOf(bin, plan);
  if (existsSync(target)) return;
  const path = bin.download(file.sha256);
  if (isDev(plan) && !site.downloads && (await hashOfFile(path)) !== file.sha256) {
    throw new Problem(
      `everybody has the keys of a dev network and can plan an upgrade, so nothing is fetched: look at ${file.url}, ` +
        `then lay it at ${path}, or start the supervisor with --allow-downloads`,
      EXIT.upgrade,
    );
  }
  await checkRoom(site.home, 0);
  const maxBytes = Math.min(limits.maxBytes, await roomIn(site.home));
  await fetchFile(file, path, { ...limits, maxBytes }, signal);
  try {
    await unpack(path, target, file.url);
  } catch (cause) {
    if (cause instanceof BadArchive) problem(`${file.url} cannot be unpacked: ${cause.message}`);
    throw cause;
  }
  await entryOf(target);
  log('info', 'the program of the upgrade is ready', { name: plan.name, version: plan.version, sha256: file.sha256 });
}

/** Copies what runs now while it runs, so that nothing is left to copy at the height. */
export async function copyAhead({ bin, state, log, signal }: Site, plan_id: number): Promise<void> {
  const from = await bin.current();
  if (bin.isReleased(from) || copyFor(state, plan_id, from) !== undefined) return;
  const backup = await bin.backupName(from);
  await bin.back(from, backup, signal);
  await state.change({ copy: { plan_id, from, backup } });
  log('info', 'the program that runs is copied', { from, backup });
}

const copyFor = ({ now: { copy } }: StateFile, plan_id: number, from: string): string | undefined =>
  copy?.plan_id === plan_id && copy.from === from ? copy.backup : undefined;

/** What may go another time. */
const LATER = [FetchFailed, FileMismatch, NoRoom];

/** Does a step until it succeeds: what the network or the disk refuses now may go later. */
async function patiently<T>({ signal, log }: Site, what: string, step: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    signal.throwIfAborted();
    try {
      return await step();
    } catch (cause) {
      signal.throwIfAborted();
      if (!LATER.some((kind) => cause instanceof kind) && !isTemporary(cause)) throw cause;
      const retry_in_s = pauseAfter(failures);
      log('error', `${what}; the node waits`, { reason: reasonOf(cause), retry_in_s });
      await sleep(retry_in_s * 1000, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** Notes something of an upgrade, also where the disk is full for now. */
const note = (site: Site, change: Partial<SupervisorState>): Promise<void> =>
  patiently(site, 'the state of the upgrade cannot be written', () => site.state.change(change));

/** Begins the upgrade of a plan; what runs now is remembered. */
export async function beginUpgrade(site: Site, plan: UpgradeInfo): Promise<void> {
  const { bin, state } = site;
  const from = await bin.current();
  const backup = copyFor(state, plan.plan_id, from) ?? (await bin.backupName(from));
  await note(site, { upgrade: { plan, step: 'due', from, backup } });
}

/** Does what is left of an upgrade up to the swap, or of its end. Afterwards the current program can be started. */
export async function goOn(site: Site): Promise<void> {
  const { state, log } = site;
  for (;;) {
    const { upgrade } = state.now;
    if (!upgrade || upgrade.step === 'swapped') return;
    const { step, plan } = upgrade;
    const { what, work, next } = STEPS[step];
    await patiently(site, what, () => work(site, upgrade));
    if (next !== undefined) await note(site, { upgrade: { ...upgrade, step: next } });
    else {
      const { plan_id, name, version } = plan;
      const failed = { plan_id, name, version, reason: upgrade.reason ?? '' };
      await note(site, { upgrade: null, failed: [...state.now.failed, failed] });
      log('error', 'rolled back', { name, version });
    }
  }
}

/** What comes after each step, in words for when it fails; the last of a rollback has none behind it. */
const STEPS: {
  readonly [step in Exclude<Step, 'swapped'>]: {
    readonly what: string;
    readonly work: (site: Site, upgrade: Upgrade) => Promise<void>;
    readonly next?: Step;
  };
} = {
  due: {
    what: 'the program of the upgrade cannot be had',
    work: (site, { plan }) => fetchProgram(site, plan),
    next: 'fetched',
  },
  fetched: {
    what: 'the program that ran cannot be copied',
    work: ({ bin, signal }, { from, backup }) => bin.back(from, backup, signal),
    next: 'backed up',
  },
  'backed up': {
    what: 'the program cannot be swapped',
    async work({ bin, log }, { plan, backup }) {
      await bin.swap(programOf(bin, plan));
      log('info', 'the program is swapped', { name: plan.name, version: plan.version, backup });
    },
    next: 'swapped',
  },
  crashed: {
    what: 'the databases cannot be put back',
    async work({ home, log }, { plan }) {
      const checkpoint = join(home, CHECKPOINTS, String(plan.height - 1));
      if (existsSync(checkpoint)) await restoreCheckpoint(home, checkpoint);
      else log('warn', 'there is no checkpoint of the databases: they stay as they are', { checkpoint });
    },
    next: 'databases restored',
  },
  'databases restored': {
    what: 'the program cannot be put back',
    async work({ bin }, { plan, from, backup }) {
      await bin.swap(existsSync(from) ? from : backup);
      await rm(programOf(bin, plan), { recursive: true, force: true });
    },
  },
};

/** The new program is not to be trusted: everything goes back. */
export async function rollBack(site: Site, reason: string): Promise<void> {
  const upgrade = site.state.now.upgrade!;
  const { name, version } = upgrade.plan;
  site.log('error', 'the new program failed: rolling back the program and the databases', { name, version, reason });
  await note(site, { upgrade: { ...upgrade, step: 'crashed', reason } });
}

/** The new program has proved itself. */
export async function succeed(site: Site): Promise<void> {
  const { bin, state, log } = site;
  const { plan, from } = state.now.upgrade!;
  const { plan_id, name, version } = plan;
  await note(site, { upgrade: null, copy: null, done: [...state.now.done, { plan_id, name, version }] });
  log('info', 'the upgrade is done', { name, version });
  await bin.tidy(ownFile(plan).sha256, [from]);
}
