/**
 * The documentation as one self-contained HTML page: introduction, search, three ways to call, types and errors; with
 * forms if a node serves it.
 */

import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { byModule, callsOf, costText, type Document, exampleOf, fieldsOf, moduleOf } from './document.js';
import { formOf } from './forms.js';
import { html, json, prose } from './html.js';
import { introduction } from './introduction.js';
import { type Method, type Schema, type Schemas, typeText } from './schema.js';
import { SCRIPT } from './script.js';
import { STYLE } from './style.js';

/** Address shown if the page was built without a node; a served page uses its own address. */
const NODE = 'http://127.0.0.1:9933';

/** Context in which the page is displayed. */
export interface PageContext {
  /** False for a file or a server that is not a node: no calls are possible there. */
  readonly served: boolean;
  /** True if the node also serves the site with the guides. */
  readonly site?: boolean;
}
const AT_A_NODE: PageContext = { served: true };

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows only this script and these styles, and requests to the node that serves the page. */
export const POLICY = [
  "default-src 'none'",
  `script-src ${hashOf(SCRIPT)}`,
  `style-src ${hashOf(STYLE)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Description of a field, or else of its type. */
function aboutOf(schema: Schema, schemas: Schemas): string {
  if (schema.description !== undefined) return schema.description;
  const name = schema.$ref?.slice(schema.$ref.lastIndexOf('/') + 1);
  return (name !== undefined && Object.hasOwn(schemas, name) && schemas[name]!.description) || '';
}

function params({ params: list }: Method, schemas: Schemas): string {
  if (list.length === 0) return '<p class="none">No parameters.</p>';
  const rows = list.map(
    ({ name, required, description, schema }, i) =>
      `<tr><td class="n">${i + 1}</td><td><code>${html(name)}</code>${required ? '' : ' <i>optional</i>'}</td>` +
      `<td>${typeLink(schema)}</td><td>${prose(description ?? aboutOf(schema, schemas))}</td></tr>`,
  );
  return `<table data-find><thead><tr><th></th><th>Parameter</th><th>Type</th><th>Description</th></tr></thead>${rows.join('')}</table>`;
}

/** Name of a type, linked to its definition if the document has one. */
function typeLink(schema: Schema): string {
  const names: string[] = [];
  // A placeholder that occurs in no schema marks each name until the rest is escaped.
  const text = typeText(schema, (name) => `\0${names.push(name) - 1}\0`);
  const links = (found: string, index: string) => {
    const name = html(names[Number(index)] ?? found);
    return `<a href="#type-${name}">${name}</a>`;
  };
  return `<code>${html(text).replaceAll(/\0(\d+)\0/g, links)}</code>`;
}

function fields(schema: Schema, schemas: Schemas): string {
  const rows = fieldsOf(schema).map(
    ([name, inner]) =>
      `<tr><td><code>${html(name)}</code></td><td>${typeLink(inner)}</td><td>${prose(aboutOf(inner, schemas))}</td></tr>`,
  );
  if (rows.length === 0) return '';
  const summary = rows.length === 1 ? '1 field' : `${rows.length} fields`;
  return `<details class="fields" data-find><summary>${summary}</summary><table>${rows.join('')}</table></details>`;
}

function result({ result: { schema } }: Method, schemas: Schemas): string {
  return `<p data-find>Result: ${typeLink(schema)}</p>${fields(schema, schemas)}`;
}

function errors({ errors: list }: Method): string {
  const links = list.map(
    ({ code, data, message }) =>
      `<a href="#e${code}" title="${html(message)}">${code} ${html(data?.name ?? message)}</a>`,
  );
  return links.length === 0 ? '' : `<p class="errors" data-find>Errors: ${links.join(' ')}</p>`;
}

function calls(method: Method, command: string | undefined): string {
  const example = exampleOf(method);
  const texts = callsOf(method, example, NODE, command);
  const tabs = Object.entries({ curl: texts.curl, TypeScript: texts.typescript, CLI: texts.cli });
  const buttons = tabs.map(
    ([name], i) =>
      `<button type="button" role="tab" aria-selected="${i === 0}"${i === 0 ? ' class="on"' : ''}>${name}</button>`,
  );
  const panes = tabs.map(([, text], i) => `<pre${i === 0 ? '' : ' hidden'}>${html(text)}</pre>`);
  const answer = example
    ? `<details class="recorded"><summary>Recorded response</summary><pre class="answer">${json(example.result)}</pre></details>`
    : '';
  return `<div class="tabs"><div role="tablist">${buttons.join('')}</div>${panes.join('')}</div>${answer}`;
}

function section(method: Method, { info, components: { schemas } }: Document, { served }: PageContext): string {
  const { name, summary } = method;
  const form = served ? formOf(method, exampleOf(method)?.params ?? [], schemas) : '';
  return (
    `<section id="${html(name)}" data-unit><h3><a href="#${html(name)}">${html(name)}</a>` +
    `<span class="badge" data-find>${html(moduleOf(method))}</span></h3><p data-find>${prose(summary)}</p>` +
    `${params(method, schemas)}${result(method, schemas)}${errors(method)}<p class="cost">Cost: ${prose(costText(method))}</p>` +
    `${calls(method, info['x-command'])}${form}</section>`
  );
}

/** Table of all errors that methods list, once each, by code. */
function errorTable({ methods }: Document): string {
  const rows = new Map(methods.flatMap(({ errors: list }) => list.map((one) => [one.code, one] as const)));
  const sorted = [...rows.values()].sort((a, b) => a.code - b.code);
  const cells = sorted.map(
    ({ code, message, data }) =>
      `<tr id="e${code}" data-unit><td class="n" data-find>${code}</td><td data-find><code>${html(data?.name ?? '')}</code></td>` +
      `<td data-find>${html(message)}</td></tr>`,
  );
  return `<div id="errors" data-part><h2>Errors</h2><table>${cells.join('')}</table></div>`;
}

function types({ components: { schemas } }: Document): string {
  const parts = Object.entries(schemas).map(([name, schema]) => {
    const about = schema.description ?? (schema.properties === undefined ? typeText(schema) : '');
    return (
      `<section id="type-${html(name)}" data-unit><h3 data-find>${html(name)}</h3><p data-find>${prose(about)}</p>` +
      `${fields(schema, schemas)}</section>`
    );
  });
  return `<div id="types" data-part><h2>Types</h2>${parts.join('')}</div>`;
}

const menu = (title: string, links: readonly (readonly [id: string, text: string])[]): string => {
  const list = links.map(([id, text]) => `<a href="#${html(id)}">${html(text)}</a>`);
  return `<details open><summary>${html(title)}</summary>${list.join('')}</details>`;
};

/** Content of the page before compression. */
export function contentOf(document: Document, place: PageContext = AT_A_NODE): string {
  const groups = [...byModule(document)];
  const first = introduction(document, NODE, place);
  const menus = [
    menu(
      'introduction',
      first.map(({ id, title }) => [id, title]),
    ),
    ...groups.map(([name, methods]) =>
      menu(
        name,
        methods.map((one) => [one.name, one.name.replace(/^chain_/, '')]),
      ),
    ),
    menu('reference', [
      ['types', 'types'],
      ['errors', 'errors'],
    ]),
  ];
  const body = groups.map(
    ([name, methods]) =>
      `<div data-part><h2>${html(name)}</h2>${methods.map((one) => section(one, document, place)).join('')}</div>`,
  );
  const { title, version } = document.info;
  return (
    `<nav><h1>${html(title)}</h1><p>${html(version)} · ${document.methods.length} methods</p>` +
    (place.site ? '<p><a href="docs/index.html">Guides, modules and commands</a></p>' : '') +
    '<input id="search" type="search" placeholder="Search ( / )" aria-label="Search">' +
    `<p id="found" role="status"></p>${menus.join('')}</nav>` +
    `<main><div data-part><h2>Introduction</h2>${first.map(({ body: one }) => one).join('')}</div>${body.join('')}` +
    `${types(document)}${errorTable(document)}<p id="nothing" hidden>Nothing found.</p></main>`
  );
}

/**
 * The page of a document. A node compresses it for the wire; the content of a file is compressed to a tenth of its size,
 * and the browser decompresses it.
 */
export function docsPage(document: Document, place: PageContext = AT_A_NODE): string {
  const content = contentOf(document, place);
  const body = place.served
    ? content
    : '<noscript>This page needs JavaScript. `docs build` writes the same content as Markdown.</noscript>' +
      `<script id="packed" type="application/gzip">${gzipSync(content, { level: 9 }).toString('base64')}</script>`;
  return (
    `<!doctype html><html lang="en"${place.served ? ' data-served' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
    `<title>${html(document.info.title)}</title><style>${STYLE}</style></head><body>` +
    `${body}<script type="module">${SCRIPT}</script></body></html>`
  );
}
