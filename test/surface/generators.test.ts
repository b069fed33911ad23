/** Tools of OpenRPC on the published document: references are resolved, and a generated client compiles. */

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Document } from '../../plugins/docs/document.js';
import { withNode } from '../golden/distribution.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const require = createRequire(import.meta.url);
const run = promisify(execFile);
const document = JSON.parse(await readFile(join(ROOT, 'rpc-schemas/openrpc.json'), 'utf8')) as Document;
const folder = await mkdtemp(join(ROOT, 'dist/generated-'));
test.after(() => rm(folder, { recursive: true, force: true }));

type Resolve = (document: unknown) => Promise<Document>;
const { parseOpenRPCDocument } = require('@open-rpc/schema-utils-js') as { parseOpenRPCDocument: Resolve };

test('the OpenRPC dereferencer resolves every reference', async () => {
  const resolved = await parseOpenRPCDocument(structuredClone(document));
  assert.is(resolved.methods.length, document.methods.length);
  assert.not.match(JSON.stringify(resolved.methods), '"$ref"');
});

test('a node returns the published document for rpc.discover, including the examples', () =>
  withNode(async (node) => {
    const { methods } = node.describe() as Document;
    assert.equal(
      methods.filter((method) => !('examples' in method)).map(({ name }) => name),
      [],
    );
    assert.equal(methods, document.methods);
  }));

test('nested operations keep their names', () => {
  const { Operation, InnerOperation } = document.components.schemas;
  assert.equal(Object.keys(InnerOperation!.properties!), Object.keys(Operation!.properties!));
  assert.match(JSON.stringify(Operation!.properties!.ProposeMultiSigTx), '#/components/schemas/InnerOperation');
  assert.not.match(JSON.stringify(document.components.schemas), '"#/components/schemas/Operation"');
});

test('the client from the OpenRPC generator compiles and has every method', async () => {
  type Options = { openrpcDocument: Document; outDir: string; components: readonly object[] };
  const { default: generate } = require('@open-rpc/generator') as { default(options: Options): Promise<void> };
  const openrpcDocument = await parseOpenRPCDocument(structuredClone(document));
  const components = [{ type: 'client', language: 'typescript', name: 'client' }];
  await generate({ openrpcDocument, outDir: folder, components });
  const source = join(folder, 'client/typescript/src/index.ts');
  const client = await readFile(source, 'utf8');
  for (const { name } of document.methods) assert.ok(client.includes(`public ${name}:`), name);
  const options = [
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--types',
    'node',
    '--skipLibCheck',
    '--noEmit',
    '--ignoreConfig',
  ];
  await writeFile(join(folder, 'package.json'), '{"type":"commonjs"}');
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const told = await run(process.execPath, [tsc, ...options, '--strict', source]).catch(
    (cause: { stdout: string }) => cause,
  );
  assert.is(told.stdout, '');
});

test.run();
