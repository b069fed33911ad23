/** `module check`: finds errors of a module before it runs on a chain: form, determinism, descriptions, laws. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { breaksLaws, Findings, tryLaws } from '../../test/kit/life.js';
import type { Action } from '../command-line/command.js';
import { type ChainDistribution, nameOf, runtimeOf } from '../distribution/distribution.js';
import {
  errorsOf,
  FIRST_EXTERNAL,
  firstErrorCode,
  type LoadedModule,
  loadDistribution,
  locate,
  type ModuleSet,
  outsideOf,
  projectOf,
} from '../runtime/chain.js';
import { suggestion } from '../runtime/common.js';
import { Problem } from '../terminal/command-error.js';
import { flawsOfMethods, flawsOfModule } from './descriptions.js';
import { type Breach, impurities, THROWING, undeclared, words } from './determinism.js';
import { scan } from './scanner.js';
import { runWithin } from './time-limit.js';

/** Default time limit for the laws of a module, seconds. */
const TIME_LIMIT_S = 60;

/** Prints every finding; exit code 1 if there is one. */
export const check: Action = async ({ distribution, args, flags, out }) => {
  const others = flags.list('module');
  const rest = { ...distribution, modules: withoutModules(distribution, flags.list('without')) };
  const seconds = secondsOf(flags.text('timeout'));
  const excused = flags.list('never');
  const set = await loadDistribution(runtimeOf(rest), [...others, ...args]);
  let found = 0;
  for (const { number, where } of outsideOf([...others, ...args]).slice(others.length)) {
    const checked = set.modules.find((one) => one.number === number)!;
    const path = locate(where);
    const { name, operations, methods, events } = checked.module;
    const findings = [...staticFindings(checked, path, projectOf(path)), ...simulate(set, checked, seconds, excused)];
    for (const finding of findings) out.line(`${name}: ${finding}`);
    found += findings.length;
    if (findings.length > 0) continue;
    const [operationCount, methodCount, eventCount] = [operations, methods, events].map(
      (part) => Object.keys(part).length,
    );
    out.line(`${name}: no findings in ${operationCount} operations, ${methodCount} methods and ${eventCount} events`);
  }
  return found === 0 ? 0 : 1;
};

function secondsOf(text: string | undefined): number {
  const seconds = Number(text ?? TIME_LIMIT_S);
  if (!(seconds > 0 && seconds <= 86_400)) throw new Problem('--timeout must be a number of seconds, 1 to 86400');
  return seconds;
}

/** Findings of simulated lives of the module within the time limit. */
function simulate(
  set: ModuleSet,
  { module }: LoadedModule,
  seconds: number,
  excused: readonly string[],
): readonly string[] {
  const findings = new Findings();
  const timeLimit = runWithin(seconds, () => tryLaws(set, module.name, findings));
  const broken = [...findings.broken.values()];
  if (timeLimit) {
    const place = timeLimit.at === undefined ? '' : ` (at ${timeLimit.at})`;
    const reason = 'an endless loop, or work that is not bounded by gas';
    return [...broken, `${findings.at} did not finish within ${seconds} s${place}: ${reason}`];
  }
  const own = [...set.operations.byName.values()].filter((type) => type.module === module.name);
  const never = findings
    .neverSucceeded(own.map(({ name }) => name))
    .filter(([name]) => !excused.includes(name) && !excused.includes(name.slice(name.indexOf('.') + 1)))
    .map(([name, why]) => `${name} never succeeded: ${why}; name it in --never if random input cannot make it succeed`);
  return [...broken, ...never];
}

/** A distribution without the modules of these names. */
function withoutModules({ modules }: ChainDistribution, without: readonly string[]): ChainDistribution['modules'] {
  const names = modules.map(nameOf);
  const unknown = without.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Problem(`--without: unknown module ${unknown}${suggestion(unknown, names)}`);
  return modules.filter((item) => !without.includes(nameOf(item)));
}

/** All errors of a module in a set; `entry` is its file, and files outside `folder` are not checked. */
export function findingsIn(set: ModuleSet, checked: LoadedModule, entry: string, folder: string): readonly string[] {
  return [...staticFindings(checked, entry, folder), ...breaksLaws(set, checked.module.name)];
}

function staticFindings(checked: LoadedModule, entry: string, folder: string): readonly string[] {
  const { module } = checked;
  return [
    ...impuritiesOf(checked, entry, folder),
    ...[...flawsOfModule(module), ...flawsOfMethods(module)].map((flaw) => `meaning: ${flaw}`),
    ...codesOutOfRange(checked),
  ];
}

/** Names of the errors that any part of a module may return; genesis has one of its own. */
const declaredBy = ({ module }: LoadedModule): ReadonlySet<string> =>
  new Set(['InvalidGenesis', ...errorsOf(module).map(({ name }) => name)]);

/** Violations of the consensus code rules in the files of a module. */
function impuritiesOf(checked: LoadedModule, entry: string, folder: string): readonly string[] {
  const declared = declaredBy(checked);
  const isOutside = checked.number >= FIRST_EXTERNAL;
  const seen = new Set<string>();
  const visit = (path: string): readonly string[] => {
    if (seen.has(path) || relative(folder, path).startsWith('..')) return [];
    seen.add(path);
    const source = scan(path, readFileSync(path, 'utf8'));
    const at = ({ line, what }: Breach) => `${relative('.', path)}:${line} ${what}`;
    const foreign = source.imports
      .filter(({ specifier, erased }) => !erased && !isAllowed(specifier))
      .map(({ line, specifier }) => ({
        line,
        what: `imports ${specifier}: a module may import only the SDK and @noble`,
      }));
    const inner = source.imports.filter(({ specifier }) => specifier.startsWith('.'));
    return [
      ...[
        ...impurities(source),
        ...(isOutside ? [...words(THROWING.pattern, THROWING.advice)(source), ...undeclared(source, declared)] : []),
        ...foreign,
      ].map(at),
      ...inner.flatMap(({ specifier }) => visit(fileOf(path, specifier))),
    ];
  };
  return visit(entry);
}

const isAllowed = (specifier: string): boolean =>
  specifier.startsWith('.') || specifier === 'trellis/sdk' || specifier.startsWith('@noble/');

/** The file of a relative import; TypeScript may refer to it by its compiled name. */
function fileOf(from: string, specifier: string): string {
  const path = resolve(dirname(from), specifier);
  const found = [path, path.replace(/\.(m?)js$/, '.$1ts')].find((one) => existsSync(one));
  if (found === undefined) throw new Problem(`${relative('.', from)} imports ${specifier}, which does not exist`);
  return found;
}

/** Third-party error codes use the hundred of the module's number, so that no two modules use the same. */
function codesOutOfRange({ number, module }: LoadedModule): readonly string[] {
  if (number < FIRST_EXTERNAL) return [];
  const first = firstErrorCode(number);
  return [...new Set(errorsOf(module))]
    .filter(({ code }) => code >= 10_000 && (code < first || code >= first + 100))
    .map(
      ({ name, code }) =>
        `the code ${code} of ${name} is outside the range of module ${number}: ${first} to ${first + 99}`,
    );
}
