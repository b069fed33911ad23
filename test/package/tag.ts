/** The tag of a release: annotated, on the released commit, and signed by a key that git trusts. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** How a maintainer makes the tag, and how git gets to know the keys of maintainers. */
const remedy = (tag: string): string => `
make it with a key in a file: git -c gpg.format=ssh -c user.signingKey=KEY.pub tag -s ${tag} -m ${tag}
or with a GPG key: git tag -s ${tag} -m ${tag}
git trusts the SSH keys in a file with lines 'EMAIL ssh-ed25519 KEY': git config gpg.ssh.allowedSignersFile FILE
and the GPG keys of the keyring: gpg --import KEY.asc
to rehearse without a tag: npm run release -- DIRECTORY --untagged`;

/** Throws unless the tag of this version is on the commit at HEAD and has a valid signature of a trusted key. */
export async function verifyTag(repository: string, version: string, env: NodeJS.ProcessEnv): Promise<string> {
  const tag = `v${version}`;
  const git = (...args: readonly string[]) => execute('git', args, { cwd: repository, env });
  const { stdout: head } = await git('rev-parse', 'HEAD');
  const tagged = await git('rev-parse', '--verify', '--quiet', `refs/tags/${tag}^{commit}`).catch(() => null);
  if (tagged === null) throw new Error(`the tag ${tag} does not exist${remedy(tag)}`);
  if (tagged.stdout !== head)
    throw new Error(
      `the tag ${tag} is on ${tagged.stdout.trim()}, but HEAD is ${head.trim()}: check the tag out, then release`,
    );
  // git verifies nothing but the signature: without one of a trusted key it fails.
  await git('verify-tag', `refs/tags/${tag}`).catch((cause: { readonly stderr?: string }) => {
    throw new Error(`the tag ${tag} has no valid signature of a trusted key: ${cause.stderr?.trim()}${remedy(tag)}`);
  });
  return tag;
}
