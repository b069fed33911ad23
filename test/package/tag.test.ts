/** The tag of a release, with throw-away keys in a repository of its own. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from '../cli/program.js';
import { verifyTag } from './tag.js';

test.after(cleanUp);

/** A repository with one commit, an SSH key of a maintainer, and one that nobody trusts. */
async function scene() {
  const home = await newDirectory();
  const repository = join(home, 'repository');
  mkdirSync(repository);
  const env = { PATH: process.env.PATH, HOME: home, GNUPGHOME: home, GIT_CONFIG_NOSYSTEM: '1' };
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { cwd: repository, env, stdio: ['ignore', 'pipe', 'pipe'] }).toString();
  const git = (...args: readonly string[]) => run('git', ...args);
  for (const name of ['maintainer', 'stranger'])
    run('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', join(home, name));
  git('init', '--quiet');
  for (const [key, value] of [
    ['user.name', 'Maintainer'],
    ['user.email', 'maintainer@example.org'],
    ['gpg.format', 'ssh'],
    ['user.signingKey', join(home, 'maintainer.pub')],
    ['gpg.ssh.allowedSignersFile', join(home, 'allowed')],
  ] as const)
    git('config', key, value);
  writeFileSync(join(home, 'allowed'), `maintainer@example.org ${readFileSync(join(home, 'maintainer.pub'), 'utf8')}`);
  const commit = () => git('commit', '--quiet', '--allow-empty', '-m', 'release');
  commit();
  const verify = () => verifyTag(repository, '1.2.3', env);
  return { home, git, run, commit, verify };
}

async function refusal(verify: () => Promise<unknown>): Promise<string> {
  const error: Error | null = await verify().then(
    () => null,
    (cause: Error) => cause,
  );
  return error?.message ?? 'accepted';
}

test('a tag signed with the SSH key of a maintainer is accepted', async () => {
  const { git, verify } = await scene();
  git('tag', '-s', 'v1.2.3', '-m', 'v1.2.3');
  assert.is(await verify(), 'v1.2.3');
});

test('a release without a tag is refused with the commands that make one', async () => {
  const { verify } = await scene();
  const said = await refusal(verify);
  assert.match(said, /the tag v1\.2\.3 does not exist/);
  assert.match(said, /tag -s v1\.2\.3 -m v1\.2\.3/);
});

test('unsigned tags and tags signed with an untrusted key are refused', async () => {
  const { home, git, verify } = await scene();
  git('tag', 'v1.2.3');
  assert.match(await refusal(verify), /no valid signature of a trusted key/);
  git('tag', '-f', '-a', 'v1.2.3', '-m', 'v1.2.3');
  assert.match(await refusal(verify), /no valid signature of a trusted key/);
  git('-c', `user.signingKey=${join(home, 'stranger.pub')}`, 'tag', '-f', '-s', 'v1.2.3', '-m', 'v1.2.3');
  assert.match(await refusal(verify), /no valid signature of a trusted key/);
});

test('a signed tag whose text was changed afterwards is refused', async () => {
  const { home, git, verify } = await scene();
  git('tag', '-s', 'v1.2.3', '-m', 'v1.2.3');
  const changed = join(home, 'changed');
  writeFileSync(changed, git('cat-file', 'tag', 'v1.2.3').replace('\n\nv1.2.3', '\n\nv1.2.4'));
  git('update-ref', 'refs/tags/v1.2.3', git('hash-object', '-t', 'tag', '-w', changed).trim());
  assert.match(await refusal(verify), /no valid signature of a trusted key/);
});

test('a tag on another commit is refused', async () => {
  const { git, commit, verify } = await scene();
  git('tag', '-s', 'v1.2.3', '-m', 'v1.2.3');
  commit();
  assert.match(await refusal(verify), /HEAD is/);
});

test('a tag signed with a GPG key of the keyring is accepted', async () => {
  const { home, git, run, verify } = await scene();
  try {
    run(
      'gpg',
      '--batch',
      '--quiet',
      '--passphrase',
      '',
      '--quick-generate-key',
      'maintainer@example.org',
      'ed25519',
      'sign',
    );
    git(
      '-c',
      'gpg.format=openpgp',
      '-c',
      'user.signingKey=maintainer@example.org',
      'tag',
      '-s',
      'v1.2.3',
      '-m',
      'v1.2.3',
    );
    assert.is(await verify(), 'v1.2.3');
  } finally {
    run('gpgconf', '--homedir', home, '--kill', 'all');
  }
});

test.run();
