/** The rules of the house, one object each, with a line of code that each must catch and one that it must let pass. */

import { posix } from 'node:path';
import type { Source } from './scanner.js';

/** A breach: where, and what to do about it. */
export interface Breach {
  readonly line: number;
  readonly what: string;
}

export interface Rule {
  readonly name: string;
  /** Files that it is about. */
  readonly of: (path: string) => boolean;
  readonly check: (source: Source) => readonly Breach[];
  /** A file that breaks the rule, and one that keeps it. */
  readonly bad: readonly [path: string, text: string];
  readonly good: readonly [path: string, text: string];
}

const under =
  (...folders: readonly string[]) =>
  (path: string) =>
    folders.some((folder) => path.startsWith(folder));
const always = () => true;

/** Files of the consensus folder that perform effects; the others are the pure core. */
const EFFECTS = [
  'driver',
  'height',
  'journal',
  'past-heights',
  'ports',
  'records',
  'signer',
  'timers',
  'validator-signer',
].map((name) => `runtime/engine/consensus/${name}.ts`);

const isModule = (path: string) => path.startsWith('modules/') && path !== 'modules/index.ts';
/** Codec, chain and the pure core of consensus. */
export const isKernel = (path: string) =>
  under('runtime/lib/codec/', 'runtime/kernel/chain/', 'runtime/kernel/agreement/')(path) ||
  (path.startsWith('runtime/engine/consensus/') && !EFFECTS.includes(path));
const isPure = (path: string) => isModule(path) || isKernel(path);

/** The file that a relative import means: 'runtime/sdk.ts'. Undefined for a package. */
export function target({ path }: Source, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return posix.join(posix.dirname(path), specifier).replace(/\.js$/, '.ts');
}

/** 'koa' of 'koa/lib/x', '@noble/hashes' of '@noble/hashes/blake3.js'. */
const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

function imports(source: Source, allowed: (file: string | undefined, specifier: string) => boolean): Breach[] {
  return source.imports
    .filter(({ specifier }) => !allowed(target(source, specifier), specifier))
    .map(({ specifier, line }) => ({ line, what: `imports ${specifier}` }));
}

/** Finds words in code, never in comments or text. */
function words(pattern: RegExp, advice: string) {
  return ({ code }: Source): Breach[] =>
    [...code.matchAll(pattern)].map((match) => ({
      line: code.slice(0, match.index).split('\n').length,
      what: `${match[0].trim()}: ${advice}`,
    }));
}

/** Of a module: what other modules and plugins may call. */
const PORT = /^modules\/[^/]+\/port\.ts$/;

/**
 * What may import what, the first row that fits a file. `own` is the file's own folder of modules or plugins; a lower
 * storey of the runtime imports no higher one, and nothing of the runtime imports the client.
 */
const STOREYS: readonly (readonly [files: string, ...mayImport: (string | RegExp)[]])[] = [
  ['runtime/lib/codec/', 'runtime/lib/codec/'],
  ['runtime/lib/crypto/', 'runtime/lib/crypto/', 'runtime/lib/codec/'],
  ['runtime/lib/state/', 'runtime/lib/state/', 'runtime/lib/codec/', 'runtime/lib/crypto/'],
  [
    'runtime/lib/storage/',
    'runtime/lib/storage/',
    'runtime/lib/codec/',
    'runtime/lib/errors.ts',
    'runtime/lib/halt.ts',
    'runtime/lib/scheduler.ts',
  ],
  ['runtime/lib/', 'runtime/lib/', 'rpc-schemas/'],
  ['runtime/kernel/', 'runtime/kernel/', 'runtime/lib/'],
  ['runtime/engine/consensus/', 'runtime/engine/consensus/', 'runtime/kernel/agreement/', 'runtime/lib/'],
  ['runtime/engine/', 'runtime/engine/', 'runtime/kernel/', 'runtime/lib/'],
  [
    'runtime/node/',
    ...['runtime/node/', 'runtime/engine/', 'runtime/kernel/', 'runtime/lib/', 'runtime/sdk.ts', 'rpc-schemas/'],
  ],
  ['runtime/client/', 'runtime/client/', 'runtime/kernel/', 'runtime/lib/', 'rpc-schemas/'],
  ['runtime/sdk.ts', 'runtime/engine/', 'runtime/kernel/', 'runtime/lib/'],
  ['runtime/plugin.ts', 'runtime/sdk.ts', 'runtime/node/', 'runtime/engine/', 'runtime/kernel/', 'runtime/lib/'],
  ['modules/index.ts', 'modules/', 'runtime/sdk.ts'],
  ['modules/shared/', 'own', 'runtime/sdk.ts', PORT],
  ['modules/', 'own', 'modules/shared/', 'runtime/sdk.ts', PORT],
  ['plugins/index.ts', 'plugins/', 'runtime/plugin.ts'],
  ['plugins/attester/', 'own', 'runtime/plugin.ts', 'runtime/client/index.ts', 'rpc-schemas/client/', PORT],
  [
    'plugins/web/page/',
    ...['plugins/web/', 'plugins/docs/', 'runtime/client/index.ts', 'runtime/client/mnemonic.ts', 'runtime/lib/codec/'],
  ],
  ['plugins/web/', 'own', 'plugins/docs/', 'runtime/plugin.ts'],
  ['plugins/', 'own', 'runtime/plugin.ts', PORT],
  ['cli/', 'cli/', 'runtime/', 'modules/', 'plugins/', 'rpc-schemas/'],
  ['test/', ''],
];

function mayImport({ path }: Source, file: string): boolean {
  const [, ...allowed] = STOREYS.find(([files]) => path.startsWith(files)) ?? [''];
  const own = `${path.split('/', 2).join('/')}/`;
  return allowed.some((one) => (one instanceof RegExp ? one.test(file) : file.startsWith(one === 'own' ? own : one)));
}

/** Packages that have one home. */
const HOMES: readonly (readonly [pattern: RegExp, ...homes: string[]])[] = [
  [/^(tsyringe|reflect-metadata)$/, 'runtime/node/container.ts'],
  [/^koa(-|$)|^@types\/koa/, 'runtime/lib/rpc/', 'plugins/'],
  [/^rocksdb-native$/, 'runtime/lib/storage/rocks.ts'],
  [/^@bokuweb\/zstd-wasm$/, 'runtime/lib/zstd.ts'],
  [/^fs-native-extensions$/, 'runtime/lib/storage/lock-file.ts'],
  [/^(@libp2p|libp2p|@multiformats)\b|^@chainsafe\/libp2p/, 'runtime/engine/network/'],
  [/^@scure\/bip39$|^sodium-native$|^secp256k1$|^dilithium-round3$|^@noble\/post-quantum$/, 'runtime/lib/crypto/'],
  [/^ajv$/, 'runtime/lib/rpc/'],
  [/^prom-client$/, 'runtime/node/metrics/metrics.ts'],
  [/^pino$/, 'runtime/lib/log.ts'],
  [/^yaml$/, 'cli/output.ts'],
  [/^sade$/, 'cli/'],
  [/^viem$/, 'plugins/attester/'],
];

/** Rules about imports. */
export const importRules: readonly Rule[] = [
  {
    name: 'folders import only what lies below them',
    of: always,
    check: (source) => imports(source, (file) => file === undefined || mayImport(source, file)),
    bad: ['runtime/kernel/loader.ts', `import type { Ledger } from '../engine/ledger/ledger.js';`],
    good: ['modules/names/index.ts', `import { tokensPort } from '../tokens/port.js';`],
  },
  {
    name: 'a module takes no package but @noble, and nothing of Node',
    of: isModule,
    check: (source) =>
      imports(source, (file, specifier) => file !== undefined || packageOf(specifier).startsWith('@noble/')),
    bad: ['modules/names/index.ts', `import { readFileSync } from 'node:fs';`],
    good: ['modules/evm/sign.ts', `import { secp256k1 } from '@noble/curves/secp256k1.js';`],
  },
  {
    name: 'codec, chain and the consensus core take no package and nothing of Node',
    of: isKernel,
    check: (source) => imports(source, (file) => file !== undefined),
    bad: ['runtime/kernel/chain/block.ts', `const fs = await import('node:fs');`],
    good: ['runtime/kernel/chain/block.ts', `import { blake3Hex } from '../../lib/crypto/hash.js';`],
  },
  {
    name: 'some packages have one home',
    of: (path) => !path.startsWith('test/'),
    check: (source) =>
      imports(source, (_, specifier) => {
        const [, ...homes] = HOMES.find(([pattern]) => pattern.test(packageOf(specifier))) ?? [undefined, ''];
        return homes.some((home) => source.path.startsWith(home));
      }),
    bad: ['runtime/node/node.ts', `import 'reflect-metadata';`],
    good: ['runtime/node/container.ts', `import 'reflect-metadata';`],
  },
];

/** Rules about what code of the consensus may say. */
export const purityRules: readonly Rule[] = [
  {
    name: 'no clock, chance, locale, input or output in consensus code',
    of: isPure,
    check: words(
      /\b(Date|performance|Intl|localeCompare|toLocale\w*|normalize|setTimeout|setInterval|setImmediate|queueMicrotask|process|fetch|crypto|globalThis|WeakRef|FinalizationRegistry|console|eval)\b(?!\s*[:?]?:)|\bMath\.(?!(min|max|abs|trunc|floor|ceil)\b)\w+/g,
      'two nodes could get two answers',
    ),
    bad: ['modules/names/index.ts', 'const now = Date.now();'],
    good: ['modules/names/index.ts', `// Date.now() is no time\nconst text = 'process';`],
  },
  {
    name: 'no change of letter case in modules and chain: the tables of Unicode change with Node',
    of: (path) => isModule(path) || path.startsWith('runtime/kernel/chain/'),
    check: words(/\.to(Upper|Lower)Case\b/g, 'map ASCII letters yourself'),
    bad: ['modules/names/index.ts', 'const low = name.toLowerCase();'],
    good: ['modules/names/index.ts', `const low = lowerCase(name);`],
  },
  {
    name: 'consensus code is synchronous',
    of: isPure,
    check: words(/\b(async|await|Promise)\b/g, 'handlers answer at once'),
    bad: ['modules/names/index.ts', 'const run = async () => {};'],
    good: ['modules/names/index.ts', `const about = 'async';`],
  },
  {
    name: 'modules catch nothing: a refusal is for the caller, everything else stops the node',
    of: isModule,
    check: words(/\b(try|catch|finally)\b(?=\s*[({])/g, 'use fail()'),
    bad: ['modules/names/index.ts', 'try { go(); } catch { stop(); }'],
    good: ['modules/names/index.ts', 'const entry = pools.get(id);'],
  },
  {
    name: 'a sort says its order',
    of: isPure,
    check: words(/\.(sort|toSorted)\(\s*\)/g, 'give a comparator'),
    bad: ['modules/names/index.ts', 'list.sort();'],
    good: ['modules/names/index.ts', 'list.sort((a, b) => (a < b ? -1 : 1));'],
  },
  {
    name: 'no for…in',
    of: isPure,
    check: words(/\bfor\s*\(\s*(const|let|var)\s+\w+\s+in\b/g, 'use Object.entries'),
    bad: ['modules/names/index.ts', 'for (const key in record) go(key);'],
    good: ['modules/names/index.ts', 'for (const key of keys) go(key);'],
  },
  {
    name: 'no state outside of the state: nothing in a file can be reassigned',
    of: isPure,
    check: words(/^(export )?(let|var)\b/gm, 'keep it in a store'),
    bad: ['modules/names/index.ts', 'let total = 0n;'],
    good: ['modules/names/index.ts', 'function sum() {\n  let total = 0n;\n  return total;\n}'],
  },
];
