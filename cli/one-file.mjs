/** Puts the program that runs a node, as the compiler left it, into one file. Run by `npm run build`, after the compiler; load-one-file.ts loads it. */

import { readFileSync, statSync, utimesSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { stampOf } from '../dist/cli/startup/load-one-file.js';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const outfile = `${dist}cli/one-file.cjs`;

/** What no node needs, and what imports it from files has a second copy of everything. */
const ABSENT = 'test/kit/';

/** What esbuild writes above each part: the file that it is of. */
const PART = /^ *\/\/ dist:(\S+)$/;
/** Stands where the parts are listed. */
const LIST = '"the parts"';

/** Own files by their place in dist; packages are left to load-one-file.ts. */
const places = {
  name: 'places',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point') return { path, namespace: 'dist' };
      if (!path.startsWith('.')) return { path, external: true };
      return { path: posix.join(dirname(importer), path), namespace: 'dist' };
    });
    onLoad({ filter: /.*/, namespace: 'dist' }, ({ path }) => {
      if (path.startsWith(ABSENT)) {
        return { contents: `module.exports = undefined; throw new Error('${path} is not in the one file');` };
      }
      const text = readFileSync(`${dist}${path}`, 'utf8');
      const contents = text.includes('import.meta.url') ? `const here = fileAt('../${path}');\n${text}` : text;
      return { contents, loader: path.endsWith('.json') ? 'json' : 'js' };
    });
  },
};

const { outputFiles } = await build({
  entryPoints: ['cli/startup/one-file.js'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  // Everything is imported where and when it is in the files.
  ignoreAnnotations: true,
  // `import()` of a script would need a callback that Node 20 has behind a flag.
  supported: { 'dynamic-import': false },
  define: { 'import.meta.url': 'here', IS_ONE_FILE: 'true', PARTS_OF_ONE_FILE: 'partsOfThis' },
  charset: 'ascii',
  legalComments: 'none',
  banner: {
    js: `(function (exports, require, module, __filename, __dirname) { 'use strict';
const partsOfThis = () => ${LIST};
const fileAt = (place) => new URL(place, require('node:url').pathToFileURL(__dirname + '/')).href;`,
  },
  footer: { js: '})' },
  logLevel: 'warning',
  write: false,
  plugins: [places],
});

const [{ text }] = outputFiles;
// One byte a character: it is read, hashed and kept in memory so. Wider ones are left in comments alone.
const narrow = text.replaceAll(/[^\0-\xff]/g, '?');
const [code, narrowCode] = await Promise.all([text, narrow].map((one) => transform(one, { minifyWhitespace: true })));
if (code.code !== narrowCode.code)
  throw new Error('a character that takes more than a byte stands outside of comments');
// The stamp holds this time. A reproducible build sets it: https://reproducible-builds.org/specs/source-date-epoch/
const epoch = process.env.SOURCE_DATE_EPOCH;
if (epoch) utimesSync(`${dist}.tsbuildinfo`, Number(epoch), Number(epoch));
const whole = `// ${stampOf(statSync(`${dist}.tsbuildinfo`))}\n${narrow}`;
const parts = whole.split('\n').flatMap((line, i) => {
  const [, place] = PART.exec(line) ?? [];
  return place === undefined ? [] : [[i + 1, place]];
});
if (parts.length === 0 || !whole.includes(LIST)) throw new Error('nothing tells the parts of the one file apart');
// A node may start meanwhile: the file comes whole.
const draft = `${outfile}.${process.pid}`;
await writeFile(
  draft,
  whole.replace(LIST, () => JSON.stringify(parts)),
  'latin1',
);
await rename(draft, outfile);
