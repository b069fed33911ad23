/** Command lines of the documentation that no test executes: their commands and options exist. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findCommand, flagsOf, tokenize } from '../../cli/command-line/args.js';
import { commandsOf } from '../../cli/command-line/command-list.js';
import { derivedCommands } from '../../cli/command-line/derived-commands.js';
import { defaults } from '../../cli/distribution/default.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PAGES = [
  'README.md',
  ...['docs', 'docs/guide', 'docs/explorer'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Blocks of `sh`, and code in a sentence. The tests of the pages execute `console` blocks. */
const BLOCK = /^```sh\n([\s\S]*?)^```$|`((?:trellis|node dist\/cli\/main\.js) [^`\n]+)`/gm;
/** A command line of this program up to its end: a pipe, a redirection, a comment, or another command. */
const COMMAND = /(?:^|\bnpx )(?:trellis|node dist\/cli\/main\.js) +([^\n|;&<>#)]+)/gm;
const OPTION = /(?<=^|\s)--([a-z][a-z0-9-]*)/g;

interface Line {
  readonly page: string;
  readonly text: string;
}

function linesOf(page: string): readonly Line[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(BLOCK)].flatMap(([, block, inline]) =>
    [...(block ?? inline!).replaceAll('\\\n', ' ').matchAll(COMMAND)].map(([, line]) => ({
      page,
      text: line!.trim(),
    })),
  );
}

test('commands and options in the documentation exist', async () => {
  const known = [...commandsOf(defaults), ...(await derivedCommands(defaults, []))];
  const lines = PAGES.flatMap(linesOf);
  assert.ok(lines.length > 60, `${lines.length} command lines found`);
  const wrong = lines.flatMap(({ page, text }) => {
    const { positionals } = tokenize(text.split(/\s+/), known);
    const command = findCommand(positionals, known);
    if (command === undefined) {
      const isGroup = known.some(({ words }) => words.startsWith(`${positionals[0]} `));
      return isGroup ? [] : [`${page}: no command ${text}`];
    }
    const own = command.describesCommand ? known.flatMap(flagsOf) : flagsOf(command);
    const names = new Set(own.map(({ name }) => name));
    const others = [...text.split(' -- ')[0]!.matchAll(OPTION)].filter(([, name]) => !names.has(name!));
    return others.map(([option]) => `${page}: ${option} in ${text}`);
  });
  assert.equal(wrong, []);
});

test.run();
