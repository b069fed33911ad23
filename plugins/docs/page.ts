/** The whole documentation as one HTML page without anything from elsewhere: search, try-it, three ways to call, errors. */

import { gzipSync } from 'node:zlib';
import type { Examples } from '../../runtime/plugin.js';
import {
  byModule,
  callsOf,
  costText,
  type Document,
  fieldsOf,
  type Method,
  moduleOf,
  type Schema,
  typeText,
} from './document.js';
import { SCRIPT } from './script.js';
import { STYLE } from './style.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const html = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!);
/** Text with names in backticks. */
const prose = (text: string): string => html(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
const json = (value: unknown): string => html(JSON.stringify(value, null, 2));

/** Shown where the page was made without a node; a served page uses its own address. */
const NODE = 'http://127.0.0.1:9933';

function params({ params: list }: Method): string {
  if (list.length === 0) return '<p class="none">No parameters.</p>';
  const rows = list.map(
    ({ name, required, description = '', schema }, i) =>
      `<tr><td class="n">${i + 1}</td><td><code>${html(name)}</code>${required ? '' : ' <i>optional</i>'}</td>` +
      `<td>${typeLink(schema)}</td><td>${prose(description)}</td></tr>`,
  );
  return `<table><thead><tr><th></th><th>parameter</th><th>type</th><th></th></tr></thead>${rows.join('')}</table>`;
}

/** The name of a type, linked to what it is where it is one of the document. */
function typeLink(schema: Schema): string {
  const text = typeText(schema).replaceAll(/\b[A-Z]\w+/g, (name) => `<${name}>`);
  return `<code>${html(text).replaceAll(/&lt;(\w+)&gt;/g, '<a href="#type-$1">$1</a>')}</code>`;
}

function fields(schema: Schema): string {
  const rows = fieldsOf(schema).map(
    ([name, inner]) =>
      `<tr><td><code>${html(name)}</code></td><td>${typeLink(inner)}</td><td>${prose(inner.description ?? '')}</td></tr>`,
  );
  return rows.length === 0
    ? ''
    : `<details><summary>${rows.length} fields</summary><table>${rows.join('')}</table></details>`;
}

function result({ result: { schema } }: Method): string {
  return `<p>Result: ${typeLink(schema)}</p>${fields(schema)}`;
}

function errors({ errors: list }: Method): string {
  const links = list.map(({ code, data }) => `<a href="#e${code}">${code} ${html(data.name)}</a>`);
  return `<p class="errors">Errors: ${links.join(' ')}</p>`;
}

function calls(method: Method, examples: Examples): string {
  const example = examples[method.name];
  const texts = callsOf(method, example, NODE);
  const tabs = Object.entries({ curl: texts.curl, TypeScript: texts.typescript, CLI: texts.cli });
  const buttons = tabs.map(([name], i) => `<button type="button"${i === 0 ? ' class="on"' : ''}>${name}</button>`);
  const panes = tabs.map(([, text], i) => `<pre${i === 0 ? '' : ' hidden'}>${html(text)}</pre>`);
  const answer = example ? `<p>Answer of this very call:</p><pre class="answer">${json(example.result)}</pre>` : '';
  return `<div class="tabs"><div>${buttons.join('')}</div>${panes.join('')}</div>${answer}`;
}

function tryIt(method: Method, examples: Examples): string {
  const given = examples[method.name]?.params ?? [];
  const fields = method.params.map(({ name, required }, i) => {
    const value = given[i] === undefined ? '' : typeof given[i] === 'string' ? given[i] : JSON.stringify(given[i]);
    return `<label>${html(name)}${required ? '' : '?'}<input name="${html(name)}" value="${html(value)}"></label>`;
  });
  return `<form class="try" data-method="${html(method.name)}">${fields.join('')}<button>Call this node</button><pre hidden></pre></form>`;
}

function section(method: Method, examples: Examples): string {
  const { name, summary } = method;
  const words = `${name} ${summary} ${method.errors.map(({ data }) => data.name).join(' ')}`.toLowerCase();
  return (
    `<section id="${html(name)}" data-words="${html(words)}"><h3><a href="#${html(name)}">${html(name)}</a>` +
    `<span class="badge">${html(moduleOf(method))}</span></h3><p>${prose(summary)}</p><p>Cost: ${prose(costText(method))}</p>` +
    `${params(method)}${result(method)}${calls(method, examples)}${tryIt(method, examples)}${errors(method)}</section>`
  );
}

function errorTable({ methods }: Document): string {
  const rows = new Map(methods.flatMap(({ errors: list }) => list.map((one) => [one.code, one] as const)));
  const sorted = [...rows.values()].sort((a, b) => a.code - b.code);
  const cells = sorted.map(
    ({ code, message, data }) =>
      `<tr id="e${code}"><td class="n">${code}</td><td><code>${html(data.name)}</code></td><td>${html(message)}</td></tr>`,
  );
  return `<section id="errors" data-words="errors"><h2>Errors</h2><table>${cells.join('')}</table></section>`;
}

function schemas({ components }: Document): string {
  const parts = Object.entries(components.schemas).map(([name, schema]) => {
    const about = schema.description ?? (schema.properties === undefined ? typeText(schema) : '');
    return `<h3 id="type-${html(name)}">${html(name)}</h3><p>${prose(about)}</p>${fields(schema)}`;
  });
  return `<section id="types" data-words="types"><h2>Types</h2>${parts.join('')}</section>`;
}

/** What the page holds, before it is packed. */
export function contentOf(document: Document, examples: Examples): string {
  const groups = [...byModule(document)];
  const menu = groups.map(
    ([name, methods]) =>
      `<details open><summary>${html(name)}</summary>${methods.map((one) => `<a href="#${html(one.name)}">${html(one.name.replace(/^chain_/, ''))}</a>`).join('')}</details>`,
  );
  const body = groups.map(
    ([name, methods]) => `<h2>${html(name)}</h2>${methods.map((one) => section(one, examples)).join('')}`,
  );
  const { title, version } = document.info;
  return (
    `<nav><h1>${html(title)}</h1><p>${html(version)} · ${document.methods.length} methods</p>` +
    `<input id="search" type="search" placeholder="Search methods and errors" aria-label="Search">${menu.join('')}` +
    `<details open><summary>reference</summary><a href="#types">types</a><a href="#errors">errors</a></details></nav>` +
    `<main>${body.join('')}${schemas(document)}${errorTable(document)}<p id="nothing" hidden>Nothing found.</p></main>`
  );
}

/** The page of a document. Its content is packed, to a tenth of its size; the browser unpacks it. */
export function docsPage(document: Document, examples: Examples): string {
  const packed = gzipSync(contentOf(document, examples), { level: 9 }).toString('base64');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${html(document.info.title)}</title><style>${STYLE}</style></head><body>` +
    `<noscript>This page needs JavaScript. The same as Markdown: trellis docs build.</noscript>` +
    `<script id="packed" type="application/gzip">${packed}</script><script type="module">${SCRIPT}</script></body></html>`
  );
}
