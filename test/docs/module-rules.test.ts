/** Executes the commands of the module rules, in a folder with the package and a compiler. */

import { linkPackages } from './packages.js';
import { pageOn } from './page.js';

pageOn('docs/guide/module-rules.md', async (directory) => {
  linkPackages(directory, 'typescript', '@types/node');
  return { url: 'http://127.0.0.1:1', stop: async () => {} };
});
