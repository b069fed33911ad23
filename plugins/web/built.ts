/** Built files of the page, as `npm run build` produces them from the folder page. */

import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Packed } from '../docs/packed.js';

export interface Built {
  /** Names of the entry script, the style and the icon. */
  readonly script: string;
  readonly style: string;
  readonly icon: string;
  readonly files: ReadonlyMap<string, Packed>;
}

const FOLDER = fileURLToPath(new URL('./page/', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Reads the built files; undefined if there are none. */
export async function readBuilt(): Promise<Built | undefined> {
  const names = await readdir(FOLDER).catch(() => []);
  const [script, style, icon] = [/^main-\w+\.js$/, /^main-\w+\.css$/, /^icon-\w+\.svg$/].map((pattern) =>
    names.find((name) => pattern.test(name)),
  );
  if (script === undefined || style === undefined || icon === undefined) return undefined;
  const files = await Promise.all(
    names.flatMap((name) => {
      const type = TYPES[extname(name)];
      return type === undefined ? [] : read(name, type);
    }),
  );
  return { script, style, icon, files: new Map(files) };
}

const read = async (name: string, type: string): Promise<readonly [string, Packed]> => [
  name,
  new Packed(type, await readFile(`${FOLDER}${name}`), true),
];
