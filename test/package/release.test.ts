/** A release: the same bytes from two clones, and complete, consistent files about it. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from '../cli/program.js';
import { ROOT } from '../suites.js';
import { release } from './release.js';

test.after(cleanUp);

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
const lock = read<{
  packages: Readonly<
    Record<string, { readonly hasInstallScript?: boolean; readonly name?: string; readonly dev?: boolean }>
  >;
}>(join(ROOT, 'package-lock.json'));

test('two clones without any install script give one package, described by checksums, licenses, provenance and CycloneDX', async () => {
  const directory = await newDirectory();
  const files = await release(directory, true);
  const endings = ['.tgz', '.cdx.json', '.licenses.txt', '.provenance.json', 'SHA256SUMS'];
  for (const ending of endings)
    assert.ok(
      files.some((name) => name.endsWith(ending)),
      `${ending} of ${files}`,
    );
  const sums = readFileSync(join(directory, 'SHA256SUMS'), 'utf8').trim().split('\n');
  assert.is(sums.length, endings.length - 1);
  for (const line of sums) {
    const [sum, name] = line.split('  ') as [string, string];
    assert.is(
      createHash('sha256')
        .update(readFileSync(join(directory, name)))
        .digest('hex'),
      sum,
      name,
    );
  }
  const tgz = files.find((name) => name.endsWith('.tgz'))!;
  const statement = read<{ subject: { name: string; digest: { sha256: string } }[] }>(
    join(directory, tgz.replace('.tgz', '.provenance.json')),
  );
  assert.equal(statement.subject, [
    { name: tgz, digest: { sha256: sums.find((line) => line.endsWith(tgz))!.slice(0, 64) } },
  ]);
  const bom = read<{ bomFormat: string; components: { hashes?: object[] }[] }>(
    join(directory, tgz.replace('.tgz', '.cdx.json')),
  );
  assert.is(bom.bomFormat, 'CycloneDX');
  assert.ok(bom.components.length > 100);
});

test('every package with an install script is reviewed, and none of the scripts runs', () => {
  const named = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path, { name }]) => name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  const { allowScripts } = read<{ allowScripts: Readonly<Record<string, boolean>> }>(join(ROOT, 'package.json'));
  assert.equal(Object.keys(allowScripts).sort(), [...new Set(named)].sort());
  assert.ok(Object.values(allowScripts).every((allowed) => !allowed));
});

test.run();
