/** Markdown of the documents as HTML. Raw HTML stays text, and only targets that the site resolves become links. */

import { Marked, type Token, type Tokens, type TokensList } from 'marked';
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

/** A text without its markup. */
function plain(tokens: readonly Token[]): string {
  return tokens.map((token) => ('tokens' in token && token.tokens ? plain(token.tokens) : textOf(token))).join('');
}

function textOf(token: Token): string {
  if (token.type === 'br') return ' ';
  return 'text' in token ? String(token.text) : '';
}

/** Fragments of the headings of a page: a repeated heading gets a number. */
function fragments(): (title: string) => string {
  const seen = new Map<string, number>();
  return (title) => {
    const base = anchorOf(title);
    const times = seen.get(base) ?? 0;
    seen.set(base, times + 1);
    return times === 0 ? base : `${base}-${times}`;
  };
}

/** The parts of a page for the search. Recorded JSON is left out: it is long, and methods have pages of their own. */
function partsOf(tokens: readonly Token[]): Part[] {
  const fragment = fragments();
  const parts: { anchor: string; title: string; text: string }[] = [{ anchor: '', title: '', text: '' }];
  const say = (text: string): void => {
    parts.at(-1)!.text += `${text}\n`;
  };
  const walk = (token: Token): void => {
    if (token.type === 'heading') {
      const title = plain((token as Tokens.Heading).tokens);
      parts.push({ anchor: fragment(title), title, text: '' });
    } else if (token.type === 'code') {
      const { lang, text } = token as Tokens.Code;
      if (lang !== 'json') say(text);
    } else if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      for (const cell of [...header, ...rows.flat()]) say(plain(cell.tokens));
    } else if (token.type === 'list') {
      for (const item of (token as Tokens.List).items) item.tokens.forEach(walk);
    } else if (token.type === 'blockquote') (token as Tokens.Blockquote).tokens.forEach(walk);
    else if (token.type === 'paragraph' || token.type === 'text')
      say(plain((token as Tokens.Paragraph).tokens ?? [token]));
  };
  tokens.forEach(walk);
  return parts.filter(({ title, text }) => title !== '' || text !== '');
}

/** Writes the elements whose form is our own; the rest is the library's. */
function rendererOf(resolve: Resolve): Marked {
  const fragment = fragments();
  return new Marked({
    gfm: true,
    renderer: {
      html({ text }) {
        // Comments of authors are for authors.
        return /^\s*<!--[\s\S]*-->\s*$/.test(text) ? '' : html(text);
      },
      link({ href, tokens }) {
        const target = resolve(href);
        const shown = this.parser.parseInline(tokens);
        return target === undefined ? shown : `<a href="${html(target)}">${shown}</a>`;
      },
      image({ href, text }) {
        const target = resolve(href);
        return target === undefined ? html(text) : `<img src="${html(target)}" alt="${html(text)}" loading="lazy">`;
      },
      heading({ depth, tokens }) {
        const anchor = html(fragment(plain(tokens)));
        const link = depth === 1 ? '' : ` <a class="here" href="#${anchor}" aria-label="Link to this section">#</a>`;
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}${link}</h${depth}>\n`;
      },
      code({ text, lang }) {
        const lines = text.split('\n').map((line) => {
          const isCommand = lang === 'console' && line.startsWith('$ ');
          return isCommand ? `<b>${html(line)}</b>` : html(line);
        });
        return `<pre tabindex="0"><code>${lines.join('\n')}</code></pre>\n`;
      },
      table({ header, rows }) {
        const row = (cells: readonly Tokens.TableCell[], tag: string): string =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        const body = rows.map((cells) => row(cells, 'td')).join('');
        return `<div class="wide" tabindex="0"><table><thead>${row(header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
}

/** The HTML of a page. `title` is its first heading. */
export function renderMarkdown(markdown: string, resolve: Resolve): Rendered {
  const marked = rendererOf(resolve);
  const tokens: TokensList = marked.lexer(markdown);
  const parts = partsOf(tokens);
  return { title: parts.find(({ title }) => title !== '')?.title ?? '', body: marked.parser(tokens), parts };
}
