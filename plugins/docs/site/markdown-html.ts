/** Markdown of the documents as HTML: headings, paragraphs, lists, tables, code, quotes and links. Raw HTML stays text. */

import { html } from '../html.js';

/** A part of a page below one heading. */
export interface Part {
  /** Fragment of the heading; empty before the first one. */
  readonly anchor: string;
  readonly title: string;
  /** Text without markup, for the search. */
  readonly text: string;
}

export interface Rendered {
  readonly title: string;
  readonly body: string;
  readonly parts: readonly Part[];
}

/** The address that a link of the page leads to; undefined shows the text without a link. */
export type Resolve = (target: string) => string | undefined;

/** Fragment of a heading, as code hosts form it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} _-]/gu, '')
    .replaceAll(' ', '-');

const INLINE =
  /(`+)(.+?)\1(?!`)|(!?)\[((?:[^[\]`]|`[^`]*`)*)\]\(([^()\s]+(?:\([^()\s]*\))?)\)|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|<(https?:\/\/[^\s<>]+)>|\\([\\`*_|[\]()#<>-])/g;

/** Emphasis, code and links of a text. */
function inline(text: string, resolve: Resolve): string {
  let last = 0;
  let out = '';
  for (const found of text.matchAll(INLINE)) {
    out += html(text.slice(last, found.index));
    last = found.index + found[0].length;
    out += marked(found, resolve);
  }
  return out + html(text.slice(last));
}

function marked(found: RegExpExecArray, resolve: Resolve): string {
  const [, ticks, code, picture, label = '', target, strong, em, address, escaped] = found;
  if (ticks !== undefined) return `<code>${html(code!.trim())}</code>`;
  if (target !== undefined) {
    const href = resolve(target);
    if (picture)
      return href === undefined ? html(label) : `<img src="${html(href)}" alt="${html(label)}" loading="lazy">`;
    const shown = inline(label, resolve);
    return href === undefined ? shown : `<a href="${html(href)}">${shown}</a>`;
  }
  if (strong !== undefined) return `<strong>${inline(strong, resolve)}</strong>`;
  if (em !== undefined) return `<em>${inline(em, resolve)}</em>`;
  if (address !== undefined) return `<a href="${html(address)}">${html(address)}</a>`;
  return html(escaped!);
}

/** A text without its markup. */
const plain = (text: string): string =>
  text.replaceAll(INLINE, (all: string, _t, code, _p, label, target, strong, em, address, escaped) =>
    code !== undefined ? code : target !== undefined ? plain(label) : (strong ?? em ?? address ?? escaped ?? all),
  );

const FENCE = /^ {0,3}(`{3,})\s*([\w-]*)/;
const HEADING = /^(#{1,6}) +(.+?)\s*#*$/;
const ITEM = /^( {0,3})([-*]|\d{1,9}[.)])( +)(?=\S)/;
const RULE = /^ {0,3}(?:-{3,}|\*{3,})\s*$/;
const QUOTE = /^ {0,3}> ?/;
const DIVIDER = /^\|?[\s:|-]*-[\s:|-]*\|?$/;

const startsTable = (lines: readonly string[], i: number): boolean =>
  lines[i]!.startsWith('|') && DIVIDER.test(lines[i + 1] ?? '');

const startsBlock = (lines: readonly string[], i: number): boolean =>
  FENCE.test(lines[i]!) ||
  HEADING.test(lines[i]!) ||
  ITEM.test(lines[i]!) ||
  QUOTE.test(lines[i]!) ||
  RULE.test(lines[i]!) ||
  startsTable(lines, i);

/** Blocks of one page. */
class Writer {
  readonly #resolve: Resolve;
  readonly #seen = new Map<string, number>();
  readonly parts: { anchor: string; title: string; text: string }[] = [{ anchor: '', title: '', text: '' }];

  constructor(resolve: Resolve) {
    this.#resolve = resolve;
  }

  /** HTML of these lines. `tight` paragraphs have no element. */
  blocks(lines: readonly string[], tight = false): string {
    const out: string[] = [];
    for (let i = 0; i < lines.length; ) {
      const [text, next] = this.#block(lines, i, tight);
      if (text !== '') out.push(text);
      i = next;
    }
    return out.join('\n');
  }

  #block(lines: readonly string[], i: number, tight: boolean): readonly [html: string, next: number] {
    const line = lines[i]!;
    if (line.trim() === '') return ['', i + 1];
    const fence = FENCE.exec(line);
    if (fence) return this.#code(lines, i, fence[1]!, fence[2]!);
    const heading = HEADING.exec(line);
    if (heading) return [this.#heading(heading[1]!.length, heading[2]!), i + 1];
    if (/^<!--/.test(line)) {
      const end = lines.findIndex((one, k) => k >= i && one.includes('-->'));
      return ['', (end < 0 ? lines.length : end) + 1];
    }
    if (RULE.test(line)) return ['<hr>', i + 1];
    if (startsTable(lines, i)) return this.#table(lines, i);
    if (QUOTE.test(line)) {
      const end = endOf(lines, i, (one) => QUOTE.test(one));
      return [`<blockquote>${this.blocks(lines.slice(i, end).map((one) => one.replace(QUOTE, '')))}</blockquote>`, end];
    }
    if (ITEM.test(line)) return this.#list(lines, i);
    let end = i + 1;
    while (end < lines.length && lines[end]!.trim() !== '' && !startsBlock(lines, end)) end++;
    const text = lines
      .slice(i, end)
      .map((one) => one.trim())
      .join(' ');
    this.#say(plain(text));
    const shown = inline(text, this.#resolve);
    return [tight ? shown : `<p>${shown}</p>`, end];
  }

  #heading(level: number, text: string): string {
    const title = plain(text);
    const base = anchorOf(title);
    const times = this.#seen.get(base) ?? 0;
    this.#seen.set(base, times + 1);
    const anchor = times === 0 ? base : `${base}-${times}`;
    this.parts.push({ anchor, title, text: '' });
    const link = level === 1 ? '' : ` <a class="here" href="#${html(anchor)}" aria-label="Link to this section">#</a>`;
    return `<h${level} id="${html(anchor)}">${inline(text, this.#resolve)}${link}</h${level}>`;
  }

  #code(lines: readonly string[], i: number, fence: string, language: string): readonly [string, number] {
    const closing = new RegExp(`^ {0,3}${fence}`);
    const rest = lines.findIndex((one, k) => k > i && closing.test(one));
    const end = rest < 0 ? lines.length : rest;
    const content = lines.slice(i + 1, end);
    if (language !== 'json') this.#say(content.join('\n'));
    const shown = content.map((one) => {
      const command = language === 'console' && one.startsWith('$ ');
      return command ? `<b>${html(one)}</b>` : html(one);
    });
    return [`<pre tabindex="0"><code>${shown.join('\n')}</code></pre>`, end + 1];
  }

  #table(lines: readonly string[], i: number): readonly [string, number] {
    const end = endOf(lines, i, (one) => one.startsWith('|'));
    const cells = (line: string, tag: string) => {
      const texts = line
        .trim()
        .replace(/^\||\|$/g, '')
        .split(/(?<!\\)\|/);
      return `<tr>${texts.map((one) => `<${tag}>${this.#cell(one)}</${tag}>`).join('')}</tr>`;
    };
    const body = lines.slice(i + 2, end).map((one) => cells(one, 'td'));
    return [
      `<div class="wide" tabindex="0"><table><thead>${cells(lines[i]!, 'th')}</thead><tbody>${body.join('')}</tbody></table></div>`,
      end,
    ];
  }

  #cell(text: string): string {
    // A bar inside code is escaped too, and the backslash is not part of it.
    const content = text.trim().replaceAll('\\|', '|');
    this.#say(plain(content));
    return inline(content, this.#resolve);
  }

  #list(lines: readonly string[], i: number): readonly [string, number] {
    const ordered = /\d/.test(ITEM.exec(lines[i]!)![2]!);
    const items: string[] = [];
    let next = i;
    while (next < lines.length) {
      const item = ITEM.exec(lines[next]!);
      if (!item || /\d/.test(item[2]!) !== ordered) break;
      const indent = item[0].length;
      const end = endOfItem(lines, next, indent);
      const content = [lines[next]!.slice(indent), ...lines.slice(next + 1, end).map((one) => dedent(one, indent))];
      const loose = content.some((one, k) => one === '' && k < content.length - 1);
      items.push(`<li>${this.blocks(content, !loose)}</li>`);
      next = end;
      while (next < lines.length && lines[next] === '' && ITEM.test(lines[next + 1] ?? '')) next++;
    }
    const start = ordered ? Number.parseInt(lines[i]!.trim(), 10) : 1;
    const from = start === 1 ? '' : ` start="${start}"`;
    return [ordered ? `<ol${from}>${items.join('')}</ol>` : `<ul>${items.join('')}</ul>`, next];
  }

  #say(text: string): void {
    this.parts[this.parts.length - 1]!.text += `${text}\n`;
  }
}

function endOf(lines: readonly string[], i: number, belongs: (line: string) => boolean): number {
  let end = i + 1;
  while (end < lines.length && belongs(lines[end]!)) end++;
  return end;
}

const dedent = (line: string, by: number): string => line.replace(new RegExp(`^ {0,${by}}`), '');

/** The first line after an item: less indented, except for lines that continue its paragraph. */
function endOfItem(lines: readonly string[], i: number, indent: number): number {
  let end = i + 1;
  for (; end < lines.length; end++) {
    const line = lines[end]!;
    if (line.trim() === '') {
      if (!(lines[end + 1] ?? '').startsWith(' '.repeat(indent))) return end;
    } else if (!line.startsWith(' '.repeat(indent)) && (lines[end - 1] === '' || startsBlock(lines, end))) return end;
  }
  return end;
}

/** The HTML of a page. `title` is its first heading. */
export function renderMarkdown(markdown: string, resolve: Resolve): Rendered {
  const writer = new Writer(resolve);
  const body = writer.blocks(markdown.replaceAll('\r\n', '\n').split('\n'));
  const parts = writer.parts.filter(({ title, text }) => title !== '' || text !== '');
  return { title: parts.find(({ title }) => title !== '')?.title ?? '', body, parts };
}
