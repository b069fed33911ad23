/** The lock file: every package has the hash of its content, for all platforms, and no download address. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROOT } from '../client/project.js';

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const locked = Object.entries(packages).filter(([path]) => path !== '');

/**
 * The registry that this lock file is made with lacks these binaries of other platforms, so their hash is unknown here.
 * docs/dependencies.md says what that means. An entry that has a hash must leave this list.
 */
const WITHOUT_HASH = [
  'darwin-arm64',
  'darwin-x64',
  'linux-arm64-gnu',
  'linux-arm64-musl',
  'linux-x64-musl',
  'win32-x64-msvc',
].map((platform) => `node_modules/@chainsafe/libp2p-quic-${platform}`);

test('every package in the lock file has a SHA-512 hash, also the optional binaries of other platforms', () => {
  assert.ok(locked.length > 300);
  const without = locked.filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''));
  assert.equal(without.map(([path]) => path).sort(), WITHOUT_HASH);
});

test('no package in the lock file names the address that it is downloaded from', () => {
  assert.equal(
    locked.filter(([, { resolved }]) => resolved !== undefined),
    [],
  );
});

test.run();
