/**
 * The systemd unit: systemd-analyze finds nothing wrong and little exposed, and the command line that it names is run with its
 * environment and its credential. No systemd runs it here: limits and sandbox are not tried.
 */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EXIT } from '../../runtime/lib/halt.js';
import { cleanUp, MAIN, newDirectory, trellis } from '../cli/program.js';
import { portsFrom } from '../ports.js';
import { until } from '../until.js';

const UNIT = fileURLToPath(new URL('../../../docs/operate/trellis.service', import.meta.url));
const text = readFileSync(UNIT, 'utf8');
/** As a validator has it: with the two lines that the file tells to take in. */
const asValidator = text.replaceAll(/^#(LoadCredential|Environment)=/gm, '$1=');

test.after(cleanUp);

/** The values of a setting, in order. */
const of = (unit: string, name: string): readonly string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!);

if (process.platform === 'linux') {
  test('systemd reports no errors in the unit and little exposure to an intruder', async () => {
    const path = join(await newDirectory(), 'trellis.service');
    // What it names is not installed here.
    writeFileSync(path, asValidator.replace('/usr/bin/node /opt/trellis/dist/cli/main.js', process.execPath));
    const verified = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
    assert.equal([verified.status, verified.stderr], [0, '']);
    writeFileSync(path, asValidator.replace('Restart=on-failure', 'Restart=sometimes'));
    const broken = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
    assert.match(broken.stderr, 'sometimes', 'it looks');
    writeFileSync(path, asValidator);
    // In tenths of ten: 15 is 1.5, where a unit without any hardening has 9.6.
    const args = ['security', '--offline=true', '--threshold=15', path];
    const exposed = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    assert.is(exposed.status, 0, exposed.stdout.slice(-200));
  });
}

test('the unit restarts the node only after failures that a restart may fix', async () => {
  const prevents = of(text, 'RestartPreventExitStatus')[0]!.split(' ').map(Number);
  assert.equal(prevents, [EXIT.upgrade, EXIT.usage, EXIT.corrupt]);
  assert.equal(of(text, 'Restart'), ['on-failure'], 'after 0 it was told to stop');
  assert.equal(of(text, 'StartLimitIntervalSec'), ['0'], '75 may come as often as it takes');
  const wrong = await trellis('supervise', '--', 'start', '--rpc-prot', '1');
  assert.ok(prevents.includes(wrong.code!), `wrong options end it with ${wrong.code}`);
  const port = createServer().listen(0, '127.0.0.1');
  await once(port, 'listening');
  const taken = await trellis(
    'dev',
    '--ephemeral',
    '--p2p-port',
    'off',
    '--rpc-port',
    String((port.address() as { port: number }).port),
  );
  port.close();
  assert.not(prevents.includes(taken.code!), `a port in use ends it with ${taken.code}`);
  assert.is(taken.code, EXIT.temporary);
});

test('the command line of the unit runs a validator with its credential, reloads its options and stops on request', async () => {
  const place = await newDirectory();
  const [state, credentials] = [join(place, 'state'), join(place, 'credentials')];
  for (const path of [state, credentials]) mkdirSync(path);
  const key = join(credentials, 'validator.key');
  assert.is((await trellis('keys', 'new', key)).code, 0);
  const home = join(state, 'trellis/node');
  const founded = await trellis(
    'genesis',
    'new',
    'testnet',
    '--validators',
    key,
    '--upgrade-authority',
    key,
    '--data-dir',
    home,
  );
  assert.is(founded.code, 0, founded.err);
  // As systemd gives them: to be read by the service alone, and in a place that is not to be written.
  chmodSync(key, 0o400);
  chmodSync(credentials, 0o500);
  const specified = (value: string) => value.replaceAll('%S', state).replaceAll('%d', credentials);
  const variables = of(asValidator, 'Environment').flatMap((line) => specified(line).split(' '));
  assert.ok(variables.includes('XDG_CONFIG_HOME=/etc'));
  const etc = join(place, 'etc');
  mkdirSync(join(etc, 'trellis'), { recursive: true });
  const port = String(await portsFrom());
  const command = specified(of(text, 'ExecStart')[0]!).replace(
    '/usr/bin/node /opt/trellis/dist/cli/main.js',
    `${process.execPath} ${MAIN}`,
  );
  const child = spawn('sh', ['-c', `exec ${command}`], {
    cwd: join(state, 'trellis'),
    env: {
      PATH: process.env.PATH,
      HOME: place,
      ...Object.fromEntries(variables.map((one) => one.split(/=(.*)/, 2))),
      XDG_CONFIG_HOME: etc,
      TRELLIS_RPC_PORT: port,
      TRELLIS_P2P_PORT: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'close');
  const healthy = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(healthy, () => said);
  const height = async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'chain_nodeInfo', params: [] });
    const answer = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return ((await answer.json()) as { result: { height: number } }).result.height;
  };
  await until(
    async () => (await height()) >= 1,
    () => `the validator makes blocks; it said: ${said}`,
  );
  writeFileSync(
    join(etc, 'trellis/config.json'),
    '{ "start": { "rpc-rate-limit": 7, "max-peers": 3, "light": true } }',
  );
  const [reload, ...words] = of(text, 'ExecReload')[0]!.replace('$MAINPID', String(child.pid)).split(' ');
  assert.is(spawnSync(reload!, words).status, 0);
  await until(
    () => /options reloaded .*changed=rpc-rate-limit,max-peers/.test(said) && said.includes('options=light'),
    () => `options are reloaded; it said: ${said}`,
  );
  // KillMode=mixed: the signal goes to the supervisor alone.
  child.kill('SIGTERM');
  const [code] = await ended;
  assert.is(code, 0, said);
  assert.match(said, /supervisor: node ended .*code=0 .*why=stop requested/);
});

test.run();
