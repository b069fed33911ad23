/** Modules from outside the distribution: `--module <path or package>`, optionally with its number before a colon. */

import { execFile } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { FIRST_EXTERNAL, InvalidModule, type ModuleList } from '../../kernel/loader.js';
import { isMadeHere, type Module } from '../../kernel/module/define.js';
import { Failure, fail } from '../../lib/errors.js';
import { suggestion } from '../../lib/nearest-word.js';
import { authorLocationOf } from '../../lib/stack-location.js';
import * as sdk from '../../sdk.js';
import { javaScriptOf } from './typescript.js';

/** Argument of a module that is a function: it then needs no import and no second copy of the node. */
export type Sdk = typeof sdk;

/** A module from outside, as named on the command line. */
export interface ExternalModule {
  readonly number: number;
  /** Path or package name. */
  readonly where: string;
}

/** Modules named by `--module`. Modules without a number get those from 1000 on, in the given order. */
export function outsideOf(specifiers: readonly string[]): readonly ExternalModule[] {
  return specifiers.map((specifier, i) => {
    const [, given, where] = /^(?:(\d+):)?(.+)$/.exec(specifier) ?? fail(InvalidModule, { module: specifier });
    return { number: given === undefined ? FIRST_EXTERNAL + i : Number(given), where: where! };
  });
}

/** Imports modules, resolved from the working directory. */
export async function importModules(specifiers: readonly string[]): Promise<ModuleList> {
  refuseAbsent(specifiers);
  const list: (readonly [number, Module])[] = [];
  for (const { number, where } of outsideOf(specifiers)) list.push([number, await importModule(where)]);
  return list;
}

/** Rejects names without a module, all of them at once. */
function refuseAbsent(specifiers: readonly string[]): void {
  const absent = outsideOf(specifiers).flatMap(({ where }) => {
    try {
      locate(where);
      return [];
    } catch (cause) {
      if (cause instanceof Failure) return [{ where, reason: `${(cause.details as { reason: string }).reason}` }];
      throw cause;
    }
  });
  if (absent.length === 0) return;
  const [module, reason] = [absent.map(({ where }) => where).join(', '), absent.map((one) => one.reason).join('; ')];
  fail(InvalidModule, { module, reason });
}

/** Imports one module; `version` distinguishes a changed module from the previous one, which Node caches permanently. */
export async function importModule(where: string, version = ''): Promise<Module> {
  const url = pathToFileURL(await javaScriptOf(locate(where)));
  url.search = version;
  const refuse = (reason: string, cause?: unknown): never => {
    throw new Failure(InvalidModule, { module: where, reason }, cause);
  };
  try {
    const loaded = (await import(url.href)) as { readonly default?: Module | ((sdk: Sdk) => Module) };
    const exported = loaded.default ?? refuse('it has no default export');
    const made = typeof exported === 'function' ? exported(sdk) : exported;
    if (typeof made?.name === 'string' && !isMadeHere(made)) {
      refuse('it uses another copy of trellis: install trellis once, or export a function of the SDK');
    }
    return made;
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    const place = cause instanceof SyntaxError ? await placeOfSyntax(url) : authorLocationOf(cause);
    return refuse(place === undefined ? cause.message : `${cause.message} (at ${place})`, cause);
  }
}

/**
 * Location of a syntax error in a file or in one of its imports; only a process that dies of it reports the location.
 */
async function placeOfSyntax({ href }: URL): Promise<string | undefined> {
  const script = `import(${JSON.stringify(href)})`;
  const said = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]).catch(
    (cause: { readonly stderr?: string }) => cause.stderr ?? '',
  );
  const [, file, line] = /^(file:\S+?)(?:\?\S*)?:(\d+)$/m.exec(String(said)) ?? [];
  return file === undefined ? undefined : `${fileURLToPath(file)}:${line}`;
}

/** Names of the files in the directory of a path. */
const besides = (path: string): readonly string[] =>
  existsSync(dirname(path)) ? readdirSync(dirname(path)).filter((name) => /\.m?[jt]s$/.test(name)) : [];

/** The file of a module. */
export function locate(where: string): string {
  const path = isAbsolute(where) ? where : resolve(where);
  if (where.startsWith('.') || isAbsolute(where) || existsSync(path)) {
    if (!existsSync(path)) {
      fail(InvalidModule, {
        module: where,
        reason: `${path} does not exist${suggestion(basename(path), besides(path))}`,
      });
    }
    return realpathSync(path);
  }
  try {
    return createRequire(join(process.cwd(), 'package.json')).resolve(where);
  } catch {
    return fail(InvalidModule, { module: where, reason: 'it is neither a file nor an installed package' });
  }
}
