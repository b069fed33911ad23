/** Executes the guide to plugins on a node of the distribution that it writes. */

import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawnProgram } from '../cli/program.js';
import { project, ROOT } from '../client/project.js';
import { pageOn } from './page.js';

const PAGE = 'docs/guide/write-a-plugin.md';

pageOn(PAGE, async () => {
  const folder = await project();
  const page = readFileSync(join(ROOT, PAGE), 'utf8');
  const files = [...page.matchAll(/`([\w-]+\.js)`[^`]*:\n\n```js\n([\s\S]*?)^```$/gm)];
  for (const [, name, text] of files) await writeFile(join(folder, name!), text!);
  return spawnProgram(join(folder, 'acorn.js'), 'dev', '--ephemeral').started;
});
