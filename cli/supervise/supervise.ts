/** Supervises a node: starts it, starts it again, and replaces it when the chain goes over to another version. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UPGRADE_INFO, UPGRADE_PLAN, type UpgradeInfo } from '../../plugins/upgrade/files.js';
import { EXIT } from '../../runtime/lib/halt.js';
import { errno, isTemporary, reasonOf } from '../../runtime/lib/storage/errors.js';
import { makeDirectory } from '../../runtime/lib/storage/files.js';
import { holderOf, takeLock } from '../../runtime/lib/storage/lock-file.js';
import { Problem } from '../terminal/command-error.js';
import { Child, type Ended, stopOrphan } from './child.js';
import { beginUpgrade, copyAhead, fetchProgram, goOn, pauseAfter, rollBack, type Site, succeed } from './upgrade.js';

/** What a supervisor is told besides where it works. */
export interface Supervision {
  /** The arguments of the node. */
  readonly nodeArgs: readonly string[];
  /** What runs as long as there is nothing else, and the file of it that was started. */
  readonly program: string;
  readonly file: string;
  /** How long a new program must last, milliseconds. */
  readonly windowMs: number;
  /** Where the node tells of its health; undefined when that is not known. */
  readonly health: string | undefined;
  /** Try an upgrade again that was rolled back. */
  readonly retry: boolean;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Exit codes after which there is nothing to start again: told to stop, used wrongly, or damaged. */
const FINAL: readonly (number | null)[] = [EXIT.ok, EXIT.usage, EXIT.corrupt];
const LOOK_MS = 1_000;
/** How long a new program may take for its answer at the end of its time: a block may keep it busy. */
const LAST_ANSWER_MS = 10_000;
/** What the exit codes of a node mean. */
const MEANINGS = new Map<number | null, string>([
  [EXIT.ok, 'it was told to stop'],
  [EXIT.upgrade, 'an upgrade is due'],
  [EXIT.usage, 'it cannot work as it was started'],
  [EXIT.corrupt, 'its data is damaged'],
  [EXIT.internal, 'a fault inside it'],
  [EXIT.temporary, 'something is in its way for now'],
]);
/** A node that lasted so long did not fail at its start. */
const SETTLED_MS = 60_000;
/** How often a new program may say that something is in its way for now, such as a node that is just stopping. */
const EXCUSES = 4;

/** Runs until the node is done; gives the exit code. */
export async function supervise(site: Omit<Site, 'signal'>, supervision: Supervision): Promise<number> {
  const stopping = new AbortController();
  const supervisor = new Supervisor({ ...site, signal: stopping.signal }, supervision);
  const onSignal = (signal: NodeJS.Signals) => {
    stopping.abort(new Problem('the supervisor was told to stop', EXIT.ok));
    supervisor.tell(signal);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  await makeDirectory(site.home);
  const unlock = await takeLock(join(site.home, 'supervisor.lock'));
  try {
    return await supervisor.run();
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

  tell(signal: NodeJS.Signals): void {
    this.#child?.tell(signal);
  }

  async run(): Promise<number> {
    const { bin, state, signal, log } = this.#site;
    await bin.prepare(this.#supervision.program, this.#supervision.file);
    await this.#endOrphan();
    if (this.#supervision.retry) await state.change({ failed: [] });
    for (let failures = 0; ; ) {
      await goOn(this.#site);
      const ended = await this.#runOnce();
      if (signal.aborted) return ended.code ?? EXIT.ok;
      if (state.now.upgrade?.step === 'crashed') continue;
      if (ended.code === EXIT.upgrade) {
        failures = 0;
        this.#excuses = 0;
        await beginUpgrade(this.#site, await this.#due());
        continue;
      }
      if (FINAL.includes(ended.code)) return ended.code!;
      if (ended.lasted > SETTLED_MS) failures = 0;
      const pause_s = pauseAfter(failures++);
      log('warn', 'the node is started again', { starts_again_in_s: pause_s });
      await sleep(pause_s * 1000, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return EXIT.ok;
    }
  }

  /** Starts the current program and waits for its end; one that was just swapped in must prove itself. */
  async #runOnce(): Promise<Ended> {
    const { bin, state } = this.#site;
    const child = new Child(await bin.commandLine(), this.#supervision.nodeArgs);
    this.#child = child;
    void child.ended.then((ended) => this.#tellEnd(ended));
    await this.#note(child.pid);
    const looking = new AbortController();
    const fetching = this.#fetchAhead(looking.signal);
    if (state.now.upgrade?.step === 'swapped') await this.#prove(child);
    const ended = await child.ended;
    looking.abort();
    await fetching;
    await this.#note(null);
    return ended;
  }

  #tellEnd({ code, signal, lasted }: Ended): void {
    const why = signal === null ? (MEANINGS.get(code) ?? 'it failed') : 'a signal ended it';
    const level = code === EXIT.ok || code === EXIT.upgrade ? 'info' : 'warn';
    this.#site.log(level, 'the node ended', { code, signal, after_s: Math.round(lasted / 1000), why });
  }

  /** Notes which node runs. A full disk is no reason not to run it: one that is left behind stops by itself. */
  async #note(child: number | null): Promise<void> {
    const { state, log } = this.#site;
    try {
      await state.change({ child });
    } catch (cause) {
      if (!isTemporary(cause)) throw cause;
      log('warn', 'the supervisor cannot write', { path: state.path, reason: String(cause) });
    }
  }

  /** Waits until a new program has lasted long enough, or takes it back. */
  async #prove(child: Child): Promise<void> {
    const { windowMs, health } = this.#supervision;
    const { signal, state } = this.#site;
    const plan = state.now.upgrade!.plan.plan_id;
    const healthy = health === undefined ? Promise.resolve(true) : child.isHealthyWithin(windowMs, health);
    const ended = await Promise.race([child.ended, sleep(windowMs, undefined, { signal }).catch(() => undefined)]);
    if (signal.aborted) return;
    if (ended) {
      if (ended.code === EXIT.temporary && this.#excuses++ < EXCUSES) return;
      const goesOn = ended.code === EXIT.upgrade && (await this.#due(true)).plan_id !== plan;
      if (ended.code === EXIT.ok || goesOn) return succeed(this.#site);
      const how = ended.signal ?? `code ${ended.code}`;
      return rollBack(this.#site, `it ended with ${how} after ${Math.round(ended.lasted / 1000)} s`);
    }
    // It must still answer when the time is over: one that hangs by then is no better than one that never answered.
    if ((await healthy) && (health === undefined || (await child.isHealthyWithin(LAST_ANSWER_MS, health)))) {
      return succeed(this.#site);
    }
    if (signal.aborted) return;
    await child.stop();
    if (!signal.aborted) await rollBack(this.#site, `it did not answer at ${health}`);
  }

  /** The plan that the node stopped for; one that failed here before is a case for people. */
  async #due(any = false): Promise<UpgradeInfo> {
    const { home, state } = this.#site;
    const plan = await readInfo(join(home, UPGRADE_INFO));
    if (!plan) throw new Problem(`the node wants an upgrade, but ${join(home, UPGRADE_INFO)} is missing`, EXIT.upgrade);
    const failed = state.now.failed.find(({ plan_id }) => plan_id === plan.plan_id);
    if (failed && !any) {
      throw new Problem(
        `the upgrade ${plan.name} to ${plan.version} was rolled back (${failed.reason}); program and databases are those of before. ` +
          'To try it again: supervise --retry. If all operators agreed to go on without it: start the node with ' +
          `--skip-upgrade-heights ${plan.height}`,
        EXIT.upgrade,
      );
    }
    return plan;
  }

  /** Makes all of an upgrade ready as soon as it is decided, while the node goes on. */
  async #fetchAhead(stop: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([stop, this.#site.signal]);
    const site = { ...this.#site, signal };
    let ready = -1;
    for (let failures = 0; !signal.aborted; ) {
      let pause = LOOK_MS;
      try {
        const plan = await readInfo(join(site.home, UPGRADE_PLAN));
        const failed = site.state.now.failed.some(({ plan_id }) => plan_id === plan?.plan_id);
        if (plan && !failed && plan.plan_id !== ready) {
          await fetchProgram(site, plan);
          await copyAhead(site, plan.plan_id);
          ready = plan.plan_id;
          failures = 0;
        }
      } catch (cause) {
        if (signal.aborted) return;
        pause = pauseAfter(failures++) * 1000;
        site.log('error', 'the program of the upgrade cannot be had yet; the node goes on', {
          reason: reasonOf(cause),
        });
      }
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  /** A node that a supervisor left behind when it was killed would hold the directory for ever. */
  async #endOrphan(): Promise<void> {
    const { home, state, log } = this.#site;
    const { child } = state.now;
    const lock = join(home, 'node.lock');
    if (child === null || (await holderOf(lock)) !== child) return;
    log('warn', 'stopping the node of a supervisor that was killed', { pid: child });
    await stopOrphan(child, async () => (await holderOf(lock)) === child);
  }
}

async function readInfo(path: string): Promise<UpgradeInfo | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as UpgradeInfo;
  } catch (cause) {
    if (errno(cause) === 'ENOENT') return undefined;
    throw cause;
  }
}
