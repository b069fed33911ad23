/** Decision records: a unique number, area, status and date, all listed in the index. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const FOLDER = fileURLToPath(new URL('../../../docs/decisions/', import.meta.url));

const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const files = readdirSync(FOLDER)
  .filter((name) => /^\d{4}-/.test(name))
  .sort();

const STATUS =
  /\n## Status\n\n(?:Accepted|Superseded by \[(?<by>\d{4})\]\([\w-]+\.md\)) on (?<date>\d{4}-\d{2}-\d{2})[^\n]*?(?:Amended by (?<amended>[^\n]+?\))\.|\n)/;

/** Row of the index for one record. */
function indexRow(name: string): string {
  const text = read(name);
  const title = /^# \d{4} (.*)$/m.exec(text)?.[1];
  const area = /^Area: (.*)$/m.exec(text)?.[1];
  const { by, date, amended } = STATUS.exec(text)!.groups!;
  const status = by !== undefined ? `superseded by ${by}` : 'accepted';
  const amendedBy =
    amended === undefined ? '' : `, amended by ${[...amended.matchAll(/\[(\d{4})\]/g)].map(([, n]) => n).join(', ')}`;
  return `| [${name.slice(0, 4)}](${name}) | ${title} | ${area} | ${status}${amendedBy} | ${date} |`;
}

test('every decision has its own number', () => {
  const numbers = files.map((name) => name.slice(0, 4));
  assert.is(new Set(numbers).size, numbers.length);
});

test('every decision has a subject and choice, an area, a status and a date', () => {
  for (const name of files) {
    const text = read(name);
    assert.match(text, new RegExp(`^# ${name.slice(0, 4)} [^\\n]+\\n\\nArea: [a-z-]+\\n`), name);
    assert.match(text, STATUS, name);
  }
});

test('the index lists title, area, status and date of every decision', () => {
  const index = read('README.md')
    .split('\n')
    .filter((line) => /^\| \[\d{4}\]/.test(line));
  assert.equal(index, files.map(indexRow));
});

test.run();
