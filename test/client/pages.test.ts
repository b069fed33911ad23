/** The programs in README.md and of pages of the guide are type-checked and run as a user would, and print what the pages say. */

import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { end, nodeUrl } from './here.js';
import { compile, project, ROOT, run } from './project.js';

interface Program {
  readonly text: string;
  /** What it prints, where … is any text. */
  readonly prints: string;
}

/** The programs of a page, each with the block of output that follows it. */
function programsOf(page: string): Program[] {
  const markdown = readFileSync(join(ROOT, page), 'utf8');
  const blocks = markdown.matchAll(/^```ts\n([\s\S]*?)^```\n+(?:.*:\n+)?```\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, text, prints]) => ({ text: text!, prints: prints! }));
}

const patternOf = (prints: string): RegExp =>
  new RegExp(`^${prints.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '[^\\n]*')}$`);

test.after(end);

test('each program in the docs compiles and prints what its page says', async () => {
  const pages = ['README.md', 'docs/guide/client.md', 'docs/guide/anchor.md', 'docs/guide/bridge.md'].map(programsOf);
  assert.ok(pages.every(({ length }) => length > 0));
  const programs = pages.flat();
  const url = await nodeUrl();
  const folder = await project();
  for (const [i, { text }] of programs.entries()) {
    await writeFile(join(folder, `example${i}.ts`), text.replace('http://127.0.0.1:9933', url));
  }
  await compile(folder, ...programs.map((_, i) => `example${i}.ts`));
  for (const [i, { prints }] of programs.entries()) {
    assert.match(await run(folder, `example${i}.js`), patternOf(prints));
  }
});

test('a program that calls with the wrong types does not compile', async () => {
  const folder = await project();
  const wrong = `import { connect } from 'trellis/client';\nawait connect('http://x').call('chain_getBalance', [5]);\n`;
  await writeFile(join(folder, 'wrong.ts'), wrong);
  const said = await compile(folder, '--noEmit', 'wrong.ts').catch((cause: Error) => cause.message);
  assert.match(said, /wrong\.ts\(2,\d+\): error TS2322/);
});

test.run();
