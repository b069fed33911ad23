/** Sections of docs/spec and decisions that the code cites exist. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PAGES = ['service', 'definitions', 'protocol', 'consensus', 'ethereum'];
const CITATION = new RegExp(`\\b(${PAGES.join('|')})(?:\\.md)?,? (\\d+(?:\\.\\d+[a-z]?)*)(?![\\w.]*%)`, 'g');

/** What can be cited of a page: numbers of headings, and of rows of tables. */
const sectionsOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/^(?:#+ |\|\s*)(\d+(?:\.\d+[a-z]?)*)\.?(?=[ |])/gm)].map(([, number]) => number!));

const sections = new Map(
  PAGES.map((page) => [page, sectionsOf(readFileSync(join(ROOT, 'docs/spec', `${page}.md`), 'utf8'))]),
);

interface Citation {
  readonly page: string;
  readonly section: string;
}

const citationsIn = (text: string): Citation[] =>
  [...text.matchAll(CITATION)].map(([, page, section]) => ({ page: page!, section: section! }));

const leadsNowhere = ({ page, section }: Citation): boolean => !sections.get(page)!.has(section);

const files = ['runtime', 'modules', 'plugins', 'cli', 'test'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('citations.test.ts'))
    .map((path) => join(folder, path)),
);

test('every section of the specification that the code cites exists', () => {
  const found = files.flatMap((path) =>
    citationsIn(readFileSync(join(ROOT, path), 'utf8')).map((one) => ({ path, ...one })),
  );
  assert.ok(found.length > 60, `${found.length} citations`);
  assert.equal(
    found.filter(leadsNowhere).map(({ path, page, section }) => `${path}: ${page} ${section}`),
    [],
  );
});

test('the checker finds a section that does not exist', () => {
  assert.equal(citationsIn('as the rule says (definitions 99.1)').filter(leadsNowhere).length, 1);
  assert.equal(citationsIn('two parts of the rule (definitions 7.18, protocol 2)').filter(leadsNowhere), []);
});

test('every decision that the code cites is in force', () => {
  const records = new Map(readdirSync(join(ROOT, 'docs/decisions')).map((name) => [name.slice(0, 4), name]));
  const cited = files.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/\b[Dd]ecision (\d{4})\b/g)].map(([, number]) => ({
      path,
      number: number!,
    })),
  );
  assert.ok(cited.length > 80, `${cited.length} citations`);
  const isInForce = (number: string): boolean => {
    const name = records.get(number);
    return name !== undefined && !/^Superseded/m.test(readFileSync(join(ROOT, 'docs/decisions', name), 'utf8'));
  };
  assert.equal(
    cited.filter(({ number }) => !isInForce(number)).map(({ path, number }) => `${path}: ${number}`),
    [],
  );
});

test.run();
