/** Executes the guide to Ethereum wallets. */

import { startProcess } from '../cli/program.js';
import { linkPackages } from './packages.js';
import { pageOn } from './page.js';

pageOn('docs/guide/ethereum.md', (directory) => {
  linkPackages(directory, 'viem');
  return startProcess('dev', '--ephemeral');
});
