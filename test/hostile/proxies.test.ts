/** Behind nginx and HAProxy of Debian, configured as the guide says: names, callers, spoofed callers and WebSockets. */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { WebSocket } from 'ws';
import { cleanUp, newDirectory, startProcess } from '../cli/program.js';
import { portsFrom } from '../ports.js';
import { program } from '../programs.js';
import { type Answered, closeAll, refusal, Socket, serve } from '../runtime/rpc/kit.js';
import { until } from '../until.js';

const GUIDE = readFileSync(fileURLToPath(new URL('../../../docs/guide/behind-a-proxy.md', import.meta.url)), 'utf8');
const HOST = 'rpc.example';
const TRUST = { hosts: [HOST], proxies: ['127.0.0.1'] };
const HELLO = { jsonrpc: '2.0', id: 1, method: 'test_hello' };
const INSPECT = { jsonrpc: '2.0', id: 1, method: 'test_inspect' };

const closers: (() => Promise<unknown>)[] = [];
let directory: string;

test.before(async () => {
  directory = await newDirectory();
  const [key, certificate] = [join(directory, 'key'), join(directory, 'crt')];
  const subject = ['-subj', `/CN=${HOST}`, '-days', '2', '-nodes', '-newkey', 'rsa:2048'];
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  await writeFile(join(directory, 'pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
});
test.after.each(async () => {
  for (const close of closers.splice(0)) await close();
  await closeAll();
});
test.after(cleanUp);

/** The configuration of the guide in a language, with the ports and files of this test. */
function configuration(language: string, port: number, nodePort: number): string {
  const [, text] = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(GUIDE)!;
  return text!
    .replace(/(listen|bind) :?443/, `$1 127.0.0.1:${port}`)
    .replace('127.0.0.1:9933', `127.0.0.1:${nodePort}`)
    .replaceAll(/\/etc\/ssl\/rpc\.example\.(\w+)/g, (_, kind) => join(directory, kind));
}

const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** How each proxy is started in the foreground. */
const PROXIES = {
  nginx: (text: string, base: string) => ({
    text: `daemon off; pid ${base}.pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { access_log off; ${paths.map((path) => `${path}_temp_path ${base}-${path};`).join(' ')}
${text}}`,
    args: ['-c', `${base}.conf`],
  }),
  haproxy: (text: string, base: string) => ({
    text,
    args: ['-db', '-f', `${base}.conf`],
  }),
} as const;
type Proxy = keyof typeof PROXIES;

/** Starts a proxy in front of a port; gives its own. */
async function startProxy(proxy: Proxy, nodePort: number): Promise<number> {
  const port = await portsFrom();
  const base = join(directory, `${proxy}-${port}`);
  const { text, args } = PROXIES[proxy](configuration(proxy, port, nodePort), base);
  await writeFile(`${base}.conf`, text);
  const child = spawn(program(proxy), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = once(child, 'exit');
  closers.push(() => {
    child.kill('SIGTERM');
    return ended;
  });
  const listens = () =>
    new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  await until(listens, () => `${proxy}: ${said}`);
  return port;
}

interface Through {
  readonly status: number;
  readonly json: Answered;
}

/** A request to a proxy from an address of this machine, as from a caller far away. */
function ask(
  port: number,
  localAddress: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Through> {
  return new Promise((resolve, reject) => {
    const sent = https.request(
      {
        ...{ host: '127.0.0.1', port, method: 'POST', localAddress, agent: false, rejectUnauthorized: false },
        headers: { Host: HOST, 'Content-Type': 'application/json', ...headers },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, json: text === '' ? undefined : JSON.parse(text) }),
        );
      },
    );
    sent.on('error', reject).end(JSON.stringify(body));
  });
}

async function socketTo(port: number, localAddress: string, headers: Record<string, string> = {}): Promise<Socket> {
  const options = { rejectUnauthorized: false, headers: { Host: HOST, ...headers } };
  const ws = new WebSocket(`wss://127.0.0.1:${port}`, { ...options, ...{ localAddress } });
  closers.push(async () => ws.terminate());
  const socket = new Socket(ws);
  await socket.opened;
  return socket;
}

/** The command of a `sh` block of the guide that begins with this word. */
const commandIn = (word: string): string => new RegExp(`^\`\`\`sh\\n(${word} .*)$`, 'm').exec(GUIDE)![1]!;

test('nginx: a node with the flags of the guide answers the check of the guide', async () => {
  const [, flags] = /^trellis start --data-dir \.\/data (.*)$/.exec(commandIn('trellis'))!;
  const node = await startProcess('dev', '--ephemeral', ...flags!.split(' '));
  closers.push(() => node.stop());
  const port = await startProxy('nginx', Number(new URL(node.url).port));
  // The public name leads to the proxy of this test, whose certificate nobody signed.
  await writeFile(join(directory, '.curlrc'), `insecure\nconnect-to = "${HOST}:443:127.0.0.1:${port}"\n`);
  const env = { ...process.env, CURL_HOME: directory };
  const { result } = JSON.parse(execFileSync('sh', ['-c', commandIn('curl')], { env, encoding: 'utf8' })) as Answered;
  assert.type(result, 'string');
});

const ALICE = '127.0.0.2';
const BOB = '127.0.0.3';

test('a caller that bypasses the proxy is counted by its own address, whatever its headers claim', async () => {
  const { port } = await serve({ ...TRUST, host: '0.0.0.0', limits: { perSecond: 2 } });
  const claim = (address: string) => ({
    'X-Forwarded-For': address,
    'X-Real-IP': address,
    Forwarded: `for=${address}`,
  });
  const direct = async (address: string): Promise<number> => {
    const request = http.request({
      ...{ host: '127.0.0.1', port, method: 'POST', localAddress: ALICE, agent: false },
      headers: { 'Content-Type': 'application/json', ...claim(address) },
    });
    request.end(JSON.stringify(HELLO));
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    answer.resume();
    return answer.statusCode!;
  };
  const statuses: number[] = [];
  for (let i = 1; i <= 3; i++) statuses.push(await direct(`203.0.113.${i}`));
  assert.equal(statuses, [200, 200, 429]);
});

for (const proxy of Object.keys(PROXIES) as Proxy[]) {
  test(`${proxy}: the node accepts calls under its public name only`, async () => {
    const port = await startProxy(proxy, (await serve(TRUST)).port);
    assert.equal((await ask(port, ALICE, HELLO)).json.result, 'hello');
    assert.is((await ask(port, ALICE, HELLO, { Host: 'evil.example' })).status, 403);
    const pay = { ...HELLO, method: 'test_pay', params: [`0x${'ab'.repeat(32)}`, '5'] };
    assert.is(
      (await ask(port, ALICE, pay, { Origin: `https://${HOST}` })).json.result,
      '5',
      'a page of the node itself',
    );
    assert.is((await ask(port, ALICE, pay, { Origin: 'https://evil.example' })).json.error.code, 3112);
  });

  test(`${proxy}: each caller has its own allowance and cannot use that of a spoofed address`, async () => {
    const port = await startProxy(proxy, (await serve({ ...TRUST, limits: { perSecond: 2 } })).port);
    const seen = (await ask(port, ALICE, INSPECT)).json.result;
    assert.equal(seen, { ip: ALICE, transport: 'http', loopback: false });
    const spoofed = { 'X-Forwarded-For': '203.0.113.9', 'X-Real-IP': '203.0.113.9', Forwarded: 'for=203.0.113.9' };
    assert.is((await ask(port, ALICE, INSPECT, spoofed)).json.result.ip, ALICE);
    assert.is((await ask(port, ALICE, HELLO, spoofed)).status, 429);
    assert.is((await ask(port, BOB, HELLO)).status, 200);
  });

  test(`${proxy}: WebSockets pass through, are counted per caller and are bound to their origin`, async () => {
    const node = await serve({ ...TRUST, limits: { connectionsPerIp: 1 } });
    const port = await startProxy(proxy, node.port);
    const socket = await socketTo(port, ALICE, { 'X-Forwarded-For': BOB });
    const seen = (await socket.call('test_inspect')).result;
    assert.equal(seen, { ip: ALICE, transport: 'ws', loopback: false });
    assert.match(await refusal(socketTo(port, ALICE)), '429');
    const other = await socketTo(port, BOB, { Origin: `https://${HOST}` });
    assert.is((await other.call('test_big', [3_000_000])).result.length, 3_000_000);
    assert.match(await refusal(socketTo(port, '127.0.0.4', { Origin: 'https://evil.example' })), '403');
    assert.is(node.server.connections, 2);
  });

  test(`${proxy}: a node started as the guide says delivers block notifications through the proxy`, async () => {
    const flags = /^trellis start .*?(--rpc-hosts.*)$/m.exec(GUIDE)![1]!.split(' ');
    const node = await startProcess('dev', '--ephemeral', ...flags);
    const port = await startProxy(proxy, Number(new URL(node.url).port));
    const socket = await socketTo(port, ALICE);
    assert.match((await socket.call('chain_subscribe_newHeads')).result, /^0x/);
    assert.is((await socket.next()).params.kind, 'newHeads');
    assert.type((await ask(port, ALICE, { ...HELLO, method: 'chain_version' })).json.result, 'string');
    await node.stop();
  });
}

test.run();
