/** Upgrades from where people stand: a checkout with its data in it, relative paths, a release with native add-ons. */

import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, readlink, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { copyProgram } from '../../cli/supervise/copy.js';
import { answerOf } from '../node/live.js';
import { portsFrom } from '../ports.js';
import { cleanUp, newDirectory, program, trellis } from './program.js';
import {
  app,
  archive,
  endAll,
  launchIn,
  offer,
  passing,
  rehearsedNode,
  type Supervisor,
  stateOf,
  stop,
  toldNoBug,
  until,
} from './supervising.js';

test.after(async () => {
  await endAll();
  await cleanUp();
});

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Blocks of notice that the chain demands, and of what the commands here may take. */
const [NOTICE, MARGIN] = [100, 60];
const SUPERVISE = ['supervise', '--allow-downloads', '--window', '3'];

/** Lays files into a directory: path -> content. */
async function lay(directory: string, files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(directory, path, '..'), { recursive: true });
    await writeFile(join(directory, path), content);
  }
}

/** A checkout of version 1.0.0 as a developer has it: packages for development, a repository, files that nobody runs. */
async function checkout(): Promise<string> {
  const directory = await realpath(await rehearsedNode('1.0.0'));
  await lay(directory, {
    'package.json': JSON.stringify({
      type: 'module',
      version: '1.0.0',
      bin: './main.js',
      files: ['/main.js', 'assets'],
    }),
    'assets/logo': 'x',
    'notes.txt': 'of nobody else',
    '.git/HEAD': 'ref: refs/heads/main',
    'node_modules/kept/index.js': '',
    'node_modules/kept/node_modules/tool/index.js': '',
    'node_modules/tool/index.js': '',
    'node_modules/.package-lock.json': JSON.stringify({
      packages: {
        'node_modules/kept': {},
        'node_modules/kept/node_modules/tool': { dev: true },
        'node_modules/tool': { dev: true },
      },
    }),
  });
  await symlink('../kept/index.js', join(directory, 'node_modules', 'link'));
  return directory;
}

/** What a supervisor with its node is asked and told. */
function talk(port: number, supervisor: Supervisor) {
  const url = `http://127.0.0.1:${port}`;
  const ask = async <T>(method: string, ...params: unknown[]): Promise<T> => {
    const answer = await answerOf<T>(url, method, ...params);
    if (answer.error) throw new Error(JSON.stringify(answer.error));
    return answer.result;
  };
  const runs = (version: string) =>
    until(`version ${version}`, async () => (await ask('chain_version')) === version, supervisor);
  const command = async (...words: string[]): Promise<void> => {
    const { code, err } = await trellis(...words, '--node', url);
    assert.is(code, 0, err);
  };
  /** Schedules an upgrade to the file at `url`; a slow machine makes more blocks while the command runs, and gets more notice. */
  const schedule = async (version: string, key: string, file: { url: string; sha256: string }, voting = 0) => {
    for (let margin = MARGIN; ; margin *= 2) {
      const height = (await ask<{ height: number }>('chain_consensusStatus')).height + voting + NOTICE + margin;
      const what = ['--name', `to-${version}`, '--to-version', version, '--height', `${height}`];
      const plan = ['--binaries', JSON.stringify({ any: file }), '--key', key];
      const { code, err } = await trellis('upgrade', 'schedule', ...what, ...plan, '--node', url);
      if (code === 0) return height;
      assert.match(err, /HeightTooSoon/);
    }
  };
  const done = (home: string, version: string) =>
    until('the end', async () => (await stateOf(home)).done.some((one) => one.version === version), supervisor);
  return { ask, runs, command, schedule, done };
}

test('a program in a checkout is copied ahead without unneeded files, and a release is not copied', async () => {
  const [directory, port] = [await checkout(), await portsFrom()];
  const [second, third] = [
    archive(await rehearsedNode('2.0.0')),
    archive(await app('3.0.0', passing('process.exit(3);'))),
  ];
  const releases = await offer({ '/2.tar.gz': second.bytes, '/3.tar.gz': third.bytes });
  const supervisor = launchIn(
    directory,
    join(directory, 'main.js'),
    ...SUPERVISE,
    '--',
    'dev',
    '--rpc-port',
    `${port}`,
  );
  const { runs, schedule, done } = talk(port, supervisor);
  await runs('1.0.0');
  const home = join(directory, 'data', 'dev');
  await schedule('2.0.0', 'dev:0', { url: `${releases}/2.tar.gz`, sha256: second.sha256 });
  await runs('2.0.0');
  const { mtimeMs: stopped } = await stat(join(home, 'upgrade-info.json'));
  await done(home, '2.0.0');
  const [copy, ...others] = await readdir(join(home, 'bin', 'backup'));
  assert.equal(others, []);
  const backup = join(home, 'bin', 'backup', copy!);
  assert.ok((await stat(backup)).ctimeMs < stopped, 'copied while the old one ran');
  assert.equal((await readdir(backup)).sort(), ['assets', 'main.js', 'node_modules', 'package.json']);
  assert.equal((await readdir(join(backup, 'node_modules'))).sort(), ['.package-lock.json', 'kept', 'link']);
  assert.equal(await readdir(join(backup, 'node_modules', 'kept', 'node_modules')), []);
  assert.is(await readlink(join(backup, 'node_modules', 'link')), '../kept/index.js');
  assert.is((await program(join(backup, 'main.js'), '--version')).out.trim(), '1.0.0');
  const release = join('versions', `2.0.0-${second.sha256.slice(0, 12)}`);
  assert.is(await readlink(join(home, 'bin', 'current')), release, 'the data directory can be moved');
  assert.equal(await readdir(join(home, 'bin', 'downloads')), [], 'what was unpacked is not kept twice');

  await schedule('3.0.0', 'dev:0', { url: `${releases}/3.tar.gz`, sha256: third.sha256 });
  assert.is((await supervisor.ended).code, 42, supervisor.said());
  assert.is(await readlink(join(home, 'bin', 'current')), release);
  assert.equal(await readdir(join(home, 'bin', 'backup')), [copy]);
  assert.equal(await readdir(join(home, 'bin', 'versions')), [basename(release)]);
  const said = supervisor.said();
  assert.match(said, /node ended .*code=42 .*an upgrade is due/);
  assert.match(said, /node ended .*code=3 /);
  assert.match(said, /error: the upgrade to-3\.0\.0 is due: from height \d+ on the chain needs version 3\.0\.0/);
  assert.match(said, /error: the upgrade to-3\.0\.0 to 3\.0\.0 failed: it ended with code 3/);
  toldNoBug(supervisor);
});

test('with a relative data directory and a vote, the originally started program remains the rollback target', async () => {
  const [directory, place, port] = [await checkout(), await realpath(await newDirectory()), await portsFrom()];
  const home = join(place, 'chain', 'node');
  const second = archive(await rehearsedNode('2.0.0'));
  const url = `${await offer({ '/2.tar.gz': second.bytes })}/2.tar.gz`;
  const voting = ['--governance-mode', 'full', '--voting-period', '40', '--auto-vote-seed', 'ab'.repeat(32)];
  const node = ['dev', '--data-dir', 'chain/node', '--rpc-port', `${port}`, ...voting];
  const supervisor = launchIn(place, join(directory, 'main.js'), ...SUPERVISE, '--', ...node);
  const { ask, runs, command, schedule, done } = talk(port, supervisor);
  await runs('1.0.0');
  assert.is(await readlink(join(home, 'bin', 'current')), directory);
  const { validator_address } = await ask<{ validator_address: string }>('chain_validatorHealth');
  await command('send', 'dev:0', validator_address, '500');
  await schedule('2.0.0', join(home, 'validator.key'), { url, sha256: second.sha256 }, 40);
  await runs('2.0.0');
  await done(home, '2.0.0');
  assert.equal((await stateOf(home)).failed, []);
  await stop(supervisor);
});

test('a release with its packages and native add-ons is swapped in and continues the chain', async () => {
  const [place, port] = [await realpath(await newDirectory()), await portsFrom()];
  const release = join(place, 'trellis-2.0.0');
  await copyProgram(ROOT, release, place, new AbortController().signal);
  const described = JSON.parse(await readFile(join(release, 'package.json'), 'utf8'));
  await writeFile(join(release, 'package.json'), JSON.stringify({ ...described, version: '2.0.0' }));
  await rm(join(release, 'dist', 'test'), { recursive: true });
  await leaveOwnPrebuilds(join(release, 'node_modules'));
  for (const gone of ['playwright-core', '@biomejs/biome', 'fast-check'])
    assert.not.ok(existsSync(join(release, 'node_modules', gone)), gone);
  const { bytes, sha256 } = archive(release);
  const url = `${await offer({ '/2.tar.gz': bytes })}/2.tar.gz`;
  const home = join(place, 'node');
  const directory = await checkout();
  const node = ['dev', '--data-dir', home, '--rpc-port', `${port}`];
  const supervisor = launchIn(place, join(directory, 'main.js'), ...SUPERVISE, '--', ...node);
  const { ask, runs, schedule, done } = talk(port, supervisor);
  await runs('1.0.0');
  const height = await schedule('2.0.0', 'dev:0', { url, sha256 });
  await runs('2.0.0');
  await done(home, '2.0.0');
  const status = await ask<{ height: number }>('chain_consensusStatus');
  assert.ok(status.height > height);
  const maps = await readFile(`/proc/${(await stateOf(home)).child}/maps`, 'utf8').catch(() => undefined);
  if (maps !== undefined) {
    const addons = new Set(maps.match(/\/\S+\.node$/gm));
    assert.ok(addons.size > 1, maps);
    for (const addon of addons) assert.match(addon, join(home, 'bin', 'versions'));
  }
  await stop(supervisor);
});

/** Removes the add-ons of other platforms, as a release for one platform may. */
async function leaveOwnPrebuilds(packages: string): Promise<void> {
  const own = `${process.platform}-${process.arch}`;
  for (const name of await readdir(packages)) {
    const prebuilds = join(packages, name, 'prebuilds');
    if (!existsSync(prebuilds)) continue;
    for (const platform of await readdir(prebuilds)) {
      if (platform !== own) await rm(join(prebuilds, platform), { recursive: true });
    }
  }
}

test('an installation that cannot be upgraded is rejected at startup', async () => {
  const directory = await checkout();
  const refused = async (cwd: string, file: string, node: readonly string[], why: RegExp) => {
    const supervisor = launchIn(cwd, file, ...SUPERVISE, '--', ...node, '--rpc-port', '0');
    assert.is((await supervisor.ended).code, 64, supervisor.said());
    assert.match(supervisor.said(), why);
    assert.not.match(supervisor.said(), /node started/);
    toldNoBug(supervisor);
  };
  const main = join(directory, 'main.js');
  for (const once of ['--reset', '--ephemeral'])
    await refused(directory, main, ['dev', once], new RegExp(`${once} cannot be supervised`));
  await refused(directory, main, ['dev', '--data-dir', '.'], /is the program itself: choose another --data-dir/);

  const other = join(directory, 'other.js');
  await cp(main, other);
  await refused(directory, other, ['dev'], /the command of .* is .*main\.js, not .*other\.js/);

  const inside = join(await realpath(await newDirectory()), 'node_modules', 'mine');
  await cp(directory, inside, { recursive: true });
  await lay(inside, {
    'package.json': JSON.stringify({ type: 'module', version: '1.0.0', bin: 'main.js', dependencies: { around: '1' } }),
    '../around/index.js': '',
  });
  await refused(inside, join(inside, 'main.js'), ['dev'], /uses around from a parent directory/);

  const gone = await newDirectory();
  await mkdir(join(gone, 'bin'));
  await symlink('nowhere', join(gone, 'bin', 'current'));
  await refused(directory, main, ['dev', '--data-dir', gone], /bin\/current links to .*nowhere, which does not exist/);
  assert.equal(await readdir(gone), ['bin']);
});

test('a command invoked through a link runs the program behind the link', async () => {
  const [directory, place] = [await checkout(), await newDirectory()];
  await symlink(join(directory, 'main.js'), join(place, 'trellis'));
  const supervisor = launchIn(place, join(place, 'trellis'), ...SUPERVISE, '--', 'dev', '--rpc-port', '0');
  await until('the node', () => supervisor.said().includes('node started'), supervisor);
  assert.is(await readlink(join(place, 'data', 'dev', 'bin', 'current')), directory);
  await stop(supervisor);
});

test.run();
