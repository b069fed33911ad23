/** The client runs in browsers: nothing that it imports, however far away, is of Node. */

import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scan } from '../../cli/module/scanner.js';
import { target } from '../architecture/rules.js';

const ROOT = new URL('../../../', import.meta.url);

/** Every file and package that a file needs when it runs. */
function closure(start: string): { readonly files: Set<string>; readonly packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (path: string): void => {
    if (files.has(path)) return;
    files.add(path);
    const source = scan(path, readFileSync(new URL(path, ROOT), 'utf8'));
    for (const { specifier, erased } of source.imports) {
      if (erased) continue;
      const file = target(source, specifier);
      if (file === undefined) packages.add(specifier);
      else visit(file);
    }
  };
  visit(start);
  return { files, packages };
}

const ofNode = (specifier: string) =>
  specifier.startsWith('node:') || builtinModules.includes(specifier.split('/')[0]!);

test('the client imports only pure files, @noble, @scure and hash-wasm', () => {
  const { files, packages } = closure('rpc-schemas/clients/typescript/index.ts');
  assert.ok(files.has('runtime/lib/state/proof.ts') && files.has('runtime/kernel/chain/terms.ts'));
  assert.equal([...packages].filter(ofNode), []);
  assert.equal(
    [...packages].filter((name) => !/^(@noble\/(curves|hashes)|@scure\/base|hash-wasm)(\/|$)/.test(name)),
    [],
  );
  for (const path of files) {
    const { code } = scan(path, readFileSync(new URL(path, ROOT), 'utf8'));
    assert.not.match(code, /\b(process|__dirname|Buffer\.(from|alloc))\b/, path);
  }
});

test('post-quantum keys are in a separate file, and as pure', () => {
  const { packages } = closure('rpc-schemas/clients/typescript/post-quantum.ts');
  assert.equal([...packages].filter(ofNode), []);
  assert.ok([...packages].some((name) => name.startsWith('@noble/post-quantum')));
  assert.equal(
    [...packages].filter((name) => !/^(@noble\/|dilithium-round3\/)/.test(name)),
    [],
  );
});

test('the same check detects Node imports in a file that has them', () => {
  assert.ok([...closure('runtime/lib/crypto/ed25519.ts').packages].some(ofNode));
});

test.run();
