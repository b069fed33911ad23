/** Supervises a node: starts it, restarts it, and replaces it when the chain upgrades to another version. */

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readInfo, UPGRADE_INFO, UPGRADE_PLAN, type UpgradeInfo } from '../../plugins/upgrade/files.js';
import { RELOAD, SIGNALS } from '../node/signals.js';
import { EXIT, isTemporary, reasonOf, reopenStandardFiles } from '../runtime/common.js';
import { holderOf, makeDirectory, takeLock } from '../runtime/data.js';
import { Problem } from '../terminal/command-error.js';
import { CheckUnfinished } from './check.js';
import { Child, type Ended, stopOrphan } from './child.js';
import { probation } from './probation.js';
import { fetchProgram } from './release.js';
import {
  beginUpgrade,
  checkAhead,
  copyAhead,
  isWanted,
  noteExecuted,
  pauseAfter,
  rollBack,
  runSteps,
  type Site,
  skipUpgrade,
  succeed,
} from './upgrade.js';

export interface Supervision {
  /** The program for a data directory that has none yet, and its started file. */
  readonly program: string;
  readonly file: string;
  /** Time that a new program must keep running after its first block, milliseconds. */
  readonly windowMs: number;
  /** Maximum time without progress of a new program, milliseconds. */
  readonly stallMs: number;
  /** Whether SIGHUP reloads the options of the node, instead of stopping it. */
  readonly reloads: boolean;
  /** Retries an upgrade that was rolled back. */
  readonly retry: boolean;
}

/** Exit codes after which a restart cannot help: wrong usage, damaged data. */
const FINAL: readonly (number | null)[] = [EXIT.usage, EXIT.corrupt];
const POLL_MS = 1_000;
/** Delay before an unfinished check is retried, milliseconds; a check takes resources from the node. */
const CHECK_AGAIN_MS = 300_000;
const MEANINGS = new Map<number | null, string>([
  [EXIT.ok, 'stopped without a request from the supervisor'],
  [EXIT.upgrade, 'an upgrade is due'],
  [EXIT.usage, 'invalid usage'],
  [EXIT.corrupt, 'damaged data'],
  [EXIT.internal, 'internal fault'],
  [EXIT.temporary, 'temporary problem, such as a full disk'],
]);
/** Run time after which an exit does not count as a failed start, milliseconds. */
const SETTLED_MS = 60_000;
/** Maximum number of a new program's exits that are excused, because an outside cause is possible. */
const MAX_EXCUSES = 4;
/** Signals by which a person, the system or a lack of memory ends a process; others come from its own fault. */
const EXTERNAL_SIGNALS: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'];

/** Runs until the node has ended; returns the exit code. */
export async function supervise(site: Omit<Site, 'signal'>, supervision: Supervision): Promise<number> {
  const stopping = new AbortController();
  const supervisor = new Supervisor({ ...site, signal: stopping.signal }, supervision);
  const onSignal = (signal: NodeJS.Signals) => {
    if (signal === RELOAD && supervision.reloads) reopenStandardFiles();
    else stopping.abort();
    supervisor.forward(signal);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  await makeDirectory(site.home);
  const unlock = await takeLock(join(site.home, 'supervisor.lock'));
  try {
    return await supervisor.run();
  } catch (cause) {
    if (cause !== stopping.signal.reason) throw cause;
    site.log('info', 'stopped');
    return EXIT.ok;
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    await unlock();
  }
}

class Supervisor {
  readonly #site: Site;
  readonly #supervision: Supervision;
  #child: Child | undefined;
  #excuses = 0;

  constructor(site: Site, supervision: Supervision) {
    this.#site = site;
    this.#supervision = supervision;
  }

  forward(signal: NodeJS.Signals): void {
    this.#child?.forward(signal);
  }

  async run(): Promise<number> {
    const { bin, state, signal, log } = this.#site;
    await bin.prepare(this.#supervision.program, this.#supervision.file);
    await this.#endOrphan();
    if (this.#supervision.retry) await state.change({ failed: [] });
    for (let failures = 0; ; ) {
      await skipUpgrade(this.#site);
      await runSteps(this.#site);
      const ended = await this.#runOnce();
      if (signal.aborted) return ended.code ?? EXIT.ok;
      if (state.now.upgrade?.step === 'crashed') continue;
      if (ended.code === EXIT.upgrade) {
        failures = 0;
        this.#excuses = 0;
        await beginUpgrade(this.#site, await this.#duePlan());
        continue;
      }
      if (FINAL.includes(ended.code)) return ended.code!;
      if (ended.runTimeMs > SETTLED_MS) failures = 0;
      const pause_s = pauseAfter(failures++);
      log('warn', 'restarting the node', { starts_again_in_s: pause_s });
      await sleep(pause_s * 1000, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return EXIT.ok;
    }
  }

  /** Starts the current program and waits for its end; a newly swapped-in program is on probation. */
  async #runOnce(): Promise<Ended> {
    const { bin, state } = this.#site;
    const child = new Child(await bin.commandLine(), this.#site.nodeArgs);
    this.#child = child;
    if (this.#site.signal.aborted) child.forward('SIGTERM'); // the signal came before there was a node to forward it to
    void child.ended.then((ended) => this.#logEnd(ended));
    const proving = state.now.upgrade?.step === 'swapped' ? this.#runProbation(child) : undefined;
    await this.#recordChild(child.pid);
    const preparation = new AbortController();
    const preparing = this.#prepareAhead(preparation.signal);
    await proving;
    const ended = await child.ended;
    preparation.abort();
    await preparing;
    await this.#recordChild(null);
    return ended;
  }

  #logEnd({ code, signal, runTimeMs }: Ended): void {
    const requested = this.#site.signal.aborted;
    const why = signal === null ? (MEANINGS.get(code) ?? 'failed') : 'ended by a signal';
    const level = requested || code === EXIT.upgrade ? 'info' : 'warn';
    const about = { code, signal, after_s: Math.round(runTimeMs / 1000), why: requested ? 'stop requested' : why };
    this.#site.log(level, 'node ended', about);
  }

  /** Records the running node. A full disk does not prevent the start: a node left behind stops by itself. */
  async #recordChild(child: number | null): Promise<void> {
    const { state, log } = this.#site;
    try {
      await state.change({ child });
    } catch (cause) {
      if (!isTemporary(cause)) throw cause;
      log('warn', 'supervisor state not written', { path: state.path, reason: String(cause) });
    }
  }

  /** Waits until a new program has passed its probation, or rolls it back. */
  async #runProbation(child: Child): Promise<void> {
    const { windowMs, stallMs } = this.#supervision;
    const { signal, log } = this.#site;
    const { plan_id, name, version, height } = this.#site.state.now.upgrade!.plan;
    let noting: Promise<void> | undefined;
    const executed = () => {
      log('info', 'new program executed its first block', { name, version, height, probation_s: windowMs / 1000 });
      noting = noteExecuted(this.#site);
    };
    const verdict = await probation(child, { height, windowMs, stallMs, executed }, signal);
    await noting;
    if (verdict.kind === 'aborted') return;
    if (verdict.kind === 'proved') return succeed(this.#site);
    if (verdict.kind === 'stalled') {
      await child.stop();
      if (!signal.aborted) await rollBack(this.#site, `it made no progress for ${stallMs / 1000} s`);
      return;
    }
    const { ended } = verdict;
    if (signal.aborted || ended.code === EXIT.temporary) return;
    if (ended.code === EXIT.upgrade && (await this.#duePlan(true)).plan_id !== plan_id) return succeed(this.#site);
    const fromOutside = ended.code === EXIT.ok || EXTERNAL_SIGNALS.includes(ended.signal);
    if (ended.code !== EXIT.upgrade && fromOutside && this.#excuses++ < MAX_EXCUSES) return;
    const how = ended.signal ?? `code ${ended.code}`;
    await rollBack(this.#site, `it ended with ${how} after ${Math.round(ended.runTimeMs / 1000)} s`);
  }

  /** The plan for which the node stopped; one that failed here before needs manual action. */
  async #duePlan(any = false): Promise<UpgradeInfo> {
    const { home, state } = this.#site;
    const plan = await readInfo(home, UPGRADE_INFO);
    if (!plan)
      throw new Problem(`the node requests an upgrade, but ${join(home, UPGRADE_INFO)} is missing`, EXIT.upgrade);
    const failed = state.now.failed.find(({ plan_id }) => plan_id === plan.plan_id);
    if (failed && !any) {
      throw new Problem(
        `the upgrade ${plan.name} to ${plan.version} failed: ${failed.reason}; program and databases were restored. ` +
          'To retry: supervise --retry. If all operators agreed to skip it: start the node with ' +
          `--skip-upgrade-heights ${plan.height}`,
        EXIT.upgrade,
      );
    }
    return plan;
  }

  /** Prepares an upgrade as soon as it is decided, while the node runs. */
  async #prepareAhead(stop: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([stop, this.#site.signal]);
    const site = { ...this.#site, signal };
    let ready = -1;
    for (let failures = 0; !signal.aborted; ) {
      let pause = POLL_MS;
      try {
        const plan = await readInfo(site.home, UPGRADE_PLAN);
        if (plan && plan.plan_id !== ready && isWanted(site, plan)) {
          await fetchProgram(site, plan);
          await copyAhead(site, plan.plan_id);
          await checkAhead(site, plan);
          ready = plan.plan_id;
          failures = 0;
        }
      } catch (cause) {
        if (signal.aborted) return;
        pause = cause instanceof CheckUnfinished ? CHECK_AGAIN_MS : pauseAfter(failures++) * 1000;
        site.log('error', 'upgrade not prepared yet, node keeps running, will retry', {
          reason: reasonOf(cause),
          retry_in_s: pause / 1000,
        });
      }
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Stops a node left behind by a killed supervisor: it would keep the directory locked. */
  async #endOrphan(): Promise<void> {
    const { home, state, log } = this.#site;
    const { child } = state.now;
    const lock = join(home, 'node.lock');
    if (child === null || (await holderOf(lock)) !== child) return;
    log('warn', 'stopping the node of a supervisor that was killed', { pid: child });
    await stopOrphan(child, async () => (await holderOf(lock)) === child);
  }
}
