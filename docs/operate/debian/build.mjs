/**
 * Builds a Debian package from a built checkout: `npm run debian`, which prints the path of the file. The same commit gives
 * the same bytes, because every time stamp is that of the commit (SOURCE_DATE_EPOCH).
 */

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyProgram } from '../../../dist/cli/supervise/copy.js';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, '../../..');
/** Names of processors that Debian calls differently. */
const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' };

const architecture = ARCHITECTURES[process.arch];
if (process.platform !== 'linux' || architecture === undefined) {
  console.error(`the package is built on Linux, x64 or arm64, not on ${process.platform} ${process.arch}`);
  process.exit(64);
}

const { name, version, description, homepage, author } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
// A pre-release sorts before its release.
const debianVersion = version.replace('-', '~');
const output = process.argv[2] ?? join(ROOT, 'dist', `${name}_${debianVersion}_${architecture}.deb`);

/** Removes what npm would not publish, apart from the packages that the program needs. */
function leavePublished(program) {
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 };
  const [packed] = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], options));
  const published = new Set(packed.files.map(({ path }) => join(program, path)));
  for (const one of readdirSync(program, { recursive: true, withFileTypes: true })) {
    const path = join(one.parentPath, one.name);
    if (one.isFile() && !published.has(path) && !path.startsWith(join(program, 'node_modules'))) rmSync(path);
  }
  execFileSync('find', [program, '-type', 'd', '-empty', '-delete']);
}

/** Removes prebuilt libraries of other platforms. */
function leaveOwnPrebuilds(packages) {
  for (const one of readdirSync(packages, { recursive: true, withFileTypes: true })) {
    if (!one.isDirectory() || one.name !== 'prebuilds') continue;
    const directory = join(one.parentPath, one.name);
    for (const platform of readdirSync(directory)) {
      if (!platform.startsWith(`${process.platform}-${process.arch}`))
        rmSync(join(directory, platform), { recursive: true });
    }
  }
}

const bytesIn = (directory) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .reduce((sum, one) => sum + statSync(join(one.parentPath, one.name)).size, 0);

function put(root, path, source, mode = 0o644) {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  copyFileSync(source, join(root, path));
  chmodSync(join(root, path), mode);
}

/** Permissions do not depend on the umask of the builder. */
function normalize(root) {
  execFileSync('chmod', ['-R', 'u+rwX,go+rX,go-w', root]);
}

const staging = mkdtempSync(join(tmpdir(), 'trellis-debian-'));
try {
  const root = join(staging, 'package');
  const program = join(root, 'opt', name);
  mkdirSync(dirname(program), { recursive: true });
  await copyProgram(ROOT, program, staging, new AbortController().signal);
  leavePublished(program);
  leaveOwnPrebuilds(join(program, 'node_modules'));
  chmodSync(join(program, 'dist/cli/main.js'), 0o755);
  mkdirSync(join(root, 'usr/bin'), { recursive: true });
  symlinkSync(`/opt/${name}/dist/cli/main.js`, join(root, 'usr/bin', name));
  put(root, `lib/systemd/system/${name}.service`, join(HERE, '../trellis.service'));
  for (const file of ['config.json', 'node.env']) put(root, `etc/${name}/${file}`, join(HERE, file));
  put(root, `usr/share/doc/${name}/copyright`, join(ROOT, 'LICENSE'));
  put(root, `usr/share/doc/${name}/changelog`, join(ROOT, 'CHANGELOG.md'));
  normalize(root);
  for (const script of ['postinst', 'prerm', 'postrm']) put(root, `DEBIAN/${script}`, join(HERE, script), 0o755);
  writeFileSync(join(root, 'DEBIAN/conffiles'), `/etc/${name}/config.json\n/etc/${name}/node.env\n`);
  const fields = {
    VERSION: debianVersion,
    ARCHITECTURE: architecture,
    MAINTAINER: typeof author === 'string' ? author : `${name} maintainers`,
    SIZE: Math.ceil(bytesIn(root) / 1024),
    HOMEPAGE: homepage ?? '',
    DESCRIPTION: description,
  };
  const control = readFileSync(join(HERE, 'control'), 'utf8')
    .replace(/@(\w+)@/g, (_, field) => fields[field])
    .replace(/^Homepage: \n/m, '');
  writeFileSync(join(root, 'DEBIAN/control'), control);
  const commit = existsSync(join(ROOT, '.git'))
    ? execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: ROOT, encoding: 'utf8' }).trim()
    : '0';
  const env = { ...process.env, SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH ?? commit };
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '-z1', '--build', root, output], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(output);
} finally {
  rmSync(staging, { recursive: true, force: true });
}
