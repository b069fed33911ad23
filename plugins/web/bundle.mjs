/** Makes the page of the folder page: bundled, minified, in parts that are loaded when they are wanted. Run by `npm run build`, after the compiler. */

import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outdir = here('../../dist/plugins/web/page');
const { TOKENS } = await import('../../dist/plugins/docs/design.js');

const { outputFiles } = await build({
  entryPoints: { main: here('page/main.tsx'), icon: here('page/icon.svg') },
  outdir,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: ['chrome120', 'firefox120', 'safari17'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  minify: true,
  legalComments: 'none',
  loader: { '.svg': 'copy' },
  banner: { css: TOKENS },
  logLevel: 'warning',
  write: false,
});

// Names tell contents, and a node may serve the page meanwhile: what is there stays, and each file comes whole.
await mkdir(outdir, { recursive: true });
const had = new Set(await readdir(outdir));
const made = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
for (const [name, contents] of made) {
  if (had.has(name)) continue;
  const draft = join(outdir, `.${name}.${process.pid}`);
  await writeFile(draft, contents);
  await rename(draft, join(outdir, name));
}
const isOld = (name) => !made.has(name) && !name.startsWith('.');
for (const name of had) if (isOld(name)) await rm(join(outdir, name), { force: true });
