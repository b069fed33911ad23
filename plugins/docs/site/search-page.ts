/** The search of the static site: one page with the index inside, so that it also works from a folder. */

import { gzipSync } from 'node:zlib';
import type { Part } from './markdown-html.js';

/** A page of the site, as the search knows it. */
export interface Searchable {
  readonly path: string;
  readonly title: string;
  readonly parts: readonly Part[];
}

/** Runs in the browser: reads the question from the address and lists the best fifty parts. Texts never become markup. */
export const SEARCH_SCRIPT = `
const packed = Uint8Array.from(atob(document.getElementById('index').textContent), (character) => character.charCodeAt(0));
const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
const parts = JSON.parse(await new Response(unpacked).text())
  .flatMap(([path, title, parts]) => parts.map(([anchor, heading, text]) => ({ path, title, anchor, heading, text, low: text.toLowerCase(), head: (heading + ' ' + title).toLowerCase() })));
const box = document.getElementById('q'), list = document.getElementById('results'), state = document.getElementById('found');
/** Points of a part for these words; 0 unless it has all of them. A word in a heading counts most, a whole word more than a part. */
const points = (part, words) => {
  let sum = 0;
  for (const { word, whole } of words) {
    const inHead = part.head.includes(word), inText = part.low.includes(word);
    if (!inHead && !inText) return 0;
    sum += (inHead ? 20 : 0) + (whole.test(part.heading) ? 20 : 0) + (inText ? 1 : 0) + (whole.test(part.text) ? 4 : 0);
  }
  return sum + (/^(decisions|reference|walks)/.test(part.path) ? 0 : 16);
};
const excerpt = (part, word) => {
  const at = Math.max(0, part.low.indexOf(word) - 70);
  return (at > 0 ? '…' : '') + part.text.slice(at, at + 220).replace(/\\s+/g, ' ') + (part.text.length > at + 220 ? '…' : '');
};
const element = (name, text, more = {}) => Object.assign(document.createElement(name), { textContent: text }, more);
const find = () => {
  const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean).slice(0, 12)
    .map((word) => ({ word, whole: new RegExp('\\\\b' + word.replace(/[^\\w]/g, '\\\\$&') + '\\\\b', 'i') }));
  const found = words.length === 0 ? [] : parts.map((part) => ({ part, score: points(part, words) })).filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  state.textContent = words.length === 0 ? '' : found.length === 0 ? 'Nothing found. Use fewer or shorter words.' : found.length + (found.length === 1 ? ' place' : ' places');
  list.replaceChildren(...found.slice(0, 50).map(({ part }) => {
    const item = document.createElement('li');
    const name = part.heading && part.heading !== part.title ? part.title + ': ' + part.heading : part.title;
    item.append(element('a', name, { href: part.path + (part.anchor ? '#' + part.anchor : '') }), element('p', excerpt(part, words[0].word)));
    return item;
  }));
};
box.value = new URLSearchParams(location.search).get('q') ?? '';
box.addEventListener('input', find);
find();
box.focus();
`.trim();

/** Body of the page, before its script. */
export function searchBody(pages: readonly Searchable[]): string {
  const index = pages.map(({ path, title, parts }) => [
    path,
    title,
    parts.map(({ anchor, title: heading, text }) => [anchor, heading, text]),
  ]);
  const packed = gzipSync(JSON.stringify(index), { level: 9 }).toString('base64');
  return (
    '<h1>Search</h1><form role="search"><input id="q" name="q" type="search" aria-label="Search the documentation" autocomplete="off"></form>' +
    '<p id="found" class="dim" role="status"></p><ol id="results"></ol>' +
    '<noscript>The search needs JavaScript. All other pages work without it.</noscript>' +
    `<script id="index" type="application/gzip">${packed}</script>`
  );
}
