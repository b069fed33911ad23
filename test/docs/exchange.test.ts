/** Executes the guide for exchanges. */

import { startProcess } from '../cli/program.js';
import { linkPackages } from './packages.js';
import { pageOn } from './page.js';

pageOn('docs/guide/exchange.md', (directory) => {
  linkPackages(directory, 'ws');
  return startProcess('dev', '--ephemeral');
});
