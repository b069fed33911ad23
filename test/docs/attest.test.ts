/** Executes the guide to attesting, with an EVM node beside the dev chain and the configuration that the page shows. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProcess } from '../cli/program.js';
import { startAnvil } from '../plugins/attester/anvil.js';
import { pageOn } from './page.js';

const PAGE = 'docs/guide/attest.md';
const TEXT = readFileSync(fileURLToPath(new URL(`../../../${PAGE}`, import.meta.url)), 'utf8');

pageOn(PAGE, async (directory) => {
  writeFileSync(join(directory, 'attester.json'), /^```json\n([\s\S]*?)^```$/m.exec(TEXT)![1]!);
  const [evm, node] = await Promise.all([startAnvil(), startProcess('dev', '--ephemeral')]);
  return { url: node.url, env: { EVM: evm.url }, stop: () => Promise.all([evm.stop(), node.stop()]) };
});
