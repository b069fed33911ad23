/** The modules of the default distribution by name, loaded when the kit is: a chain is made at once, without waiting. */

import { modules } from '../../modules/index.js';
import type { Module } from '../../runtime/kernel/module/define.js';
import { preload } from '../../runtime/lib/preload.js';

preload(...modules.map(({ file }) => file));
const loaded = new Map<string, Module>(
  await Promise.all(modules.map(async ({ name, load }) => [name, (await load()).default] as const)),
);

/** One of them; throws where there is none of the name. */
export function loadedModule(name: string): Module {
  const found = loaded.get(name);
  if (!found) throw new TypeError(`the distribution has no module ${name}`);
  return found;
}
