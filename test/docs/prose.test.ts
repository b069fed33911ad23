/** Plain English: retired turns of phrase per kind of text, with budgets that only fall. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

type Kind = 'comments' | 'texts' | 'tests' | 'docs';

/** Maximum share of sentences with a retired turn of phrase, in percent. Lower a budget when its text improves; never raise one. */
const BUDGET: Readonly<Record<Kind, number>> = { comments: 1, texts: 1, tests: 1, docs: 1.5 };

/** Turns of phrase with a plainer form. Some matches are good English, so the budgets are not zero. */
const RETIRED: readonly RegExp[] = [
  /^(what|who|whoever|where|how|of|that|as far as)\b/i,
  /(?:^|[,;:.(]\s*|\b(?:and|or|but|of|to|for|by|from|with|than|as|that)\s)(?:who|whoever|whom)\s/i,
  /(?:\b(?:of|to|for|by|from|with|than|as|and|or|but|is|are|in|on|into|only|all)\s)what\s/i,
  /\b(?:tell|tells|told|untold|anew|somebody|nobody|everybody|anybody|he|him|his|himself)\b/i,
  /\b(?:stands|stood|standing|lets? go of|gives? way|comes? to the same|for good|no more|at hand|but for|all that)\b/i,
  /(?:^|[,;.]\s)where\s(?!the\b.*\bis found)/i,
];

const isRetired = (sentence: string): boolean => RETIRED.some((pattern) => pattern.test(sentence));

function sentencesOf(path: string, text: string): readonly (readonly [Kind, string])[] {
  if (path.endsWith('.md')) {
    const prose = text
      .replace(/```[\s\S]*?```/g, '')
      .replace(/`[^`\n]*`/g, 'x')
      .replace(/\]\([^)]*\)/g, ']');
    return prose
      .split(/\n\s*\n|\n(?=[-|#*\d])|(?<=[.!?])\s+/)
      .filter((part) => /\w\s+\w+\s+\w/.test(part))
      .map((part) => ['docs', part.trim().replace(/^[-|#*\d.\s[\]]+/, '')]);
  }
  if (path.endsWith('.test.ts'))
    return [...text.matchAll(/\b(?:test|it)\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g)].map(([, , name]) => [
      'tests',
      name!,
    ]);
  const comments = [...text.matchAll(/\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/ (.*)$/gm)].flatMap(([, block, line]) =>
    (block ?? line!)
      .replace(/^\s*\* ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.!?])\s+/)
      .filter((part) => part.split(' ').length > 2)
      .map((part) => ['comments', part] as const),
  );
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const texts = [...code.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
    .filter(([, , one]) => /[a-z]+ [a-z]+ [a-z]+/i.test(one!))
    .map(([, , one]) => ['texts', one!] as const);
  return [...comments, ...texts];
}

const FOLDERS = ['cli', 'docs', 'modules', 'plugins', 'rpc-schemas', 'runtime', 'test'];
const isWritten = (path: string): boolean =>
  /^(runtime|modules|plugins|cli|docs\/examples)\/.*\.(tsx?|js)$|^test\/.*\.test\.ts$|^(README|CONTRIBUTING|SECURITY|CHANGELOG)\.md$|^docs\/.*\.md$|README\.md$/.test(
    path,
  ) && !/docs\/(spec\/service|reference)/.test(path);

test('each kind of text stays within its budget of retired turns of phrase', () => {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const files = [...inFolders, ...readdirSync(ROOT)].filter(isWritten);
  assert.ok(files.length > 1_000);
  const all = files.flatMap((path) => sentencesOf(path, readFileSync(join(ROOT, path), 'utf8')));
  for (const [kind, budget] of Object.entries(BUDGET)) {
    const sentences = all.filter(([one]) => one === kind);
    const retired = sentences.filter(([, sentence]) => isRetired(sentence)).map(([, sentence]) => sentence);
    const share = (100 * retired.length) / sentences.length;
    assert.ok(
      share <= budget,
      `${kind}: ${share.toFixed(2)} % of ${sentences.length} sentences, such as\n${retired.slice(0, 20).join('\n')}`,
    );
  }
});

test('a retired turn of phrase is found, and plain English is not', () => {
  assert.ok(isRetired('Who signs twice is jailed.'));
  assert.ok(isRetired('What comes out goes to the recipient.'));
  assert.not.ok(isRetired('A validator that double-signs is jailed.'));
  assert.not.ok(isRetired('The output goes to the recipient.'));
});

test.run();
