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
import {
  type Breach,
  changesOutside,
  impurities,
  OUTSIDE_IMPURITIES,
  undeclared,
  unicodeClasses,
  words,
} from './determinism.js';
import { type Source, scan } from './scanner.js';
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
    const folder = projectOf(path);
    const findings = [
      ...staticFindings(checked, path, folder),
      ...simulate(set, checked, { seconds, excused, sources: () => sourcesOf(path, folder) }),
    ];
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

interface Simulation {
  readonly seconds: number;
  /** Operations that may never succeed. */
  readonly excused: readonly string[];
  /** The files of the module. */
  sources(): readonly Source[];
}

/** Findings of simulated lives of the module within the time limit. */
function simulate(
  set: ModuleSet,
  { module }: LoadedModule,
  { seconds, excused, sources }: Simulation,
): readonly string[] {
  const findings = new Findings();
  const timeLimit = runWithin(seconds, () => tryLaws(set, module.name, findings, true));
  const broken = [...findings.broken.values()].map((one) => withEmission(one, sources));
  if (findings.unstable !== undefined) broken.push(...sources().flatMap((one) => located(one, changesOutside(one))));
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

/** A finding about an event, with the first line that emits it. */
function withEmission(finding: string, sources: Simulation['sources']): string {
  const [, event] = / emits [\w-]+\.(\w+), which its type/.exec(finding) ?? [];
  if (event === undefined) return finding;
  const places = sources().flatMap((source) =>
    words(
      new RegExp(`\\bemit\\.${event}\\b`, 'g'),
      '',
    )(source).map(({ line }) => `${relative('.', source.path)}:${line}`),
  );
  return places.length === 0 ? finding : `${finding} (at ${places.join(', ')})`;
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
  return sourcesOf(entry, folder).flatMap((source) => {
    const foreign = source.imports
      .filter(({ specifier, erased }) => !erased && !isAllowed(specifier))
      .map(({ line, specifier }) => ({
        line,
        what: `imports ${specifier}: a module may import only the SDK and @noble`,
      }));
    return located(source, [...impurities(source), ...(isOutside ? outside(source, declared) : []), ...foreign]);
  });
}

/** Violations of rules for external modules. */
const outside = (source: Source, declared: ReadonlySet<string>): readonly Breach[] => [
  ...OUTSIDE_IMPURITIES.flatMap(({ pattern, advice }) => words(pattern, advice)(source)),
  ...unicodeClasses(source),
  ...undeclared(source, declared),
];

const located = ({ path }: Source, breaches: readonly Breach[]): readonly string[] =>
  breaches.map(({ line, what }) => `${relative('.', path)}:${line} ${what}`);

/** A file with all files of the folder that it imports. */
function sourcesOf(entry: string, folder: string): readonly Source[] {
  const found = new Map<string, Source>();
  const visit = (path: string): void => {
    if (found.has(path) || relative(folder, path).startsWith('..')) return;
    const source = scan(path, readFileSync(path, 'utf8'));
    found.set(path, source);
    for (const { specifier } of source.imports) if (specifier.startsWith('.')) visit(fileOf(path, specifier));
  };
  visit(entry);
  return [...found.values()];
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
