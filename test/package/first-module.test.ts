/** The guide to a first module, followed to the letter in an empty folder: its files and commands, with the packed package. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, spawnProgramIn } from '../cli/program.js';
import { ROOT } from '../client/project.js';
import { examplesOf, follow } from '../docs/page.js';
import { pack, stranger, TRELLIS } from './stranger.js';

test.after(cleanUp);

const PAGE = readFileSync(join(ROOT, 'docs/guide/first-module.md'), 'utf8');
/** Where the second terminal is opened. */
const RUN = '## 4 Run it';

test('the guide leads to a tested, valid and running module in less than 120 lines', async () => {
  const folder = await stranger(await pack());
  const main = join(folder, TRELLIS);
  const [writing, running] = PAGE.split(RUN) as [string, string];
  const files = [...writing.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, text]) => text!);
  assert.is(files.length, 2);
  const lines = files.join('').split('\n').length - 1;
  assert.ok(lines < 120, `${lines} lines`);
  await follow(examplesOf(writing), folder, { url: 'http://127.0.0.1:1', main });
  const [, words] = /^npx trellis (dev .*)$/m.exec(running)!;
  const node = await spawnProgramIn(folder, main, ...words!.split(' ')).started;
  await follow(examplesOf(running), folder, { url: node.url, main });
  await node.stop();
});

test.run();
