/** Chain upgrades: at the height of a plan, the state migrates to the versions of the running modules. */

import type { ModuleSet } from '../loader.js';
import { type UpgradePlan, upgradePort } from '../ports.js';
import { openCore } from './core.js';
import type { ExecutionContext } from './execution-context.js';
import type { StateReader } from './journal.js';
import { onChain } from './units.js';

/** Differences between a node's modules and those of the state. */
export interface VersionGap {
  /** '<module> v<of the state> → v<of the node>'; modules new to the chain begin at v0. */
  readonly newer: readonly string[];
  /** The same for modules that are older on this node. */
  readonly older: readonly string[];
  /** 'module <number> v<of the state>': the state holds no names. */
  readonly missing: readonly string[];
}

/** The module versions recorded in a state, by module number. */
export function stateVersions(reader: StateReader): Map<number, number> {
  const { versions } = openCore(reader);
  return new Map(versions.list([], 65_536).map(({ key: [number], value }) => [number, value]));
}

/** Compares the modules of a node with those of a state. */
export function versionGap({ modules }: ModuleSet, reader: StateReader): VersionGap {
  const kept = stateVersions(reader);
  const newer: string[] = [];
  const older: string[] = [];
  for (const { number, module } of modules) {
    const before = kept.get(number) ?? 0;
    kept.delete(number);
    const change = `${module.name} v${before} → v${module.version}`;
    if (module.version > before) newer.push(change);
    if (module.version < before) older.push(change);
  }
  return { newer, older, missing: [...kept].map(([number, version]) => `module ${number} v${version}`) };
}

/**
 * Migrates the state to the running modules' versions: existing modules from their recorded version, new ones from
 * nothing.
 */
export function migrate(context: ExecutionContext): void {
  const { versions } = openCore(context.reader, context.journal);
  for (const { module, number, index } of context.set.modules) {
    const { name, version, migrations, genesis } = module;
    const before = versions.get(number) ?? 0;
    if (before === version) continue;
    context.journal!.retyping = true;
    const own = context.enter(index) as never;
    for (let next = before + 1; next <= version; next++) migrations[next]?.(own);
    if (before === 0 && genesis && !migrations[1]) {
      if (genesis.standard === undefined)
        throw new TypeError(`${name} is new and has neither standard genesis data nor a migration to version 1`);
      genesis.load(own, onChain(genesis.standard, context.env.chain));
    }
    versions.put(number, version);
  }
}

/** The plan that takes effect in the block of this context. */
export function dueUpgrade(context: ExecutionContext): UpgradePlan | undefined {
  const plan = context.port(upgradePort)?.live();
  const { height, upgradesEarly = false } = context.env;
  return plan?.voting === null && (upgradesEarly || plan.height === height) ? plan : undefined;
}
