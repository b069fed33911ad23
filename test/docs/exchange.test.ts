/** Executes the guide for exchanges; its programs import the package of this checkout. */

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../cli/program.js';
import { ROOT } from '../client/project.js';
import { pageOn } from './page.js';

pageOn('docs/guide/exchange.md', (directory) => {
  const packages = join(directory, 'node_modules');
  mkdirSync(packages);
  symlinkSync(ROOT, join(packages, 'trellis'), 'dir');
  symlinkSync(join(ROOT, 'node_modules/ws'), join(packages, 'ws'), 'dir');
  return startProcess('dev', '--ephemeral');
});
