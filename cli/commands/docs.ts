/** `docs`: documentation of the distribution's RPC methods, written to files or served with a node to try them. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document } from '../../plugins/docs/document.js';
import { docsMarkdown } from '../../plugins/docs/markdown.js';
import { docsPage } from '../../plugins/docs/page.js';
import { type Action, Flags } from '../command-line/command.js';
import { apiDocument } from '../node/api-document.js';
import { withExamples } from '../node/example-calls.js';
import { clientChain, clientStores, clientTypes, wireDocument } from '../runtime/api.js';
import { dev } from './dev.js';

export const build: Action = async ({ distribution, args, flags, out }) => {
  const directory = args[0] ?? 'site';
  const modules = flags.list('module');
  const { document: api, set } = await apiDocument(distribution, modules);
  const document = await withExamples(distribution, set, api as unknown as Document, modules);
  const pages = new Map([
    ['openrpc.json', `${JSON.stringify(document, null, 2)}\n`],
    ['methods.ts', clientTypes(api)],
    ['chain.ts', clientChain(distribution, set.operations, api)],
    ['wire.json', wireDocument(distribution, set.operations, api)],
    ['stores.ts', clientStores(set.modules)],
    ['index.html', docsPage(document, { served: false })],
    ...docsMarkdown(document),
  ]);
  await mkdir(directory, { recursive: true });
  for (const [name, text] of pages) await writeFile(join(directory, name), text);
  const methods = document.methods.length;
  out.result({ directory, files: [...pages.keys()], methods }, () =>
    out.line(
      `wrote ${pages.size} files about ${methods} methods to ${directory}; open ${join(directory, 'index.html')}`,
    ),
  );
  return 0;
};

export const serve: Action = async (call) => {
  const port = call.flags.text('port') ?? '9934';
  const given = { ephemeral: 'true', 'rpc-port': port, 'p2p-port': 'off', module: call.flags.text('module') ?? '' };
  call.out.line(`documentation with a temporary chain: http://127.0.0.1:${port}/docs`);
  return dev({ ...call, flags: new Flags(new Map(Object.entries(given))) });
};
