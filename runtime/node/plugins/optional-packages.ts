/** Optional peer packages: needed only by some options and commands, and installed by the operator. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { error, fail, sharedDetails } from '../../lib/errors.js';

export const MissingPackage = error(3162, 'MissingPackage', 'An optional package is not installed', {
  details: { ...sharedDetails('next_step'), needed_by: 'Option or command that needs it' },
});

/** Throws MissingPackage unless all packages are installed. */
export function requirePackages(neededBy: string, ...names: readonly string[]): void {
  const require = createRequire(import.meta.url);
  const isInstalled = (name: string): boolean => {
    try {
      require.resolve(name);
      return true;
    } catch (cause) {
      // Other errors mean that the package is there: some have no entry for `require`.
      return (cause as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND';
    }
  };
  if (names.every(isInstalled)) return;
  const manifest = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
  const { peerDependencies } = JSON.parse(manifest) as { peerDependencies: Record<string, string> };
  const wanted = names.map((name) => `${name}@${peerDependencies[name]}`).join(' ');
  fail(MissingPackage, {
    needed_by: neededBy,
    next_step: `run where this program is installed: npm install ${wanted}`,
  });
}
