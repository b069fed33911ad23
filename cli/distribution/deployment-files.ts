/** Files with which a custom chain is operated: container, systemd unit and continuous integration, under its own names. */

import { readFileSync } from 'node:fs';

const ROOT = new URL('../../../', import.meta.url);

/** Name and command of the chain. */
export interface Deployed {
  readonly name: string;
  readonly binary: string;
}

/** Prefix of the environment variables of a command, without the last underscore. */
export const envOf = (binary: string): string => binary.toUpperCase().replaceAll('-', '_');

/** A file of Trellis with the names of the chain: command, account, folders and environment variables. */
function renamed(path: string, { name, binary }: Deployed): string {
  return readFileSync(new URL(path, ROOT), 'utf8')
    .replace(/^# A node .*\n/, '')
    .replaceAll(/^(# .*?)(?:;|\.)? See docs\/operate\.md.*$/gm, '$1')
    .replaceAll(' (docs/performance.md)', '')
    .replaceAll('dist/cli/main.js', 'chain.config.js')
    .replaceAll('TRELLIS_', `${envOf(binary)}_`)
    .replaceAll('Trellis', name)
    .replaceAll('trellis', binary);
}

const IGNORED = `# Keys, data and results of builds stay outside the container.
*
!package.json
!package-lock.json
!chain.config.ts
!*.ts
*.test.ts
`;

const workflow =
  (): string => `# Checks every change: the chain compiles, its genesis fits its modules, its documentation can be built.
name: check
on: [push, pull_request]
permissions: { contents: read }
jobs:
  check:
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with: { node-version: 22, cache: npm }
      - run: npm ci
      - run: node chain.config.js genesis check .
      - run: node chain.config.js docs build site
`;

/** The files, by path in the folder of the chain. */
export const deploymentFiles = (chain: Deployed): Readonly<Record<string, string>> => ({
  Dockerfile: `# A node of ${chain.name} in a container: docker build -t ${chain.binary} .\n${renamed('Dockerfile', chain).replace(' .npmrc', '')}`,
  '.dockerignore': IGNORED,
  [`${chain.binary}.service`]: `# A node of ${chain.name} under systemd: /etc/systemd/system/${chain.binary}.service. The package is installed in /opt/${chain.binary}.\n${renamed('docs/operate/trellis.service', chain)}`,
  '.github/workflows/check.yml': workflow(),
});
