/** Makes the page of the folder page: bundled, minified, in parts that are loaded when they are wanted. Run by `npm run build`, after the compiler. */

import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outdir = here('../../dist/plugins/web/page');
const { COLOURS } = await import('../../dist/plugins/docs/style.js');

await rm(outdir, { recursive: true, force: true });
await build({
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
  banner: { css: COLOURS },
  logLevel: 'warning',
});
