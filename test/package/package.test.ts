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
import { compiled, node, pack, production, stranger } from './stranger.js';

test.after(cleanUp);

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly private?: boolean;
  readonly engines: { readonly node: string };
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
};
const tarball = await pack();
const folder = await stranger(tarball);

const MIB = 1024 ** 2;
/** The first version of Node that a range lets in. */
const leastOf = (range: string): number =>
  Math.min(...[...range.matchAll(/(?:\^|>=|^|\|\| ?) ?(\d+)/g)].map(([, major]) => Number(major)));

test('the package is below 5 MB and contains no development files', async () => {
  assert.is(manifest.private, undefined);
  assert.ok(statSync(tarball).size < 5 * MIB, `${statSync(tarball).size} bytes`);
  const files: string[] = [];
  await list({ file: tarball, onReadEntry: ({ path }) => void files.push(path.replace('package/', '')) });
  const strange = files.filter((path) =>
    /\.map$|\.test\.|\.tsbuildinfo$|^dist\/test\/(?!kit\/)|^(test|runtime|client|cli)\//.test(path),
  );
  assert.equal(strange, []);
  for (const path of ['LICENSE', 'README.md', 'CHANGELOG.md', 'dist/cli/main.js'])
    assert.ok(files.includes(path), path);
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
  assert.ok(names.length > 100, `${names.length}`);
  assert.equal(
    names
      .filter((name) => /^(typescript|@typescript\/|@types\/|viem|uvu|@biomejs|oxlint)/.test(name))
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

test('the command runs without the package for attesters and names it when it is needed', async () => {
  const bare = await stranger(tarball, { tools: false });
  const main = 'node_modules/trellis/dist/cli/main.js';
  assert.match((await node(bare, main, '--version')).stdout, /^\d+\.\d+\.\d+\n$/);
  const refused = await node(bare, main, 'attest', 'key', 'evm.key');
  assert.is(refused.code, 1);
  assert.match(
    refused.stderr,
    'error: attesting needs the package viem, which is not installed here: npm install viem@2',
  );
});

test.run();
