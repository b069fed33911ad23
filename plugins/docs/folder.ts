/** The static site of `docs build` as pages of the node: the files that are in the directory when the node starts. */

import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { RouteAnswer, RouteRequest } from '../../runtime/plugin.js';
import { Packed } from './packed.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
};
/** Requested files stay in memory, so their sum is bounded. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Directories in the path of a file, and the file. */
const DEPTH = 3;

type Files = ReadonlyMap<string, { readonly file: string; readonly type: string }>;

/** Files of the site by their path. Throws an Error that says why the directory cannot be served. */
export function filesOf(directory: string): Files {
  const files = new Map<string, { file: string; type: string }>();
  let bytes = 0;
  for (const entry of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[extname(entry)];
    if (type === undefined) continue;
    const file = join(directory, entry);
    files.set(entry.split(sep).join('/'), { file, type });
    bytes += statSync(file).size;
  }
  if (!files.has('index.html')) throw new Error('it has no index.html: write the site with docs build');
  if (bytes > MOST_BYTES) throw new Error(`its files have ${bytes} bytes; at most ${MOST_BYTES} are served`);
  return files;
}

/** Pages of the files; any other path is not found. */
export function siteRoutes(directory: string) {
  const files = filesOf(directory);
  const packed = new Map<string, Promise<Packed>>();
  const handler = async ({ params, headers }: RouteRequest): Promise<RouteAnswer> => {
    const path = Object.values(params).join('/');
    const found = files.get(path);
    if (found === undefined) return { status: 404, type: 'text/plain; charset=utf-8', body: 'Not found\n' };
    const { file, type } = found;
    if (!packed.has(path)) {
      const read = readFile(file).then((content) => new Packed(type, content, false));
      packed.set(path, read);
      read.catch(() => packed.delete(path));
    }
    const answer = await (await packed.get(path)!).answer({ headers });
    // Pages have a policy of their own; framing can be forbidden by a header only.
    const policy = type.startsWith('text/html') ? "frame-ancestors 'none'" : "default-src 'none'; sandbox";
    const own = { 'Content-Security-Policy': policy, 'Referrer-Policy': 'no-referrer' };
    return { ...answer, headers: { ...answer.headers, ...own } };
  };
  const names = Array.from({ length: DEPTH }, (_, i) => `:part${i}`);
  return names.map((_, i) => ({ path: `/docs/${names.slice(0, i + 1).join('/')}`, handler }));
}
