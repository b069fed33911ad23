/**
 * Draws the storeys of the house from the imports, into docs/architecture.md: `npm run storeys`. A test holds that the
 * page shows what the code does.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Source, scan } from '../../cli/module/scanner.js';
import { target } from './rules.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PAGE = join(ROOT, 'docs/architecture.md');
const BEGIN = '<!-- drawn by `npm run storeys` -->';
const END = '<!-- end of the drawing -->';

/** The rooms, from the top storey down. A file is in the first whose path begins its own. */
const ROOMS: readonly (readonly [path: string, name: string])[] = [
  ['cli/', 'cli'],
  ['plugins/', 'plugins'],
  ['modules/', 'modules'],
  ['rpc-schemas/clients/', 'client'],
  ['runtime/plugin-options.ts', 'runtime/plugin.ts'],
  ['runtime/plugin.ts', 'runtime/plugin.ts'],
  ['runtime/sdk.ts', 'runtime/sdk.ts'],
  ['runtime/node/', 'runtime/node'],
  ['runtime/engine/', 'runtime/engine'],
  ['runtime/kernel/', 'runtime/kernel'],
  ['runtime/lib/', 'runtime/lib'],
  ['rpc-schemas/', 'rpc-schemas'],
];

const roomOf = (path: string): string | undefined => ROOMS.find(([begin]) => path.startsWith(begin))?.[1];

/** Every source file that ships. */
export function shippedSources(): Source[] {
  return ['runtime', 'modules', 'plugins', 'cli', 'rpc-schemas'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .sort()
      .map((path) => `${folder}/${path.split(sep).join('/')}`)
      .map((path) => scan(path, readFileSync(join(ROOT, path), 'utf8'))),
  );
}

/** A mermaid flow chart: rooms with their files and lines, arrows to the rooms that they import. */
export function drawing(sources: readonly Source[]): string {
  const files = new Map<string, number>();
  const lines = new Map<string, number>();
  const arrows = new Set<string>();
  for (const source of sources) {
    const room = roomOf(source.path);
    if (room === undefined) continue;
    files.set(room, (files.get(room) ?? 0) + 1);
    lines.set(room, (lines.get(room) ?? 0) + source.text.trimEnd().split('\n').length);
    for (const { specifier } of source.imports) {
      const other = roomOf(target(source, specifier) ?? '');
      if (other !== undefined && other !== room) arrows.add(`${room} ${other}`);
    }
  }
  const present = [...new Set(ROOMS.map(([, name]) => name))].filter((name) => files.has(name));
  const id = (name: string): string => name.replace(/\W/g, '_');
  const hundreds = (count: number): string => (Math.round(count / 100) * 100).toLocaleString('en-US');
  return [
    '```mermaid',
    'flowchart TD',
    ...present.map(
      (name) => `  ${id(name)}["${name}<br/>${files.get(name)} files, ${hundreds(lines.get(name)!)} lines"]`,
    ),
    ...present.flatMap((from) =>
      present.filter((to) => arrows.has(`${from} ${to}`)).map((to) => `  ${id(from)} --> ${id(to)}`),
    ),
    '```',
  ].join('\n');
}

/** The page with the drawing in its place. */
export function drawn(page: string, sources: readonly Source[]): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/architecture.md lacks ${BEGIN} … ${END}`);
  return `${before}${BEGIN}\n\n${drawing(sources)}\n\n${END}${after}`;
}

/** Arrows of a drawing: [from, to]. */
export const arrowsOf = (text: string): string[] => text.match(/\w+ --> \w+/g) ?? [];

/** What the page says now. */
export const architecturePage = (): string => readFileSync(PAGE, 'utf8');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(PAGE, drawn(architecturePage(), shippedSources()));
}
