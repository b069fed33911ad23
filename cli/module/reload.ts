/** A dev node that reloads changed modules: saved files are loaded again, and the chain continues with them. */

import { type FSWatcher, watch } from 'node:fs';
import { register } from 'node:module';
import { basename, dirname } from 'node:path';
import type { Served } from '../node/serve.js';
import { type Distribution, importModule, loadDistribution, locate, outsideOf } from '../runtime/chain.js';
import { type Halted, RELOAD_HOOK, type RunningNode } from '../runtime/node.js';
import { lineOf, reportOf } from '../terminal/command-error.js';

/** Quiet time before saved files are loaded, because editors write a file in several steps. */
const SETTLED_MS = 150;

/** Source files of modules, except tests and declarations. */
const SOURCE = /(?<!\.test|\.d)\.m?[jt]s$/;

/** A distribution that includes the external modules in their current versions. */
function withModules(distribution: Distribution, modules: readonly string[], version: string): Distribution {
  const outside = outsideOf(modules).map(({ number, where }) => ({
    number,
    load: async () => ({ default: await importModule(where, version) }),
  }));
  return { ...distribution, modules: [...distribution.modules, ...outside] };
}

/** Starts a node of a distribution on the same chain and ports. */
type Start = (distribution: Distribution) => Promise<RunningNode>;

/** The running node, replaced at each reload. If saved files are rejected, the running node continues unchanged. */
class ReloadingNode implements Served {
  readonly halted: Promise<Halted>;
  readonly #distribution: Distribution;
  readonly #modules: readonly string[];
  readonly #start: Start;
  readonly #watchers: readonly FSWatcher[];
  #node: RunningNode;
  #running: Distribution;
  #tellHalted: (halted: Halted) => void = () => {};
  #timer: NodeJS.Timeout | undefined;
  #loads = 0;
  #work: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(node: RunningNode, distribution: Distribution, modules: readonly string[], start: Start) {
    this.#distribution = distribution;
    this.#modules = modules;
    this.#start = start;
    this.#running = withModules(distribution, modules, '');
    this.halted = new Promise((resolve) => {
      this.#tellHalted = resolve;
    });
    this.#node = this.#watched(node);
    const folders = new Set(modules.map((one) => dirname(locate(outsideOf([one])[0]!.where))));
    this.#watchers = [...folders].map((folder) => watch(folder, (_, name) => this.#saved(name)));
  }

  readonly log: RunningNode['log'] = (...entry) => this.#node.log(...entry);

  get ledger(): RunningNode['ledger'] {
    return this.#node.ledger;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers) watcher.close();
    await this.#work;
    await this.#node.stop();
  }

  #watched(node: RunningNode): RunningNode {
    void node.halted.then((halted) => {
      if (this.#node === node) this.#tellHalted(halted);
    });
    return node;
  }

  #saved(name: string | null): void {
    if (this.#stopped || name === null || !SOURCE.test(basename(name))) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#work = this.#work
        .then(() => this.#reload())
        .catch((cause: unknown) => {
          this.#tellHalted({ reason: 'the node could not be restarted with its previous modules', cause });
        });
    }, SETTLED_MS);
  }

  async #reload(): Promise<void> {
    if (this.#stopped) return;
    const next = withModules(this.#distribution, this.#modules, `?changed=${++this.#loads}`);
    try {
      await loadDistribution(next, []); // a load error does not stop the running node
    } catch (cause) {
      return this.#refused(cause);
    }
    const before = this.#running;
    await this.#node.stop();
    try {
      this.#node = this.#watched(await this.#start(next));
      this.#running = next;
      this.log('info', 'modules reloaded', {
        modules: this.#modules.join(', '),
        height: this.#node.ledger.head.height,
      });
    } catch (cause) {
      this.#node = this.#watched(await this.#start(before));
      this.#refused(cause);
    }
  }

  #refused(cause: unknown): void {
    this.log('error', 'changed module rejected, node keeps the previous one', {
      reason: lineOf(reportOf(cause)),
    });
  }
}

/** The node, restarted whenever a file beside one of its external modules is saved. */
export function reloading(
  node: RunningNode,
  distribution: Distribution,
  modules: readonly string[],
  start: Start,
): Served {
  if (modules.length === 0) return node;
  register(RELOAD_HOOK);
  return new ReloadingNode(node, distribution, modules, start);
}
