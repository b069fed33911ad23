/** Documents of the package as pages of a distribution: in the order of their index, without those about omitted parts. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SitePage } from '../../plugins/docs/site/site.js';
import { defaults } from '../distribution/default.js';
import { type ChainDistribution, nameOf, pluginEntry } from '../distribution/distribution.js';
import { Problem } from '../terminal/command-error.js';
import { ownNames } from './own-names.js';

/** Documents of the package, beside `dist`. */
const DOCS = fileURLToPath(new URL('../../../docs/', import.meta.url));

/** Guides whose subject has another name than its module or plugin. */
const SUBJECTS: Readonly<Record<string, string>> = {
  attest: 'bridge',
  staking: 'validators',
  upgrades: 'upgrade',
  launch: 'dex',
};

const partsOf = ({ modules, plugins }: ChainDistribution): Set<string> =>
  new Set([...modules.map(nameOf), ...plugins.map((one) => pluginEntry(one).name)]);

/** Whether a guide is about a module or plugin of the default distribution that this one omits. */
function isOmitted(path: string, known: ReadonlySet<string>, own: ReadonlySet<string>): boolean {
  const name = /^guide\/([\w-]+)\.md$/.exec(path)?.[1];
  if (name === undefined) return false;
  const subject = SUBJECTS[name] ?? name;
  return known.has(subject) && !own.has(subject);
}

/**
 * Group of each linked document: the last heading, or line that ends with a colon, above its first link in the lists of
 * the index. Its table of tasks repeats links.
 */
function groupsIn(index: string): Map<string, string> {
  const groups = new Map<string, string>();
  let group = '';
  for (const line of index.split('\n').filter((text) => !text.startsWith('|'))) {
    group = /^## (.+)$/.exec(line)?.[1] ?? /^([A-Z][^:]*):$/.exec(line)?.[1] ?? group;
    for (const [, target] of line.matchAll(/\]\(([\w./-]+\.md)\)/g)) {
      if (!groups.has(target!)) groups.set(target!, group);
    }
  }
  return groups;
}

export interface Documents {
  readonly pages: readonly SitePage[];
  /** Path -> file of the pictures that pages show. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** The documents for a distribution, with its names. */
export function guidePages(chain: ChainDistribution): Documents {
  if (!existsSync(join(DOCS, 'README.md'))) {
    throw new Problem(`the documents are missing: ${DOCS} has no README.md; reinstall the package`);
  }
  const files = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).map((path) => path.split(sep).join('/'));
  const isDefault = chain.name === defaults.name;
  const rename = isDefault ? (text: string) => text : ownNames(chain);
  const index = readFileSync(join(DOCS, 'README.md'), 'utf8');
  const groups = groupsIn(index);
  const order = [...groups.keys()];
  const place = (path: string) => (order.includes(path) ? order.indexOf(path) : order.length);
  const [known, own] = [partsOf(defaults), partsOf(chain)];
  const pages = files
    .filter((path) => path.endsWith('.md') && path !== 'README.md' && !isOmitted(path, known, own))
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
    .map((path) => {
      const markdown = rename(withStart(path, readFileSync(join(DOCS, path), 'utf8')));
      const group = groups.get(path);
      return { path, markdown, ...(group === undefined ? {} : { group }) };
    });
  const pictures = new Map(
    files.filter((path) => /\.(webp|png|svg)$/.test(path)).map((path) => [path, join(DOCS, path)]),
  );
  const first = isDefault ? [homePage(chain, index), startPage()] : [homePage(chain, rename(index))];
  return { pages: [...first, ...pages], pictures };
}

/** Links to the README of the package as links to its page. */
function withStart(path: string, markdown: string): string {
  const up = '../'.repeat(path.split('/').length);
  return markdown.replaceAll(`](${up}README.md`, `](${up.slice(3)}start.md`);
}

/** The README of the package: the tour of a running node. */
const startPage = (): SitePage => ({
  path: 'start.md',
  group: 'Tutorials',
  name: 'Start',
  markdown: readFileSync(join(DOCS, '..', 'README.md'), 'utf8').replaceAll('](docs/', ']('),
});

/** First page: the index of the documents, under the name of the chain. */
function homePage(chain: ChainDistribution, index: string): SitePage {
  const { name, symbol, binary } = chain;
  const first = [
    `# ${name} documentation`,
    '',
    `${name} is a proof-of-stake blockchain with the native token ${symbol}; its program is \`${binary}\`. [Chain facts](chain.md) ·` +
      ' [methods](methods.html) · [modules](chain.md#modules) · [all commands](commands/run-a-node.md)',
    '',
  ];
  if (name !== defaults.name) {
    first.push(
      `The guides were recorded on ${defaults.name} and show the names of ${name} instead. Amounts in raw units count ${defaults.decimals} decimals;` +
        ` ${symbol} has ${chain.decimals}.`,
      '',
    );
  }
  return { path: 'README.md', markdown: first.join('\n') + withStart('README.md', index).replace(/^# .*\n/, '') };
}
