/** Distributions: the composition of a node, and the loading of its modules. */

import { createRequire } from 'node:module';
import { InvalidModule, loadModules, type ModuleList, type ModuleSet } from '../../kernel/loader.js';
import type { Module } from '../../kernel/module/define.js';
import { fail } from '../../lib/errors.js';
import { preload } from '../../lib/preload.js';
import type { PluginEntry } from '../plugins/define.js';
import type { PartFactories } from './container.js';
import { importModules } from './external-modules.js';

/** A module of a distribution: its permanent number, its name, and its import. */
export interface ModuleEntry<N extends string = string> {
  readonly number: number;
  /** The module's own name, if it is known before loading. */
  readonly name?: N;
  readonly load: () => Promise<{ readonly default: Module }>;
  /** The file that `load` imports, if it may be loaded earlier. */
  readonly file?: URL;
}

/** The composition of a node: the whole difference between two distributions. */
export interface Distribution {
  readonly name: string;
  readonly version: string;
  /** The command that runs it, for documents; absent if it is part of another program. */
  readonly binary?: string;
  readonly modules: readonly ModuleEntry[];
  readonly plugins: readonly PluginEntry[];
  readonly parts?: Partial<PartFactories>;
}

/** The command of a distribution, for the title page of its API. */
export const commandOf = ({ binary }: Distribution): { readonly 'x-command'?: string } =>
  binary === undefined ? {} : { 'x-command': binary };

/** Loads the modules of a distribution and of `--module`. */
export async function loadDistribution(distribution: Distribution, outside: readonly string[]): Promise<ModuleSet> {
  preload(...distribution.modules.flatMap(({ file }) => file ?? []));
  const own = await Promise.all(
    distribution.modules.map(async ({ number, name, load }) => {
      const module = (await load()).default;
      if (name !== undefined && module.name !== name)
        fail(InvalidModule, { module: name, reason: `it is listed as ${name}, but its name is ${module.name}` });
      return [number, module] as const;
    }),
  );
  return loadAll([...own, ...(await importModules(outside))]);
}

/** Loads modules written for this SDK. */
export function loadAll(list: ModuleList): ModuleSet {
  for (const [, module] of list) checkSdk(module);
  return loadModules(list);
}

/** The SDK version: that of the package. */
export const { version: SDK_VERSION } = createRequire(import.meta.url)('../../../../package.json') as {
  version: string;
};

function checkSdk({ name, sdk }: Module): void {
  if (sdk === undefined || isCompatible(SDK_VERSION, sdk)) return;
  const reason = CARET_RANGE.test(sdk)
    ? `it requires SDK ${sdk}, and this is ${SDK_VERSION}: use matching versions`
    : `its SDK range ${sdk} must be like ^0.1.0`;
  fail(InvalidModule, { module: name, reason });
}

const CARET_RANGE = /^\^\d+\.\d+\.\d+$/;

/** Whether a version is not older than that of a caret range, and equal up to its first number that is not zero. */
export function isCompatible(version: string, range: string): boolean {
  if (!CARET_RANGE.test(range)) return false;
  const [own, least] = [version, range].map((text) => text.match(/\d+/g)!.slice(0, 3).map(Number)) as [
    number[],
    number[],
  ];
  const first = least.findIndex((part) => part > 0);
  const differs = least.findIndex((part, i) => part !== own[i]);
  return differs === -1 || (first !== -1 && differs > first && own[differs]! > least[differs]!);
}
