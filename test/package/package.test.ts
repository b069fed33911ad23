/** The package: small, without what only development needs, with types that hold in the projects of others. */

import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { list } from 'tar';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp } from '../cli/program.js';
import { ROOT } from '../client/project.js';
import { compiled, node, pack, production, stranger, TRELLIS } from './stranger.js';

test.after(cleanUp);

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly private?: boolean;
  readonly repository: { readonly url: string };
  readonly homepage: string;
  readonly bugs: { readonly url: string };
  readonly keywords: readonly string[];
  readonly engines: { readonly node: string };
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
};
const tarball = await pack();
const folder = await stranger(tarball, { optional: Object.keys(manifest.peerDependencies) });

const MIB = 1024 ** 2;
/** The first version of Node that a range lets in. */
const leastOf = (range: string): number =>
  Math.min(...[...range.matchAll(/(?:\^|>=|^|\|\| ?) ?(\d+)/g)].map(([, major]) => Number(major)));

const files: string[] = [];
await list({ file: tarball, onReadEntry: ({ path }) => void files.push(path.replace('package/', '')) });

test('the package is below 5 MB and contains no development files', () => {
  assert.is(manifest.private, undefined);
  assert.ok(statSync(tarball).size < 5 * MIB, `${statSync(tarball).size} bytes`);
  const strange = files.filter((path) =>
    /\.map$|\.test\.|\.tsbuildinfo$|^dist\/test\/(?!kit\/)|^(test\/(?!fixtures\/loyalty\.js$)|runtime|client|cli)\//.test(
      path,
    ),
  );
  assert.equal(strange, []);
  for (const path of [
    'LICENSE',
    'README.md',
    'CHANGELOG.md',
    'Dockerfile',
    'docs/operate/trellis.service',
    'dist/cli/main.js',
  ])
    assert.ok(files.includes(path), path);
});

test('a registry shows where the source, its issues and its documentation are, and can resolve relative links', () => {
  const { repository, homepage, bugs, keywords } = manifest;
  assert.match(repository.url, /^git\+https:\/\/[^/]+\/[^/]+\/[^/]+\.git$/);
  const source = repository.url.slice(4, -4);
  assert.is(homepage, `${source}#readme`);
  assert.is(bugs.url, `${source}/issues`);
  assert.ok(keywords.length >= 5);
});

test('every link of the README leads to a file of the package', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target]) => target!);
  assert.ok(links.length > 15);
  assert.equal(
    links.filter(
      (target) => !files.some((path) => path === target || (target.endsWith('/') && path.startsWith(target))),
    ),
    [],
  );
});

test('publint finds nothing', async () => {
  const { messages, pkg } = await publint({ pack: { tarball: readFileSync(tarball).buffer as ArrayBuffer } });
  assert.equal(
    messages.map((message) => formatMessage(message, pkg)),
    [],
  );
});

test('a production install brings no developer tools and nothing that needs a newer Node than the package declares', () => {
  const names = production.map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 13));
  // One of the prebuilt QUIC binaries is installed on each platform.
  const everywhere = names.filter((name) => !/^libp2p-quic-|\/libp2p-quic-/.test(name)).length;
  assert.ok(everywhere > 100 && everywhere + 1 <= 160, `${everywhere} packages`);
  assert.equal(
    names
      .filter((name) => /^(typescript|@typescript\/|@types\/|uvu|@biomejs|oxlint)/.test(name))
      .filter((name) => name !== '@types/node'),
    [],
  );
  const floor = leastOf(manifest.engines.node);
  const newer = production.filter(
    ([, { engines }]) => leastOf(engines?.node ?? '*') > floor && engines?.node !== undefined,
  );
  assert.equal(
    newer.map(([place, { engines }]) => `${place} ${engines?.node}`),
    [],
  );
  assert.is(leastOf('>= 22'), 22);
  assert.is(leastOf('^18.0.0 || >=20'), 18);
});

test('every entry runs, and compiles in a strict project that checks libraries, with only the types of Node', async () => {
  const entries = Object.entries(manifest.exports).filter(([name]) => name !== './package.json');
  for (const [name, at] of entries) {
    assert.ok(typeof at === 'object' && existsSync(join(folder, 'node_modules/trellis', at.types)), name);
  }
  const lines = entries.map(([name], i) => `export * as e${i} from '${name.replace('.', 'trellis')}';\n`);
  writeFileSync(join(folder, 'all.ts'), lines.join(''));
  assert.is(await compiled(folder, '--module', 'nodenext', '--target', 'es2023', '--types', 'node', 'all.ts'), '');
  const ran = await node(folder, 'all.js');
  assert.is(ran.code, 0, ran.stderr);
});

/** What a port of a name is, and what it is not. */
const PORTS = `
import * as sdk from 'trellis/sdk';
import { module, type Port, type Ports, port, type TokensPort } from 'trellis/sdk';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const tokens = port('tokens');
export const named: Same<typeof tokens, Port<TokensPort>> = true;
// @ts-expect-error: any would be the same as everything.
export const loose: Same<typeof tokens, Port<unknown>> = true;
// @ts-expect-error: the port has no such function.
tokens.only('transfers');
export const shop = module('shop', { about: 'Sells.', sdk: '^0.1.0', needs: { tokens: tokens.only('transfer') } }).define({
  operations: {
    Buy: {
      about: 'Buy.',
      params: {},
      gas: 40_000,
      execute({ use, sender, account }) {
        use.tokens.transfer(sender, account('till'), sdk.ZERO_HASH, 1n);
        // @ts-expect-error: amounts are bigint.
        use.tokens.transfer(sender, account('till'), sdk.ZERO_HASH, 1);
        // @ts-expect-error: it has not asked for this one.
        use.tokens.balance(sender, sdk.ZERO_HASH);
      },
    },
  },
});
export const all: { readonly [N in keyof Ports]: Port<Ports[N]> } = {
  NAMES
};
export type Exported = [EXPORTED];
`;

test('each port is typed by its name, in dependent projects too, and its type is exported', async () => {
  const source = readFileSync(join(ROOT, 'modules/sdk.ts'), 'utf8');
  const named = [
    ...source
      .split('interface Ports {')[1]!
      .split('}')[0]!
      .matchAll(/^ *'?([\w-]+)'?: (\w+);$/gm),
  ];
  assert.ok(named.length > 15, `${named.length} ports`);
  const ports = PORTS.replace('NAMES', named.map(([, name]) => `'${name}': port('${name}'),`).join('\n  '));
  const exported = named.map(([, , type]) => `sdk.${type}`).join(', ');
  writeFileSync(join(folder, 'ports.ts'), ports.replace('EXPORTED', exported));
  assert.is(await compiled(folder, '--module', 'nodenext', '--target', 'es2023', '--types', 'node', 'ports.ts'), '');
  const ran = await node(folder, 'ports.js');
  assert.is(ran.code, 0, ran.stderr);
});

test('the client compiles for browsers without the types of Node', async () => {
  const entries = ['client', 'client/mnemonic', 'client/post-quantum', 'client/stores'];
  writeFileSync(
    join(folder, 'page.ts'),
    entries.map((name, i) => `export * as e${i} from 'trellis/${name}';\n`).join(''),
  );
  const browser = ['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2023', '--lib', 'es2023,dom'];
  assert.is(await compiled(folder, ...browser, '--types', '', '--noEmit', 'page.ts'), '');
});

/** Options and commands that need optional packages, the exit code without them, and the packages. */
const OPTIONAL = [
  [['dev', '--postgres', 'postgres://127.0.0.1/chain'], '--postgres', 64, ['pg', 'pg-copy-streams']],
  [['dev', '--nats', 'nats://127.0.0.1:4222'], '--nats', 64, ['@nats-io/transport-node', '@nats-io/jetstream']],
  [['api', '--postgres', 'postgres://127.0.0.1/chain'], 'api', 1, ['pg', 'pg-copy-streams']],
  [['attest', 'attester.json'], 'attest', 1, ['viem']],
  [['attest', 'key', 'evm.key'], 'attest', 1, ['viem']],
  [
    ['keys', 'reference', 'hsm.key', '--pkcs11', '/usr/lib/hsm.so', '--token', 't', '--label', 'l'],
    ...(['keys in hardware modules', 1, ['koffi']] as const),
  ],
] as const;

test('the program runs without its optional packages and names those that an option or command needs', async () => {
  const used = new Set(OPTIONAL.flatMap(([, , , packages]) => packages as readonly string[]));
  assert.equal([...used].sort(), Object.keys(manifest.peerDependencies).sort());
  assert.equal(
    production.filter(([place]) => used.has(place.replace('node_modules/', ''))),
    [],
  );
  const bare = await stranger(tarball, { tools: false });
  assert.match((await node(bare, TRELLIS, '--version')).stdout, /^\d+\.\d+\.\d+\n$/);
  for (const [words, by, exit, packages] of OPTIONAL) {
    const { code, stderr } = await node(bare, TRELLIS, ...words);
    const install = packages.map((name) => `${name}@${manifest.peerDependencies[name]}`).join(' ');
    assert.is(code, exit, stderr);
    assert.is(
      stderr.split('\n').find((line) => line.includes('MissingPackage')),
      `error 3162 MissingPackage: An optional package is not installed (needed_by ${by}); ` +
        `run where this program is installed: npm install ${install}`,
      stderr,
    );
  }
});

test.run();
