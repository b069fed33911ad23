/** The life cycle of a plugin: started, ended if it fails, and restarted after a delay (decision 0157). */

import { Failure } from '../../lib/errors.js';
import type { Route } from '../../lib/rpc/http/route.js';
import type { Log, RpcMethod } from '../../lib/rpc/methods/method.js';
import type { Decoration } from '../api/decorate.js';
import type { PluginContext } from './context.js';
import type { Started } from './define.js';
import { MissingPlugin, PluginStopped } from './errors.js';
import type { PluginGuard } from './guard.js';
import type { LoadedPlugin } from './load.js';
import { watchOver } from './uncaught-exceptions.js';

/** Additions of plugins to the RPC port. */
export interface Added {
  readonly methods: readonly RpcMethod[];
  readonly decorations: readonly Decoration[];
  readonly routes: readonly Route[];
}

/** Parts of the node that a runner uses. */
export interface RunnerParts {
  /** Creates the plugin's context for one run. */
  readonly context: (guard: PluginGuard) => PluginContext;
  /** Running plugins. */
  readonly running: Set<string>;
  readonly log: Log;
}

/** Runs one plugin. */
export class PluginRunner {
  readonly #loaded: LoadedPlugin;
  readonly #parts: RunnerParts;
  /** The current run. */
  #run: Started = {};
  /** Names of methods and paths of pages that the node offers. */
  readonly #offered = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(loaded: LoadedPlugin, parts: RunnerParts) {
    this.#loaded = loaded;
    this.#parts = parts;
    loaded.record.retries = true;
  }

  /** Starts the plugin. If it fails, it is restarted later. */
  async start(): Promise<void> {
    const { plugin, guard, record } = this.#loaded;
    const { running, context } = this.#parts;
    if (plugin.file !== undefined) watchOver(guard, plugin.file);
    // Cleanup that is registered first runs last.
    guard.onEnd(() => this.#ended(guard));
    const missing = plugin.needs.plugins?.find((needs) => !running.has(needs));
    if (missing !== undefined) {
      guard.stop('start', new Failure(MissingPlugin, { plugin: plugin.name, needs: missing }));
      return;
    }
    const started = await guard.wait('start', guard.limits.startMs, () => plugin.start(context(guard)));
    if (started?.stop) guard.onEnd(() => started.stop!());
    if (!started || guard.ended) return;
    this.#run = started;
    running.add(plugin.name);
    record.started();
  }

  /**
   * Number of methods and pages of the current run that the node does not offer, because their names were unknown when
   * it started.
   */
  get #missing(): number {
    const { methods = [], routes = [] } = this.#run;
    const offered = this.#offered;
    return (
      methods.filter(({ name }) => !offered.has(name)).length + routes.filter(({ path }) => !offered.has(path)).length
    );
  }

  /** Ends the plugin with the node. */
  close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    return this.#loaded.guard.end();
  }

  /** The plugin's additions, offered as long as the node runs: each call goes to the current run. */
  added(): Added {
    for (const { name } of this.#run.methods ?? []) this.#offered.add(name);
    for (const { path } of this.#run.routes ?? []) this.#offered.add(path);
    return {
      methods: (this.#run.methods ?? []).map((method) => this.#method(method)),
      decorations: (this.#run.decorates ?? []).map((one, i) => this.#decoration(one, i)),
      routes: (this.#run.routes ?? []).map((route) => this.#route(route)),
    };
  }

  #ended(guard: PluginGuard): void {
    this.#parts.running.delete(this.#loaded.plugin.name);
    this.#run = {};
    const { pauseMs } = guard;
    if (this.#closed || pauseMs === undefined) return;
    this.#timer = setTimeout(() => void this.#again(), pauseMs).unref();
  }

  async #again(): Promise<void> {
    const { plugin, record, guard } = this.#loaded;
    this.#loaded.guard = guard.renewed();
    await this.start();
    if (this.#loaded.guard.ended) return;
    const { log } = this.#parts;
    log('info', 'plugin restarted', { plugin: plugin.name, after_failures: record.trouble?.failures ?? 0 });
    if (this.#missing === 0) return;
    record.isPartial = true;
    log('warn', 'plugin runs without some of its methods until the node restarts', {
      plugin: plugin.name,
      missing: this.#missing,
    });
  }

  #method(method: RpcMethod): RpcMethod {
    const { name } = method;
    return {
      ...method,
      call: (params, request, minHeight) =>
        this.#loaded.guard.serve(`method ${name}`, () => {
          const current = this.#run.methods?.find((one) => one.name === name);
          if (!current) throw new Failure(PluginStopped, { plugin: this.#loaded.plugin.name });
          return current.call(params, request, minHeight);
        }),
    };
  }

  #route({ path }: Route): Route {
    return {
      path,
      handler: (request) =>
        this.#loaded.guard.serve(`page ${path}`, () => {
          const current = this.#run.routes?.find((one) => one.path === path);
          if (!current) throw new Failure(PluginStopped, { plugin: this.#loaded.plugin.name });
          return current.handler(request);
        }),
    };
  }

  /** If it fails, the records of other methods stay unchanged. */
  #decoration({ record }: Decoration, index: number): Decoration {
    return {
      record,
      fields: (records) =>
        this.#loaded.guard.offer(
          `fields of ${record}`,
          async () => (await this.#run.decorates?.[index]?.fields(records)) ?? [],
          [],
        ),
    };
  }
}
