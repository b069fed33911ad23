/** The rules of CONTRIBUTING.md, checked in every file. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { blank, type Source, scan } from '../cli/module/scanner.js';
import { houseRules } from './architecture/house-rules.js';
import { importRules, isKernel, purityRules, type Rule, target } from './architecture/rules.js';
import { architecturePage, arrowsOf, drawing, shippedSources } from './architecture/storeys.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['runtime', 'modules', 'plugins', 'cli', 'test', 'rpc-schemas'];

const paths = FOLDERS.filter((folder) => existsSync(join(ROOT, folder))).flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path.split(sep).join('/')}`),
);
const sources = paths.map((path) => scan(path, readFileSync(join(ROOT, path), 'utf8')));

/** Breaches that are right, each with its reason. One that is no longer met must go. */
const EXCEPTIONS: Readonly<Record<string, readonly [rule: string, reason: string][]>> = {
  'runtime/lib/codec/ids.ts': [['no clock', 'looks for the native hex writer; both ways give the same text']],
  'runtime/kernel/chain/journal.ts': [
    ['a sort has', 'hex keys, by code unit: the order of the bytes, at native speed'],
  ],
};

const exceptionFor = (path: string, rule: Rule) => EXCEPTIONS[path]?.find(([name]) => rule.name.startsWith(name));

const rules = [...importRules, ...purityRules, ...houseRules];

for (const rule of rules) {
  test(rule.name, () => {
    const breaches = sources
      .filter(({ path }) => rule.of(path))
      .flatMap((source) => {
        const found = rule.check(source);
        const exception = exceptionFor(source.path, rule);
        if (!exception) return found.map(({ line, what }) => `${source.path}:${line} ${what}`);
        return found.length > 0 ? [] : [`${source.path} keeps the rule: its exception must go`];
      });
    assert.equal(breaches, []);
  });
}

/** What a wallet or a light client in a browser loads. */
const isPortable = (path: string) =>
  (isKernel(path) && !path.startsWith('runtime/kernel/chain/')) ||
  /^runtime\/(state\/proof|crypto\/(hash|merkle|address|ed25519\/specification))\.ts$/.test(path);

/** Imports of Node that a file reaches by way of what it imports: 'a.ts -> b.ts -> node:fs'. */
function reachesNode(start: Source, all: readonly Source[]): string[] {
  const seen = new Set<string>();
  const visit = (source: Source, way: string): string[] => {
    if (seen.has(source.path)) return [];
    seen.add(source.path);
    return source.imports
      .filter(({ erased }) => !erased)
      .flatMap(({ specifier }) => {
        const next = all.find(({ path }) => path === target(source, specifier));
        if (next) return visit(next, `${way} -> ${next.path}`);
        return specifier.startsWith('node:') ? [`${way} -> ${specifier}`] : [];
      });
  };
  return visit(start, start.path);
}

test('browser code imports nothing from Node, directly or indirectly', () => {
  const portable = sources.filter(({ path }) => isPortable(path));
  assert.ok(portable.length > 20);
  assert.equal(
    portable.flatMap((source) => reachesNode(source, sources)),
    [],
  );
  const chain = [
    scan('runtime/lib/codec/a.ts', `import { b } from './b.js';\nimport type { C } from './c.js';`),
    scan('runtime/lib/codec/b.ts', `export * from '../d.js';`),
    scan('runtime/lib/codec/c.ts', `import 'node:os';`),
    scan('runtime/lib/d.ts', `import 'node:fs';`),
  ];
  assert.equal(reachesNode(chain[0]!, chain), [
    'runtime/lib/codec/a.ts -> runtime/lib/codec/b.ts -> runtime/lib/d.ts -> node:fs',
  ]);
});

/** Files that need themselves to load (or to type-check), as the way there and back: 'a.ts -> b.ts -> a.ts'. */
function circlesOf(all: readonly Source[], withTypes = false): string[] {
  const byPath = new Map(all.map((source) => [source.path, source]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (source: Source, way: readonly string[]): void => {
    const met = way.indexOf(source.path);
    if (met >= 0) circles.push([...way.slice(met), source.path].join(' -> '));
    if (met >= 0 || done.has(source.path)) return;
    for (const { specifier, erased, called } of source.imports) {
      const next = (erased && !withTypes) || called ? undefined : byPath.get(target(source, specifier) ?? '');
      if (next) visit(next, [...way, source.path]);
    }
    done.add(source.path);
  };
  for (const source of all) visit(source, []);
  return circles;
}

test('no file imports itself through a cycle', () => {
  assert.equal(circlesOf(sources), []);
  const circle = [
    scan('cli/a.ts', `import { b } from './b.js';\nimport type { C } from './c.js';`),
    scan('cli/b.ts', `export * from './c.js';`),
    scan('cli/c.ts', `import './b.js';\nconst a = () => import('./a.js');`),
  ];
  assert.equal(circlesOf(circle), ['cli/b.ts -> cli/c.ts -> cli/b.ts']);
});

test('runtime/node has no cycles of type imports', () => {
  const node = sources.filter(({ path }) => path.startsWith('runtime/node/'));
  assert.ok(node.length > 50);
  assert.equal(circlesOf(node, true), []);
  const circle = [
    scan('runtime/node/a.ts', `import type { B } from './b.js';`),
    scan('runtime/node/b.ts', `import type { A } from './a.js';`),
  ];
  assert.equal(circlesOf(circle, true), ['runtime/node/a.ts -> runtime/node/b.ts -> runtime/node/a.ts']);
});

/** Names that cli/runtime exports and that no other file of the command line imports: 'cli/runtime/a.ts: name'. */
function unusedExports(all: readonly Source[]): string[] {
  const used = new Set<string>();
  for (const source of all.filter(({ path }) => path.startsWith('cli/') && !path.startsWith('cli/runtime/'))) {
    for (const [, names, specifier] of source.text.matchAll(/\b(?:import|export)\b[^'{]*\{([^}]*)\} from '([^']+)'/g)) {
      for (const name of namesOf(names!)) used.add(`${target(source, specifier!)}: ${name.split(' as ')[0]}`);
    }
  }
  return all
    .filter(({ path }) => path.startsWith('cli/runtime/'))
    .flatMap(({ path, text, exports }) => [
      ...exports.map(({ name }) => `${path}: ${name}`),
      ...[...text.matchAll(/^export [^'{=]*(?:\{([^}]*)\}|\* as (\w+)) from/gm)].flatMap(([, names, all]) =>
        namesOf(names ?? all!).map((name) => `${path}: ${name.split(' as ').at(-1)}`),
      ),
    ])
    .filter((one) => !used.has(one));
}

/** The names between braces, without `type`. */
const namesOf = (list: string): readonly string[] =>
  list.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim().replace(/^type /, '')]));

test('everything that cli/runtime exports is used by a command', () => {
  assert.equal(unusedExports(sources), []);
  const two = [
    scan('cli/runtime/a.ts', `export { b, type C, d as e } from '../../runtime/b.js';\nexport * as f from './f.js';`),
    scan('cli/commands/g.ts', `import { b, f } from '../runtime/a.js';`),
  ];
  assert.equal(unusedExports(two), ['cli/runtime/a.ts: C', 'cli/runtime/a.ts: e']);
});

/** Modules that reach themselves through what they import, types included. */
function circularModules(all: readonly Source[]): string[] {
  const moduleOf = (path: string | undefined) => /^modules\/([^/]+)\//.exec(path ?? '')?.[1];
  const edges = new Map<string, Set<string>>();
  for (const source of all) {
    const from = moduleOf(source.path);
    if (from === undefined) continue;
    for (const { specifier } of source.imports) {
      const to = moduleOf(target(source, specifier));
      if (to !== undefined && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  const reaches = (from: string, wanted: string, seen: Set<string>): boolean =>
    [...(edges.get(from) ?? [])].some(
      (next) => next === wanted || (!seen.has(next) && reaches(next, wanted, seen.add(next))),
    );
  return [...edges.keys()].filter((name) => reaches(name, name, new Set())).sort();
}

test('modules import each other in one direction', () => {
  assert.equal(circularModules(sources), []);
  const circle = [
    scan('modules/a/index.ts', `import { b } from '../b/port.js';`),
    scan('modules/b/port.ts', `import type { C } from '../c/port.js';`),
    scan('modules/c/port.ts', `import type { B } from '../b/port.js';`),
  ];
  assert.equal(circularModules(circle), ['b', 'c']);
});

/** Names of types that several files export: 'Name: a.ts b.ts'. */
function sharedTypeNames(all: readonly Source[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const { path, exports } of all) {
    for (const { name, code } of exports) {
      if (!/^export\s+(declare\s+)?(abstract\s+)?(interface|class|type|enum)\s/.test(code)) continue;
      files.set(name, (files.get(name) ?? new Set()).add(path));
    }
  }
  return [...files].filter(([, paths]) => paths.size > 1).map(([name, paths]) => `${name}: ${[...paths].join(' ')}`);
}

test('exported type names are unique within the runtime', () => {
  assert.equal(sharedTypeNames(sources.filter(({ path }) => path.startsWith('runtime/'))), []);
  const two = [scan('runtime/a.ts', 'export interface A {}'), scan('runtime/b.ts', 'export class A {}')];
  assert.equal(sharedTypeNames(two), ['A: runtime/a.ts runtime/b.ts']);
});

test('the architecture page shows the actual layers', () => {
  assert.equal(arrowsOf(architecturePage()), arrowsOf(drawing(shippedSources())), 'run: npm run storeys');
  const upward = [
    scan('runtime/lib/clock.ts', `import { Ledger } from '../engine/ledger/ledger.js';`),
    scan('runtime/engine/ledger/ledger.ts', ''),
  ];
  assert.equal(arrowsOf(drawing(upward)), ['runtime_lib --> runtime_engine']);
  const lines = drawing(shippedSources()).split('\n');
  assert.equal(lines, [...new Set(lines)], 'a room of two paths is drawn once');
});

test('every rule rejects its violations and accepts other imports', () => {
  for (const { name, of, check, bad, good } of rules) {
    assert.ok(of(bad[0]) && of(good[0]), `${name}: its samples are not of its files`);
    assert.ok(check(scan(...bad)).length > 0, `${name}: lets pass\n${bad[1]}`);
    assert.equal(check(scan(...good)), [], `${name}: stops\n${good[1]}`);
  }
});

test('the scan found the files, and every folder with rules has files', () => {
  for (const folder of [
    'runtime/lib/codec/',
    'runtime/kernel/chain/',
    'runtime/engine/consensus/',
    'modules/',
    'cli/',
    'test/',
  ]) {
    assert.ok(
      paths.some((path) => path.startsWith(folder)),
      folder,
    );
  }
});

test('every imported package is declared, and every declared runtime package is imported', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly dependencies: Record<string, string>;
    readonly peerDependencies: Record<string, string>;
    readonly devDependencies: Record<string, string>;
  };
  const forUse = { ...manifest.dependencies, ...manifest.peerDependencies };
  const used = new Set<string>();
  for (const { path, imports } of sources) {
    // What is bundled for browsers is in the bundle, which nodes have instead of the packages.
    const isBuilt = path.startsWith('test/') || path.startsWith('plugins/web/page/');
    const declared = isBuilt ? { ...manifest.dependencies, ...manifest.devDependencies } : forUse;
    for (const { specifier, line } of imports) {
      if (specifier.startsWith('.') || specifier.startsWith('node:')) continue;
      const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
      used.add(name);
      const types = `@types/${name}` in manifest.devDependencies;
      assert.ok(name in declared || types, `${path}:${line} imports ${name}, which package.json does not name`);
    }
  }
  const idle = Object.keys(forUse).filter((name) => !used.has(name));
  assert.equal(idle, [], 'dependencies that nothing imports');
});

test('the scanner distinguishes code from comments, text, templates and regular expressions', () => {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: sources with templates in them
  const cases: readonly (readonly [text: string, code: string])[] = [
    [`a('b // c'); // d`, `a('      ');     `],
    ['a(`b ${c(`d ${e}`)} f`)', 'a(`  ${c(`  ${e}`)}  `)'],
    ['x = y / 2 / z; /* " */ w', 'x = y / 2 / z;         w'],
    [`x = /['"\\/[/]]/.test(y)`, 'x = /         /.test(y)'],
    [`return /'/u;`, 'return / /u;'],
    [`f({ a: '}' }, \`\${{ b: 1 }}\`)`, "f({ a: ' ' }, `${{ b: 1 }}`)"],
    [`'it\\'s' + "\\\\"`, `'     ' + "  "`],
  ];
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: until here
  for (const [text, code] of cases) assert.is(blank(text), code);
});

test('the scanner finds every form of import and every export', () => {
  const source = scan(
    'runtime/x.ts',
    `/** X. */
import type { A } from './a.js';
import './b.js';
import {
  c,
} from "c";
export * from './d.js';

const e = await import('e/f');
const g = require('g');
// import h from 'h';
const text = "import i from 'i'";

/** Documented. */
export const one = 1;
export function two() {}
/* not a doc comment */
export type Three = A;
export async function four() {}
`,
  );
  assert.equal(source.imports.map(({ specifier }) => specifier).sort(), [
    './a.js',
    './b.js',
    './d.js',
    'c',
    'e/f',
    'g',
  ]);
  assert.equal(
    source.exports.map(({ name, documented }) => [name, documented]),
    [
      ['one', true],
      ['two', false],
      ['Three', false],
      ['four', false],
    ],
  );
});

test.run();
