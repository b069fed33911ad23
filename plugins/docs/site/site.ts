/** Markdown pages as a static site: HTML pages with one menu and a search, readable from a folder or any static host. */

import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { html } from '../html.js';
import { type Rendered, renderMarkdown } from './markdown-html.js';
import { SEARCH_SCRIPT, type Searchable, searchBody } from './search-page.js';
import { SITE_STYLE } from './site-style.js';

export interface SitePage {
  /** Place of its Markdown: `guide/dex.md`. */
  readonly path: string;
  readonly markdown: string;
  /** Heading of its group in the menu; undefined for a page that only links lead to. */
  readonly group?: string;
  /** Name in the menu; default its title. */
  readonly name?: string;
}

export interface Site {
  /** Shown at the top of every page: name and version of the chain. */
  readonly title: string;
  readonly version: string;
  readonly pages: readonly SitePage[];
  /** Pages that are HTML already: path -> name in the menu. */
  readonly others: readonly (readonly [path: string, name: string])[];
  /** Paths of further files of the site, such as images. */
  readonly files: ReadonlySet<string>;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Policy of the pages: no script but that of the search, nothing from other hosts. */
const policyOf = (script?: string): string =>
  [
    "default-src 'none'",
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`, "require-trusted-types-for 'script'"]),
    `style-src ${hashOf(SITE_STYLE)}`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');

/** Place of the HTML of a Markdown page. */
export const htmlPath = (path: string): string =>
  path.replace(/(^|\/)README\.md$/, '$1index.md').replace(/\.md$/, '.html');

/** Resolves the links of a page; undefined for a target that is not part of the site. */
function resolver(from: string, pages: ReadonlySet<string>, files: ReadonlySet<string>) {
  const relative = (to: string) => posix.relative(posix.dirname(from), to);
  return (target: string): string | undefined => {
    if (target.startsWith('#') || /^https?:\/\//.test(target)) return target;
    if (/^[a-z]+:/i.test(target)) return undefined;
    const [path = '', anchor] = target.split('#', 2);
    const place = posix.join(posix.dirname(from), path);
    const fragment = anchor === undefined ? '' : `#${anchor}`;
    const page = [place, posix.join(place, 'README.md')].find((one) => pages.has(one));
    if (page !== undefined) return `${relative(htmlPath(page))}${fragment}`;
    return files.has(place) ? `${relative(place)}${fragment}` : undefined;
  };
}

interface Entry {
  readonly path: string;
  readonly name: string;
  readonly group: string;
}

/** The menu, with the group of the current page open. */
function menuOf(entries: readonly Entry[], current: string, group: string | undefined): string {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  const link = ({ path, name }: Entry) => {
    const here = path === current ? ' aria-current="page"' : '';
    return `<a href="${html(posix.relative(posix.dirname(current), path))}"${here}>${html(name)}</a>`;
  };
  return [...groups]
    .map(
      ([name, list]) =>
        `<details${name === group ? ' open' : ''}><summary>${html(name)}</summary>${list.map(link).join('')}</details>`,
    )
    .join('');
}

/** Path -> text of all pages of the site. */
export function sitePages(site: Site): Map<string, string> {
  const { title, version, pages, others } = site;
  const known = new Set(pages.map(({ path }) => path));
  const files = new Set([...site.files, ...others.map(([path]) => path)]);
  const rendered = new Map<SitePage, Rendered>(
    pages.map((page) => [page, renderMarkdown(page.markdown, resolver(page.path, known, files))]),
  );
  const nameOf = (page: SitePage) => page.name ?? rendered.get(page)!.title;
  const entries: Entry[] = [
    ...pages.flatMap((page) =>
      page.group === undefined ? [] : [{ path: htmlPath(page.path), name: nameOf(page), group: page.group }],
    ),
    ...others.map(([path, name]) => ({ path, name, group: 'Reference' })),
  ];
  const frame = (path: string, heading: string, body: string, group?: string, script?: string): string => {
    const to = (place: string) => html(posix.relative(posix.dirname(path), place));
    const search =
      script === undefined
        ? `<form action="${to('search.html')}" role="search"><input name="q" type="search" placeholder="Search" aria-label="Search the documentation"></form>`
        : '';
    return (
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
      `<meta http-equiv="Content-Security-Policy" content="${policyOf(script)}"><meta name="referrer" content="no-referrer">` +
      `<title>${html(heading)} · ${html(title)}</title><style>${SITE_STYLE}</style></head><body>` +
      `<header><a class="brand" href="${to('index.html')}">${html(title)}</a> <small>${html(version)}</small>` +
      `<a class="to-menu" href="#menu">Menu</a>${search}</header><main>${body}</main>` +
      `<nav id="menu" aria-label="Documentation">${menuOf(entries, path, group)}</nav>` +
      `${script === undefined ? '' : `<script type="module">${script}</script>`}</body></html>`
    );
  };
  const out = new Map<string, string>();
  for (const [page, { title: heading, body }] of rendered) {
    const path = htmlPath(page.path);
    out.set(path, frame(path, heading, body, page.group));
  }
  const searchable: Searchable[] = [...rendered].map(([page, { title: heading, parts }]) => ({
    path: htmlPath(page.path),
    title: heading,
    parts,
  }));
  out.set('search.html', frame('search.html', 'Search', searchBody(searchable), undefined, SEARCH_SCRIPT));
  return out;
}
