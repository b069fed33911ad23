/** Formats any JSON for people: scalars as they are, records aligned, lists of records as tables. */

import type { Json } from '../runtime/common.js';
import type { Output } from './output.js';

type Row = { readonly [key: string]: Json | undefined };

const isRow = (json: Json | undefined): json is Row =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const isTable = (json: Json | undefined): json is readonly Row[] =>
  Array.isArray(json) && json.length > 0 && json.every(isRow);

export function flat(json: Json | undefined): string {
  if (json === null || json === undefined) return '-';
  if (Array.isArray(json) && json.every((one) => typeof one !== 'object'))
    return json.length === 0 ? '-' : json.join(', ');
  return typeof json === 'object' ? JSON.stringify(json) : String(json);
}

/** Fields of a record and of nested records, by dotted names. */
export function fields(row: Row, prefix = ''): [string, Json | undefined][] {
  return Object.entries(row).flatMap(([key, value]): [string, Json | undefined][] =>
    isRow(value) && Object.keys(value).length > 0 ? fields(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );
}

/** A number, and perhaps its unit: a percentage or an amount. */
const NUMBER = /^-?[0-9][0-9,]*(\.[0-9]+)?( (%|[A-Z][A-Z0-9.]*))?$/;

/** Writes the value. `width` is that of the terminal: a wider table is written as records. */
export function render(json: Json, out: Output, width = process.stdout.columns ?? 160): void {
  if (isTable(json)) table(json, out, width);
  else if (isRow(json)) record(json, out, width);
  else out.line(flat(json));
}

function record(row: Row, out: Output, width: number): void {
  const all = fields(row);
  const lists = all.filter(([, value]) => isTable(value));
  const plain = all.filter(([, value]) => !isTable(value)).map(([name, value]) => [name, flat(value)] as const);
  if (plain.length > 0) out.record(plain);
  for (const [name, list] of lists) {
    if (plain.length > 0 || name !== lists[0]![0]) out.line();
    out.line(out.bold(name));
    table(list as readonly Row[], out, width);
  }
}

function table(rows: readonly Row[], out: Output, width: number): void {
  const named = rows.map((row) => new Map(fields(row)));
  const titles = [...new Set(named.flatMap((row) => [...row.keys()]))];
  const cells = named.map((row) => titles.map((title) => flat(row.get(title))));
  const wide = titles.reduce(
    (sum, title, i) => sum + 2 + Math.max(title.length, ...cells.map((row) => row[i]!.length)),
    0,
  );
  if (wide <= width) {
    const right = (title: string) => named.every((row) => NUMBER.test(flat(row.get(title))));
    out.table(
      titles.map((title) => ({ title, right: right(title) })),
      cells,
    );
    return;
  }
  cells.forEach((row, at) => {
    if (at > 0) out.line();
    out.record(titles.map((title, i) => [title, row[i]!] as const).filter((_, i) => named[at]!.has(titles[i]!)));
  });
}

/** Writes fields as the result, their names without underscores. */
export const showFields = (out: Output, shown: Readonly<Record<string, string | number>>): void =>
  out.result(shown, () =>
    out.record(Object.entries(shown).map(([name, value]) => [name.replaceAll('_', ' '), `${value}`])),
  );

/** The last moment of dates, in seconds. */
const LAST_DATE = 8_640_000_000_000;

/** A Unix time in seconds as text. A number beyond all dates stays as it is. */
export const isoTime = (seconds: number): string =>
  Math.abs(seconds) <= LAST_DATE ? new Date(seconds * 1_000).toISOString().replace('.000Z', 'Z') : `${seconds}`;
