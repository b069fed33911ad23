/** `trellis init`: the files of a custom chain. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { defineChain, type OwnChain } from '../distribution/define-chain.js';
import { deploymentFiles, envOf } from '../distribution/deployment-files.js';
import { runtimeOf } from '../distribution/distribution.js';
import { devGenesis } from '../genesis/dev.js';
import { loadDistribution } from '../runtime/chain.js';
import type { CommandCall } from '../runtime/common.js';
import { blake3 } from '../runtime/keys.js';
import { Problem } from '../terminal/command-error.js';

const MANIFEST = new URL('../../../package.json', import.meta.url);

/** Writes the files. Rejects a folder that is not empty. */
export async function init({ args, flags, out }: CommandCall): Promise<number> {
  const folder = resolve(args[0]!);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Problem(`${folder} is not empty: choose a new folder with the name of the chain`);
  }
  const own = namesOf(basename(folder), flags.text('symbol'), flags.text('prefix'), flags.text('chain-id'));
  const chain = defineChain(own);
  const set = await loadDistribution(runtimeOf(chain), []);
  const { genesis } = devGenesis(chain, set, { genesisTime: Math.trunc(Date.now() / 1_000) });
  const files = {
    'chain.config.ts': configOf(own),
    'genesis.json': `${JSON.stringify(genesis, null, 2)}\n`,
    'package.json': `${JSON.stringify(manifestOf(own.binary, flags.text('package')), null, 2)}\n`,
    'README.md': readmeOf(own),
    ...deploymentFiles(own),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const here = relative(process.cwd(), folder) || '.';
  out.result({ folder, files: Object.keys(files), chain: own }, () => {
    out.line(`created ${own.name} in ${here}: ${Object.keys(files).join(', ')}`);
    out.line(`next: cd ${here} && npm install && npm start`);
  });
  return 0;
}

type Own = Required<Pick<OwnChain, 'name' | 'binary' | 'symbol' | 'prefixes' | 'chainId'>>;

/** Default names of a chain in a folder of this name. */
function namesOf(folder: string, symbol?: string, prefix?: string, id?: string): Own {
  const binary = folder.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const letters = binary.replaceAll(/[^a-z]/g, '');
  if (!/^[a-z]/.test(binary) || letters.length < 2) {
    throw new Problem(
      `the folder name ${folder} is the name of the chain: it must start with a letter and contain two`,
    );
  }
  const address = prefix ?? letters.slice(0, 3);
  const dev = id === undefined ? idOf(binary) : Number(id);
  return {
    name: binary
      .replaceAll(/-+(.?)/g, (_, letter: string) => ` ${letter.toUpperCase()}`)
      .replace(/^./, upper)
      .trim(),
    binary,
    symbol: symbol ?? letters.slice(0, 4).toUpperCase(),
    prefixes: { address, hash: address.slice(0, -1) + (address.endsWith('h') ? 'x' : 'h'), names: address },
    chainId: { dev, testnet: dev + 1, mainnet: dev + 2 },
  };
}

const upper = (letter: string): string => letter.toUpperCase();

/** Nine digits derived from the name, which few other chains will have. */
const idOf = (name: string): number =>
  100_000_000 + (new DataView(blake3(new TextEncoder().encode(`chain id: ${name}`)).buffer).getUint32(0) % 899_999_990);

const configOf = ({ name, binary, symbol, prefixes, chainId }: Own): string => `#!/usr/bin/env node
/** Definition of the chain ${name}. The fields are described in OwnChain of the package trellis. */

import { defineChain, main } from 'trellis';

const chain = defineChain({
  name: '${name}',
  binary: '${binary}',
  symbol: '${symbol}',
  decimals: 9,
  prefixes: { address: '${prefixes.address}', hash: '${prefixes.hash}', names: '${prefixes.names}' },
  chainId: { dev: ${chainId.dev}, testnet: ${chainId.testnet}, mainnet: ${chainId.mainnet} },
  // Additional modules and plugins, and those of Trellis to omit.
  modules: [],
  plugins: [],
  without: { modules: [], plugins: [] },
  // Tokens of new chains besides ${symbol}, and chain parameters with other initial values.
  tokens: [],
  params: {},
});

export default chain;
await main(chain, import.meta.url);
`;

function manifestOf(name: string, spec: string | undefined): object {
  const { version, devDependencies } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as {
    readonly version: string;
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    bin: { [name]: 'chain.config.js' },
    scripts: {
      build: 'tsc --ignoreConfig --strict --module nodenext --target es2023 --types node chain.config.ts',
      prepare: 'npm run build',
      start: 'npm run --silent build && node chain.config.js dev --genesis .',
      genesis: 'npm run --silent build && node chain.config.js genesis new dev --data-dir . --force',
    },
    dependencies: { trellis: spec ?? `^${version}` },
    devDependencies: {
      '@types/node': devDependencies['@types/node'],
      typescript: devDependencies.typescript,
    },
  };
}

const readmeOf = ({ name, binary, symbol, chainId }: Own): string => `# ${name}

A blockchain built with [Trellis](https://www.npmjs.com/package/trellis). Its native token is ${symbol}.

\`\`\`sh
npm install                                  # also compiles chain.config.ts
npm start                                    # a dev chain with one validator and ten funded accounts
npx ${binary} send dev:0 dev:1 1.5            # in a second terminal
npx ${binary} --help
\`\`\`

- \`chain.config.ts\` defines the names, modules and parameters of the chain. After a change create the genesis again and start a
  new chain: \`npm run genesis && npm start -- --reset\`.
- \`genesis.json\` is the genesis of the dev network (chain id ${chainId.dev}). Its secret keys are public.
- Other networks: \`npx ${binary} genesis new testnet --help\`. The chain ids of testnet and mainnet are ${chainId.testnet} and
  ${chainId.mainnet}: change them if another chain uses them.
- A server: \`docker build -t ${binary} . && docker run -v ${binary}:/data -p 127.0.0.1:9933:9933 -p 9944:9944/udp ${binary}\`, or
  \`${binary}.service\` for systemd. Both read options from the environment, such as ${envOf(binary)}_GENESIS.
- \`.github/workflows/check.yml\` compiles the chain and checks its genesis with every change.
- \`npx ${binary} config show --resolved\` prints every value and its source; \`npx ${binary} docs build\` writes the documentation.
`;
