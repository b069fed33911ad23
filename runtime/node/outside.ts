/** Modules from outside the distribution: `--module <path or package>`, optionally with its number before a colon. */

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InvalidModule, type ModuleList } from '../kernel/loader.js';
import type { Module } from '../kernel/module/define.js';
import { fail } from '../lib/errors.js';
import * as sdk from '../sdk.js';

/** What a module that is a function is given: it then needs no import, and no second copy of the node. */
export type Sdk = typeof sdk;

/** Numbers of third-party modules that name none begin here, in the order given. */
export const FIRST_OUTSIDE = 1000;

/** Imports modules from the working directory's point of view. */
export async function importModules(specifiers: readonly string[]): Promise<ModuleList> {
  const list: (readonly [number, Module])[] = [];
  for (const specifier of specifiers) {
    const [, given, where] = /^(?:(\d+):)?(.+)$/.exec(specifier) ?? fail(InvalidModule, { module: specifier });
    const number = given === undefined ? FIRST_OUTSIDE + list.length : Number(given);
    list.push([number, await importModule(where!)]);
  }
  return list;
}

async function importModule(where: string): Promise<Module> {
  const url = locate(where);
  try {
    const loaded = (await import(url)) as { readonly default?: Module | ((sdk: Sdk) => Module) };
    const exported = loaded.default ?? fail(InvalidModule, { module: where, reason: 'it has no default export' });
    return typeof exported === 'function' ? exported(sdk) : exported;
  } catch (cause) {
    if (cause instanceof Error) fail(InvalidModule, { module: where, reason: cause.message });
    throw cause;
  }
}

function locate(where: string): string {
  const path = isAbsolute(where) ? where : resolve(where);
  if (where.startsWith('.') || isAbsolute(where) || existsSync(path)) {
    if (!existsSync(path)) fail(InvalidModule, { module: where, reason: `there is no file ${path}` });
    return pathToFileURL(path).href;
  }
  try {
    return pathToFileURL(createRequire(join(process.cwd(), 'package.json')).resolve(where)).href;
  } catch {
    return fail(InvalidModule, { module: where, reason: 'it is neither a file nor an installed package' });
  }
}
