/**
 * The Debian package: dpkg installs, upgrades, removes and purges it in an empty root. Its dependencies are not there, and no
 * systemd runs: the scripts must notice both.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from '../cli/program.js';
import { ROOT } from '../suites.js';

test.after(cleanUp);

const run = (command: string, ...words: readonly string[]): string =>
  execFileSync(command, words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });

/** The package again with another version and other standard options. */
async function laterVersion(file: string): Promise<string> {
  const directory = join(await newDirectory(), 'package');
  run('dpkg-deb', '--raw-extract', file, directory);
  const control = join(directory, 'DEBIAN/control');
  writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*$/m, 'Version: 99.0.0'));
  writeFileSync(join(directory, 'etc/trellis/config.json'), '{}\n');
  run('dpkg-deb', '--root-owner-group', '-Zxz', '-z0', '--build', directory, `${directory}.deb`);
  return `${directory}.deb`;
}

if (process.platform === 'linux' && process.getuid?.() === 0) {
  test('the package installs, upgrades, keeps what the operator changed, and leaves nothing when purged', async () => {
    const work = await newDirectory();
    const file = join(work, 'first.deb');
    run(process.execPath, 'docs/operate/debian/build.mjs', file);
    const root = join(work, 'root');
    for (const path of ['var/lib/dpkg/updates', 'var/lib/dpkg/info', 'var/log'])
      mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, 'var/lib/dpkg/status'), '');
    const dpkg = (...words: readonly string[]) => {
      const forced = [
        '--force-depends',
        '--force-unsafe-io',
        '--force-script-chrootless',
        '--force-confdef',
        '--force-confold',
        '--force-not-root',
      ];
      const { status, stderr } = spawnSync('dpkg', [`--root=${root}`, ...forced, ...words], { encoding: 'utf8' });
      assert.is(status, 0, stderr);
    };
    const at = (path: string) => join(root, path);

    dpkg('--install', file);
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    const program = at('opt/trellis/dist/cli/main.js');
    assert.is(run(process.execPath, program, '--version').trim(), version);
    assert.ok(existsSync(at('lib/systemd/system/trellis.service')));
    for (const gone of [
      'opt/trellis/dist/test/run.js',
      'opt/trellis/node_modules/typescript',
      'opt/trellis/test/run.ts',
    ])
      assert.not.ok(existsSync(at(gone)), gone);
    assert.equal(readdirSync(at('opt/trellis/node_modules/sodium-native/prebuilds')), [`linux-${process.arch}`]);

    writeFileSync(at('etc/trellis/config.json'), '{ "start": { "rpc-port": 1234 } }\n');
    writeFileSync(at('etc/trellis/validator.key'), 'secret');
    dpkg('--install', await laterVersion(file));
    assert.is(readFileSync(at('etc/trellis/config.json'), 'utf8'), '{ "start": { "rpc-port": 1234 } }\n');
    assert.is(run('dpkg-query', `--admindir=${at('var/lib/dpkg')}`, '-W', 'trellis').trim(), 'trellis\t99.0.0');

    dpkg('--remove', 'trellis');
    assert.not.ok(existsSync(at('opt/trellis')));
    assert.ok(existsSync(at('etc/trellis/config.json')), 'options survive a removal');
    dpkg('--purge', 'trellis');
    assert.equal(readdirSync(at('etc/trellis')), ['validator.key']);
  });
}

test.run();
