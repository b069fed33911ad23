/**
 * Output of commands: aligned for people on a terminal, JSON for programs. Text from nodes and files is escaped here.
 */

import { randomUUID } from 'node:crypto';
import { standardSink, visible, visibleJson } from '../runtime/common.js';
import { Problem } from './command-error.js';

export const FORMS: readonly string[] = ['table', 'json', 'yaml'];

/** Text that YAML reads as itself; all other text is written in double quotes, with the escapes of JSON. */
const PLAIN = /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z_/](?:[\w ./@+-]*[\w/])?$/i;

const yamlText = (text: string): string => (PLAIN.test(text) ? text : JSON.stringify(text));

/** Lines of a value in block style; empty collections and scalars are one line. */
function yamlLines(value: unknown): readonly string[] {
  if (typeof value === 'string') return [yamlText(value)];
  if (typeof value !== 'object' || value === null) return [String(value)];
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return [isList ? '[]' : '{}'];
  return entries.flatMap(([key, inner]) => {
    const lines = yamlLines(inner);
    if (isList) return lines.map((line, i) => `${i === 0 ? '- ' : '  '}${line}`);
    const isBlock = typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0;
    return isBlock ? [`${yamlText(key)}:`, ...lines.map((line) => `  ${line}`)] : [`${yamlText(key)}: ${lines[0]}`];
  });
}

/** Columns of a table: heading and alignment. */
export interface Column {
  readonly title: string;
  readonly right?: boolean;
}

export interface Output {
  /** Whether a program reads the output: JSON or YAML. */
  readonly json: boolean;
  /** Writes one line of the result. */
  line(text?: string): void;
  /** Writes one line to standard error, beside the result. */
  note(text: string): void;
  /** The same for warnings; each is written once. */
  warn(text: string): void;
  /** Writes the result: as JSON, or through `show`. */
  result(value: unknown, show: () => void): void;
  /** Writes names with their values, aligned. */
  record(rows: readonly (readonly [name: string, value: string])[]): void;
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void;
  bold(text: string): string;
  dim(text: string): string;
}

/** Colors are for terminals whose user did not set NO_COLOR. */
function colored(): boolean {
  const { NO_COLOR, TERM } = process.env;
  return process.stdout.isTTY === true && (NO_COLOR === undefined || NO_COLOR === '') && TERM !== 'dumb';
}

/** Encloses this program's colors in a text; text from outside cannot guess it. */
const MARK = randomUUID();
const COLOR = new RegExp(`\\u001b${MARK}(\\[\\d+m)`);

/** One line for a terminal: everything is escaped except this program's colors, which are at odd indexes. */
const escaped = (text: string): string =>
  text
    .split(COLOR)
    .map((part, i) => (i % 2 === 0 ? visible(part) : `\u001b${part}`))
    .join('');

/** Destinations of a command's results and of all other output. */
export interface Streams {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/** For a command that ends by itself: all of its output reaches its reader, however slow. */
export const STREAMS: Streams = {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
};

/** For a command that keeps running, like a node: it continues without a reader. */
export const SINKS: Streams = {
  out: (line) => standardSink(1).write(line),
  err: (line) => standardSink(2).write(line),
};

/** The output of one command, in the form of `--output`. */
export function createOutput(form = 'table', streams = STREAMS): Output {
  if (!FORMS.includes(form)) throw new Problem(`--output must be one of ${FORMS.join(', ')}, not ${form}`);
  const colors = colored();
  const paint = (code: number) => (text: string) => (colors ? `\u001b${MARK}[${code}m${text}\u001b${MARK}[0m` : text);
  const bold = paint(1);
  const dim = paint(2);
  const line = (text = ''): void => streams.out(escaped(text));
  const json = form !== 'table';
  const note = (text: string): void => streams.err(escaped(text));
  const warned = new Set<string>();
  return {
    json,
    line,
    note,
    warn(text) {
      if (!warned.has(text)) note(`warning: ${text}`);
      warned.add(text);
    },
    result(value, show) {
      if (form === 'table') show();
      else {
        const text = JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}` : (one as unknown)), 2);
        streams.out(visibleJson(form === 'json' ? text : yamlLines(JSON.parse(text)).join('\n')));
      }
    },
    record(rows) {
      const width = Math.max(...rows.map(([name]) => name.length));
      for (const [name, value] of rows) line(`${dim(name.padEnd(width))}  ${value}`);
    },
    table(columns, rows) {
      const widths = columns.map(({ title }, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
      const cells = (row: readonly string[]) =>
        row
          .map((cell, i) => (columns[i]!.right ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
          .join('  ')
          .trimEnd();
      if (columns.some(({ title }) => title !== '')) line(dim(cells(columns.map(({ title }) => title))));
      for (const row of rows) line(cells(row));
    },
    bold,
    dim,
  };
}
