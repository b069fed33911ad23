/**
 * The container file. No Docker daemon is asked: its steps are replayed by a plain shell in a directory, except that
 * `npm ci` is a copy of what it has installed here and that the system is this machine's; what comes of it runs as process 1 of
 * a namespace of its own, as the user and on the read-only root that the file names.
 */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from '../cli/program.js';
import { portsFrom } from '../ports.js';
import { until } from '../until.js';
import { isSent, only, stagesOf, wordsOf } from './dockerfile.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const stages = stagesOf(read('Dockerfile'));
const [build, image] = stages as [(typeof stages)[0], (typeof stages)[0]];
const ignore = read('.dockerignore');

test.after(cleanUp);

test('the container file pins its Node versions and passes a review checklist', () => {
  assert.is(stages.length, 2);
  for (const stage of stages) {
    const [, major, minor] = /^node:(\d+)\.(\d+)\.\d+-bookworm-slim\b/.exec(only(stage, 'FROM')) ?? [];
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const [, least, leastMinor = '0'] = /^>=(\d+)(?:\.(\d+))?$/.exec(engines.node)!;
    assert.ok(
      Number(major) === Number(least) && Number(minor) >= Number(leastMinor),
      `${only(stage, 'FROM')}: a fixed version of Node that the package takes`,
    );
  }
  assert.not(read('Dockerfile').includes('latest'));
  const all = stages.flat();
  assert.not(all.some(({ name }) => name === 'ADD'));
  assert.not(
    all.some(({ text }) => /curl|wget|sudo|chmod 777/.test(text)),
    'nothing is fetched but packages',
  );
  for (const { text } of all.filter(({ text: one }) => one.includes('apt-get install'))) {
    assert.match(text, /--no-install-recommends .*rm -rf \/var\/lib\/apt\/lists/);
  }
  const user = only(image, 'USER');
  assert.match(user, /^[1-9]\d{3,}:[1-9]\d{3,}$/, 'a user by number, so that Kubernetes can check that it is not root');
  for (const name of ['ENTRYPOINT', 'CMD'])
    assert.match(only(image, name), /^\[/, `${name}: no shell between the node and its signals`);
  assert.match(only(image, 'HEALTHCHECK'), '/health/ready');
  const keys = image.findIndex(({ name }) => name === 'USER');
  assert.not(
    image.slice(keys).some(({ name }) => name === 'RUN' || name === 'COPY'),
    'what runs cannot change what it is',
  );
});

test('only sources enter the build: no keys, no data, no foreign build output', () => {
  const sent = (path: string) => isSent(ignore, path);
  for (const path of [
    'package-lock.json',
    'cli/main.ts',
    'runtime/lib/crypto/keyfile.ts',
    'rpc-schemas/openrpc.json',
    'test/kit/index.ts',
  ])
    assert.ok(sent(path), path);
  for (const path of [
    '.git/config',
    'node_modules/koa/index.js',
    'dist/cli/main.js',
    'data/dev/validator.key',
    'validator.key',
    'cli/validator.key',
    'runtime/keys/a.key',
    'test/run.ts',
    'test/kit/kit.test.ts',
    '.env',
  ]) {
    assert.not(sent(path), path);
  }
  const copied = build.filter(({ name }) => name === 'COPY').flatMap(({ text }) => wordsOf(text).slice(0, -1));
  for (const path of copied.filter((one) => one !== '.')) assert.ok(sent(path) && existsSync(join(ROOT, path)), path);
});

/** Everything that the build is sent, into a directory. */
function send(to: string): void {
  const walk = (path: string): void => {
    for (const entry of readdirSync(join(ROOT, path), { withFileTypes: true })) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory() && (isSent(ignore, inner) || ignore.includes(`!${inner}/`))) walk(inner);
      else if (entry.isFile() && isSent(ignore, inner)) {
        mkdirSync(dirname(join(to, inner)), { recursive: true });
        copyFileSync(join(ROOT, inner), join(to, inner));
      }
    }
  };
  walk('');
}

function shell(command: string, cwd: string): void {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '' },
  });
  assert.is(status, 0, `${command}\n${stdout}\n${stderr}`);
}

/** The first stage in a directory: what `/app` is then. */
function buildIn(app: string): void {
  mkdirSync(app);
  for (const { name, text } of build) {
    if (name === 'COPY') send(app);
    else if (name === 'RUN' && text === 'npm ci --ignore-scripts') {
      const installed = join(ROOT, 'node_modules');
      // Linked rather than copied, but for what npm writes again.
      shell(
        `cp -al '${installed}' node_modules && rm -f node_modules/.package-lock.json && cp '${installed}/.package-lock.json' node_modules/`,
        app,
      );
    } else if (name === 'RUN') shell(text, app);
    else assert.ok(['FROM', 'WORKDIR'].includes(name), `${name} is not replayed`);
  }
}

/** A machine as the container sees it: this one's system, `/app`, a `/data` of its own, and nothing that it may write besides. */
class Container {
  readonly root: string;
  readonly #user = only(image, 'USER');

  constructor(root: string, app: string) {
    this.root = root;
    for (const name of ['usr', 'etc', 'dev', 'proc', 'tmp', 'data', 'app'])
      mkdirSync(join(root, name), { recursive: true });
    for (const name of ['bin', 'sbin', 'lib', 'lib64'])
      if (existsSync(`/${name}`)) symlinkSync(`usr/${name}`, join(root, name));
    const [uid, gid] = this.#user.split(':').map(Number) as [number, number];
    chownSync(join(root, 'data'), uid, gid);
    shell(`cp -al '${app}/.' '${join(root, 'app')}/'`, root);
  }

  /** Runs the entry point with these words, or with those of CMD. */
  run(words: readonly string[] | undefined, env: Readonly<Record<string, string>> = {}): ChildProcess {
    const variables = only(image, 'ENV')
      .split(' ')
      .concat(Object.entries(env).map(([name, value]) => `${name}=${value}`));
    const line = [...wordsOf(only(image, 'ENTRYPOINT')), ...(words ?? wordsOf(only(image, 'CMD')))];
    const inside = `set -e
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
for d in usr etc dev; do mount --rbind /$d "$ROOT/$d"; done
mount -t proc proc "$ROOT/proc"
mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"
mount --bind "$ROOT/data" "$ROOT/data"
mount -o remount,ro,bind "$ROOT"
exec chroot --userspec=${this.#user} "$ROOT" env -i --chdir="${only(image, 'WORKDIR')}" PATH=/usr/local/bin:/usr/bin:/bin "$@"`;
    return spawn(
      'unshare',
      ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', inside, 'sh', ...variables, ...line],
      {
        env: { ...process.env, ROOT: this.root },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
  }
}

/** The process that is 1 in the namespace: the only child of `unshare`. */
const first = ({ pid }: ChildProcess): number => {
  const { stdout } = spawnSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' });
  return Number(stdout.trim());
};

async function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

const possible = spawnSync('unshare', ['--mount', '--pid', '--fork', 'true'], { encoding: 'utf8' });
if (possible.status !== 0) console.log(`no namespaces here, the container is not replayed: ${possible.stderr}`);
else {
  test('its steps build a node that runs unprivileged on a read-only root, reports its health, and stops on request', async () => {
    const place = await newDirectory();
    const app = join(place, 'app');
    buildIn(app);
    for (const gone of ['node_modules/uvu', 'test/run.ts', 'validator.key'])
      assert.not(existsSync(join(app, gone)), gone);
    const container = new Container(join(place, 'root'), app);
    const port = String(await portsFrom());

    const key = await ended(container.run(['keys', 'new', '/data/validator.key']));
    assert.is(key.code, 0, key.said);
    const authority = await ended(container.run(['keys', 'new', '/data/authority.key']));
    assert.is(authority.code, 0, authority.said);
    const founding = [
      'genesis',
      'new',
      'testnet',
      '--validators',
      '/data/validator.key',
      '--upgrade-authority',
      '/data/authority.key',
      '--data-dir',
      '/data',
    ];
    const founded = await ended(container.run(founding));
    assert.is(founded.code, 0, founded.said);
    assert.is(statSync(join(container.root, 'data/genesis.json')).uid, Number(only(image, 'USER').split(':')[0]));

    const env = { TRELLIS_RPC_PORT: port, TRELLIS_P2P_PORT: 'off', TRELLIS_VALIDATOR_KEY: '/data/validator.key' };
    const node = container.run(undefined, env);
    const end = ended(node);
    const [, , check = ''] = /^(.*?)CMD (\[.*)$/.exec(only(image, 'HEALTHCHECK')) ?? [];
    const health = () => {
      const [program, ...args] = wordsOf(check);
      return spawnSync(program!, args, { env: { ...process.env, ...env } }).status;
    };
    assert.is(health(), 1, 'not healthy before it answers');
    await until(() => health() === 0, 'the node in its container is healthy');
    const status = readFileSync(`/proc/${first(node)}/status`, 'utf8');
    assert.match(status, /^Uid:\t10001\t10001\t10001\t10001$/m);
    assert.match(status, /^NSpid:\t\d+\t1$/m, 'it is process 1, which no signal ends by itself');
    process.kill(first(node), 'SIGTERM');
    const { code, said } = await end;
    assert.is(code, 0, said);
    assert.match(said, /stopping, signal again to force[\s\S]*stopped/);

    const bad = await ended(container.run(['start', '--rpc-prot', '1']));
    assert.is(bad.code, 64, 'exit codes come through');
    rmSync(container.root, { recursive: true, force: true });
  });
}

test.run();
