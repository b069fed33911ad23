/** One word for one thing: the glossary names what is there, and words that it retired stay out of the product. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const GLOSSARY = 'docs/glossary.md';
/** Decisions tell what was; the glossary lists the words. */
const EXEMPT = ['docs/decisions', GLOSSARY];
const PRODUCT = ['runtime', 'modules', 'plugins', 'cli', 'docs'];

const [terms = '', retiredTable = ''] = readFileSync(join(ROOT, GLOSSARY), 'utf8').split('\n## Retired words\n');

const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
    .slice(1)
    .map((line) => line.split('|').slice(1, -1));

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);

const retired = rowsOf(retiredTable).flatMap(([words]) => quoted(words!));

/** Finds a word alone and as a part of a name in camel case: `retreat`, `#retreat`, `mustRetreat`. */
function finder(word: string): RegExp {
  const own = word.replaceAll('.', '\\.');
  const capital = own[0]!.toUpperCase() + own.slice(1);
  return new RegExp(`(?<![A-Za-z])${own}(?![a-z])|${capital}(?![a-z])`);
}

const finders = retired.map((word) => [word, finder(word)] as const);

const retiredIn = (text: string): string[] => finders.filter(([, found]) => found.test(text)).map(([word]) => word);

function filesIn(path: string): string[] {
  return readdirSync(join(ROOT, path), { withFileTypes: true }).flatMap((entry) => {
    const inner = `${path}/${entry.name}`;
    if (entry.name === 'node_modules' || entry.name === 'dist' || EXEMPT.includes(inner)) return [];
    if (entry.isDirectory()) return filesIn(inner);
    return /\.(ts|tsx|md)$/.test(entry.name) ? [inner] : [];
  });
}

test('each glossary term is defined at the place that the glossary names', () => {
  const rows = rowsOf(terms);
  assert.ok(rows.length > 30);
  for (const [term, meaning, where] of rows) {
    assert.ok(meaning!.trim() !== '', term!);
    const [path] = quoted(where!);
    assert.ok(path !== undefined && existsSync(join(ROOT, path)), `${term}: ${where}`);
    const text = readFileSync(join(ROOT, path!), 'utf8');
    for (const name of quoted(term!)) assert.match(text, new RegExp(`\\b${name}\\b`), `${name} is not in ${path}`);
  }
});

test('retired words do not appear in code, file names and docs', () => {
  const used = PRODUCT.flatMap(filesIn).flatMap((path) =>
    retiredIn(`${path}\n${readFileSync(join(ROOT, path), 'utf8')}`).map((word) => `${path}: ${word}`),
  );
  assert.equal(used, []);
});

test('a retired word is found in names, comments and file names, but not inside another word', () => {
  assert.ok(retired.length > 5);
  for (const word of retired) assert.ok(retiredIn(`a ${word} b`).includes(word), word);
  assert.equal(retiredIn('if (late) this.#retreat();'), ['retreat']);
  assert.equal(retiredIn('const mustRetreat = true;'), ['retreat']);
  assert.equal(retiredIn('/** What foresight found. */'), ['foresight']);
  assert.equal(retiredIn('runtime/engine/ledger/foresight.ts'), ['foresight']);
  assert.equal(retiredIn('the invoices of retreating profoundings'), []);
});

test.run();
