/** Chains without one of the modules: each that no other needs can be left out, and then nothing tells of it. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { commandsOf } from '../../cli/command-line/command-list.js';
import { derivedCommands } from '../../cli/command-line/derived-commands.js';
import { defaults } from '../../cli/distribution/default.js';
import { defineChain } from '../../cli/distribution/define-chain.js';
import { type ChainDistribution, runtimeOf } from '../../cli/distribution/distribution.js';
import { checkGenesis } from '../../cli/genesis/check.js';
import { devGenesis } from '../../cli/genesis/dev.js';
import { runtimeGenesis } from '../../cli/genesis/sections.js';
import { apiDocument } from '../../cli/node/api-document.js';
import { clientChain } from '../../runtime/node/api/client-chain.js';
import { clientStores } from '../../runtime/node/api/client-stores.js';
import { clientTypes } from '../../runtime/node/api/client-types.js';
import { loadDistribution } from '../../runtime/node/assembly/distribution.js';
import { defaultModules } from '../golden/distribution.js';

const all = await defaultModules();
const names = defaults.modules.map((one) => ('name' in one ? one.name : ''));

/** The modules that no other needs. */
const removable = names.filter((name) => {
  const { module } = all.modules.find((one) => one.module.name === name)!;
  const ports = new Set(module.provides.map(({ port }) => port));
  return !all.modules.some(({ module: other }) =>
    Object.values(other.needs).some(({ port, optional }) => ports.has(port) && !optional),
  );
});

const without = (...modules: string[]) =>
  defineChain({
    name: 'Acorn',
    symbol: 'ACN',
    prefixes: { address: 'acn', hash: 'ach', names: 'acn' },
    chainId: { dev: 90_210 },
    without: { modules: modules as never[] },
  });

test('at least twelve modules can be left out', () => {
  assert.ok(removable.length >= 12, removable.join(' '));
});

/** What a chain says of itself. */
async function toldBy(chain: ChainDistribution) {
  const { document, set } = await apiDocument(chain, []);
  const methods = document.methods as unknown as readonly { name: string; tags: readonly { name: string }[] }[];
  return {
    methods: new Set(methods.flatMap(({ name, tags }) => [name, ...tags.map((tag) => `of ${tag.name}`)])),
    commands: new Set([...commandsOf(chain), ...(await derivedCommands(chain, []))].map(({ words }) => words)),
    // Recorded answers of lists have what the chain did on which they were recorded.
    text: JSON.stringify(document, (key, value: unknown) => (key === 'examples' ? undefined : value)),
    client: [clientTypes(document), clientChain(chain, set.operations, document), clientStores(set.modules)].join('\n'),
  };
}

type Told = Awaited<ReturnType<typeof toldBy>>;

const everything = await toldBy(without());

/** What there is to tell of a module, by where it is told. */
function tracesOf(name: string, { methods, commands, text, client }: Told): string[] {
  const operations = [...all.operations.byName.values()].filter((one) => one.module === name);
  const written = operations.flatMap(({ definition }) => definition.rpc?.[0] ?? []);
  const read = [...all.methods].filter(([, one]) => one.module === name).map(([method]) => method);
  const own = [...everything.commands].filter((words) => words.startsWith(`${name} `));
  return [
    ...[`of ${name}`, ...[...read, ...written].map((method) => `chain_${method}`)].filter((one) => methods.has(one)),
    ...own.filter((words) => commands.has(words)),
    ...operations
      .map((one) => one.name)
      .filter((one) => text.includes(`"${one}"`) || new RegExp(`["' ]${one.replace('.', '\\.')}["']?:`).test(client)),
  ];
}

test('a chain with all modules describes each of them', () => {
  for (const name of removable) assert.ok(tracesOf(name, everything).length > 0, name);
});

for (const name of removable) {
  test(`without ${name} a chain starts, and its documents, commands and client lack the module`, async () => {
    const chain = without(name);
    const set = await loadDistribution(runtimeOf(chain), []);
    const genesis = runtimeGenesis(devGenesis(chain, set, { genesisTime: 1_700_000_000 }));
    assert.ok((await checkGenesis(chain, set, genesis)).records > 0);
    assert.equal(tracesOf(name, await toldBy(chain)), []);
  });
}

test.run();
