/** A folder of a page whose programs import packages: that of this checkout, and others of its node_modules. */

import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../client/project.js';

/** Makes `trellis` and the packages importable in a directory. */
export function linkPackages(directory: string, ...packages: readonly string[]): void {
  const installed = join(directory, 'node_modules');
  mkdirSync(installed);
  symlinkSync(ROOT, join(installed, 'trellis'), 'dir');
  for (const name of packages) {
    const link = join(installed, name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), link, 'dir');
  }
}
