/**
 * Checks the Debian package in a clean system: `npm run debian:check`. It creates a minimal Debian with the packages that the
 * package names, or copies an existing one (`npm run debian:check -- DIRECTORY`). Then it installs, starts, upgrades, removes and
 * purges the package there. Needs Linux, root, debootstrap and some minutes. It prints one line for each step, and exits with 1
 * at the first that fails.
 */

import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const SUITE = 'trixie';
/** Later than any version. */
const LATER = '99.0.0';
const OWN_OPTIONS = '{ "start": { "rpc-port": 1234 } }\n';
/** Directories in which the system keeps its own records of packages. */
const RECORDS = ['var/lib/dpkg', 'var/log', 'var/cache', 'proc', 'tmp'];

const run = (program, ...words) =>
  execFileSync(program, words, { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2, stdio: ['ignore', 'pipe', 'pipe'] });

const has = (program) => (process.env.PATH ?? '').split(':').some((directory) => existsSync(join(directory, program)));

/** Why this machine cannot run the check; undefined if it can. */
function obstacle(system) {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid() !== 0) return 'it needs root, for chroot';
  if (!has('dpkg-deb')) return 'it needs dpkg-deb: apt-get install dpkg';
  if (system === undefined && !has('debootstrap')) return 'it needs debootstrap: apt-get install debootstrap';
  return undefined;
}

const assert = (isTrue, failure) => {
  if (!isTrue) throw new Error(failure);
};

/** Prints a step with its duration. */
async function step(name, work) {
  const startedMs = Date.now();
  const result = await work();
  console.log(`ok   ${name} (${((Date.now() - startedMs) / 1_000).toFixed(1)} s)`);
  return result;
}

const ENVIRONMENT = ['PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'HOME=/tmp'];
const NAMESPACES = ['--mount', '--pid', '--fork', '--kill-child'];

/** Runs a program of the clean system. Its processes and mounts end with it. */
const inside = (root, ...words) =>
  run('unshare', ...NAMESPACES, `--mount-proc=${root}/proc`, 'chroot', root, 'env', '-i', ...ENVIRONMENT, ...words);

/** Files of the system, without records of packages. */
function filesOf(root, directory = '') {
  return readdirSync(join(root, directory), { withFileTypes: true }).flatMap((one) => {
    const path = join(directory, one.name);
    if (RECORDS.includes(path)) return [];
    return one.isDirectory() ? [`${path}/`, ...filesOf(root, path)] : [path];
  });
}

/** Words of a field of the package. */
const dependencies = (file) =>
  run('dpkg-deb', '--field', file, 'Depends')
    .trim()
    .split(/,\s*/)
    .map((one) => one.replace(/ .*/, ''));

/** The package again with a later version and other standard options. */
function laterVersion(file, work) {
  const directory = join(work, 'later');
  run('dpkg-deb', '--raw-extract', file, directory);
  const control = join(directory, 'DEBIAN/control');
  writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*$/m, `Version: ${LATER}`));
  writeFileSync(join(directory, 'etc/trellis/config.json'), '{}\n');
  run('dpkg-deb', '--root-owner-group', '-Zxz', '-z0', '--build', directory, `${directory}.deb`);
  return `${directory}.deb`;
}

/** A node of the installed program runs as an unprivileged user until it has made a block. */
const NODE_RUNS = `
cd /tmp
touch node.log
setpriv --reuid=nobody --regid=nogroup --clear-groups trellis dev --data-dir /tmp/chain --rpc-port 0 > node.log 2>&1 & NODE=$!
for _ in $(seq 300); do
  URL=$(sed -n 's/.*node started.* rpc=\\(http[^ ]*\\).*/\\1/p' node.log)
  if [ -n "$URL" ]; then
    setpriv --reuid=nobody --regid=nogroup --clear-groups trellis send dev:0 dev:1 1 --node "$URL" && kill $NODE && wait $NODE && exit 0
  fi
  kill -0 $NODE || break
  sleep 0.2
done
cat node.log >&2
exit 1
`;

async function check(system, work) {
  const file = join(work, 'first.deb');
  const root = join(work, 'root');
  await step('the package is built', () => run(process.execPath, join(HERE, 'build.mjs'), file));
  await step(system === undefined ? `Debian ${SUITE} is created` : `${system} is copied`, () => {
    if (system !== undefined) run('cp', '--archive', system, root);
    else run('debootstrap', '--variant=minbase', `--include=${dependencies(file).join(',')}`, SUITE, root);
  });
  const before = new Set(filesOf(root));
  const install = (from) => {
    copyFileSync(from, join(root, 'tmp/trellis.deb'));
    inside(root, 'dpkg', '--force-confdef', '--force-confold', '--install', '/tmp/trellis.deb');
  };
  const hasField = (field, value) => {
    const status = inside(root, 'dpkg', '--status', 'trellis');
    assert(status.split('\n').includes(`${field}: ${value}`), `${field} is not ${value}:\n${status}`);
  };
  await step('it installs without forced dependencies', () => {
    install(file);
    hasField('Status', 'install ok installed');
    assert(/^\d+\.\d+\.\d+/.test(inside(root, 'trellis', '--version')), 'trellis --version fails');
    assert(!existsSync(join(root, 'var/lib/trellis')), 'the installation started a node');
  });
  await step('a node runs and includes a transfer', () => inside(root, 'sh', '-c', NODE_RUNS));
  writeFileSync(join(root, 'etc/trellis/config.json'), OWN_OPTIONS);
  writeFileSync(join(root, 'etc/trellis/validator.key'), 'secret');
  await step('an upgrade keeps the options of the operator', () => {
    install(laterVersion(file, work));
    hasField('Version', LATER);
    assert(readFileSync(join(root, 'etc/trellis/config.json'), 'utf8') === OWN_OPTIONS, 'the options have changed');
  });
  await step('a removal keeps the options', () => {
    inside(root, 'dpkg', '--remove', 'trellis');
    hasField('Status', 'deinstall ok config-files');
    assert(!existsSync(join(root, 'opt/trellis')), 'the program is still there');
    assert(readFileSync(join(root, 'etc/trellis/config.json'), 'utf8') === OWN_OPTIONS, 'the options have changed');
  });
  await step('a purge leaves only the key', () => {
    inside(root, 'dpkg', '--purge', 'trellis');
    const left = filesOf(root).filter((path) => !before.has(path));
    assert(left.join(' ') === 'etc/trellis/ etc/trellis/validator.key', `left: ${left.join(' ')}`);
  });
}

const [system] = process.argv.slice(2);
const reason = obstacle(system);
if (reason !== undefined) console.log(`skipped: ${reason}`);
else {
  const work = mkdtempSync(join(tmpdir(), 'trellis-debian-check-'));
  try {
    await check(system, work);
  } catch (cause) {
    console.error(`FAIL ${cause.message}\n${cause.stderr ?? ''}`);
    process.exitCode = 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
