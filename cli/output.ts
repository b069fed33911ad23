/** What commands print: aligned for people on a terminal, JSON for programs. */

import { createRequire } from 'node:module';
import { Problem } from './problem.js';

/** What results can be written as. */
export const FORMS: readonly string[] = ['table', 'json', 'yaml'];

/** Loaded where it is wanted: most commands write no YAML. */
const asYaml = (json: string): string => {
  const { stringify } = createRequire(import.meta.url)('yaml') as typeof import('yaml');
  return stringify(JSON.parse(json)).trimEnd();
};

/** Columns of a table: heading and alignment. */
export interface Column {
  readonly title: string;
  readonly right?: boolean;
}

export interface Output {
  /** Whether a program reads it: JSON or YAML. */
  readonly json: boolean;
  /** Writes a line of the result. */
  line(text?: string): void;
  /** Writes a line beside the result, on standard error. */
  note(text: string): void;
  /** The same for what the user should think about; each thing once. */
  warn(text: string): void;
  /** Writes the result: as JSON, or by what `show` prints. */
  result(value: unknown, show: () => void): void;
  /** Writes names with their values, aligned. */
  record(rows: readonly (readonly [name: string, value: string])[]): void;
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void;
  bold(text: string): string;
  dim(text: string): string;
}

/** Colours are for terminals whose user did not say NO_COLOR. */
function coloured(): boolean {
  const { NO_COLOR, TERM } = process.env;
  return process.stdout.isTTY === true && (NO_COLOR === undefined || NO_COLOR === '') && TERM !== 'dumb';
}

/** The output of one command, in the form that `--output` says. */
export function createOutput(form = 'table'): Output {
  if (!FORMS.includes(form)) throw new Problem(`--output is ${FORMS.join(', ')}, not ${form}`);
  const colours = coloured();
  const paint = (code: number) => (text: string) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text);
  const bold = paint(1);
  const dim = paint(2);
  const line = (text = ''): void => void process.stdout.write(`${text}\n`);
  const json = form !== 'table';
  const note = (text: string): void => void process.stderr.write(`${text}\n`);
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
        line(form === 'json' ? text : asYaml(text));
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
