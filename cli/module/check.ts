/** `module check`: what is wrong with a module before anybody runs it: form, determinism, descriptions, laws. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { FIRST_OUTSIDE, type LoadedModule, type ModuleSet } from '../../runtime/kernel/loader.js';
import { suggestion } from '../../runtime/lib/nearest-word.js';
import { loadDistribution } from '../../runtime/node/assembly/distribution.js';
import { locate, outsideOf } from '../../runtime/node/assembly/external-modules.js';
import { projectOf } from '../../runtime/node/assembly/typescript.js';
import { breaksLaws } from '../../test/kit/life.js';
import type { Action } from '../command-line/command.js';
import { type ChainDistribution, nameOf, runtimeOf } from '../distribution/distribution.js';
import { Problem } from '../terminal/command-error.js';
import { flawsOfMethods, flawsOfModule } from './meanings.js';
import { type Breach, impurities } from './purity.js';
import { scan } from './scanner.js';

/** Tells every finding; 1 tells that there is one. */
export const check: Action = async ({ distribution, args, flags, out }) => {
  const others = flags.list('module');
  const rest = { ...distribution, modules: kept(distribution, flags.list('without')) };
  const set = await loadDistribution(runtimeOf(rest), [...others, ...args]);
  let found = 0;
  for (const { number, where } of outsideOf([...others, ...args]).slice(others.length)) {
    const checked = set.modules.find((one) => one.number === number)!;
    const path = locate(where);
    const findings = findingsIn(set, checked, path, projectOf(path));
    const { name, operations, methods, events } = checked.module;
    for (const finding of findings) out.line(`${name}: ${finding}`);
    found += findings.length;
    if (findings.length > 0) continue;
    const [several, asked, told] = [operations, methods, events].map((part) => Object.keys(part).length);
    out.line(`${name}: ${several} operations, ${asked} methods and ${told} events are in order`);
  }
  return found === 0 ? 0 : 1;
};

/** The modules of a distribution without those of these names. */
function kept({ modules }: ChainDistribution, without: readonly string[]): ChainDistribution['modules'] {
  const names = modules.map(nameOf);
  const unknown = without.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Problem(`--without: there is no module ${unknown}${suggestion(unknown, names)}`);
  return modules.filter((item) => !without.includes(nameOf(item)));
}

/** Everything that is wrong with a module of a set, whose file is `entry`; files outside of `folder` are not looked into. */
export function findingsIn(set: ModuleSet, checked: LoadedModule, entry: string, folder: string): readonly string[] {
  const { module } = checked;
  return [
    ...impuritiesOf(entry, folder),
    ...[...flawsOfModule(module), ...flawsOfMethods(module)].map((flaw) => `meaning: ${flaw}`),
    ...codesApart(checked),
    ...breaksLaws(set, module.name),
  ];
}

/** What consensus code must not say, in the files of a module. */
function impuritiesOf(entry: string, folder: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (path: string): readonly string[] => {
    if (seen.has(path) || relative(folder, path).startsWith('..')) return [];
    seen.add(path);
    const source = scan(path, readFileSync(path, 'utf8'));
    const at = ({ line, what }: Breach) => `${relative('.', path)}:${line} ${what}`;
    const foreign = source.imports
      .filter(({ specifier, erased }) => !erased && !isAllowed(specifier))
      .map(({ line, specifier }) => ({ line, what: `imports ${specifier}: a module takes the SDK and @noble` }));
    const inner = source.imports.filter(({ specifier }) => specifier.startsWith('.'));
    return [
      ...[...impurities(source), ...foreign].map(at),
      ...inner.flatMap(({ specifier }) => visit(fileOf(path, specifier))),
    ];
  };
  return visit(entry);
}

const isAllowed = (specifier: string): boolean =>
  specifier.startsWith('.') || specifier === 'trellis/sdk' || specifier.startsWith('@noble/');

/** The file that a relative import means: TypeScript may call it by the name that it will have. */
function fileOf(from: string, specifier: string): string {
  const path = resolve(dirname(from), specifier);
  const found = [path, path.replace(/\.(m?)js$/, '.$1ts')].find((one) => existsSync(one));
  if (found === undefined) throw new Problem(`${relative('.', from)} imports ${specifier}, and there is no such file`);
  return found;
}

/** Third-party codes lie in the hundred of the module's number, so that no two modules take the same. */
function codesApart({ number, module }: LoadedModule): readonly string[] {
  if (number < FIRST_OUTSIDE) return [];
  const first = 10_000 + 100 * (number - FIRST_OUTSIDE);
  const parts = [module.operations, module.methods, module.writes].flatMap((part) => Object.values(part));
  const errors = new Set([...parts.flatMap(({ errors = [] }) => errors), ...module.refuses]);
  return [...errors]
    .filter(({ code }) => code >= 10_000 && (code < first || code >= first + 100))
    .map(({ name, code }) => `the code ${code} of ${name} is not one of module ${number}: ${first} to ${first + 99}`);
}
