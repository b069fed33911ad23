/** Loads the plugins of a distribution: validates each, and orders them after the plugins that they need. */

import { setImmediate } from 'node:timers/promises';
import type { ModuleSet } from '../../kernel/loader.js';
import type { ChainInfo } from '../../kernel/module/context.js';
import { type ErrorDef, Failure, fail } from '../../lib/errors.js';
import { preload } from '../../lib/preload.js';
import { DERIVED_COLUMNS } from '../../lib/storage/columns.js';
import { InvalidOption } from '../options/options.js';
import { type Grant, PLUGIN_SDK, type Plugin, type PluginEntry, valuesOf } from './define.js';
import { InvalidPlugin, MissingModule, MissingPlugin, PluginSdkMismatch } from './errors.js';
import { type GuardParts, PluginGuard } from './guard.js';
import type { Options, OptionValues } from './option.js';
import { MissingPackage } from './optional-packages.js';
import { PluginRecord, type RecordParts } from './record.js';

/** A loaded plugin. */
export interface LoadedPlugin {
  readonly plugin: Plugin;
  /** Guard of its current run. */
  guard: PluginGuard;
  readonly record: PluginRecord;
  readonly options: OptionValues<Options>;
  readonly grants: ReadonlySet<Grant>;
}

/** The plugins of a node: those that can be started, in order, and the records of all. */
export interface LoadedPlugins {
  readonly plugins: readonly LoadedPlugin[];
  readonly records: readonly PluginRecord[];
}

const NAME = /^[a-z][a-z0-9-]{0,63}$/;

const areNames = (list: readonly string[] = []): boolean =>
  Array.isArray(list) && list.every((name) => typeof name === 'string');

/** Why the loaded value is not a plugin of this name. */
function flawIn(plugin: Plugin | undefined, name: string): string | undefined {
  if (typeof plugin?.start !== 'function') return 'its default export must be made by plugin()';
  if (plugin.name !== name || !NAME.test(name)) return `its name must be ${name}, lowercase`;
  if (!Number.isInteger(plugin.sdk))
    return `it must say which version of the SDK it is written for: sdk: ${PLUGIN_SDK}`;
  if (!Array.isArray(plugin.derives)) return '`derives` must be a list';
  const { plugins, modules } = plugin.needs ?? {};
  return areNames(plugins) && areNames(modules) ? undefined : '`needs` must be lists of names';
}

/** Checks everything except the presence of required plugins. */
async function checked({ name, load }: PluginEntry, set: ModuleSet): Promise<Plugin> {
  const { default: plugin } = await load();
  const reason = flawIn(plugin, name);
  if (reason !== undefined) fail(InvalidPlugin, { plugin: name, reason });
  if (plugin.sdk !== PLUGIN_SDK) fail(PluginSdkMismatch, { plugin: name, wants: plugin.sdk, has: PLUGIN_SDK });
  const modules = new Set(set.modules.map(({ module }) => module.name));
  for (const needs of plugin.needs.modules ?? []) if (!modules.has(needs)) fail(MissingModule, { plugin: name, needs });
  return plugin;
}

function claimColumn(plugin: string, column: number, claimed: Map<number, string>): void {
  const [first, last] = DERIVED_COLUMNS;
  if (!Number.isInteger(column) || column < first || column > last)
    fail(InvalidPlugin, { plugin, reason: `its column ${column} must be ${first} to ${last}` });
  const owner = claimed.get(column);
  if (owner !== undefined) fail(InvalidPlugin, { plugin, reason: `its column ${column} is reserved by ${owner}` });
  claimed.set(column, plugin);
}

/**
 * Loads the plugins. An unusable plugin and those that need it are skipped; the node continues and reports them. Only a
 * bad or forbidden option value (InvalidOption) and a missing optional package (MissingPackage) are errors, because the
 * operator must correct them.
 */
export async function loadPlugins(
  entries: readonly PluginEntry[],
  given: { readonly [plugin: string]: Readonly<Record<string, unknown>> },
  set: ModuleSet,
  chain: ChainInfo,
  parts: Omit<GuardParts, 'plugin' | 'record'> & RecordParts,
): Promise<LoadedPlugins> {
  const loaded = new Map<string, LoadedPlugin>();
  const records: PluginRecord[] = [];
  const columns = new Map<number, string>();
  for (const entry of entries) {
    const { name, options, grants = [], file } = entry;
    if (file) preload(file);
    await setImmediate(); // files and databases that are being opened make progress
    const values = valuesOf(options, given[name] ?? {});
    const record = new PluginRecord(name, parts);
    const guard = new PluginGuard({ ...parts, plugin: name, record });
    records.push(record);
    try {
      if (loaded.has(name)) fail(InvalidPlugin, { plugin: name, reason: 'another plugin has this name' });
      const plugin = await checked(entry, set);
      plugin.check?.(values, chain);
      for (const { column } of plugin.derives) claimColumn(name, column, columns);
      loaded.set(name, { plugin, guard, record, options: values, grants: new Set(grants) });
    } catch (cause) {
      if (cause instanceof Failure && (cause.error === InvalidOption || cause.error === MissingPackage)) throw cause;
      guard.stop('load', cause);
    }
  }
  return { plugins: inOrder(loaded), records };
}

/** Required plugins first; otherwise in listed order. Plugins with unmet requirements are stopped. */
function inOrder(loaded: ReadonlyMap<string, LoadedPlugin>): LoadedPlugin[] {
  const ordered: LoadedPlugin[] = [];
  const refuse = ({ guard }: LoadedPlugin, error: ErrorDef, details: object): false => {
    guard.stop('load', new Failure(error, { plugin: guard.plugin, ...details }));
    return false;
  };
  /** Returns whether it can run. */
  const visit = (one: LoadedPlugin, path: readonly string[]): boolean => {
    const { guard, plugin } = one;
    if (guard.ended || ordered.includes(one)) return !guard.ended;
    const above = [...path, plugin.name];
    for (const needs of plugin.needs.plugins ?? []) {
      const needed = loaded.get(needs);
      if (above.includes(needs)) {
        const cycle = [...above.slice(above.indexOf(needs)), needs].join(' -> ');
        return refuse(one, InvalidPlugin, { reason: `its needs form a cycle: ${cycle}` });
      }
      if (!needed || !visit(needed, above)) return refuse(one, MissingPlugin, { needs });
    }
    ordered.push(one);
    return true;
  };
  for (const one of loaded.values()) visit(one, []);
  return ordered;
}
