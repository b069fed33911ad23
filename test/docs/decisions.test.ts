/** Decisions can be found: one number each, a date and a status, all in the index. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const FOLDER = fileURLToPath(new URL('../../../docs/decisions/', import.meta.url));
/** Numbers below have gaps from a time when they were handed out in blocks. */
const WITHOUT_GAPS_FROM = 90;

const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const files = readdirSync(FOLDER)
  .filter((name) => /^\d{4}-/.test(name))
  .sort();

test('every decision has a number of its own, without gaps since 0090', () => {
  const numbers = files.map((name) => Number(name.slice(0, 4)));
  assert.is(new Set(numbers).size, numbers.length);
  const recent = numbers.filter((number) => number >= WITHOUT_GAPS_FROM);
  assert.equal(
    recent,
    recent.map((_, i) => WITHOUT_GAPS_FROM + i),
  );
});

test('every decision says its title, its status and since when', () => {
  for (const name of files) {
    const text = read(name);
    assert.match(text, new RegExp(`^# ${name.slice(0, 4)} \\S`), name);
    assert.match(text, /\n## Status\n\n(Accepted|Superseded by \[\d{4}\]\([\w-]+\.md\)) on \d{4}-\d{2}-\d{2}\b/, name);
  }
});

test('the index lists every decision with its title and date', () => {
  const rows = files.map((name) => {
    const text = read(name);
    const [, title] = /^# \d{4} (.*)$/m.exec(text)!;
    const [, date] = /\n## Status\n\n.*? on (\d{4}-\d{2}-\d{2})/.exec(text)!;
    return `| [${name.slice(0, 4)}](${name}) | ${title} | ${date} |`;
  });
  const index = read('README.md')
    .split('\n')
    .filter((line) => /^\| \[\d{4}\]/.test(line));
  assert.equal(index, rows);
});

test.run();
