/**
 * A release: `npm run release -- DIRECTORY [--installed] [--untagged]`. Verifies the signed tag of the version, packs the current
 * commit from two clean clones, compares the bytes, and writes the package, its bill of materials (CycloneDX), the licenses, a
 * provenance statement (in-toto, SLSA) and checksums. `--installed` uses the packages of this checkout instead of
 * `npm ci --ignore-scripts`; `--untagged` rehearses a release before its tag exists.
 */

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ROOT } from '../suites.js';
import { verifyTag } from './tag.js';

const execute = promisify(execFile);

/** Licenses that a production package may have; another one needs a person's decision. */
export const LICENSES = [
  'MIT',
  'Apache-2.0',
  'Apache-2.0 OR MIT',
  'ISC',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  '0BSD',
] as const;

interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly { readonly license?: { readonly id: string }; readonly expression?: string }[];
}

interface Bom {
  serialNumber: string;
  readonly metadata: { timestamp: string; readonly component: { name: string } };
  readonly components: readonly Component[];
}

const run = async (
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string> =>
  (await execute(program, args, { cwd, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 ** 2 })).stdout.trim();
const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Clones a commit, builds it, and returns its package. */
async function packed(
  commit: string,
  epoch: string,
  installed: boolean,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const clone = await mkdtemp(join(tmpdir(), 'trellis-release-'));
  try {
    await run('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone], ROOT);
    await run('git', ['checkout', '--quiet', commit], clone);
    if (installed) await symlink(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
    else await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], clone);
    await run('npm', ['run', '--silent', 'build'], clone, { SOURCE_DATE_EPOCH: epoch });
    const name = await run('npm', ['pack', '--ignore-scripts', '--silent'], clone);
    return { name, bytes: await readFile(join(clone, name)) };
  } finally {
    await rm(clone, { recursive: true, force: true });
  }
}

/** The production packages of the lock file; the same bytes for the same commit. */
async function billOfMaterials(time: string, digest: string): Promise<Bom> {
  const bom = JSON.parse(
    await run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'], ROOT),
  ) as Bom;
  // npm takes a random number, the time of the run and the name of the folder.
  const part = (from: number, to: number): string => digest.slice(from, to);
  bom.serialNumber = `urn:uuid:${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
  bom.metadata.timestamp = time;
  bom.metadata.component.name = 'trellis';
  return bom;
}

/** One line for each package, by name. Throws for a license that is not in the list. */
function licensesIn({ components }: Bom): string {
  const lines = components.map(({ name, version, licenses = [] }) => {
    const license = licenses.map(({ license: one, expression }) => one?.id ?? expression).join(' AND ');
    if (!(LICENSES as readonly string[]).includes(license))
      throw new Error(
        `${name}@${version} has the license '${license}': check it and add it to LICENSES, or drop the package`,
      );
    return `${name} ${version}: ${license}`;
  });
  return `${[...new Set(lines)].sort().join('\n')}\n`;
}

/** Which commit and lock file the package was built from, and how: to be signed by the person who releases. */
function provenance(name: string, digest: string, commit: string, epoch: string, lock: string): object {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name, digest: { sha256: digest } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'npm-run-release/v1',
        externalParameters: {
          commit,
          commands: ['npm ci --ignore-scripts', 'npm run build', 'npm pack --ignore-scripts'],
          environment: { SOURCE_DATE_EPOCH: epoch },
        },
        internalParameters: { node: process.versions.node },
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: commit } },
          { name: 'package-lock.json', digest: { sha256: lock } },
        ],
      },
      runDetails: { builder: { id: 'two-clean-clones/v1' } },
    },
  };
}

/** Writes all files of a release. Throws if two clones give different bytes. */
export async function release(directory: string, installed: boolean): Promise<readonly string[]> {
  const commit = await run('git', ['rev-parse', 'HEAD'], ROOT);
  const time = await run('git', ['show', '-s', '--format=%cI', 'HEAD'], ROOT);
  const epoch = await run('git', ['show', '-s', '--format=%ct', 'HEAD'], ROOT);
  const first = await packed(commit, epoch, installed);
  const second = await packed(commit, epoch, installed);
  const digest = sha256(first.bytes);
  if (sha256(second.bytes) !== digest)
    throw new Error(`two clones of ${commit} give different packages: ${digest} and ${sha256(second.bytes)}`);
  const bom = await billOfMaterials(time, digest);
  const base = first.name.replace(/\.tgz$/, '');
  const lock = sha256(await readFile(join(ROOT, 'package-lock.json')));
  const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
  await mkdir(directory, { recursive: true });
  const files: Readonly<Record<string, string | Buffer>> = {
    [first.name]: first.bytes,
    [`${base}.cdx.json`]: json(bom),
    [`${base}.licenses.txt`]: licensesIn(bom),
    [`${base}.provenance.json`]: json(provenance(first.name, digest, commit, epoch, lock)),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(directory, name), content);
  const sums = Object.entries(files).map(([name, content]) => `${sha256(content)}  ${name}\n`);
  await writeFile(join(directory, 'SHA256SUMS'), sums.join(''));
  return readdir(directory);
}

async function main([directory, ...options]: readonly string[]): Promise<void> {
  const isKnown = (option: string): boolean => option === '--installed' || option === '--untagged';
  if (directory === undefined || directory.startsWith('-') || !options.every(isKnown)) {
    console.error('usage: npm run release -- DIRECTORY [--installed] [--untagged]');
    process.exitCode = 2;
    return;
  }
  const changes = await run('git', ['status', '--porcelain'], ROOT);
  if (changes !== '') throw new Error(`commit or remove your changes first:\n${changes}`);
  if (!options.includes('--untagged')) {
    const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    console.log(`${await verifyTag(ROOT, version, process.env)} is signed by a trusted key`);
  }
  const path = resolve(directory);
  await release(path, options.includes('--installed'));
  console.log(await readFile(join(path, 'SHA256SUMS'), 'utf8'));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
