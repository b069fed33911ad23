/** Writes the generated files of rpc-schemas from the default distribution, with recorded examples. `--check` reports stale files (test/surface compares the examples). */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaults } from '../../cli/distribution/default.js';
import { describeApi } from '../../runtime/lib/rpc/documents/openrpc.js';
import { clientChain } from '../../runtime/node/api/client-chain.js';
import { clientStores } from '../../runtime/node/api/client-stores.js';
import { schemaComponents } from '../../runtime/node/api/schemas.js';
import { writeExamples } from '../examples/write.js';
import { goMethods, pythonMethods } from './client-languages.js';
import { schemaFiles } from './contract.js';
import { withNode } from './distribution.js';
import { interopFiles } from './interop.js';

const FOLDER = fileURLToPath(new URL('../../../rpc-schemas/', import.meta.url));
const OPENRPC = 'openrpc.json';
const GENERATED = [OPENRPC, 'errors.json', 'wire.json', 'methods', 'client', 'vectors', 'chains'];
/** Generated files beside others in their folders. */
const GENERATED_FILES = [
  'python/trellis_client/wire.json',
  'python/trellis_client/methods.py',
  'go/wire.json',
  'go/methods.go',
].map((file) => `clients/${file}`);

/** What the files must hold: path below rpc-schemas -> text. */
export function currentSchemas(): Promise<Map<string, string>> {
  const info = { title: `${defaults.name} JSON-RPC`, version: defaults.version };
  return withNode(async ({ set, methods }) => {
    const files = schemaFiles(set, methods, info);
    const document = describeApi(methods, schemaComponents(set));
    files.set('client/chain.ts', clientChain(defaults, set.operations, document));
    files.set('client/stores.ts', clientStores(set.modules));
    for (const [path, text] of interopFiles(set, document)) files.set(path, text);
    files.set('clients/python/trellis_client/wire.json', files.get('wire.json')!);
    files.set('clients/python/trellis_client/methods.py', pythonMethods(document));
    files.set('clients/go/wire.json', files.get('wire.json')!);
    files.set('clients/go/methods.go', goMethods(document));
    return files;
  });
}

/** What the files hold. */
export function writtenSchemas(): Map<string, string> {
  const paths = [...GENERATED, ...GENERATED_FILES].flatMap((name) => {
    if (GENERATED_FILES.includes(name)) return [name];
    try {
      return name.endsWith('.json') ? [name] : readdirSync(join(FOLDER, name)).map((file) => `${name}/${file}`);
    } catch {
      return [];
    }
  });
  const files = new Map<string, string>();
  for (const path of paths) {
    try {
      files.set(path, readFileSync(join(FOLDER, path), 'utf8'));
    } catch {
      // A file that is not there yet is stale.
    }
  }
  return files;
}

/** Paths whose text differs, or that are in one of the two only. */
export function stale(current: ReadonlyMap<string, string>, written: ReadonlyMap<string, string>): string[] {
  const paths = new Set([...current.keys(), ...written.keys()]);
  return [...paths].filter((path) => current.get(path) !== written.get(path)).sort();
}

/** Makes the files what they must be. */
export function writeSchemas(current: ReadonlyMap<string, string>): void {
  for (const name of GENERATED) rmSync(join(FOLDER, name), { recursive: true, force: true });
  for (const [path, text] of current) {
    mkdirSync(dirname(join(FOLDER, path)), { recursive: true });
    writeFileSync(join(FOLDER, path), text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes('--check');
  if (!check) await writeExamples();
  const current = await currentSchemas();
  const changed = stale(current, writtenSchemas());
  if (!check) writeSchemas(current);
  else if (changed.length > 0) {
    console.error(`stale in rpc-schemas: ${changed.join(', ')}; run: npm run schemas`);
    process.exitCode = 1;
  }
  console.log(`${current.size} schema files, ${changed.length} changed`);
}
