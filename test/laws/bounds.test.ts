/** docs/spec/bounds.md names what bounds every number of the state. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../client/project.js';
import { defaultModules } from '../golden/distribution.js';
import { numbersOf } from './numbers.js';

const page = readFileSync(join(ROOT, 'docs/spec/bounds.md'), 'utf8');
const [, table = ''] = /## Numbers of the modules(.*?)\n## /s.exec(page) ?? [];
const rows = table.split('\n').filter((line) => line.startsWith('| `'));
const patterns = rows.flatMap((row) => [...row.split(' | ')[0]!.matchAll(/`([^`]+)`/g)].map(([, pattern]) => pattern!));

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
const formOf = (pattern: string): RegExp => new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`);

const numbers = [...numbersOf(await defaultModules())];

test('every number except 64-bit counters, heights and times has a row that names its bound', () => {
  const forms = patterns.map(formOf);
  const missing = numbers.filter(({ path, form }) => form !== 'safe64' && !forms.some((one) => one.test(path)));
  assert.equal(
    missing.map(({ path }) => path),
    [],
  );
});

test('every row refers to existing numbers', () => {
  assert.ok(patterns.length > 50);
  const stale = patterns.filter((pattern) => !numbers.some(({ path }) => formOf(pattern).test(path)));
  assert.equal(stale, []);
});

test.run();
