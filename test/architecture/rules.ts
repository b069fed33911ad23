/** The rules of the house, one object each, with a line of code that each must catch and one that it must let pass. */

import { posix } from 'node:path';
import { type Breach, IMPURITIES, type Impurity, words } from '../../cli/module/determinism.js';
import type { Source } from '../../cli/module/scanner.js';

export type { Breach };

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
  'background-work',
  'driver',
  'height',
  'height-clock',
  'journal',
  'passing',
  'past-heights',
  'ports',
  'records',
  'signer',
  'signing-record',
  'signing-turn',
  'timers',
  'validator-signer',
].map((name) => `runtime/engine/consensus/${name}.ts`);

const isModule = (path: string) => path.startsWith('modules/') && !/^modules\/(index|sdk)\.ts$/.test(path);
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

/** Of a module: what other modules and plugins may call. */
const PORT = /^modules\/[^/]+\/port\.ts$/;

/** The published contract without the clients. */
const CONTRACT = /^rpc-schemas\/(?!clients\/)/;

/**
 * What may import what, the first row that fits a file. `own` is the file's own folder of modules or plugins; a lower
 * storey of the runtime imports no higher one, and neither the runtime nor a module imports the client.
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
    'runtime/lib/zstd.ts',
  ],
  ['runtime/lib/', 'runtime/lib/', CONTRACT],
  ['runtime/kernel/', 'runtime/kernel/', 'runtime/lib/'],
  ['runtime/engine/consensus/', 'runtime/engine/consensus/', 'runtime/kernel/agreement/', 'runtime/lib/'],
  ['runtime/engine/', 'runtime/engine/', 'runtime/kernel/', 'runtime/lib/'],
  [
    'runtime/node/',
    ...['runtime/node/', 'runtime/engine/', 'runtime/kernel/', 'runtime/lib/', 'runtime/sdk.ts', CONTRACT],
  ],
  [
    'rpc-schemas/clients/typescript/',
    ...[
      'rpc-schemas/clients/typescript/',
      'runtime/engine/consensus/certificates.ts',
      'runtime/engine/ledger/read-prefetch.ts',
      'runtime/kernel/',
      'runtime/lib/',
      'rpc-schemas/',
    ],
  ],
  ['runtime/sdk.ts', 'runtime/engine/', 'runtime/kernel/', 'runtime/lib/'],
  ['runtime/plugin-options.ts', 'runtime/node/', 'runtime/lib/codec/'],
  ['runtime/plugin.ts', 'runtime/sdk.ts', 'runtime/node/', 'runtime/engine/', 'runtime/kernel/', 'runtime/lib/'],
  ['modules/index.ts', 'modules/', 'runtime/sdk.ts'],
  ['modules/shared/', 'own', 'runtime/sdk.ts'],
  ['modules/', 'own', 'modules/shared/', 'runtime/sdk.ts', PORT],
  ['plugins/index.ts', 'plugins/', 'runtime/plugin.ts'],
  [
    'plugins/attester/',
    'own',
    'runtime/plugin',
    'rpc-schemas/clients/typescript/index.ts',
    'rpc-schemas/client/',
    PORT,
  ],
  [
    'plugins/web/page/',
    ...[
      'plugins/web/',
      'plugins/docs/',
      'rpc-schemas/clients/typescript/index.ts',
      'rpc-schemas/clients/typescript/mnemonic.ts',
      'runtime/lib/codec/',
    ],
  ],
  ['plugins/web/', 'own', 'plugins/docs/', 'runtime/plugin.ts'],
  ['plugins/ethereum/', 'own', 'plugins/docs/design.ts', 'plugins/docs/html.ts', 'runtime/plugin', PORT],
  ['plugins/postgres/', 'own', 'plugins/explorer/', 'runtime/plugin', PORT],
  ['plugins/', 'own', 'runtime/plugin', PORT],
  ['cli/runtime/', 'cli/runtime/', 'runtime/', 'rpc-schemas/clients/typescript/'],
  ['cli/module/', 'cli/', 'test/kit/'],
  ['cli/', 'cli/', 'modules/', 'plugins/'],
  ['test/', ''],
];

function mayImport({ path }: Source, file: string): boolean {
  const [, ...allowed] = STOREYS.find(([files]) => path.startsWith(files)) ?? [''];
  const own = `${path.split('/', 2).join('/')}/`;
  return allowed.some((one) => (one instanceof RegExp ? one.test(file) : file.startsWith(one === 'own' ? own : one)));
}

/**
 * The layers of a folder, from the bottom up: a file imports its own layer and lower ones, types included. A layer is a
 * folder or a file; every file of the folder is in one, and '' means all others.
 */
const LAYERS: readonly (readonly [folder: string, ...layers: string[]])[] = [
  [
    'runtime/lib/rpc/',
    ...['limits/', 'methods/', 'dispatch/', 'http/', 'ws/', 'subscriptions/', 'documents/', 'ports/', 'ingress/'],
    'server.ts',
  ],
  [
    'runtime/node/',
    ...[
      'types.ts',
      'options/',
      'metrics/',
      'tracing/',
      'upgrade/',
      'api/',
      'indexes/',
      'plugins/',
      'assembly/',
      'light/',
    ],
    ...['maintenance/', 'chain/', 'signer/', 'validator/', 'start/', 'gateway/', 'node.ts'],
  ],
  ['modules/', 'shared/', 'accounts/', 'tokens/', 'fees/', 'validators/', ''],
];

const layersOf = (path: string) => LAYERS.find(([folder]) => path.startsWith(folder));

function mayImportLayer({ path }: Source, file: string): boolean {
  const [folder, ...layers] = layersOf(path) ?? [''];
  if (!file.startsWith(folder)) return true;
  const layer = (of: string) => layers.findIndex((name) => of.startsWith(`${folder}${name}`));
  return layer(path) >= 0 && layer(file) >= 0 && layer(file) <= layer(path);
}

/** Packages that have one home. */
const HOMES: readonly (readonly [pattern: RegExp, ...homes: string[]])[] = [
  [/^(tsyringe|reflect-metadata)$/, 'runtime/node/assembly/container.ts'],
  [/^koa(-|$)|^@types\/koa/, 'runtime/lib/rpc/', 'plugins/'],
  [/^rocksdb-native$/, 'runtime/lib/storage/rocks.ts'],
  [/^@bokuweb\/zstd-wasm$/, 'runtime/lib/zstd.ts'],
  [/^fs-native-extensions$/, 'runtime/lib/storage/lock-file.ts'],
  [/^(@libp2p|libp2p|@multiformats)\b|^@chainsafe\/libp2p/, 'runtime/engine/network/'],
  [/^@scure\/bip39$|^sodium-native$|^secp256k1$|^dilithium-round3$|^@noble\/post-quantum$/, 'runtime/lib/crypto/'],
  [/^ajv$/, 'runtime/lib/rpc/'],
  [/^sade$/, 'cli/'],
  [/^viem$/, 'plugins/attester/'],
  [/^koffi$/, 'runtime/node/signer/pkcs11-library.ts'],
  [/^pg(-copy-streams)?$/, 'plugins/postgres/'],
  [/^@nats-io$|^@nats-io\//, 'plugins/nats/'],
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
    name: 'a layer imports no higher layer of its folder',
    of: (path) => layersOf(path) !== undefined,
    check: (source) => imports(source, (file) => file === undefined || mayImportLayer(source, file)),
    bad: ['runtime/node/api/api.ts', `import type { PluginContext } from '../plugins/context.js';`],
    good: ['runtime/node/plugins/context.ts', `import type { Declaration } from '../api/declare.js';`],
  },
  {
    name: 'commands use the runtime through cli/runtime',
    of: (path) => path.startsWith('cli/') && !path.startsWith('cli/runtime/'),
    check: ({ text }) => {
      const lines = text.split('\n').map((one, i) => ({ line: i + 1, what: one.trim() }));
      return lines.filter(({ what }) => /['"`](\.\.?\/)+runtime\/(client|engine|kernel|lib|node)\//.test(what));
    },
    bad: ['cli/commands/start.ts', `register(new URL('../../runtime/node/assembly/reload-hook.js', import.meta.url));`],
    good: ['cli/commands/keys/new.ts', `import { EXIT } from '../../runtime/common.js';`],
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
    good: ['runtime/node/assembly/container.ts', `import 'reflect-metadata';`],
  },
];

/** A rule about words, over the files that it holds for. */
const held = ({ name, pattern, advice }: Impurity, of: Rule['of'], bad: string, good: string): Rule => ({
  name,
  of,
  check: words(pattern, advice),
  bad: ['modules/names/index.ts', bad],
  good: ['modules/names/index.ts', good],
});

/** Rules about what code of the consensus may say. */
export const purityRules: readonly Rule[] = [
  held(IMPURITIES.surroundings, isPure, 'const now = Date.now();', `// Date.now() is no time\nconst text = 'process';`),
  held(
    IMPURITIES.letterCase,
    (path) => isModule(path) || path.startsWith('runtime/kernel/chain/'),
    'const low = name.toLowerCase();',
    `const low = lowerCase(name);`,
  ),
  held(IMPURITIES.asynchrony, isPure, 'const run = async () => {};', `const about = 'async';`),
  held(IMPURITIES.catching, isModule, 'try { go(); } catch { stop(); }', 'const entry = pools.get(id);'),
  held(IMPURITIES.order, isPure, 'list.sort();', 'list.sort((a, b) => (a < b ? -1 : 1));'),
  held(IMPURITIES.forIn, isPure, 'for (const key in record) go(key);', 'for (const key of keys) go(key);'),
  held(IMPURITIES.variables, isPure, 'let total = 0n;', 'function sum() {\n  let total = 0n;\n  return total;\n}'),
];
