/** `docs`: documentation of the distribution, written as a static site, or its methods served with a node to try them. */

import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Document } from '../../plugins/docs/document.js';
import { docsMarkdown } from '../../plugins/docs/markdown.js';
import { docsPage } from '../../plugins/docs/page.js';
import { sitePages } from '../../plugins/docs/site/site.js';
import { type Action, Flags } from '../command-line/command.js';
import { chainListFiles } from '../distribution/chain-list.js';
import { apiDocument } from '../node/api-document.js';
import { withExamples } from '../node/example-calls.js';
import { clientChain, clientStores, clientTypes, wireDocument } from '../runtime/api.js';
import { chainPage, commandPages, methodPages, modulePages, type Parameter } from '../site/generated-pages.js';
import { guidePages } from '../site/guide-pages.js';
import { dev } from './dev.js';

export const build: Action = async ({ distribution, args, flags, out }) => {
  const directory = args[0] ?? 'site';
  const modules = flags.list('module');
  const { document: api, set, parameters } = await apiDocument(distribution, modules);
  const document = await withExamples(distribution, set, api as unknown as Document, modules);
  const { pages, pictures } = guidePages(distribution);
  const { name, version } = distribution;
  const site = sitePages({
    title: name,
    version,
    pages: [
      ...pages,
      chainPage(distribution, set),
      ...methodPages(document),
      ...modulePages(set, parameters as unknown as Parameter[], document),
      ...commandPages(distribution),
    ],
    others: [['methods.html', 'All methods']],
    files: new Set(pictures.keys()),
  });
  const files = new Map<string, string>([
    ...site,
    ['methods.html', docsPage(document, { served: false })],
    ['openrpc.json', `${JSON.stringify(document, null, 2)}\n`],
    ['methods.ts', clientTypes(api)],
    ['chain.ts', clientChain(distribution, set.operations, api)],
    ['wire.json', wireDocument(distribution, set.operations, api)],
    ['stores.ts', clientStores(set.modules)],
    ...chainListFiles(distribution),
    ...docsMarkdown(document),
  ]);
  for (const [path, text] of files) await writeInto(directory, path, (to) => writeFile(to, text));
  for (const [path, from] of pictures) await writeInto(directory, path, (to) => copyFile(from, to));
  out.result({ directory, files: [...files.keys(), ...pictures.keys()], methods: document.methods.length }, () =>
    out.line(
      `wrote ${site.size} pages about ${document.methods.length} methods to ${directory}; open ${join(directory, 'index.html')}`,
    ),
  );
  return 0;
};

async function writeInto(directory: string, path: string, write: (to: string) => Promise<void>): Promise<void> {
  const to = join(directory, path);
  await mkdir(dirname(to), { recursive: true });
  await write(to);
}

export const serve: Action = async (call) => {
  const port = call.flags.text('port') ?? '9934';
  const given = { ephemeral: 'true', 'rpc-port': port, 'p2p-port': 'off', module: call.flags.text('module') ?? '' };
  call.out.line(`documentation with a temporary chain: http://127.0.0.1:${port}/docs`);
  return dev({ ...call, flags: new Flags(new Map(Object.entries(given))) });
};
