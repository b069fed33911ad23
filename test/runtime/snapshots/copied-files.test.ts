/** Copies of a snapshot on this machine: the archive and its manifest, under whatever names a server gives them. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FileProvider } from '../../../runtime/node/maintenance/snapshots/providers.js';
import { inDirectory } from '../storage/temporary.js';

/** A manifest is read before anything of it is believed: one that is no manifest says which file was opened. */
const manifestOf = (name: string) => `not the JSON of ${name}`;

async function opened(files: readonly string[], path: string): Promise<string> {
  let said = '';
  await inDirectory(async (directory) => {
    await mkdir(join(directory, 'copy'));
    for (const file of files) await writeFile(join(directory, 'copy', file), manifestOf(file));
    const provider = await FileProvider.at(join(directory, path));
    await provider.offer().catch((cause: Error) => {
      said = cause.message;
    });
  });
  return said;
}

for (const [files, path] of [
  [['checkpoint-5.tar.zst', 'checkpoint-5.json'], 'copy'],
  [['checkpoint-5.tar.zst', 'checkpoint-5.json'], 'copy/checkpoint-5.tar.zst'],
  [['checkpoint-5.tar.zst', 'checkpoint-5.json'], 'copy/checkpoint-5.json'],
  [['checkpoint-latest.tar.zst', 'manifest.json'], 'copy'],
  [['checkpoint-latest.tar.zst', 'manifest.json'], 'copy/checkpoint-latest.tar.zst'],
  [['checkpoint-latest.tar.zst', 'checkpoint-5.json'], 'copy/checkpoint-latest.tar.zst'],
  [['checkpoint-5.tar.zst', 'manifest.json'], 'copy/checkpoint-5.tar.zst'],
] as const) {
  test(`${files.join(' and ')} are enough for ${path}`, async () => {
    assert.match(await opened(files, path), 'the manifest is not JSON');
  });
}

test('an error about a copy without a manifest names the missing file', async () => {
  assert.match(await opened(['checkpoint-5.tar.zst'], 'copy'), 'manifest.json does not exist');
  assert.match(await opened(['checkpoint-5.tar.zst'], 'copy/checkpoint-5.tar.zst'), 'manifest.json does not exist');
});

test.run();
