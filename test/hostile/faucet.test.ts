/** A stranger at the faucet: floods, slow bodies, many accounts, borrowed addresses. Others get their money meanwhile. */

import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from '../cli/program.js';
import { ask, type Faucet, startFaucet } from '../plugins/faucet.js';
import { ATTACK_SECONDS } from './length.js';

const test = suite('a stranger at the faucet');
test.after(cleanUp);

const STRANGER = '127.0.0.66';
let accounts = 0;
const somebody = (): string => `0x${(++accounts).toString(16).padStart(64, 'b')}`;

/** Repeats an attack, so many at a time, as long as it lasts; gives what each try came to. */
async function attack<T>(atATime: number, once: () => Promise<T>): Promise<{ tries: T[]; over: () => boolean }> {
  const until = Date.now() + ATTACK_SECONDS * 1_000;
  const tries: T[] = [];
  const over = () => Date.now() >= until;
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      while (!over()) tries.push(await once());
    }),
  );
  return { tries, over };
}

/** Somebody else asks every second, from another address each time, and must be served each time. */
async function honest({ port }: Faucet, over: () => boolean): Promise<number> {
  let served = 0;
  for (let n = 1; !over(); n++) {
    const { status, json } = await ask(
      port,
      { address: somebody() },
      { from: `127.0.${1 + (n >> 7)}.${1 + (n & 127)}` },
    );
    assert.is(status, 200, `honest user ${n}: ${JSON.stringify(json)}`);
    served++;
    await pause(1_000);
  }
  return served;
}

/** An attack beside honest users; both are over at once. */
async function beside<T>(faucet: Faucet, atATime: number, once: () => Promise<T>): Promise<readonly T[]> {
  const end = Date.now() + ATTACK_SECONDS * 1_000;
  const [{ tries }, served] = await Promise.all([attack(atATime, once), honest(faucet, () => Date.now() >= end)]);
  assert.ok(served >= 2, `${served} honest users were served`);
  return tries;
}

test('a caller that floods the faucet for many accounts gets three grants and delays no other caller', async () => {
  const faucet = await startFaucet(await newDirectory(), { 'faucet-daily': '1000000' });
  const tries = await beside(faucet, 24, () =>
    ask(faucet.port, { address: somebody() }, { from: STRANGER }).then(
      ({ status }) => status,
      () => 0,
    ),
  );
  assert.is(tries.filter((status) => status === 200).length, 3);
  assert.ok(tries.length > 100, `${tries.length} tries`);
  assert.ok(
    tries.every((status) => [0, 200, 429].includes(status)),
    `${[...new Set(tries)]}`,
  );
  await faucet.node.stop();
});

test('request bodies sent byte by byte are cut off and do not block other callers', async () => {
  const faucet = await startFaucet(await newDirectory(), { 'faucet-daily': '1000000' });
  const cut: number[] = [];
  const drip = () =>
    new Promise<void>((resolve) => {
      const began = Date.now();
      const socket = net.connect({ port: faucet.port, host: '127.0.0.1', localAddress: STRANGER });
      socket.on('connect', () => {
        socket.write(
          'POST /faucet HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n',
        );
      });
      const timer = setInterval(() => socket.write('{'), 100);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(timer);
        cut.push(Date.now() - began);
        resolve();
      });
      socket.resume();
    });
  await beside(faucet, 100, async () => {
    await drip();
    await pause(50);
  });
  const [refused, slow] = [cut.filter((ms) => ms < 2_000).length, cut.filter((ms) => ms >= 2_000)];
  assert.ok(refused > 0, 'beyond its sixteen connections the stranger has none');
  assert.ok(
    slow.length > 0 && Math.max(...slow) < 30_000,
    `the others are cut off, the last after ${Math.max(...slow)} ms`,
  );
  await faucet.node.stop();
});

test('the faucet honors X-Forwarded-For only from a trusted proxy and counts an IPv6 network as one caller', async () => {
  const open = await startFaucet(await newDirectory());
  const borrow = (port: number, forwarded: string) =>
    ask(port, { address: somebody() }, { from: STRANGER, headers: { 'x-forwarded-for': forwarded } });
  const claims = await Promise.all([1, 2, 3, 4, 5].map((n) => borrow(open.port, `203.0.113.${n}`)));
  assert.is(claims.filter(({ status }) => status === 200).length, 3, 'a stranger is where his packets come from');
  await open.node.stop();

  const more = { rpcTrustProxy: [STRANGER] };
  const proxied = await startFaucet(await newDirectory(), { 'faucet-daily': '1000000' }, more);
  const granted = async (addresses: readonly string[]) => {
    let count = 0;
    for (const address of addresses) if ((await borrow(proxied.port, address)).status === 200) count++;
    return count;
  };
  const numbers = (n: number) => Array.from({ length: n }, (_, i) => (i + 1).toString(16));
  assert.is(await granted(numbers(5).map((n) => `2001:db8:0:1::${n}`)), 3, 'a /64 is one holder');
  const wide = await granted(numbers(40).map((n) => `2001:db8:7:${n}::1`));
  assert.is(wide, 24, 'a /48 gets eight times as much, however many networks it has');
  assert.is(await granted(['2001:db8:8:1::1']), 1, 'others are served');
  assert.is(await granted(numbers(5).map(() => '198.51.100.7')), 3, 'an IPv4 address is one caller');
  await proxied.node.stop();
});

test('requests that are too large, too deep or malformed are rejected, and the next valid one is served', async () => {
  const faucet = await startFaucet(await newDirectory());
  const { port } = faucet;
  assert.is((await ask(port, `{"address":"${'a'.repeat(10_000)}"}`)).status, 413);
  assert.is((await ask(port, '['.repeat(4_000))).status, 400);
  assert.is((await ask(port, { address: somebody() }, { headers: { 'content-type': 'text/plain' } })).status, 415);
  assert.is((await ask(port, undefined, { path: '/other' })).status, 404);
  assert.is((await ask(port, undefined, { method: 'DELETE' })).status, 405);
  assert.is((await ask(port, { address: somebody() }, { headers: { host: 'evil.example' } })).status, 403);
  await pause(1_000);
  assert.is((await ask(port, { address: somebody() })).status, 200);
  await faucet.node.stop();
});

test.run();
